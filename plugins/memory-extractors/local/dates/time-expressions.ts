// The time expressions, one rule a row: what is said, and what it means.

import type { EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import {
  addDays,
  calendarDay,
  day,
  dayLabel,
  days,
  type Interval,
  MONTH_NAMES,
  MONTH_OR_SHORT,
  MONTH_SHORT,
  mondayOf,
  month,
  monthIndex,
  monthOf,
  nearestWeekday,
  season,
  WEEKDAY_NAMES,
  week,
  weekdayIndex,
  weekdayOf,
  weekend,
  year,
  yearOf,
} from "./calendar.ts";
import { ago, ahead, BACK_BY, COUNT, HEDGE, monthAgo, weeksFrom } from "./counts.ts";
import {
  acrossMonths,
  DAY_IN_WORDS,
  dated,
  dayAndMonth,
  dayInWords,
  dayOfMonth,
  dayRange,
  dayRangeBefore,
  daysOf,
  daysOfMonth,
  dayThenWeekday,
  nthWeekday,
  onItsWeekday,
  type Resolver,
  weekdayBeside,
  weekdayOfMonth,
} from "./days-of-months.ts";
import { dayNearHoliday, HOLIDAY, HOLIDAY_OF_YEAR, holidayNear, holidayOfYear, NEAR_HOLIDAY } from "./holidays.ts";
import { endOfUnit, fromMonth, namedMonth, partOfMonth, quarterNear, TRIP_BOOKED, toMonth } from "./months.ts";
import { seasonAround, seasonNear } from "./seasons.ts";
import type { Tense } from "./tense.ts";

interface Rule {
  readonly pattern: RegExp;
  readonly resolve: Resolver;
  readonly isAbsolute?: boolean;
}

const MONTH = `(${MONTH_NAMES})`;
const WEEKDAY = `(${WEEKDAY_NAMES})`;
const WEEKDAY_SHORT = `(${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)`;
const TO_DAY = "(?:-|to|until|till|through)";
const SEASON = "(spring|summer|fall|autumn|winter)";

const lastWeek = (said: EpochMs): Interval => days(addDays(mondayOf(said), -7), 7, `the week before ${dayLabel(said)}`);

/** The unit that lies `step` whole units from the one in which it is said. */
const neighbouringUnit = (unit: string, step: -1 | 0 | 1, said: EpochMs, tense: Tense): Interval | null => {
  switch (unit) {
    case "week":
      return step === -1 ? lastWeek(said) : week(addDays(said, 7 * step));
    case "weekend": {
      // "This weekend was fun", said on a Tuesday, is the one before; said on a Sunday, the one that is ending.
      const isEarlier = step === 0 && tense === "past" && weekdayOf(said) !== 0 && weekdayOf(said) !== 6;
      return weekend(addDays(said, isEarlier ? -7 : 7 * step));
    }
    case "month":
      return month(yearOf(said), monthOf(said) + step);
    case "year":
      return year(yearOf(said) + step);
    default:
      return null;
  }
};

/** "Thursday next week" */
const dayOfWeekNear = (name: string | undefined, which: string | undefined, said: EpochMs): Interval => {
  const step = /^last$/i.test(which ?? "") ? -1 : /^next$/i.test(which ?? "") ? 1 : 0;
  return day(addDays(mondayOf(said), 7 * step + ((weekdayIndex(name ?? "") + 6) % 7)));
};

const lastOrNext = (match: RegExpMatchArray, said: EpochMs, tense: Tense): Interval | null => {
  const which = (match[1] ?? "").toLowerCase();
  const unit = (match[2] ?? "").toLowerCase();
  const step = /last|past|previous/.test(which) ? -1 : /next|coming/.test(which) ? 1 : 0;
  const plain = neighbouringUnit(unit, step, said, tense);
  if (plain !== null) return plain;
  if (new RegExp(`^${SEASON}$`).test(unit))
    return seasonNear(unit, step === -1 ? "last" : step === 1 ? "next" : "this", said, tense);
  if (new RegExp(`^${MONTH}$`, "i").test(unit)) return namedMonth(monthIndex(unit), step, said, tense);
  const weekday = weekdayIndex(unit);
  if (weekday < 0) return null;
  const isPast = step === -1 || (step === 0 && tense === "past");
  return day(nearestWeekday(said, weekday, isPast ? "past" : "coming"));
};

const rule = (pattern: string, resolve: Resolver, flags = "gi"): Rule => ({
  pattern: new RegExp(`\\b${pattern}\\b`, flags),
  resolve,
});
const absolute = (pattern: string, resolve: Resolver, flags = "gi"): Rule => ({
  ...rule(pattern, resolve, flags),
  isAbsolute: true,
});

/** Earlier rules win where expressions overlap. */
export const RULES: readonly Rule[] = [
  absolute("(\\d{4})-(\\d{2})-(\\d{2})", (m) => calendarDay(Number(m[1]), Number(m[2]) - 1, Number(m[3]))),
  absolute(
    `(\\d{1,2})(?:st|nd|rd|th)? ${MONTH_SHORT} ?${TO_DAY} ?(\\d{1,2})(?:st|nd|rd|th)? ${MONTH_SHORT},? (\\d{4})`,
    acrossMonths,
  ),
  absolute(`(\\d{1,2})(?:st|nd|rd|th)? ?${TO_DAY} ?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT},? (\\d{4})`, (m) =>
    daysOf(m[3], m[4], m[1], m[2]),
  ),
  absolute(`${MONTH_SHORT}\\.? (\\d{1,2})(?:st|nd|rd|th)? ?${TO_DAY} ?(\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, (m) =>
    daysOf(m[1], m[4], m[2], m[3]),
  ),
  absolute(`${MONTH_SHORT}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, (m, said, tense) =>
    dated(m[1], m[2], m[3], said, tense),
  ),
  absolute(`(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT},? (\\d{4})`, (m, said, tense) =>
    dated(m[2], m[1], m[3], said, tense),
  ),
  absolute(`${SEASON},? (?:of )?(\\d{4})(?![\\d-])`, (m) => season(m[1] ?? "", Number(m[2]))),
  absolute(`${MONTH_SHORT},? (?:of )?(\\d{4})`, (m) => month(Number(m[2]), monthIndex(m[1] ?? ""))),
  rule(
    `${MONTH_SHORT}\\.? (\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till|through) ?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:|%| ?[ap]m)`,
    dayRange,
    "g",
  ),
  rule(
    `(?<!\\b\\d{1,2}(?:st|nd|rd|th)? )${MONTH_SHORT}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:| ?%|\\.\\d|,\\d{3})`,
    (m, said, tense) => onItsWeekday(m, dated(m[1], m[2], undefined, said, tense)),
    "g",
  ),
  rule(
    `(?:the )?(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|to|until|till|through) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}`,
    dayRangeBefore,
    "g",
  ),
  rule(
    `(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}`,
    (m, said, tense) => onItsWeekday(m, dated(m[2], m[1], undefined, said, tense)),
    "g",
  ),
  rule(`(?:the )?(${DAY_IN_WORDS}) of ${MONTH_SHORT}`, (m, said, tense) =>
    dated(m[2], dayInWords(m[1]), undefined, said, tense),
  ),
  rule(
    `${MONTH_SHORT},? (?:the )?(${DAY_IN_WORDS})(?=[,.;!?]|$| (?:and|at|in|for|to|from|is|until|with)\\b)`,
    (m, said, tense) => dated(m[1], dayInWords(m[2]), undefined, said, tense),
  ),
  rule(
    "(?<=\\b(?:on|by|due|until|till?|before|after|since|from) (?:\\w+day,? )?)(\\d\\d?)/(\\d\\d?)(?![\\d/%])",
    dayAndMonth,
  ),
  absolute("(\\d\\d?)/(\\d\\d?)/((?:19|20)?\\d\\d)(?!\\d|/)", dayAndMonth),
  absolute("(\\d\\d?)\\.(\\d\\d?)\\.((?:19|20)\\d\\d)", (m) =>
    calendarDay(Number(m[3]), Number(m[2]) - 1, Number(m[1])),
  ),
  absolute(HOLIDAY_OF_YEAR, holidayOfYear),
  rule(NEAR_HOLIDAY, dayNearHoliday),
  rule(HOLIDAY, holidayNear),
  rule(`the (first|second|third|fourth|last) (${WEEKDAY_NAMES}|weekend) (?:in|of) ${MONTH}(?! \\d)`, nthWeekday),
  rule(
    wrapped`
      (?<!\b(?:for|been|be|gone|lasts?|takes?|after|within|off) )(an?|one|two|three|2|3) (weeks?|fortnights?) (?:on|from) (
        ${WEEKDAY_NAMES}|tomorrow
      )(?!s)`,
    weeksFrom,
  ),
  rule("(?:the )?day before yesterday", (_, said) => day(addDays(said, -2))),
  rule("(?:the )?day after tomorrow", (_, said) => day(addDays(said, 2))),
  rule("yesterday(?: (?:morning|afternoon|evening|night))?|(?<!\\bthe )last night", (_, said) =>
    day(addDays(said, -1)),
  ),
  rule("tomorrow(?: (?:morning|afternoon|evening|night))?", (_, said) => day(addDays(said, 1))),
  rule(
    wrapped`
      today|tonight
      |this (?:morning|afternoon|evening)(?! (?:
          routine|ritual|habit|course|class|school|shift|job|person|group|market|paper|commute
        )\b
      )
      |earlier today`,
    (_, said) => day(said),
  ),
  // "two years ago in March", "in March two years ago": of that year.
  rule(`${COUNT} years? ago,? in ${MONTH}`, (m, said) => monthAgo(m[1], m[2], said)),
  rule(`in ${MONTH},? ${COUNT} years? ago`, (m, said) => monthAgo(m[2], m[1], said)),
  rule(`${HEDGE}${COUNT} (hours?|minutes?|days?|weeks?|fortnights?|weekends?|months?|years?) ${BACK_BY}`, ago),
  rule(`${HEDGE}${COUNT} (days?|weeks?|weekends?|months?|years?) earlier(?! than)`, (m, said, tense) =>
    tense === "past" ? ago(m, said) : null,
  ),
  rule(`${COUNT} ${WEEKDAY}s? ago`, ago),
  rule(`(?:on )?${WEEKDAY} week(?=[,.;!?]|$| (?:at|for|with|and|it's)\\b)`, (m, said) =>
    day(addDays(nearestWeekday(said, weekdayIndex(m[1] ?? ""), "coming"), 7)),
  ),
  rule(`the ${WEEKDAY} after next`, (m, said, tense) =>
    tense === "past" ? null : day(addDays(nearestWeekday(said, weekdayIndex(m[1] ?? ""), "coming"), 7)),
  ),
  rule(`(?:on )?${WEEKDAY}(?: of)? (last|this|next) week`, (m, said) => dayOfWeekNear(m[1], m[2], said)),
  rule(`(last|this|next) week,? (?:on )?${WEEKDAY}(?!s)`, (m, said) => dayOfWeekNear(m[2], m[1], said)),
  rule("the (\\d{1,2})(?:st|nd|rd|th) of (last|this|next) month", (m, said) => {
    const { start } = month(
      yearOf(said),
      monthOf(said) + ["last", "this", "next"].indexOf((m[2] ?? "").toLowerCase()) - 1,
    );
    return calendarDay(yearOf(start), monthOf(start), Number(m[1]));
  }),
  rule("the week(?:end)? (?:before last|after next)", ([all], said) =>
    (/weekend/i.test(all) ? weekend : week)(addDays(said, /last$/i.test(all) ? -14 : 14)),
  ),
  rule(`${MONTH} (last|this|next) year`, (m, said) =>
    month(yearOf(said) + (/last/i.test(m[2] ?? "") ? -1 : /next/i.test(m[2] ?? "") ? 1 : 0), monthIndex(m[1] ?? "")),
  ),
  rule(
    wrapped`
      (?<!\b(?:in|during|starting|finishing|for) (?:my|our|your|his|her|their) )(
        last|this past|this coming|the past|past|this|next|the coming|coming|the previous
      ) (week|weekend|month|year|${SEASON.slice(1, -1)}|${MONTH.slice(1, -1)}|${WEEKDAY_SHORT.slice(1, -1)})
      (?! (?:
          (?:or|and) (?:two|three|so|a half|half)|of (?:${MONTH_NAMES}|the|my|our)
        )\b
      )`,
    lastOrNext,
  ),
  rule(
    `in ${HEDGE}${COUNT} (days?|weeks?|fortnights?|months?|years?)(?:'? time)?(?! (?:before|after|earlier|later|prior|of)\\b)`,
    (m, said, tense) => (tense === "past" ? null : ahead(m, said)),
  ),
  rule(`${COUNT} (days?|weeks?|months?) from (?:now(?! on\\b)|today)`, ahead),
  rule(`in ${MONTH},? (?:on )?the (\\d{1,2})(?:st|nd|rd|th)`, (m, said, tense) =>
    dated(m[1], m[2], undefined, said, tense),
  ),
  rule(
    `(?:from|starting|beginning|commencing|effective) (?:early |late |mid[- ])?${MONTH}(?! (?:to|until|till|through)\\b| ?[-–]| \\d)`,
    fromMonth,
    "g",
  ),
  rule(`to (?:early |late |mid[- ]|the (?:end|beginning|start|middle) of )?${MONTH}(?!'| \\d)`, toMonth, "g"),
  rule(`${TRIP_BOOKED}for ${MONTH}(?! \\d| and\\b|')`, partOfMonth, "g"),
  rule(
    "(?:in|by|until|till?|during|for|from|end of) Q([1-4])(?: (?:of )?(\\d{4}))?(?=[.,;!?)]|$| (?:and|but|so|because|at|with|if)\\b)",
    quarterNear,
  ),
  rule("(?:at |by |until |till |til |before |towards )(?:the )?end of the (year|month)", endOfUnit),
  rule(
    wrapped`
      (?:[Bb]ack )?(?:
        [Ii]n|[Dd]uring|[Bb]y|[Uu]ntil|[Tt]ill|[Ee]arly|[Ll]ate|[Mm]id|[Ee]nd of|[Bb]eginning of|[Ss]tart of|[Aa]s of
        |[Aa]round|[Tt]il|[Ss]ince|[Hh]alf of|[Ff]or(?! April| May| June)|[Mm]iddle of|[Hh]alfway through
      )[ -](?:early |late |mid[- ])?${MONTH_OR_SHORT}(?!\.? \d{1,2}(?:st|nd|rd|th)?(?:[,.;!?]|$| (?:and|but|so|because|to|at)\b))`,
    partOfMonth,
    "g",
  ),
  rule(
    wrapped`
      (?:in|(?<!inspired )by|until|till?|during|for|since|from|to(?= the)) (?:the |early |late |mid[- ])?${SEASON}(?! (?:
          (?:and|or) (?:the )?(?:spring|summer|fall|autumn|winter)|of|break|semester|term|school|camp|months|sun|heat
          |(?<=\bthe \w+ )(?:house|cottage|cabin|job|clothes|coats?|jacket|boots|tyres|tires|sales?|fair|f[eê]te|party|concert|show|play
          |menu|garden|dress|timetable|course|programme|games|olympics|festival|exhibition|collection|market|wardrobe
          |tour|reading|onions|rolls?|squash|vegetables|cleaning|clean)
        )\b
        |-|(?<=(?-i:Spring|Summer|Fall|Autumn|Winter)) (?-i:[A-Z][a-z])
      )`,
    seasonAround,
  ),
  rule(`(?:on )?the (\\d{1,2})(?:st|nd|rd|th),? ${WEEKDAY}(?!s)`, dayThenWeekday),
  rule(`(?:on )?${WEEKDAY}(?:,? the)? (\\d{1,2})(?:st|nd|rd|th)`, weekdayOfMonth, "g"),
  rule(
    wrapped`
      (?:on |by |until |till |til |every |([Ss]ince ))?${WEEKDAY}(?: (?:morning|afternoon|evening|night))?(?!
        s\b|-|,? \d\d?/\d|(?: (?:and|or) (?:${WEEKDAY_NAMES}))* (?:morning|afternoon|evening|night)s\b
      )`,
    (m, said, tense, others) =>
      /^every/i.test(m[0])
        ? null
        : (weekdayBeside(m, weekdayIndex(m[2] ?? ""), said, others) ??
          day(
            nearestWeekday(said, weekdayIndex(m[2] ?? ""), m[1] !== undefined || tense === "past" ? "past" : "coming"),
          )),
    "g",
  ),
  rule("(?:on |over |for )?the weekend of the (\\d{1,2})(?:st|nd|rd|th)(?! of\\b)", (...given) => {
    const found = dayOfMonth(...given);
    return found !== null && (weekdayOf(found.start) + 2) % 7 < 3 ? weekend(found.start) : null;
  }),
  rule("from the (\\d{1,2})(?:st|nd|rd|th) (?:to|until|till|through) the (\\d{1,2})(?:st|nd|rd|th)", daysOfMonth),
  rule(
    // "The deadline is the 15th", "since the 1st"; not "she is the 2nd of three", "by the 3rd week".
    wrapped`
      (?:(?<=\b(?:is|was|be) |'s )the (?=\d\d|[4-9])|due (?:the )?|(?:by|before|from|since) the )(\d{1,2})
        (?:st|nd|rd|th)(?=[.,;!?)]|$| (?:at|and|but|so|because|then|I|we|he|she|they|it)\b)`,
    dayOfMonth,
  ),
  rule(
    // "on the 12th instead": of the month that the other day is in.
    wrapped`
      (?:
        on|until|till?|to
        |(?<=\b(?:appointments?|tickets?|bookings?|reservations?|slots?|booked|scheduled|planned|arranged|set) )for
      ) the (\d{1,2})(?:st|nd|rd|th)
      (?! (?:
          instead|of|floor|street|day|time|try|place|anniversary|birthday|century|page|avenue
        )
      )`,
    dayOfMonth,
  ),
  // "a deck of 2000 words": how many
  absolute(
    "(?:in|since|during|by|(?:of|around)(?! (?:19|20)[05]0 (?!was\\b|has\\b)[a-z]{2,}s\\b)) ((?:19|20)\\d\\d)",
    (m) => year(Number(m[1])),
  ),
];
