// From when on something holds that was agreed, changed or given up: "I accepted the job, from April", "she resigned with effect from
// May", "£940 from August, was 860".

import { wrapped } from "#domain/wrapped.ts";
import { PAST_FORMS } from "../cues/verbs.ts";
import { ADVERB, FROM, PERFECT, stands, UNTIL } from "./ahead.ts";
import { MONTH_NAMES } from "./calendar.ts";

const GAP = wrapped`
  (?:
    ,? (?!
      (?:who|which|that|where|when|while|after|before|but|because|so|then|I|we|he|she|they|it|was|were|had|worked|lived)
        \b
    )[^\s,.;:]+
  ){0,9}?`;
const CONTRACT = wrapped`
  (?:
    job|post|position|role|place|spot|internship|traineeship|placement|apprenticeship|scholarship|lease|tenancy|contract
    |flat|apartment|room|house|studio|office|unit|mooring|allotment|tenant|lodger|flatmate|childminder|promotion|raise
    |pay rise|transfer|secondment|loan|mortgage|pass|permit
  )`;
/** "I accepted the job at Arup, from April", "got a flat in Utrecht from August"; not "worked at Arup from April". */
const AGREED = new RegExp(
  wrapped`
    \b(?:
      (?:
        offered|invited|accepted|signed|hired|appointed|(?:re-?)?elected|nominated|confirmed|promoted|landed|secured|approved|granted|extended|renewed
        |enrolled|leased|subscribed
      )${GAP}
      |(?:got|gotten|took|taken|found|gave|given|rented|let|won|agreed)${GAP} ${CONTRACT}${GAP}
      |(?:raised|increased|lowered|cut|put up)(?: [\w'-]+){0,2} (?:rent|fees?|price|salary|wages?|pay|hours|rate)
        (?: (?:from|by|to) [\w.%€£$]+){0,2}
      |(?:rent|fees?|price|salary|wages?|pay|hours|rate) (?:was|were|got|has been|have been) (?:
        raised|increased|lowered|cut
      )(?: [\w.%€£$]+){0,3}
    ),? $`,
  "i",
);
/** "I negotiated a lower fee starting in July", "we agreed the boys sleep here from June". */
const SETTLED = /\b(?:negotiated|haggled|bargained|agreed|settled on|decided) /i;
/** "We've been asked to run the stall, from October" */
const HAS_BEEN_ASKED = new RegExp(
  String.raw`${PERFECT} ${ADVERB}been (?:asked|invited|hired|booked|commissioned|contracted|offered)\b[^.;]{0,80}, $`,
  "i",
);
/** "They've cut us to four days from December", "she's been given Fridays off from May" */
const HAS_CHANGED = new RegExp(
  wrapped`
    ${PERFECT} ${ADVERB}(?:been )?(?:
      cut|moved|put|given|told|raised|lowered|changed|switched|reduced|shortened|closed|stopped|transferred|banned|split
    )\b[^.;,]{0,60},? $`,
  "i",
);
const ONWARDS = /^(?:from|starting|beginning|commencing|effective|as of) /i;
const ONWARDS_BEFORE = /\b(?:from|starting|beginning|commencing|effective|as of)(?: in| on| from| the)* $/i;
/** "from October to December": over, where the verb is past. */
const RANGE_BEHIND = /^ ?(?:to|until|till|through|[-–])(?= |\d)/i;
const EXTENDED_UNTIL =
  /\b(?:extended|renewed|prolonged|pushed back|put back|postponed|deferred|delayed)\b[^.;,]{0,30}$/i;
/** "We got the allowance, 340 a month from June" */
const PER_MONTH = /\d[\d.,]*k?(?: [a-z]+)? (?:an?|per|each) (?:month|week|year|day|night),? $/i;
/** `sentence`: all that stands before the expression, whatever commas are in it. */
export const isAgreedOnwards = (sentence: string, matched: string, behind: string): boolean => {
  if (RANGE_BEHIND.test(behind)) return false;
  if (UNTIL.test(matched)) return EXTENDED_UNTIL.test(sentence);
  const word = ONWARDS.test(matched) ? null : ONWARDS_BEFORE.exec(sentence);
  if (word === null && !ONWARDS.test(matched)) return false;
  const agreed = word === null ? sentence : sentence.slice(0, word.index);
  if (PER_MONTH.test(agreed)) return true;
  return [AGREED, HAS_CHANGED, HAS_BEEN_ASKED].some((one) => one.test(agreed)) || stands(SETTLED, agreed);
};

