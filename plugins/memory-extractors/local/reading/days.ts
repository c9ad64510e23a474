// The day on which a part of a document was written: a heading or line that holds a day and little else, as in journals, logs and
// minutes, sets the day for what stands below it.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "../cues/verbs.ts";
import { calendarDay, monthOf, WEEKDAY_NAMES, weekdayIndex, weekdayOf, yearOf } from "../dates/calendar.ts";
import { findDates } from "../dates/dates.ts";
import { DAY_BEHIND, topicUnder } from "./headings.ts";

interface Line {
  readonly raw: string;
}

interface Part {
  readonly role: unknown;
  readonly said: EpochMs;
  readonly heading: string;
  readonly isOfAuthor: boolean;
  readonly isEntry?: true;
  readonly sentences: readonly Line[];
  readonly foreign: readonly Line[];
}

const MARKS = /^[\s#*_-]+|[\s*_:.]+$/g;
const HEADING = /^#{1,6}(?= )/;
/** "Date: 5 May 2026, town hall" */
const FIELD =
  /^[*_]*(?:date|day|written|published|issued|discharged|(?:date of )?discharge(?: date)?|dictated)[*_]*:[*_]*\s+(.+)$/i;
const PLACE = String.raw`^\p{Lu}[\p{L} .'-]{1,30}, (?=\d|\p{Lu}\p{Ll}+ \d)`;
/** "Porto, 5 May 2026" */
const PLACE_BEFORE = new RegExp(PLACE, "u");
/** "PORTO, 5 May - The harbour is closed" */
const DATELINE = new RegExp(String.raw`${PLACE}(.{4,25}?) [-–—] (?=["“]?\p{Lu})`, "u");
const WEEKDAY = new RegExp(
  `^(?:(?:on )?(${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\.?,? ?)?(?:the )?$`,
  "i",
);
const TIME_OF_DAY = /^[\s,|·(-]*(?:(?:at )?\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?)?[\s)]*$/i;
const HAS_YEAR = /(?:19|20)\d\d/;
/** What is headed with a day without a year is seldom further ahead. */
const SOON = 60 * DAY_MS;
/** Only where the weekday fits. */
const NEXT_MONTHS = 330 * DAY_MS;

/** A title and names above the day of a text belong to it. */
const FEW_LINES = 8;

/** A day without a year: the last one, or one soon; on the weekday that is written before it. */
const yearOfDay = (at: EpochMs, name: string | undefined, said: EpochMs): EpochMs => {
  const weekday = name === undefined ? -1 : weekdayIndex(name);
  const date = new Date(at).getUTCDate();
  const years = [1, 0, -1].map((by) => calendarDay(yearOf(said) + by, monthOf(at), date)?.start ?? at);
  const near = years.filter((day) => day <= said + SOON);
  const isOn = (day: EpochMs): boolean => weekday < 0 || weekdayOf(day) === weekday;
  // "Fri 15 May" of a journey in half a year.
  return near.find(isOn) ?? years.find((day) => isOn(day) && day <= said + NEXT_MONTHS) ?? near[0] ?? at;
};

/** "Travel plan Japan 2025", "Garden log 2022": its days without a year are of that one. */
const YEAR_BEHIND = /(?<![\d-])((?:19|20)\d\d)\)?$/;
/** "boiler serviced in May, next due 2027" tells of a year, and no title does. */
const OF_A_TIME =
  /\b(?:next|due|until|till|by|since|born|before|after|expires?|expiry|ends?|valid|renewed|renewal|from|to)\b/i;
const dayInYear = (title: string, said: EpochMs): EpochMs | null => {
  if (OF_A_TIME.test(title)) return null;
  const year = Number(YEAR_BEHIND.exec(title)?.[1] ?? Number.NaN);
  if (Number.isNaN(year) || year === yearOf(said)) return null;
  return year > yearOf(said) ? Date.UTC(year, 0, 1) : Date.UTC(year, 11, 31);
};

/** "Interview with Ada Hill, 14 October 2021, at her home": amid a title stands the day of what was recorded then, and no other. */
const RECORDED = new RegExp(
  wrapped`
    \b(?:
      calls?|chats?|conversations?|interview(?:ed)?|meetings?|minutes|sessions?|sync|stand-?up|recorded|recording
      |transcript|export|logs?|notes|episode|podcast|visit|appointment|entry
    )\b`,
  "i",
);
const OF_ANOTHER_DAY =
  /\b(?:next|last|previous|follow-?up|deadline|due|until|till|by|born|since|before|after|for|expires?|updated|published|released)\b|\?/i;
const TAKEN_DOWN = /\b(?:recorded|exported|interviewed|held|taken|transcribed)\b/gi;
const dayAmid = (title: string, said: EpochMs): EpochMs | null => {
  if (!RECORDED.test(title) || OF_ANOTHER_DAY.test(title) || FINITE.test(title.replace(TAKEN_DOWN, ""))) return null;
  const [date, another] = findDates(title, said);
  if (date === undefined || another !== undefined || date.end - date.start > DAY_MS) return null;
  return HAS_YEAR.test(title.slice(date.from, date.to)) ? date.start : null;
};

