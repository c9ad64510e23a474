// Rules by which a new value of a single-valued attribute replaces the old one.

import { isSameSubject } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { mayContain } from "../reading/places.ts";
import { stem, stems } from "../reading/stem.ts";
import { UNWANTED } from "../slots/orders.ts";
import type { ParsedSlot } from "../slots/slots.ts";

export interface Verdict {
  readonly rule: string;
  readonly tier: "hard" | "soft";
}

/** Shares of words above which two values are one, told differently. */
const SAME_VALUE = 0.5;

const numbersOf = ({ value }: ParsedSlot): string[] => value.filter((word) => /\d/.test(word));

/** Each has a number of its own: "Peugeot 205", "Peugeot 504". */
const areNumberedApart = (older: ParsedSlot, newer: ParsedSlot): boolean => {
  const [one, other] = [numbersOf(older), numbersOf(newer)];
  return one.length > 0 && other.length > 0 && !one.some((word) => other.includes(word));
};

const areNamed = (older: ParsedSlot, newer: ParsedSlot): boolean => older.names.length > 0 && newer.names.length > 0;

/** "the Kiel plant", "the Rostock plant": a name each. */
const areNamedApart = (older: ParsedSlot, newer: ParsedSlot): boolean =>
  areNamed(older, newer) && !newer.names.some((name) => older.names.includes(name));

const isEqualValue = (older: ParsedSlot, newer: ParsedSlot): boolean => {
  if (areNumberedApart(older, newer) || areNamedApart(older, newer)) return false;
  const known = new Set(older.value);
  const shared = newer.value.filter((word) => known.has(word)).length;
  return shared / Math.min(known.size, new Set(newer.value).size) >= SAME_VALUE;
};

/** "nurse" to "head nurse": the head is the same and something was added before it. */
const isPromotion = (older: ParsedSlot, newer: ParsedSlot): boolean =>
  newer.isChange && older.value.join(" ") !== newer.value.join(" ");

const placesDiffer = (older: ParsedSlot, newer: ParsedSlot): boolean => {
  if (older.names.length === 0 || newer.names.length === 0) return !isEqualValue(older, newer);
  return !newer.names.some((place) => older.names.some((other) => place === other || mayContain(other, place)));
};

/** An amount or a time, not "a Peugeot 205". */
const isNumeric = ({ value, names }: ParsedSlot): boolean =>
  names.length === 0 && value.some((word) => /^[€$£]?\d/.test(word));

/** "is at 9:15" and "is held over video" do not speak of one thing. */
const isOtherKind = (older: ParsedSlot, newer: ParsedSlot): boolean =>
  newer.attribute.startsWith("is:") &&
  (isNumeric(older) !== isNumeric(newer) || older.names.length > 0 !== newer.names.length > 0);

const ALONE = "alone";
const WITH_USER = "user";
const PAIRED = "paired";
const SINGLE = "single";
const ENDS_PAIR = new Set([SINGLE, "separated", "divorced", "widowed"]);

type Exclusion = (older: ParsedSlot, newer: ParsedSlot, now: boolean) => Verdict["tier"] | null;

const ofStates: Exclusion = (older, newer) => (older.value[0] === newer.value[0] ? null : "hard");

const ofNames: Exclusion = (older, newer) => (areNamedApart(older, newer) ? "hard" : null);

const ofValues: Exclusion = (older, newer) => (isEqualValue(older, newer) || isOtherKind(older, newer) ? null : "hard");

const ofCalled: Exclusion = (older, newer, now) =>
  ofNames(older, newer, now) === null ? null : newer.isChange || now ? "hard" : "soft";

const HOME = "home";
const BOUGHT = "bought-home";
const ADDRESS = "is:address";
const STREETS = stems("street road avenue lane drive square row alley boulevard court terrace crescent".split(" "));

/** "lives on Elm Street", "lives at 5 Hill Road" */
const isAddress = ({ attribute, value }: ParsedSlot): boolean =>
  attribute === ADDRESS || (attribute === HOME && value.some((word) => STREETS.has(word) || /^\d/.test(word)));

