// "No, I meant the 14th": what the speaker told in the turn before, with the one value of that kind replaced.

import { MONTH_SHORT } from "../dates/calendar.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import type { Statement } from "../statements.ts";

/** What can be put right alone, by what it looks like; the first kind that the whole value fits. */
const KINDS: readonly RegExp[] = [
  /(?:1[0-2]|0?[1-9])(?:[:.][0-5]\d)? ?[ap]\.?m\b\.?|(?:[01]?\d|2[0-3]):[0-5]\d\b|\bnoon\b|\bmidnight\b/gi,
  new RegExp(
    String.raw`\b(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}\b|\b${MONTH_SHORT} \d{1,2}(?:st|nd|rd|th)?\b`,
    "g",
  ),
  /\bthe \d{1,2}(?:st|nd|rd|th)\b/g,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /[£$€]\d[\d.,]*k?\b|\b\d[\d.,]*k? ?(?:euros?|dollars|pounds|quid|bucks)\b/gi,
];

const CORRECTS =
  /^(?:(?:no|nope|sorry|oops|wait|oh|ah|actually|correction|my (?:bad|mistake))[,.!]* )*(?:I meant|make (?:it|that)|(?:that|it) should (?:be|have been|say)) (?:to say )?(?:on |at |in )?([^,;]{2,30}?)(?:,? (?:not|instead of) [^,;]+)?[.!]*$/i;

const kindOf = (value: string): RegExp | undefined =>
  KINDS.find((kind) => value.match(kind)?.some((found) => found.length >= value.length));

/** The statement with its one value of that kind replaced; null where it has none or several. */
const corrected = (text: string, kind: RegExp, value: string): string | null => {
  const found = text.match(kind);
  return found?.length !== 1 || found[0] === value ? null : text.replace(kind, value);
};

/** So many of the last statements can be put right: a turn may hold thousands. */
const MOST_STATEMENTS = 40;

/** What a sentence puts right, told anew; `told`: the statements of the speaker's last turn. */
export const correction = (
  passage: Passage,
  sentence: PassageSentence,
  told: readonly Statement[],
): Statement | null => {
  const value = CORRECTS.exec(plainOf(sentence))?.[1];
  const kind = value === undefined ? undefined : kindOf(value);
  if (value === undefined || kind === undefined) return null;
  const fitting = told.slice(-MOST_STATEMENTS).flatMap((statement) => {
    const clause = statement.clauses.length === 1 ? statement.clauses[0] : undefined;
    const text = clause === undefined ? null : corrected(clause.text, kind, value);
    return clause === undefined || text === null
      ? []
      : [{ ...statement, clauses: [{ ...clause, passage, sentence, text }] }];
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
};
