// Says of which month a day is that was named in full shortly before: "The wedding is on 25 October." "Bo can't come on the 25th."
// → "on 25 October".

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import {
  calendarDay,
  MONTH_NAMES,
  MONTH_SHORT,
  monthIndex,
  WEEKDAY_NAMES,
  yearOf,
} from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";

const BARE_DAY = new RegExp(
  wrapped`
    (?<=
      \b(?:
        on|by|for|until|till?|from|before|after|is|about
        |(?:move|moved|moving|swap|swapped|shift|shifted|push|pushed|switch|switched|change|changed|put) (?:[\w'-]+ ){1,4}?to
      ) )the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:
        of|instead|floor|street|time|try|place|anniversary|birthday|century|page|avenue|in|(?-i:\p{Lu}\p{Ll}+)
      )\b
    )`,
  "giu",
);
const NAMED = new RegExp(
  String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT}\.? (\d{1,2})(?:st|nd|rd|th)?)(?!\w|:|%|,? \d{4})`,
  "g",
);

/** What lies further ahead is told of as what has been: "my operation was on 3 March", said in May. */
const AHEAD = 230 * DAY_MS;
const isSoon = (dayText: string, month: string, said: EpochMs): boolean =>
  [0, 1].some((later) => {
    const day = calendarDay(yearOf(said) + later, monthIndex(month), Number(dayText));
    return day !== null && day.end > said && day.start < said + AHEAD;
  });

/** The day as it was named; null where it was not, or in two months. */
const namedAs = (wanted: string, told: string, said: EpochMs): string | null => {
  const months = new Set(
    matchesIn(told, NAMED)
      .filter(([, first, , , last]) => (first ?? last) === wanted)
      .map(([, , month, other]) => month ?? other ?? ""),
  );
  const [month = ""] = months;
  return months.size === 1 && isSoon(wanted, month, said) ? `${wanted} ${month}` : null;
};

/** "I land in Venice on the 7th": of the journey, or the beginning, that was just told of. */
const OF_OCCASION = new RegExp(
  wrapped`
    \b(?:
      land|fly|leave|arrive|depart|get there|get back|move in|move out|start|begin|open|check in|set off|sail|return
      |come back|get the keys|ends?|run out|expire|head (?:out|off)
    )(?:s|es)?\b(?! (?:it|that)\b)`,
  "i",
);
const MONTH_ALONE = new RegExp(
  String.raw`\b(?:in|this|next|(?:end|start|beginning|middle) of) (?:early |mid |late )?(?:${MONTH_NAMES})\b(?! (?:\d|the\b))`,
  "gi",
);
/** "Two stitches in October", "We met in May": nothing that lies ahead. */
const TELLS_AHEAD = new RegExp(
  wrapped`
    \b(?:
      will|going|gonna|coming|flying|moving|starting|leaving|opening|visiting|travell?ing|getting|planned|booked|due
      |next|plans?|trip|holiday|tickets?|am|are|is
    )\b
    |'(?:ll|re|m|s)\b|\b(?:start|leave|open|fly|move|come|go|begin|sail|travel|return|visit)s?\b`,
  "i",
);
const sentenceAround = (told: string, at: number): string =>
  (told.slice(0, at).split(/[.!?]/).at(-1) ?? "") + (told.slice(at).split(/[.!?]/, 1)[0] ?? "");
const JUST_SAID = 140;
/** The day in the one month that was just named: "We're coming in October! We land on the 7th". */
const inMonthNamed = (wanted: string, text: string, told: string, said: EpochMs): string | null => {
  if (!OF_OCCASION.test(text)) return null;
  const near = told.slice(-JUST_SAID);
  const ahead = matchesIn(near, MONTH_ALONE).filter(({ index }) => TELLS_AHEAD.test(sentenceAround(near, index)));
  const months = new Set(ahead.map(([all]) => all.split(" ").at(-1) ?? ""));
  const [month = ""] = months;
  return months.size === 1 && isSoon(wanted, month, said) ? `${wanted} ${month}` : null;
};

