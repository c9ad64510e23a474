// Subtitles in the SRT format that ffmpeg turns all text subtitles into.

import type { TimedPiece } from "#plugins/shared/timed-text.ts";

const TIMES = /^(\d{1,3}):(\d{2}):(\d{2})[,.](\d{3})\s*-->\s*(\d{1,3}):(\d{2}):(\d{2})[,.](\d{3})/;

const toMs = (parts: readonly string[]): number => {
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = parts.map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
};

/** Without the marks for italics, colours and places on the screen. */
const plain = (text: string): string => text.replace(/<[^>]{0,200}>|\{\\[^}]{0,200}\}/g, "").trim();

export const readSrt = (srt: string): TimedPiece[] =>
  srt
    .replace(/\r\n?/g, "\n")
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split("\n");
      const at = lines.findIndex((line) => TIMES.test(line));
      const times = TIMES.exec(lines[at] ?? "");
      if (times === null) return [];
      const text = plain(lines.slice(at + 1).join(" "));
      return text === "" ? [] : [{ fromMs: toMs(times.slice(1, 5)), toMs: toMs(times.slice(5, 9)), text }];
    });
