// "New girlfriend, Petra. Florist. Has a daughter.": what is typed without a subject behind a sentence that brings somebody in is said of
// them, and not of whoever types.

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { OCCUPATION } from "#plugins/memory-extractors/local/cues/occupations.ts";
import { TRAITS } from "#plugins/memory-extractors/local/cues/traits.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";

const PERSON = `${KIN_NOUNS}|boss|landlady|surgeon|plumber|builder|cleaner|gardener|babysitter|nanny|midwife|classmate`;
const WHO = wrapped`
  ((?:(?:new|old|older|younger|little|big|best|late|ex|next[- ]door) )*(?:${PERSON}))
    (?:'s name is| is called| is| called| named)?,? ?((?-i:\p{Lu})[\p{L}'-]+)?`;
/** "New girlfriend, Petra", "I have a new boss, Rui", "My neighbour Olu moved in" */
const BRINGS_IN = new RegExp(
  wrapped`
    ^(?:
      (?:I|we)(?:'ve| have)? (?:(?:just|also|now) )?(?:got |have |hired |found |met )?(?:an?|our|my)[ ]
      |(?:my|our|the)[ ]
      |met (?:an?|the|our|my) |(?=new )
    )${WHO}(?=[.,!:]|$| )`,
  "iu",
);
/** Several, of whom one could be meant; or the one who types comes back. */
const SEVERAL = /\b(?:and|both|two|three|I'm|me)\b|\b(?:my|our) .*\b(?:my|our)\b/i;
/** "My husband is a chef", "The best teacher" */
const OF_OTHERS =
  /\b(?:my|our|your|his|her|the|this|that|no|any|I|I'm|we|he|she|it|they|who|is|are|was|were|has|have|'s)\b/i;
const IS_ROLE = new RegExp(
  `^(?:an? )?(?:[a-z-]+ )?${OCCUPATION}(?:(?: at| in| from| for) [^.,;:!?]{2,40})?[.!]*$`,
  "i",
);
/** What somebody is in one word. */
const IS_TRAIT = new RegExp(
  `^(?:(?:also|very|strictly|recently|newly) )?(?:${TRAITS}|allergic to [^.,;!?]{3,30})(?: now| too)?[.!]*$`,
  "i",
);
const DOES = new RegExp(
  wrapped`
    ^(?:(?:also|still|only|already|always|never|now) )?(?:
      has|is|works|lives|likes|loves|hates|speaks|plays|teaches|studies|comes from|drives|runs|needs|wants|does|owns
      |turns|moved|grew up
    ) (?!(?:for me|it|that|this|there|not sure|why|so|great|good|nice|true|fine)\b)`,
  "i",
);
const MOST_BACK = 3;

/** Whom the sentences right before bring in, where nothing but what is said of them stands between. */
const broughtIn = (sentences: readonly PassageSentence[], at: number): string | null => {
  for (let back = at - 1; back >= 0 && back >= at - MOST_BACK; back--) {
    const text = plainOf(sentences[back] as PassageSentence);
    const [, who = "", name] = BRINGS_IN.exec(text) ?? [];
    if (who !== "" && !/s$/i.test(who.replace(/boss$/i, ""))) {
      const rest = text.slice(text.indexOf(who) + who.length);
      return SEVERAL.test(rest) ? null : `My ${lowerFirst(who)}${name === undefined ? "" : ` ${name}`}`;
    }
    if (![IS_ROLE, IS_TRAIT, DOES].some((said) => said.test(text))) return null;
  }
  return null;
};

/** "Florist." → "My new girlfriend Petra is a florist"; the text alone where nobody was brought in. */
export const ofPersonBefore = (
  text: string,
  sentences: readonly PassageSentence[],
  sentence: PassageSentence,
): string => {
  const isRole = IS_ROLE.test(text) && !OF_OTHERS.test(text.split(/ (?:at|in|from|for) /, 1)[0] ?? "");
  const isTrait = IS_TRAIT.test(text);
  if ((!isRole && !isTrait && !DOES.test(text)) || text.endsWith("?")) return text;
  const who = broughtIn(sentences, sentences.indexOf(sentence));
  if (who === null) return text;
  if (isRole) return `${who} is ${withArticle(lowerFirst(text))}`;
  return `${who} ${isTrait ? "is " : ""}${lowerFirst(text)}`;
};
