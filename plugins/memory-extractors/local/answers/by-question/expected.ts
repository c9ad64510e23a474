// What one expects of oneself, said with no word of the matter: "Will you go back to the bakery?" "I don't think so." →
// "I don't think I will go back to the bakery".

import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { soInTalk } from "../confirmations.ts";

const MOOD = /^(?:(?:honestly|frankly|sadly|unfortunately|luckily|to be honest|tbh|no|nope|nah|yes|yeah|well|oh),? )*/i;
const OPINIONS: readonly (readonly [RegExp, string])[] = [
  [/^I don't (?:think|believe) so(?: any ?more)?$/i, "I don't think"],
  [/^(?:I )?doubt it$/i, "I doubt"],
  [/^I (?:think|believe|guess|suppose) so$/i, "I think"],
  [/^(?:I (?:really )?hope so|hopefully|fingers crossed)$/i, "I hope"],
];
const opinionIn = (said: string): string | undefined => {
  const words = said.replace(MOOD, "");
  return OPINIONS.find(([pattern]) => pattern.test(words))?.[1];
};
export const saysExpected = (said: string): boolean => opinionIn(said) !== undefined;

/** What stands behind "do you think" is asked of what comes: "you'll stay there" */
const THOUGHT = /^(?:(?:so|and|but|oh),? )*do you (?:think|reckon) you(?:'ll| will|'d| would) /i;

/** What they expect of what was asked, or null where the question says it in no words of their own. */
export const expected = (question: string, said: string): string | null => {
  const opinion = opinionIn(said);
  const so = opinion === undefined ? null : soInTalk(question.replace(THOUGHT, "will you "));
  return so === null ? null : `${opinion} ${so.startsWith("I") ? so : lowerFirst(so)}`;
};
