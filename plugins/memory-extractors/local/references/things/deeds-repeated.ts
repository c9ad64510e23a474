// Names whom or what a deed is done to that the talk told of with the same verb: "I'm training two puppies." "What is it like?"
// "Training them takes patience" → "Training two puppies takes patience". Only where it was told of one thing alone.

import { wrapped } from "#domain/wrapped.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";

/** "Mentoring them was hard", "I love teaching them" */
const DEED = new RegExp(
  wrapped`
    \b([a-z]{3,}?)ing (them|it)\b(?!'| (?:is|was|has|will|to|work|out|up|down|off|all|easy|clear|again|so)\b)
    |^([a-z]{3,}?)ing (them|it)(?= (?:is|was|has)\b)`,
  "i",
);
/** So much is done with anything: what it was told of is hardly the same. */
const LIGHT = new RegExp(
  wrapped`
    ^(?:
      mak|tak|get|gett|giv|keep|hav|do|putt|see|find|feel|know|think|want|need|us|try|tell|say|lik|lov|enjoy|help|mean
      |bring|leav|lett|show|watch|read|writ|play|look|call|ask|bless|chang|spend|runn?|hit|nail|shar|cutt|count
    )$`,
  "i",
);
const OWNERS = "my|our|your|the|some|two|three|four|five|six|these|those|a few|several|an?";
/** As the one who goes on says it. */
const asOwn = (owner: string, isOther: boolean): string => {
  const small = owner.toLowerCase();
  if (isOther) return small === "your" ? "my" : /^(?:my|our)$/.test(small) ? "your" : small;
  return /^(?:these|those)$/.test(small) ? "the" : small;
};

/** "the cats and the dog": two. */
const ANOTHER = /^(?:,| and| or| &) (?:the|my|our|your|an?|two|three|some) /i;
/** What a text tells of being done to with a verb. */
const doneTo = (stem: string, told: string, isOther: boolean, several: boolean): string[] =>
  matchesIn(told, new RegExp(`\\b${escapePattern(stem)}(?:e|es|ed|s|ing)? (${OWNERS}) (?=\\p{L})`, "giu")).flatMap(
    ({ 0: before, 1: owner = "", index }) => {
      const phrase = readNounPhrase(told, index + before.length);
      if (phrase !== null && ANOTHER.test(told.slice(phrase.end))) return [phrase.words, ""];
      if (phrase === null || isPlural(phrase.head) !== several) return [];
      return [`${/^an?$/i.test(owner) ? "the" : asOwn(owner, isOther)} ${phrase.words}`];
    },
  );

/** `mine`: the speaker's turn before; `other`: what the other said between. */
export const withDeedRepeated = (text: string, mine: string, other: string): string => {
  const match = DEED.exec(text);
  const stem = match?.[1] ?? match?.[3] ?? "";
  if (match === null || LIGHT.test(stem)) return text;
  const several = (match[2] ?? match[4] ?? "").toLowerCase() === "them";
  const things = new Set([...doneTo(stem, mine, false, several), ...doneTo(stem, other, true, several)]);
  const [thing] = things;
  if (things.size !== 1 || thing === undefined) return text;
  const at = match.index + match[0].length;
  return `${text.slice(0, at).replace(/\w+$/, "")}${thing}${text.slice(at)}`;
};
