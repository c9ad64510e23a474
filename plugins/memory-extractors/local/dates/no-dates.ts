// What looks like a time expression and tells of no day: habits, titles, names of occasions, days denied.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "../patterns.ts";
import { MONTH_SHORT } from "./calendar.ts";
import { comesBack, isOfNoWeek } from "./days-of-no-week.ts";
import { isOfClimate, isOfEachMonth, isOfEachYear, isOfSomeYear } from "./each-year.ts";
import { OCCASIONS } from "./tense.ts";
import { AROUND, isDoneWeekly, isTimetable, OF_WEEKDAY } from "./timetables.ts";

const HABIT_BEFORE = /(?:\bevery|\beach|\bmost|\bfor|\bsince|\bover|\bon) (?:the )?$/i;
const NOT_A_POINT = /^(?:the past|past) /i;
/** "It feels like only yesterday". */
const AS_IF = /\b(?:like|as if)(?: it (?:was|were))?(?: just| only)? $/i;
/** "On Thursday, not Tuesday" */
const DENIED_BEFORE = /\b(?:not|instead of) (?:on |in )?$/i;
/** "Every day but Wednesday": each week. */
const EACH_DAY_BUT = new RegExp(
  wrapped`
    \b(?:(?:every|any) (?:single )?(?:day|night|morning|evening)|all days|days a week),? (?:
      but|except(?: for)?|apart from|bar|other than
    ) (?:on )?$`,
  "i",
);
/** "My gym days are Monday and Thursday": every week. */
const ROUTINE_BEFORE = new RegExp(
  wrapped`
    \b(?:days(?: off)?|(?:gym|training|office|rest|cheat|laundry|cleaning|bin|recycling|market) day|day off) (?:is|are)[ ]
    (?:\w+day(?:,| and|, and) ){0,5}$`,
  "i",
);

const isOfEachTime = (before: string, matched: string, behind: string): boolean =>
  isDoneWeekly(before, matched, behind) || isOfClimate(before, matched, behind);

/** Days that are names of occasions, whatever the day on which one speaks of them. */
const NAMED_DAY = /\b(?:Ash|Black|Casual|Cyber|Easter|Fat|Giving|Good|Maundy|Palm|Shrove|Super|Taco|Throwback|Whit) $/;

