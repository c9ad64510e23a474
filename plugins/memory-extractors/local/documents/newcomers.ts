// "Hired a second lad, Euan. Starts in July.": what stands right behind somebody new is of him, and neither of the writer nor a thing.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { OFFICES } from "../references/persons/strangers.ts";

const NEW_ONE = new RegExp(
  wrapped`
    ^(?:(?:I|We) )?(?:hired|took on|found|got|met|adopted|picked up) (?:an?|another|my first|our first) (?:[a-z-]+ ){0,2}?(
      (?:${OFFICES}|${KIN_NOUNS}|trainee|intern|lad|commis|hand|help|tenant)\b|[a-z-]+(?=, (?-i:\p{Lu}))
    )(?:, (?-i:(\p{Lu}\p{Ll}+)))?(?=[,.!]|$)`,
  "iu",
);
/** Never said so of oneself behind such a sentence. */
const DOES =
  /^(?:Starts|Begins|Works|Comes|Speaks|Lives|Weighs|Is|Has|Can|Wants|Costs|Earns|Gets) (?!it\b|this\b|that\b)\S/;

/** The lines of a note, what is told of somebody new with whom it is of. */
export const withNewcomers = (sentences: readonly PassageSentence[]): PassageSentence[] =>
  sentences.map((sentence, at) => {
    const text = plainOf(sentence);
    const before = sentences[at - 1];
    if (before === undefined || sentence.opens !== undefined || !DOES.test(text)) return sentence;
    const [, noun, name] = NEW_ONE.exec(plainOf(before)) ?? [];
    return noun === undefined ? sentence : { ...sentence, told: `${name ?? `The ${noun}`} ${lowerFirst(text)}` };
  });
