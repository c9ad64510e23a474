// Finds the parts of a Markdown text: headings, pipe tables, fenced code. Line by line, in linear time; the text stays as it is.

import type { CodeSection, HeadingSection, Section, TableSection } from "#domain/extracted-text.ts";

interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
};

const ATX = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})[ \t]*([^`]*)$/;
const SETEXT = /^ {0,3}(=+|-+)[ \t]*$/;
const DELIMITER_ROW = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const MAX_SETEXT_TITLE = 200;
/** A longer line is no title, and the patterns below cost its square. */
const MAX_WRITTEN_TITLE = 400;

const headingTitle = (written: string): string =>
  written
    .slice(0, MAX_WRITTEN_TITLE)
    .trim()
    .replace(/[ \t]+#+$/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]{1,3}(\S(?:.*?\S)?)[*_`]{1,3}/g, "$1")
    .trim();

const atxHeading = (line: Line): HeadingSection | null => {
  const found = ATX.exec(line.text);
  if (found === null) return null;
  const [, marks = "", written = ""] = found;
  return { kind: "heading", start: line.start, end: line.end, level: marks.length, title: headingTitle(written) };
};

/** A line of text underlined by = or -, with a blank line (or nothing) above. */
const setextHeading = (lines: readonly Line[], at: number): HeadingSection | null => {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]];
  if (line === undefined || below === undefined) return null;
  const underline = SETEXT.exec(below.text)?.[1];
  const written = line.text.trim();
  if (underline === undefined || underline.length < 2 || (above?.text.trim() ?? "") !== "") return null;
  if (written === "" || written.length > MAX_SETEXT_TITLE || /^([-*+>|]|\d+[.)])(\s|$)/.test(written)) return null;
  const level = underline.startsWith("=") ? 1 : 2;
  return { kind: "heading", start: line.start, end: below.end, level, title: headingTitle(written) };
};

const lastOfCode = (lines: readonly Line[], at: number, fence: string): number => {
  for (let next = at + 1; next < lines.length; next += 1) {
    const closing = lines[next]?.text.trim() ?? "";
    if (closing.startsWith(fence) && closing.replaceAll(fence[0] ?? "`", "") === "") return next;
  }
  return lines.length - 1;
};

const lastOfTable = (lines: readonly Line[], at: number): number => {
  let last = at + 1;
  while ((lines[last + 1]?.text ?? "").includes("|")) last += 1;
  return last;
};

interface Found {
  readonly section: HeadingSection | TableSection | CodeSection;
  /** Index of its last line. */
  readonly last: number;
}

const sectionAt = (lines: readonly Line[], at: number): Found | null => {
  const line = lines[at];
  if (line === undefined || line.text.trim() === "") return null;
  const end = (last: number): number => lines[last]?.end ?? line.end;
  const fence = FENCE.exec(line.text);
  if (fence?.[1] !== undefined) {
    const last = lastOfCode(lines, at, fence[1]);
    const language = fence[2]?.trim().split(/\s/, 1)[0] || null;
    return { section: { kind: "code", start: line.start, end: end(last), language }, last };
  }
  if (
    line.text.includes("|") &&
    DELIMITER_ROW.test(lines[at + 1]?.text ?? "") &&
    (lines[at + 1]?.text ?? "").includes("|")
  ) {
    const last = lastOfTable(lines, at);
    return { section: { kind: "table", start: line.start, end: end(last), header: line.text.trim() }, last };
  }
  const atx = atxHeading(line);
  if (atx !== null) return { section: atx, last: at };
  const setext = setextHeading(lines, at);
  return setext === null ? null : { section: setext, last: at + 1 };
};

/** The sections of a Markdown text, ordered by where they start; offsets move by `shift`. */
export const markdownSections = (text: string, shift = 0): Section[] => {
  const lines = linesOf(text);
  const sections: Section[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = sectionAt(lines, at);
    if (found === null) continue;
    const { section, last } = found;
    sections.push({ ...section, start: section.start + shift, end: section.end + shift });
    at = last;
  }
  return sections;
};
