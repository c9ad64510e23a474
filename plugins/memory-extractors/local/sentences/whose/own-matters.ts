// What people have and name without "my" or a verb: "budget is 120 euros a week", "flight to Rome leaves at six", "dentist on Friday",
// "new job at a bakery".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { FIRST_PERSON } from "#plugins/memory-extractors/local/cues/signals.ts";
import { DAY_STEMS, MONTH_SHORT } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { ownList } from "../typed/own-lists.ts";

/** Measured of one's own body. */
const MEASURE =
  "weight|height|bmi|bp|blood pressure|weigh-in|blood sugar|resting heart rate|hba1c|a1c|cholesterol|ldl|ferritin";
/** Everybody's own, whatever the talk is about. */
export const MATTER = wrapped`
  ${MEASURE}|divorce|adoption|budget|(?:(?:net|gross|monthly|household|take-?home) )?income|take-?home(?: pay)?|savings
  |goal|target|viewing|rent|loan|payday|tuition|(?:[a-z]+ )?(?:subscription|sub|membership)
  |(?:car|home|health|travel|pet|bike) insurance|salary|mortgage|deadline|interview|flight|train|appointment|meeting
  |exam|wedding|visa|lease|landlord|flat|apartment|surgery|operation|check-?up|presentation|recital|commute|shift
  |address|phone number|shoe size|blood type|locker|parking spot
  |(?:move-?in|move in|moving|due|start|end|launch|closing|wedding|delivery) date|first day|launch|release|rehearsal
  |fitting|tasting|defen[cs]e|delivery|closing|hearing|audition
  |(?:student|car|home|bank) loan|credit card|overdraft|emergency fund|savings account|pension
  |(?:vet|repair|phone|electricity|gas|water|hospital|dental) bill|invoice|premium|(?:[a-z]+ )?(?:dose|dosage)
  |(?:driving|road|theory|blood|language|entrance) test|retake|resit|midterm|viva|revenue|turnover|profit|runway
  |burn(?: rate)?|headcount|churn|MRR|ARR`;
export const DETAIL = String.raw`(?:(?:(?:to|for|with|at|from|of|after|before) (?:[\w'-]+ ){1,4}?|today |this morning ))?`;
/** A value, a time or a change; not what such things are like. */
export const SAID_OF_IT = wrapped`
  (?:
    (?:is|was|are|were|'s|would be|will be|got|gets|went)[ ](?:
      now |still |also |already |only |just |about |around |roughly |under |over |max )*(?:
      [$€£\d]
      |(?:
        sub|at|on|in|due|from|until|till|near|by|up|down|over|set|moved|scheduled|planned|booked|cancel+ed|postponed
        |delayed|paid(?: off)?|signed|confirmed|extended|approved|final|finali[sz]ed|official|tomorrow|today|tonight
        |next|this|(?:${DAY_STEMS})day|${MONTH_SHORT}
      )\b
    )
    |(?:
      starts?|leaves|lands|departs|arrives|begins?|ends?|takes|costs?|runs out|expires|(?:has|have|needs?) to|must
      |(?:slipped|moved|shifted|changed|jumped|rose|dropped|fell|came|crept) (?:from|to|by|back|up|down)\b
      |(?:goes|going|went|gone) (?:up|down) (?:to|by)\b|(?:hits?|reached|crossed|passed) (?:the )?[$€£\d](?!\d* ?(?:percent|%)|[^,;]* at (?-i:[A-Z]))
      |(?:came|went) through\b|went (?:fine|well|smoothly|badly)\b
    ) ?
  )`;
const UNOWNED = new RegExp(
  wrapped`
    ^(?:(?:also|plus|oh|btw|and|but),? )*(
      (?:
        (?:
          new|current|starting|target|old|monthly|weekly|next|first|second|final|vet|doctor'?s?|dentist'?s?|physio|job|eye|visa|baby
          |product
        ) )?(?:${MATTER})s?(?: ${DETAIL}|(?='s ))${SAID_OF_IT}.*
    )$`,
  "i",
);
/** "topic is not bees anymore, now it's wasps", "start date is now 3 May": what changes is one's own, though no word says whose. */
const CHANGED = new RegExp(wrapped`
  ^(?!
    (?:
      this|that|these|those|it|its|his|her|their|your|there|here|what|who|which|\w+thing|\w+one|everybody|nobody|all
      |most|some|life|time|I|you|he|she|we|they
    )\b
  )(?:[a-z][a-z-]+ ){1,2}(?:is|are) (?:not [^,;]{2,40} any ?more|no longer|now)\b`);
