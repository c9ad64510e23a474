// What people have and name without "my" or a verb: "budget is 120 euros a week", "flight to Rome leaves at six", "dentist on Friday",
// "new job at a bakery".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { DAY_STEMS, MONTH_NAMES, MONTH_SHORT, MONTHS_IN_SMALL } from "../dates/calendar.ts";
import { EVENTS } from "./granted.ts";

/** Measured of one's own body. */
const MEASURE = "weight|height|bmi|blood pressure|blood sugar|resting heart rate|hba1c|a1c|cholesterol|ldl|ferritin";
/** Everybody's own, whatever the talk is about. */
const MATTER = wrapped`
  ${MEASURE}|divorce|adoption|budget|(?:(?:net|gross|monthly|household|take-?home) )?income|take-?home(?: pay)?|savings
  |goal|target|viewing|rent|loan|payday|tuition|(?:[a-z]+ )?(?:subscription|sub|membership)
  |(?:car|home|health|travel|pet|bike) insurance|salary|mortgage|deadline|interview|flight|train|appointment|meeting
  |exam|wedding|visa|lease|landlord|flat|apartment|surgery|operation|check-?up|presentation|recital|commute|shift
  |address|phone number|shoe size|blood type|locker|parking spot
  |(?:move-?in|move in|moving|due|start|end|launch|closing|wedding|delivery) date|first day|launch|release|rehearsal
  |fitting|tasting|defen[cs]e|delivery|closing|hearing|audition
  |(?:vet|repair|phone|electricity|gas|water|hospital|dental) bill|invoice|premium|(?:[a-z]+ )?(?:dose|dosage)
  |(?:driving|road|theory|blood|language|entrance) test|retake|resit|midterm|viva|revenue|turnover|profit|runway
  |burn(?: rate)?|headcount|churn|MRR|ARR`;
const DETAIL = String.raw`(?:(?:to|for|with|at|from|of|after|before) (?:[\w'-]+ ){1,4}?)?`;
/** A value, a time or a change; not what such things are like. */
const SAID_OF_IT = wrapped`
  (?:
    (?:is|was|are|were|'s|would be|will be|got|gets|went) (?:
      now |still |also |already |only |just |about |around |roughly |under |over |max )*(?:
      [$€£\d]
      |(?:
        sub|at|on|in|due|from|until|till|near|by|up|down|over|set|moved|scheduled|planned|booked|cancel+ed|postponed
        |delayed|paid|signed|confirmed|extended|approved|final|finali[sz]ed|official|tomorrow|today|tonight|next|this
        |(?:${DAY_STEMS})day|${MONTH_SHORT}
      )\b
    )
    |(?:
      starts?|leaves|lands|departs|arrives|begins?|ends?|takes|costs?|runs out|expires|(?:has|have|needs?) to|must
      |(?:slipped|moved|shifted|changed|jumped|rose|dropped|fell|came|crept) (?:from|to|by|back|up|down)\b
      |(?:came|went) through\b|went (?:fine|well|smoothly|badly)\b
    ) ?
  )`;
const UNOWNED = new RegExp(
  wrapped`
    ^(?:(?:also|plus|oh|btw),? )?(
      (?:
        (?:
          new|current|old|monthly|weekly|next|first|second|final|vet|doctor'?s?|dentist'?s?|physio|job|eye|visa|baby
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
      (?:house|flat|bungalow|apartment|cottage|caravan|boat|shop|car|van|bike|motorbike|piano|allotment) (?:is|has been|was) (?:
        finally |now |already )?(?:sold|let|rented out)\b
    )`,
  "i",
);
/** "Total ended up at 15.6k", "kitchen quote came in at 9,800" */
const CAME_TO = new RegExp(
  wrapped`
    ^(?!(?:the|my|our|an?|this|that|his|her|their|your|its) )(?=
      (?:(?:[a-z]+ )?(?:total|quote|bill|estimate|invoice)) (?:
        came|comes|ended up|works out|worked out|adds up|added up
      )(?: (?:in|out))?(?: at| to)? [$€£]?\d
    )`,
  "i",
);
/** "start is planned for 7 September" */
const START =
  /^(?=(?:start|kick-?off|completion|handover|move) is (?:now )?(?:planned|scheduled|set|booked) (?:for|on|in) )/i;
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
const DEFINITE = new RegExp(
  wrapped`
    ^the (?:(?:[\w-]+) )?(?:
      ${MATTER}|project|launch|release|demo|beta|MVP|move|trip|retake|deposit|fee|price|kitchen|garden|house|car|party
      |farm|land|barn|workshop|studio|bathroom|allotment
    )s? ${DETAIL}${SAID_OF_IT}`,
  "i",
);

