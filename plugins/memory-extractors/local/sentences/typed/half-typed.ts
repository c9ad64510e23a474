// Sentences of a user that no rule tells without breaking them: "no too heavy i live on the fourth floor", "me my gf and her son".
// They are left out where clauses are read, so that they are quoted in their own words.

import { either } from "#plugins/memory-extractors/local/patterns.ts";
import { LANGUAGES } from "../orders/reply-words.ts";

/** Each begins with what was asked or offered, and goes on without a comma. */
const HALF_TYPED = either(
  // "no too heavy i live on the fourth floor", "nah way too far i have no car"
  /^(?:no|nah|nope|yes|yeah)(?:,? (?:it's|its|they're|that's))? (?:way |far |a bit |much )?(?:too|not) [a-z]+ (?:I|I'm|I've|my|we)\b/i,
  // "me my gf and her son he's 6"
  /^(?:just )?me,? (?:and )?my [\w' ]{2,40}\b(?:s?he's|s?hes|they're) \d/i,
  // "I do in an app", "only when I stand up quick": of what was asked or advised
  /^I do (?:in|on|with|at|via|by) (?:an?|the|my)\b/i,
  /^(?:only|mostly|usually|mainly) (?:when|if|after|before) (?:I|we)\b[^,]*$/i,
  // "in dutch please but explain it to me in english": of one letter
  new RegExp(
    `^(?:(?:yes|ok|okay|sure),? )?in (?:${LANGUAGES})(?:,? please)?,? but (?!(?:I|we|my|our|s?he|they)\\b)`,
    "i",
  ),
);

export const isHalfTyped = (text: string): boolean => HALF_TYPED.test(text);
