// What every chunker has to hold. Call it in a test file of the plugin.

import { beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Chunker } from "#contracts/chunker.ts";
import type { PluginHost } from "#contracts/plugin.ts";
import type { ExtractedText, Section } from "#domain/extracted-text.ts";
import { pluginHost } from "./host.ts";

export const extractedText = (text: string, sections: readonly Section[] = []): ExtractedText => ({
  text,
  sections,
  type: "text",
  mediaType: "text/plain",
  title: null,
  author: null,
  url: null,
  ogImage: null,
  date: null,
  notes: [],
});

const block = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ". ",
        "\n",
        "\n\n",
        " ",
        "| a | b |\n",
        "|---|---|\n",
        "}\n",
        "  ",
        "?! ",
        "🙂",
        "one two three",
        "\t",
      ),
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.string({ unit: "grapheme-ascii", maxLength: 900 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(""));

type Make = (start: number, end: number) => Section | null;
const kinds: readonly Make[] = [
  () => null,
  (start, end) => ({ kind: "turn", start, end, bodyStart: start, speaker: "Ada", role: "other", at: 1_000 }),
  (start, end) => ({ kind: "heading", start, end, level: 1 + (end % 3), title: `Part ${start}` }),
  (start, end) => ({ kind: "table", start, end, header: "| a | b |" }),
  (start, end) => ({ kind: "code", start, end, language: "ts" }),
  (start, end) => ({ kind: "timed", start, end, fromMs: 0, toMs: 10 }),
  (start, end) => ({ kind: "page", start, end, page: 1 }),
];

/** Texts of every kind of section, one after the other. */
const documents = fc.array(fc.tuple(block, fc.constantFrom(...kinds)), { maxLength: 12 }).map((parts) => {
  let text = "";
  const sections: Section[] = [];
  for (const [piece, make] of parts) {
    const section = make(text.length, text.length + piece.length);
    if (section !== null) sections.push(section);
    text += `${piece}\n`;
  }
  return extractedText(text, sections);
});

const isHalf = (code: number, from: number): boolean => code >= from && code < from + 0x400;

const expectWhole = async (extracted: ExtractedText, chunker: Chunker, chunkSize: number | null): Promise<void> => {
  const { text } = extracted;
  let at = 0;
  for (const chunk of await chunker.chunk(extracted, chunkSize)) {
    expect(text.slice(chunk.start, chunk.end)).toBe(chunk.text);
    expect(chunk.text.trim()).not.toBe("");
    expect(chunk.start).toBeGreaterThanOrEqual(at);
    expect(text.slice(at, chunk.start).trim()).toBe("");
    for (const cut of [chunk.start, chunk.end]) {
      expect(isHalf(text.charCodeAt(cut - 1), 0xd800) && isHalf(text.charCodeAt(cut), 0xdc00)).toBe(false);
    }
    if (chunkSize !== null) expect(chunk.text.length).toBeLessThanOrEqual(chunkSize);
    at = chunk.end;
  }
  expect(text.slice(at).trim()).toBe("");
};

export const chunkerConformance = (name: string, make: (host: PluginHost) => Promise<Chunker>): void => {
  describe(`chunker ${name} conforms`, () => {
    let chunker: Chunker;
    beforeAll(async () => {
      chunker = await make(pluginHost());
    });

    test("cuts exact passages, in order, none empty, leaving out white space alone", async () => {
      await fc.assert(
        fc.asyncProperty(documents, (extracted) => expectWhole(extracted, chunker, null)),
        { numRuns: 400 },
      );
    });

    test("keeps to the size it is given", async () => {
      const size = fc.integer({ min: 50, max: 2_000 });
      await fc.assert(
        fc.asyncProperty(documents, size, (extracted, chunkSize) => expectWhole(extracted, chunker, chunkSize)),
        { numRuns: 400 },
      );
    });

    test("gives nothing for an empty text", async () => {
      expect(await chunker.chunk(extractedText(""), null)).toEqual([]);
      expect(await chunker.chunk(extractedText(" \n\t"), null)).toEqual([]);
    });

    test("never mixes two turns in one passage", async () => {
      const turns = Array.from({ length: 5 }, (_, i) => `Ada: I saw bird ${i}.`);
      let at = 0;
      const sections = turns.map((turn): Section => {
        const section: Section = {
          kind: "turn",
          start: at,
          end: at + turn.length,
          bodyStart: at + 5,
          speaker: "Ada",
          role: "other",
          at: null,
        };
        at += turn.length + 1;
        return section;
      });
      const chunks = await chunker.chunk(extractedText(turns.join("\n"), sections), null);
      expect(chunks.map((chunk) => chunk.text)).toEqual(turns);
      for (const chunk of chunks) expect(chunk).toMatchObject({ speaker: "Ada", role: "other" });
    });

    test.each([
      ["words", "word "],
      ["one word", "x"],
      ["lines", "a\n"],
      ["sentences", "He came. "],
      ["paragraphs", "He came.\n\n"],
    ])("cuts a megabyte of %s", async (_name, unit) => {
      const extracted = extractedText(unit.repeat(1_000_000 / unit.length));
      const chunks = await chunker.chunk(extracted, null);
      expect(chunks.length).toBeGreaterThan(1);
    });
  });
};
