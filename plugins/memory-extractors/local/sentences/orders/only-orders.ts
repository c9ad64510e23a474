// Units, spellings and food that a user asks an assistant for in a word or two: "Metric only please", "Vegan recipes only, no soy". They
// hold for good, as nobody changes them with the next question; what guests eat does not.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";

const UNITS = anyOf(
  "metric(?: units| measurements)?|imperial(?: units)?|celsius|fahrenheit|kilos|kilograms|grams",
  "kilometres|kilometers|litres|millilitres|euros|pounds|dollars|(?:nautical )?miles|knots",
  "24[- ]?h(?:our)? (?:time|times|clock)|(?:british|american|uk|us|australian) (?:spelling|english)",
);
const DIET = anyOf(
  "vegan|vegetarian|veggie|halal|kosher|pescatarian|plant[- ]based",
  "low[- ](?:carb|salt|sugar|fat|sodium|fodmap)|(?:gluten|dairy|nut|lactose|egg|sugar|meat|soy)[- ]free",
);
const FOOD = "(?: (?:recipes?|meals?|dishes|food|ideas|options|snacks|stuff|cooking|restaurants|places|suggestions))?";
const KIND = `(?:${UNITS}|${DIET}(?:(?:,| and|, and) ${DIET})?${FOOD})`;
const PLEASE = "(?:,? (?:please|ok|thanks))?";
const UNWANTED = "((?:, (?:and )?(?:no|not|never) [a-z][^,.!?]{2,40})*)";
const WHY = "((?:, (?:please,? )?(?=(?:I|I'm|I've|my|we|we're)\\b)|,? (?:because|since|as|cause) )[^.!?]{3,100})?";
/** "Metric only please", "vegan recipes only, no soy", "only halal food, as we keep to it" */
const ONLY = new RegExp(
  wrapped`
    ^(?:(?:and|also|but|so|oh|ok|please|remember|again),? )*(?:(?:just|only) (${KIND})|(${KIND}) only)${PLEASE}${UNWANTED}
      ${PLEASE}${WHY}${PLEASE}[.!]*$`,
  "i",
);
/** One look that most sentences fail. */
const MAY_BE_ONLY = /\b(?:only|just)\b/i;

/** "My sister's coming on Sunday, vegan only": whom it is for, and that it is for once. */
const FOR_OTHERS = new RegExp(
  wrapped`
    \b(?:
      guests?|friends?|visitors?|party|potluck|wedding|birthday|coming over|staying with|visits?|visiting
      |this (?:weekend|evening)
      |for (?:my|our|a|the) (?:\w+ )?(?:
        sister|brother|mum|mom|dad|mother|father|cousin|aunt|uncle|colleagues?|boss|in-laws|neighbou?rs?|clients?
        |customers?|class|office|team|teacher|professor
      )
    )\b`,
  "i",
);
const isForOthers = oncePer((sentences: Passage["sentences"]): boolean =>
  sentences.some((sentence) => FOR_OTHERS.test(plainOf(sentence))),
);

/** "Metric only please" → "I want metric only." */
export const onlyOrder = (text: string, { sentences }: Passage): string | null => {
  if (!MAY_BE_ONLY.test(text)) return null;
  const [, behind, before, unwanted = "", why = ""] = ONLY.exec(text) ?? [];
  const kind = behind ?? before;
  if (kind === undefined || isForOthers(sentences)) return null;
  return `I want ${lowerFirst(kind)} only${unwanted}${why.replace(/^, please,?/i, ",")}.`;
};

/** "Dinner plan for the week, vegan only": the order, and what stands before it. */
export const onlyBehind = (text: string, passage: Passage): { readonly said: string; readonly wish: string } | null => {
  if (!MAY_BE_ONLY.test(text)) return null;
  for (const cut of text.matchAll(/[,;:] (?:and )?| - | and (?=only )/g)) {
    const wish = onlyOrder(text.slice(cut.index + cut[0].length), passage);
    if (wish !== null) return { said: `${text.slice(0, cut.index)}.`, wish };
  }
  return null;
};
