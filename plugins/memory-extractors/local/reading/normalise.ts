// Evens out how a sentence is typed (quotes, dashes, emoji, slang contractions) before any rule reads it.
// The quote that a memory cites is always the sentence as it was sent; only the rules see this form.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { withCapitals } from "../cues/proper-names.ts";
import { oncePer } from "../once-per.ts";
import { oncePerText } from "../once-per-text.ts";
import { withG } from "./dropped-g.ts";
import { withApostrophes } from "./left-out-apostrophes.ts";
import { narrow } from "./narrow.ts";
import { type Replacements, replaced } from "./replacements.ts";
import { riddleTold } from "./riddles.ts";
import { withoutShouting } from "./shouted.ts";
import { ANY_SLANG, SLANG, SMALL_I } from "./slang.ts";
import { unstretched } from "./stretched.ts";
import { ANY_SHORT_DAY, ANY_SMALL_DAY, inFull, SHORT_DAY, SMALL_DAY } from "./typed-days.ts";
import { ANY_MARK, ANY_TYPOGRAPHY, TYPOGRAPHY } from "./typography.ts";

/** "My own niece" */
const OWN_KIN = new RegExp(`\\b(my|our) own (?!boss\\b|family\\b)(?=(?:${KIN_NOUNS})s?\\b)`, "gi");
/** Written in one way, so that "my mother in law" and "my mother-in-law" are one person. */
const IN_LAW = /\b((?:mother|father|sister|brother|son|daughter)s?) in law\b/gi;

/** Several looks, each for little: they are read faster than one for all. */
const SPACING_LOOKS = [
  /[!?]{2}/,
  /\s[\s,.!?;:]/,
  /[\t-\r\xA0\u1680\u2000-\u3000\uFEFF]/,
  /\bguess who|birthday|anniversary/i,
  /^(?:since|after|before) /i,
];
const BESIDE_COMMA =
  /, you know,|\b(?:um+|uh+),|\b([a-z']+), \1\b|, (?:I|we|you|he|she|they|it)\b(?<=\b(?:I|we|you|he|she|they|it)\b[^,]{0,25}, [a-z]+)/i;
const isSpacedOddly = (text: string): boolean =>
  SPACING_LOOKS.some((look) => look.test(text)) || (text.includes(",") && BESIDE_COMMA.test(text));
const FUNCTION_WORD = wrapped`
  (?<!\p{L})(?:
    I|we|he|she|they|the|an?|my|our|your|his|their|is|are|was|to|at|with|from|for|and|but|so|could|can
    |(?:I|we|he|she|they|that)'(?:s|re|m|ve|d|ll)
  )`;
const SPACING: Replacements = [
  // "since the move I cycle": with the comma that most leave out.
  [
    /^((?:since|after|before) (?:the|my|our) \p{L}+(?: \p{L}+)?) (?=(?:I|I'm|I've|we|we're|we've) (?!(?:\S+ ){1,3}(?:I|we)\b)[^,]*$)/iu,
    "$1, ",
  ],
  // "it's, you know, a lot": nothing is said by it.
  [/, you know,/gi, ","],
  // "They took the, um, the mower", "I was just, I was just leaving": what somebody begins again counts once.
  [/^(?:um+|uh+), /i, ""],
  [
    new RegExp(`(${FUNCTION_WORD})?,? (?:um+|uh+),(?= )`, "giu"),
    (_, word?: string) => (word === undefined ? "," : `${word},`),
  ],
  [new RegExp(`(${FUNCTION_WORD}(?: [\\p{L}']+){0,3}), \\1(?= |$)`, "giu"), "$1"],
  [/(?<=(?<!\p{L})(?:the|my|our|I'm|we're|he's|she's|it's|they're)), (?=[\p{L}\d])/gu, " "],
  [/!{2,}/g, "!"],
  [/\?{2,}|[!?]*\?[!?]+/g, "?"],
  [/\s+([,.!?;:])(?=\s|$)/g, "$1"],
  [/\s+/g, " "],
  [/^(?:it's|it is|today is|today's) my (\w+ )?(birthday|anniversary)(?: today)?/i, "My $1$2 is today"],
];

export const normalise = oncePerText((sentence) => {
  let text = sentence;
  if (ANY_MARK.test(text) || ANY_TYPOGRAPHY.test(text)) text = narrow(replaced(text, TYPOGRAPHY));
  text = unstretched(withG(withoutShouting(text)));
  if (ANY_SLANG.test(text) || SMALL_I.test(text)) text = replaced(text, SLANG);
  text = withApostrophes(text);
  if (text.includes(" own ")) text = text.replace(OWN_KIN, "$1 ");
  if (text.includes(" in law")) text = text.replace(IN_LAW, "$1-in-law");
  if (ANY_SMALL_DAY.test(text)) text = text.replace(SMALL_DAY, upperFirst);
  if (ANY_SHORT_DAY.test(text)) text = text.replace(SHORT_DAY, inFull);
  if (isSpacedOddly(text)) text = riddleTold(replaced(text, SPACING));
  return withCapitals(text.trim());
});

/** A sentence normalised: several rules read the same one. */
export const plainOf = oncePer(({ raw, told = raw }: { readonly raw: string; readonly told?: string }) =>
  normalise(told),
);
