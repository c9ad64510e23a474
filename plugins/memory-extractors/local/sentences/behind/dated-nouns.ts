// "I've applied to the council. Interview on the 20th.": an occasion with its day and no verb is the speaker's own, behind or before what
// they tell of themselves.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { MONTH_NAMES, MONTH_SHORT, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";

const OCCASION = wrapped`
  (?:(?:job|second|final|phone|driving|eye|dental) )?(?:
    interview|surgery|operation|exams?|finals|appointment|wedding|audition|viewing|scan|hearing|check-?up|graduation
    |test|recital|viva|start date|due date
  )`;
const DAY = wrapped`
  (?:on|in|next|this)(?: the)? (?:
    \d|(?:${WEEKDAY_NAMES}|${MONTH_NAMES}|${MONTH_SHORT}|week|month|spring|summer|autumn|fall|winter)\b
  )
  |tomorrow\b|tonight\b`;
const DATED = new RegExp(
  `^(?:(?:and|so|also|then|oh),? )*(${OCCASION}(?: (?:at|with|for) (?!the \\d)[^,.;?!\\d]{2,30}?)?) ((?:${DAY})[^?]*)$`,
  "i",
);
const OWN = /^(?:(?:and|so|but|oh|well|yes|no|ok|finally),? )*(?:I|I'm|I've|I'll|we|we're|we've|my|our)\b/i;
const OF_OTHERS = new RegExp(
  String.raw`\b(?:${KIN_NOUNS}|s?he|they|his|her|their)\b|[a-z,] (?-i:(?!I\b)\p{Lu}\p{Ll}+) (?:is|has|was)\b`,
  "iu",
);
const VERB_BEHIND = /\b(?:is|are|was|were|has|have|will|went|got|starts|begins)\b/i;

/** "My interview is on the 20th"; the text alone where whose it is nobody tells. */
export const withOwnOccasion = (
  text: string,
  sentences: readonly PassageSentence[],
  sentence: PassageSentence,
): string => {
  const [, what, when = ""] = DATED.exec(text) ?? [];
  if (what === undefined) return text;
  const behind = when.split(/[,;]|\b(?:so|and|but|because)\b/);
  if (VERB_BEHIND.test(behind[0] ?? "")) return text;
  const before = sentences[sentences.indexOf(sentence) - 1];
  const said = before === undefined ? "" : plainOf(before);
  const isOwn = OWN.test(said) && !OF_OTHERS.test(said);
  const isOwnBehind = behind.slice(1).some((part) => /\b(?:I|I'm|I've|my|we)\b/.test(part));
  if (!isOwn && !(isOwnBehind && before === undefined)) return text;
  return `My ${lowerFirst(what)} ${/(?:exams|finals)\b/i.test(what) ? "are" : "is"} ${when}`;
};