/** Another street; what the address says besides may be the town that is told. */
const ofAddresses: Exclusion = (older, newer) => {
  const streets = ({ names }: ParsedSlot): string[] => names.filter((name) => !STREETS.has(stem(name)));
  const isOther = areNumberedApart(older, newer) || !streets(newer).some((name) => streets(older).includes(name));
  return areNamed(older, newer) && isOther ? "hard" : null;
};

/** How the values of an attribute exclude each other; others by their words. */
const EXCLUSIONS: Readonly<Record<string, Exclusion>> = {
  home: (older, newer, now) => {
    if (!placesDiffer(older, newer) || older.names.length > 0 !== newer.names.length > 0) return null;
    if (areNamed(older, newer)) return "hard";
    return newer.isChange || now ? "soft" : null;
  },
  "lives-with": (older, newer, now) => {
    if (older.value[0] === ALONE || newer.value[0] === ALONE) return ofStates(older, newer, now);
    // "Malik lives with his mom", "Malik lives with User now"
    if ((older.value[0] === WITH_USER) !== (newer.value[0] === WITH_USER))
      return newer.isChange || now ? "hard" : "soft";
    const tier = ofNames(older, newer, now);
    return tier === null || newer.isChange || now ? tier : "soft";
  },
  marital: (older, newer, now) => {
    // Who is married was engaged once, and who has a girlfriend may be dating or divorced.
    if (older.value[0] === "married" && newer.value[0] === "engaged" && !now) return null;
    const isOpen =
      newer.value[0] === PAIRED
        ? older.value[0] !== SINGLE
        : older.value[0] === PAIRED && !ENDS_PAIR.has(newer.value[0]!);
    return isOpen ? null : ofStates(older, newer, now);
  },
  commute: (older, newer, now) => (isEqualValue(older, newer) || !(newer.isChange || now) ? null : "hard"),
  "work-place": (older, newer, now) =>
    ofStates(older, newer, now) === null ? null : newer.isChange || now ? "hard" : "soft",
  diet: ofStates,
  // Somebody may work days at one place and nights at another.
  shift: (older, newer, now) => (now ? ofStates(older, newer, now) : null),
  employed: ofStates,
  [`is:${stem("name")}`]: (older, newer) => (older.value.join(" ") === newer.value.join(" ") ? null : "hard"),
  [ADDRESS]: ofAddresses,
  car: ofNames,
  dates: ofCalled,
  school: ofNames,
  role: (older, newer) => (isPromotion(older, newer) ? "hard" : ofValues(older, newer, false)),
  employer: (older, newer, now) => {
    // One is named and the other described ("a bakery", "Lidl"): maybe the same.
    const isUnclear = !areNamed(older, newer) && !newer.isChange && !now;
    return isEqualValue(older, newer) ? null : isUnclear ? "soft" : "hard";
  },
};

const ofTools: Exclusion = (older, newer, now) => {
  if (isEqualValue(older, newer)) return null;
  if (newer.isChange || (now && newer.names.length > 0)) return "hard";
  return areNamed(older, newer) ? "soft" : null;
};

/** A mobile and a telephone may have a number each. */
const ofContacts: Exclusion = (older, newer, now) =>
  older.value[0] === newer.value[0] ? null : newer.isChange || now ? "hard" : "soft";

/** "tabs" and "2 spaces"; "spaces" may be the two that were said before, and what is not wanted excludes itself alone. */
const ofOrders: Exclusion = ({ value: [older = "", ...known] }, { value: [newer = "", ...others] }) => {
  if (older === UNWANTED || newer === UNWANTED) {
    const [unwanted, wanted] = older === UNWANTED ? [known[0], newer] : [others[0], older];
    return older !== newer && (unwanted === undefined || unwanted === wanted) ? "hard" : null;
  }
  return older !== newer || (known.length > 0 && others.length > 0 && known.join() !== others.join()) ? "hard" : null;
};

