// "Are you free next weekend?" "Saturday, but not Sunday": the days of the weekend that both speak of, not the nearest ones.

import { wrapped } from "#domain/wrapped.ts";

const NEXT_WEEKEND = /\bnext weekend\b/i;
const ANOTHER_TIME = /\b(?:this|last|every) weekend\b|\bnext week\b(?!end)|\b(?:to|yester)day\b|\btomorrow\b/i;
const DAY = new RegExp(
  wrapped`
    (?<!\b(?:last|next|this|every|each|a|past|that|most) )\b(Saturday|Sunday)\b(?!
      s\b|'s\b| (?:(?:next|last|this|of|the|week|in)\b|\d)|,? (?:the )?\d
    )`,
  "g",
);
const TELLS_OF_PAST = /\b(?:was|were|had|did|went|came|got|last|ago|yesterday|[a-z]{3,}ed)\b/i;

/** `told`: the two turns before. */
export const withWeekendDay = (text: string, told: string): string =>
  NEXT_WEEKEND.test(told) && !ANOTHER_TIME.test(`${told} ${text}`) && !TELLS_OF_PAST.test(text)
    ? text.replace(DAY, "$1 next week")
    : text;
