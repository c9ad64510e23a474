// Days of the week jotted down, which are as often those of every week as of the next one.

import { WEEKDAY_NAMES } from "./calendar.ts";
import type { DateMention } from "./days-of-months.ts";

/** "thurs 4pm", "fri/sat/sun", jotted down: as often every Thursday as the next one. */
const JOTTED_WEEKDAY = /^(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?: (?:morning|afternoon|evening|night))?\W*$/i;
/** "My ideal Sunday", "a typical Monday": of any week. */
const OF_ANY_WEEK =
  /\b(?:ideal|perfect|typical|usual|average|normal|favou?rite|dream|lazy|quiet|rainy) (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i;
export const withoutHabits = (text: string, mentions: readonly DateMention[]): DateMention[] =>
  mentions.filter(({ from, to }) => !JOTTED_WEEKDAY.test(text.slice(from, to)));

/** "Wed 8 - rest", "Sat 17: the shrine": the day of a month that stands elsewhere. */
const DAY_BEHIND = /^ \d{1,2}(?:st|nd|rd|th)?(?:$| *[-–—:,])/;
/** "Club on Mon and Wed, picked up by Gran on Wed": jotted down without a verb, several days are those of each week. */
const SHORT = `(?:${WEEKDAY_NAMES}|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)s?\\b\\.?`;
const SEVERAL_SHORT = new RegExp(`\\b${SHORT}(?:,? (?:and|or|&|\\+) |, | ?[/–-] ?)${SHORT}(?! \\d)`, "i");
const OF_ONE_WEEK =
  /\b(?:this|next|last|coming) (?:week|mon|tue|wed|thu|fri|sat|sun)|\b(?:was|were|will|moved|is|are|has|have|had|can)\b/i;
export const withoutDaysOfNoMonth = (text: string, mentions: readonly DateMention[]): DateMention[] => {
  const isOfEachWeek = mentions.length > 0 && SEVERAL_SHORT.test(text) && !OF_ONE_WEEK.test(text);
  return mentions.filter(({ from, to }) => {
    if (!JOTTED_WEEKDAY.test(text.slice(from, to))) return true;
    if (isOfEachWeek) return false;
    return !(DAY_BEHIND.test(text.slice(to)) || OF_ANY_WEEK.test(text.slice(Math.max(0, from - 10), to)));
  });
};
