// Notes typed line by line in small letters: there a line that ends without a full stop ends what it says, though the next one begins
// small: "mum: has shingles, wants me home for easter" above "dad got the job in aberdeen".

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "../patterns.ts";
import type { Range } from "./echoes.ts";

const FEWEST_LINES = 3;
/** Text that is wrapped has no shorter lines but where a paragraph ends. */
const SHORTEST_WRAPPED = 36;
const LONGEST_JOTTED = 140;
/** How a text is typed, so many of its lines tell. */
const MOST_LINES = 200;

/** The end of a line that the next one does not go on: no comma before it, no "and" or "of" on either side. */
const LINE_END = new RegExp(
  wrapped`
    (?<![,;:(/&+-]|\b(?:a|an|the|and|or|but|of|to|from|in|on|at|for|with|by|my|our|is|are))[ \t]*\n(?=\p{Ll})(?!
      (?:
        and|or|but|nor|of|to|for|with|from|by|that|which|who|where|when|while|because|until|since|if|in|at|on|so|than|as
        |into
      )\b
    )`,
  "gu",
);

/** Whether a third of the lines that could go on in small letters end though the next word had room on them: nothing wraps so. */
const endEarly = (lines: readonly string[]): boolean => {
  const width = Math.max(...lines.map(({ length }) => length));
  const isEarly = lines.flatMap((line, at) => {
    const next = (lines[at + 1] ?? "").split(" ", 1)[0] ?? "";
    return `${line}\n${next}`.search(LINE_END) < 0 || /[.!?]$/.test(line)
      ? []
      : [line.length + 1 + next.length <= width];
  });
  return isEarly.length > 1 && isEarly.filter((early) => early).length * 3 >= isEarly.length;
};

/** Whether the lines of a text are of all lengths. */
export const isJotted = (text: string): boolean => {
  const lines = text.split("\n", MOST_LINES).map((line) => line.trim());
  if (lines.length < FEWEST_LINES || lines.some(({ length }) => length > LONGEST_JOTTED)) return false;
  const followed = lines.filter((line, at) => line !== "" && (lines[at + 1] ?? "") !== "");
  const areShort = followed.filter(({ length }) => length < SHORTEST_WRAPPED).length * 3 >= followed.length;
  return (
    followed.length > 1 && (areShort || text.split(/\n\s*\n/).some((part) => endEarly(part.split("\n", MOST_LINES))))
  );
};

/** Sentences begin in capitals amid its lines, all of which are full: a paragraph of a letter, below an address of short lines. */
const isPrint = (paragraph: string): boolean => {
  if (!/[.!?] \p{Lu}/u.test(paragraph)) return false;
  const lines = paragraph.split("\n", MOST_LINES).map((line) => line.trim());
  const width = Math.max(...lines.map(({ length }) => length));
  return lines
    .slice(1)
    .every((next, at) => (lines[at]?.length ?? 0) + 1 + (next.split(" ", 1)[0] ?? "").length > width);
};
const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g;

/** [from, to) cut at the ends of its lines. */
export const jottedLines = (text: string, from: number, to: number): Range[] => {
  const cuts = matchesIn(text.slice(from, to), PARAGRAPH)
    .filter(({ 0: paragraph }) => !isPrint(paragraph))
    .flatMap(({ index: at, 0: paragraph }) =>
      matchesIn(paragraph, LINE_END).map(({ index, 0: end }) => from + at + index + end.length),
    );
  return [from, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? to }));
};