const RANGE = new RegExp(
  wrapped`
    \b(?:
      (\d{1,2})(?:st|nd|rd|th)?(?: ?- ?| to | until | till )(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}
      |${MONTH_SHORT}\.? (\d{1,2})(?:st|nd|rd|th)?(?: ?- ?| to | until | till )(?:the )?(\d{1,2})(?:st|nd|rd|th)?
    )(?!\w|:|%|,? \d{4})`,
  "g",
);
/** "It starts on 3 May, the last show is on 19 May": as good as a range. */
const FIRST_AND_LAST = new RegExp(
  wrapped`
    \b(?:starts?|begins?|starting|first [a-z]+|from) (?:(?:is|on) )*(?:the )?(\d{1,2})(?:st|nd|rd|th)? ${MONTH_SHORT}
      [^.!?]{2,50}?\b(?:last|ends?|final|finish(?:es)?|home|back)\b[^.!?\d]{0,20}(\d{1,2})(?:st|nd|rd|th)? ${MONTH_SHORT}\b`,
  "gi",
);
/** "I've got the dentist on the 7th", "the rent is due on the 5th": no part of the journey that was told of. */
const OF_ELSE = new RegExp(
  wrapped`
    \b(?:
      I have|I've|I got|we have|we've|appointments?|dentist|doctor|physio|rent|exam|interview|meeting|call|deadline|due
      |paid?|pay|payday|shift|test|results?
    )\b`,
  "i",
);
/** "we met on the 7th"; not "she's booked for the 7th", "it will be led by Bo on the 7th" */
const IS_AHEAD = /\b(?:will|is|are|am|going|booked|planned|scheduled|supposed|invited)\b|'(?:ll|s|re|m)\b/i;
const isDone = (before: string): boolean => {
  const clause = before.split(/[,;.]/).at(-1) ?? "";
  return !IS_AHEAD.test(clause) && wordsOf(clause).some((word) => IRREGULAR_PAST.has(word) || word.endsWith("ed"));
};
/** The day amid the days that were told of: "We're in Iceland from 4 to 9 April." "The boat trip on the 7th": of that month. */
const inRangeNamed = (wanted: string, text: string, told: string, said: EpochMs): string | null => {
  if (OF_ELSE.test(text)) return null;
  const day = Number(wanted);
  const ranges = matchesIn(told, RANGE).filter(([, first, last, , , from, to]) => {
    return Number(first ?? from) <= day && day <= Number(last ?? to);
  });
  const seasons = matchesIn(told, FIRST_AND_LAST).filter(
    ([, first, , last]) => Number(first) <= day && day <= Number(last),
  );
  const months = new Set([
    ...ranges.map(([, , , month, other]) => month ?? other ?? ""),
    ...seasons.flatMap(([, , month = "", , other = ""]) => [month, other]),
  ]);
  const [month = ""] = months;
  return months.size === 1 && isSoon(wanted, month, said) ? `${wanted} ${month}` : null;
};

/** "The party is on 24 October." "My brother flies in on the 22nd": for it. */
const COMES_FOR =
  /\b(?:flies|fly|flying|lands?|landing|arrives?|arriving|comes|come|coming|gets? (?:here|in)|drives? (?:up|down|over))\b/i;
const MOST_BEFORE = 7;
const shortlyBefore = (wanted: string, text: string, told: string, said: EpochMs): string | null => {
  if (!COMES_FOR.test(text) || OF_ELSE.test(text)) return null;
  const named = matchesIn(told.slice(-2 * JUST_SAID), NAMED);
  const [only] = named;
  const month = only?.[2] ?? only?.[3] ?? "";
  const by = Number(only?.[1] ?? only?.[4]) - Number(wanted);
  return named.length === 1 && by >= 0 && by <= MOST_BEFORE && isSoon(wanted, month, said)
    ? `${wanted} ${month}`
    : null;
};

/** `told`: what was said before, read only where the text names a day so. */
export const withDayNamed = (text: string, told: () => string, said: EpochMs): string =>
  text.includes("the ")
    ? text.replace(
        BARE_DAY,
        (bare, wanted: string, at: number) =>
          namedAs(wanted, told(), said) ??
          inMonthNamed(wanted, text, told(), said) ??
          (isDone(text.slice(0, at))
            ? null
            : (inRangeNamed(wanted, text, told(), said) ?? shortlyBefore(wanted, text, told(), said))) ??
          bare,
      )
    : text;

