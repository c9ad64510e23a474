// A document of one hasty line ("wifi password is on the fridge") that the rules cannot tell in a sentence of their own.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import { keyValue } from "../documents/field-lines.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { inQuotes, wordsTyped } from "./in-quotes.ts";
import { states } from "./own-words.ts";
import { drawnFrom } from "./typed-units.ts";

/** One line without a mark at its end, longer than a title and shorter than a text. */
const NOTE = /^(?!#|[-*>|])[^\n]{8,240}(?<![.:;!?])$/;
/** "Wi-Fi: heron5. Gate code: 4471." */
const NOTE_OF_PAIRS = /^(?!#|[-*>|])[^\n]{8,240}$/;
/** A document of one hasty line is what its sender wants remembered: kept whole where a part of it was not told. */
export const shortNote = (
  chunks: readonly Chunk[],
  passages: readonly Passage[],
  told: readonly MemoryCandidate[],
): MemoryCandidate[] => {
  const note = passages[0];
  if (note === undefined || chunks.length > 1 || note.role !== null) return [];
  const text = chunks[0]?.text.trim() ?? "";
  const sentences = [...note.sentences, ...note.foreign].sort((a, b) => a.start - b.start);
  const isOfPairs = NOTE_OF_PAIRS.test(text) && sentences.every(({ raw }) => keyValue(raw) !== null);
  if (!isOfPairs && !NOTE.test(text)) return [];
  const isLost = (one: PassageSentence): boolean =>
    one.isFresh && (isOfPairs || states(one)) && drawnFrom(told, one).length === 0;
  return sentences.some(isLost)
    ? [inQuotes(`Note: "${wordsTyped(sentences)}"`, sentences, { subject: null, said: note.said })]
    : [];
};