/** "kavita is now maid of honour", "Monty is no longer with us": somebody, by name. */
const OF_SOMEBODY = new RegExp(
  wrapped`
    ^[\p{L}-]+ (?:is|are) (?:not |no longer |now )(?:
      (?:
        my|our|your|his|her|their
        |(?<!\b(?:job|post|role|position|contract|work|shop|course|school|nursery) (?:is|are) now )(?:full|part)[- ]time
        |back from|on (?:leave|holiday)|off sick|married|engaged|pregnant|retired|dating|allergic|vegan|vegetarian|alive
        |living|working|studying|training|with (?:us|me|him|her|them)
      )\b
      |(?:an? |the )?[\p{L} -]*(?:
        man|woman|maid|boss|manager|mother|father|friend|neighbou?r|nurse|teacher|leader|lead|captain|coach|chair\w*
        |head|director|president|partner|\w{3,}ist
      )\b
    )`,
  "iu",
);
/** "Ysra is now Isra": a character, a town, a firm. */
const RENAMED = new RegExp(
  wrapped`
    ^(?!
      (?:
        title|name|boss|manager|landlord|landlady|doctor|dentist|gp|team|employer|capital|address|coach|teacher|contact
        |partner|supervisor
      )\b
    )\p{L}+ is now \p{Lu}\p{Ll}+(?=[,.!]|$)`,
  "iu",
);
/** "The bungalow is sold, to a couple from Bristol" */
const HAS_SOLD = new RegExp(
  wrapped`
    ^the (?=
      (?:house|flat|bungalow|apartment|cottage|caravan|boat|shop|car|van|bike|motorbike|piano|allotment) (?:is|has been|was)[ ]
      (?:finally |now |already )?(?:sold|let|rented out)\b
    )`,
  "i",
);

/** "The student loan's down to 3,900" */
const THE_MONEY = new RegExp(
  wrapped`
    ^the (?=
      (?:(?:(?:student|car|home|bank) )?loan|mortgage|credit card|overdraft|emergency fund)(?:'s| is| hit| went| goes) |
      rent(?:'s gone| has gone|'s going| went| goes| is going) (?:up|down) )(?!
        .*\b(?:in (?!${MONTH_SHORT})(?-i:\p{Lu})|for (?:h[ei][mr]|them|my|our)\b)
    )`,
  "iu",
);

/** "The buck is called Hector" */
const THE_NAMED = new RegExp(
  wrapped`
    ^the (?=
      (?:[a-z]+ )?(?:
        buck|ram|bull|goat|dog|puppy|cat|kitten|horse|pony|mare|foal|hen|rooster|parrot|rabbit|hamster|boat|van|farm|baby
      ) (?:is|'s|will be) (?:called|named) [\p{Lu}"“]
    )`,
  "iu",
);
/** "The gate code is 4417"; not that of somewhere else: "the wifi password is on the receipt", "... at my aunt's". */
const THE_CODE = new RegExp(
  wrapped`
    ^the (?=
      (?:gate|door|alarm|key ?box|wi-?fi|router|building|entry) (?:code|password|pin|key)(?: is|'s) (?:now |still )?\S*\d\S*
      (?:[.!]*$|, (?!at\b|in\b)| (?:and|but|so|now)\b)
    )`,
  "i",
);
const GOODS = wrapped`
  parcel|package|order|delivery|desk|table|chairs?|sofa|couch|bed|mattress|wardrobe|shelf|shelves|bookcase|cupboard|lamp|rug
  |carpet|mirror|fridge|freezer|oven|cooker|dishwasher|washing machine|dryer|kettle|toaster|blender|mixer|vacuum|tv|laptop
  |phone|tablet|monitor|keyboard|mouse|printer|camera|lens|speakers?|headphones|router|bike|helmet|tent|backpack|suitcase
  |shoes|boots|dress|jacket|coat|shirt|jeans|glasses|vase|mugs?|plates|pot|pan|plants?|tiles|flooring|paint|curtains|blinds
  |pram|stroller|cot|crib|car seat|toy|puzzle|guitar|piano|violin|kiln|loom|lathe|drill|saw|mower|grill|heater|boiler|stove`;
