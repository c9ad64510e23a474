// Says of which month a day is that was named in full shortly before: "The wedding is on 25 October." "Bo can't come on the 25th."
// → "on 25 October".

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { calendarDay, MONTH_NAMES, MONTH_SHORT, monthIndex, yearOf } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";

const BARE_DAY =
  /(?<=\b(?:on|by|for|until|till?|from|before|after|is|about) )the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|instead|floor|street|time|try|place|anniversary|birthday|century|page|avenue|in|(?-i:\p{Lu}\p{Ll}+))\b)/giu;
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
const OF_OCCASION =
  /\b(?:land|fly|leave|arrive|depart|get there|get back|move in|move out|start|begin|open|check in|set off|sail|return|come back|get the keys|head (?:out|off))(?:s|es)?\b(?! (?:it|that)\b)/i;
const MONTH_ALONE = new RegExp(
  String.raw`\b(?:in|this|next) (?:early |mid |late )?(?:${MONTH_NAMES})\b(?! (?:\d|the\b))`,
  "gi",
);
/** "Two stitches in October", "We met in May": nothing that lies ahead. */
const TELLS_AHEAD =
  /\b(?:will|going|gonna|coming|flying|moving|starting|leaving|opening|visiting|travell?ing|getting|planned|booked|due|next|plans?|trip|holiday|tickets?|am|are|is)\b|'(?:ll|re|m|s)\b|\b(?:start|leave|open|fly|move|come|go|begin|sail|travel|return|visit)s?\b/i;
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

/** `told`: what was said before, read only where the text names a day so. */
export const withDayNamed = (text: string, told: () => string, said: EpochMs): string =>
  text.includes("the ")
    ? text.replace(
        BARE_DAY,
        (bare, wanted: string) => namedAs(wanted, told(), said) ?? inMonthNamed(wanted, text, told(), said) ?? bare,
      )
    : text;
