// What stands under a day that is still to come, as in travel plans: "## Thu 9 April", "Dinner with Rui at 20:00". The day is put
// behind each line that is of one hour, or is plainly done once.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import {
  calendarDay,
  day,
  MONTH_NAMES,
  MONTHS_IN_SHORT,
  monthOf,
  WEEKDAY_NAMES,
  weekdayOf,
  yearOf,
} from "../dates/calendar.ts";
import { findDates } from "../dates/dates.ts";
import type { DateMention } from "../dates/days-of-months.ts";
import { oncePer } from "../once-per.ts";
import { anyOf } from "../patterns.ts";
import type { Passage } from "../reading/passages.ts";

const HOUR = new RegExp(
  wrapped`
    (?<![\d,.:£$€-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![\d.:]| ?(?:km|kg|€|euros?|per cent|%))
    |\b(?:1[0-2]|[1-9]) ?(?:am|pm)\b|\b(?:at|around) noon\b`,
  "i",
);
const ONCE = new RegExp(
  `^(?:${anyOf(
    "check[- ]?(?:in|out)|flight|fly|flying|train|bus|ferry|boat|drive|transfer|pick[- ]?up|arrive|arrival|depart|departure|land",
    "breakfast|brunch|lunch|dinner|drinks|coffee|meet|visit|tour|day trip|trip|excursion|hike|walk|museum",
    "concert|show|tickets?|hotel|hostel|guest ?house|apartment|campsite|night in",
  )})\\b(?!.*\\b(?:always|never|usually|every|each|costs?|gets|is|are|has|have|needs?|likes?|takes|prefers?|allergic)\\b)`,
  "i",
);
const TIMELESS =
  /\b(?:every|always|never|usually|daily|opens?|closes?|opening hours|costs?|open (?:from|until)|allergic|open)\b/i;

/** Whether a line under a day is of that day. */
export const isOfDayAbove = (text: string, { isDayAhead }: Passage): boolean =>
  isDayAhead === true && !TIMELESS.test(text) && (HOUR.test(text) || ONCE.test(text));

/** Whether a line has a day, of its own or above it, and is not only that. */
export const tellsWhen = (text: string, passage: Passage): boolean => {
  const [first, ...others] = findDates(text, passage.said);
  if (first === undefined) return isOfDayAbove(text, passage);
  return (
    others.length > 0 ||
    /\p{L}/u.test(`${text.slice(0, first.from).replace(/^\p{L}+,? $/u, "")}${text.slice(first.to)}`)
  );
};

const OPENS_WITH_HOUR =
  /^(?:at )?(?:[01]?\d|2[0-3])[:.h][0-5]\d(?: ?- ?\d\d?[:.]\d\d)?:? +\p{L}|^(?:1[0-2]|[1-9]) ?(?:am|pm):? +\p{L}/iu;
/** "20:30 dinner at Rui's, booked under Holm" under a day, and no other day in it. */
export const opensWithHourOf = (text: string, passage: Passage): boolean =>
  isOfDayAbove(text, passage) && OPENS_WITH_HOUR.test(text) && findDates(text, passage.said).length === 0;

/** "Rome & packing, 3-8 August" above a plan, where it is no title. */
export const firstLine = ({ sentences: [first] }: Passage): string =>
  first === undefined || /[.!?]$/.test(first.raw) ? "" : first.raw;

