// When a fact ends by itself: an appointment near ahead after its day, a mood after two weeks, a task at hand after a month. What
// ends takes its whole memory along, so a memory that says anything else besides stays.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import type { EventDate, MemoryKind } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { addDays, MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { COUNT, count } from "../dates/counts.ts";
import { anyOf, anywhere } from "../patterns.ts";

const PAST_REPORT = new RegExp(
  wrapped`
    \b(?:
      said|told|was|were|went|had|did|ago|yesterday|last
      |(?:has|have) (?:\w+ )?(?:
        \w+ed|been|got|done|made|found|heard|met|sent|run|won|lost|left|written|begun|bought|gone
      )
      |(?:just|already|recently) \w+ed|noticed|heard|met
    )\b`,
  "i",
);
const AHEAD = new RegExp(
  wrapped`
    \b(?:
      will|'ll|going to|plans?|planning|hopes? to|hoping|intends?|looking forward|wants? to|needs? to|must|should|due
      |scheduled|(?:is|are) \w+ing|is on|are on|is at|appointment|meeting|interview|flight|deadline|confirmed|booked
      |exam|presentation|concert|party|match|reservation|check-?up|viewing
    )\b`,
  "i",
);
/** What is another way from that day on: "is switching to days", "turns 40", "gets the keys". */
const CHANGES = anyOf(
  "moved|moving|moves|joins?|joining|relocat\\w+|quits|tak(?:es|ing) over",
  "(?:becom|switch|retir|resign|graduat|quitt|chang|adopt|rais|ris|inherit)(?:e?s|ing)",
  wrapped`
    (?:starts?|begins?|starting|beginning) (?:\w+ ){0,3}(?:
      job|position|role|work|school|university|college|course|degree|training|therapy|business
    )`,
  `(?:starts?|begins?|starting|beginning) (?:at|as) (?!\\d|noon|night|dawn|midnight|half|quarter|one|${TWO_TO_TWELVE})`,
  wrapped`
    (?:getting|adopting|buying|having|expecting) (?:[\w-]+ ){0,3}(?:
      dog|cat|puppy|kitten|pet|rabbit|horse|baby|twins|house|home|flat|apartment|car
    )`,
  "getting (?:married|engaged|divorced)|sell(?:s|ing) (?:the|their|his|her|our) \\w+|turn(?:s|ing) (?:\\d+|vegan|vegetarian)",
  "go(?:es|ing) (?:up|down|(?:part|full)[- ]time|on maternity|on paternity)",
  "(?:gets?|getting) (?:(?:an?|the|their|his|her) )?(?:keys|visa|licen[cs]e|passport|citizenship|braces|pacemaker|promotion|raise)",
);
/** What is still true when the day is over, whatever else the sentence says of that day. */
const LASTING = anywhere(
  CHANGES,
  wrapped`
    (?:is|are|am) (?:now )?(?:
      an?|the|(?:doing|in) (?:their|his|her) (?:\w+ )?(?:year|degree|masters?|phd|apprenticeship)|allergic|married
      |engaged|vegetarian|vegan|pregnant|retired|divorced
    )`,
  "lives?|works?|stud(?:y|ies)|owns?|loves?|likes?|enjoys?|hates?|prefers?|speaks?|plays?|believes?|contract|lease|visa|notice",
  "ma(?:kes?|de) \\w+ (?:feel )?(?:sick|ill|nauseous|bloated)",
);
/** What begins on a day goes on behind it: "on leave from 1 January". */
const BEGINS =
  /\b(?:[Ff]rom|since|as of|[Ss]tarting|[Bb]eginning|effective) (?:on )?(?:the )?(?:\d|\p{Lu}\p{Ll}+ (?:\d|\())/u;
const ENDS = new RegExp(
  String.raw`\b(?:until|till|through|ends?|to (?:the )?(?:\d|${MONTH_NAMES}|${WEEKDAY_NAMES}))\b`,
  "i",
);
/** "is on a diet until Christmas", "can't drive till 8 March": the end is what it says, however far ahead. */
const UNTIL = new RegExp(
  wrapped`
    ^(?!.*\b(?:and|but|so|valid) ).* (?:(?:is|are|stays?|can|has|have|must|may|doesn't|won't|isn't)\b|can't )[^,;]* (?:until|till|through) `,
  "i",
);
const MOOD = new RegExp(
  wrapped`
    \b(?:is|are|feels?|feeling|been) (?:so |really |very |pretty |super |quite |a bit |feeling |still )?(?:
      excited|tired|stressed|busy|swamped|nervous|anxious|worried|exhausted|overwhelmed|frustrated|stuck|hungry|sick
      |thrilled|pumped|upset|bored|sore|jet-lagged
    )\b`,
  "i",
);
const THIS_EVENING = /\btonight\b/i;
const AT_THIS_MOMENT = /\b(?:right now|at the moment)\b/i;
/** "is stuck in traffic right now"; what somebody has, does for a living or likes "right now" is so for longer. */
const MOMENTARY = new RegExp(
  wrapped`
    \b(?:is|are) (?:(?:just|still|currently) )?(?:
      watching|cooking|eating|having|baking|waiting|sitting|standing|lying|driving|walking|stuck|queuing|heading
      |boarding|listening|resting|relaxing|napping|sleeping|hungry|on (?:the|their|his|her) (?:way|bus|train|phone)
      |at the (?:airport|station|gate|bus stop|doctor's|dentist's|supermarket|checkout)
    )\b`,
  "i",
);
/** What stands behind a full stop, in a clause of its own or behind "which" is more than what ends. */
const SAYS_MORE = new RegExp(
  wrapped`
    [.!?] \p{Lu}
    |[,;] (?:and |but |so |since |because |as |although |though )?(?:
      they|he|she|it|it's|we|we're|they're|this|that|\p{Lu}\p{L}+
    ) (?!\d)\p{L}
    |\b(?:and|but|so|as) (?:they|he|she|we|it|their|his|her|our) \p{L}
    |\b(?:since|because|given that|which|who|whose|after \w+ing)\b`,
  "u",
);
const MORE_SENTENCES = /[\p{Ll})][.!?] \p{Lu}/u;
/** A number, a name or something that is somebody's own: "is trying to cut the load time of their shop below 2 s". */
const NAMES_THINGS =
  /\d|(?<=[\p{Ll},] )(?!User\b|I\b)\p{Lu}|\b(?:their|his|her|our) (?!own\b)\p{L}|\p{Ll}[’']s \p{Ll}/u;
/** "wants to move in with them after her operation on 3 June": begins when that is over. */
const BEHIND_IT = /\bafter (?:their|his|her|the|an?|User's) [^.;,]{2,40}? on \S/;
/** Notes of the service itself in brackets: what a day was, what was spoken of. */
const NOTE = / \([^()]*\)/g;
const SOON = /\bsoon\b/i;
const AT_HAND =
  /\b(?:is|are) (?:currently |also |now |still )?(?:trying to|debugging|looking (?:for|into|to)|hoping to|struggling)\b/i;
/** "is trying to finish a novel" */
const OF_LONG_STANDING = /\b(?:side project|thesis|dissertation|novel|memoir|start-?up|business|company|degree)\b/i;
const MOOD_DAYS = 14;
/** What is planned for longer than this is asked after when it is over, too: an operation, a wedding, a launch. */
const LONG_AHEAD_DAYS = 21;
const SOON_DAYS = 30;

/** "Mum comes on 5 June for three weeks": over when these are. */
const LASTS = new RegExp(
  wrapped`
    (?:\)|\d{4}|\b(?:is|are|will|stays?|comes?|visits?)\b)[^.;,]{0,60}?\bfor[ ]
    (?:about |around |just |only |the |a whole |another )*${COUNT} (days?|nights?|weekends?|weeks?|fortnights?|months?)\b
      (?! (?:now|already|ago)\b)`,
  "i",
);
const DAYS_IN: Readonly<Record<string, number>> = { day: 1, night: 1, weekend: 2, week: 7, fortnight: 14, month: 30 };
const lastingDays = (text: string): number => {
  const [, amount, unit = ""] = LASTS.exec(text) ?? [];
  return amount === undefined ? 0 : count(amount) * (DAYS_IN[unit.toLowerCase().replace(/s$/, "")] ?? 0);
};

interface RetentionInput {
  readonly text: string;
  readonly kind: MemoryKind;
  readonly isStatic: boolean;
  readonly said: EpochMs;
  readonly eventDates: readonly EventDate[];
  readonly isAssistantChat: boolean;
}

/** The end of what names no day: a moment, a mood, what is wanted soon, a task at hand. */
const endWithoutDay = (text: string, kind: MemoryKind, said: EpochMs, isAssistantChat: boolean): EpochMs | null => {
  const bare = text.replace(NOTE, "");
  if (SAYS_MORE.test(bare) || NAMES_THINGS.test(bare)) return null;
  if (THIS_EVENING.test(bare) || (AT_THIS_MOMENT.test(bare) && MOMENTARY.test(bare))) return addDays(said, 2);
  if (MOOD.test(bare)) return addDays(said, MOOD_DAYS);
  if (SOON.test(bare) && kind === "plan") return addDays(said, SOON_DAYS);
  return isAssistantChat && AT_HAND.test(bare) && !OF_LONG_STANDING.test(bare) ? addDays(said, SOON_DAYS) : null;
};

/** The moment after which the statement no longer holds, or null where it does not end. */
export const forgetAfter = ({
  text,
  kind,
  isStatic,
  said,
  eventDates,
  isAssistantChat,
}: RetentionInput): EpochMs | null => {
  if (isStatic || kind === "instruction" || kind === "decision" || LASTING.test(text)) return null;
  const lastEnd = eventDates.reduce((latest, date) => Math.max(latest, date.end), 0);
  if (lastEnd <= said) return eventDates.length > 0 ? null : endWithoutDay(text, kind, said, isAssistantChat);
  if (BEHIND_IT.test(text)) return null;
  const lasting = lastingDays(text);
  if (BEGINS.test(text) && !ENDS.test(text) && lasting === 0) return null;
  if (UNTIL.test(text) && !PAST_REPORT.test(text) && !MORE_SENTENCES.test(text)) return lastEnd + DAY_MS;
  if (lastEnd > said + LONG_AHEAD_DAYS * DAY_MS) return null;
  const isOver = AHEAD.test(text) && !PAST_REPORT.test(text) && !SAYS_MORE.test(text.replace(NOTE, ""));
  return isOver ? lastEnd + DAY_MS * Math.max(1, lasting) : null;
};
