// What stands under a day that is still to come, as in travel plans: "## Thu 9 April", "Dinner with Rui at 20:00". The day is put
// behind each line that is of one hour, or is plainly done once.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { day } from "../dates/calendar.ts";
import { anyOf } from "../patterns.ts";
import type { Passage } from "../reading/passages.ts";

const HOUR =
  /(?<![\d,.:£$€-])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?![\d.:]| ?(?:km|kg|€|euros?|per cent|%))|\b(?:1[0-2]|[1-9]) ?(?:am|pm)\b|\b(?:at|around) noon\b/i;
const ONCE = new RegExp(
  `^(?:${anyOf(
    "check[- ]?(?:in|out)|flight|fly|flying|train|bus|ferry|boat|drive|transfer|pick[- ]?up|arrive|arrival|depart|departure|land",
    "breakfast|brunch|lunch|dinner|drinks|coffee|meet|visit|tour|day trip|trip|excursion|hike|walk|museum|concert|show|tickets?|hotel|night in",
  )})\\b(?!.*\\b(?:always|never|usually|every|each|costs?|gets|is|are|has|have|needs?|likes?|takes|prefers?|allergic)\\b)`,
  "i",
);
const TIMELESS =
  /\b(?:every|always|never|usually|daily|opens?|closes?|opening hours|costs?|open (?:from|until)|allergic|open)\b/i;

/** Whether a line under a day is of that day. */
export const isOfDayAbove = (text: string, { isDayAhead }: Passage): boolean =>
  isDayAhead === true && !TIMELESS.test(text) && (HOUR.test(text) || ONCE.test(text));

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
