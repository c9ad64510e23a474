// What goes on, without a verb, about what the sentence before it tells: "They made me team lead! Starting Monday", "Fully remote, 4
// day week".

import { wrapped } from "#domain/wrapped.ts";
import { NUMBER, TIME_WORD } from "#plugins/memory-extractors/local/cues/signals.ts";
import { WAS_DONE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import type { Situation } from "../clause.ts";
import { isFragment } from "../fragments.ts";
import { isQuestion } from "../requests/questions.ts";
import { apposes } from "./appositions.ts";

const MOST_ELABORATING_WORDS = 12;
/** "They made me team lead! Starting Monday" */
const SINCE_WHEN = new RegExp(
  wrapped`
    ^(?:starting|beginning|due|effective|from|as of|until|till|since) (?:(?:on|in|next|this|last|the|early|mid|late) )*(?:
      ${WEEKDAY_NAMES}|${MONTH_NAMES}|tomorrow|today|yesterday|week|month|year|\d{1,2}(?:st|nd|rd|th)?
    )(?: (?:of|${MONTH_NAMES}|\d{1,4}|morning|on|onwards?))*[.!]*$`,
  "i",
);
/** "I asked her to marry me. Last Saturday, on the pier": when and where, of a deed. */
const SAYS_WHEN = new RegExp(
  wrapped`
    ^(?:just )?(?:
      last (?:${WEEKDAY_NAMES}|week|weekend|month|year|spring|summer|autumn|fall|winter|night|${MONTH_NAMES})
      |this morning|yesterday|(?:\d+|an?|two|three|four|five|six) (?:days|weeks?|months?|years?) ago
    )
    (?:
      ,? (?:(?:in|on|at|by|near|with|to|for|of|from|after|before|during) [^,;?!]{2,40}|morning|afternoon|evening|night)
    ){0,3}[.!]*$`,
  "i",
);
const TELLS_DEED = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?(?:I|we|my [a-z]+|s?he|they) (?:(?:just|finally|also|even|actually|only) )?${WAS_DONE}\b(?! [^.!?]*
        \b(?:${WEEKDAY_NAMES}|${MONTH_NAMES}|yesterday|ago|last|today)\b
    )[^.!?]*[.!]+$`,
  "iu",
);
/** "Booked the flight! The 5th of December." */
const DAY_ALONE = new RegExp(
  wrapped`
    ^(?:(?:for|on|from),? )?(?:(?:${WEEKDAY_NAMES}),? )?(?:the )?(?:
      \d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH_NAMES})|(?:${MONTH_NAMES}) (?:the )?\d{1,2}(?:st|nd|rd|th)?
    )[.!]*$`,
  "i",
);
const ARRANGES = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[!,] )?(?:(?:I|we)(?:'ve| have)? )?(?:(?:just|finally|already) )*(?:
      booked|reserved|scheduled|arranged|fixed|confirmed|got|set
    ) (?!.*\d)[^.!?]{3,60}[.!]+$`,
  "iu",
);
/** "Fully remote, 4 day week", "Due in April": says a number, a time or a name of what a user's last sentence tells. */
export const elaborates = (text: string, { passage, before }: Situation): boolean =>
  passage.role !== null &&
  before !== null &&
  !passage.isAboutCode &&
  (passage.listener === null
    ? passage.role === "user" && isDetailOf(text)
    : SINCE_WHEN.test(text) || saysWhenOf(text, before.raw) || apposes(text, before.raw));
const saysWhenOf = (text: string, before: string): boolean =>
  (SAYS_WHEN.test(text) && TELLS_DEED.test(before.trim())) || (DAY_ALONE.test(text) && ARRANGES.test(before.trim()));
const isDetailOf = (text: string): boolean =>
  !isQuestion(text) &&
  isFragment(text) &&
  countWords(text) <= MOST_ELABORATING_WORDS &&
  (NUMBER.test(text) || TIME_WORD.test(text) || /[a-z,] \p{Lu}\p{Ll}/u.test(text));

/** "Fridays off", "14 pupils", "Beekeeping." */
export const isDetail = (text: string): boolean =>
  (countWords(text) === 2 || /^[a-z]{3,}ing[.!]*$/i.test(text)) &&
  !/^(?:option|number|step|part|question|page|line|version|chapter|day)\b/i.test(text);
