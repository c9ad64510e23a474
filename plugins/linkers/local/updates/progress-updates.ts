// Rules for what only goes forward: the year of a degree, the chapter of a book, the number of cats once a third one came.

import { headOf, overlapOf } from "../compare.ts";
import { HAVE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { conflictingTypes } from "../reading/values.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

/** Somebody is at one of these at a time. As stems. */
const STEPS = stems(
  "year semester term trimester chapter level season episode lesson module unit week month grade page class belt".split(
    " ",
  ),
);
/** How being there is told. */
const IS_AT = stems("be start begin reach enter read watch get move go do study".split(" "));

const numberOf = (values: ReadonlySet<string> | undefined): number =>
  values?.size === 1 ? Number.parseInt([...values][0]!, 10) : Number.NaN;

const isStanding = (parsed: Parsed): boolean =>
  IS_AT.has(headOf(parsed)) && !parsed.isNegated && !parsed.isPlan && !parsed.isUnsure && !parsed.isPast;

/** "is in the second year of a physics degree", "is in the third year of the physics degree" */
export const stepUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const types = conflictingTypes(older.values.series, newer.values.series);
  const [type = ""] = types;
  if (types.length !== 1 || !STEPS.has(type) || older.isPastEvent || !isStanding(older) || !isStanding(newer))
    return null;
  const [from, to] = [older, newer].map(({ values }) => numberOf(values.series.get(type)));
  if (!(to! > from!)) return null;
  const verbs = new Set([headOf(older), headOf(newer), type]);
  const of = ({ strong }: Parsed): Set<string> => new Set([...strong].filter((word) => !verbs.has(word)));
  const rest = overlapOf(of(older), of(newer));
  if (rest.onlyNewer > 0 || (rest.shared === 0 && rest.onlyOlder > 0 && !newer.hasNow)) return null;
  const isOfStudies = [...of(older)].every((word) => SCHOOLS.has(word));
  return { rule: `progress:${type}`, tier: rest.shared > 0 || isOfStudies ? "hard" : "soft" };
};

const SCHOOLS = stems(["university", "uni", "college", "school", "degree", "study"]);

const LEVELS = ["a1", "a2", "b1", "b2", "c1", "c2"];
/** In words, each with the levels that it may be: only what lies above all of them is higher. */
const LEVEL_WORDS: ReadonlyMap<string, readonly [number, number]> = new Map(
  (
    [
      ["beginner", 0, 1],
      ["basic", 0, 1],
      ["elementary", 0, 1],
      ["little", 0, 1],
      ["intermediate", 2, 3],
      ["conversational", 2, 3],
      ["advanced", 4, 4],
      ["fluent", 4, 5],
      ["fluently", 4, 5],
      ["native", 5, 5],
    ] as const
  ).map(([word, from, to]) => [stem(word), [from, to]]),
);

/** The one level that is told, as the lowest and the highest that it may be. */
const levelIn = ({ values, words }: Parsed): readonly [number, number] | null => {
  const told = [...(values.values.get("level") ?? [])].map((it) => [LEVELS.indexOf(it), LEVELS.indexOf(it)] as const);
  const named = [...words].flatMap((word) => LEVEL_WORDS.get(word) ?? []);
  const [level, ...others] = [...told, ...(named.length === 2 ? [[named[0]!, named[1]!] as const] : [])];
  return level === undefined || others.length > 0 ? null : level;
};
const REACHES = stems("be have get reach pass speak start finish complete attain".split(" "));

/** "User's German is at A2", "passed the B1 exam in German" */
export const levelUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isPlan || newer.isUnsure || older.isPlan || !REACHES.has(headOf(newer))) return null;
  const to = levelIn(newer);
  const from = to === null ? null : levelIn(older);
  if (from === null || to === null || to[0] <= from[1]) return null;
  const languages = [...older.mentions].filter((name) => name !== SELF && newer.mentions.has(name));
  return languages.length > 0 ? { rule: "progress:level", tier: "hard" } : null;
};

const OWNS = stems(["have", "own", "keep", "be"]);
const GAINED = ["adopt", "get", "buy", "welcome", "give birth to", "be born", "take in", "bring home", "rescue"].map(
  phrase,
);
const ONE_MORE = ["another", "one more"].map(phrase);

