// Rules by which who had none of a kind, or left it out, has it now: "has no pets", "adopted a cat"; "is vegan", "eats cheese again".

import { headOf, intersects, isSameSubject } from "../compare.ts";
import { ABSENCES, EATS_NOW, FOODS, LEFT_OUT, SORT_OF } from "../reading/kinds.ts";
import { SPOUSE_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, type Phrase, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const HAVING = stems(["have", "hold", "own"]);
/** As stems. */
export const ABSENT = ABSENCES.map((it) => ({
  name: it.name,
  nouns: stems(it.nouns),
  members: stems(it.members),
  makes: new Set(it.makes),
  gains: it.gains.map(phrase),
}));

/** Eats what a vegan or vegetarian does not. */
export const dietUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isUnsure || newer.isPlan || newer.isPast || older.isNegated) return null;
  const diet = older.slots.find((slot) => slot.attribute === "diet")?.value[0];
  const foods = LEFT_OUT_OF.get(diet ?? "");
  if (foods === undefined) return null;
  const eats = EATS_NOW.some((cue) => find(newer.tokens, cue) !== null) && !isOfSubstitute(newer);
  // "User's cat eats turkey"
  const isPerson = newer.clauses[0]?.subject.isPerson === true;
  if (!eats || !isPerson || isOfAnimal(newer, foods)) return null;
  return intersects(newer.core, foods) ? { rule: "absence:diet", tier: "hard" } : null;
};

const FOODS_OF = new Map([...FOODS].map(([kind, foods]) => [stem(kind), stems(foods)]));
const EATS = stems("eat drink have tolerate touch consume".split(" "));
const AVOIDS = stems(["avoid"]);
/** "oat milk", "vegan cheese", "gluten-free bread": of the kind in name only. */
const SUBSTITUTE = /-(?:free|based)$|^(?:vegan|plant|oat|soy|soya|almond|rice|coconut|lactose|fake|imitation)$/;
const isOfSubstitute = ({ tokens }: Parsed): boolean => tokens.some(({ lower }) => SUBSTITUTE.test(lower));
/** "lamb's lettuce" */
const isOfAnimal = ({ tokens }: Parsed, foods: ReadonlySet<string>): boolean =>
  tokens.some(({ stem: word }, at) => foods.has(word) && tokens[at + 1]?.lower === "'s");
const CAN_EAT = ["can eat|drink|have ~ again|now", "be allow to eat|drink|have ~ again|now"].map(phrase);

const ALLERGY = stem("allergy");

/** What is left out, and nothing else told of it: "does not eat dairy", "is allergic to nuts". */
const leftOutIn = (older: Parsed): { readonly food: string; readonly isAllergy: boolean } | null => {
  const isAllergy = older.words.has(ALLERGY) && !older.isNegated;
  const head = headOf(older);
  const isLeftOut = isAllergy || (older.isNegated ? EATS.has(head) : AVOIDS.has(head));
  if (!isLeftOut) return null;
  const foods = [...older.core].filter((word) => !EATS.has(word) && !AVOIDS.has(word) && word !== ALLERGY);
  const [food] = foods;
  const isAlways = older.values.values.size === 0;
  return isAlways && food !== undefined && foods.length === 1 ? { food, isAllergy } : null;
};

/** "does not eat dairy", "is eating cheese again"; who is allergic to nuts and can eat them now is so no more. */
export const eatenAgainUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isUnsure || newer.isPlan || newer.isPast) return null;
  const left = leftOutIn(older);
  if (left === null || isOfSubstitute(newer)) return null;
  const cues = older.words.has(ALLERGY) ? CAN_EAT : EATS_NOW;
  if (!cues.some((cue) => find(newer.tokens, cue) !== null)) return null;
  const foods = FOODS_OF.get(left.food);
  const isOf = newer.core.has(left.food) || (!left.isAllergy && foods !== undefined && intersects(newer.core, foods));
  return isOf ? { rule: "absence:eaten", tier: "hard" } : null;
};

type Absent = (typeof ABSENT)[number];

/** "has no pets", "does not own a car" */
const isWithout = (older: Parsed, { nouns, gains }: Absent): boolean =>
  older.isNegated &&
  intersects(older.core, nouns) &&
  [...older.strong].every((word) => nouns.has(word) || gains.some((gain) => matchesWord(gain, word)));

export const hasNone = (older: Parsed, name: Absent["name"]): boolean =>
  ABSENT.some((absent) => absent.name === name && isWithout(older, absent));

/** Had none of a kind, and now has one. */
export const absenceUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isNegated || newer.isNegated || newer.isUnsure || newer.isPlan || newer.isPast) return null;
  for (const absent of ABSENT) {
    const gains = absent.gains.some((gain) => find(newer.tokens, gain) !== null);
    const isMember = intersects(newer.core, absent.members) || intersects(newer.names, absent.makes);
    if (isWithout(older, absent) && gains && isMember) return { rule: `absence:${absent.name}`, tier: "hard" };
  }
  return gainedKind(older, newer) ? { rule: "absence:none", tier: "hard" } : null;
};

const SAYS_NO_KIND = stems(["know", "own", "any"]);
const GAINS = stems("have own get buy adopt be develop".split(" "));

/** "has no known allergies", "is allergic to penicillin"; "does not own a rice cooker", "got a rice cooker": of whatever kind. */
const gainedKind = (older: Parsed, newer: Parsed): boolean => {
  const words = [...older.core].filter((word) => !SAYS_NO_KIND.has(word) && !HAVING.has(word));
  const kind = words.pop();
  const has = (parsed: Parsed, verbs: ReadonlySet<string>): boolean => verbs.has(headOf(parsed));
  if (kind === undefined || older.values.values.size > 0 || !has(older, HAVING)) return false;
  const at = newer.tokens.findIndex((token) => token.stem === kind || SORT_OF.get(token.stem) === kind);
  const next = newer.tokens[at + 1];
  const isWhole =
    words.every((word, place) => newer.tokens[at - words.length + place]?.stem === word) &&
    at !== -1 &&
    (next === undefined || next.isBreak || next.isName || STOP_WORDS.has(next.lower));
  return isWhole && has(newer, GAINS) && isSameSubject(older.firstSubjects, newer.firstSubjects);
};

const LEFT_OUT_OF = new Map(LEFT_OUT.map(({ diet, foods }) => [diet, stems(foods)]));

const matchesWord = (pattern: Phrase, word: string): boolean =>
  pattern.some((element: Phrase[number]) => element.kind === "words" && element.words.has(word));

/** "Sven has no kids", "Sven's wife gave birth": the couple's child. */
export const isSameForAbsence = (older: Parsed, newer: Parsed): boolean => {
  if (isSameSubject(older.subjects, newer.subjects)) return true;
  const spouses = [...newer.firstSubjects].filter((key) => SPOUSE_STEMS.has(key.slice(key.lastIndexOf("/") + 1)));
  return spouses.some((key) => older.firstSubjects.has(key.slice(0, key.lastIndexOf("/"))));
};
