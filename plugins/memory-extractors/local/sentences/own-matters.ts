// What people have and name without "my" or a verb: "budget is 120 euros a week", "flight to Rome leaves at six", "dentist on Friday",
// "new job at a bakery".

import { lowerFirst } from "../capitals.ts";
import { opensWithSubject } from "../cues/openings.ts";
import { MONTH_SHORT } from "../dates/calendar.ts";

/** Everybody's own, whatever the talk is about. */
const MATTER =
  "budget|rent|salary|mortgage|deadline|interview|flight|train|appointment|meeting|exam|wedding|visa|lease|landlord|flat|apartment|surgery|operation|check-?up|presentation|recital|commute|shift|birthday|address|phone number|shoe size|blood type|locker|parking spot|(?:move-?in|move in|moving|due|start|end|launch|closing|wedding|delivery) date|first day|launch|release|rehearsal|delivery|closing|hearing|audition";
const DETAIL = String.raw`(?:(?:to|for|with|at|from|of) (?:[\w'-]+ ){1,4}?)?`;
/** A value, a time or a change; not what such things are like. */
const SAID_OF_IT = String.raw`(?:(?:is|was|are|were|'s|got|gets|went) (?:now |still |also |already |only |just |about |around |roughly |under |over |max )*(?:[$€£\d]|(?:at|on|in|due|from|until|till|near|by|up|down|over|set|moved|scheduled|booked|cancel+ed|postponed|delayed|paid|signed|confirmed|extended|approved|tomorrow|today|tonight|next|this|${MONTH_SHORT})\b)|(?:starts?|leaves|lands|departs|arrives|begins?|ends?|takes|costs?|runs out|expires|(?:has|have|needs?) to|must|(?:slipped|moved|shifted|changed|jumped|rose|dropped|fell) (?:from|to|by|back|up|down)\b) ?)`;
const UNOWNED = new RegExp(
  `^(?:(?:also|plus|oh|btw),? )?((?:(?:new|current|old|monthly|weekly|next|first|second|final|vet|doctor'?s?|dentist'?s?|physio|job|eye|visa|baby|product) )?(?:${MATTER})s? ${DETAIL}${SAID_OF_IT}.*)$`,
  "i",
);
const DEFINITE = new RegExp(
  String.raw`^the (?:(?:[\w-]+) )?(?:${MATTER}|project|launch|release|demo|beta|MVP|move|trip|kitchen|garden|house|car|party)s? ${DETAIL}${SAID_OF_IT}`,
  "i",
);

const WHEN = String.raw`(?:(?:is )?(?:on (?:\w+day|the \d|\w+ \d|\d)|at \d|tomorrow|tonight|today|next|this (?:week|weekend|month|\w+day|morning|afternoon|evening)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)`;
/** Booked for a time, told without a verb. */
const BOOKED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(dentist|doctor|doctor's|doc|vet|gp|optician|physio|hairdresser|haircut|therapist)(?:'?s)?(?: appointment| visit)? (?=${WHEN})`,
      "i",
    ),
    "I have a $1 appointment ",
  ],
  [
    new RegExp(
      String.raw`^((?:job |parents? |driving )?(?:interview|exam|meeting|appointment|viewing|class|test|party|wedding|check-?up|flight|train|call|date|concert|gig|match|recital)(?: (?:with|at|to|for|in) (?:[\w'-]+ ){0,3}?[\w'-]+)?) (?=${WHEN})`,
      "i",
    ),
    "I have a $1 ",
  ],
  [
    new RegExp(String.raw`^((?:lunch|dinner|coffee|drinks|brunch) with (?:[\w'-]+ ){0,3}?[\w'-]+) (?=${WHEN})`, "i"),
    "I have $1 ",
  ],
  [
    /^((?:an? )?(?:\d{1,3} ?%?|[A-F][+-]?)) (?=(?:on|in) (?:the|my|our) (?:[\w-]+ ){0,4}(?:midterm|exam|test|quiz|finals?|paper|essay|assignment|homework)\b)/,
    "I got $1 ",
  ],
  [
    /^(new (?:job|role|position|gig|place|flat|apartment|house|car|phone|laptop|bike|boss|manager|roommate|flatmate|dog|cat|puppy|kitten|number|address)) (?=(?:at|with|in|for|near|from|as|called|named) |is (?=\p{Lu}|\d))/iu,
    "I have a $1 ",
  ],
];

/** "budget about 600 euros" */
const BARE_AMOUNT =
  /^((?:(?:monthly|weekly|total|max) )?(?:budget|rent|salary)):? (?=(?:(?:of|about|around|roughly|under|over|max|up to) )?[$€£]?\d)/i;

/** "flight to Rome is at six" → "My flight to Rome is at six"; "dentist on Friday" → "I have a dentist appointment on Friday" */
export const withOwnMatter = (text: string): string => {
  if (opensWithSubject(text)) return text;
  const unowned = UNOWNED.exec(text)?.[1];
  if (unowned !== undefined) return `My ${lowerFirst(unowned)}`;
  const amount = BARE_AMOUNT.exec(text);
  if (amount !== null)
    return `My ${lowerFirst(amount[1] ?? "")} is ${text.slice(amount[0].length).replace(/^of /i, "")}`;
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

/** "Beta users are at 130 now", "The error rate is down to 2 % today" */
const FIGURE_OF_NOW =
  /^(?:the )?(?:[\w-]+ ){1,3}?(?:is|are) (?:(?:now|currently|still|already) )?(?:at|up to|down to|over|around|about|almost|nearly) [$€£]?\d.*\b(?:now|currently|today|so far|already|this (?:week|month|year))\b/i;

/** "The budget for the wedding is 9,000 euros": to an assistant it is the user's own that is meant. */
export const isOwnMatter = (text: string): boolean => DEFINITE.test(text) || FIGURE_OF_NOW.test(text);
