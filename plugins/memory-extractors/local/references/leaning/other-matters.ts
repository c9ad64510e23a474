// Whether the user of an assistant has gone on to something else: what is said behind that is not of what the chat was about before.

import { wrapped } from "#domain/wrapped.ts";
import { stemsOf } from "#plugins/memory-extractors/local/clause-reading.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { either, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage, PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { questionIn } from "#plugins/memory-extractors/local/sentences/requests/questions.ts";

const BEFORE = `^(?:(?:oh|ok|okay|and|but|so|well|anyway|great|perfect|cool|thanks?(?: you)?|ta|haha)[,.! ]+)*`;
/** "btw", "On a different note, we're off to Ghent" */
const OPENS_ANOTHER = new RegExp(
  wrapped`
    ${BEFORE}(?:
      btw|by the way|p\.?s\.?|oh and|in other news|on the (?:good|bright|plus|other) side
      |on (?:an?|another) (?:\w+ )?(?:note|topic|subject)|(?:an)?other (?:thing|news|question|topic|challenge)
      |something else|unrelated|(?:completely |totally )?different (?:topic|question|thing)|new (?:topic|question)
      |forgot to|one (?:more|last) (?:thing|question)|last(?:ly| thing| question)|finally|speaking of|talking of
      |changing (?:gears|topics?|the subject)|switching (?:gears|topics?)|while I have you
    )\b`,
  "i",
);
/** Says outright that something else comes. */
export const opensAnother = (sentence: PassageSentence): boolean => OPENS_ANOTHER.test(plainOf(sentence));

/** "Also, my roof leaks", "I've also skipped my run", "I've got a race coming up too": of the same, or of something else. */
const ADDS = new RegExp(`${BEFORE}also\\b|^(?:I|we)(?:'ve|'m|'re|'d)? (?:\\w+ )?also\\b|\\btoo[.!,]`, "i");
/** "Also I've no gym and don't want one": of what was spoken of. */
const TAKES_UP = /\b(?:it|its|that|this|one|ones|them|these|those|there)\b/i;

const NO_MATTER = wordSet(
  "tryin figur under wante needs looki think consi plann going thank great sugge ideas help start",
);
const mattersOf = (text: string): Set<string> => new Set(stemsOf(text).filter((stem) => !NO_MATTER.has(stem)));
const textOf = oncePer(({ sentences }: Passage): string => sentences.map(plainOf).join(" "));
const stemsOfTurn = oncePer((passage: Passage): ReadonlySet<string> => mattersOf(textOf(passage)));

/** "Anything else?", "How can I help?": what comes behind may be of anything. */
const ASKS_FOR_ANYTHING = either(
  /\b(?:anything|something|what) else\b|\b(?:other|more|further|any) questions?\b/i,
  /\b(?:how|what) (?:else )?can I (?:help|do)\b|\blet me know\b|\bfeel free\b/i,
);
/** So many words a turn needs to say what it is about, and one of so many tells that it goes on. */
const FEWEST_NEW = 3;
const SHARED_OF = 7;
/** So near its beginning a turn takes up what was said. */
const NEAR = 60;
const isNew = (text: string, spoken: ReadonlySet<string>): boolean => {
  const own = mattersOf(text);
  return (
    !TAKES_UP.test(text.slice(0, NEAR)) &&
    own.size >= FEWEST_NEW &&
    own.intersection(spoken).size * SHARED_OF < own.size
  );
};
const isAsked = (before: Passage | undefined): boolean => {
  const asked = questionIn(before)?.raw;
  return asked !== undefined && !ASKS_FOR_ANYTHING.test(asked);
};

/** Whether the user has turned to something else between the turn at `from` and the sentences of the one at `at` that are told. */
export const turnedAway = (
  passages: readonly Passage[],
  from: number,
  at: number,
  isTold: (sentence: PassageSentence) => boolean,
): boolean => {
  let spoken: ReadonlySet<string> = stemsOfTurn(passages[from] as Passage);
  for (let turn = from + 1; turn <= at; turn++) {
    const passage = passages[turn] as Passage;
    const { sentences } = passage;
    if (passage.role === "user") {
      const last = turn === at ? sentences.findLastIndex(isTold) : sentences.length;
      for (const sentence of sentences.slice(0, last + 1)) {
        const said = plainOf(sentence);
        if (
          opensAnother(sentence) ||
          (ADDS.test(said) && !TAKES_UP.test(said) && mattersOf(said).isDisjointFrom(spoken))
        )
          return true;
      }
      if (!isAsked(passages[turn - 1]) && isNew(textOf(passage), spoken)) return true;
    }
    spoken = spoken.union(stemsOfTurn(passage));
  }
  return false;
};
