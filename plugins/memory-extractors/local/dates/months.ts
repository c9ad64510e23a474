// Months and quarters told without a year: "in May", "from February", "moved to June", "in Q3", "at the end of the month".

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { addDays, type Interval, month, monthIndex, monthOf, quarter, year, yearOf } from "./calendar.ts";
import type { Resolver } from "./days-of-months.ts";
import type { Tense } from "./tense.ts";

/** "I'm swimming in the summer", said of each year, or of times long gone. */
export const OF_NO_YEAR = new RegExp(
  wrapped`
    \b(?:
      usually|always|often|every|each|mostly|normally|typically|sometimes|never|especially|used to|when I was
      |as a (?:kid|child)|back then|would
    )\b`,
  "i",
);
const monthNear = (index: number, direction: "past" | "coming", said: EpochMs): Interval => {
  const sameYear = month(yearOf(said), index);
  if (direction === "past") return sameYear.start > said ? month(yearOf(said) - 1, index) : sameYear;
  return sameYear.end <= said ? month(yearOf(said) + 1, index) : sameYear;
};

/** "We won in March", said on the 2nd: of this one or of the last. */
const JUST_BEGUN_DAYS = 5;
const hasJustBegun = (index: number, said: EpochMs): boolean =>
  monthOf(said) === index && said < addDays(month(yearOf(said), index).start, JUST_BEGUN_DAYS);

/** "Last May", "this May", "next May": said in May, the last and the next are a year away. */
export const namedMonth = (index: number, step: -1 | 0 | 1, said: EpochMs, tense: Tense): Interval => {
  const near = monthNear(index, step === -1 || (step === 0 && tense === "past") ? "past" : "coming", said);
  const isRunning = near.start <= said && near.end > said;
  return isRunning && step !== 0 ? month(yearOf(near.start) + step, index) : near;
};

/** "A photo from July", rather than "the rent goes up from July". */
const RECORD_BEFORE = new RegExp(
  wrapped`
    \b(?:
      photos?|pictures?|pics?|videos?|posts?|letters?|e?mails?|receipts?|invoices?|notes?|numbers|data|reports?|minutes
      |leftovers|memories|ones?|stuff|news|bills?|results?
    ) $`,
  "i",
);
export const fromMonth: Resolver = (match, said, tense) => {
  if (RECORD_BEFORE.test(match.input.slice(0, match.index))) return null;
  if (tense === "past" && hasJustBegun(monthIndex(match[1] ?? ""), said)) return null;
  return monthNear(monthIndex(match[1] ?? ""), tense === "past" ? "past" : "coming", said);
};

/** "They moved my exam to June", "pushed back to June": not "we moved to April's flat". */
const MOVED_BEFORE = new RegExp(
  wrapped`
    \b(?:
      mov(?:ed?|ing)|postpon(?:ed?|ing)|reschedul(?:ed?|ing)|push(?:ed|ing)?|put|delay(?:ed|ing)?|shift(?:ed|ing)?
      |bump(?:ed)?|slip(?:ped)?|extend(?:ed|ing)?|defer(?:red)?|changed?|brought|bring(?:ing)?
    ) (?:(?!to\b)[\w'-]+ ){0,6}?$`,
  "i",
);
const REACH = 100;
export const toMonth: Resolver = (match, said) =>
  MOVED_BEFORE.test(match.input.slice(Math.max(0, match.index - REACH), match.index))
    ? monthNear(monthIndex(match[1] ?? ""), "coming", said)
    : null;

/** "We launch in Q3": by the calendar. */
export const quarterNear: Resolver = (match, said, tense) => {
  const index = Number(match[1]) - 1;
  if (match[2] !== undefined) return quarter(Number(match[2]), index);
  const here = quarter(yearOf(said), index);
  if (tense === "past") return here.start > said ? quarter(yearOf(said) - 1, index) : here;
  return here.end <= said ? quarter(yearOf(said) + 1, index) : here;
};

const LAST_DAYS = 7;
/** "We close at the end of the year": not that of each month, at which one is paid. */
export const endOfUnit: Resolver = (match, said, tense) => {
  const isYear = /^year$/i.test(match[1] ?? "");
  if (tense === "past" || OF_NO_YEAR.test(match.input) || (!isYear && tense !== "future")) return null;
  const { end } = isYear ? year(yearOf(said)) : month(yearOf(said), monthOf(said));
  const { label } = isYear ? year(yearOf(said)) : month(yearOf(said), monthOf(said));
  return { start: isYear ? month(yearOf(said), 11).start : addDays(end, -LAST_DAYS), end, label: `end of ${label}` };
};

/** "In May", "end of May": its last days. */
export const partOfMonth: Resolver = (match, said, tense) => {
  if (tense === "past" && hasJustBegun(monthIndex(match[1] ?? ""), said)) return null;
  const whole = monthNear(monthIndex(match[1] ?? ""), tense === "past" ? "past" : "coming", said);
  return /^end/i.test(match[0]) ? { ...whole, start: addDays(whole.end, -LAST_DAYS) } : whole;
};

/** "We booked Lisbon for June": no one is called so to whom a city is given. */
export const TRIP_BOOKED = wrapped`
  (?<=
    \b(?:
      scheduled|enrolled|set|planned
      |(?:booked|reserved|rented|planned) (?:[\w'-]+ ){0,4}?(?:
        [A-Z][\w'-]+|villa|cottage|cabin|flights?|hotel|holiday|trip|campsite|venue|week|rooms?|house|flat|apartment|van
        |boat|wedding|move|launch
      )
    ) )`;