const DAY_MS = 24 * 3_600_000;
/** "on the 16th", below "Rome, 9-17 May" */
const BARE_DAY = /^(?:on |for |until |by )?(?:the )?\d{1,2}(?:st|nd|rd|th)$/i;
/** "the fee is £62 per month, due on the 3rd" */
const MONTHLY = /\b(?:per|an?|each|every) month\b|\bmonthly\b/i;
const NAMES_MONTH = new RegExp(`\\b(?:${MONTH_NAMES}|${MONTHS_IN_SHORT})\\b`, "i");
/** "Flight: 3 May", "Hotel: 3-7 May" above "dinner on the 5th": a day of the one month that several lines name. */
const monthOfLines = oncePer(({ sentences, said }: Passage): EpochMs | null => {
  const named = sentences.flatMap(({ raw }) =>
    findDates(raw, said).filter(({ from, to }) => NAMES_MONTH.test(raw.slice(from, to))),
  );
  const months = new Set(named.map(({ start }) => yearOf(start) * 12 + monthOf(start)));
  return months.size === 1 && named.length > 1 ? Math.min(...named.map(({ start }) => start)) : null;
});

const LONGEST_SPAN = 14 * DAY_MS;
const WEEKDAY_ALONE = new RegExp(`^(?:on )?(?:${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)$`, "i");
const TILL_BEFORE = /\b(?:by|until|till|before|this|next|last|due) $/i;
/** "From 8 to 12 June": the only days of a trip or a fair that a text names. */
const spanOf = oncePer(({ sentences, said }: Passage): DateMention | null => {
  const spans = sentences.flatMap(({ raw }) =>
    findDates(raw, said).filter(
      ({ start, end }) => start > said && end - start > DAY_MS && end - start <= LONGEST_SPAN,
    ),
  );
  const [first, ...others] = spans;
  return first !== undefined && others.every(({ start, end }) => start === first.start && end === first.end)
    ? first
    : null;
});

/** "The bus leaves on Monday" below "the trip is from 8 to 12 June": the Monday of the trip. */
export const withinSpan = (text: string, found: readonly DateMention[], passage: Passage): DateMention[] =>
  found.map((mention) => {
    const isBare = WEEKDAY_ALONE.test(text.slice(mention.from, mention.to));
    if (!isBare || TILL_BEFORE.test(text.slice(0, mention.from))) return mention;
    const span = spanOf(passage);
    if (span === null || mention.start >= span.start) return mention;
    const at = span.start + ((weekdayOf(mention.start) - weekdayOf(span.start) + 7) % 7) * DAY_MS;
    return at < span.end && at + 7 * DAY_MS >= span.end ? { ...mention, ...day(at) } : mention;
  });

/** The days of a note in the month that its title gives, or else its lines, where that is one to come; of every month, none. */
export const inMonthOfNote = (
  text: string,
  found: readonly DateMention[],
  title: string,
  passage: Passage,
): DateMention[] => {
  const { said } = passage;
  if (!found.some(({ from, to }) => BARE_DAY.test(text.slice(from, to)))) return [...found];
  if (MONTHLY.test(text)) return found.filter(({ from, to }) => !BARE_DAY.test(text.slice(from, to)));
  const [first, ...others] = findDates(title, said);
  const isOpen = first === undefined || others.length > 0 || first.end - first.start > 31 * DAY_MS;
  const start = isOpen ? monthOfLines(passage) : first.start;
  if (start === null || start <= said) return [...found];
  return found.map((mention) => {
    if (!BARE_DAY.test(text.slice(mention.from, mention.to))) return mention;
    const dayOfMonth = Number(/\d+/.exec(text.slice(mention.from, mention.to))?.[0]);
    const named = calendarDay(yearOf(start), monthOf(start), dayOfMonth);
    return named === null ? mention : { ...mention, ...named };
  });
};

export const withDayAbove = (candidate: MemoryCandidate, passage: Passage): MemoryCandidate => {
  const words = candidate.text.replace(/^[^"]*: (?:"|(?=\p{L}))/u, "");
  if (candidate.eventDates.length > 0 || candidate.isStatic) return candidate;
  if (![words, candidate.text].some((text) => isOfDayAbove(text, passage))) return candidate;
  const above = day(passage.said);
  return {
    ...candidate,
    text: candidate.text.replace(/\.?$/, ` (on ${above.label}).`),
    kind: "plan",
    eventDates: [above],
  };
};