const WHEN = wrapped`
  (?:
    (?:is )?(?:
      on (?:\w+day|the \d\w*|\w+ \d\w*|\d\w*)|at \d\w*|tomorrow|tonight|today|next
      |this (?:week|weekend|month|\w+day|morning|afternoon|evening)|(?:${DAY_STEMS})day
    )\b
  )`;
const COMES = wrapped`
  vet|dentist|doctor|gp|optician|physio|hairdresser|osteopath|midwife|health visitor|plumber|electrician|builders?
  |roofers?|painters?|plasterers?|tilers?|joiners?|carpenters?|decorators?|fitters?|locksmith|inspector|chimney sweep
  |gardener|cleaner|nanny|babysitter|carer|tutor|landlord|surveyor|estate agent|engineer|technician|movers
  |removal (?:men|van)|delivery|parcel|taxi|school play|parents' evening|christening|funeral|rehearsal|concert|play|show
  |match|dinner|lunch|brunch|scan|blood test|biopsy|x-ray|mri|mot|driving test`;
/** "The vet is at 4pm tomorrow", "dinner is at 8 on Friday", "the plumber comes on Tuesday": what somebody has ahead. */
const APPOINTED = new RegExp(
  wrapped`
    ^(?:the )?(?:${COMES}) (?:
      (?:is|are|will be)(?: (?:coming|booked|due|here|round|set|scheduled))?|comes?|arrives?|starts|visits|calls?
      |can(?:'t|not)? (?:only )?(?:come|start)
    )(?: (?:round|over|again|back))?(?: (?:in|for))? (?:
      ${WHEN}|at \d|next (?:week|month)|(?:before|until|till|after|in) (?:${MONTH_SHORT}|\w+day|the \d)
    )`,
  "i",
);

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

/** "Electricity went up to 97 euros a month": what one pays for, though no word says who. */
const PAID_FOR = new RegExp(
  wrapped`
    ^(?:the )?(?:
      electricity|gas|water|heating|internet|broadband|wifi|phone|(?:car|health|home|travel) insurance|childcare|daycare
      |nursery|council tax|gym
    )(?: bill| fees?| contract)?s? (?:
      (?:has |have )?(?:went|gone|goes|rose|risen|dropped|fell|fallen|jumped|is|are|costs?)
    ) (?:(?:up|down|now|only|about|around) )*(?:(?:to|from|by|at) )?(?:now |about |around )?[$€£]?\d[^,;?]*\b
      (?:an?|per|each|every) (?:month|quarter|year)\b`,
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
  // "new roommate is Hannah", "new place is in Leeds"
  [new RegExp(String.raw`^(${NEW_THING}) (?=is (?:(?:in|at|near|by|called|named) |(?-i:\p{Lu})|\d))`, "iu"), "My $1 "],
];

/** "budget about 600 euros" */
const BARE_AMOUNT = new RegExp(
  wrapped`
    ^(
      (?:(?:monthly|weekly|total|max) )?(?:
        budget|rent|salary|(?:net |household )?income|take-home pay|savings|tuition|mortgage|deposit|insurance|loan|goal
        |target|${MEASURE}
      )
    ):? (?:like )?(?=(?:(?:of|about|around|roughly|under|over|max|up to) )?[$€£]?\d)`,
  "i",
);

/** "deposit of 1,500 is due on Friday" */
const AMOUNT_DUE =
  /^(?:deposit|budget|loan|mortgage|insurance|tuition|salary) of [$€£]?\d[\d.,]*k?(?: [a-z]+)? (?:is|was|has|will|comes|came)\b/i;

/** "HbA1c" keeps its capital. */
const asInside = (words: string): string => (/^\p{Lu}\S*[\p{Lu}\d]/u.test(words) ? words : lowerFirst(words));

