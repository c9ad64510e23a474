// Whether a memory lasts: a trait of somebody, without a point in time, a plan, a deed of the past or a state of the moment in it.

import type { MemoryKind } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TEN } from "../cues/numbers.ts";
import { MOSTLY_PAST, PAST_BEHIND_SUBJECT, PAST_FORMS, SAME_IN_PAST } from "../cues/verbs.ts";
import { DAY_STEMS, MONTH_NAMES } from "../dates/calendar.ts";
import { anyOf, anywhere } from "../patterns.ts";
import { ANNIVERSARY, LASTING, SINCE_THEN } from "./kinds.ts";
import { isLastingNews } from "./lasting-news.ts";

const STATE_OF_MOMENT = anywhere(
  wrapped`
    (?:is|are|was|feels?|felt|been|gets?|getting)[ ]
    (?:(?:so|very|most|pretty|super|quite|a bit|a little|feeling|also|still|now|just|all|not|\w+ly) )*
    (?:
      excited|tired|stressed|busy|swamped|nervous|anxious|worried|exhausted|overwhelmed|frustrated|stuck|hungry|sick
      |thrilled|pumped|sad|upset|bored|happy|proud|concerned|confused|uncertain|unsure|torn|stoked|curious|intrigued
      |supposed|leaning|focused|grateful|glad|pleased|relieved|optimistic|hopeful|hesitant|tempted|impressed|amazed
      |surprised|disappointed|lucky|ready
    )`,
  String.raw`(?:is|are) (?:now )?(?:down|up|back) (?:to|at) [£$€]?\d+`,
  wrapped`
    (?:is|are) having (?:\w+ )?(?:trouble|troubles|issues|problems|difficult\w+)
    |\d+ (?:days?|weeks?|months?) (?:old|pregnant|along)|in a group of [\w]+(?= (?:people|guests|adults|persons)\b|[.]$)`,
  wrapped`
    (?:is|are) (?:still |just |already |now )?(?:on|in) (?:the|an?|their|his|her) (?:\w+ )?(?:
      train|bus|coach|plane|flight|ferry|tram|boat|way|road|phone|platform|motorway
    )(?! to (?:work|school)\b)`,
  wrapped`
    (?:has|have|got) (?:(?:the|an?|\w+) ){0,2}?(?:
      chicken ?pox|flu|fever|(?<!\b(?:hates|loves) )cold|cough|covid|measles|mumps|pneumonia|bronchitis|tonsillitis
      |food poisoning|(?:stomach|ear|chest|eye|throat|sinus|kidney|bladder) (?:infection|bug|ache)
    )(?! allergy)
    |(?:isn't|aren't|is not|are not) (?:\w+ly )?sure|(?:is|are) (?:home|away|off|alone) all (?:day|week|month|weekend)
    |(?:is|are) (?:only |still |already |now )*on (?:chapter|page|episode|season) `,
  // "is at 22,000 words": work goes on
  wrapped`
    (?:is|are) (?:now |already )?(?:at|up to|down to) (?:about |around |over )?\d[\d.,]* (?:[a-z]+ )?[a-z]+s
      (?= now| already|[.,;]| \()`,
  // "for the first four nights"; "is at 217", "is down to 80 kg"
  wrapped`
    for (?:the (?:first|next|last|whole) )?(?:\d+|an?|one|two|three|four|five|six|seven|ten|few|a few|couple of) (?:
      nights?|days?|weeks?|months?
    )\b(?! every| each| a | per)
    |(?:is|are) (?:now )?(?:at|up to|down to) [$€£]?\d[\d.,]*(?:
      k|%| ?(?:kg|kilos?|pounds|lbs?|percent|euros?|dollars|users)
    )?(?= now| today| so far|[.!]*$)`,
  wrapped`
    (?:is|are) (?:now |finally |already )?(?:
      out|live|done|finished|ready|over|booked|approved|accepted|rejected|fixed|cancel+ed|delayed|confirmed|delivered
    )(?=[,.!]|$)`,
  wrapped`
    (?:is|are) (?:\w+ )?pregnant
    |feels? (?:(?:so|really|very|pretty|much) )*(?:great|good|bad|fine|better|worse|awful|amazing|awesome|strong)
      (?=[,.!]|$)
    |(?:is|are) (?:still |back )?(?:in (?:the )?hospital|on (?:holiday|vacation|sick leave)|off sick)|so far
    |coming up(?! with\b)|interested in (?:trying|checking|the)|today|tonight|tomorrow
    |this (?:week|weekend|morning|afternoon|evening|month)|right now|at the moment|currently|these days|lately|recently
    |yesterday|last (?:night|week|weekend|month|\w+day)`,
);
const OF_THE_PLAN = /\bbudget (?:for [^.]{2,40} )?is\b/;
/** "is back from Oslo", "is home again": since today or yesterday. */
const JUST_BACK =
  /\b(?:is|are) (?:now |finally |just )?(?:back|home)(?: (?:again|now|safely))?(?: (?:from|in|at|home) |[.!]*$)/;
