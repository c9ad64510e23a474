// Packs the units of a stretch of text (sentences, lines) into passages that end where the text itself pauses.

import { isSpace, tearsPair } from "#plugins/shared/characters.ts";

export interface Unit {
  readonly start: number;
  readonly end: number;
  /** How well the text may be cut before the unit: from 0 within a paragraph over 1 at a line to 2 at a paragraph. */
  readonly pause: number;
}

export interface Sizes {
  /** Upper bound of a passage, in characters. */
  readonly max: number;
  /** From here on a passage ends when the rest of its paragraph does not fit. */
  readonly target: number;
  /** From here on a passage ends with its paragraph. */
  readonly min: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Cuts a unit that is longer than `max`: at white space in its second half, else anywhere but within a surrogate pair. */
export const cutLong = (text: string, unit: Unit, max: number): Unit[] => {
  const pieces: Unit[] = [];
  let start = unit.start;
  while (unit.end - start > max) {
    let end = start + max;
    const floor = start + (max >> 1);
    while (end > floor && !isSpace(text.charCodeAt(end))) end--;
    if (end === floor) end = tearsPair(text, start + max) ? start + max - 1 : start + max;
    pieces.push({ start, end, pause: pieces.length === 0 ? unit.pause : 0 });
    start = end;
    while (start < unit.end && isSpace(text.charCodeAt(start))) start++;
  }
  if (start < unit.end) pieces.push({ start, end: unit.end, pause: pieces.length === 0 ? unit.pause : 0 });
  return pieces;
};

/** For each unit the end of its paragraph. */
const paragraphEnds = (units: readonly Unit[]): number[] => {
  const ends: number[] = new Array(units.length);
  let end = 0;
  for (let i = units.length - 1; i >= 0; i--) {
    const unit = units[i] as Unit;
    if (i === units.length - 1 || units[i + 1]?.pause === 2) end = unit.end;
    ends[i] = end;
  }
  return ends;
};

/** The best place to end a passage that began with unit `first` and cannot hold unit `next`. */
const bestCut = (units: readonly Unit[], first: number, next: number, max: number): number => {
  const begin = (units[first] as Unit).start;
  let best = next;
  for (let i = next - 1; i > first; i--) {
    const end = (units[i - 1] as Unit).end;
    if (end - begin < max / 2) break;
    if ((units[i] as Unit).pause > (units[best] as Unit).pause) best = i;
  }
  return best;
};

/** Spans of at most `sizes.max` characters that together hold every unit, in order. */
export const pack = (text: string, whole: readonly Unit[], sizes: Sizes): Span[] => {
  const units = whole.flatMap((unit) => (unit.end - unit.start > sizes.max ? cutLong(text, unit, sizes.max) : [unit]));
  const ends = paragraphEnds(units);
  const spans: Span[] = [];
  let first = 0;
  for (let i = 1; i <= units.length; i++) {
    const begin = (units[first] as Unit | undefined)?.start ?? 0;
    const unit = units[i];
    const size = (units[i - 1]?.end ?? 0) - begin;
    if (unit === undefined) {
      if (units.length > 0) spans.push({ start: begin, end: begin + size });
      break;
    }
    const isOver = unit.end - begin > sizes.max;
    const isParagraphDone = unit.pause === 2 && size >= sizes.min;
    const isFull = unit.pause < 2 && size >= sizes.target && (ends[i] as number) - begin > sizes.max;
    if (!isOver && !isParagraphDone && !isFull) continue;
    const cut = isOver ? bestCut(units, first, i, sizes.max) : i;
    spans.push({ start: begin, end: (units[cut - 1] as Unit).end });
    first = cut;
    i = cut;
  }
  return spans;
};
