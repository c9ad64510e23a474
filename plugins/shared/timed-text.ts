// Speech with its times as text: short captions put together into passages, chapters as headings.

import type { TextBuilder } from "./text-builder.ts";

export interface TimedPiece {
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

export interface Chapter {
  readonly fromMs: number;
  readonly title: string;
}

const PASSAGE_CHARACTERS = 400;
const PAUSE_MS = 4_000;

const ends = (text: string): boolean => /[.!?。！？]["')\]]*$/.test(text);

/** Captions are cut to the width of a screen: they go on until a sentence ends in a passage that is long enough, or speech pauses. */
export const joinPieces = (pieces: readonly TimedPiece[], chapters: readonly Chapter[] = []): TimedPiece[] => {
  const passages: TimedPiece[] = [];
  const starts = chapters.map(({ fromMs }) => fromMs);
  const isNew = (open: TimedPiece, fromMs: number): boolean =>
    fromMs - open.toMs > PAUSE_MS ||
    (open.text.length > PASSAGE_CHARACTERS / 2 && ends(open.text)) ||
    open.text.length > PASSAGE_CHARACTERS ||
    starts.some((start) => start > open.fromMs && start <= fromMs);
  for (const { fromMs, toMs, text: raw } of pieces) {
    const text = raw.replace(/\s+/g, " ").trim();
    if (text === "") continue;
    const open = passages.at(-1);
    if (open === undefined || isNew(open, fromMs)) passages.push({ fromMs, toMs, text });
    else
      passages[passages.length - 1] = {
        fromMs: open.fromMs,
        toMs: Math.max(open.toMs, toMs),
        text: `${open.text} ${text}`,
      };
  }
  return passages;
};

export const addTimedText = (
  builder: TextBuilder,
  pieces: readonly TimedPiece[],
  chapters: readonly Chapter[] = [],
): void => {
  const waiting = [...chapters];
  const separate = (): void => {
    if (builder.length() > 0) builder.add("\n\n");
  };
  for (const { fromMs, toMs, text } of joinPieces(pieces, chapters)) {
    while (waiting[0] !== undefined && waiting[0].fromMs <= fromMs) {
      const title = waiting.shift()?.title ?? "";
      separate();
      const heading = `## ${title}`;
      builder.add(heading, [{ kind: "heading", start: 0, end: heading.length, level: 2, title }]);
    }
    separate();
    builder.add(text, [{ kind: "timed", start: 0, end: text.length, fromMs, toMs }]);
  }
};

const TIME_LINE = /^\s*(?:\[?\(?)((?:\d{1,2}:)?\d{1,2}:\d{2})[\])]?\s*[-–—:|]?\s*(\S.{0,200})$/;

/** The chapters that a description lists: lines that begin with a time, the first of them the beginning. */
export const chaptersOf = (description: string): Chapter[] => {
  const chapters: Chapter[] = [];
  for (const line of description.split("\n")) {
    const [, time, title] = TIME_LINE.exec(line) ?? [];
    if (time === undefined || title === undefined) continue;
    const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    chapters.push({ fromMs: seconds * 1000, title: title.trim() });
  }
  const isRising = chapters.every(({ fromMs }, at) => fromMs > (chapters[at - 1]?.fromMs ?? -1));
  return chapters.length >= 2 && chapters[0]?.fromMs === 0 && isRising ? chapters : [];
};
