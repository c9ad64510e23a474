// "We're hiking this weekend." "I'm having guests two weekends later": counted from the day that was just named, not from the day on
// which it is said.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { addDays, dayLabel, weekend } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

const COUNTS = ["", "a", ...TWO_TO_TWELVE.split("|")];
const LATER = new RegExp(
  wrapped`
    \b(a|one|${TWO_TO_TWELVE}) (day|week|weekend)s? (?:later|after that)\b
      (?=[.,;!?]|$| (?:so|and|but|at|in|with|for|because)\b| - )`,
  "i",
);
/** "We met again two weeks later": told of, and counted from what is told. */
const IS_AHEAD =
  /\b(?:will|am|is|are|have to|has to|need to|needs to|must|should|going|gonna|plan(?:s|ning)?)\b|'(?:ll|m|re|s)\b/i;
const JUST_SAID = 180;
/** So far from now a day may be from which one counts on. */
const NEAR = 40 * DAY_MS;

/** `told`: what was said before, of both. */
export const withDayLater = (text: string, told: () => string, said: EpochMs): string => {
  const match = text.includes(" later") || text.includes(" after that") ? LATER.exec(text) : null;
  if (match === null || !IS_AHEAD.test(text.slice(0, match.index))) return text;
  const own = findDates(text.slice(0, match.index), said);
  const named = own.length > 0 ? own : findDates(told().slice(-JUST_SAID), said);
  const starts = new Set(named.map(({ start }) => start));
  const [from] = starts;
  if (from === undefined || starts.size > 1 || Math.abs(from - said) > NEAR) return text;
  const [all, count = "", unit = ""] = match;
  const days = Math.max(1, COUNTS.indexOf(count.toLowerCase())) * (/^day/i.test(unit) ? 1 : 7);
  const then = addDays(from, days);
  if (then <= said) return text;
  const label = /^weekend/i.test(unit)
    ? `on the weekend of ${dayLabel(weekend(then).start)}`
    : `${/^week/i.test(unit) ? "around" : "on"} ${dayLabel(then)}`;
  return `${text.slice(0, match.index)}${label}${text.slice(match.index + all.length)}`;
};
