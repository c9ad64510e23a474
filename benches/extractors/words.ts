// How much of one text is found in another, by words.

export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const countsOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const shared = (some: readonly string[], others: readonly string[]): number => {
  const left = countsOf(some);
  return others.reduce((sum, word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return sum + (count > 0 ? 1 : 0);
  }, 0);
};

/** The share of the expected words that are found, each as often as expected. */
export const recall = (found: readonly string[], expected: readonly string[]): number =>
  expected.length === 0 ? 1 : shared(found, expected) / expected.length;

/** Harmonic mean of precision and recall, by words. */
export const f1 = (found: readonly string[], expected: readonly string[]): number =>
  found.length + expected.length === 0 ? 1 : (2 * shared(found, expected)) / (found.length + expected.length);

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Markdown without the addresses of its links, which no reader sees. */
export const withoutLinkTargets = (markdown: string): string => markdown.replace(/\]\([^)\s]*\)/g, "]");
