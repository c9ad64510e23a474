// An amount that is told without its verb: "is down to 85 kg" tells what somebody weighs.

import type { Parsed } from "./parse.ts";
import { find, phrase } from "./phrases.ts";
import type { Verdict } from "./slot-updates.ts";
import { stem, stems } from "./stem.ts";

/** Which habit or state an amount of the unit is of, where nothing else is said. */
const IMPLIED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["kg kilo kilogram pound lb lbs stone", "weigh"],
      ["cigarette", "smoke"],
      ["coffee cup beer glass drink", "drink"],
      ["subscriber follower", "have"],
    ] as const
  ).flatMap(([units, verbs]) => units.split(" ").map((unit) => [stem(unit), stems(verbs.split(" "))] as const)),
);
const BY_NOW = phrase("be down|up to");
const SAYS_NO_MORE = stems(["down", "up", "now", "day", "week", "month"]);

export const measureUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || newer.isUnsure || older.isPastEvent || newer.hasAddition) return null;
  const found = find(newer.tokens, BY_NOW);
  const subject = newer.clauses[0]?.subject;
  if (found === null || subject === undefined || !subject.isPerson || found.start > subject.end + 1) return null;
  for (const [type, values] of newer.values.values) {
    const unit = type.replace(/^n:/, "");
    const verbs = IMPLIED.get(unit);
    const isAbout = verbs !== undefined && [...verbs].some((verb) => older.words.has(verb));
    const isOther = ![...values].some((value) => older.values.values.get(type)?.has(value));
    const more = [...newer.strong].filter((word) => word !== unit && !SAYS_NO_MORE.has(word) && !older.words.has(word));
    if (isAbout && isOther && more.length === 0) return { rule: `value:${unit}`, tier: "hard" };
  }
  return null;
};
