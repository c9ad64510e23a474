// Where the talk named what a statement only calls "the tank" or "that crew": the nearest earlier sentence that brought it in,
// "I bought a bigger tank for the newts", cut to the part that does.

import { wrapped } from "#domain/wrapped.ts";
import { stemsOf } from "#plugins/memory-extractors/local/clause-reading.ts";
import {
  ALWAYS_KNOWN,
  KNOWN_WITHOUT_NAME,
  NAMED_ANEW,
  NO_DEFINITE,
} from "#plugins/memory-extractors/local/cues/definites.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { type NounPhrase, readNounPhrase, singularOf } from "../noun-phrases.ts";

/** "the tank", and of one's own what one has many of: "a place for our trip", "my project failed". */
const POINTER = new RegExp(
  wrapped`
    \b(?:
      (?:the|this|that|these|those) (?=[a-z])
      |(?:my|our) (?=
        (?:
          trip|journey|visit|holiday|vacation|tour|getaway|interview|exam|presentation|speech|audition|performance|show
          |gig|concert|recital|exhibition|party|event|competition|contest|tournament|race|match|game|project|campaign
          |fundraiser|workshop|course|class
        )\b
      )
    )`,
  "gi",
);
/** More is said of it: "the workshop in Ghent", "the garden we dug", "the council's". */
export const TOLD_FURTHER = new RegExp(
  wrapped`
    ^(?:
      's?\b|-| \p{Lu}
      | (?:
        of|in|at|on|from|for|with|by|near|about|to(?! (?:be|have|look|feel|show|stay|last)\b)|between|behind|next|across
        |around|called|named|that|which|who|whose|where|when|I|I'm|I've|we|we're|we've|my|our|your|he|she|they|you|it
        |because (?:of|it)
      )\b
    )`,
  "u",
);
const RANKED = /^(?:first|last|next|past|best|worst|most|least|only|main|right|same|other|whole|\w{3,}est)\b/i;
/** "I know that baking helps", "the joy that dancing brings": joins a clause, and points at nothing. */
const JOINS = /^that (?:\w+ing\b|\S+(?: \S+)?s(?= (?:and|are|can|have|help|make|need|will)\b))/i;
const MOST_WORDS = 2;

