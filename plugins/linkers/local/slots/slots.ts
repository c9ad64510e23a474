// Reads which attribute of whom a statement fills with what, from the attribute tables and from "the N is V".

import type { Slot } from "#domain/memory.ts";
import type { Clause } from "../reading/clauses.ts";
import { FOR_A_WHILE } from "../reading/for-now.ts";
import { BE, CALL, LIKE, SPOUSE_STEMS } from "../reading/known-stems.ts";
import { find, matchesAt, phrase } from "../reading/phrases.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stem, stems } from "../reading/stem.ts";
import { readSubject, SELF, type Subject } from "../reading/subject.ts";
import { type Token, tokenize } from "../reading/tokens.ts";
import { isTemporal } from "../reading/values.ts";
import { ATTRIBUTES, MAYBE_SEVERAL, SINGULAR_THINGS, TOLD_BY_WORDS } from "./attributes.ts";
import { isOccupation, mayBeNoSchool, readSlotValue, readValue, VALUE_END, type Value } from "./slot-values.ts";

export interface ParsedSlot {
  readonly subjects: ReadonlySet<string>;
  readonly attribute: string;
  /** Words of the value as stems, fillers left out; or the state. */
  readonly value: readonly string[];
  readonly names: readonly string[];
  readonly isChange: boolean;
  /** The value may be something else, or hold only for a while. */
  readonly isUnclear: boolean;
}

const PREFERENCE_END = new Set([...VALUE_END, "over", "than", "rather", "instead"]);
const FAVORITE = stem("favorite");
/** "User's preferred airline" is the favourite one. */
const PREFERRED = new Set(["preferred", "go-to"]);
const CHOICE = stem("choice");
const NAME = stem("name");
const EMPLOYER = stem("employer");
const RENAME = stem("rename");
const CHANGES = stems(["change", "switch", "update", "set", "rename"]);
const SEVERAL = new Map([...MAYBE_SEVERAL].map(([noun, kinds]) => [stem(noun), stems(kinds)]));
const NOT_A_CAR = stems(["rental", "rented", "borrowed", "truck", "bus", "taxi", "forklift", "tractor", "van"]);
const NO_EMPLOYER = new Set(
  "summer winter weekend hour month year week living fun money free himself herself themselves myself environment moment night"
    .split(" ")
    .map(stem),
);
const HAPPENS_TO_LIVE = new Set(["moment", "fear", "hope", "past", "harmony", "peace"]);

const accepts = (attribute: string, value: Value, tokens: readonly Token[], from: number): boolean => {
  if (value.words.length === 0) return false;
  switch (attribute) {
    case "home":
    case "bought-home":
      return (
        // "at 5 Hill Street"
        (!isTemporal(tokens[from]) || tokens[from + 1]?.isName === true) &&
        !HAPPENS_TO_LIVE.has(tokens[from]!.lower) &&
        !value.words.some((it) => HAPPENS_TO_LIVE.has(it))
      );
    case "car":
      return !tokens.slice(Math.max(0, from - 2), value.end).some((token) => NOT_A_CAR.has(token.stem));
    case "commute":
      return VEHICLES.has(value.words.at(-1) ?? "") && (leadsTo(tokens, value.end) || tokens[from - 1]!.lower === "by");
    case "employer":
      return !isTemporal(tokens[from]) && !NO_EMPLOYER.has(value.words[0]!);
    default:
      return true;
  }
};

const VEHICLES = stems(
  "bus tram train metro subway tube underground bike bicycle car ferry scooter taxi cab moped motorbike motorcycle coach boat tramway streetcar trolleybus carpool".split(
    " ",
  ),
);
const COMMUTED_TO = stems(["work", "school", "university", "uni", "college"]);

/** "takes the tram to work" */
const leadsTo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === "to" && COMMUTED_TO.has(tokens[at + 1]?.stem ?? "");

const TEMPORARY = [
  ...FOR_A_WHILE,
  ...[
    "part time",
    "part-time",
    "on weekends|weekends",
    "on the side",
    "as a? volunteer|freelancer|temp",
    "freelance|volunteer|evenings",
  ].map(phrase),
];

/** Who came back to a place may be visiting. */
const RETURNS = stems(["come", "go", "head", "return"]);
const FOR_GOOD = ["for good", "permanently", "forever"].map(phrase);

