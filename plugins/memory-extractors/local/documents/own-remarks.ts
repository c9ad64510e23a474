// What somebody notes below what others wrote, or of a thing: "My notes: ask Ida for two hens" under an article, "I use less salt" in a
// recipe. It is theirs, and says of what only with the title.

import { FIRST_PERSON } from "../cues/signals.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";

/** "My notes", "Own remarks" */
const OF_OWN =
  "(?:my|own)(?: own)? (?:notes?|remarks?|thoughts|comments?|take-?aways?|learnings|plans?|questions?|to-?dos?)(?: on this| to self)?";
const ABOVE = new RegExp(`^[#*_\\s]*${OF_OWN}[*_\\s]*:?[*_\\s]*$`, "i");
const BEFORE = new RegExp(`^[*_\\s]*${OF_OWN}[*_]*:[*_]*\\s+(?=\\S)`, "i");

/** A passage cut where the remarks begin, the second part without the words that say so; null where there are none. */
export const atOwnRemarks = (passage: Passage): [Passage, Passage] | null => {
  const at = passage.sentences.findIndex(({ raw }) => ABOVE.test(raw) || BEFORE.test(raw));
  const first = passage.sentences[at];
  if (first === undefined) return null;
  const label = BEFORE.exec(first.raw)?.[0].length;
  const rest: PassageSentence[] =
    label === undefined ? [] : [{ ...first, raw: first.raw.slice(label), start: first.start + label }];
  const heading = label === undefined ? first.raw.replace(/[#*_:]/g, "").trim() : passage.heading;
  return [
    { ...passage, sentences: passage.sentences.slice(0, at) },
    { ...passage, heading, sentences: [...rest, ...passage.sentences.slice(at + 1)], foreign: [] },
  ];
};

const INGREDIENTS = /^\W*ingredients\b[^.]{0,30}$/i;
/** Whether a text is a recipe. */
export const isRecipe = (lines: readonly string[]): boolean => lines.some((line) => INGREDIENTS.test(line));

const STEP = /^\s*(?:step )?\d{1,2}[.):] /i;
/** Without "3. Simmer for an hour. Salt at the end.", but with what somebody says of himself there. */
export const withoutSteps = (sentences: readonly PassageSentence[]): PassageSentence[] => {
  let isInStep = false;
  return sentences.filter(({ raw, opens }) => {
    if (opens !== undefined) isInStep = STEP.test(raw);
    return !isInStep || FIRST_PERSON.test(raw);
  });
};

/** "User uses only 10 g of salt" with what for. */
export const withThing = (text: string, title: string): string =>
  title === "" || text.toLowerCase().includes(title.toLowerCase()) ? text : `${title}: ${text}`;
