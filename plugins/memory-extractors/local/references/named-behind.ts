// Names what a word stands for by the few words right behind its sentence: "I gave mine up, you know. The allotment." → "I gave the
// allotment up".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { FINITE } from "../cues/verbs.ts";
import type { Passage } from "../reading/passages.ts";
import { isPlural, readNounPhrase } from "./noun-phrases.ts";

/** What one has or deals with, and no more said of it. */
const STANDS_FOR = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve|'m|'ll| have| will)? (?:[\w']+ ){0,3}[\w']+ (it|mine|ours|them)(?= (?:
        up|away|off|out|back|down|in|again|now|too|already|last \w+|yesterday|today|on \w+day
      )\b
      |[.!,]|$
    )[^,;]{0,40}$`,
  "i",
);
/** "The allotment.", "My old van!" */
const ONLY_NAMES = /^(the|my|our|that) ((?:[a-z'-]+ ){0,2}[a-z'-]+)[.!]*$/i;
/** "The fool.", "The cheek": what is thought of somebody. */
const NO_NAME = new RegExp(
  wrapped`
    \b(?:
      one|ones|things?|lot|others?|end|truth|point|best|worst|rest|same|cheek|nerve|bastards?|idiots?|fools?|cows?|pigs?
      |rats?|snakes?|swine|witch(?:es)?|devils?|angels?|saints?|hero(?:es)?|legends?|brutes?|monsters?|liars?|cheats?
      |poor|love|god|word|bit|way|time|fault|bad|pleasure|treat|shame|horror|joy|relief
    )\b`,
  "i",
);
const LONGEST_NAME = 40;

export const withNamedBehind = (text: string, { sentences, listener }: Passage, at: number): string => {
  const behind = listener === null ? "" : (sentences[at + 1]?.raw.trim() ?? "");
  if (behind === "" || behind.length > LONGEST_NAME) return text;
  const [, owner = "", words = ""] = ONLY_NAMES.exec(behind) ?? [];
  const pronoun = STANDS_FOR.exec(text)?.[1]?.toLowerCase();
  if (words === "" || pronoun === undefined || NO_NAME.test(words) || FINITE.test(behind)) return text;
  const phrase = readNounPhrase(words, 0);
  if (phrase?.words !== words) return text;
  if (pronoun === "it" || pronoun === "them" ? isPlural(phrase.head) !== (pronoun === "them") : false) return text;
  return text.replace(new RegExp(`\\b${pronoun}\\b`, "i"), `${lowerFirst(owner)} ${words}`);
};
