// Tells whether a statement of talk leans on what was said before it and nothing could be put in the place of what it means:
// "The results come tomorrow", "We won", "I ate four". Such a one is told with the words it leans on, see spoken-before.ts.

import { isConcrete } from "../clause-reading.ts";
import { NO_DEFINITE } from "../cues/definites.ts";
import { ALL_OF_IT, GOES_ON, KNOWN_WITHOUT_NAME, LEFT_OPEN } from "../cues/leans-outside.ts";
import { ABSTRACT_WORDS } from "../cues/signals.ts";
import { matchesIn, wordsOf } from "../patterns.ts";
import { hasInnerDangling, opensDangling, opensDefinite, pointsOutside } from "./anaphora.ts";
import { readNounPhrase } from "./noun-phrases.ts";

const DEFINITE = /\b[Tt]he (?=[a-z])/g;
/** More is said of it: "the workshop in Ghent", "the garden we dug", "the council's". */
const TOLD_FURTHER =
  /^(?:'s?\b|-| \p{Lu}| (?:of|in|at|on|from|for|with|by|near|about|to|between|behind|next|across|around|called|named|that|which|who|whose|where|when|I|I'm|I've|we|we're|we've|my|our|your|he|she|they|you|it|because)\b)/u;
/** "the other hall", "the second try": one of several that were spoken of. */
const ONE_OF_SEVERAL = /^(?:other|second|third|fourth|new|old|same)\b/i;
const RANKED = /^(?:first|last|next|past|best|worst|most|least|only|main|right|\w{3,}est)\b/i;

/** "Edith is the treasurer": what somebody is, which the talk knows of whom. */
const IS_SAID_TO_BE = /\b(?:is|are|was|were)(?: \w+ly)? $/;

/** A definite thing that the statement itself says nothing more of. */
const namesUnknown = (text: string): boolean =>
  matchesIn(text, DEFINITE).some(({ 0: determiner, index }) => {
    const phrase = readNounPhrase(text, index + determiner.length);
    if (phrase === null || RANKED.test(phrase.words)) return false;
    const { words, head, end } = phrase;
    if (NO_DEFINITE.has(head) || KNOWN_WITHOUT_NAME.has(head) || ABSTRACT_WORDS.has(head)) return false;
    if (TOLD_FURTHER.test(text.slice(end)) || /\p{Lu}|\d/u.test(words)) return false;
    if (words.replace(/^(?:whole|entire) /, "").includes(" ") && !ONE_OF_SEVERAL.test(words)) return false;
    const before = text.slice(0, index).toLowerCase();
    if (IS_SAID_TO_BE.test(before)) return false;
    return !before.includes(head.replace(/s$/, "")) && wordsOf(before).filter(isConcrete).length < ENOUGH;
  });

/** "It's been hard since May", "films, books, all of that", "this novel by Ada Lovelace": said whole. */
const WHOLE =
  /^it(?:'s| has) been (?:[\w-]+ ){1,2}since\b|, (?:and )?all (?:of )?that[.!]*$|\bth(?:is|at) (?:[\w-]+ ){1,3}(?:by|called|named) /i;
/** "My kids' school and ours both want ... the": behind so many things one is of these. */
const ENOUGH = 3;
/** What so long a statement says, it hardly leaves to a word. */
const LONG = 110;

/** How a statement leans: on a word that stands for something, or only on a thing that it does not name in full. */
export type Leaning = "points" | "names" | null;

export const leaningOf = ([first, ...others]: readonly string[]): Leaning => {
  if (first === undefined || WHOLE.test(first)) return null;
  if (opensDangling(first) || pointsOutside(first) || ALL_OF_IT.test(first)) return "points";
  if (others.length > 0) return opensDefinite(first) ? "names" : null;
  if (hasInnerDangling(first) || LEFT_OPEN.test(first)) return "points";
  return GOES_ON.test(first) || (first.length < LONG && namesUnknown(first)) ? "names" : null;
};