const WORKS_THEN = /^(?:I|I'm|we|we're) [^,;.]{2,60} then[.!]*$/i;
const SINCE_OR_NEXT = /\b(?:since|by|until|till|from|back|even|and|but|right|just) then[.!]*$/i;
const ON_DAYS = new RegExp(
  String.raw`\b(?:on )?((?:${WEEKDAY_NAMES})(?:s| (?:morning|afternoon|evening|night)s))\b`,
  "gi",
);
/** "Nothing on Sundays, because I work then": on Sundays. */
export const withDaysMeant = (text: string, before: () => string): string => {
  if (!text.includes(" then") || !WORKS_THEN.test(text) || SINCE_OR_NEXT.test(text)) return text;
  const days = matchesIn(before(), ON_DAYS).map(([, day = ""]) => day);
  return days.length === 1 ? text.replace(/ then(?=[.!]*$)/, ` on ${upperFirst(days[0] ?? "")}`) : text;
};

const THAT_IS_WHEN =
  /^that(?:'s| is) when (?=(?:I|I'm|I've|we|we're|my|our) )(?!.*\b(?:was|were|had|died|left|lost|met|got|broke|[a-z]{3,}ed)\b)/i;
const THAT_IS_MINE = new RegExp(
  wrapped`
    ^that(?:'s| is)(?=[ ]
      (?:my|our) (?!favou?rite|best|only|first|last|problem|plan|idea|lucky|usual|big|busiest|worst)[^,;.']{0,24}?
      (?:days?|off|night|evening|morning|afternoon|time|class|lesson|practice|rehearsal|training|shift|session|meeting|group
        |appointment|party|dinner|lunch|brunch|choir|club|course|swim|run|yoga|market
      )[.!]*$
    )(?! (?:my|our) (?:[a-z]+ )?(?:birthday|wedding day)\b)`,
  "i",
);
/** "Is it Tuesday today?", "Do you know Ruby Tuesday?": of no day that one keeps. */
const NO_DAY_KEPT =
  /^(?:so |and )?(?:is it|isn't it|was it|is today|did|was|do you know|have you (?:heard|seen|read))\b|\ban? \w{3,6}day\b/i;
const ASKED_OF_DAYS = new RegExp(String.raw`\b(${WEEKDAY_NAMES})(s| (?:morning|afternoon|evening|night)s?)?\b`, "gi");
/** "Can you leave Sundays free? That's when I call my mother": on Sundays. `question`: the sentence before, of the same speaker. */
export const withDaysAsked = (text: string, question: string): string => {
  if (!question.endsWith("?") || NO_DAY_KEPT.test(question) || !(/^that/i.test(text) || WORKS_THEN.test(text)))
    return text;
  const [named, other] = matchesIn(question, ASKED_OF_DAYS);
  if (named === undefined || other !== undefined) return text;
  const [day, weekday = ""] = named;
  if (THAT_IS_MINE.test(text))
    return `I have ${text
      .replace(THAT_IS_MINE, "")
      .replace(/[.!]*$/, "")
      .trim()} on ${upperFirst(day)}.`;
  return THAT_IS_WHEN.test(text)
    ? text.replace(THAT_IS_WHEN, `On ${upperFirst(day)} `)
    : withDaysMeant(text, () => `${upperFirst(weekday)}s`).replace(
        `on ${upperFirst(weekday)}s`,
        `on ${upperFirst(day)}`,
      );
};

const ON_WEEKDAY = new RegExp(
  wrapped`
    \b([Oo])n (${WEEKDAY_NAMES})(?: (morning|afternoon|evening|night)(?!s))?\b(?! (?:
        the |of |in |and |or |to |week|\d|(?:mornings|afternoons|evenings|nights)\b|(?:${MONTH_NAMES})\b
      )
      |,? \d|'s
    )`,
  "g",
);
/** "Then plan it for Saturday 31 May." "On Saturday I have choir": the day that the other just named. */
export const withWeekdayNamed = (text: string, heard: () => string): string => {
  if (!text.includes("day") || !/\bon [A-Z][a-z]+day\b/i.test(text)) return text;
  const other = heard();
  return text.replace(ON_WEEKDAY, (bare, on: string, weekday: string, part?: string) => {
    const dates = new Set(
      matchesIn(
        other,
        new RegExp(
          String.raw`\b${weekday},? (?:the )?(\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT} \d{1,2}(?:st|nd|rd|th)?)\b`,
          "g",
        ),
      ).map(([, date = ""]) => date),
    );
    const [date = ""] = dates;
    const day = part === undefined ? `${on}n ${weekday}` : `${on}n the ${part} of ${weekday}`;
    return dates.size === 1 ? `${day} ${date}` : bare;
  });
};
