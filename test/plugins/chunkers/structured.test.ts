import { beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Chunker } from "#contracts/chunker.ts";
import { searchText } from "#domain/chunk.ts";
import type { Section, TurnSection } from "#domain/extracted-text.ts";
import structured from "#plugins/chunkers/structured.ts";
import { loadTokenizer, MAX_TOKENS } from "#plugins/embedders/minilm/tokenizer.ts";
import { markdownSections } from "#plugins/shared/markdown-sections.ts";
import { chunkerConformance, extractedText } from "#test/conformance/chunker.ts";
import { pluginHost } from "#test/conformance/host.ts";
import { extractFile } from "#test/support/extract-file.ts";

chunkerConformance("structured", (host) => structured.create({}, host));

const MODEL = new URL("../../../models/all-MiniLM-L6-v2", import.meta.url).pathname;

const sentence = (i: number): string =>
  `On day ${i} the ferry left the quay at dawn and came back with ${i * 3} crates of pears.`;
const paragraph = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => sentence(from + i)).join(" ");

describe("the structured chunker", () => {
  let chunker: Chunker;
  beforeAll(async () => {
    chunker = await structured.create({}, pluginHost());
  });
  const cut = (text: string, sections: readonly Section[] = [], size: number | null = null) =>
    chunker.chunk(extractedText(text, sections), size);
  const cutMarkdown = (text: string) => cut(text, markdownSections(text));

  test("keeps a short text whole", async () => {
    expect((await cut("I live in Porto. I have a dog.\n\nHe is old.")).map((chunk) => chunk.text)).toEqual([
      "I live in Porto. I have a dog.\n\nHe is old.",
    ]);
  });

  test("ends passages of prose with a sentence, none much shorter than the others", async () => {
    const chunks = await cut(paragraph(0, 60));
    for (const chunk of chunks) {
      expect(chunk.text.endsWith("pears.")).toBe(true);
      expect(chunk.text.length).toBeGreaterThan(300);
      expect(chunk.text.length).toBeLessThanOrEqual(700);
    }
  });

  test("cuts so that the embedder reads each passage to its end, in whatever script", async () => {
    const encode = await loadTokenizer(MODEL);
    const sentences = {
      english: "On day four the ferry left the quay at dawn and came back with twelve crates of pears. ",
      polish: "Czwartego dnia prom opuścił nabrzeże o świcie i wrócił z dwunastoma skrzyniami gruszek. ",
      russian: "На четвёртый день паром покинул причал на рассвете и вернулся с двенадцатью ящиками груш. ",
      arabic: "في اليوم الرابع غادرت العبارة الرصيف عند الفجر وعادت باثني عشر صندوقا من الكمثرى. ",
      chinese: "第四天渡船在黎明时离开码头，带回了十二箱梨。",
      japanese: "四日目の夜明けにフェリーは岸壁を離れ、梨を十二箱積んで戻ってきた。",
      korean: "넷째 날 새벽에 나룻배가 부두를 떠나 배 열두 상자를 싣고 돌아왔다. ",
    };
    for (const [language, words] of Object.entries(sentences)) {
      const text = words.repeat(80);
      for (const kinds of [[], [turn(text, 0, { bodyStart: 0 })]]) {
        for (const chunk of await cut(text, kinds)) {
          expect(encode(searchText(chunk)).length, `${language}: ${chunk.text.length}`).toBeLessThan(MAX_TOKENS);
        }
      }
    }
  });

  test("ends a passage with its paragraph, so that an edit further up moves few bounds", async () => {
    const paragraphs = Array.from({ length: 12 }, (_, i) => paragraph(i * 9, 6 + (i % 3)));
    const before = (await cut(paragraphs.join("\n\n"))).map((chunk) => chunk.text);
    const after = (await cut([`Not so fast. ${paragraphs[0]}`, ...paragraphs.slice(1)].join("\n\n"))).map(
      (chunk) => chunk.text,
    );
    expect(after.filter((text) => !before.includes(text)).length).toBeLessThanOrEqual(3);
  });

  test("cuts what has no pause in it hard, at white space when there is some", async () => {
    expect((await cut("x".repeat(1_500))).map((chunk) => chunk.text.length)).toEqual([700, 700, 100]);
    for (const chunk of await cut("🙂".repeat(1_000), [], 33)) expect(chunk.text.isWellFormed()).toBe(true);
    for (const chunk of await cut("lantern ".repeat(300))) expect(chunk.text).toMatch(/^lantern.*lantern$/);
  });

  const turn = (text: string, start: number, fields: Partial<TurnSection> = {}): TurnSection => ({
    kind: "turn",
    start,
    end: start + text.length,
    bodyStart: start + text.indexOf(":") + 2,
    speaker: "Ada",
    role: "user",
    at: 1_700_000_000_000,
    ...fields,
  });

  test("gives each turn one passage with its speaker, role and time", async () => {
    const [a, b] = ["Ada: We moved. All of us.", "Bot: Where to?"] as const;
    const chunks = await cut(`Session 4\n\n${a}\n${b}`, [
      turn(a, 11),
      turn(b, 11 + a.length + 1, { speaker: "Bot", role: "assistant", at: null }),
    ]);
    expect(chunks).toMatchObject([
      { text: "Session 4", speaker: null, role: null, at: null, lead: "" },
      { text: a, speaker: "Ada", role: "user", at: 1_700_000_000_000, lead: "" },
      { text: b, speaker: "Bot", role: "assistant", at: null, lead: "" },
    ]);
  });

  test("cuts a long turn at sentences, each piece with its speaker and time", async () => {
    const text = `Ada: ${paragraph(0, 20)}`;
    const chunks = await cut(text, [turn(text, 0)]);
    expect(chunks.length).toBeGreaterThan(2);
    chunks.forEach((chunk, i) => {
      expect(chunk).toMatchObject({ speaker: "Ada", role: "user", at: 1_700_000_000_000, lead: i === 0 ? "" : "Ada:" });
      expect(chunk.text.length).toBeLessThanOrEqual(600);
      expect(chunk.text.endsWith("pears.")).toBe(true);
    });
  });

  test("leaves code and headings within a turn in the turn", async () => {
    const text = "Ada: look\n# not a heading\n```\ncode\n```";
    const chunks = await cut(text, [
      turn(text, 0),
      { kind: "heading", start: 10, end: 25, level: 1, title: "not a heading" },
    ]);
    expect(chunks.map((chunk) => chunk.text)).toEqual([text]);
    expect(
      (
        await cut(`${text}\n\nAfter.`, [turn(text, 0), { kind: "heading", start: 10, end: 25, level: 1, title: "x" }])
      )[1],
    ).toMatchObject({
      text: "After.",
      lead: "",
    });
  });

  test("begins a passage at each heading, led by the headings above it", async () => {
    const chunks = await cutMarkdown(
      `# Boat\n\nA manual.\n\n## Engine\n\n### Start\n\nTurn the key.\n\n### Stop\n\n${paragraph(0, 12)}\n\n## Sails\nTwo.\n`,
    );
    expect(chunks.map((chunk) => [chunk.lead, chunk.text.replaceAll("\n", "|").slice(0, 18)])).toEqual([
      ["", "# Boat||A manual."],
      ["Boat", "## Engine||### Sta"],
      ["Boat > Engine", "### Stop||On day 0"],
      ["Boat > Engine > Stop", "On day 7 the ferry"],
      ["Boat", "## Sails|Two."],
    ]);
  });

  test("makes each row of a table a passage led by the header, the heading with the first", async () => {
    const chunks = await cutMarkdown(
      "## Prices\n\n| fruit | price |\n|---|---|\n| pear | 2 |\n| fig | 5 |\n| plum | 1 |\n\nDone.",
    );
    expect(chunks.map((chunk) => [chunk.lead, chunk.text])).toEqual([
      ["", "## Prices\n\n| fruit | price |\n|---|---|\n| pear | 2 |"],
      ["Prices\n| fruit | price |", "| fig | 5 |"],
      ["Prices\n| fruit | price |", "| plum | 1 |"],
      ["Prices", "Done."],
    ]);
  });

  test("cuts code between its parts and leaves no closing brace alone", async () => {
    const part = (i: number) => `const f${i} = () => {\n${"  work();\n".repeat(28)}\n  rest();\n};\n`;
    const chunks = await cutMarkdown(`\`\`\`ts\n${part(1)}\n${part(2)}\n${part(3)}\`\`\``);
    expect(chunks.length).toBe(3);
    for (const chunk of chunks) expect(chunk.text).toMatch(/^(```ts\n)?const f[\s\S]*\};(\n```)?$/);
  });

  test("tells of a piece of code what it lies within", async () => {
    const method = (name: string) =>
      `    def ${name}(self, boat):\n        """Tells of ${name}."""\n${"        self.log.append(boat.name)\n".repeat(12)}\n`;
    const source = `import log\n\n\nclass Harbour(Place):\n${method("enter")}${method("leave")}${method("sink")}\n\ndef main():\n    Harbour()\n`;
    const chunks = await cut(source, [{ kind: "code", start: 0, end: source.length, language: "python" }]);
    expect(chunks.map(({ lead, text }) => [lead, text.split("\n", 1)[0]])).toEqual([
      ["", "import log"],
      ["class Harbour(Place):", "def leave(self, boat):"],
      ["class Harbour(Place):", "def sink(self, boat):"],
      ["", "def main():"],
    ]);
  });

  test("never tears a turn from its speaker and time, whatever the size", async () => {
    const spoken = fc.record({
      speaker: fc.constantFrom("Ada", "Bot", "María José"),
      words: fc.string({ unit: "grapheme", minLength: 1, maxLength: 1_500 }).filter((words) => words.trim() !== ""),
      at: fc.option(fc.integer({ min: 0, max: 2_000_000_000_000 })),
    });
    const sizes = fc.option(fc.integer({ min: 20, max: 900 }));
    await fc.assert(
      fc.asyncProperty(fc.array(spoken, { minLength: 1, maxLength: 8 }), sizes, async (turns, size) => {
        let text = "";
        const sections = turns.map(({ speaker, words, at }) => {
          const line = `${speaker}: ${words}`;
          const section = turn(line, text.length, { speaker, at });
          text += `${line}\n`;
          return section;
        });
        for (const chunk of await cut(text, sections, size)) {
          const of = sections.filter(({ start, end }) => start <= chunk.start && chunk.end <= end);
          expect(of.map(({ speaker, at }) => [speaker, at])).toContainEqual([chunk.speaker, chunk.at]);
          expect(`${chunk.lead}${chunk.text}`).toStartWith(`${chunk.speaker}:`.slice(0, size ?? undefined));
        }
      }),
    );
  });

  test("makes one passage of each row of a CSV, the header with all of them", async () => {
    const cell = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ,;"']{0,20}$/u);
    const rows = fc
      .integer({ min: 2, max: 5 })
      .chain((columns) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 12 }),
      );
    const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;
    await fc.assert(
      fc.asyncProperty(rows, async ([header = [], ...data]) => {
        const csv = [header, ...data].map((row) => row.map(quoted).join(",")).join("\r\n");
        const extracted = await extractFile("csv", csv);
        const chunks = await chunker.chunk(extracted, null);
        expect(chunks.length).toBe(data.length);
        for (const [i, { lead, text }] of chunks.entries()) {
          const passage = `${lead}\n${text}`.replace(/\s+/g, " ");
          for (const words of [...header, ...(data[i] ?? [])])
            expect(passage).toContain(words.replace(/\s+/g, " ").trim());
        }
      }),
      { numRuns: 60 },
    );
  });

  test("puts several rows of a very long table into a passage, and none is lost or cut", async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => `part ${i},${i % 7} pcs`);
    const extracted = await extractFile("csv", ["part,stock", ...rows].join("\n"));
    const chunks = await chunker.chunk(extracted, null);
    expect(chunks.length).toBeLessThanOrEqual(5_000);
    const told = new Set(chunks.flatMap(({ text }) => text.match(/part \d+/g) ?? []));
    expect(told.size).toBe(rows.length);
    expect(chunks.every(({ lead, text }) => /stock/.test(lead + text) && /^\W*part/.test(text))).toBe(true);
  });

  test("cuts a very long table that goes on as before", async () => {
    const cut = async (rows: number): Promise<string[]> => {
      const csv = ["part,stock", ...Array.from({ length: rows }, (_, i) => `part ${i},${i % 7} pcs`)].join("\n");
      return (await chunker.chunk(await extractFile("csv", csv), null)).map(({ text }) => text);
    };
    const before = new Set(await cut(20_000));
    const after = await cut(20_500);
    expect(after.filter((text) => !before.has(text)).length).toBeLessThan(200);
  });

  test("ends passages of a transcript between its stretches", async () => {
    const lines = Array.from({ length: 40 }, (_, i) => `and then number ${i} came along without a stop`);
    let at = 0;
    const sections = lines.map((line, i): Section => {
      const section: Section = {
        kind: "timed",
        start: at,
        end: at + line.length,
        fromMs: i * 1000,
        toMs: i * 1000 + 999,
      };
      at += line.length + 1;
      return section;
    });
    const chunks = await cut(lines.join("\n"), sections);
    expect(chunks.length).toBeGreaterThan(2);
    for (const chunk of chunks) expect(chunk.text).toMatch(/^and then number[\s\S]*a stop$/);
  });

  test.each([
    ["headings", "# h\n\nb\n"],
    ["code", "```\na\n```\n"],
  ])("lets others have their turns while it cuts a text of many %s", async (_, unit) => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      waiting = setImmediate(count);
    };
    let waiting = setImmediate(count);
    await cutMarkdown(unit.repeat(5_000));
    clearImmediate(waiting);
    expect(turns).toBeGreaterThan(3);
  });

  test("stays linear whatever the sections", async () => {
    const many = 50_000;
    const text = "# h\n".repeat(many);
    await cut(
      text,
      Array.from({ length: many }, (_, i) => ({
        kind: "heading" as const,
        start: i * 4,
        end: i * 4 + 3,
        level: i,
        title: "h",
      })),
    );
    const turns = "A: b\n".repeat(many);
    await cut(
      turns,
      Array.from({ length: many }, (_, i) => turn("A: b", i * 5)),
    );
    await cutMarkdown(`| a | b |\n|---|---|\n${"| 1 | 2 |\n".repeat(many)}`);
    await cutMarkdown(`\`\`\`\n${"}\n".repeat(many)}`);
  });
});