const PROGRESSIVE = /\b(?:is|are|has been|have been) (?:\w+ly |also |just |still |now )?(?:\w{3,}|be|dy)ing\b/i;

/** Whom a memory opens with: "Ada", "Ada's younger sister", "Ada and Ben". */
const SUBJECT = wrapped`
  ^\p{Lu}[\p{L}\d-]*(?:(?: and|,)? \p{Lu}[\p{L}\d-]*)*(?: and others)?(?: and (?:their|his|her) [\w-]+)?
    (?:['’]s? (?:[\w-]+ ){0,2}?[\w-]+)?`;
const ADVERB = "(?:(?:\\w+ly|also|just|even|still|never|always|already|all|both) )*";
/** Told of the past, but not where somebody comes from: "Ada got wood for the fence". */
const TOLD_IN_PAST = new RegExp(
  wrapped`
    ${SUBJECT} ${ADVERB}(?!(?:used to|grew up|(?:was|were) (?:\w+ )?(?:born|raised|diagnosed|named|adopted))\b)(?:
      ${PAST_BEHIND_SUBJECT}|(?!(?<=\b(?:is|are) )(?:called|named)\b)\w{3,}ed
    )\b`,
  "u",
);
/** What may come, or has to be done once: no trait, unless it is so again and again. */
const TO_BE = new RegExp(
  wrapped`
    ${SUBJECT} ${ADVERB}(?:
      will(?! not| never| only)|would(?! not| never| rather)|could(?!n't)|may|might|shall|should|must|needs?(?= to )
      |needs?(?= (?:advice|ideas|tips|suggestions|recommendations|inspiration)\b)
      |needs?(?= (?:an?|some|help) (?!(?:[\w-]+ ){0,2}(?:wheelchair|walker|inhaler|hearing|cane|carer|diet)\b))
      |ha(?:s|ve) to
      |do(?:es)?n't need(?= (?:an?|any|the|to) (?!
          (?:[\w-]+ ){0,2}(?:wheelchair|walker|inhaler|hearing|cane|carer|diet|glasses|insulin)\b
        )
      )
      |wants?|hopes? to|(?:is|are) ${ADVERB}(?:trying|aiming|hoping|planning|looking|thinking|considering|about to)
    ) `,
  "u",
);
/** What somebody has done, ever or never: "has used the form", "has never finished a draft". */
const HAS_DONE = new RegExp(
  wrapped`
    ${SUBJECT} ${ADVERB}(?:has|have|hasn't|haven't) ${ADVERB}(?:
      been to|${[...MOSTLY_PAST].join("|")}|done|gone|seen|taken|begun|known|put|read|written|eaten|given|spoken|driven
      |broken|chosen|drawn|grown|tried|withdrawn|gotten|come|become|run|${PAST_FORMS}|\w{2,}ed
    )\b`,
  "u",
);
/** It goes on, or stays with them. */
const GOES_ON =
  /\b(?:always|since|(?:for|over) (?:[\w-]+ ){0,3}(?:years?|decades?)|married|divorced|retired|diagnosed|adopted|lived)\b/i;
