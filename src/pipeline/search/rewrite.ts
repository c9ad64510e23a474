// Other wordings of a query, by rules: what is asked without the words of asking, and the parts of a query that asks several things.

import { wrapped } from "#domain/wrapped.ts";

const SCAFFOLD = new RegExp(
  wrapped`
    ^(?:(?:please|hey|hi|so|and|well|ok(?:ay)?)[\s,]+)*(?:
      (?:can|could|would|will) you (?:please )?(?:tell|remind|show|help|give|suggest|recommend)(?: me)?
        (?: with| about| of)?
      |do you (?:know|remember|recall)|(?:please )?(?:tell|remind|show|give) me(?: about| of)?
      |i (?:want|need|would like|'d like) (?:to know|you to)|i(?:'m| am) (?:wondering|curious)(?: about| if| whether)?
    )\s+`,
  "i",
);
const ASKING = new RegExp(
  wrapped`
    ^(?:what|which|who|whom|whose|where|when|why|how(?: (?:many|much|often|long|far|old))?)(?:'s|'re)?\s+(?:
      (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am)\s+
    )?
    |^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\s+`,
  "i",
);
const PART =
  /(?<=[.!?])\s+|\s*;\s+|,?\s+(?:and also|and then|as well as|and)\s+(?=(?:what|which|who|where|when|why|how)\b)/i;
const LEAST_WORDS = 3;
const MOST_VARIANTS = 4;

const bare = (text: string): string =>
  text
    .trim()
    .replace(SCAFFOLD, "")
    .replace(ASKING, "")
    .replace(/[?!.\s]+$/, "")
    .trim();

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** At most four wordings other than the query itself; none when it cannot be said otherwise. */
export const rewriteQuery = (query: string): string[] => {
  const parts = query.split(PART).map((part) => part.trim());
  const wordings = parts.length > 1 ? parts : [bare(query)];
  return [...new Set(wordings)]
    .filter((wording) => wording !== query.trim() && countWords(wording) >= LEAST_WORDS)
    .slice(0, MOST_VARIANTS);
};
