// "nans in hospital", "my budgets 350", "captains been quiet": the apostrophe that those leave out who type in haste. Read as they stand
// these are several, or somebody's, and nothing is told of anybody.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_BY_NAME } from "../cues/kin.ts";
import { DAY_STEMS } from "../dates/calendar.ts";
import { anyOf } from "../patterns.ts";

/** One look that most sentences fail. */
const MAY_LACK =
  /[a-z]s (?:been|got|gone)\b|\bits |\bmy (?:[a-z]+ )?[a-z]+s |(?:^|[.,;!?] |\b(?:and|but|so|because|though|btw) )[a-z]{3,10}s (?!been)/i;

const ONE_OF_KIN = `${KIN_BY_NAME}|nana|hubby|husband|wife|boyfriend|girlfriend|boss|landlord|landlady`;
/** Behind the owner of something none of these stands. */
const IS_WHAT = anyOf(
  wrapped`
    in (?:hospital|bed|town|care|surgery|tears|pain|an?|(?:the|her|his) (?:hospital|garden|kitchen|bath|shower))
    |at (?:home|work|the (?:doctor|dentist|hospital|vet)\w*)`,
  "on (?:holiday|leave|call|nights|days|an?|her|his|another|the (?:mend|phone|way|train|bus))|off|out",
  "home|back|still|not|an?|ill|sick|poorly|better|fine|ok|okay|allergic|pregnant|asleep|upset|mad|angry",
  "worried|retired|dead|always",
  "really|so|very|too|just|also|now|over|coming|going|turning|having|getting|moving|visiting|staying",
  "working|doing|feeling|looking|being|taking|making",
  "driving|bringing|paying|cooking|selling|buying|starting|leaving|flying|trying|waiting|living|retiring|recovering",
);
const CLAUSE = String.raw`(?<=^|[.,;!?] |\b(?:and|but|so|because|though|btw|cos|then) )`;
/** "moms visiting the clinic are welcome": several. */
const NOT_SEVERAL = String.raw`(?![^.!?]{0,60}\b(?:are|were|have|love|like|go|went|say|do)\b)`;
const KIN_IS = new RegExp(
  wrapped`
    ${CLAUSE}((?:my )?(?:${ONE_OF_KIN}))s (?=(?:${IS_WHAT})\b|\d{2}(?: (?:in|next|on|tomorrow|now|this|and)\b|[.,!]|$))${NOT_SEVERAL}`,
  "gi",
);
const KIN_HAS = new RegExp(String.raw`${CLAUSE}(${ONE_OF_KIN})s (?=(?:been|got|gone)\b)`, "gi");

const AMOUNTS =
  "budget|rent|salary|mortgage|limit|deposit|weight|height|age|goal|target|bonus|pension|allowance|commute|shift|record|best|pb|max";
const AMOUNT_IS = new RegExp(
  String.raw`\b(my (?:[a-z]+ )?(?:${AMOUNTS}))s (?=(?:(?:about|around|roughly|like|now|under|up to|max|at|over|only) )?[£$€]?\d)`,
  "gi",
);
const EVENTS = wrapped`
  birthday|interview|flight|appointment|train|surgery|operation|wedding|viewing|scan|deadline|exam|test|party|first day
  |last day|anniversary`;
const EVENT_IS = new RegExp(
  String.raw`${CLAUSE}(my (?:[a-z]+ )?(?:${EVENTS}))s (?=(?:on|at|in|next|this|tomorrow|today|due|over|cancelled|moved)\b)${NOT_SEVERAL}`,
  "gi",
);
/** "its 900 quid", "its tuesday at ten"; not "its 2 doors are blue". */
const IT_IS = new RegExp(
  wrapped`
    \bits (?=
      [£$€]?\d(?!\S* [a-z]+s? (?:is|are|were|have|has|had)\b)|(?:(?:next|this) )?(?:${DAY_STEMS})day\b|tomorrow\b
      |today\b|(?:just |only )?me and (?!my\b)|getting\b|called\b|due\b|my (?:birthday|first|last|day)\b
    )`,
  "gi",
);
/** "captains been quiet", "the cars been fine" */
const HAS_BEEN = new RegExp(
  wrapped`
    ${CLAUSE}(
      (?:(?:the|my|our) )?(?!
        (?:
          kid|thing|parent|year|month|week|day|hour|boy|girl|twin|guy|lad|time|people|friend|mate|colleague|neighbour
          |neighbor|other|price|cat|dog|hen|chicken|plant|result|let|what|it|this|thi|ha|wa|alway|perhap|new|grade
          |meeting|bus
        )s[ ]
      )[a-z]{2,}[a-rt-z]
    )s been (?=[a-z])`,
  "gi",
);

export const withApostrophes = (text: string): string =>
  MAY_LACK.test(text)
    ? text
        .replace(KIN_IS, "$1 is ")
        .replace(KIN_HAS, "$1's ")
        .replace(AMOUNT_IS, "$1 is ")
        .replace(EVENT_IS, "$1 is ")
        .replace(IT_IS, "it's ")
        .replace(HAS_BEEN, "$1's been ")
    : text;
