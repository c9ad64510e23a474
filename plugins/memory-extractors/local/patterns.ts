// Builds regular expressions from tables of phrases, so that the tables stay readable.
// A row may hold several alternatives divided by "|"; no row may nest unbounded repetitions (linear time on any input).

export const anyOf = (...rows: readonly string[]): string => `(?:${rows.join("|")})`;

/** Matches one of the phrases as whole words, wherever it stands. */
export const anywhere = (...rows: readonly string[]): RegExp => new RegExp(`\\b${anyOf(...rows)}\\b`, "i");

/** A pattern that ignores case, for text in small letters: it is read faster so. */
export const inSmall = ({ source, flags }: RegExp): RegExp => {
  if (!flags.includes("i")) throw new TypeError(`The case of its letters tells something: ${source}`);
  const small = source.replace(/\\p\{\w+\}|\\.|[A-Z]/g, (found) =>
    found.startsWith("\\") ? found.replace("{Lu}", "{Ll}") : found.toLowerCase(),
  );
  return new RegExp(small, flags.replace("i", ""));
};

export const wordSet = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => row.split(/\s+/)).filter((word) => word !== ""));

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
/** How many words a text has; no array of them. */
export const countWords = (text: string): number => {
  let count = 0;
  while (WORD.test(text)) count++;
  return count;
};