/** "The desk came but a leg is bent", "the parcel arrived damaged": what one had sent for. */
const THE_GOODS = new RegExp(
  wrapped`
    ^the (?=
      (?:[a-z-]+ ){0,2}?(?:${GOODS})[ ]
      (?:came|arrived|turned up|was delivered)(?: (?:today|yesterday|on \w+day|this morning))?(?:
        ,? but (?:it|one|two|the|some|there|with)\b
        | (?:with (?:an?|one|two|the) (?:broken|bent|missing|cracked|torn|big|small|scratch|dent|crack|hole|wrong)\b
          |damaged|broken|scratched|cracked|dented|incomplete)
      )
    )`,
  "i",
);

/** "The wife's against it" */
const THE_KIN = new RegExp(
  wrapped`
    ^the (?=
      (?:wife|husband|missus|hubby|mother-in-law|father-in-law|in-laws)(?:
        's
        | (?:
          is|are|has|have|was|were|wants?|says?|said|thinks?|hates?|loves?|likes?|does|works?|doesn't|isn't|won't|can't
        )
      ) )`,
  "i",
);
const NEW_THING = wrapped`
  new (?:
    job|role|position|gig|place|flat|apartment|house|car|phone|laptop|bike|boss|manager|roommate|flatmate|dog|cat|puppy
    |kitten|number|address
  )`;

export const WHEN = wrapped`
  (?:
    (?:is )?(?:
      on (?:\w+day|the \d\w*|\w+ \d\w*|\d\w*)|at \d\w*|tomorrow|tonight|today|next
      |this (?:week|weekend|month|\w+day|morning|afternoon|evening)|(?:${DAY_STEMS})day
    )\b
  )`;

/** "The new job is hybrid": to an assistant it is the user's. */
const NEW_ONE = new RegExp(
  wrapped`
    ^the (
      new (?:
        job|role|position|place|flat|apartment|house|office|school|car|phone|boss|manager|landlord|contract|commute|team
        |therapist|doctor
      )(?: (?:in|at|on|with|for) (?:[\w'-]+ ){0,2}?[\w'-]+)?
    ) (?=(?:is|'s|has|starts|started|pays|costs|comes|wants|lets|doesn't|isn't|will)\b)`,
  "i",
);

/** What is paid for every month, for patterns. */
export const BILLS =
  "electricity|gas|water|heating|internet|broadband|wifi|phone|childcare|daycare|nursery|council tax|gym";
/** "Electricity went up to 97 euros a month": what one pays for, though no word says who. */
const PAID_FOR = new RegExp(
  wrapped`
    ^(?:the )?(?:
      ${BILLS}|(?:car|health|home|travel) insurance
    )
    (?: bill| fees?| contract)?s? (?:
      (?:has |have )?(?:went|gone|goes|rose|risen|dropped|fell|fallen|jumped|is|are|costs?)
    ) (?:(?:up|down|now|only|about|around) )*(?:(?:to|from|by|at) )?(?:now |about |around )?[$€£]?\d[^,;?]*\b
      (?:an?|per|each|every) (?:month|quarter|year)\b`,
  "i",
);

/** "new goal is to run a marathon" */
const AIM = new RegExp(
  wrapped`
    ^(?:(?:new|next|big|main|current|long-term|short-term) )?(?:goal|aim|dream|resolution|target)
      (?: (?:now|for (?:[\w'-]+ ){1,3}?))? ?is (?:now )?to[ ]
      (?!(?:sort|write|return|find|print|compute|calculate|implement|minimi[sz]e|maximi[sz]e|predict|classify)\b)[a-z](?!.*\btonight\b)`,
  "i",
);

