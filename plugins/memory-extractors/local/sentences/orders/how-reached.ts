// How a user wants to be reached: "Please don't call me, I work nights", "don't ring after 8", "Text me instead of calling".

import { wrapped } from "#domain/wrapped.ts";

/** Each deed as it is done to somebody. */
const DONE: Readonly<Record<string, string>> = {
  call: "called",
  phone: "phoned",
  ring: "rung",
  text: "texted",
  email: "emailed",
  message: "messaged",
  contact: "contacted",
  disturb: "disturbed",
};
const DEEDS = Object.keys(DONE).join("|");
const OPENING = "(?:(?:please|also|and|but|so|ok|okay),? )*";
const WHEN = wrapped`
  (?:
    at (?:work|home|night|the office|weekends|\d)|after|before|on (?!my behalf\b)|during|while|when|until|between
    |in the (?:morning|evening|afternoon)|outside
  )\b`;
/** Not "don't call me Jonathan" nor "don't call me crazy, but". */
const UNWANTED = new RegExp(
  wrapped`
    ^${OPENING}(?:don't|do not|never) (${DEEDS})(?: me\b(?: on my (?:mobile|landline|cell|work|home)(?: phone| number)?)?)?(?=
      (?<= me)(?:[.!]*$|,? (?:(?:but|and|please|just) )*(?:${DEEDS})\b|,? (?:as|since|because|I|I'm|my|the) )
      |(?:,? please)? ${WHEN}
    )`,
  "i",
);
/** ", text me instead": the other way, in the same words. */
const RATHER = new RegExp(`^(?:,|,? (?:but|and)) (?:(?:please|just) )*(${DEEDS})(?: me)?\\b`, "i");

/** "..., my mum says", "... is what our teacher tells us": somebody else's wish. */
const SAID_BY_ANOTHER = /\b(?:says?|said|tells?|told|wrote|is my rule|is the rule)\b/i;

/** As a wish in the first person, with what stands behind it; null where the text is none. */
export const howReached = (text: string): string | null => {
  const match = UNWANTED.exec(text);
  const deed = DONE[match?.[1]?.toLowerCase() ?? ""];
  if (match === null || deed === undefined || SAID_BY_ANOTHER.test(text)) return null;
  const rest = text
    .slice(match[0].length)
    .replace(/,? please\b/gi, "")
    .replace(RATHER, (_, other: string) => `, but to be ${DONE[other.toLowerCase()] ?? other}`);
  return `I do not want to be ${deed}${rest}`;
};
