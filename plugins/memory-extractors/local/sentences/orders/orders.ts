// Tells an order or request from a statement by its first word.

import { wrapped } from "#domain/wrapped.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { HEADS_PART, IMPERATIVES } from "#plugins/memory-extractors/local/cues/order-words.ts";

/** "Ben, bring a torch", "somebody remind me" also say who is to do it. */
const FIRST_WORD = new RegExp(
  wrapped`
    ^(?:(?-i:\p{Lu}\p{Ll}+), |(?:some|any|every)(?:body|one) )?
    (?:(?:also|then|just|maybe|simply|so|now|next|please|nah|nope|(?-i:And|But|Or|Oh)) )?([\p{L}'-]+)`,
  "iu",
);

/** Orders by their first word, and names of what happens: "design review on Tuesday". */
const NO_ORDER = new RegExp(
  wrapped`
    ^(?:
      (?:
        let|make|rock|plan|design|code|test|focus|visit|walk|walks|hit|break|set|cheer|never|good|best|happy|always
        |update|feel|look
      ) (?:is|was|are|were|of|has|had)
      |(?:design|code|test|plan|research|check) (?:review|meeting|session|day|call|drive|flight|run)s?
    )\b`,
  "i",
);

export const isOrder = (text: string): boolean => {
  if (opensWithSubject(text)) return false;
  const first = FIRST_WORD.exec(text)?.[1] ?? "";
  return IMPERATIVES.has(first.toLowerCase()) && !NO_ORDER.test(text) && !HEADS_PART.test(text);
};
