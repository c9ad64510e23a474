import { expect, test } from "bun:test";
import fc from "fast-check";
import type { ExtractedText, Section } from "#domain/extracted-text.ts";
import { withByline } from "#src/extraction/with-byline.ts";
import { plainText } from "../containment/hostile-extractors.ts";

const page = (text: string, fields: Partial<ExtractedText> = {}): ExtractedText => ({ ...plainText(text), ...fields });

test("title and author are put before a text that does not say them", () => {
  const sections: Section[] = [{ kind: "code", start: 4, end: 8, language: null }];
  const given = page("The code.", { title: "Ropes\n and knots", author: "Ada Field", sections });
  const { text, sections: moved, title } = withByline(given);
  expect(text).toBe("# Ropes and knots\n\nBy Ada Field\n\nThe code.");
  expect(moved.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ["heading", "# Ropes and knots"],
    ["code", "code"],
  ]);
  expect(title).toBe(given.title);
});

test("a text that begins with its title and its author stays as it is", () => {
  const given = page("# ROPES, and knots\n\n_by Ada Field_\n\nText.", {
    title: "Ropes and knots",
    author: "Ada Field",
  });
  expect(withByline(given)).toBe(given);
  expect(withByline(page("Text.", { title: null, author: " - " }))).toEqual(
    page("Text.", { title: null, author: " - " }),
  );
});

test("a name within another word is no name", () => {
  expect(withByline(page("Adamant.", { author: "Ada" })).text).toBe("By Ada\n\nAdamant.");
});

test("every section covers what it covered before", () => {
  const label = fc.option(fc.string({ maxLength: 12 }));
  fc.assert(
    fc.property(fc.string(), label, label, fc.nat(), fc.nat(), (text, title, author, a, b) => {
      const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
      const turn: Section = { kind: "turn", start, end, bodyStart: end, speaker: "Ada", role: "user", at: null };
      const { text: after, sections } = withByline(page(text, { title, author, sections: [turn] }));
      const last = sections.at(-1);
      expect(last?.kind === "turn" && after.slice(last.start, last.bodyStart)).toBe(text.slice(start, end));
      expect(after.endsWith(text)).toBe(true);
    }),
  );
});
