// "How was your trip to Iceland?" ... "Who did you go with?": where to, a few turns later only the first question says.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";

const ASKS_WITH_WHOM =
  /^((?:(?:so|and|oh),? )?(?:who|whom) (?:did|are|were) you (?:go|going|travel|travelling|fly|flying)) (with\?)$/i;
const TRIP = new RegExp(
  wrapped`
    \b(?:
      trip|holiday|vacation|journey|flight|honeymoon|weekend|hike|tour|pilgrimage|visit|went|go|going|been|flew|fly
      |travelled|travel
    ) (?:back )?to ((?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})`,
  "gu",
);
const MOST_TURNS_BACK = 4;

/** The question with the one place that was spoken of; other questions as they are. */
export const withTripAsked = (question: string, passages: readonly Passage[], at: number): string => {
  const [, asks = "", behind = ""] = ASKS_WITH_WHOM.exec(question) ?? [];
  if (asks === "") return question;
  const told = passages.slice(Math.max(0, at - MOST_TURNS_BACK), at).flatMap(({ sentences }) => sentences);
  const places = new Set(told.flatMap(({ raw }) => matchesIn(raw, TRIP).map(([, place = ""]) => place)));
  const [place] = places;
  return place === undefined || places.size > 1 ? question : `${asks} to ${place} ${behind}`;
};
