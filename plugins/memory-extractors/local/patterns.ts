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

/** Letters and digits, of which most are plain: a pattern with Unicode classes is slow to ask for each. */
const isLetterOrDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (code > 127) return /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
};

/** Whether a text opens with a letter or digit. */
export const opensWithWord = (text: string): boolean => text !== "" && isLetterOrDigit(text, 0);

const JOINS = new Set(["'", "’", "-"]);

/** How many words a text has; apostrophes and hyphens join. */
export const countWords = (text: string): number => {
  let count = 0;
  let isInside = false;
  for (let at = 0; at < text.length; at++) {
    const isPart: boolean = isLetterOrDigit(text, at) || (isInside && JOINS.has(text[at] ?? ""));
    if (isPart && !isInside) count++;
    isInside = isPart;
  }
  return count;
};
