// What a user of an assistant tells of as over in so few words that nothing else makes it worth keeping: "The choir folded", "My knee
// is good again". Without it what was told before would hold for ever.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

const GROUPS = anyOf(
  "choir|band|club|team|league|orchestra|company|start-?up|shop|store|caf[eé]|bakery|firm|agency|studio",
  "gym|restaurant|bar|pub|factory|plant",
  "nursery|school|branch|office|magazine|newspaper|practice|workshop|salon|theat(?:re|er)|museum|library",
  "charity|society|troupe|co-?op|warehouse",
  "garage|cinema|farm|brewery|quartet|trio|quiz team|reading group|running group|book (?:club|group)|playgroup|market|stall|podcast",
);
const CLOSED = anyOf(
  "folded|disbanded|dissolved|shut down|closed down|went (?:bust|under|bankrupt)|shut its doors|ceased trading|split up|broke up",
  "closed (?:for good|its doors|in|last|at the end)",
  "(?:is|was|has) (?:been )?(?:disbanded|dissolved|wound up|shut down|closed down|no more)",
  "no longer exists",
  "(?:(?:has|have) )?(?:stopped|fizzled out|packed up|ended)|(?:has|have) (?:closed|finished)",
  "(?:isn't|is not|aren't) (?:meeting|running|happening|going)(?: on)? any ?more",
);
const GOES_ON =
  "(?=[.!]*$|,|;| (?:so|and|but|in|last|this|at|on|over|after|because|since|a (?:week|month|year)|when|yesterday)\\b)";
const THE = "(?:the|our|my|that|this)";
/** Kinds of a time in a life; a meeting or a film is over every day. */
const TIMES = anyOf(
  "thing|phase|era|diet|stage|contract|lease|job|relationship|engagement|marriage|training|internship",
  "treatment|chemo(?:therapy)?|radiotherapy",
  "therapy|season|semester|term|leave|apprenticeship|placement|probation|renovation|project|course|degree",
  "friendship|membership|subscription|trial",
  "experiment|routine|fasting|affair|fling|business|partnership|tenancy|sublet|loan|physio|rehab",
);
const BODY = anyOf(
  "knee|knees|back|ankle|wrist|arm|leg|foot|shoulder|calf|hip|elbow|finger|thumb|toe|neck|ribs?|hamstring",
  "tendon|achilles|collarbone|groin|hand",
  "heel|shin|jaw|tooth|eye|eyes|ear|ears|stomach|skin|voice|throat|concussion|sprain|fracture|wound|burn|bronchitis|pneumonia|eczema|acne",
  "insomnia|vertigo|tinnitus|sciatica|tendonitis|heartburn|reflux|migraines?|rash|cough|infection|pain|allergy|hay fever|anaemia|anemia",
);
const WELL = anyOf(
  wrapped`
    (?:is|are) (?:(?:finally|fully|all|completely|totally|now|pretty much) )*(?:
      gone|healed|cured|mended|over|(?:good|fine|ok|okay|better|right|strong) (?:again|now)|back to normal
      |as good as new
    )`,
  wrapped`
    (?:has|have) (?:(?:finally|fully|all|completely|now) )*(?:healed|recovered|mended|gone(?: away)?|cleared(?: up)?)
    |(?:healed|cleared up|went away|got better)`,
);
const TRIPS = anyOf(
  "cruise|holiday|vacation|trip|wedding|honeymoon|retreat|festival|reunion|conference|marathon",
  "half marathon|ceremony|funeral|christening|baptism",
  "recital|exhibition|safari|camping trip|road trip|city break|exam|interview|viewing|operation|surgery",
  "scan|audition|graduation|baby shower|hen do|stag do",
);
const WENT = wrapped`
  (?:was|were) (?:(?:really|so|just|absolutely|very|pretty|all) )*(?:
    lovely|great|wonderful|amazing|gorgeous|fantastic|brilliant|perfect|beautiful|awful|terrible|fun|a success
    |a disaster|a blast|magical|good|fine|nice|ok|okay|cancel+ed|called off|clean|clear|tough|hard|moving|stressful
  )`;
/** Drugs by how their names end; "gasoline", "magazine" and the like are none. */
const DRUG = wrapped`
  (?!
    (?:
      Gasoline|Magazine|Machine|Medicine|Vaccine|Discipline|Routine|Engine|Airline|Deadline|Outline|Online|Caroline
      |Catherine|Katherine|Christine|Justine|Madeline|Josephine|Adeline|Evangeline|Jasmine|Clementine|Caffeine|Cuisine
      |Trampoline|Ukraine|Protocol|Control|Alcohol|Pacific|Everyone|Someone|Anyone|Adam|Program|Instagram|Telegram
    )\b
  )\p{Lu}\p{Ll}{3,}
  (?:
    ine|olol|pril|artan|statin|formin|pam|lam|zole|mab|cillin|cycline|xetine|pram|tidine|prazole|gliptin|glutide|gabalin
    |pentin|ide|tan|done|thium|zac|loft|xin
  )`;
const GONE = "(?:is|are) (?:gone|out|over|history|off the table|no more|done)";

