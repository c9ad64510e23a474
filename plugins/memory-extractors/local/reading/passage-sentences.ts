// The sentences of one chunk with their offsets in the document: without its label, code, quotations, output and echoes, and apart from
// those in other languages.

import type { Chunk } from "#domain/chunk.ts";
import { wrapped } from "#domain/wrapped.ts";
import { eachSentence } from "#plugins/shared/sentences.ts";
import { matchesIn } from "../patterns.ts";
import { isCode } from "./code-marks.ts";
import { type Csv, csvRow } from "./csv.ts";
import { withDaysBehind } from "./days-behind.ts";
import { echoRanges, type Range } from "./echoes.ts";
import { isJotted, jottedLines } from "./jotted-lines.ts";
import { isForeign, isForeignSentence, languageEvidence } from "./language.ts";
import { piecesOf } from "./long-sentences.ts";
import { narrow } from "./narrow.ts";
import { outputRanges } from "./pasted-output.ts";
import { withRiddlesAnswered } from "./riddles.ts";
import { readAs } from "./spoken-marks.ts";
import { columnsOf, isRow, toldRow } from "./tables.ts";

export interface PassageSentence {
  readonly chunkId: string;
  /** Offsets in the document's extracted text. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** What is read in its place: the same with the reader of a letter named, the row of a table in words. */
  readonly told?: string;
  readonly isFresh: boolean;
  /** The row of a table. */
  readonly isRow?: true;
  /** Told behind whom its line names. */
  readonly isOfPerson?: true;
  /** Where it begins; absent amid a line. */
  readonly opens?: "line" | "paragraph" | undefined;
}

/** In two: up to `end` of its text, and from `behind` on. */
export const cutAt = (sentence: PassageSentence, end: number, behind: number): PassageSentence[] => [
  { ...sentence, end: sentence.start + end, raw: sentence.raw.slice(0, end) },
  { ...sentence, start: sentence.start + behind, raw: sentence.raw.slice(behind) },
];

