// "How's your knee?" "I finally have a date for the replacement" → "the knee replacement": what is done to the part of the body that
// was asked after is told with it.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

const PART = wrapped`
  knee|hip|shoulder|elbow|wrist|ankle|hand|foot|toe|finger|thumb|back|neck|jaw|nose|ear|eye|heart|lung|liver|kidney
  |gallbladder|prostate|thyroid|breast|cataract|hernia|tooth|spine|leg|arm`;
/** "your mum's hip", "the left knee": whose, so that neither "give me a hand" nor "are you back" is one. */
const ASKED = new RegExp(
  wrapped`
    \b(?:your|his|her|their|\p{L}+'s) (?:left |right |bad |poor |new |other )?(${PART})s?\b
    |\bthe (?:left |right |bad |poor )?(${PART})s?(?=
      [?,]| (?:now|doing|getting|these days|holding up|today|since|after)\b
    )`,
  "giu",
);
const NAMES_PART = new RegExp(`\\b(?:${PART})s?\\b`, "i");
const DONE = new RegExp(
  wrapped`
    \b([Tt])he (replacement|operation|op|surgery|scan|MRI|x-?ray|biopsy|injections?)\b(?! (?:
        of|on (?:my|his|her|the|our|their)|to|that|which|ward|room|machine|table
      )\b
      |[-']
    )`,
  "iu",
);
/** One look that most clauses fail. */
const MAY_BE_DONE = /\bthe (?:rep|op|sur|scan|mri|x|bio|inj)/i;

export const withPartAsked = (text: string, question: string): string => {
  if (!MAY_BE_DONE.test(text) || NAMES_PART.test(text)) return text;
  const parts = new Set(matchesIn(question, ASKED).map(([, owned, bare]) => (owned ?? bare ?? "").toLowerCase()));
  const [part] = parts;
  return part === undefined || parts.size > 1 ? text : text.replace(DONE, `$1he ${part} $2`);
};