/** "The boiler died", "the gate won't close": what broke at home or at work. */
const BROKE = new RegExp(
  wrapped`
    ^(?:the|our) (?=
      (?!
        (?:[\w-]+ )?(?:
          build|server|tests?|links?|code|api|app|page|site|website|script|query|container|process|job|deploy|pipeline
          |economy|market|spell|news|story
        )\b
      )(?:[\w-]+ ){1,2}?(?:
        died|broke(?: down)?|burst|is leaking|leaks|stopped working|won't (?:start|turn on|charge|open|close|lock)
        |gave out|packed up|is (?:broken|dead|blocked)|needs (?:replacing|repairing|fixing)|(?:was|got) stolen
      )\b
    )`,
  "i",
);
/** "diabetes is gone", "ankle's better already" */
const GETS_WELL = new RegExp(
  wrapped`
    ^(?!.*\b(?:paragraph|chapter|scene|sentence|draft)\b)(?=
      (?:(?!(?:the|this|that|a|an|no|any|one|some|another) )[a-z]+ )?(?:
        diabetes|infection|rash|fever|cough|cold|flu|migraines?|pain|anaemia|anemia|blood pressure|cholesterol|ankle
        |knee|back|shoulder|wrist|hip|foot|leg|arm|neck|tooth|stomach|skin|voice|hamstring|calf|elbow|finger|thumb|toe
        |ribs?|tendon|achilles|collarbone|groin|heel|shin|hand|jaw|eczema|acne|insomnia|sciatica|vertigo|heartburn
        |concussion|sprain|fracture|bronchitis|pneumonia
      ) (?:
        (?:is|are) (?:(?:already|finally|now|much|a bit|almost|all|so much|fully|completely) )*(?:
          gone|better|worse|healed|cured|back to normal|(?:good|fine|ok|okay) (?:again|now)
        )
        |(?:has|have) (?:(?:finally|fully|completely|all) )*(?:healed|recovered|cleared|mended)
      )\b
    )`,
  "i",
);
const THINGS = wrapped`
  hip|knee|ankle|shoulder|wrist|foot|tooth|house|flat|apartment|caravan|camper ?van|motorbike|piano|cello|guitar|violin
  |kayak|canoe|tent|kitchen|bathroom|garden|allotment|boiler|oven|fridge|dishwasher|washing machine|heating|roof|car
  |bike|van|boat|laptop|phone|computer|printer|camera|baby|dog|cat|puppy|kitten|passport|visa|insurance|claim
  |application|offer|order|parcel|package|delivery|luggage|suitcase|thesis|dissertation|essay|paper|report|presentation
  |demo|talk|pitch|website|app|version|release|beta|book|album|podcast|newsletter|shop|stall|course|exam|resit|retake
  |midterm|viva|scan|biopsy|surgery|operation|results?|mri|x-ray|appointment|interview|audition|trial|race|marathon|trip
  |move|wedding|party`;
const HAPPENED = wrapped`
  (?:
    (?:went|came|turned out|looks|looked) (?:(?:really|so|very|pretty) )?(?:
      well|great|fine|ok|okay|good|badly|back|through|clear|negative|positive|normal
    )
    |(?:is|are|was|were) (?:(?:now|finally|already|all|almost|officially) )*(?:
      out|done|finished|ready|over|booked|sold|live|approved|accepted|rejected|fixed|repaired|cancel+ed|postponed
      |delayed|confirmed|submitted|delivered|installed|signed|paid|clear|normal|negative|positive|healed|gone|sorted
    )
    |arrived|died|broke|passed|failed|expired|crashed
    |got (?:approved|accepted|rejected|cancel+ed|postponed|delayed|moved|stolen|fixed|published|submitted)
  )\b`;