/** Holds for a while or beside something else. */
const isTemporary = (tokens: readonly Token[], clause: Clause): boolean => {
  const part = tokens.slice(clause.head, clause.end);
  return TEMPORARY.some((pattern) => find(part, pattern) !== null);
};

/** "prefers window seats": beside other seats there is one preference. */
const fromPreference = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  if (!/^prefer(?:s|red)?$/.test(tokens[clause.head]?.lower ?? "")) return [];
  const value = readValue(tokens, clause.head + 1, clause.end, PREFERENCE_END);
  const head = value.words.at(-1);
  if (head === undefined || value.words.length !== 2) return [];
  const fields = { subjects: clause.subject.keys, names: value.names, isChange: false, isUnclear: false };
  return [{ ...fields, attribute: `prefers:${head}`, value: value.words.slice(0, -1) }];
};

const RENT = stem("rent");
const SEEING = stem("see");

/** "is seeing someone": the auxiliary is part of the phrase. */
const tableStart = (tokens: readonly Token[], { head, isProgressive }: Clause): number =>
  isProgressive && tokens[head]!.stem === SEEING ? head - 1 : head;

const SHIFT = "shift";
const NO_SHIFT = new Set(["and", "or", "off", "out", "of", "to"]);
const SHIFTS = stems(["shift", "day", "night"]);

/** "is on days now", "works the late shift"; not "is on day 3", "works day and night", "is a day late". */
const isShift = (tokens: readonly Token[], { head, subject }: Clause, end: number): boolean => {
  const [next, last] = [tokens[end], tokens[end - 1]!];
  const isOn = tokens[head]!.stem !== BE || tokens[head + 1]?.lower === "on";
  const isSaid = SHIFTS.has(last.stem) && last.lower !== "day" && last.lower !== "night";
  return subject.isPerson && isOn && isSaid && next?.isNumber !== true && !NO_SHIFT.has(next?.lower ?? "");
};

const fromTable = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const slots: ParsedSlot[] = [];
  for (const { entry, end } of matchesAt(ATTRIBUTES, tokens, tableStart(tokens, clause))) {
    const value = readSlotValue(entry.reading, tokens, end, clause.end);
    const isState = typeof entry.reading === "object";
    // "is moving to Lyon": has not moved yet.
    const isUnderway = entry.isChange === true && clause.isProgressive && !clause.isPast;
    if (value === null || (!isState && !accepts(entry.attribute, value, tokens, end))) continue;
    if (entry.attribute === SHIFT && !isShift(tokens, clause, end)) continue;
    // "is renting a studio in Ulm now": where somebody lives.
    const isRented = entry.attribute === "bought-home" && tokens[clause.head]!.stem === RENT && !clause.isPastEvent;
    const isNow = tokens.some(({ lower }) => lower === "now");
    slots.push({
      subjects: clause.subject.keys,
      attribute: isRented ? "home" : entry.attribute,
      value: value.words,
      names: value.names,
      isChange: entry.isChange === true,
      isUnclear:
        (isUnderway && !(isRented && isNow)) ||
        (isRented && !isNow) ||
        isTemporary(tokens, clause) ||
        (entry.reading === "moved-to" && !value.names.some(isKnownPlace)) ||
        (entry.attribute === "home" &&
          RETURNS.has(tokens[clause.head]!.stem) &&
          !FOR_GOOD.some((pattern) => find(tokens, pattern) !== null)) ||
        (entry.attribute === "school" && mayBeNoSchool(tokens, end, value)),
    });
  }
  return slots;
};

/** After "is" or "is called": where the value begins, or -1. */
const afterBe = (tokens: readonly Token[], clause: Clause): number => {
  const head = tokens[clause.head];
  if (head === undefined || clause.head >= clause.end) return -1;
  const next = tokens[clause.head + 1];
  // "my address changed to …"
  if (!clause.subject.isPerson && CHANGES.has(head.stem) && next?.lower === "to") return clause.head + 2;
  if (head.stem !== BE || head.lower === "are") return -1;
  if (next === undefined) return -1;
  return next.stem === CALL || next.lower === "now" ? clause.head + 2 : clause.head + 1;
};

export const isSingular = (thing: readonly string[]): boolean => {
  const last = thing.at(-1);
  if (last === undefined || !SINGULAR_THINGS.has(last)) return false;
  const kinds = SEVERAL.get(last);
  const isAlone = last === NAME && thing.length === 1;
  return kinds === undefined || isAlone || thing.some((word) => kinds.has(word));
};

