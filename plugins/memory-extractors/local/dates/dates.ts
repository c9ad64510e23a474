// Finds time expressions and resolves them against the time at which they were said.
// Points in time only; durations and habits give nothing.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "../patterns.ts";
import type { Ahead } from "./ahead.ts";
import { addDays, type Interval, startOfDay } from "./calendar.ts";
import type { DateMention } from "./days-of-months.ts";
import { ANY_HOLIDAY } from "./holidays.ts";
import { inOrder } from "./in-order.ts";
import { isNoDate } from "./no-dates.ts";
import { bordersOf, type Tense, tenseAt } from "./tense.ts";
import { RULES } from "./time-expressions.ts";

/** "He'd have liked me to wait until July": said in May of the coming one, in August of the one behind, in November of either. */
const NEAR_AHEAD_DAYS = 200;
const NEAR_BEHIND_DAYS = 100;
/** "I got a job from April", said in May, may be told of either. */
const JUST_BEEN_DAYS = 65;
const resolvedIn = (
  tense: Tense | Ahead,
  said: EpochMs,
  resolve: (tense: Tense) => Interval | null,
): Interval | null => {
  if (tense !== "later" && tense !== "onwards") return resolve(tense);
  const coming = resolve("future");
  const past = resolve("past");
  if (coming === null || past === null) return null;
  if (tense === "onwards")
    return coming.start === past.start || past.end < addDays(said, -JUST_BEEN_DAYS) ? coming : null;
  if (coming.start === past.start || coming.start <= addDays(said, NEAR_AHEAD_DAYS)) return coming;
  // Said in May, "I was thinking of joining in the spring" is of the one that is nearly over, or of the next.
  const isNearlyOver = past.end > said && said > (past.start + past.end) / 2;
  return past.end >= addDays(said, -NEAR_BEHIND_DAYS) && !isNearlyOver ? past : null;
};

/** One look that most sentences fail. */
const ANY_CUE = new RegExp(
  wrapped`
    ${ANY_HOLIDAY}|\d|day\b|\b(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|night|week|month|year|ago\b|tomorrow|morning
    |afternoon|evening|spring|summer|fall\b|autumn|winter|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`,
  "i",
);
const SINCE = /\bsince (?:(?:the|early|late|mid)[ -])?$/i;
/** Of a month, a year or a feast: "he's in Oslo since Monday" tells of these days. */
const isSince = (text: string, from: number, to: number, { start, end }: Interval): boolean =>
  end - start > DAY_MS && (text.slice(from, to).toLowerCase().startsWith("since ") || SINCE.test(text.slice(0, from)));

const WEEKDAY_ALONE = /^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?$/i;
/** "on 12 September, Thursday": one day. */
const isSameDay = (text: string, { from, to }: DateMention, before: DateMention | undefined): boolean =>
  before !== undefined &&
  /^,? \(?$/.test(text.slice(before.to, from)) &&
  /\d/.test(text.slice(before.from, before.to)) &&
  WEEKDAY_ALONE.test(text.slice(from, to));

/** The time expressions of a text, in order, none overlapping. `frame`: of what time an answer without a verb is. */
export const findDates = (text: string, said: EpochMs, frame: Tense = "open"): DateMention[] => {
  if (!ANY_CUE.test(text)) return [];
  const borders = bordersOf(text);
  const found: DateMention[] = [];
  for (const { pattern, resolve, isAbsolute } of RULES) {
    for (const match of matchesIn(text, pattern)) {
      const from = match.index;
      const to = from + match[0].length;
      if (found.length >= 8 || found.some((other) => from < other.to && to > other.from)) continue;
      if (isNoDate(text, from, match[0])) continue;
      const interval = resolvedIn(tenseAt(text, from, to, borders, frame), said, (tense) =>
        resolve(match, startOfDay(said), tense, found),
      );
      if (interval !== null)
        found.push({
          ...interval,
          from,
          to,
          isRelative: isAbsolute !== true,
          isSince: isSince(text, from, to, interval),
        });
    }
  }
  const sorted = found.sort((a, b) => a.from - b.from);
  return inOrder(
    text,
    sorted.filter((mention, at) => !isSameDay(text, mention, sorted[at - 1])),
    said,
  );
};

/** "My birthday is on 3 May" holds of every year. */
const YEARLY = /\b(?:birthday|anniversary|name day)\b[^.]{0,30}\b(?:is|are|falls)\b[^.]*$/i;

/** "'s debate practice", "'s": what a day has, up to the next word that is none of its name. */
const POSSESSED = new RegExp(wrapped`
  ^'s(?:
    (?: [a-z][\w-]*){1,4}?(?=
      [.,;:!?)]|$
      | (?:
        and|but|or|so|at|in|on|for|with|to|from|by|because|is|was|were|went|will|has|had|that|which|who|if|when|as|about
        |than|of|I|we|he|she|they|it
      )\b
    )
  )?`);

/** Writes the date behind each relative expression: "last Friday (5 May 2023)", "tomorrow's match (9 May 2023)". */
export const annotateDates = (text: string, mentions: readonly DateMention[]): string => {
  let result = "";
  let at = 0;
  for (const [index, mention] of mentions.entries()) {
    if (!mention.isRelative) continue;
    if (YEARLY.test(text.slice(0, mention.from)) && /\d/.test(text.slice(mention.from, mention.to))) continue;
    const possessed = POSSESSED.exec(text.slice(mention.to, mentions[index + 1]?.from))?.[0] ?? "";
    const end = mention.to + possessed.length;
    result += `${text.slice(at, end)} (${mention.label})`;
    at = end;
  }
  return result + text.slice(at);
};