/** "To do this week (9 - 13 March)": the Friday below is of that week, and what has no day of none of its days. */
const LONGEST_TITLE = 120;
const OF_WEEK = /\bweek\b/i;
const LONGEST_WEEK = 8 * DAY_MS;
const weekIn = (raw: string, said: EpochMs, isFirst: boolean): EpochMs | null => {
  if (
    !(isFirst || HEADING.test(raw)) ||
    raw.length > LONGEST_TITLE ||
    !OF_WEEK.test(raw) ||
    FINITE.test(raw.replace(/\bto do\b/i, ""))
  )
    return null;
  const dates = findDates(raw, said).filter(({ from, to }) => /\d/.test(raw.slice(from, to)));
  const [week] = dates;
  return week === undefined || dates.length > 1 || week.end - week.start > LONGEST_WEEK ? null : week.start;
};

/** "# Newsletter, 4 May 2026": the day of the whole, where it may have been written then; so in a first line that is no sentence. */
const LONG_AGO = 20 * 366 * DAY_MS;
const NEXT_YEARS = 2 * 366 * DAY_MS;
const dayInTitle = (raw: string, said: EpochMs, isFirst: boolean): EpochMs | null => {
  if (raw.length > LONGEST_TITLE || !(isFirst || HEADING.test(raw))) return null;
  const title = raw.replace(MARKS, "");
  const amid = dayAmid(title, said);
  if (amid === null && !HEADING.test(raw) && /[.!?]$/.test(raw.trim())) return null;
  const named = DAY_BEHIND.exec(title)?.[0];
  const behind = named === undefined ? amid : (findDates(named, said)[0]?.start ?? null);
  const day = behind ?? (named === undefined ? dayInYear(title, said) : null);
  const latest = said + (behind === null ? NEXT_YEARS : SOON);
  return day === null || day < said - LONG_AGO || day > latest ? null : day;
};

/** The day that a line sets; null where it says more, or none. */
export const dayIn = (raw: string, said: EpochMs): EpochMs | null => {
  if (!/\d/.test(raw)) return null;
  const bare = raw.replace(MARKS, "");
  const field = FIELD.exec(raw.trim())?.[1];
  const text = field ?? DATELINE.exec(bare)?.[1] ?? bare.replace(PLACE_BEFORE, "");
  const [date, another] = findDates(text.slice(0, 60), said);
  if (date === undefined || another !== undefined || date.end - date.start > DAY_MS) return null;
  const before = WEEKDAY.exec(text.slice(0, date.from));
  if (before === null || !(field !== undefined || TIME_OF_DAY.test(text.slice(date.to)))) return null;
  return HAS_YEAR.test(text) ? date.start : yearOfDay(date.start, before[1], said);
};

/** One day above a text is the day of the whole; several are those of a diary or log. */
const asEntries = <Whole extends Part>(passages: readonly Whole[]): Whole[] => {
  const days = new Set(passages.flatMap(({ isEntry, said }) => (isEntry === true ? [said] : [])));
  return days.size > 1 ? [...passages] : passages.map(({ isEntry, ...passage }) => passage as Whole);
};

/** A document's passages, cut where a line sets the day. */
export const byDays = <Whole extends Part>(passages: readonly Whole[]): Whole[] => {
  let day: EpochMs | null = null;
  let isWeek = false;
  /** Of the heading that set the day: the next one that is as high ends it. */
  let level = 0;
  const parts = passages.flatMap((passage) => {
    if (passage.role !== null || passage.isOfAuthor) return [passage];
    const parts: Whole[] = [];
    let start = 0;
    let { heading } = passage;
    let above = heading;
    const close = (end: number): void => {
      const sentences = passage.sentences.slice(start, end);
      const foreign = start === 0 ? passage.foreign : [];
      if (sentences.length + foreign.length > 0)
        parts.push({
          ...passage,
          sentences,
          foreign,
          heading,
          said: day ?? passage.said,
          ...(day !== null && day > passage.said && !isWeek ? { isDayAhead: true } : {}),
          ...(day !== null && day <= passage.said && !isWeek ? { isEntry: true } : {}),
        });
      start = end;
    };
    passage.sentences.forEach(({ raw }, at) => {
      const marks = HEADING.exec(raw)?.[0].length ?? 0;
      const isFirst = at === 0 && passage === passages[0];
      const onDay = dayIn(raw, passage.said) ?? dayInTitle(raw, passage.said, isFirst);
      const found = onDay ?? weekIn(raw, passage.said, isFirst);
      const isOver = found === null && marks > 0 && level > 0 && marks <= level;
      if (found !== null || isOver) {
        if (day !== null || at - start > FEW_LINES) {
          close(at);
          heading = above;
        }
        day = found;
        isWeek = found !== null && onDay === null;
        level = isOver ? 0 : marks;
      }
      if (marks > 0 && found === null) above = topicUnder(passage.heading, raw.slice(marks + 1));
    });
    close(passage.sentences.length);
    return parts.length === 0 ? [passage] : parts;
  });
  return asEntries(parts);
};
