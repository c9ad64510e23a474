// Tells whether a statement of talk leans on what was said before it and nothing could be put in the place of what it means:
// "The results come tomorrow", "We won", "I ate four". Such a one is told with the words it leans on, see spoken-before.ts.

import { wrapped } from "#domain/wrapped.ts";
import { isConcrete } from "#plugins/memory-extractors/local/clause-reading.ts";
import { OF_WHAT_ASKED } from "#plugins/memory-extractors/local/cues/deeds-left-open.ts";
import {
  BEFORE_THAT,
  DEFINITE,
  KNOWN_WITHOUT_NAME,
  NO_DEFINITE,
  OF_BODY,
  OF_TIME,
} from "#plugins/memory-extractors/local/cues/definites.ts";
import { ALL_OF_IT, GOES_ON, LEFT_OPEN } from "#plugins/memory-extractors/local/cues/leans-outside.ts";
import { LEFT_UNSAID } from "#plugins/memory-extractors/local/cues/left-unsaid.ts";
import { IS_FAVOURITE, OF_AN_OCCASION, TAKES_IT } from "#plugins/memory-extractors/local/cues/of-unnamed.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { either, matchesIn, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { readNounPhrase, singularOf } from "../noun-phrases.ts";
import { OF_TIMES } from "../things/ones.ts";
import { pointsOutside } from "../things/pointed-at.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { opensDefinite } from "./continuations.ts";
import { TOLD_FURTHER } from "./named-before.ts";
import { isOfUnnamed } from "./of-unnamed.ts";

/** "the other hall", "the second try": one of several that were spoken of. */
const ONE_OF_SEVERAL = /^(?:other|second|third|fourth|new|old|same)\b/i;
const RANKED = /^(?:first|last|next|past|best|worst|most|least|only|main|right|\w{3,}est)\b/i;

/** "with that name", "this promotion is": points at what was said; "that" also joins clauses, and stands for the thing behind few words. */
const POINTS_AT_NOUN = new RegExp(
  String.raw`\b(?:[Tt]h(?:is|ese)|(?<=\b(?:${BEFORE_THAT}) )th(?:at|ose)) (?=[a-z])`,
  "g",
);
export const POINTS_WITHIN = new RegExp(
  wrapped`
    ^(?:(?:maybe|perhaps|I (?:think|guess|hope)|so|now),? )?(?:this|that)(?: is|'s| was| has| will| could| might) (?!
      what\b|why\b|how\b|when\b|where\b
    )
    |\b(?:and|so|but) (?:this|that) (?:was|is|made|gave|helped|has|seemed|felt|looked)\b
    |^.{0,60}\bin (?:this|that) way\b|\b(?:something|one|\w{3,}s) like (?:this|that|these|those)\b`,
  "i",
);

/** "that book I lent you", "those of my aunt" */
const SAID_OF_IT = new RegExp(
  wrapped`
    ^(?:
      's?\b|-| \p{Lu}| (?:in|on|at|near|by|from) \p{Lu}
      | (?:of|called|named|that|which|who|whose|where|when|I|I'm|I've|we|we're|we've|he|she|they|you|it)\b
    )`,
  "u",
);

/** A thing that the statement points at, and says nothing more of. */
const pointsAtNoun = (text: string): boolean =>
  POINTS_WITHIN.test(text) ||
  matchesIn(text, POINTS_AT_NOUN).some(({ 0: pointer, index }) => {
    const phrase = readNounPhrase(text, index + pointer.length);
    if (phrase === null || /\p{Lu}|\d/u.test(phrase.words)) return false;
    const head = singularOf(phrase.head);
    if (OF_BODY.has(head) || OF_TIME.has(head) || OF_TIME.has(phrase.words.split(" ")[0] ?? "")) return false;
    return !SAID_OF_IT.test(text.slice(phrase.end)) && !text.slice(0, index).toLowerCase().includes(head);
  });

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

/** "Waiting list is three years", "rent goes up in May": of what, is left to the talk. */
const BARE_SUBJECT = new RegExp(
  wrapped`
    ^(?:waiting list|rent|deposit|fee|price|ticket|fare|queue|owner|lease|contract|refund|delivery|landlord|parking)s? (?:
      is|are|was|were|comes?|came|ends?|ended|starts?|goes|went|runs?
    )\b`,
  "i",
);

/** "I'll bring the samosas": of nothing that was said. */
const PROMISES_THING =
  /^I(?:'ll| will) (?:just )?(?:bring|make|cook|bake|get|fetch|buy) the (?:[a-z-]+ )?[a-z-]+[.!]*$/i;
/** "We had a burglary, they took two lamps": nobody knows who. */
const DONE_BY_UNKNOWN =
  /\b(?:burglary|break-in|robbery|theft|burgled|robbed|broke in|broken into|stolen|hacked)\b.*\bthey\b/i;
/** "I keep a list on the wall since." */
const ENDS_SINCE = /(?<!\b(?:ever|long|years|months|weeks|days|times) )since[.!]*$/i;
const OPEN_WHATEVER_FOLLOWS = either(...OF_WHAT_ASKED);
/** How a statement leans: on a word that stands for something, or only on a thing that it does not name in full. */
export type Leaning = "points" | "names" | null;

export const leaningOf = ([first, ...others]: readonly string[]): Leaning => {
  if (
    first === undefined ||
    WHOLE.test(first) ||
    OF_TIMES.test(first) ||
    PROMISES_THING.test(first) ||
    DONE_BY_UNKNOWN.test(first)
  )
    return null;
  if (opensDangling(first) || pointsOutside(first) || ALL_OF_IT.test(first)) return "points";
  if (pointsAtNoun(first) || ENDS_SINCE.test(first) || BARE_SUBJECT.test(first) || LEFT_UNSAID.test(first))
    return "points";
  if (TAKES_IT.test(first) || IS_FAVOURITE.test(first) || OF_AN_OCCASION.test(first)) return "points";
  if (OPEN_WHATEVER_FOLLOWS.test(first)) return "points";
  if (others.length > 0)
    return hasInnerDangling(first) ? "points" : opensDefinite(first) || isOfUnnamed(first) ? "names" : null;
  if (hasInnerDangling(first) || LEFT_OPEN.test(first)) return "points";
  return (GOES_ON.test(first) && wordsOf(first).filter(isConcrete).length < ENOUGH) ||
    isOfUnnamed(first) ||
    (first.length < LONG && namesUnknown(first))
    ? "names"
    : null;
};
