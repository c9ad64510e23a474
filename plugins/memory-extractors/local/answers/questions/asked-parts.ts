// Each thing that an assistant asks of a user, as a question of its own: "What is your skin type and age?" asks for two, and the
// second of "Where are you moving to, and when?" leaves out what the first says.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";
import { type Asked, isShortQuestion } from "../fragments/pairs.ts";
import { withMark } from "../question-told.ts";

/** "Would you like an example?", "What else can I do?", "Have you considered a planner?" */
const OFFERS = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|or|also|then|now),? )?(?:
      would|could|can|will|should|might|may|shall|want|need|ready|does (?:this|that|it)|is (?:this|that)
      |how (?:about|does)|do you (?:want|need|mean|think|agree|understand|feel)
      |have you (?:considered|thought|explored|looked)|anything else|what else|any (?:other|more|specific|particular)
    )\b
    |\b(?:I|me|we|us|let's|this|that|these|those|anything else)\b`,
  "i",
);
export const isOffer = (question: string): boolean => OFFERS.test(question);

/** "Problem: what is the area?" */
const TESTS = /^(?:problem|exercise|question|example|step|quiz)\b/i;
export const isTest = (before: Passage): boolean => before.sentences.some(({ raw }) => TESTS.test(raw));

const NEXT = new RegExp(
  wrapped`
    ,? and (?=for how long\?$)
    |(?:,? and|,? or|,|;) (?=
      (?:(?:for|from|in|on|with|to|at|by) )?(?:
        do|does|did|are|is|have|has|will|can|would|what|what's|when|where|why|how|which|who|who's|whom|any
      )\b(?! (?:long|many|often)\?$)
    )`,
  "i",
);
/** "What's your height and weight?", "What is your skin type and age?" */
const TWO_THINGS = new RegExp(
  wrapped`
    ^(what(?:'s| is| are) (?:your|his|her) )([a-z-]+(?: [a-z-]+)?) and (
      (?:[a-z-]+ )?(?:
        age|name|weight|height|budget|size|level|experience|job|role|occupation|location|income|diet|hobbies|gender
        |breed|goal|goals|profession|job title|timeline|deadline
      )
    )\?$`,
  "i",
);
/** "And when?", "how often?": what it is about stands in the question before. */
const SHORTENED = /^(when|where|why|how often|how long|for how long|with whom|from what time|what dates)\?$/i;
/** "Where are you moving to?", "How many of you are going?" */
const FRAME = new RegExp(
  wrapped`
    ^(?:what|where|when|why|how|who|how many of (?=you))(?: |'s )?((?:are|is|do|does|did|will|can|would) )?
      ((?:you|(?:the|your) [\w' -]+?|it|he|she|they)\b)( are)?( [^?]+?)?(?: (?:to|from|with|at|in|on|for))?\?$`,
  "i",
);

const inFull = (part: string, before: string | undefined): string => {
  const [, short] = SHORTENED.exec(part) ?? [];
  const [, aux, whom, behind, rest = ""] = short === undefined ? [] : (FRAME.exec(before ?? "") ?? []);
  const verb = (aux ?? behind)?.trim();
  return verb === undefined ? part : `${short} ${verb} ${whom}${rest}?`;
};
const MOST = 4;
export const partsAsked = (before: Passage): Asked[] =>
  before.sentences
    .filter((sentence) => isShortQuestion(sentence) && !isOffer(sentence.raw))
    .slice(-MOST)
    .flatMap((sentence) => {
      const parts = stripLeadIns(plainOf(sentence), null)
        .text.split(NEXT)
        .map((part) => withMark(part))
        .flatMap((part) => {
          const [, asks, one, other] = TWO_THINGS.exec(part) ?? [];
          return asks === undefined ? [part] : [`${asks}${one}?`, `${asks}${other}?`];
        });
      return parts.map((part, at) => ({ sentence, text: upperFirst(inFull(part, parts[at - 1])) }));
    })
    .slice(-MOST);
