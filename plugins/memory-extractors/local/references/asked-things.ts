// "Did you sell the old sofa?" "Sold it for fifty." → "I sold the old sofa for fifty": the one thing that a plain question asks
// about, in place of the pronoun of its reply.

import { hasInnerDangling } from "./anaphora.ts";
import { isPlural, readNounPhrase } from "./noun-phrases.ts";

/** A question for one deed with one thing, which ends it. */
const ASKED =
  /\b(?:did|do|have|are|will|were|can|could) you (?:(?:ever|already|still|finally|also|really|just) )?(?!(?:think|mean|know|hear|heard|remember|say)\b)[a-z]+(?: (?:rid of|up|out|off|on|to|for|at|with|about|into|in))? (the|your|that|an?) ([^?,;]{2,40})\?\s*$/i;
const NO_THING =
  /^(?:day|week|weekend|time|year|month|lot|bit|chance|way|idea|news|person|guy|man|woman|girl|boy|people|family|friend|team|plan|plans|question|favou?rite|kind|sort|part|any|thing|things|stuff|holiday|holidays)$/i;
/** "Did you get the scooter repaired?" asks about the scooter. */
const DONE_TO_IT = /(?<=[\p{L}]) (?!(?:bed|red|shed|seed|feed|weed|breed)\b)(?:[a-z]{3,}ed|done|cut|sold|built|made)$/u;
const ONE = /\bit\b(?!'s| (?:is|was|has|will|would|rains?|takes?|took)\b)/i;
const SEVERAL = /\bthem\b/i;

export const withThingAsked = (text: string, question: string): string => {
  const [, determiner = "", rest = ""] = ASKED.exec(question) ?? [];
  const thing = rest.replace(DONE_TO_IT, "");
  const phrase = thing === "" ? null : readNounPhrase(thing, 0);
  if (phrase === null || phrase.words !== thing.trim() || NO_THING.test(phrase.head) || !hasInnerDangling(text))
    return text;
  const owner = /^your$/i.test(determiner) ? "my" : /^that$/i.test(determiner) ? "the" : determiner.toLowerCase();
  return text.replace(isPlural(phrase.head) ? SEVERAL : ONE, `${owner} ${phrase.words}`);
};
