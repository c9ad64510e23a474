// "What have you always wanted to do but never had time for?" "learn to weld": the answer has the deed of its own, which takes the
// place of "do".

import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { ownWords } from "../questions/question-words.ts";

/** " to do but never had time for": what is asked for stands before the rest. */
const BUT_NOT = /,? (?:but|and|yet) (?:never|haven't|hadn't|didn't|couldn't|can't) .*$/i;
export const withoutExcuse = (rest: string): string => rest.replace(BUT_NOT, "");

const TO_DO = /^ to (?:do|try)(?= (?:in|at|on|after|before|during|next|this|with)\b|$)/i;
/** "build a boat", "go to the fjords" */
const DEED =
  /^(?!\p{L}+ing\b|(?:an?|the|my|our|some|more) )\p{L}+ (?:an?|the|my|our|some|more|to|in|with|up|out|at) /iu;
/** The statement with the deed of the answer; null where nobody can tell whether it is one, undefined where the question asks for none. */
export const withDeedOfAnswer = (start: string, rest: string, said: string): string | null | undefined => {
  const deed = lowerFirst(said.replace(/^to (?=[a-z]+)/i, ""));
  const tail = rest.replace(TO_DO, "");
  if (tail === rest) return undefined;
  const isDeed = BASE_VERBS.has(deed.split(" ", 1)[0] ?? "") || DEED.test(deed);
  const own = ownWords(tail);
  if (isDeed && own !== null) return `${start} to ${deed}${own}`;
  return countWords(deed) === 1 || /^\p{L}+ing\b/iu.test(deed) ? undefined : null;
};