/** "hip went well", "iOS version is out": typed without "my". */
const HAPPENED_TO = new RegExp(
  `^(?=(?:[\\w-]+ )?(?:${THINGS})s? ${HAPPENED})(?!(?:the|a|an|this|that|my|our|your|his|her|their|its|no|every|any|some|each|one) )`,
  "i",
);
/** "surgery went well": perhaps of somebody who was told of before. */
const OF_A_PATIENT = new RegExp(
  wrapped`
    ^(?=
      (?:(?:hip|knee|back|heart|eye|cataract|shoulder|bypass|hernia|brain|jaw|bone|ct|pet|stress|skin) )?(?:
        surgery|operation|scan|biopsy|mri|x-ray|ultrasound|mammogram|smear(?: test)?|colonoscopy|endoscopy|gastroscopy
        |ecg|ekg|blood (?:test|work)|bloods
      ) (?:
        (?:went|came|turned out|looks|looked) |(?:is|was|are|were) (?:all )?(?:clear|clean|fine|good|ok|okay|normal|negative|positive)\b
      )
    )`,
  "i",
);
const SEVERAL = String.raw`one|${TWO_TO_SIX}|\d`;
/** What is typed for an assistant without "I" or a verb. */
const TYPED_SHORT: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^need (?=(?:an?|some|${SEVERAL}) )`, "i"), "I need "],
  [/^somewhere (?=(?:near|close|in|with|by|quiet|around|not)\b)/i, "I want somewhere "],
  [
    new RegExp(
      wrapped`
        ^(?=
          (?:max(?:imum)?|at most|up to|no more than) (?:[$€£] ?)?\d[\d.,]*k?(?: ?(?:
              euros?|dollars?|pounds?|quid|bucks|francs?|kr(?:oner|onor)?|[$€£]|eur|usd|gbp|chf
            )
          )? (?:(?:all in|total|max) )?(?:a|per) (?:night|day|week|month|person|head)\b
        )`,
      "i",
    ),
    "I want to pay ",
  ],
  [
    new RegExp(
      wrapped`
        ^(?=
          (?:max(?:imum)?|at most|no more than|at least|min(?:imum)?) \d+ [\w-]+ (?:and \d+ [\w-]+ (?:of [\w-]+ )?)?
            (?:per|an?|each|every) \w
        )`,
      "i",
    ),
    "I want ",
  ],
  [
    /^(?:(?:yes|yeah|ok|okay|and|but|so),? )*(?=nothing (?:over|above|under|below|more than|longer than|too) [\w$€£-])/i,
    "I want ",
  ],
  [/^(?=(?:working |book |song )?title is )/i, "My "],
  // "was a postman 31 years"
  [
    new RegExp(
      `^(?=was an? (?:[a-z-]+ ){1,3}?(?:for )?(?:\\d+|${TWO_TO_SIX}|ten|twelve|twenty|thirty) (?:years|months)\\b)`,
      "i",
    ),
    "I ",
  ],
  // "750 a month on the loan from now on"
  [
    new RegExp(
      wrapped`
        ^(?:so )?(?=
          [$€£]?\d[\d,.]*k? (?:an?|per|each|every) (?:day|week|month|year) (?:on|for|to|towards|into|in) [^.?!]{2,40} from now on
            \b
        )`,
      "i",
    ),
    "I'll put ",
  ],
  // "74.1 kg this morning": weighed; what is lifted is no round number of tenths.
  [
    new RegExp(
      wrapped`
        ^(?!.*\b(?:bench|squats?|deadlifts?|press|lift(?:ed|s)?|reps|pr|pb)\b)(?=
          (?:[4-9]\d|1\d\d|2\d\d)(?:
            [.,]\d ?(?:kg|kilos?|lbs?|pounds) (?:this morning|today|now|yesterday|on the scales?)
            | ?(?:kg|kilos?|lbs?|pounds) (?:this morning|on the scales?)
          )(?=[,.!;]|$| (?:and|so|but|before|after|which)\b)
        )`,
      "i",
    ),
    "I weighed ",
  ],
  // "Weighed myself today: 74.5 kg"
  [/^(?=weighed myself\b)/i, "I "],
  [/^(?=want to (?:lose|gain|quit|stop|learn|buy|move|save|run|start|become|finish|sell|build|switch) )/i, "I "],
  [/^(?=have to (?:lose|gain|finish|pay|see|find|learn|pass|save|sell|move|leave|renew|hand in) )/i, "I "],
  [/^(?=\d{2}, (?:been|worked|working|living|married|single|divorced|from|with|mother|father|mum|mom|dad)\b)/i, "I'm "],
  [CAME_TO, "My "],
  [START, "The "],
  [BROKE, "My "],
  [GETS_WELL, "My "],
  [OF_A_PATIENT, "The "],
  [HAPPENED_TO, "My "],
  [/^(?=still (?:on|at|in|with|under|off|without) (?!(?:it|that|this|top|time|fire|track|hold|my way)\b))/i, "I'm "],
  [
    new RegExp(
      `^(?=(?:${SEVERAL}) (?:kids|children|sons|daughters|boys|girls|dogs|cats)(?:, | \\(| aged |[.!]*$))`,
      "i",
    ),
    "I have ",
  ],
  [
    /^(?=(?:bad|dodgy|weak|torn) (?:(?:left|right|lower) )?(?:knee|back|shoulder|hip|ankle|wrist|elbow|neck)\b)/i,
    "I have a ",
  ],
  [
    new RegExp(
      wrapped`
        ^(?=
          (?:start|leave|fly|land|arrive|move in|finish) (?:
            next|tomorrow|in (?:${MONTHS_IN_SMALL})
            |(?:on )?(?:the \d|(?:${DAY_STEMS})day|[a-z]{3,9} \d{1,2}|\d{1,2}(?:st|nd|rd|th))
          )\b
        )`,
      "i",
    ),
    "I ",
  ],
  [new RegExp(`^cooking for (?=(?:${SEVERAL})\\b)`, "i"), "I'm cooking for "],
];

/** "I need help writing a speech for my brother": what is being done says more than the wish for help. */
const NEEDS_HELP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now) )*
      (?:need|want|like|love|looking for|look for)(?: some| any| your| a bit of| a little)? (?:
      help|advice|tips|guidance|assistance|suggestions|ideas|inspiration
    )(?: (?:on|with|for|in|about))?(?: how to)? (?=
      (?:
        writing|organi[sz]ing|planning|preparing|hosting|running|training for|applying for
        |managing(?! (?:(?:my|our|the) )?(?:
            stress|time|anxiety|work|work-life|energy|expectations|emotions|anger|pain
          )\b
        )
        |(
          setting up|starting|building|designing|renovating|redecorating|launching|opening|expanding|decorating
          |restoring
        )
      ) (?!it\b|that\b|this\b|them\b|these\b|those\b)
    )`,
  "i",
);
/** "I'm looking for advice on how to fill my bakery": what is aimed at. */
const ADVICE_ON_HOW = new RegExp(
  wrapped`
    ^(I|We)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now|still|always|a bit) )*(?:
      need(?:ing)?|want|like|love|looking for|in need of|hoping for|hoping to get|seeking
    )(?: some| any| your| a bit of| a few| a little)? (?:
      help|advice|tips|guidance|assistance|suggestions|ideas|inspiration|ways|strategies
    )(?: (?:on|with|for|in|about)(?: how)?)? to (?!spend\b|make the most\b|use up\b)(?=
      [a-z]+ (?!it\b|this\b|that\b|them\b|these\b|those\b)[a-z']
    )`,
  "i",
);
/** "I need ideas for a potluck dinner on the 9th": one has it, as its host or guest. */
const IDEAS_FOR_EVENT = new RegExp(
  wrapped`
    ^(I|We)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now|still) )*
      (?:need|want|like|love|looking for)(?: some| any| your| a few| a little)? (?:
      help|advice|tips|recipes|suggestions|ideas|inspiration
    )(?: with| for| on)(?: hosting| planning)? (?=
      an? (?:[\w-]+ ){0,3}(?:${EVENTS})\b[^,;]* (?:
        on (?:the \d|\w+day\b|(?:${MONTH_NAMES}) \d|\d)|(?:this|next) (?:\w+day|weekend|week|month)\b|tomorrow|tonight
      )
    )`,
  "i",
);
/** "I'm trying to understand how my score rose from 60 to 80 %": taken for done. */
const PUZZLED_BY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are)? (?:(?:also|just|still|really|a bit|kinda|now) )*(?:
      trying to understand|curious|unsure|confused about|puzzled by|wondering|surprised by
    ) (?:how|why|that) (?=
      (?:my|our|I|we) (?:(?!to\b|can\b|could\b|should\b|would\b|will\b|might\b|must\b|be\b)[\w'-]+ ){0,6}?(?:
        improved|increased|decreased|dropped|rose|fell|grew|went|got|scored|passed|failed|lost|gained|won|was|were|made
        |became|reached|moved|changed|received
      )\b
    )`,
  "i",
);
/** "I'm looking for advice on running a choir" → "I'm running a choir"; "... on opening a shop": thought of, perhaps no more. */
export const withDeed = (text: string): string => {
  const done = text.replace(PUZZLED_BY, "");
  if (done !== text) return upperFirst(done);
  const event = text.replace(IDEAS_FOR_EVENT, "$1 have ");
  if (event !== text) return event;
  const aimed = text.replace(ADVICE_ON_HOW, "$1 want to ");
  if (aimed !== text) return aimed;
  const [opening, mayCome] = NEEDS_HELP.exec(text) ?? [];
  if (opening === undefined) return text;
  const deed = `${mayCome === undefined ? "" : "thinking of "}${text.slice(opening.length)}`;
  return `${/^we/i.test(opening) ? "We're" : "I'm"} ${deed}`;
};

/** "No shellfish for me, I'm allergic", "No nuts for my son, he's allergic": to what, stands before. */
const AVOIDS = new RegExp(
  wrapped`
    ^(?:so |and |but )?(?:no|without|skip the|hold the|none of the) (?!
      (?:more|thanks|problem|worries|way|idea|need|rush|thing|dinner|lunch|food|one|nothing)\b
    )([a-z]+(?:(?:,| and| or) [a-z]+| [a-z]+)??)(?: for (?:me|us|(my (?:[a-z]+ )?(?:${KIN_NOUNS}))))?
      (?: (?:please|thanks))?[,;:-]+ (?:please,? )?(?:as |because |since |cause )?(I'm|he's|she's) (
      (?:(?:badly|very|really|also|severely|super|quite|deadly) )*(?:allergic|intolerant)
    )([.!]*)$`,
  "i",
);
/** "No mushrooms please, I hate them": what is disliked stands before. */
const DISLIKES = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also) )?(?:no|nothing with|without|skip(?: the)?|hold the|leave out(?: the)?) (?!
      (?:more|thanks|problem|worries|way|idea|need|rush|thing|one|nothing|offen[cs]e|doubt|too|question|matter|longer)\b
    )([a-z][\w-]*(?: (?!and\b|or\b|please\b|thanks\b)[a-z-]+){0,2}?(?: (?:or|and) [a-z-]+)?)(?: (?:please|thanks))?[,;:-]+ (?:please,? )?
      (?:(?:because|since|as) )?(
      (?:I|we|my (?:[a-z]+ )?(?:${KIN_NOUNS}))(?:'m|'re| is| am| are)? (?:(?:really|just|also|all|absolutely|both) )*(?:
        hates?|can't (?:stand|eat|have|bear|digest)|(?:don't|doesn't) (?:like|eat|drink|enjoy)|dislikes?|loathes?
        |(?:scared|afraid|terrified|sick|tired) of|allergic to|intolerant to
      )
    ) (?:it|them|that|those|these)(?= (?!one\b)|[.,!]|$)`,
  "iu",
);
/** "No allergies, I'll eat anything" */
const HAS_NONE = new RegExp(
  wrapped`
    ^no (?=
      (?:(?:known|food|serious|major|old) )?(?:
        allerg(?:y|ies)|intolerances|injuries|dietary (?:restrictions|requirements)
      )(?: (?:at all|so far|that I know of|for me))?(?:[.!]*$|, (?:I|but|just|only)\b)
    )`,
  "i",
);
export const withThingAvoided = (text: string): string => {
  if (HAS_NONE.test(text)) return text.replace(HAS_NONE, "I have no ");
  const disliked = /^[a-z]/i.test(text) && text.includes(", ") ? DISLIKES.exec(text) : null;
  if (disliked === null) return withAllergyTo(text);
  const [all, thing = "", said = ""] = disliked;
  return `${upperFirst(said)} ${lowerFirst(thing).replace(" or ", " and ")}${text.slice(all.length)}`;
};
const withAllergyTo = (text: string): string =>
  text.includes("llergic") || text.includes("ntolerant")
    ? text.replace(AVOIDS, (all, thing: string, kin: string | undefined, who: string, state: string, end: string) =>
        (kin === undefined) === /^I/i.test(who)
          ? `${kin === undefined ? "I'm" : `${upperFirst(kin)} is`} ${state} to ${thing.replace(" or ", " and ")}${end}`
          : all,
      )
    : text;

