// A small language for tables of phrases, matched on stems in one pass: "work at|for *".
//   a|b   one of these words      a?   may be left out      ~   up to three words      *   the rest, which is captured

import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

type Element =
  | { readonly kind: "words"; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  | { readonly kind: "gap" }
  | { readonly kind: "rest" };

export type Phrase = readonly Element[];

const MAX_GAP = 3;
/** Adverbs between the words of a phrase change nothing. */
const SKIPPED = new Set(
  "now just recently currently also still finally already really officially actually newly happily".split(" "),
);

export const phrase = (pattern: string): Phrase =>
  pattern.split(" ").map((part): Element => {
    if (part === "*") return { kind: "rest" };
    if (part === "~") return { kind: "gap" };
    const isOptional = part.endsWith("?");
    const words = (isOptional ? part.slice(0, -1) : part).split("|").map(stem);
    return { kind: "words", words: new Set(words), isOptional };
  });

/** Where the match ends (the rest begins), or -1. */
export const matchAt = (tokens: readonly Token[], start: number, pattern: Phrase, from = 0): number => {
  let at = start;
  for (let index = from; index < pattern.length; index++) {
    const element = pattern[index]!;
    if (element.kind === "rest") return at < tokens.length ? at : -1;
    if (element.kind === "gap") {
      for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
        const end = matchAt(tokens, at + skipped, pattern, index + 1);
        if (end !== -1) return end;
      }
      return -1;
    }
    const token = tokens[at];
    if (token !== undefined && (element.words.has(token.stem) || element.words.has(token.lower))) at++;
    else if (!element.isOptional) {
      // "is now a", "has recently moved to"
      if (at === start || token === undefined || !SKIPPED.has(token.lower)) return -1;
      at++;
      index--;
    }
  }
  return at;
};

/** Finds the phrase anywhere: where it starts and ends, or null. */
export const find = (
  tokens: readonly Token[],
  pattern: Phrase,
): { readonly start: number; readonly end: number } | null => {
  for (let start = 0; start < tokens.length; start++) {
    const end = matchAt(tokens, start, pattern);
    if (end !== -1) return { start, end };
  }
  return null;
};

/** Phrases by the first word they can start with, so that a table is not walked whole at every word. */
export interface PhraseTable<Entry> {
  readonly byFirst: ReadonlyMap<string, readonly { readonly pattern: Phrase; readonly entry: Entry }[]>;
}

export const phraseTable = <Entry>(rows: readonly (readonly [string, Entry])[]): PhraseTable<Entry> => {
  const byFirst = new Map<string, { pattern: Phrase; entry: Entry }[]>();
  for (const [text, entry] of rows) {
    const pattern = phrase(text);
    for (const element of pattern) {
      if (element.kind !== "words") throw new Error(`a phrase of a table starts with words: ${text}`);
      for (const word of element.words) byFirst.set(word, [...(byFirst.get(word) ?? []), { pattern, entry }]);
      if (!element.isOptional) break;
    }
  }
  return { byFirst };
};

/** The table's phrases that match at this place, each with the place where its rest begins. */
export function* matchesAt<Entry>(
  table: PhraseTable<Entry>,
  tokens: readonly Token[],
  start: number,
): Generator<{ readonly entry: Entry; readonly end: number }> {
  const token = tokens[start];
  if (token === undefined) return;
  const rows = table.byFirst.get(token.stem) ?? table.byFirst.get(token.lower) ?? [];
  for (const { pattern, entry } of rows) {
    const end = matchAt(tokens, start, pattern);
    if (end !== -1) yield { entry, end };
  }
}
