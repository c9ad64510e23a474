// Puts a text together piece by piece, with the sections that the pieces are, up to a limit.

import type { ExtractedText, Section } from "#domain/extracted-text.ts";

/** Some 1,500 printed pages. */
export const MAX_CHARACTERS = 4_000_000;

export interface TextBuilder {
  readonly length: () => number;
  /** True when nothing more fits; what is added then is left out. */
  readonly isFull: () => boolean;
  /** @param sections of the piece, with offsets into it. */
  add(piece: string, sections?: readonly Section[]): void;
  /** A section over what was added since `start`. */
  mark(section: Section): void;
  build(fields: Partial<ExtractedText> & Pick<ExtractedText, "type" | "mediaType">): ExtractedText;
}

/** The host takes no text whose labels are longer than 5,000 characters. */
const LONGEST_NAME = 500;

const NONE = { title: null, author: null, url: null, ogImage: null, date: null, notes: [] } as const;

export const createTextBuilder = (limit = MAX_CHARACTERS): TextBuilder => {
  const pieces: string[] = [];
  const sections: Section[] = [];
  let length = 0;
  let isCut = false;
  return {
    length: () => length,
    isFull: () => isCut,
    add: (piece, own = []) => {
      if (isCut) return;
      const room = limit - length;
      isCut = piece.length > room;
      const kept = isCut ? cutAt(piece, room) : piece;
      for (const section of own) {
        if (section.start >= kept.length) continue;
        const end = Math.min(section.end, kept.length);
        sections.push({ ...section, start: section.start + length, end: end + length });
      }
      pieces.push(kept);
      length += kept.length;
    },
    mark: (section) => {
      if (section.end <= length) sections.push(section);
    },
    build: (fields) => ({
      ...NONE,
      ...fields,
      title: fields.title ? cutAt(fields.title, LONGEST_NAME) : null,
      author: fields.author ? cutAt(fields.author, LONGEST_NAME) : null,
      text: pieces.join(""),
      sections: sections.toSorted((a, b) => a.start - b.start || b.end - a.end),
      notes: isCut ? [...(fields.notes ?? []), `The text was cut after ${limit} characters.`] : (fields.notes ?? []),
    }),
  };
};

/** Not between the two halves of one character. */
const cutAt = (text: string, at: number): string => {
  const isTorn = at > 0 && /[\uD800-\uDBFF]/.test(text[at - 1] ?? "");
  return text.slice(0, isTorn ? at - 1 : at);
};
