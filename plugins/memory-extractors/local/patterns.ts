// Builds regular expressions from tables of phrases, so that the tables stay readable.
// A row may hold several alternatives divided by "|"; no row may nest unbounded repetitions (linear time on any input).

export const anyOf = (...rows: readonly string[]): string => `(?:${rows.join("|")})`;

/** Matches one of the phrases as whole words, wherever it stands. */
export const anywhere = (...rows: readonly string[]): RegExp => new RegExp(`\\b${anyOf(...rows)}\\b`, "i");

/** The alternatives of a pattern, divided at each "|" outside brackets. */
const alternativesOf = (source: string): string[] => {
  const alternatives = [""];
  let depth = 0;
  for (const [part] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|./g)) {
    if (part === "(") depth++;
    if (part === ")") depth--;
    if (part === "|" && depth === 0) alternatives.push("");
    else alternatives.push(alternatives.pop() + part);
  }
  return alternatives;
};

const BORDER = /^(?:\^|\\b)/;
/** One look for all of several patterns. What begins at the same border stands behind one look for that: it is read twice as fast. */
export const either = (...patterns: readonly RegExp[]): RegExp => {
  const flags = new Set(patterns.map((pattern) => pattern.flags));
  if (flags.size !== 1) throw new TypeError(`No one look for patterns with the flags ${[...flags].join(", ")}`);
  const alternatives = patterns.flatMap(({ source }) => alternativesOf(source));
  const byBorder = Map.groupBy(alternatives, (alternative) => BORDER.exec(alternative)?.[0] ?? "");
  const rows = [...byBorder].map(([border, rows]) => border + anyOf(...rows.map((row) => row.slice(border.length))));
  return new RegExp(rows.join("|"), ...flags);
};

const NO_MATCHES: readonly RegExpExecArray[] = [];
/** What `matchAll` finds with a pattern of all matches (g), in half the time: that makes a new pattern at each call. */
export const matchesIn = (text: string, pattern: RegExp): readonly RegExpExecArray[] => {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NO_MATCHES;
  if (!pattern.global) throw new TypeError(`Not a pattern of all matches: ${pattern.source}`);
  const matches: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return matches;
};

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

/** Whether a text opens with a small letter from a to z; "{" comes right behind "z". */
export const opensSmall = (text: string): boolean => text >= "a" && text < "{";

/** What goes on inside a word: apostrophes, hyphens, and the second half of a letter beyond the basic plane. */
const joins = (code: number): boolean =>
  code === 0x27 || code === 0x2d || code === 0x2019 || (code >= 0xdc00 && code <= 0xdfff);

/** Calls `visit` for each word of a text. */
const eachWord = (text: string, visit: (start: number, end: number) => void): void => {
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const isPart = isLetterOrDigit(text, at) || (start >= 0 && joins(text.charCodeAt(at)));
    if (isPart && start < 0) start = at;
    else if (!isPart && start >= 0) {
      visit(start, at);
      start = -1;
    }
  }
  if (start >= 0) visit(start, text.length);
};

export const countWords = (text: string): number => {
  let count = 0;
  eachWord(text, () => count++);
  return count;
};

export const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  eachWord(text, (start, end) => words.push(text.slice(start, end)));
  return words;
};
