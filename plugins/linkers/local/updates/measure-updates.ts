// What an amount that is told without its verb replaces: "is down to 85 kg" tells what somebody weighs.

import { headOf } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import type { Verdict } from "./slot-updates.ts";

/** Which habit or state an amount of the unit is of, where nothing else is said. */
const IMPLIED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["kg kilo kilogram pound lb lbs stone", "weigh"],
      ["cigarette", "smoke"],
      ["coffee cup beer glass drink", "drink"],
      ["subscriber follower", "have"],
      ["money", "earn"],
    ] as const
  ).flatMap(([units, verbs]) => units.split(" ").map((unit) => [stem(unit), stems(verbs.split(" "))] as const)),
);
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
]);

/** How surely an amount of the unit is of what the older statement says. */
const tierOf = (older: Parsed, newer: Parsed, unit: string): Verdict["tier"] | null => {
  if ([...(IMPLIED.get(unit) ?? [])].some((verb) => older.words.has(verb))) return "hard";
  const head = headOf(older);
  // "has 5,000 dollars of card debt", "is down to 2,000 dollars of debt"
  const said = [...newer.strong].filter((word) => word !== unit && !SAYS_NO_MORE.has(word));
  if (unit === "money" && said.length > 0 && said.every((word) => older.strong.has(word))) return "hard";
  const kept = [...older.strong].filter((word) => word !== unit && word !== head && !SAYS_NO_MORE.has(word));
  if (!kept.every((word) => newer.words.has(word))) return null;
  return MEASURES.has(unit) && kept.length === 0 ? "soft" : "hard";
};

export const measureUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || newer.isUnsure || older.isPastEvent || newer.hasAddition) return null;
  if (!newer.hasAmountNow) return null;
  for (const [type, values] of newer.values.values) {
    const unit = type.replace(/^n:/, "");
    const before = older.values.values.get(type);
    const isOther = ![...values].some((value) => before?.has(value));
    const more = [...newer.strong].filter((word) => word !== unit && !SAYS_NO_MORE.has(word) && !older.words.has(word));
    if (!isOther || more.length > 0) continue;
    const isImplied = IMPLIED.has(unit);
    const tier = before === undefined && !isImplied ? null : tierOf(older, newer, unit);
    if (tier !== null && (unit !== type || isImplied)) return { rule: `value:${unit}`, tier };
  }
  return null;
};