/** "I've resigned with effect from the end of July": soon, or just now. */
const GAVE_UP_FROM = new RegExp(
  wrapped`
    \b(?:resigned|retired|stepped down|quit|notice|terminated|dismissed|laid off|made redundant)\b[^.;]{0,60}?\b
      (?:with effect (?:from|on)|effective(?: from| as of| on)?)(?: the)? $`,
  "i",
);
const EFFECTIVE = /^effective /i;
const isGivenUpFrom = (sentence: string, matched: string): boolean => {
  const before = EFFECTIVE.test(matched) ? `${sentence}effective ` : sentence;
  return before.includes("ffect") && GAVE_UP_FROM.test(before);
};

const PAST_INSIDE_PART = new RegExp(String.raw`\b(?:${PAST_FORMS}|(?!need|feed|speed)\w{3,}ed)\b`, "i");

/** "£940 from August, was 860": what it was before tells that it is so now or will be. */
const VALUE_BEFORE =
  /^,? \(?(?:(?:it )?(?:was|were)|used to be|previously|before that|up from|down from|so far) [£$€]?\d/i;
export const isChangedFrom = (before: string, matched: string, behind: string): boolean =>
  (FROM.test(matched) || / from $/i.test(before)) && VALUE_BEFORE.test(behind) && !PAST_INSIDE_PART.test(before);

const PUT_OFF = wrapped`
  moved|extended|postponed|pushed|delayed|deferred|rescheduled|shifted|changed|put back|brought forward`;
/** "The deadline was 3 June, but they've extended it": the day that it was to be, which may still be ahead. */
const WAS_SET_FOR = new RegExp(
  wrapped`
    \b(?:was|were|had been) (?:(?:originally|initially|first|supposed to be|meant to be|due|set|planned|scheduled|fixed) )*
      (?:(?:for|on) )?(?:the )?(?:\w+day,? )?$`,
  "i",
);
const THEN_PUT_OFF = new RegExp(
  wrapped`
    ^,? (?:but|and|then|until|before)\b[^.;]{0,60}(?:
      \b(?:it(?:'s| is| was| has)?|(?:has|have|had|was|were|got|been)(?: now| since)?) (?:been )?(?:${PUT_OFF})\b
      |\b(?:${PUT_OFF}) (?:it\b|(?:back )?(?:to|until|till) (?:the )?(?:\d|next\b|\w+day\b|(?:${MONTH_NAMES})\b))
    )`,
  "i",
);
/** "They've moved it to 9 May because of the strike in February": why may be behind as well as ahead. */
const PUT_OFF_BECAUSE = new RegExp(
  wrapped`
    \b(?:${PUT_OFF})\b[^.;]{0,40} (?:to|until|till) (?:the )?(?:\d|next |\w+day|${MONTH_NAMES})[^.;]{0,30}[ ]
    (?:because of|due to|owing to|on account of|thanks to) (?:the |an? |my |our |his |her |their )?(?:[\w'-]+ ){1,4}$`,
  "i",
);
const IN_MONTH_OR_SEASON = /^(?:in|last|over|during) /i;
const isOfPutOff = (sentence: string, matched: string, behind: string): boolean =>
  (WAS_SET_FOR.test(sentence) && THEN_PUT_OFF.test(behind)) ||
  (IN_MONTH_OR_SEASON.test(matched) && PUT_OFF_BECAUSE.test(sentence));

/** Whether a day is that of a notice, of what was put off, or of why; `sentence`: as in {@link isAgreedOnwards}. */
export const isGivenUpOrPutOff = (sentence: string, matched: string, behind: string): boolean =>
  isGivenUpFrom(sentence, matched) || isOfPutOff(sentence, matched, behind);
