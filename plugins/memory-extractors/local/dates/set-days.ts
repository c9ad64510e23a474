// Days that are set, whatever was done to set them: offered, chosen, booked, due, agreed to or dreaded. "They offered me 14 January", "paid
// by the 5th", "I'm nervous about the 20 June exam".

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_SHORT } from "./calendar.ts";

/** "rent 460, paid by the 5th", "to be handed in by Friday": until when it has to be. */
const DUE_BY = new RegExp(
  wrapped`
    (?:
      ^\W*(?:and |all )?
      |\b(?:
        to be|must be|have to be|has to be|is|are|rent|bill|fee|fees|invoice|deposit|essay|homework
        |(?:need|want)s? (?:[\w'-]+ ){0,3}?[\w'-]+
      ) )
      (?:
      paid|payable|due|done|finished|handed in|submitted|returned|delivered|settled|cleared|renewed|signed|filed
      |sent(?: in)?
    ) $`,
  "i",
);
const BY = /^by /i;
const isDueBy = (before: string, matched: string): boolean => BY.test(matched) && DUE_BY.test(before);

export const IN_OR_ON = /^(?:in|on) /i;
const WHOM = "(?:(?:me|us|him|her|them|(?:my|our|his|her|their) [a-z]+|(?-i:[A-Z])[a-z]+) )";
/** "They offered me 14 January", "we settled on 3 May": the day itself is what was given or chosen. */
const GIVEN_DAY = new RegExp(
  wrapped`
    \b(?:
      (?:gave|given|allocated|assigned|promised) ${WHOM}|(?:offered|suggested|proposed) ${WHOM}?
      |(?:chose|chosen|picked|agreed (?:on|to)|settled (?:on|for)|went for|gone for|opted for|decided on|plumped for)[ ]
    )
      (?:the |either )?(?:(?:(?:${MONTH_SHORT})[a-z]* )?\d[\w' -]{0,40}? (?:or|and) (?:the )?)?$`,
  "i",
);
/** "I've looked at flights on 21 December": nobody travels by one that has left. */
const LOOKED_FOR = new RegExp(
  wrapped`
    \b(?:
      (?:looked (?:at|for|into|up)|checked|compared|priced|searched(?: for)?) (?:[\w'-]+ ){0,3}?(?:
        flights?|trains?|buses|coaches|ferr(?:y|ies)|crossings?|cruises?|fares?|tickets?|hotels?|cottages?|venues?
        |seats?|slots?
      )
      |(?:found|saw|seen) (?:[\w'-]+ ){0,3}?(?:flights?|fares?|crossings?|seats?|slots?|hotels?|cottages?)
    ) (?:(?:to|from|for|in|at|back|with) (?:[\w'-]+ ){0,3}?)?(?:on |for )?(?:the )?$`,
  "i",
);
export const DAY_AND_MONTH = new RegExp(
  String.raw`\d(?:st|nd|rd|th)?(?: of)? (?:${MONTH_SHORT})|(?:${MONTH_SHORT})\.? \d`,
  "i",
);
/** "They're fine with 1 May", "my boss is happy to start on 1 May", "1 May works for them": what somebody agrees to now. */
const FITS = new RegExp(
  wrapped`
    (?:'m|'re|'s|\b(?:am|is|are)) (?:(?:all|both|also|totally|quite) )?(?:
      fine|ok|okay|happy|good|cool|comfortable|alright|all right|on board|free|available
    ) (?:with|on|from) (?:the )?$`,
  "i",
);
const FITS_BEHIND =
  /^ (?:works?|suits|would (?:work|suit|do)|is (?:fine|ok|okay|good|possible|free|available)) (?:for|with|by|them|him|her|us|me)\b/i;
const fitsDay = (before: string, matched: string, behind: string): boolean =>
  (DAY_AND_MONTH.test(matched) || WEEKDAY.test(matched)) && (FITS.test(before) || FITS_BEHIND.test(behind));
const WEEKDAY = /day$/i;

/** Whether a day and its month are what was looked for or chosen. */
export const isChosenDay = (before: string, matched: string): boolean =>
  (DAY_AND_MONTH.test(matched) && LOOKED_FOR.test(before)) || (!IN_OR_ON.test(matched) && GIVEN_DAY.test(before));
/** "We booked the flights, 860, Dec 14 to Jan 6": nobody books for days on end; "... on 3 June" is when it was done. */
const BOOKED_STAY = new RegExp(
  wrapped`
    \b(?:booked|reserved) [^.;]{0,40}?\b(?:
      flights?|tickets?|cottage|cabin|villa|chalet|hotel|hostel|apartment|flat|house|room|campsite|trip|holiday|stay|car
      |van|boat|lodge|inn|guest ?house|airbnb
    )\b[^.;]{0,40}, (?:(?:(?:${MONTH_SHORT})\w*\.? \d{1,2}|\d{1,2} (?:${MONTH_SHORT})\w*) (?:to|until|till|-|–) )?$`,
  "i",
);
const GOES_ON_TO = /^ (?:to|until|till|-|–) (?:the )?(?:\d|\p{Lu}\p{Ll}{2})/u;
const RANGE = /\d ?(?:to|until|till|-|–) ?\d/;
const ENDS_RANGE = /[\da-z] (?:to|until|till|-|–) $/i;
export const TOLD_AS_PAST = /\b(?:was|were|went|had|broke)\b/i;
export const isBookedStay = (sentence: string, matched: string, behind: string): boolean =>
  !IN_OR_ON.test(matched) &&
  (RANGE.test(matched) || GOES_ON_TO.test(behind) || ENDS_RANGE.test(sentence)) &&
  BOOKED_STAY.test(sentence) &&
  !TOLD_AS_PAST.test(behind);

/** "I'm nervous about the 20 June exam": nobody is of what is over; "... exam results" may be. */
const DREADS = new RegExp(
  wrapped`
    (?:'m|'re|\b(?:am|is|are)) (?:\w+ ){0,2}?(?:worried|nervous|anxious|excited|stressed|scared|panicking) about (?:
      the|my|our|his|her|their
    ) $`,
  "i",
);
const OCCASION_BEHIND = new RegExp(
  wrapped`
    ^ (?:[a-z]+ )?(?:
      meeting|interview|exam|test|presentation|deadline|appointment|session|call|hearing|audition|concert|race|trip
      |flight|move|surgery|operation|wedding|party|recital|workshop|webinar|launch
    )\b(?! (?:results?|scores?|grades?|feedback|notes)\b)`,
  "i",
);

/** "I'm nervous about the 20 June exam", "due by 3 May", "she's fine with 1 May" */
export const isSetDay = (before: string, matched: string, behind: string): boolean =>
  (OCCASION_BEHIND.test(behind) && DREADS.test(before)) || isDueBy(before, matched) || fitsDay(before, matched, behind);