/** "has two cats", "adopted a third cat" */
export const countUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!OWNS.has(headOf(older)) || older.isPastEvent || older.isNegated || newer.isNegated || newer.isPlan) return null;
  for (const [type, values] of older.values.values) {
    const unit = type.replace(/^n:/, "");
    if (unit === type || older.strong.size > 1) continue;
    if (isOneLost(newer, unit)) return { rule: `count:${unit}`, tier: "hard" };
    const isNext = numberOf(newer.values.series.get(unit)) === numberOf(values) + 1;
    if (!isNext && !(newer.hasAddition && newer.words.has(unit))) continue;
    const isGained = newer.tokens.some(({ lower }) => lower === "had");
    if (!isGained && !GAINED.some((pattern) => find(newer.tokens, pattern) !== null)) return null;
    if (isNext || isTotalOf(newer, numberOf(values) + 1)) return { rule: `count:${unit}`, tier: "hard" };
    if (ONE_MORE.some((pattern) => isBeside(newer, pattern, unit))) return { rule: `count:${unit}`, tier: "soft" };
  }
  return null;
};

const LOSSES = stems("die pass give sell lose run leave break escape".split(" "));

/** "has two hamsters", "one of the hamsters died" */
const isOneLost = ({ tokens }: Parsed, unit: string): boolean => {
  const at = tokens.findIndex(({ lower }, place) => lower === "1" && tokens[place + 1]?.lower === "of");
  const noun = tokens.slice(at, at + LOSS_REACH).findIndex(({ stem: word }) => word === unit);
  const verb = at === -1 || noun === -1 ? undefined : tokens[at + noun + 1];
  return verb !== undefined && LOSSES.has(verb.stem) && isPastForm(verb.lower);
};
const LOSS_REACH = 6;

/** "adopted another cat, so now they have 3" */
const isTotalOf = ({ values, saysNow }: Parsed, total: number): boolean =>
  saysNow && numberOf(values.values.get(`v:${HAVE}`)) === total;

const isBeside = ({ tokens }: Parsed, pattern: ReturnType<typeof phrase>, unit: string): boolean => {
  const found = find(tokens, pattern);
  return found !== null && tokens[found.end]?.stem === stem(unit);
};

const HAVING = stems(["have", "own", "keep", "teach", "coach", "tutor"]);
const MOST_SORTS = 2;

interface Tally {
  readonly number: number;
  readonly noun: string;
  readonly sorts: readonly string[];
}

/** "has four guitar students", and nothing else */
const tallyIn = ({ tokens, clauses: [clause], core }: Parsed): Tally | null => {
  const at = (clause?.head ?? 0) + 1;
  if (clause === undefined || !HAVING.has(tokens[clause.head]?.stem ?? "") || tokens[at]?.isNumber !== true)
    return null;
  const nouns = tokens.slice(at + 1, clause.end).filter(({ lower }) => lower !== "now" && lower !== "nowadays");
  const noun = nouns.at(-1);
  const isPlain = nouns.length <= MOST_SORTS + 1 && nouns.every(({ isName, isNumber }) => !isName && !isNumber);
  // "of them", "this week": more than a noun and its sorts.
  const isNouns = nouns.every(({ lower }) => !STOP_WORDS.has(lower)) && noun?.lower.endsWith("s") === true;
  const number = Number.parseFloat(tokens[at]!.lower);
  if (noun === undefined || !isPlain || !isNouns || Number.isNaN(number)) return null;
  const isAll = [...core].every((word) => HAVING.has(word) || nouns.some((token) => token.stem === word));
  return isAll ? { number, noun: noun.stem, sorts: nouns.slice(0, -1).map((token) => token.stem) } : null;
};

/** "has four guitar students", "has eleven students now": all of them, or these and others. */
export const tallyUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!newer.saysNow || newer.hasAddition || older.isNegated || newer.isNegated || older.isPlan || newer.isPlan)
    return null;
  const [one, other] = [tallyIn(older), tallyIn(newer)];
  if (one === null || other === null || one.noun !== other.noun || one.number === other.number) return null;
  const isWithin = other.sorts.every((sort) => one.sorts.includes(sort));
  return isWithin ? { rule: `count:${one.noun}`, tier: "soft" } : null;
};
