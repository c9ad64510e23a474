// Sizes of passages are characters of Latin letters, some four a token. Embedders read so many tokens and no more, and of other
// scripts a token is one or two characters: passages of them have to be shorter, or their ends would not be embedded.

import type { Sizes } from "./pack.ts";

/** What a UTF-16 code unit counts beside a Latin letter, measured with a WordPiece vocabulary. */
const weightOf = (code: number): number => {
  if (code < 0x370) return 1;
  // Chinese, Japanese and Korean: a token each.
  if (code >= 0x2e80 && code < 0xd800) return 4;
  // Halves of rarer characters, emoji among them.
  if (code >= 0xd800 && code < 0xe000) return 2;
  // Quotation marks, dashes, arrows.
  if (code >= 0x2000 && code < 0x2e80) return 1;
  return 3.4;
};

/** The sizes for `text.slice(from, to)`, so that its passages take as many tokens as those of Latin letters. In linear time. */
export const fitTokens = (sizes: Sizes, text: string, from: number, to: number): Sizes => {
  let weight = 0;
  for (let at = from; at < to; at += 1) weight += weightOf(text.charCodeAt(at));
  const ratio = to > from ? (to - from) / weight : 1;
  if (ratio > 0.95) return sizes;
  return { max: Math.max(1, Math.floor(sizes.max * ratio)), target: sizes.target * ratio, min: sizes.min * ratio };
};
