// What is a part, a plan or a course of something that the statement does not name: "My plan works", "The ending moved me", "I feel
// better after each session", or tells how somebody took it: "They were moved". Of what, the talk said before.

import { wrapped } from "#domain/wrapped.ts";
import { concreteIn } from "#plugins/memory-extractors/local/clause-reading.ts";
import {
  AMONG_OTHERS,
  COUNTED_TURNING_UP,
  HOPES_OF_IT,
  OF_ALL_WHO_CAME,
  OF_EACH_OTHER,
  OF_IT,
  PARTS,
  PARTS_OF_WORKS,
  TAUGHT_WHAT,
  TO_NO_ONE,
} from "#plugins/memory-extractors/local/cues/of-unnamed.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** "my next move", "each session", "these figures" */
const OWN_PART = new RegExp(
  wrapped`
    \b(?:my|our|his|her|their|each|every|these|this|different|all the|the next|the whole)[ ]
    (?:(?:next|new|own|great|amazing|first|last|little|big|whole|current|final) )?(?:${PARTS})\b`,
  "gi",
);
/** "the ending", "its plot", "battles and storytelling" */
const PART_OF_WORK = new RegExp(String.raw`\b(?:the|its|and) (?:${PARTS_OF_WORKS})\b`, "gi");
/** "my plan for May", "the ending of Emma": of what is said. */
const OF_WHAT = new RegExp(
  wrapped`
    ^(?:
      's?\b|-| \p{Lu}
      | (?:
        of|for|to|in|on|with|about|at|from|by|as|that|which|who|where|towards?|behind|into|against|between|called|named
        |I|we|he|she|they|you|(?:is|was|are|were) (?:to|that|for)|\w+ing
      )\b
    )`,
  "u",
);
/** Behind so many other things a part is one of these. */
const ENOUGH = 8;

const hasOpenPart = (text: string): boolean =>
  [OWN_PART, PART_OF_WORK].some((pattern) =>
    matchesIn(text, pattern).some(({ 0: part, index }) => {
      if (OF_WHAT.test(text.slice(index + part.length))) return false;
      return concreteIn(text.slice(0, index)) < ENOUGH;
    }),
  );

export const isOfUnnamed = (text: string): boolean =>
  OF_EACH_OTHER.test(text) ||
  AMONG_OTHERS.test(text) ||
  COUNTED_TURNING_UP.test(text) ||
  OF_ALL_WHO_CAME.test(text) ||
  HOPES_OF_IT.test(text) ||
  OF_IT.test(text) ||
  TO_NO_ONE.test(text) ||
  TAUGHT_WHAT.test(text) ||
  hasOpenPart(text);
