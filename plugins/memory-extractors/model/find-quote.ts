// Finds a quote in a passage although white space, quotation marks and dashes differ, and says where exactly it stands.

/** The characters that are compared, each with its offset in the text. */
interface Folded {
  readonly text: string;
  readonly offsets: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  ʼ: "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
};

const fold = (text: string): Folded => {
  let folded = "";
  const offsets: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (/\s/.test(character)) {
      if (folded === "" || folded.endsWith(" ")) continue;
      folded += " ";
    } else folded += ALIKE[character] ?? character;
    offsets.push(i);
  }
  return { text: folded, offsets };
};

const LEAST_CHARACTERS = 8;

/** Offsets in the passage, or null. A quote of a few letters proves nothing unless it is all there is. */
export const findQuote = (passage: string, quote: string): { readonly start: number; readonly end: number } | null => {
  const wanted = fold(quote)
    .text.trim()
    .replace(/^["']+|["']+$/g, "");
  const { text, offsets } = fold(passage);
  if (wanted === "" || (wanted.length < LEAST_CHARACTERS && wanted !== text.trim())) return null;
  const at = text.indexOf(wanted);
  const start = offsets[at];
  const last = offsets[at + wanted.length - 1];
  return at < 0 || start === undefined || last === undefined ? null : { start, end: last + 1 };
};
