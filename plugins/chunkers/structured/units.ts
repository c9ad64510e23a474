// The units of prose, code and tables, from which passages are packed.

import { isLineBreak, isSpace } from "#plugins/shared/characters.ts";
import { eachSentence } from "#plugins/shared/sentences.ts";
import type { Span, Unit } from "./pack.ts";

/** Of the line that begins a function or a class. */
const LONGEST_NAME = 120;
/** Of the lines that something lies within, the innermost. */
const DEEPEST = 8;

const pauseBetween = (text: string, from: number, to: number): Unit["pause"] => {
  let breaks = 0;
  for (let i = from; i < to && breaks < 2; i++) {
    const code = text.charCodeAt(i);
    if (isLineBreak(code) && !(code === 10 && text.charCodeAt(i - 1) === 13)) breaks++;
  }
  return breaks === 0 ? 0 : breaks === 1 ? 1 : 2;
};

export const sentenceUnits = (text: string, from: number, to: number): Unit[] => {
  const units: Unit[] = [];
  let previousEnd = from;
  eachSentence(text, from, to, (start, end) => {
    units.push({ start, end, pause: units.length === 0 ? 2 : pauseBetween(text, previousEnd, start) });
    previousEnd = end;
  });
  return units;
};

interface Line {
  readonly start: number;
  /** Without trailing white space. */
  readonly end: number;
  readonly indent: number;
  /** Blank lines before it. */
  readonly gap: number;
}

/** Lines that are not blank. */
const linesOf = (text: string, from: number, to: number): Line[] => {
  const lines: Line[] = [];
  let gap = 0;
  for (let start = from; start < to; ) {
    const found = text.indexOf("\n", start);
    const next = found === -1 || found >= to ? to : found;
    let ink = start;
    while (ink < next && isSpace(text.charCodeAt(ink))) ink++;
    let end = next;
    while (end > ink && isSpace(text.charCodeAt(end - 1))) end--;
    if (end > ink) {
      lines.push({ start: ink, end, indent: ink - start, gap });
      gap = 0;
    } else gap++;
    start = next + 1;
  }
  return lines;
};

/** A line that only closes what is open, such as a brace or a fence, stays with the line before it. */
const CLOSING = /^[\])}>;,`~\s]{1,12}$|^(end|fi|done|esac)$/;

/** After a blank line rather than without one, and between outer lines rather than inner ones. */
const pauseBefore = ({ gap, indent }: Line): number =>
  gap > 0 && indent === 0 ? 2 : (gap > 0 ? 1 : 0) + 0.5 / (1 + indent);

export const codeUnits = (text: string, from: number, to: number): Unit[] => {
  const units: Unit[] = [];
  for (const line of linesOf(text, from, to)) {
    const { start, end, indent, gap } = line;
    const last = units.at(-1);
    if (last !== undefined && gap === 0 && end - start <= 12 && CLOSING.test(text.slice(start, end))) {
      units[units.length - 1] = { ...last, end };
    } else {
      units.push({ start: start - indent, end, pause: units.length === 0 ? 2 : pauseBefore(line) });
    }
  }
  return units;
};

/** A line that only closes or opens what the line before it began is no name of what it holds. */
const NAMES_NOTHING = /^[\s\])}>;,`~({[<]*$/;

/**
 * For each span of code the lines that it lies within, outermost first: what is less indented and stands before it, such as the
 * class and the function of a statement. In linear time.
 */
export const enclosingLines = (text: string, from: number, to: number, spans: readonly Span[]): string[][] => {
  const open: { readonly indent: number; readonly text: string }[] = [];
  const found: string[][] = [];
  const isWithin = (indent: number): boolean => (open.at(-1)?.indent ?? -1) >= indent;
  for (const { start, end, indent } of linesOf(text, from, to)) {
    while (isWithin(indent)) open.pop();
    // A span that begins in this line.
    while (found.length < spans.length && (spans[found.length]?.start ?? to) < end)
      found.push(open.slice(-DEEPEST).map((of) => of.text));
    const words = text.slice(start, Math.min(end, start + LONGEST_NAME));
    if (!NAMES_NOTHING.test(words)) open.push({ indent, text: words });
  }
  while (found.length < spans.length) found.push([]);
  return found;
};

const RULE = /^[\s|:+=-]{1,4000}$/;

/** One unit a row; the first holds the header, and the line under it. */
export const rowUnits = (text: string, from: number, to: number): Unit[] => {
  const lines = linesOf(text, from, to);
  const isRule = (line: Line | undefined): boolean => line !== undefined && RULE.test(text.slice(line.start, line.end));
  const head = isRule(lines[1]) ? 2 : 1;
  const first = lines[Math.min(head, lines.length - 1)];
  if (first === undefined) return [];
  const rows: Unit[] = [{ start: lines[0]?.start ?? from, end: first.end, pause: 2 }];
  for (const { start, end } of lines.slice(head + 1)) rows.push({ start, end, pause: 2 });
  return rows;
};