/** "flight to Rome is at six" → "My flight to Rome is at six"; "dentist on Friday" → "I have a dentist appointment on Friday" */
export const withOwnMatter = (text: string): string => {
  if (opensWithSubject(text)) return text.replace(HAS_SOLD, "My ").replace(THE_KIN, "My ").replace(NEW_ONE, "My $1 ");
  const unowned = UNOWNED.exec(text)?.[1];
  if (unowned !== undefined) return `My ${asInside(unowned.replace(/^([\w ]+)'s (?!own\b)/, "$1 is "))}`;
  if (PAID_FOR.test(text)) return `My ${lowerFirst(text.replace(/^the /i, ""))}`;
  if (
    CHANGED.test(lowerFirst(text)) &&
    !OF_SOMEBODY.test(text) &&
    !RENAMED.test(text) &&
    !isFirstName(text.split(" ", 1)[0] ?? "")
  )
    return `My ${lowerFirst(text)}`;
  if (AMOUNT_DUE.test(text)) return `My ${lowerFirst(text)}`;
  const amount = BARE_AMOUNT.exec(text);
  if (amount !== null) return `My ${asInside(amount[1] ?? "")} is ${text.slice(amount[0].length).replace(/^of /i, "")}`;
  for (const [pattern, told] of BOOKED) {
    const thing = pattern.exec(text);
    if (thing !== null)
      return (
        told.replace("$1", lowerFirst(thing[1] ?? "")).replace(/\ba (?=[aeiou])/, "an ") + text.slice(thing[0].length)
      );
  }
  return text;
};