/** A name in quotes, rather than what somebody said. */
const TITLE = /"[^"\s]+(?: [^"\s]+){0,4}"/g;

const isInTitle = (text: string, at: number): boolean => {
  for (const { 0: title, index } of matchesIn(text, TITLE)) if (index < at && at < index + title.length) return true;
  return false;
};

/** "Tuesday 19 May": the date is said behind the day. */
const DATE_BEHIND = new RegExp(`^,? (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT} \\d)`);
/** "the Monday after": which one, another date tells. */
const AFTER_ANOTHER = /^ (?:after|before)(?=[.,!;]|$| that\b)/i;
/** "Five hours in a day": how much, whatever the day. */
const RATE_BEFORE = new RegExp(
  wrapped`
    \b(?:
      hours?|hrs|minutes?|mins?|times|once|twice|miles?|km|kilomet(?:er|re)s|steps|pages|words|cups|calories|euros?
      |dollars?|pounds|quid|francs|bucks|kroner|kronor
    ) $`,
  "i",
);
const UNIT_OF_RATE = /^in an? (?:day|week|month|year)$/i;

const WEEKDAY_LAST = /day$/i;

/** "like 1 in 2000", "the odds are one in 1900": how often. */
const ONE_OF = new RegExp(
  wrapped`
    (?:
      (?:^|[,:(] |\b(?:like|about|around|roughly|maybe|approximately|nearly|almost|only) )1
      |\b(?:chances?|odds|risk|probability|likelihood|prevalence)\b[^.;]{0,40} (?:1|one|a)
    ) $`,
  "i",
);
const SO_MANY = /^in (?:19|20)[05]0$/i;

/** "My tenant pays in 30 days", "the glue dries in 3 days": how long it takes, whenever that begins. */
const TAKES_SO_LONG = new RegExp(
  wrapped`
    (?<!\b(?:will|to|must|should|can) |'ll )\b(?:
      (?:
        pays?|dr(?:y|ies)|heals?|ships?|delivers?|cures|sets|repl(?:y|ies)|responds?|sprouts?|germinates?|ripens?
        |hatch(?:es)?|spoils?|settles
      ) (?:[a-z]+ ){0,3}
      |(?:invoices|bills|payments|fees|refunds|salaries|orders|parcels|goods) (?:are|get|fall) (?:always |usually )?
        (?:due|paid|payable|settled|shipped|delivered) |\b(?:usually|normally|always|typically|generally|on average) [^.;,]{0,40}
    )$`,
  "i",
);
const IN_SO_LONG = /^in .*(?:days?|weeks?|fortnights?|months?|years?)$/i;
/** "I haven't seen my gran in 3 years": for how long. */
const NOT_FOR_SO_LONG =
  /\b(?:haven't|hasn't|hadn't|(?:have|has|had|\w+'ve) (?:not|never|barely|hardly)) (?!told|said|decided|announced|got\b)([^.;,]{1,50} )$/i;
/** "I haven't packed and we leave in 2 days", "I haven't a dress for the ball in 3 weeks": when another thing is. */
const OF_ANOTHER_TIME = new RegExp(
  wrapped`
    \b(?:
      yet|but|so|because|since|that|whether|if|who|which|what|how|when|while|though|before|until|till
      |and(?! (?-i:\p{Lu})[\p{L}-]+ $)
      |(?:for|about) (?:the|my|our|his|her|their|this|an?) (?:[\p{L}-]+ ){0,2}
        (?:tests?|birthday|ball|party|trip|tour|holidays?|marathon|visit|${OCCASIONS})s? $
    )(?!['\p{L}])`,
  "iu",
);
const isNotForSoLong = (before: string): boolean => {
  const done = NOT_FOR_SO_LONG.exec(before)?.[1];
  return done !== undefined && !OF_ANOTHER_TIME.test(done);
};
const isHowMuch = (before: string, matched: string): boolean =>
  (IN_SO_LONG.test(matched) && isNotForSoLong(before)) ||
  (SO_MANY.test(matched) && ONE_OF.test(before)) ||
  (UNIT_OF_RATE.test(matched) && RATE_BEFORE.test(before)) ||
  (IN_SO_LONG.test(matched) && TAKES_SO_LONG.test(before));

const isOfEachTurn = (said: string, matched: string, behind: string): boolean =>
  isOfEachTime(said, matched, behind) ||
  isOfEachMonth(said, matched) ||
  isOfSomeYear(said, matched) ||
  (OF_WEEKDAY.test(matched) && EACH_DAY_BUT.test(said));

export const isNoDate = (text: string, from: number, matched: string): boolean => {
  const before = text.slice(Math.max(0, from - 16), from);
  const behind = text.slice(from + matched.length, from + matched.length + 32);
  if (isTimetable(text, from, matched)) return true;
  const said = text.slice(Math.max(0, from - AROUND), from);
  if (isOfEachTurn(said, matched, behind) || isHowMuch(said, matched)) return true;
  if (isOfNoWeek(text, from, before, matched, behind)) return true;
  if (comesBack(text.slice(0, from), matched, behind)) return true;
  if (/\b(?:first|second|third|fourth) $/i.test(before) && /^\w+day$/i.test(matched)) return true;
  if (WEEKDAY_LAST.test(matched) && (DATE_BEHIND.test(behind) || AFTER_ANOTHER.test(behind))) return true;
  if (/\b(?:every|each|most|other|every (?:first|second|third|fourth|last|single)) $/i.test(before)) return true;
  if (/\b(?:first|second|third|only|last) time $/i.test(before) && /^in /i.test(matched)) return true;
  if (AS_IF.test(before) && /^yesterday/i.test(matched)) return true;
  if (DENIED_BEFORE.test(before) || (/^\w+day$/i.test(matched) && ROUTINE_BEFORE.test(text.slice(0, from))))
    return true;
  if (isOfEachYear(text, text.slice(0, from), matched)) return true;
  if (NAMED_DAY.test(before) || isInTitle(text, from)) return true;
  if (/\b(?:every|each) (?:\w+day(?:, | and |, and | or )){1,6}$/i.test(text.slice(Math.max(0, from - 70), from)))
    return true;
  const isAmount = /^(?:\d|an? |few|couple|several|one|two|three)/i.test(matched);
  if (isAmount && /(?:\bat least|\bmore than|\bover|\bless than|\bup to) $/i.test(before)) return true;
  return NOT_A_POINT.test(matched) && /(?:\bfor|\bover|\bin) (?:the )?$/i.test(before) && HABIT_BEFORE.test(before);
};
