// "I'm worried about the 20 June meeting" behind "I have a team meeting on 20 June" → "the 20 June team meeting": what kind of
// occasion, or with whom, was said with the same day.

import { wrapped } from "#domain/wrapped.ts";
import { NO_KIND } from "#plugins/memory-extractors/local/cues/matters.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { EVENTS } from "#plugins/memory-extractors/local/sentences/whose/own-events.ts";

const NTH = "(?:st|nd|rd|th)?";
const BY_DAY = new RegExp(
  wrapped`
    \b(?:the|that|this|my|our) (?:(${MONTH_NAMES}) (\d{1,2})${NTH}|(\d{1,2})${NTH} (?:of )?(${MONTH_NAMES})) (${EVENTS}|call)
      \b(?! (?:with|at|about|for|on|in|of|to)\b)`,
  "i",
);
const KIND = String.raw`(?:\b(?:an?|my|our|the|another) ((?:(?!\d)[\p{L}-]+ ){1,2}))`;
const WITH_WHOM = String.raw`( with (?:(?:my|our) (?:[a-z-]+ ){0,2})?(?:(?:Dr|Mrs?|Ms|Prof)\.? )?(?-i:\p{Lu})[\p{L}'-]+)`;

/** `told`: what was said before, where a day is named. */
export const withOccasionOfDay = (text: string, told: () => string): string => {
  const match = BY_DAY.exec(text);
  if (match === null) return text;
  const [whole, monthFirst, dayBehind, dayFirst, monthBehind, occasion = ""] = match;
  const [month = "", day = ""] = [monthFirst ?? monthBehind, dayBehind ?? dayFirst];
  const date = `(?:on|for) (?:[a-z]+day,? )?(?:the )?(?:${month} ${day}${NTH}|${day}${NTH} (?:of )?${month})\\b`;
  const named = new RegExp(
    `${KIND}?\\b${escapePattern(occasion)}${WITH_WHOM}?(?: (?!on\\b|for\\b)[\\w'-]+){0,3} ${date}`,
    "giu",
  );
  const kinds = new Set<string>();
  for (const [, kind = "", whom = ""] of matchesIn(told(), named)) {
    const words = kind.split(" ").filter((word) => word !== "" && !NO_KIND.has(word.toLowerCase()));
    if (words.length > 0) kinds.add(`${words.join(" ")} ${occasion}`);
    else if (whom !== "") kinds.add(`${occasion}${whom.replace(/\b(?:my|our)\b/, (owner) => owner.toLowerCase())}`);
  }
  const [only] = kinds;
  if (only === undefined || kinds.size > 1) return text;
  return text.replace(whole, `${whole.slice(0, -occasion.length)}${only}`);
};