/** "User's car is in Leeds" tells where it is, not which one. */
const MOVABLE = stems("car laptop phone database backend frontend website host".split(" "));

const saysWhich = (thing: readonly string[], { words, names }: Value, first: Token): boolean => {
  const last = thing.at(-1) ?? "";
  if (first.lower === "in" && MOVABLE.has(last)) return false;
  return names.length > 0 || words.some((word) => /\d/.test(word)) || TOLD_BY_WORDS.has(last);
};

/** All that says which thing is meant, in one order: "report deadline", "deadline for the report". */
export const whichThing = (thing: readonly string[], about: readonly string[]): string =>
  [...new Set([...thing, ...about])].sort().join(" ");

/** "My boss is Frank", "the project deadline is 1 June", "her favourite band is Portishead". */
const fromDefinite = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const from = afterBe(tokens, clause);
  if (from === -1 || from >= clause.end) return [];
  const { subject } = clause;
  const value = readValue(tokens, from, clause.end, VALUE_END);
  if (value.words.length === 0) return [];
  const slot = (attribute: string, subjects = subject.keys): ParsedSlot[] => [
    { subjects, attribute, value: value.words, names: value.names, isChange: false, isUnclear: false },
  ];
  if (subject.about.includes(CHOICE)) return slot(`favorite:${whichThing(subject.thing, [])}`);
  const isPreferred = tokens.slice(clause.start, clause.head).some(({ lower }) => PREFERRED.has(lower));
  if (subject.thing.includes(FAVORITE) || isPreferred) {
    const of = subject.thing.filter((word) => word !== FAVORITE && word !== LIKE);
    return of.length === 0 ? [] : slot(`favorite:${whichThing(of, subject.about)}`);
  }
  if (subject.isPerson) return value.names.length > 0 && tokens[from]!.isName ? fromRelative(subject.keys, slot) : [];
  const which = whichThing(subject.thing, subject.about);
  // "User's flat is in Leith"
  if (HOMES.has(which) && tokens[from]!.lower === "in" && value.names.length > 0) return slot("home");
  if (JOB_NOUNS.has(which) && isOccupation(value.words)) return slot("role");
  // "User's employer is hiring" tells nothing of which one it is.
  if (which === EMPLOYER)
    return tokens[from]!.isName || /^(?:an?|the)$/.test(tokens[from]!.lower) ? slot(EMPLOYER) : [];
  if (isSingular(subject.thing)) return saysWhich(subject.thing, value, tokens[from]!) ? slot(`is:${which}`) : [];
  // Two dogs have a name each: without a word of change another name may be another dog's.
  if (tokens[clause.head + 1]?.stem === CALL && value.names.length > 0 && which !== "") return slot(`called:${which}`);
  return [];
};

const HOMES = stems("flat apartment house home place studio address".split(" "));
/** "User's position is analyst": as "User is an analyst". */
const JOB_NOUNS = new Set(
  ["role", "position", "job", "occupation", "profession", "job title"].map((it) =>
    whichThing(it.split(" ").map(stem), []),
  ),
);

const fromRelative = (
  keys: ReadonlySet<string>,
  slot: (attribute: string, subjects: ReadonlySet<string>) => ParsedSlot[],
): ParsedSlot[] => {
  const [key = ""] = keys;
  const at = key.lastIndexOf("/");
  if (at === -1 || keys.size > 1) return [];
  const relation = key.slice(at + 1).split(" ");
  if (!isSingular(relation)) return [];
  const owner = new Set([key.slice(0, at)]);
  return SPOUSE_STEMS.has(relation.at(-1)!) ? slot("partner", owner) : slot(`is:${relation.join(" ")}`, owner);
};

const OWN = new Set(["my", "our", "his", "her", "their", "the"]);