/** Booked for a time, told without a verb. */
const BOOKED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      wrapped`
        ^(dentist|doctor|doctor's|doc|vet|gp|optician|physio|hairdresser|haircut|therapist)(?:'?s)?
          (?: appointment| visit)? (?:is )?(?=${WHEN})`,
      "i",
    ),
    "I have a $1 appointment ",
  ],
  [
    new RegExp(
      wrapped`
        ^(
          (?:job |parents? |driving )?(?:
            interview|exam|meeting|appointment|viewing|class|test|party|wedding|check-?up|flight|train|call|date|concert
            |gig|match|recital
          )(?: (?:with|at|to|for|in) (?:[\w'-]+ ){0,3}?[\w'-]+)?
        ) (?!is )(?=${WHEN})(?!(?:on|at) [\w ]{1,14}? (?:is|was|costs?|will|has|got)\b)`,
      "i",
    ),
    "I have a $1 ",
  ],
  [
    new RegExp(String.raw`^((?:lunch|dinner|coffee|drinks|brunch) with (?:[\w'-]+ ){0,3}?[\w'-]+) (?=${WHEN})`, "i"),
    "I have $1 ",
  ],
  // "Physio with Sarah every Wednesday at 17:00"
  [
    new RegExp(
      wrapped`
        ^(
          (?:(?:group|family|speech|couples) )?(?:
            physio|physiotherapy|therapy|counselling|yoga|pilates|tennis|football|badminton|swimming|boxing|judo|ballet
            |choir|piano|guitar|violin|cello|drums|singing
            |(?:[a-z]+ )?(?:lessons?|classes|training|practice|rehearsals?|tutoring|coaching)
          )(?: (?:with|at) (?:(?:my|our|the) )?[\w'-]+(?: (?-i:\p{Lu})[\w'-]+)?)?
        ) (?=(?:every|each) (?:(?:${DAY_STEMS})day|week|month|other)|on (?:${DAY_STEMS})days|(?:${DAY_STEMS})days\b)`,
      "iu",
    ),
    "I have $1 ",
  ],
  [
    new RegExp(wrapped`
      ^((?:an? )?(?:\d{1,3} ?%?|[A-F][+-]?)) (?=
        (?:on|in) (?:the|my|our) (?:[\w-]+ ){0,4}(?:midterm|exam|test|quiz|finals?|paper|essay|assignment|homework)\b
      )`),
    "I got $1 ",
  ],
  [new RegExp(`^(${NEW_THING}) (?=(?:at|with|in|for|near|from|as|called|named) )`, "iu"), "I have a $1 "],
  // "New girlfriend, Petra."
  [
    new RegExp(
      wrapped`
        ^(
          new (?:
            girlfriend|boyfriend|partner|boss|manager|neighbou?r|flatmate|roommate|colleague|teacher|trainer|coach
            |therapist|doctor|physio|dentist|landlord|landlady
          )
        ),? (?=(?-i:\p{Lu}\p{Ll}+)[.!]*$)`,
      "iu",
    ),
    "I have a $1 called ",
  ],
  // "10k in 1:04:30"
  [
    new RegExp(
      wrapped`
        ^(\d{1,3} ?k|half[- ]marathon|marathon|parkrun|(?:[a-z]+ )?triathlon|ironman)[ ]
        (?=in (?:(?:just|only|about) )*\d{1,2}:\d\d(?::\d\d)?(?:[.!]*$|,| (?:today|yesterday|last|this (?:morning|week\w*)|on \w+day)\b))`,
      "i",
    ),
    "I did a $1 ",
  ],
  // "new roommate is Hannah", "new place is in Leeds"
  [new RegExp(String.raw`^(${NEW_THING}) (?=is (?:(?:in|at|near|by|called|named) |(?-i:\p{Lu})|\d))`, "iu"), "My $1 "],
];

/** "budget about 600 euros" */
const BARE_AMOUNT = new RegExp(
  wrapped`
    ^(
      (?:(?:monthly|weekly|total|max|new|latest|current) )?(?:
        budget|rent|salary|(?:net |household )?income|take-home pay|savings|tuition|mortgage|deposit|insurance|loan|goal
        |target|${MEASURE}
      )
    ):? (?:like )?(?=(?:(?:of|about|around|roughly|under|over|max|up to) )?[$€£]?\d)`,
  "i",
);