/** Nothing is left out before these. */
const FIRST_PERSON_FIRST = /^(?:I|I'm|I've|my|we|it|it's|its|he|his|she|her|they|their|your|this|that|you|there) /i;
/** "need a plan for Porto" → "I need a plan for Porto"; "two kids, 4 and 7" → "I have two kids, 4 and 7" */
export const withOwnNeed = (text: string): string => {
  if (FIRST_PERSON_FIRST.test(text)) return text;
  const found = TYPED_SHORT.find(([opening]) => opening.test(text));
  if (found === undefined) return text;
  const [opening, told] = found;
  const rest = text.replace(opening, "");
  return told + (rest === text ? lowerFirst(rest) : rest);
};

/** "our budget is 900 euros", "rent is due on Friday" */
export const tellsOwnMatter = (text: string): boolean => UNOWNED.test(text.replace(/^(?:my|our) /i, ""));

/** "The plumber wanted 180" */
const QUOTED = new RegExp(
  wrapped`
    ^the (?:
      plumber|movers?|mechanic|electrician|builder|contractor|landlord|landlady|garage|dentist|vet|shop|dealer|seller
      |roofer|painter|tailor|insurance|school|clinic|nursery|airline|hotel
    )(?: \w+ly)? (?:quoted|wants|wanted|asks|asked|charges|charged|offers|offered|costs?) .*\d`,
  "i",
);
/** "The spare key is under the flower pot" */
const KEPT_SOMEWHERE = new RegExp(
  wrapped`
    ^the (?!(?:error|problem|issue|answer|cat|dog|kids?|kettle)\b)(?:[\w'-]+ ){1,4}(?:is|are) (?:\w+ )?(?:
      behind|under|underneath|in|inside|on|next to|above|below|on top of|at the back of
    ) (?:the|my|our) (?:[\w'-]+ ){0,3}?(?:
      cellar|basement|attic|garage|kitchen|bathroom|hall|hallway|closet|cupboard|drawer|shed|washing machine|fridge
      |freezer|glove box|loft|sink|stairs|wardrobe|bookshelf|safe|pot|doormat|mailbox|toolbox|backpack
    )\b`,
  "i",
);
export const isKeptSomewhere = (text: string): boolean => KEPT_SOMEWHERE.test(text);

/** "The newsletter is due on the 28th" */
const IS_DUE = new RegExp(
  wrapped`
    ^(?:the (?:[\w-]+ ){1,3}|(?:episode|chapter|part|lesson|phase|module|round|session|week|lot|batch) (?:\d+|[a-z]+) )
      (?:is|are) (?:now )?(?:(?:due|scheduled|booked|planned|set|fixed)|only|not (?:before|until)) (?:
      on|for|at|in|by|from|next|this|tomorrow|the|\d
    )\b`,
  "i",
);
/** "Beta users are at 130 now", "The error rate is down to 2 % today" */
const FIGURE_OF_NOW = new RegExp(
  wrapped`
    ^(?:the )?(?:[\w-]+ ){1,3}?(?:is|are) (?:(?:now|currently|still|already) )?
      (?:at|up to|down to|over|around|about|almost|nearly) [$€£]?\d.*\b(?:
      now|currently|today|so far|already|this (?:week|month|year)
    )\b`,
  "i",
);

/** "The room is 650 a month", "The course costs 90 euros per term" */
const COSTS = new RegExp(
  wrapped`
    ^the (?:[\w-]+ ){1,3}(?:is|costs?) (?:(?:about|around|only|now) )*[$€£]?\d[\d.,]*k?
      (?: (?:euros?|dollars?|pounds?|bucks|quid|kroner|francs?))? (?:an?|per|each|every) (?:
      hour|day|night|week|month|quarter|term|semester|year|person|session|lesson|class
    )\b`,
  "i",
);

/** "Judo got moved to Mondays at 5pm", "The club is on Wednesdays": when in the week something is. */
const EVERY_WEEK = new RegExp(
  wrapped`
    ^(?:the )?(?:[\p{L}-]+ ){1,3}?(?:
      is|are|was|were|got|has|have|been|now|will|be|moved|shifted|changed|takes place|meets?|runs?
    ) (?:(?:now|been|moved|shifted|changed|only|always|be) )*(?:to |on |every |from \w+ to )(?:${DAY_STEMS})days?\b`,
  "iu",
);
/** "The kids start school in August" */
const HOUSEHOLD = /^the (?:kids|twins|triplets|little ones|grandkids|missus|wife|hubby|in-laws) (?!of\b|who\b)/i;

/** "The landlord raised the rent to 870", "The caterer quoted 62 a head": what those who are paid ask for. */
const CHARGED = new RegExp(
  wrapped`
    ^the (?:
      landlord|landlady|bank|school|nursery|gym|clinic|insurer|insurance|council|supplier|caterer|venue|florist
      |photographer|agency|airline|university|printer|mechanic|garage|builder|plumber|contractor|accountant|lawyer|vet
      |dentist|tutor|hotel
    )(?: (?:of|at|in) [^,;?]{2,30}?)?(?: (?:has|have|alone|just|also|now))* (?:
      raised|lowered|increased|reduced|cut|put up|changed|charges?|charged|wants|asks?|asked|quoted|offered|costs?
      |(?:is|was)(?= (?:[a-z]+ ){0,2}[$€£]\d)
    ) [^,;?]*[$€£]?\d`,
  "i",
);

/** "The ramipril was doubled to 10 mg": a dose is that of whoever tells of it. */
const DOSED = new RegExp(
  wrapped`
    ^(?:the )?[a-z]{4,}(?: dose| dosage)? (?:(?:was|has been|is|got|went) )(?:(?:now|just|also|then) )*(?:
      doubled|halved|increased|reduced|raised|lowered|upped|cut|dropped|changed|put (?:up|down)|tapered|up|down
    ) [^,;?]*\d ?(?:mg|mcg|µg|ml|units|g|drops|tablets)\b`,
  "i",
);

/** "The dealer gives a year's warranty", "The agency won't hold the flat after the 12th": what those say and do with whom a user deals. */
const DEALT_WITH = new RegExp(
  wrapped`
    ^the (?:
      dealer|seller|buyer|agency|agent|landlord|landlady|owner|tenant|bank|notary|solicitor|lawyer|surveyor|broker
      |insurer|council|registry|consulate|embassy|clinic|hospital|school|nursery|university|caterer|venue|florist
      |photographer|printer|supplier|joiner|carpenter|plumber|electrician|builder|contractor|roofer|fitter|architect
      |garage|mechanic|airline|hotel|publisher|editor|recruiter|employer|company|municipality|housing association
    )(?:, \p{Lu}[^,;]{1,40},)? (?:(?:also|now|only|just|even|already) )?(?:
      gives?|wants?|needs?|requires?|insists?|expects?|allows?|accepts?|takes?|delivers?|offers?|won't|can't|can|will
      |refuses?|refused|agreed|accepted|approved|confirmed|cancelled|moved|postponed|dropped|came
      |is (?:coming|sending|bringing|moving|holding|closed)
      |has (?:agreed|accepted|approved|confirmed|cancelled|moved|dropped|offered|sent)
    ) `,
  "iu",
);

/** "212 customers have open points": whoever runs something counts who comes. */
const COUNTED = new RegExp(
  wrapped`
    ^(?:(?:only|about|around|over|some|nearly|already) )*\d[\d,.]* (?:(?:new|paying|regular|active|of (?:my|our|the)) )*(?:
      customers|clients|users|subscribers|members|pupils|students|participants|guests|visitors|readers|followers
      |patients|donors|volunteers|orders|bookings
    )(?: (?:already|still|also|now))? (?:
      have|had|are|were|came|come|signed|bought|said|complained|asked|left|cancelled|rated|replied|use|used|paid|want
      |joined|got|went
    )\b`,
  "i",
);

/** "The website went live on the 3rd", "The house went for 230,000", "All 60 tables are booked": how what one had in hand came out. */
const CAME_OUT = new RegExp(
  wrapped`
    ^(?:
      the (?!(?:[\p{L}'-]+ )?(?:query|request|test|build|code|call|loop|switch|case|link|page|server)\b)
        (?:[\p{L}'-]+ ){1,4}?(?:
        went live(?=[.,!]|$| (?:on|in|at|last|this|yesterday|today|with)\b)|(?:sold|went|was sold) for [£$€]?\d
      )
      |all (?:(?:of )?(?:the|my|our) )?\d[\d,.]* (?:[\p{L}'-]+ ){1,3}are (?:(?:now|finally|already) )*(?:
        done|finished|sold|booked|written|collected|planted|painted|sent|delivered|complete
      )\b
    )`,
  "iu",
);

/** "The budget for the wedding is 9,000 euros": to an assistant it is the user's own that is meant. */
export const isOwnMatter = (text: string): boolean =>
  [
    DEFINITE,
    APPOINTED,
    FIGURE_OF_NOW,
    QUOTED,
    IS_DUE,
    EVERY_WEEK,
    COSTS,
    HOUSEHOLD,
    COUNTED,
    CHARGED,
    DEALT_WITH,
    DOSED,
    CAME_OUT,
  ].some((matter) => matter.test(text));
