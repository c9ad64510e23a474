// Whether a question leans on what was said before it, so that it explains no answer: "Is that yours?", "Are you going?"

import { wrapped } from "#domain/wrapped.ts";

/** Not "What does that note say?", which names it. */
export const LEANS_IN_QUESTION = new RegExp(
  wrapped`
    \b(?:it(?! go(?:ing)? with)|them|there)\b
    |\b(?:that|those|this|these)(?= (?:
        is|was|are|were|for|to|a|the|in|on|at|with|too|so|one|ones|again|before|all|right
      )\b
      |'|[?,.]|$
    )`,
  "i",
);
/** "What was your favourite part?": of what it asks for a part. */
export const ASKS_FOR_PART = new RegExp(
  wrapped`
    \b(?:best|favou?rite|worst|hardest|nicest|funniest|scariest) (?:part|bit|moment|thing|memory)(?: for you)?
      (?: (?:of|about|from) (?:it|that|this))?\??$`,
  "i",
);
/** "Are you going?", "Did your grandma make it?" */
const ASKS_WHETHER_THERE = new RegExp(
  wrapped`
    ^(?:so |and |but )?(?:are|were|will|did|have|has|is) (?:[\w'-]+ ){1,2}(?:going|go|there|come|coming|been|make it)
      (?: too| in the end)?\??$`,
  "i",
);
/** "When did you find out?", "Who knows?": what. */
const ASKS_OF_NEWS = /\b(?:find out|found out|knows?|hear|heard|told you|tell you|decide|notice|realise|realize)\??$/i;
export const leansInQuestion = (text: string): boolean =>
  ASKS_OF_NEWS.test(text) || LEANS_IN_QUESTION.test(text) || ASKS_FOR_PART.test(text) || ASKS_WHETHER_THERE.test(text);
