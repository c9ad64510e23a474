// Of what time an answer without a verb is, by its question: "When did you move?" asks for the past, "have you set a date?" does not.

import { wrapped } from "#domain/wrapped.ts";

const OF_THE_PAST = new RegExp(
  wrapped`
    \b(?:did|was|were)\b
    |\b(?:have|has|had) (?:you|he|she|they|it|there|any\w*|(?:your|his|her|their|the|that) [\w ]+?)[ ]
    (?:\w+ly |ever |already |just |also |yet )*
    (?:
      been|\w+(?:ed|en)|had|got|done|gone|met|made|seen|read|told|found|felt|lost|won|left|put|kept|paid|bought|sold
      |come|run|begun|held|heard|built|quit|hit|hurt
    )\b
    |^(?:have|has) `,
  "i",
);
/** "Any surgeries?", "ever had a seizure?" */
const OF_WHAT_HAPPENED = new RegExp(
  wrapped`
    ^(?:(?:and|so|ok(?:ay)?),? )?(?:any|ever|had any) (?!.*\b(?:planned|coming|upcoming|ahead|scheduled|due|booked)\b)
    (?:had |an? |past |previous |prior |recent |other |major |serious |big |earlier )*
    (?:
      surger|operation|injur|illness|accident|fracture|broken|attack|episode|hospital|falls?\b|infection|flare|relapse
      |seizure|migraine|stroke|pregnanc|miscarriage|vaccin|concussion
    )`,
  "i",
);
/** "Have you set a date?" "Yes, 4 July": what was arranged is ahead; "when did you book it?" asks for the day of the booking. */
const OF_ARRANGED = new RegExp(
  wrapped`
    ^(?!.*\b(?:when|how long ago) (?:did|was|were)\b).*\b(?:
      book|plan|schedul|arrang|reserv|decid|date|appointment|deadline|ticket|slot|invited|offered|enrol|appl(?:y|ied)
      |(?:set|fix(?:ed)?|pick(?:ed)?|chosen|choose|hear|heard) (?:back|an?|the|on|from)\b
    )`,
  "i",
);
/** "Has the baby come?" "Not yet, in June", "hopefully in June" */
const NOT_YET =
  /^(?:no|nope|nah|not (?:yet|until|before)|still)\b|\b(?:hopefully|probably|should be|next one|due|soon|planned|booked)\b/i;
/** "When did you move?" */
export const asksForThePast = (question: string, reply: string): boolean =>
  !NOT_YET.test(reply) &&
  ((OF_THE_PAST.test(question) && !OF_ARRANGED.test(question)) || OF_WHAT_HAPPENED.test(question));

/** "How long have you been here?" "Three years in June", "did they say when?", "have you tried yoga?" "A class on Thursday". */
const OF_EITHER_TIME = new RegExp(
  wrapped`
    \bhow long (?:have|has)\b
    |^(?!.*\bwhen (?:did|was|were)\b).*\b(?:
      say|said|tell|told|mention(?:ed)?|hear|heard|spoken|talked|tried|started|come through|arrived|chang(?:e|ed)
    )\b`,
  "i",
);
/** Of what time an answer without a verb is. */
export const timeAsked = (question: string, reply: string): "past" | "open" =>
  asksForThePast(question, reply) && !OF_EITHER_TIME.test(question) ? "past" : "open";