const COMMON = new RegExp(
  wrapped`
    ^(?:
      ${THE} (?:[\w'-]+ ){0,2}?${GROUPS} ${CLOSED}${GOES_ON}
      |${THE} (?:[\w'-]+ ){0,3}?${TIMES} (?:is|are) (?:(?:finally|now|all|officially|well and truly) )*(?:
        over|done|done with|history|finished|behind (?:me|us)|a thing of the past|no more
      )${GOES_ON}
      |(?:my|our) (?:left |right |lower |bad )?(?:[\w-]+ )?${BODY} ${WELL}${GOES_ON}
      |(?:the|our|my) (?:[\w'-]+ ){0,2}?${TRIPS} ${WENT}${GOES_ON}
      |(?:the|our|my) (?:bank|lender|building society|landlord|seller|owners?) (?:
        (?:has )?said no|(?:has )?turned (?:us|me) down|refused
      )${GOES_ON}
    )`,
  "i",
);
const COMMON_NAMES = wrapped`
  (?!
    (?:
      Windows|Chrome|Firefox|Safari|Word|Excel|Outlook|Docker|Postgres|Python|Node|Redis|Linux|Ubuntu|Android|The|My|Our
      |It|He|She|They|We|Everything|Something|Nothing|This|That|Computer|Laptop|Server|Google|Twitter|Congress
      |Government
    )\b
  )`;
/** "Peltra shut down": an employer or a club by its name. */
const BY_NAME = new RegExp(
  wrapped`
    ^(?:
      (?:[Tt]he )?${COMMON_NAMES}\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+)? (?:
        (?:has )?(?:folded|disbanded|shut down|closed down)|went (?:bust|under|bankrupt)|shut its doors|ceased trading
        |closed for good|is no more
      )${GOES_ON}
      |${DRUG} ${GONE}${GOES_ON}
    )`,
  "u",
);
/** "I've dropped Rust for now": of what somebody learned or did. */
const LET_GO = new RegExp(
  wrapped`
    ^(?:I|I've|we|we've)(?: have)? (?:(?:just|also|finally|now) )*(?:
      dropped|ditched|given up(?: on)?|gave up(?: on)?|quit|shelved|parked|packed in|paused|abandoned|sworn off
    ) (?!
      (?:
        it|this|that|them|him|her|everything|off|by|out|in
        |the (?:table|column|line|index|call|ball|file|database|idea of)
      )\b
    )
    [\p{L}'-]+(?: [\p{L}'-]+){0,3}?(?: (?:
        for now|for good|altogether|completely|last \w+|this \w+|in \w+|again|for the moment|entirely
      )
    )[.!]*$`,
  "iu",
);

/** "The offer on the cottage fell through" */
const FELL_THROUGH = new RegExp(
  `^${THE} (?:[\\p{L}'-]+ ){1,4}?(?:fell through|didn't work out|came to nothing)${GOES_ON}`,
  "iu",
);
/** "I don't use the stick any more": what somebody had or did day by day. */
const AIDS =
  "stick|cane|crutch(?:es)?|walker|wheelchair|glasses|contacts|braces?|hearing aids?|splint|inhaler|insulin|oxygen";
const NO_LONGER = new RegExp(
  wrapped`
    ^(?:I|we)(?: really)? (?:don't|do not) (?:
      (?:use|take|wear|own|drive|ride)
      |have(?= (?:an?|my|our) (?:car|bike|dog|cat|garden|flat|house|cleaner|nanny|tutor|landline|tv|licen[cs]e)\b)
      |need(?= (?:(?:an?|my|the) )?(?:walking |reading )?(?:${AIDS})\b)
    ) (?!
      (?:
        it|this|that|them|these|those|any\w*|part|care|time|advantage
        |the (?:same|code|file|table|function|script|class|column|variable|library|package)|notice|notes|long|place
      )\b
    )[^,;?!]{2,40}? any ?more(?=[.!]*$|,? (?:because|since|so|and|but|as|now)\b)`,
  "i",
);

/** "They use Go there so I've dropped Rust for now": why, said of whom nobody knows. */
const REASON = /^(?:they|it|that|this|she|he)\b[^.!?]{1,60}? so (?=(?:I|I've|we|we've) )/i;
export const withoutReason = (text: string): string => {
  const rest = text.replace(REASON, "");
  return rest !== text && LET_GO.test(rest) ? rest : text;
};
/** "Hamstring's healed" */
const BARE_BODY = new RegExp(
  `^(?:(?:the|my) )?((?:[a-z]+ )?(?:${BODY}))'s (?=(?:(?:finally|fully|all|completely) )*(?:healed|recovered|mended|cleared up)\\b)`,
  "i",
);
/** "Peltra shut down": without "has" it reads as if no verb stood there. */
const SHUT = /^(\p{Lu}[\p{L}&'-]+(?: \p{Lu}[\p{L}&'-]+)?) (?=(?:shut down|folded|disbanded)[.!]*$)/u;
/** "My hamstring has healed", "Peltra has shut down" */
export const withVerbOfEnd = (text: string): string =>
  text.replace(SHUT, "$1 has ").replace(BARE_BODY, (_, part: string) => `My ${part.toLowerCase()} has `);

const MAY_END = new RegExp(
  wrapped`
    \b(?:
      folded|disbanded|dissolved|shut|closed|went|ceased|split|broke|no more|no longer|over|done|history|finished
      |stopped|fizzled|packed|ended|any ?more|behind|past|gone|healed|cured|mended|again|now|normal|new|recovered
      |cleared|better|was|were|out|table|for (?:now|good|the moment)|altogether|completely|entirely|dropped|ditched|quit
      |gave|given|said|refused|turned|through|nothing|shelved|parked|paused|abandoned
    )\b`,
  "i",
);
const LONGEST = 140;

export const tellsEnd = (text: string): boolean =>
  text.length <= LONGEST &&
  MAY_END.test(text) &&
  (COMMON.test(text) || BY_NAME.test(text) || LET_GO.test(text) || NO_LONGER.test(text) || FELL_THROUGH.test(text));