/** "changed her thesis topic to lichen chemistry" */
const fromChange = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const head = tokens[clause.head];
  if (head === undefined || !CHANGES.has(head.stem) || !OWN.has(tokens[clause.head + 1]?.lower ?? "")) return [];
  const to = tokens.findIndex(
    (token, at) =>
      at > clause.head + 2 && at < clause.end && (token.lower === "to" || (head.stem === RENAME && token.isName)),
  );
  if (to === -1 || to > clause.head + 6) return [];
  // "the topic of my thesis" is the thesis topic.
  const of = tokens.findIndex(({ lower }, at) => lower === "of" && at > clause.head && at < to);
  const named = readValue(tokens, clause.head + 2, of === -1 ? to : of, VALUE_END).words;
  const thing =
    of === -1
      ? named
      : [...readValue(tokens, of + (OWN.has(tokens[of + 1]!.lower) ? 2 : 1), to, VALUE_END).words, ...named];
  const value = readValue(tokens, tokens[to]!.isName ? to : to + 1, clause.end, VALUE_END);
  if ((head.stem !== RENAME && !isSingular(thing)) || value.words.length === 0) return [];
  const attribute = head.stem === RENAME ? `called:${whichThing(thing, [])}` : `is:${whichThing(thing, [])}`;
  return [
    {
      subjects: clause.subject.keys,
      attribute,
      value: value.words,
      names: value.names,
      isChange: true,
      isUnclear: false,
    },
  ];
};

/** "Ramen is my favourite food." */
const fromFavoriteLast = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  const from = afterBe(tokens, clause);
  if (from === -1) return [];
  const favorite = tokens.findIndex((token, at) => at >= from && at < clause.end && token.stem === FAVORITE);
  if (favorite === -1) return [];
  const before = tokens[favorite - 1]?.lower;
  const owner =
    before === "my" || before === "our" || (before === "'s" && tokens[favorite - 2]?.lower === "user")
      ? SELF
      : before === "'s"
        ? (tokens[favorite - 2]?.lower ?? SELF)
        : null;
  const of = readValue(tokens, favorite + 1, clause.end, VALUE_END).words.join(" ");
  if (owner === null || of === "") return [];
  const value = readValue(tokens, clause.start, clause.head, new Set());
  return value.words.length === 0
    ? []
    : [
        {
          subjects: new Set([owner]),
          attribute: `favorite:${of}`,
          value: value.words,
          names: value.names,
          isChange: false,
          isUnclear: false,
        },
      ];
};

/** "User's girlfriend is a vet": somebody has one. */
const fromPartner = (tokens: readonly Token[], { subject, isPast }: Clause): ParsedSlot[] => {
  const [key = ""] = subject.keys;
  const at = key.lastIndexOf("/");
  if (at === -1 || isPast || !SPOUSE_STEMS.has(key.slice(at + 1))) return [];
  // Not "User's business partner".
  const noun = tokens.findIndex(({ stem: word }, place) => subject.places.includes(place) && SPOUSE_STEMS.has(word));
  if (tokens[noun - 1]?.lower !== "'s") return [];
  const subjects = new Set([key.slice(0, at)]);
  return [{ subjects, attribute: "has-partner", value: ["paired"], names: [], isChange: false, isUnclear: false }];
};

export const readSlots = (tokens: readonly Token[], clause: Clause): ParsedSlot[] => {
  if (clause.isSubordinate || clause.isNegated) return [];
  const inverse = fromFavoriteLast(tokens, clause);
  if (inverse.length > 0) return inverse;
  const slots = clause.subject.isPerson
    ? [...fromTable(tokens, clause), ...fromChange(tokens, clause), ...fromPreference(tokens, clause)]
    : [];
  return [...slots, ...fromDefinite(tokens, clause), ...fromPartner(tokens, clause)];
};

/** The extractor's attributes that hold one value at a time, and what they are called here. */
const FROM_EXTRACTOR: ReadonlyMap<string, string> = new Map([
  ["home", "home"],
  ["employer", "employer"],
  ["role", "occupation"],
  ["partner", "partner"],
  ["school", "school"],
  ["name", "is:name"],
]);

/** A slot that came with the statement, for what the tables here did not see. */
export const slotFromExtractor = (slot: Slot, subject: Subject): ParsedSlot | null => {
  // "User's dog" has a name of its own: what a thing is filled with says nothing of who owns it.
  if (!subject.isPerson || !readSubject(tokenize(slot.subject), 0, null).isPerson) return null;
  const subjects = subject.keys;
  const attribute = slot.attribute.startsWith("favorite:") ? slot.attribute : FROM_EXTRACTOR.get(slot.attribute);
  if (attribute === undefined) return null;
  const tokens = tokenize(slot.value);
  const value = readValue(tokens, 0, tokens.length, new Set());
  return value.words.length === 0
    ? null
    : { subjects, attribute, value: value.words, names: value.names, isChange: false, isUnclear: false };
};