/** What can be done at the moment, not what somebody is able to do or cannot stand. */
const POSSIBLE = new RegExp(
  wrapped`
    ${SUBJECT} ${ADVERB}can(?:not|'t)? ${ADVERB}(?!
      (?:
        speak|play|swim|drive|ride|read|write|sing|cook|bake|sew|knit|code|program|dance|ski|sail|type|understand
        |tolerate|eat|drink|handle|stand|abide|bear|lift|hear|walk|have|digest|sleep|wear|use
      )\b
    )`,
  "u",
);
/** "Ada is off to the gym", "is in talks with a label", "hopes they can come", "doesn't expect to win": soon over, or settled. */
const UNSETTLED = new RegExp(
  wrapped`
    ${SUBJECT} ${ADVERB}(?:
      (?:is|are) (?:(?:now|so|super|\w+ly|also|just|still) )*(?:
        off to|on the hunt for|after (?:an?|some|something|anything|cheap|good) |over the moon
        |a mix of (?:excit|scared|fear|nerv|joy|emotions)|in talks|in the middle of|keen to|too lazy to|not doing
      )
      |hopes?|(?:doesn't |don't )?expects?(?= to)|starts?(?= to)|appreciates?(?= \S+['’]s)|recc?omm?ends?
    )\b`,
  "u",
);
/** "Ada's dad put in half", "Ada read the book": of one person no present. */
const ALIKE_IN_PAST = new RegExp(`${SUBJECT} ${ADVERB}(?:${[...SAME_IN_PAST].join("|")})(?![\\w'\u2019-])`, "u");
const OF_SEVERAL = /^\S+,? (?:and|\p{Lu})|^\S+['\u2019]s? (?:[\w-]+ )?(?:\w+s|people|children) /u;
const OF_MOMENT = anyOf(
  "behind|ahead|late|early|bent|broken|stuck|fine|grand|okay?|alright",
  "(?:at|in) the (?:garage|mechanic'?s?|shop|workshop|finals?|semi-?finals?)",
  "(?<!(?:goal|aim|dream|choice|hope|job|role|task|mission|habit|way) (?:is|are) )to(?= (?!blame\\b)[a-z]+ )",
);
/** So for now. */
const FOR_NOW = new RegExp(
  `${SUBJECT} ${ADVERB}${anyOf(
    // "is a little behind", "is in the finals", "is down to two"
    `(?:is|are) ${ADVERB}(?:(?:a (?:bit|little)|way|far|now) )?${OF_MOMENT}(?![\\w-])`,
    "(?:is|are) (?:down|up) to (?:one|two|three|four|five|six|seven)\\b",
    // "has the photo", "has two weeks left"
    "ha(?:s|ve) the (?!(?:\\w+ )?(?:gene|disease|syndrome|habit|same|right)\\b)",
    String.raw`ha(?:s|ve) (?:\d+|one|${TWO_TO_TEN}|a few|some) (?:minutes|hours|days|weeks|months)(?=[.!]*$| left\b| un?til\b| to\b)`,
    // "spends the most time on homework", "has only when they climb": what answers a question of the moment
    "spends? (?:the )?most (?:of (?:the|their) )?time(?![\\w-])|ha(?:s|ve) only (?:when|if)(?![\\w-])",
    // "can't, it is Tuesday", "misses the boat", "loves Ben's idea", "gets the point"
    "can(?:not|'t)(?=[,.!])|(?:invites?|promises?|misses|wish(?:es)?|keeps? \\w{3,}ing)(?![\\w-])",
    wrapped`
      (?:especially |really )?(?:likes?|loves?) (?:the|that|this|these|\S+['’]s?) (?:[\w-]+ ){0,3}
        (?:ideas?|suggestions?|recommendations?|advice|tips?)(?![\w-])`,
    // "is a nightmare", "hates this word", "kills them otherwise"
    "(?:is|are) (?:such )?an? (?:\\w+ )?(?:nightmare|mess|wreck|disaster|joke)(?![\\w-])",
    "(?:likes?|loves?|hates?) (?:this|that|these|those) [\\w-]+(?=[.!]*$)|[^,.;]{2,60} otherwise(?=[.!]*$)",
    "(?:doesn't |don't )?gets?(?= (?:(?:the (?:concept|idea|point)|how|why|that|it)\\b|\\d))",
  )}`,
  "u",
);
const SOMEBODY = String.raw`^\p{Lu}[\p{L}-]*(?:(?: and|,)? \p{Lu}[\p{L}-]*)*(?: and others)?(?:['’]s? (?:\w+ )?(?:${KIN_NOUNS}))?`;
const IS_NOW = `(?:is|are) ${ADVERB}(?:(?:now|still|currently|back|only|out) )*`;
/** A place where one waits, shops, is treated or is for a while; no place of work or of a hobby stands so alone. */
const PLACE_OF_HOUR = anyOf(
  "dentist|doctor|gp|vet|physio|optician|hairdresser|barber|pharmacy|chemist|hospital|clinic|a&e",
  "emergency room|waiting room|queue|line|checkout|till",
  "airport|gate|station|bus stop|platform|taxi|cab|car|van|border|customs|supermarket|shops?|store|market",
  "petrol station|car park|bank|post office|town hall",
  "pool|gym|beach|park|playground|cinema|zoo|pub|bar|cafe|café|restaurant|party|concert|match|wedding|funeral|meeting|exam|rehearsal",
  "shower|bath|bathroom|toilet|loo|kitchen|garden|yard|attic|cellar|basement|shed|garage|lift|elevator",
  "hall|lobby|office|roof|ladder|sofa|couch|balcony|terrace|bench|door",
);
const ENDS_OR_GOES_ON =
  "(?=[.,!]|$| (?:with|until|till|now|again|and|but|so|right|since|for|already|still|today|because|waiting|in|near)\\b)";
/** "is on shift until 2", "is at the dentist", "is in bed", "lands at 15.40", "comes to you", "has a headache": of the hour. */
const OF_THE_HOUR = new RegExp(
  `${SOMEBODY} ${anyOf(
    `${IS_NOW}(?:on|off) (?:shift|duty|call|lunch|watch|an? break|break)${ENDS_OR_GOES_ON}`,
    wrapped`
      ${IS_NOW}(?:at|in|on) (?:
        (?:the|an?|their) (?:\w+ )?${PLACE_OF_HOUR}(?:['’]?s)?|\p{Lu}\p{L}+['’]s|bed|town|traffic|class
      )${ENDS_OR_GOES_ON}`,
    `${IS_NOW}(?:outside|in front of|next to|parked|waiting) `,
    `${IS_NOW}(?:off|out|back|home|done|there|here) (?:at|by|around|in) (?:about )?\\d`,
    "(?:sleeps?|goes|stays?) (?:on|in) the (?:sofa|couch|floor|guest room|spare room)(?=[.,!]|$)",
    "(?:lands?|arrives?|boards?|takes? off|departs?) (?:at|around|by|in) (?:about )?\\d",
    "(?:comes?|drives?|brings?|picks?|meets?|fetch(?:es)?|collects?)(?= )[^.;]{0,40} you\\b",
    wrapped`
      (?:brings?|locks?|unlocks?|shuts?|fetch(?:es)?|peels?|packs?|wraps?|lays?|sets?|makes?) the (?:\w+ )?(?:
        door|gate|cupboard|shed|beds?|table|cake|salad|soup|dessert|pudding|gammon|turkey|wine|drinks|bags?|keys?|car
        |potatoes|presents?
      )(?=[.,!]|$)`,
    wrapped`
      ha(?:s|ve) (?:an? )?(?:\w+ )?(?:
        headache|stomach ?ache|tummy ache|toothache|earache|sore throat|hangover|runny nose|temperature|nosebleed
        |hiccups
      )(?=[.,!]|$| (?:again|now|since this|from)\b)`,
  )}`,
  "u",
);
/** "whose leg is out of the cast": heals. */
const HEALS = new RegExp(wrapped`
  \b(?:is|are) (?:now |still |finally )?(?:out of|in|off|on) (?:an? |the |their |his |her )?(?:
    plaster cast|cast|plaster|sling|splint|crutches|bandages?
  )\b`);
const NEVER_SO = /\bha(?:s|ve) never (?:been|felt|slept|had|seen) (?:so|this|such|better|worse|more|happier)\b/;
/** What somebody thinks of somebody, or says, at the moment. */
const OPINES = new RegExp(
  `${SUBJECT} (?:also |now |just )?(?:thinks?|guess(?:es)?|wonders?|figures?|suspects?|says?:?) `,
  "u",
);
const AGAIN_AND_AGAIN = /\b(?:always|never|usually|every|each|twice|weekly|daily)\b/i;
/** "is on call on Mondays" */
const MANY_TIMES = new RegExp(String.raw`\b(?:often|mostly|(?:${DAY_STEMS})days|weekends)\b`, "i");

const isOfTheHour = (own: string): boolean => (OF_THE_HOUR.test(own) || HEALS.test(own)) && !MANY_TIMES.test(own);

/** Told of the past, thought, possible or still to be done. */
const isPassing = (own: string): boolean =>
  TOLD_IN_PAST.test(own) ||
  (ALIKE_IN_PAST.test(own) && !OF_SEVERAL.test(own)) ||
  ((UNSETTLED.test(own) || FOR_NOW.test(own) || isOfTheHour(own)) && !AGAIN_AND_AGAIN.test(own)) ||
  NEVER_SO.test(own) ||
  OPINES.test(own) ||
  POSSIBLE.test(own) ||
  (HAS_DONE.test(own) && !GOES_ON.test(own)) ||
  (TO_BE.test(own) && !AGAIN_AND_AGAIN.test(own));

/** "Sailing and chess are Ada's hobbies", "Sleep is important to Ada": theirs, though not told from them on. */
const IS_THEIRS =
  /\b(?:is|are) (?:(?:\w+ )?important to|\p{Lu}\S*['’]s? (?:[\w-]+ )?(?:favou?rites?|hobb(?:y|ies)|passion|go-to|thing))\b/u;

/** "no holes in the roof before May", "no running until Christmas": over by then, even what is asked for. */
const ONLY_UNTIL = new RegExp(
  wrapped`
    \b(?:before|un?til|till|through|by) (?:(?:the end of|mid|early|late|next) )?(?:
      ${MONTH_NAMES}|Christmas|Easter|Thanksgiving|Ramadan
      |(?:the|their|my) (?:wedding|exams?|move|operation|surgery|race|marathon|trip|baby)\b
    )`,
);
const OF_EACH_YEAR = /\b(?:every|each) (?:year|spring|summer|autumn|fall|winter)\b/;

interface TraitInput {
  readonly kind: MemoryKind;
  readonly text: string;
  readonly hasEventDate: boolean;
  /** From the person or named thing on that it is of; null where it is of something else, like "the team" or "working late". */
  readonly own: string | null;
}

/** "bites their nails when they are stressed": so it is whenever that happens. */
const WHENEVER = / (?:when(?:ever)?|if) [^,;.]+/g;

/** "User's interview is on 09/04", "their exam is at the town hall": it is over one day, whether or not that day could be read. */
const OF_ONE_DAY = new RegExp(
  wrapped`
    \bon \d\d?\/\d\d?(?!\d|\/)
    |\b(?:
      appointment|interview|exam|viewing|scan|surgery|operation|hearing|audition|check-?up|flight|wedding|funeral
      |driving test
    )(?: (?:at|with|for|to|in) (?:[\w'-]+ ){1,4}?| )(?:is|are) (?:now )?(?:on|at|in) `,
  "i",
);

const firstSentence = (text: string): string => text.split(/(?<=[.!?]) (?=\p{Lu})/u)[0] ?? text;
/** Lasting traits of somebody only: whatever has a point in time, a plan or a feeling of the moment in it passes. */
export const isLasting = ({ kind, text, hasEventDate, own }: TraitInput): boolean => {
  if (ONLY_UNTIL.test(text) && !OF_EACH_YEAR.test(text)) return false;
  if (kind === "instruction" || ANNIVERSARY.test(firstSentence(text)) || SINCE_THEN.test(text)) return true;
  if (kind !== "plan" && kind !== "decision" && isLastingNews(text)) return true;
  if (
    kind === "plan" ||
    kind === "decision" ||
    kind === "event" ||
    hasEventDate ||
    STATE_OF_MOMENT.test(text.replace(WHENEVER, ""))
  )
    return false;
  if (OF_ONE_DAY.test(text) && !AGAIN_AND_AGAIN.test(text)) return false;
  if (text.endsWith(" then.") || JUST_BACK.test(text) || OF_THE_PLAN.test(text)) return false;
  if (own === null ? !IS_THEIRS.test(text) : isPassing(own)) return false;
  return LASTING.test(text) || !PROGRESSIVE.test(text);
};
