// When and how long, as an answer of a few words says it: "Friday" → "on Friday", "three years" → "for three years".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { MONTH_NAMES, MONTHS_IN_SHORT, MONTHS_IN_SMALL } from "#plugins/memory-extractors/local/dates/calendar.ts";

const GOES_WITHOUT = new RegExp(
  wrapped`
    ^(?:
      yesterday|today|tomorrow|tonight|last|next|this|every|on|in|at|by|during|after|before|until|till|not until
      |not before|around|about|${TWO_TO_TEN}|a|an|\d+ (?:days?|weeks?|months?|years?)
    )\b`,
  "i",
);
const TIME = new RegExp(
  wrapped`
    \b(?:
      yesterday|today|tomorrow|tonight|ago|last|next|week|weekend|month|year|morning|evening|night|spring|summer|autumn
      |fall|winter|${MONTHS_IN_SMALL}|(?-i:May)|\w+day|(?:19|20)\d\d|\d{1,2}(?:st|nd|rd|th)
      |(?:${MONTHS_IN_SHORT}) \d{1,2}
    )\b`,
  "i",
);
/** "Aiming for mid March" */
const HOPED = /^(?:(?:we're |I'm )?(?:aiming|hoping|planning|looking) (?:for|at)|probably|maybe|hopefully) /i;
const ON_A_DAY = new RegExp(
  wrapped`
    day\b|^the (?:[a-z]+-)?(?:first|second|third|[a-z]+th) of (?:${MONTH_NAMES})\b|\d(?:st|nd|rd|th)
    |\b(?:${MONTH_NAMES}|${MONTHS_IN_SHORT}) \d{1,2}\b(?!\d)|^\d{1,2} (?:${MONTH_NAMES})\b`,
  "i",
);
/** "June 12th until the end of July" */
const FROM_UNTIL = new RegExp(
  String.raw`^(?:the )?(?:(?:${MONTH_NAMES}) \d|\d|\w+day\b)[^,;]* (?:until|till|to|through) `,
  "i",
);
/** "First of August" */
const NTH_OF = /^(?:first|second|third|[a-z]+th) (?=of )/i;
const PART_OF = /^(?:middle|end|beginning|start) of /i;
const THE_ONE_AFTER = /^the (?:day|night|morning|evening|week|weekend|month|year|summer|winter) (?:after|before)\b/i;
/** "on the 3rd" of an answer to "when", or null where it names no time. */
export const timeOf = (said: string): string | null => {
  if (!TIME.test(said)) return null;
  const answer = said
    .replace(HOPED, "")
    .replace(NTH_OF, (nth) => `the ${nth.toLowerCase()}`)
    .replace(PART_OF, (part) => `${/^end/i.test(part) ? "at" : "in"} the ${part.toLowerCase()}`);
  if (THE_ONE_AFTER.test(answer)) return lowerFirst(answer);
  if (FROM_UNTIL.test(answer)) return `from ${answer}`;
  return GOES_WITHOUT.test(answer) ? lowerFirst(answer) : `${ON_A_DAY.test(answer) ? "on" : "in"} ${answer}`;
};
const DURATION = new RegExp(
  wrapped`
    ^(?:about |around |almost |nearly |over |since |for )*(?:
      since\b|\d|an?\b|one|${TWO_TO_TWELVE}|[a-z]+teen|twenty|thirty|forty|fifty|my whole|all my|ever
    )`,
  "i",
);
/** "Three years in June": so long then, not by now. */
const YEARS_UNTIL = /\b(?:years?|months?) (?:in|on|next|this|come) /i;
export const duration = (answer: string): string | null => {
  if (!DURATION.test(answer) || YEARS_UNTIL.test(answer)) return null;
  const bare = answer.replace(/ (?:already|now|so far)$/i, "");
  return /^(?:since|for|ever|all) /i.test(bare) ? bare : `for ${lowerFirst(bare)}`;
};
/** "Since the flood"; "since always" tells no time. */
export const SINCE_OWN = /^since (?!always\b|forever\b|when\b)\S.{2,60}$/i;

const AT_TIME = new RegExp(
  wrapped`
    ^(?:(?:about|around|probably|maybe) )?(?:
      (?:the )?(?:first|second|last|third) (?:half|week|weekend|two weeks|part) of|(?:early|late|mid|mid-)[ -]?
      |(?:the )?(?:beginning|middle|end|start) of
    )\b`,
  "i",
);
/** "Second half of September" → "in the second half of September", "around 5"; null where it is no time. */
export const roughTimeOf = (answer: string): string | null => {
  const said = /^(?:in|on|at|around|about|last|next|this|early|late|mid) /i.test(answer) ? lowerFirst(answer) : answer;
  if (/^(?:early|late|mid)\b/i.test(said)) return timeOf(said) === null ? null : `in ${said}`;
  if (AT_TIME.test(said))
    return timeOf(said) === null
      ? null
      : `${/week/i.test(said) ? "in" : /end of/i.test(said) ? "at" : "in"} ${/^the /i.test(said) ? said : `the ${said}`}`;
  if (/^(?:at|around|before|after|by) \d/i.test(said)) return said;
  return timeOf(said);
};