/** "deposit 150 paid" */
const PAID_ALREADY =
  /^(deposit|rent|fee|invoice|bill)(?: of)? ([$€£]?\d[\d.,]*k?(?: [a-z]+)?) (?:is |was )?paid(?= today| yesterday|[.!]*$|, (?!thanks\b|by\b))/i;

/** "deposit of 1,500 is due on Friday" */
const AMOUNT_DUE =
  /^(?:deposit|budget|loan|mortgage|insurance|tuition|salary) of [$€£]?\d[\d.,]*k?(?: [a-z]+)? (?:is|was|has|will|comes|came)\b/i;

/** "HbA1c" keeps its capital. */
export const asInside = (words: string): string => (/^\p{Lu}\S*[\p{Lu}\d]/u.test(words) ? words : lowerFirst(words));

const OPENS_ON_THE = /^the /i;
const THE_OWN = [THE_MONEY, THE_CODE, THE_NAMED, THE_GOODS];
/** What is the speaker's own, where the sentence before tells of nobody else. */
const ofNobodyElse = (text: string): string | null => {
  const list = ownList(text);
  if (list !== null) return list;
  if (AIM.test(text)) return `My ${lowerFirst(text)}`;
  return OPENS_ON_THE.test(text) && THE_OWN.some((one) => one.test(text)) ? text.replace(OPENS_ON_THE, "My ") : null;
};
/** "My wife is on a diet. Target weight is 60 kg" */
const MAY_BE_THEIRS = new RegExp(
  `^(?:(?:starting|target|goal|current|new) )?(?:${MEASURE})s? |^(?:\\d{1,3} ?k|half[- ]marathon|marathon) in `,
  "i",
);

/** "flight to Rome is at six" → "My flight to Rome is at six"; "dentist on Friday" → "I have a dentist appointment on Friday" */
export const withOwnMatter = (text: string, isBehindAnother = false): string => {
  const mayBeTheirs = isBehindAnother && !FIRST_PERSON.test(text);
  const own = mayBeTheirs ? null : ofNobodyElse(text);
  if (own !== null) return own;
  if (opensWithSubject(text))
    return OPENS_ON_THE.test(text)
      ? text.replace(HAS_SOLD, "My ").replace(THE_KIN, "My ").replace(NEW_ONE, "My $1 ")
      : text;
  if (mayBeTheirs && MAY_BE_THEIRS.test(text)) return text;
  const unowned = UNOWNED.exec(text)?.[1];
  if (unowned !== undefined)
    return `My ${asInside(unowned.replace(/^([\w ]+)'s (?=gone\b)/, "$1 has ").replace(/^([\w ]+)'s (?!own\b)/, "$1 is "))}`;
  if (PAID_FOR.test(text)) return `My ${lowerFirst(text.replace(/^the /i, ""))}`;
  if (
    CHANGED.test(lowerFirst(text)) &&
    !OF_SOMEBODY.test(text) &&
    !RENAMED.test(text) &&
    !isFirstName(text.split(" ", 1)[0] ?? "")
  )
    return `My ${lowerFirst(text)}`;
  if (AMOUNT_DUE.test(text)) return `My ${lowerFirst(text)}`;
  if (PAID_ALREADY.test(text)) return text.replace(PAID_ALREADY, "I paid the $1 of $2");
  const amount = BARE_AMOUNT.exec(text);
  if (amount !== null)
    return `My ${asInside((amount[1] ?? "").replace(/^weigh-in$/i, "weight"))} is ${text.slice(amount[0].length).replace(/^of /i, "")}`;
  for (const [pattern, told] of BOOKED) {
    const thing = pattern.exec(text);
    if (thing !== null)
      return (
        told.replace("$1", lowerFirst(thing[1] ?? "")).replace(/\ba (?=[aeiou])/, "an ") + text.slice(thing[0].length)
      );
  }
  return text;
};

/** "our budget is 900 euros", "rent is due on Friday" */
export const tellsOwnMatter = (text: string): boolean => UNOWNED.test(text.replace(/^(?:my|our) /i, ""));
