// The text of a page as running text: lines that the page's width broke are joined again, words that it tore as well.

const MIN_FULL_LINE = 40;
const FULL_SHARE = 0.7;

/** One of the two signs that PDFium puts where a hyphen ends a line; the other is U+FFFE. */
const TORN_WORD_MARK = "\u0002";

const LIST_START = /^\s*(?:[-•▪‣◦*–]|\(?\d{1,3}[.)]|\(?[a-z][.)]|\[\d+\])\s/;
const ENDS_SENTENCE = /[.!?:;…]["'”’)\]]*$/;

/** The length that a line has when it goes on to the edge of its column. */
const fullLength = (lines: readonly string[]): number => {
  const lengths = lines.map((line) => line.length).sort((a, b) => a - b);
  return Math.max(MIN_FULL_LINE, (lengths[Math.floor(lengths.length * 0.8)] ?? 0) * FULL_SHARE);
};

const joins = (line: string, next: string, full: number): boolean => {
  if (line === "" || next === "" || LIST_START.test(next) || line.length < full) return false;
  return /^[\p{Ll}("'“‘[]/u.test(next) || !ENDS_SENTENCE.test(line);
};

const joined = (line: string, next: string): string => {
  const isTorn = /\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next);
  return isTorn ? line.slice(0, -1) + next : `${line} ${next}`;
};

/** What PDFium gives for a page, tidied. */
export const tidyPageText = (raw: string): string => {
  const text = raw
    .replaceAll(TORN_WORD_MARK, "\uFFFE")
    .replace(/\uFFFE(?:\r?\n)?/g, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\u00a0", " ")
    .replace(/(?![\t\n])\p{Cc}/gu, "");
  const lines = text.split("\n").map((line) => line.replace(/[ \t]+/g, " ").trim());
  const full = fullLength(lines.filter((line) => line !== ""));
  const paragraphs: string[] = [];
  let current = "";
  let last = "";
  for (const line of lines) {
    if (current !== "" && joins(last, line, full)) current = joined(current, line);
    else {
      paragraphs.push(current);
      current = line;
    }
    last = line;
  }
  paragraphs.push(current);
  return paragraphs
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
};