const FENCE = /^[ \t]*(?:```|~~~)/gm;
/** Of "**Ada** (10:30): ", "Ada 🌻: " */
const BEHIND_LABEL = new RegExp(
  wrapped`
    ^(?:[*_ )\]\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f){0,20}
      (?:\([^)]{0,40}\) ?)?[:>-] ?[*_]{0,2}`,
  "u",
);
/** Where the words begin behind "Name: " or "[10:04] Name: ". */
export const bodyStart = (chunk: Chunk): number => {
  if (chunk.speaker === null) return 0;
  const head = chunk.text.slice(0, chunk.speaker.length + 80).toLowerCase();
  const label = chunk.speaker.toLowerCase();
  const at = head.indexOf(label);
  if (at < 0 || head.slice(0, at).includes("\n")) return 0;
  const colon = BEHIND_LABEL.exec(head.slice(at + label.length));
  return colon === null ? 0 : at + label.length + colon[0].length;
};

/** Ranges between code fences; the state carries over the pieces of one turn. */
const fencedRanges = (text: string, isOpen: boolean): { ranges: Range[]; isOpen: boolean } => {
  const ranges: Range[] = [];
  let open = isOpen ? 0 : -1;
  for (const match of matchesIn(text, FENCE)) {
    if (open < 0) open = match.index;
    else {
      ranges.push({ start: open, end: match.index + match[0].length });
      open = -1;
    }
  }
  if (open >= 0) ranges.push({ start: open, end: text.length });
  return { ranges, isOpen: open >= 0 };
};

/** "> I have three cats. Do you?": somebody else's, to the end of the line. */
const QUOTED_LINE = /^[ \t]*>.*$/gm;
const quotedLines = (body: string): Range[] =>
  body.includes(">")
    ? matchesIn(body, QUOTED_LINE).map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : [];

/** Calls `visit` for the stretches of [from, to) that no range covers. */
const eachGap = (
  ranges: readonly Range[],
  from: number,
  to: number,
  visit: (start: number, end: number) => void,
): void => {
  let at = from;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    if (range.start > at) visit(at, Math.min(range.start, to));
    at = Math.max(at, range.end);
  }
  if (at < to) visit(at, to);
};

/** "Velo Krause          Invoice no. 2026-0418": what stands beside each other on a page. */
const BESIDE = / {4,}(?=\p{Lu}[\p{L} .-]{1,24}(?::| no\.) ?\S)/gu;
const partsBeside = (text: string, start: number, end: number): Range[] => {
  const cuts = matchesIn(text.slice(start, end), BESIDE).map(({ index, 0: gap }) => ({
    end: start + index,
    next: start + index + gap.length,
  }));
  return [start, ...cuts.map(({ next }) => next)].map((from, at) => ({ start: from, end: cuts[at]?.end ?? end }));
};

/** Whether a sentence begins a line, and that a paragraph. */
const openingAt = (body: string, start: number): Pick<PassageSentence, "opens"> => {
  let at = start - 1;
  let breaks = 0;
  for (; at >= 0 && breaks < 2 && /\s/.test(body.charAt(at)); at--) if (body[at] === "\n") breaks++;
  if (breaks > 1) return { opens: "paragraph" };
  return breaks > 0 || at < 0 || body.startsWith("    ", start - 4) ? { opens: "line" } : {};
};

const toldAs = (told: string, raw: string): Pick<PassageSentence, "told"> => (told === raw ? {} : { told });

const LINE = /[^\n]+/g;
const rowsOf = (chunk: Chunk, csv: Csv, isFresh: boolean): PassageSentence[] =>
  matchesIn(chunk.text, LINE).flatMap(({ index, 0: raw }) => {
    const start = chunk.start + index;
    const told = csv.isTold && start < csv.end ? csvRow(csv, raw) : null;
    const place = { chunkId: chunk.id, start, end: start + raw.length, raw, isFresh, opens: "line" as const };
    return told === null ? [] : [{ ...place, told, isRow: true as const }];
  });

interface Surroundings {
  readonly isFresh: boolean;
  /** A code fence of the piece before goes on. */
  readonly isFenceOpen: boolean;
  readonly isOfCode: boolean;
  readonly isTableRead: boolean;
  readonly csv: Csv | null;
  readonly areMarksSpoken: boolean;
}

export const readSentences = (
  chunk: Chunk,
  { isFresh, isFenceOpen, isOfCode, isTableRead, csv, areMarksSpoken }: Surroundings,
): { sentences: PassageSentence[]; foreign: PassageSentence[]; isFenceOpen: boolean } => {
  const from = bodyStart(chunk);
  const body = from === 0 ? chunk.text : chunk.text.slice(from).trimStart();
  const offset = chunk.text.length - body.length;
  const rows = csv === null || chunk.role !== null || chunk.start > csv.end ? null : rowsOf(chunk, csv, isFresh);
  const tableEnd = csv === null || rows === null ? 0 : csv.end - chunk.start - offset;
  if (rows !== null && tableEnd >= body.length) return { sentences: rows, foreign: [], isFenceOpen: false };
  const fences = fencedRanges(body, isFenceOpen);
  const read = readAs(body, areMarksSpoken);
  const sentences: PassageSentence[] = [...(rows ?? [])];
  const isOfLines = chunk.role === null && isJotted(read);
  const eachSentenceOf = (start: number, end: number, visit: (start: number, end: number) => void): void => {
    for (const part of isOfLines ? jottedLines(read, start, end) : [{ start, end }])
      eachSentence(read, part.start, part.end, (from, till) => {
        if (chunk.role !== null) visit(from, till);
        else for (const beside of partsBeside(read, from, till)) visit(beside.start, beside.end);
      });
  };
  const isTalk = chunk.role === "other" || chunk.role === "user";
  const columns = isTableRead && chunk.role === null ? columnsOf(chunk.text, chunk.lead) : null;
  const output = columns === null ? outputRanges(body) : [];
  const unsaid = [...fences.ranges, ...quotedLines(body), ...echoRanges(body, chunk), ...output];
  eachGap(unsaid, tableEnd, body.length, (gapStart, gapEnd) =>
    eachSentenceOf(gapStart, gapEnd, (start, end) => {
      const opening = openingAt(read, start);
      for (const piece of piecesOf(read.slice(start, end))) {
        const raw = narrow(body.slice(start + piece.start, start + piece.end));
        const spoken = narrow(read.slice(start + piece.start, start + piece.end));
        const at = chunk.start + offset + start;
        const place = {
          chunkId: chunk.id,
          start: at + piece.start,
          end: at + piece.end,
          raw,
          isFresh,
          ...toldAs(spoken, raw),
          ...(piece.start === 0 ? opening : {}),
        };
        const told = columns !== null && isRow(raw) ? toldRow(columns, raw) : null;
        if (told !== null) sentences.push({ ...place, told });
        // "How old is she now?" "7"
        const isEmpty = raw.length < 2 && !(isTalk && /\d/.test(raw));
        if (isEmpty || /^\s*[>|\\)}\]]/.test(raw) || isCode(raw, isOfCode || chunk.role === null)) continue;
        sentences.push(place);
      }
    }),
  );
  const isSpoken = chunk.role === "other" || chunk.role === "user";
  const said = isSpoken ? withDaysBehind(sentences, chunk.role === "other") : sentences;
  return { ...byLanguage(withRiddlesAnswered(said)), isFenceOpen: fences.isOpen };
};

const byLanguage = (all: PassageSentence[]): { sentences: PassageSentence[]; foreign: PassageSentence[] } => {
  const evidence = all.map(({ raw }) => languageEvidence(raw));
  if (evidence.every(({ other }) => other === 0)) return { sentences: all, foreign: [] };
  const isAmongForeign = isForeign({
    english: evidence.reduce((sum, { english }) => sum + english, 0),
    other: evidence.reduce((sum, { other }) => sum + other, 0),
  });
  const isOther = evidence.map((one) => isForeignSentence(one, isAmongForeign));
  return { sentences: all.filter((_, at) => !isOther[at]), foreign: all.filter((_, at) => isOther[at]) };
};
