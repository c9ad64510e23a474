// What a page or file is called and who wrote it, put before its text where the text does not say so itself: passages are all that
// a search reads, so that a title and a name are found only there.

import type { ExtractedText, Section } from "#domain/extracted-text.ts";

/** A title further down is not the text's own beginning. */
const LOOK_CHARACTERS = 2_000;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const moved = (section: Section, by: number): Section => {
  const shifted = { ...section, start: section.start + by, end: section.end + by };
  return shifted.kind === "turn" ? { ...shifted, bodyStart: shifted.bodyStart + by } : shifted;
};

export const withByline = (extracted: ExtractedText): ExtractedText => {
  const { text, sections } = extracted;
  const beginning = ` ${plain(text.slice(0, LOOK_CHARACTERS))} `;
  /** One line, unless the text begins with it or it says nothing. */
  const missing = (label: string | null): string | null => {
    const words = plain(label ?? "");
    return words === "" || beginning.includes(` ${words} `) ? null : (label ?? "").replace(/\s+/g, " ").trim();
  };
  const title = missing(extracted.title);
  const author = missing(extracted.author);
  if (title === null && author === null) return extracted;
  const heading = title === null ? "" : `# ${title}`;
  const head = [heading, author === null ? "" : `By ${author}`].filter((line) => line !== "").join("\n\n");
  const own: Section[] = title === null ? [] : [{ kind: "heading", start: 0, end: heading.length, level: 1, title }];
  const shift = head.length + 2;
  return { ...extracted, text: `${head}\n\n${text}`, sections: [...own, ...sections.map((of) => moved(of, shift))] };
};
