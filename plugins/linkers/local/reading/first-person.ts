// Says of "User" what somebody says of themselves: "I've a dog and my flat is small" reads as "User has a dog and User's flat is small".

import { ADVERBS, MODALS, UNSURE_MODALS } from "./cues.ts";
import { isPastForm } from "./stem.ts";

const SPEAKERS = new Set(["i", "we"]);
const WHOSE: ReadonlyMap<string, string> = new Map(
  ["my user 's", "our user 's", "me user", "us user", "myself themselves", "ourselves themselves"].map((line) => [
    line.slice(0, line.indexOf(" ")),
    line.slice(line.indexOf(" ") + 1),
  ]),
);
const OF_OTHER_PERSONS: ReadonlyMap<string, string> = new Map([
  ["am", "is"],
  ["are", "is"],
  ["were", "was"],
  ["have", "has"],
  ["do", "does"],
]);
const ADDS_ES = /(?:s|x|z|ch|sh|o)$/;
const ENDS_IN_Y = /[^aeiou]y$/;

/** "live" to "lives", "study" to "studies"; what shows no person stays. */
const inThirdPerson = (verb: string): string => {
  const known = OF_OTHER_PERSONS.get(verb);
  if (known !== undefined) return known;
  if (MODALS.has(verb) || UNSURE_MODALS.has(verb) || verb === "was" || isPastForm(verb)) return verb;
  if (ENDS_IN_Y.test(verb)) return `${verb.slice(0, -1)}ies`;
  return ADDS_ES.test(verb) ? `${verb}es` : `${verb}s`;
};

/** Of words in small letters; the verb stands behind its subject, with adverbs between. */
export const asOfUser = (words: readonly string[]): string[] => {
  let isVerbDue = false;
  return words.map((word) => {
    if (SPEAKERS.has(word)) {
      isVerbDue = true;
      return "user";
    }
    if (!isVerbDue) return WHOSE.get(word) ?? word;
    if (ADVERBS.has(word) || word === "never" || word === "not") return word;
    isVerbDue = false;
    return inThirdPerson(word);
  });
};
