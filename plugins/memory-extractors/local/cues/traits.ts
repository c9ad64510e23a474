// What somebody is in a word or two, for life or for long: for patterns that read it of the speaker, of somebody named, or of whom the
// turn before brought in.

import { wrapped } from "#domain/wrapped.ts";

/** Of what they eat and drink. */
export const DIETS = "vegan|vegetarian|pescatarian|teetotal";
/** Of body and mind. */
export const CONDITIONS = wrapped`
  (?:pre)?diabetic|co?eliac|asthmatic|epileptic|dyslexic|dyspraxic|autistic|bipolar|ana?emic|colou?r[- ]?blind|deaf
  |blind|short-sighted|hard of hearing|partially sighted|visually impaired|(?:left|right)-handed
  |(?:lactose|gluten|dairy)[ -]intolerant`;
/** How they live, for now. */
export const STANDINGS = "married|single|divorced|engaged|widowed|pregnant|retired|unemployed|self-employed";

export const TRAITS = `${DIETS}|${CONDITIONS}|${STANDINGS}|bilingual|sober`;
