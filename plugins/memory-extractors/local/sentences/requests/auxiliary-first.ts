// "did nursery ring back", "is your aunt still at sea": an auxiliary before its subject asks, whatever stands at the end. Without
// a subject behind it the same word tells: "did the dishes", "is the tallest", "will ring them".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isDemonym, isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { ADVERBS, BASE_VERBS, IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { wordSet } from "#plugins/memory-extractors/local/patterns.ts";

const OPENING = new RegExp(
  wrapped`
    ^(?:
      (do|does|did|don't|doesn't|didn't)|(is|are|was|were|isn't|aren't|wasn't|weren't)|(has|have|hasn't|haven't)
      |(can|could|will|would|should|can't|couldn't|won't|wouldn't|shouldn't)
    ) (?=\p{L})`,
  "iu",
);

const DETERMINER = /^(?:the|my|our|his|her|their|this|that|these|those|both)$/i;
/** "is the best at chess", "was my only aunt": no subject, but what somebody is. */
const NO_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      (?:
        \w+est|one|ones|only|first|second|third|last|next|same|most|least|best|worst|kind|sort|type|and|or|of|to|for
        |with|in|on|at|by|from|who|that
      )
      |\d.*
    )$`,
  "i",
);
const KIN = new RegExp(`^(?:${KIN_NOUNS}|baby)$`, "i");
/** Which may stand behind a subject, but not be one. */
const NO_NOUN = wordSet(
  "a an not no so very well better too in on at to for with by from of up out off over some any more much many lots what it's fine ok okay",
);

const MORE_VERBS = wordSet(
  "be get ring phone text email arrive sign send reply answer finish move settle fix pass fail win lose put",
  "let reach agree accept apply book cancel return open close fit cry break fall hurt",
  "choose join mind happen check mention turn stop marry propose quit pick drop fly land recover heal behave",
  "eat play pay win like seem show sort decide change grow survive notice knock",
);
/** "did the school run on Friday", "did my garden work": as often what was done. */
const ALSO_DEEDS = wordSet("run walk work shop ride hike drive clean wash play read check watch practice train");
const BEHIND_DEED = /^(?:with|in|on|at|this|last|yesterday|today|again|before|after|and|as|by|alone)$/i;

const HOW_IT_IS = new RegExp(
  wrapped`
    ^(?:
      still|already|ready|back|home|here|there|away|out|up|down|over|done|ok|okay|alright|better|well|ill|sick|free
      |awake|asleep|alive|safe|open|closed|around|coming|going|allowed|at|in|on|off|\w{3,}ing
      |(?:not|any|also|really) \w+
    )$`,
  "i",
);
/** Of a name that may be none - "is Director at Dorn" - less is sure. */
const OF_PLACE = /^(?:at|in|on|off|up|out|over|down)$/i;
/** "has the roof mended" tells; nobody has somebody arrived. */
const BY_ITSELF = new RegExp(
  wrapped`
    ^(?:
      called|rung|phoned|come|gone|been|arrived|left|eaten|slept|replied|answered|finished|started|moved|found|said
      |written|texted|emailed|heard|decided|agreed|recovered|landed|had|got|gotten|seen|woken|settled|already|ever
      |really
    )$`,
  "i",
);

/** "did mum throw him out": of a person, whatever the verb; not "did mum a favour", "did Ada proud". */
const NO_VERB = new RegExp(wrapped`
  ^(?:
    me|us|you|it|him|them|an?|the|my|our|your|his|her|their|this|that|some|any|no|two|three|and|or|but|in|on|at|with|for
    |to|of|from|by|as|last|next|yesterday|today|again|first|proud|justice|good|wrong|right|\w+ly|\w*ed|
  )$`);

type Kind = "do" | "be" | "have" | "can";

const isVerb = (word: string): boolean => BASE_VERBS.has(word) || MORE_VERBS.has(word);

const asksBehind = (kind: Kind, word: string, next: string, isSureName: boolean): boolean => {
  const lower = word.toLowerCase();
  if (kind === "be") return HOW_IT_IS.test(lower) && (isSureName || !OF_PLACE.test(lower));
  if (kind === "have")
    return BY_ITSELF.test(lower) || (isSureName && (lower.endsWith("ed") || IRREGULAR_PAST.has(lower)));
  if (kind === "do" && ALSO_DEEDS.has(lower) && (next === "" || BEHIND_DEED.test(next))) return false;
  return isVerb(lower) || (ADVERBS.has(lower) && isVerb(next.toLowerCase()));
};

/** How many words the subject may take: of "your old aunt" two or three. */
const subjectsIn = ([first = "", second = "", third = ""]: readonly string[], kind: Kind): number[] => {
  if (DETERMINER.test(first)) return NO_SUBJECT.test(second) ? [] : NO_SUBJECT.test(third) ? [2] : [2, 3, 4];
  if (/^\p{Lu}\p{Ll}/u.test(first)) return isDemonym(first) ? [] : second === "and" ? [3] : [1, 2];
  if (KIN.test(first)) return [1];
  const isName = isFirstName(first.charAt(0).toUpperCase() + first.slice(1));
  const isNoun =
    kind === "do" || kind === "can" ? !isVerb(first) && !ADVERBS.has(first) && !first.endsWith("ly") : false;
  return (isName || isNoun) && !NO_NOUN.has(first) ? [1] : [];
};

const isSomebody = (word: string): boolean =>
  KIN.test(word) || isFirstName(word.charAt(0).toUpperCase() + word.slice(1));
const mayBeVerb = (word: string): boolean => /^\p{Ll}/u.test(word) && !NO_VERB.test(word) && !ALSO_DEEDS.has(word);

const MOST_WORDS = 7;

export const asksWithAuxiliary = (text: string): boolean => {
  const match = OPENING.exec(text);
  if (match === null) return false;
  const kind: Kind = match[1] ? "do" : match[2] ? "be" : match[3] ? "have" : "can";
  const words = text.slice(match[0].length).split(/[\s.!?]+/, MOST_WORDS);
  const [first = ""] = words;
  if (/^(?:your|yours|you|u|he|she|they|we|I)$/i.test(first)) return true;
  const isSure = !/^\p{Lu}/u.test(first) || isFirstName(first) || (kind !== "be" && kind !== "have");
  return subjectsIn(words, kind).some((length) => {
    const subject = words.slice(0, length);
    if (subject.length < length || subject.some((word) => /,$/.test(word))) return false;
    if (kind === "do" && length === 1 && isSomebody(first) && mayBeVerb(words[1] ?? "")) return true;
    return asksBehind(kind, words[length] ?? "", words[length + 1] ?? "", isSure && !DETERMINER.test(first));
  });
};
