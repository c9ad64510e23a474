// What is typed for an assistant without "I" or a verb: "need a plan for Porto", "two kids, 4 and 7", "boiler died".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { DAY_STEMS, MONTHS_IN_SMALL } from "#plugins/memory-extractors/local/dates/calendar.ts";

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

/** "The boiler died", "the gate won't close": what broke at home or at work. */
const BROKE = new RegExp(
  wrapped`
    ^(?:the|our) (?=
      (?!
        (?:[\w-]+ )?(?:
          build|server|tests?|links?|code|api|app|page|site|website|script|query|container|process|job|deploy|pipeline
          |economy|market|spell|news|story
        )\b
      )(?:[\w-]+ ){1,2}?
      (?:
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
  [
    new RegExp(
      wrapped`
        ^(?=
          want to (?:
            lose|gain|quit|stop|learn|buy|move|save|run|start|become|finish|sell|build|switch|reach|hit|retire|weigh
            |emigrate|renovate|improve|reduce
            |be (?:able to|under|over|below|above|at|down to|back|out of|free of|rid of|ready|done|fluent|fit)
            |get (?:fit|fitter|better|back|rid|out of|down to|into|married|divorced|certified|promoted|pregnant)
          ) )`,
      "i",
    ),
    "I ",
  ],
  [/^(?=have to (?:lose|gain|finish|pay|see|find|learn|pass|save|sell|move|leave|renew|hand in) )/i, "I "],
  [/^(?=\d{2}, (?:been|worked|working|living|married|single|divorced|from|with|mother|father|mum|mom|dad)\b)/i, "I'm "],
  [CAME_TO, "My "],
  [
    /^(?=\d{2,3}(?:[.,]\d)? (?:(?:kg|kilos?|lbs?|pounds) )?on the (?:bathroom )?scales?(?=[.!]*$| (?:today|this morning|yesterday|now)\b))/i,
    "I weigh ",
  ],
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
