// "My husband loves maps." "We met in Lund" → "My husband and I met in Lund": what two do who are a couple, told to an assistant
// where the user spoke of one partner.

import { PARTNERS } from "../cues/kin.ts";
import { matchesIn } from "../patterns.ts";

const OF_A_COUPLE =
  /^(?:we(?:'ve| have)?|some others and I(?: have)?) (?:(?:first|actually|only|just|both|finally) )*(?:met(?! with\b| up\b| (?:my|our|the|a|her|his) )|(?:got|been|were|are|'re) (?:married|engaged|divorced)|got together|broke up|split up|separated|moved in together|started dating|been (?:together|dating)|eloped|married(?= (?:in|on|at|last|\d|young|two|three)))\b/i;
const PARTNER = new RegExp(String.raw`\b(?:my|our) (?:late |new )?(${PARTNERS}|spouse|fianc[eé]e?)\b`, "gi");

/** "I got to know a fiddler. We met in Leeds": of somebody else. */
const BRINGS_IN_OTHER =
  /\b(?:met|meet|know|knew|saw|see|found|dating|dated|joined|with|by) (?:an?|another|this|some|one of) [a-z]/i;

/** `own`: what the user said before in the same message; `message`: the message before. */
export const asCouple = (text: string, own: string, message: string): string => {
  if (!OF_A_COUPLE.test(text) || BRINGS_IN_OTHER.test(own)) return text;
  const partners = new Set(matchesIn(`${message} ${own}`, PARTNER).map(([phrase]) => phrase.toLowerCase()));
  const [partner] = partners;
  if (partner === undefined || partners.size > 1) return text;
  const both = `${partner.replace(/^our/, "my")} and I`;
  return text.replace(/^(?:we(?:'ve\b)?|some others and I)/i, (we) => (we.endsWith("'ve") ? `${both} have` : both));
};
