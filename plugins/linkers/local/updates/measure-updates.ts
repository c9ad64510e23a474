// What an amount that is told without its verb replaces: "is down to 85 kg" tells what somebody weighs.

import { headOf } from "../compare.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import type { Verdict } from "./slot-updates.ts";

interface Implied {
  /** What is done with so much of it, or what has so much. */
  readonly verbs: ReadonlySet<string>;
  /** The verb alone says what is counted: "smokes", not "drinks". */
  readonly isSaidByVerb: boolean;
}
const implied = (units: string, verbs: string, isSaidByVerb = false): [string, Implied][] => {
  const rule = { verbs: stems(verbs.split(" ")), isSaidByVerb };
  return units.split(" ").map((unit) => [stem(unit), rule]);
};

/** Which habit or state an amount of the unit is of, where nothing else is said. */
const IMPLIED: ReadonlyMap<string, Implied> = new Map([
  ...implied("kg kilo kilogram pound lb lbs stone", "weigh be", true),
  ...implied("cigarette", "smoke be", true),
  ...implied("coffee cup beer glass drink", "drink have be"),
  ...implied("subscriber follower", "have be get reach"),
  ...implied("money", "earn make get have be spend pay"),
]);

/** Of these an amount alone says too little: kilometres that are run, or cycled. */
const MEASURES = stems(
  "km kilometre kilometer mile metre meter hour minute day week month year step kcal calorie litre liter page".split(
    " ",
  ),
);
const SAYS_NO_MORE = stems([
  "down",
  "up",
  "now",
  "day",
  "week",
  "month",
  "back",
  "cut",
  "scale",
  "limit",
  "work",
  "build",
  "manage",
  "handle",
  "raise",
  "rise",
  "pack",
  "lot",
]);

/** How surely an amount of the unit is of what the older statement says; what that speaks of besides is something else. */
const tierOf = (older: Parsed, newer: Parsed, unit: string, isCounted: boolean): Verdict["tier"] | null => {
  const head = headOf(older);
  const rule = IMPLIED.get(unit);
  // "has 5,000 dollars of card debt", "is down to 2,000 dollars of debt"
  const said = [...newer.strong].filter((word) => word !== unit && !SAYS_NO_MORE.has(word));
  if (unit === "money" && said.length > 0 && said.every((word) => older.strong.has(word))) return "hard";
  // "84 kg", "79 kilos"
  const isUnit = (word: string): boolean =>
    word === unit || (rule?.isSaidByVerb === true && IMPLIED.get(word) === rule);
  const kept = [...older.strong].filter((word) => !isUnit(word) && word !== head && !SAYS_NO_MORE.has(word));
  if (!kept.every((word) => newer.words.has(word))) return null;
  if (rule === undefined) return MEASURES.has(unit) && kept.length === 0 ? "soft" : "hard";
  if (!rule.verbs.has(head)) return null;
  // "drinks coffee", "smokes", "is 29"
  return isCounted || older.words.has(unit) || (rule.isSaidByVerb && head !== BE) ? "hard" : null;
};

export const measureUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || newer.isUnsure || older.isPastEvent || newer.hasAddition) return null;
  if (older.isPlan || older.clauses[0]?.subject.isPerson === false) return null;
  if (!newer.hasAmountNow) return null;
  for (const [type, values] of newer.values.values) {
    const unit = type.replace(/^n:/, "");
    const before = older.values.values.get(type);
    const isOther = ![...values].some((value) => before?.has(value));
    const more = [...newer.strong].filter((word) => word !== unit && !SAYS_NO_MORE.has(word) && !older.words.has(word));
    if (!isOther || more.length > 0) continue;
    const isImplied = IMPLIED.has(unit);
    const tier = before === undefined && !isImplied ? null : tierOf(older, newer, unit, before !== undefined);
    if (tier !== null && (unit !== type || isImplied)) return { rule: `value:${unit}`, tier };
  }
  return null;
};