/** By the first part of the attribute's name, where there is one for each thing. */
const KINDS: Readonly<Record<string, Exclusion>> = {
  called: ofCalled,
  tool: ofTools,
  contact: ofContacts,
  order: ofOrders,
};

/** Do the two values of one attribute exclude each other, and how surely? */
const excludes: Exclusion = (older, newer, now) => {
  const [kind] = newer.attribute.split(":");
  const ofKind = KINDS[kind ?? ""] ?? EXCLUSIONS[newer.attribute] ?? ofValues;
  return ofKind(older, newer, now);
};

type Meeting = (older: ParsedSlot, newer: ParsedSlot, isNew: boolean) => ParsedSlot | null;

/** Sure only where it became so. */
const asEmployer: Meeting = (_, newer, isNew) => ({
  ...newer,
  attribute: "employer",
  isUnclear: newer.isUnclear || !isNew,
});

/** Where a value of one attribute speaks of another one: under which of them the two meet. */
const MEETINGS: Readonly<Record<string, Meeting>> = {
  // A role counts as replaced where the new one became so; "is a chemist" beside "is a painter" may both hold.
  "occupation role": (_, newer, isNew) => (isNew ? newer : null),
  // "is between jobs", then "works at a bakery now"
  "employed employer": ({ value }, newer, isNew) =>
    value[0] === "no"
      ? { ...newer, attribute: "employed", value: ["yes"], isUnclear: newer.isUnclear || !isNew }
      : null,
  // "freelances as a translator", then "took a permanent job at the UN"; or the other way round
  "employment employer": asEmployer,
  "employer employment": asEmployer,
  // "is single", "User's girlfriend is a vet"
  "marital has-partner": (_, newer) => ({ ...newer, attribute: "marital" }),
  // "renting a flat in Lyon", then "moved to Grenoble"
  "bought-home home": (_, newer) => (newer.isChange ? newer : null),
};

/** The attribute under which two slots meet, or null. */
const meets = (older: ParsedSlot, newer: ParsedSlot, now: boolean): ParsedSlot | null => {
  // "bought a flat in Porto" after "bought a house in Ghent": both may be somebody's.
  if (older.attribute === newer.attribute)
    return newer.attribute === BOUGHT || (newer.attribute === "occupation" && !now) ? null : newer;
  if (older.attribute === "role" && newer.attribute === "occupation")
    return now ? { ...newer, attribute: "role", isChange: true } : null;
  // "lives on Elm Street", then "User's address is 12 Maple Road"; or the other way round
  if (isAddress(older) && isAddress(newer)) return { ...newer, attribute: ADDRESS };
  return MEETINGS[`${older.attribute} ${newer.attribute}`]?.(older, newer, newer.isChange || now) ?? null;
};

const LIVE = stem("live");

/** "bought the flat in Ghent and moved in", "took the flat in Ghent, they live there since May" */
const withMoveIn = (parsed: Parsed): readonly ParsedSlot[] => {
  const bought = parsed.slots.find((slot) => slot.attribute === BOUGHT);
  const movedIn = parsed.clauses.some((clause) => {
    const head = parsed.tokens[clause.head];
    const next = parsed.tokens[clause.head + 1]?.lower ?? "";
    return head?.stem === "mov" ? /^(?:in|there)$/.test(next) : head?.stem === LIVE && next === "there";
  });
  return bought !== undefined && movedIn ? [...parsed.slots, { ...bought, attribute: "home" }] : parsed.slots;
};

export const slotUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const now = newer.saysNow || newer.saysSince;
  let soft: Verdict | null = null;
  for (const slot of withMoveIn(newer)) {
    for (const known of older.slots) {
      if (!isSameSubject(known.subjects, slot.subjects)) continue;
      const met = meets(known, slot, now);
      if (met === null) continue;
      const tier = excludes(known, met, now);
      if (tier === null) continue;
      const verdict: Verdict = { rule: `slot:${met.attribute}`, tier: met.isUnclear ? "soft" : tier };
      if (verdict.tier === "hard") return verdict;
      soft ??= verdict;
    }
  }
  return soft;
};
