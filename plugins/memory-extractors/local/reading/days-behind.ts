// "We split up. After New Year, actually.": when, said behind what was done or will be, is read as a part of that sentence.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { WAS_DONE } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";

const SAYS_WHEN = new RegExp(
  wrapped`
    ^(?:just |right |shortly |back |sometime )?(?:in|on|after|before|around|at) (?:(?:the|early|late|mid|last|new) )*(?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|New Year|Christmas|Easter|Thanksgiving|spring|summer|autumn|fall|winter
      |(?:19|20)\d\d
    )(?: (?:night|morning|evening|afternoon|\d{1,4}))?(?:,? (?:actually|I think|in fact))?[.!]*$`,
  "i",
);
const LONGEST = 45;
const ENDS = /(?:,? (?:actually|I think|in fact))?[.!]*\s*$/i;
const HOLDS_WHEN = wrapped`
  (?!
    [^.!?]*\b(?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|yesterday|ago|last|today|tomorrow|next|tonight|since|until|till|before|after|every
      |Christmas|Easter|\d{4}
    )\b
  )`;
/** "We split up", "My brother left Oslo" */
const TELLS_DEED = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?${HOLDS_WHEN}(?:I|we|my [a-z]+|s?he|they) (?:(?:just|finally|also|even|actually|only) )?${WAS_DONE}
      \b[^.!?]*[.!]+\s*$`,
  "iu",
);
/** "She's expecting!", "I'm getting married!" */
const GOES_TO_DO = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?${HOLDS_WHEN}(?:I|we|s?he|they|my [a-z]+)(?:'m|'s|'re| am| is| are) (?:
      expecting
      |(?:getting|moving|leaving|retiring|starting|flying|coming|having|opening|closing|selling|turning|visiting)\b
    )[^.!?,]{0,40}[.!]+\s*$`,
  "iu",
);

interface Said {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly told?: string;
}
const isDayOf = ({ raw, told, end }: Said, next: Said | undefined): next is Said =>
  next !== undefined &&
  told === undefined &&
  next.raw.length < LONGEST &&
  next.start - end <= 1 &&
  SAYS_WHEN.test(next.raw) &&
  (TELLS_DEED.test(raw) || GOES_TO_DO.test(raw));

/** The sentences of a turn of talk, each with the time that stands behind it. */
export const withDaysBehind = <Sentence extends Said>(sentences: readonly Sentence[]): Sentence[] => {
  const areBehind = sentences.map((sentence, at) => isDayOf(sentence, sentences[at + 1]));
  if (!areBehind.includes(true)) return [...sentences];
  return sentences.flatMap((sentence, at) => {
    if (areBehind[at - 1] === true) return [];
    const next = areBehind[at] === true ? sentences[at + 1] : undefined;
    if (next === undefined) return [sentence];
    const told = `${sentence.raw.replace(/[.!\s]+$/, "")} ${lowerFirst(next.raw.replace(ENDS, ""))}.`;
    return [{ ...sentence, end: next.end, told }];
  });
};