/** "the weekend role starting in June", "as the deadline approaches": what it does or when it begins is no part of it. */
const VERB_BEHIND =
  /^(.*[\w'-]) (?:starting|beginning|ending|including|covering|approaches|nears|starts|begins|ends)\b.*$/;
const withoutVerb = (phrase: NounPhrase | null): NounPhrase | null => {
  const words = VERB_BEHIND.exec(phrase?.words ?? "")?.[1];
  if (phrase === null || words === undefined) return phrase;
  return { words, head: words.split(" ").at(-1)!.toLowerCase(), end: phrase.end - phrase.words.length + words.length };
};

/** The nouns of what a statement points at. */
export const thingsPointedAt = (told: string): string[] =>
  matchesIn(told, POINTER).flatMap(({ 0: pointer, index }) => {
    const phrase = withoutVerb(readNounPhrase(told, index + pointer.length));
    if (phrase === null || RANKED.test(phrase.words) || /\p{Lu}|\d/u.test(phrase.words)) return [];
    const { words, head, end } = phrase;
    if (JOINS.test(told.slice(index)) || IS_VERB.test(head) || words.split(" ").length > MOST_WORDS) return [];
    if (
      [head, singularOf(head)].some((noun) => ABSTRACT_WORDS.has(noun) || ALWAYS_KNOWN.has(noun)) ||
      TOLD_FURTHER.test(told.slice(end))
    )
      return [];
    if (!NAMED_ANEW.has(head) && (NO_DEFINITE.has(singularOf(head)) || KNOWN_WITHOUT_NAME.has(head))) return [];
    return told.slice(0, index).toLowerCase().includes(singularOf(head)) ? [] : [head];
  });
/** "The colours make", "the place look": the word behind a noun. */
const IS_VERB =
  /^(?:make|made|look|looks|keep|get|give|take|help|feel|need|want|work|like|read|do|did|come|go|bring|seem)s?$/;

const OWNED = String.raw`(?:my|our|your|his|her|their|another|${TWO_TO_SIX}|several|many|few|new|\d+)`;
/** "story" and "stories" begin alike. */
const stemOf = (head: string): string => singularOf(head).replace(/(?<=[^aeiou])y$/, "");
/** "the delay" behind "delaying my studies": a deed that was told of as such. */
const DEEDS: ReadonlyMap<string, string> = new Map([
  ["delay", "delay(?:ing|ed)|put(?:ting)? off|postpon(?:ing|ed)"],
  ["move", "mov(?:ing|ed) (?:to|out|house|into|from|back|in)"],
  ["relocation", "relocat(?:ing|ed)"],
  ["switch", "switch(?:ing|ed) (?:to|from)"],
  ["launch", "launch(?:ing|ed)"],
  ["renovation", "renovat(?:ing|ed)"],
  ["merger", "merg(?:ing|ed)"],
  ["resignation", "resign(?:ing|ed)"],
  ["promotion", "(?:got|was|been|being) promoted"],
  ["separation", "separat(?:ing|ed) from"],
]);
const deedIn = oncePerText((head): RegExp => new RegExp(`\\b(?:${DEEDS.get(head)})(?: [\\w'-]+){1,4}`, "i"));

/** Names it by more than its kind: "a bigger tank", "my chess club", "tanks for newts", "York City". */
const introducing = oncePerText((head): RegExp => {
  const singular = singularOf(head);
  const stem = stemOf(head);
  const noun = `${escapePattern(stem)}${stem === singular ? "(?:e?s)?" : "(?:y|ies)"}`;
  const named = String.raw`(?-i:\p{Lu}[\p{L}'-]+) ${noun}`;
  const brought = String.raw`(?:an?|some) (?:[\w'&-]+ ){0,3}${noun}`;
  if (NAMED_ANEW.has(head)) return new RegExp(String.raw`\b(?:${brought}|${named})\b(?! \w+ing\b)`, "iu");
  return new RegExp(
    wrapped`
      \b(?:${brought}|${OWNED} (?:[\w'&-]+ ){0,3}${noun}|${named})\b
      |\b${noun} (?:of|from|by|called|named|for|about) [\p{L}\d][\p{L}\d'-]*(?: [\p{L}\d'-]+)?
      |\b(?:the|my|our) (?:[\w'&-]+ ){0,3}${noun} (?:at|with|in) (?-i:\p{Lu})`,
    "iu",
  );
});
/** "that photographer", "your dog": behind so little, a noun is not named. */
const POINTED_AT = /\b(?:the|this|that|these|those|it|its)(?: [\w'-]+)?\s*$/i;

const BORDER = /[,;:](?= )| [-–—] |\s(?=(?:and|but|so|because|since|which) )/g;
const LONGEST = 90;
const SHORTEST = 24;
/** The part of a sentence that holds what stands at an offset, with what goes before it as far as it fits. */
const partAround = (text: string, from: number, to: number): string => {
  if (text.length <= LONGEST) return text;
  const borders = [...matchesIn(text, BORDER).map(({ index }) => index), text.length];
  const ends = borders.filter((at) => at >= to);
  const starts = [0, ...matchesIn(text, BORDER).map(({ index, 0: mark }) => index + mark.length)].filter(
    (at) => at <= from,
  );
  const start = starts.find((at) => (ends[0] ?? text.length) - at <= LONGEST) ?? starts.at(-1) ?? 0;
  const end = ends.find((at) => at - start >= SHORTEST && at - start <= LONGEST) ?? ends[0] ?? text.length;
  return text
    .slice(start, end)
    .trim()
    .replace(/^(?:and|but|so|because|since|which) /i, "");
};

/** What brings in a thing by its kind alone has to tell where it came from: "I won a trophy at the regatta". */
const BROUGHT_IN = /^(?:an?|some) /i;
const FEWEST = 2;
/** "I got the tattoo years ago, it stands for the sea": says itself what it is of. */
const SAYS_ENOUGH = 8;
/** The part of a sentence that names what `told` points at; null where it names nothing of that, or nothing more. */
export const namingPart = (heads: readonly string[], sentence: string, told: string): string | null => {
  for (const head of heads) {
    const match = sentence.toLowerCase().includes(stemOf(head)) ? introducing(head).exec(sentence) : null;
    const deed = match === null && DEEDS.has(head) ? deedIn(head).exec(sentence) : null;
    if (deed !== null) return partAround(sentence, deed.index, deed.index + deed[0].length);
    if (match === null || POINTED_AT.test(sentence.slice(0, match.index))) continue;
    const part = partAround(sentence, match.index, match.index + match[0].length);
    const known = new Set(stemsOf(told));
    if (new Set(stemsOf(match[0])).difference(known).size > 0) return part;
    const isBare = new RegExp(String.raw`\bth\w+ ${escapePattern(head)}\b`, "i").test(told);
    if (
      isBare &&
      known.size < SAYS_ENOUGH &&
      BROUGHT_IN.test(match[0]) &&
      new Set(stemsOf(part)).difference(known).size >= FEWEST
    )
      return part;
  }
  return null;
};
