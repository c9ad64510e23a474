// Questions for whatever was or will be at a time, and for nothing of what: "Where did I go last month?", "What's on next week?", "upcoming events".

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { type Period, readPeriod } from "./periods.ts";
import { MONTHS_IN_SMALL } from "./terms.ts";

const MONTH = `(?:${MONTHS_IN_SMALL.join("|")})(?: (?:19|20)\\d\\d)?`;
const BEGINS = "^\\W*(?:(?:can|could) you (?:tell|remind) me |remind me |tell me )?";
const WE = "(?:I|we|s?he|they|the user)";

const BEHIND = new RegExp(
  wrapped`
    ${BEGINS}(?:
      what (?:
        did ${WE} (?:do|tell you|talk about|say|mention)|ha(?:ve|s) ${WE} (?:done|been doing)
        |(?:was|were) ${WE} (?:doing|up to)|happened(?: to (?:me|us))?|went on|was going on|was new
      )
      |where (?:did ${WE} go|(?:was|were) ${WE})
    )(?: (?:to|with you))?,? (?:(?:in|on|during|over|about) )?(?:the )?(?:
      yesterday|today|last (?:night|week|weekend|month|year|\w+day)|this (?:week|month)
      |(?:\w+|\d+) (?:days?|weeks?|months?) ago|(?:last|past) \w+ (?:days|weeks|months)|${MONTH}
    )\W*$`,
  "i",
);

const AHEAD_SPAN = wrapped`
  (?:
    today|tonight|tomorrow|(?:this|next|(?:the )?coming) (?:week|weekend|month|year)
    |(?:the )?(?:next|coming) \w+ (?:days|weeks|months)|${MONTH}
  )`;
const PLANNED = "(?: (?:on|up|happening|planned|scheduled|due|coming|going on|to do))";
const AHEAD = new RegExp(
  wrapped`
    ${BEGINS}(?:
      (?:
        what(?:['’]?s|['’]?re| is| are)?(?: (?:my|our|his|her|the))?(?:${PLANNED}|(?: (?:plans?|appointments?|agenda|schedule)))*
        |what (?:do|does|will|am|is|are) ${WE} (?:have|do(?:ing)?|got|need|plan(?:ning)?)${PLANNED}?
        |(?:do|does|is|are) (?:${WE}|there) (?:have )?(?:anything|something)${PLANNED}?
        |(?:anything|any(?: \w+)? (?:plans|appointments|events|deadlines))${PLANNED}?
        |(?:(?:my|our|his|her|the|any) )?(?:plans?|appointments?|agenda|schedule|calendar|events|deadlines|to-?dos?)
      )(?: for (?:me|us|him|her))?,? (?:(?:in|on|for|during|over) )?
    )?${AHEAD_SPAN}\W*$`,
  "i",
);
/** "yesterday" and no more. */
const ALONE = /^\W*(?:(?:in|on|during) )?(?:yesterday|last (?:week|weekend|month))\W*$/i;

/** "What's coming up?": within so many days. */
const COMING_UP = new RegExp(
  wrapped`
    ^\W*(?:what(?:['’]?s| is| are)? |(?:is )?(?:there )?anything )?(?:(?:my|our|the|his|her) )?(?:
      coming up(?: (?:soon|next|for (?:me|us|him|her)))?|next on (?:my|our|the) (?:calendar|agenda|schedule)
      |(?:upcoming|coming|next) (?:events?|dates|appointments|deadlines|plans|things|trips)
    )\W*$`,
  "i",
);
const COMING_DAYS = 90;

const aYearLater = (at: EpochMs): EpochMs => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate());
};

/** The time for whatever of which a question asks; null where it asks for more, or names none. */
export const readPeriodAlone = (text: string, now: EpochMs): Period | null => {
  if (COMING_UP.test(text)) return { start: now, end: now + COMING_DAYS * DAY_MS };
  const isAhead = AHEAD.test(text);
  if (!isAhead && !BEHIND.test(text) && !ALONE.test(text)) return null;
  const period = readPeriod(text, now);
  // "plans for January" are for the next one.
  return period !== null && isAhead && period.end <= now && !/\d{4}/.test(text)
    ? { start: aYearLater(period.start), end: aYearLater(period.end) }
    : period;
};
