// Sums and measures of one's own in one breath, each told alone: "take-home is 3,450, rent 1,180, daycare 620", "weight is 94 kg, I'm
// 1.78 m, 46 years old".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { asInside, BILLS, MATTER } from "../whose/own-matters.ts";

/** What one spends on, and has no sum by itself. */
const SPENDING = "groceries|food|transport|petrol|car|fun|eating out|clothes|pets?|kids";
const SPENT_ON = new RegExp(`^(?:${SPENDING})$`, "i");
const PAID = `${BILLS}|${SPENDING}|school fees|utilities|insurance|pension|debts?`;
const AMOUNT = "(?:(?:about|around|roughly|only|just|max|up to) )?[€$£]?\\d[\\d.,/]*(?:k|m)?(?![\\w:])";
/** "240 a month till August 2027", "94.2 kg"; not "12 years old", "5 minutes away", "40 higher". */
const OF_AMOUNT = wrapped`
  (?:euros?|dollars?|pounds|quid|bucks|francs|kronor|kg|kilos?|lbs?|cm|bpm|percent|%|net|gross|left|now|max|(?:a|an|per|each|every) [a-z]+
    |monthly|weekly|yearly|(?:till|until|for|from|since|with|at|in|plus|over|excluding|including) [^,;]{2,40})`;
/** "rent 1,180", "the car loan is 240 till August 2027", "starting weight is 94.2 kg" */
const SUM = new RegExp(
  wrapped`
    ^(?:(?:my|our|the) )?((?:(?:starting|current|target|goal|monthly|weekly|net|gross|total|resting) )?(?:${MATTER}|${PAID}))
      (?: is|'s| are|:| at| of)? (${AMOUNT}(?: ?${OF_AMOUNT}){0,3})$`,
  "i",
);
const AGE = /^(?:I'm |I am )?(\d{1,2}(?: years old| yo)?)$/i;
const HEIGHT = /^(?:I'm |I am |height )?(\d(?:[.,]\d\d)? ?m|1\d\d ?cm|\d'\d{1,2}"?|\d ?ft ?\d{0,2})(?: tall)?$/i;

const told = (item: string): string | null => {
  const [, what = "", sum = ""] = SUM.exec(item) ?? [];
  if (SPENT_ON.test(what)) return `I budget ${sum} for ${lowerFirst(what)}`;
  if (what !== "") return `my ${asInside(what)} is ${sum}`;
  const tall = HEIGHT.exec(item)?.[1];
  if (tall !== undefined) return `I'm ${tall} tall`;
  const age = / years old| yo$/i.test(item) ? AGE.exec(item)?.[1] : undefined;
  return age === undefined ? null : `I'm ${age.replace(/ yo$/i, " years old")}`;
};
/** "my budget is 900", "weight 80 kg": what only somebody's own life has; a phone and a car alone may be 3 and 12 years old. */
const SURELY_OWN = new RegExp(`^(?:(?:my|our|the) )?(?:[a-z]+ )?(?:${MATTER})\\b`, "i");
const FEWEST = 2;

/** Each as a sentence; null where not all of the items are such. */
export const amountsApart = (text: string): string[] | null => {
  if (!text.includes(", ") || !/\d/.test(text)) return null;
  const items = text.replace(/[.!\s]+$/, "").split(/, (?:and )?| and (?=[a-z ]+ (?:is )?[€$£]?\d)/);
  if (!items.some((item) => SURELY_OWN.test(item))) return null;
  const each = items.map(told);
  return each.length < FEWEST || each.includes(null) ? null : each.map((one) => `${one}.`);
};
