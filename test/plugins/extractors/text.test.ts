import { describe, expect, test } from "bun:test";
import { loadPlugin } from "#plugins/index.ts";
import { extractorConformance } from "#test/conformance/extractor.ts";
import { extractFile } from "#test/support/extract-file.ts";
import { extract } from "./text/extract-text.ts";

const encode = (content: string) => new TextEncoder().encode(content);

extractorConformance("text", (host) => loadPlugin("extractor", "text", {}, host), [
  { mediaType: "text/plain", bytes: encode("Ada: hi Ben!\nBen: hello Ada."), name: "chat.txt" },
  { mediaType: "text/markdown", bytes: encode("# One\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"), name: "notes.md" },
  { mediaType: "application/json", bytes: encode('[{"role":"user","content":"I sail."}]'), name: "chat.json" },
]);

describe("other text", () => {
  test("has the sections of its Markdown", async () => {
    const extracted = await extract("# Boat\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```ts\nx\n```\n", "text/markdown");
    expect(extracted.sections.map(({ kind }) => kind)).toEqual(["heading", "table", "code"]);
    expect(extracted).toMatchObject({ title: "Boat", type: "text", mediaType: "text/markdown" });
  });

  test.each<[string, string | null]>([
    ["Figs are good. They are sweet.", "Figs are good. They are sweet."],
    ["  \n\nFigs\nare good", "Figs"],
    [`${"figs ".repeat(40)}`, `${"figs ".repeat(15)}…`],
    ["User: I bake bread on Sundays.\nAssistant: Nice.", "I bake bread on Sundays."],
    ["Trip to Porto\n\nAda: when do we go?\nBen: in May, I hope.", "Trip to Porto"],
    ["", null],
  ])("of %j has the title %p", async (content, title) => {
    expect((await extract(content)).title).toBe(title);
  });

  test.each<[string, string | null]>([
    ["Date: 1 May 2024\n\nWe went to the sea.", "2024-05-01"],
    ["Session date: 2024-05-01 10:30\nUser: hi there\nAssistant: hello", "2024-05-01"],
    ["Journal, 1 May 2024\n\nIt rained all day.", "2024-05-01"],
    ["# Notes\n\n*May 1, 2024*\n\nText.", "2024-05-01"],
    ["[2024-05-01 10:30] Ada: hi\n[2024-05-02 10:30] Ben: yo", "2024-05-01"],
    ["Date: 01/05/2024\n\nWe went to the sea.", null],
    ["On 1 May 2024 we went to the sea.", null],
  ])("of %j has the date %p", async (content, day) => {
    const { date } = await extract(content);
    expect(date === null ? null : new Date(date).toISOString().slice(0, 10)).toBe(day);
  });

  test("is read in UTF-8, UTF-16 and windows-1252", async () => {
    const content = "Café Ünal — figs";
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from(content, (c) => c.charCodeAt(0)).buffer),
    ]);
    expect((await extract(utf16)).text).toBe(content);
    expect((await extract(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x97, 0x20, 0x66, 0x69, 0x67]))).text).toBe(
      "Café — fig",
    );
    expect((await extract(`\uFEFF${content}`)).text).toBe(content);
  });
});

describe("a hostile megabyte", () => {
  const mega = (unit: string): string => unit.repeat(Math.ceil(1_000_000 / unit.length));
  test.each<[string, string]>([
    ["colons", mega(":")],
    ["labels", mega("A: b\n")],
    ["labels on one line", mega("Ada: ")],
    ["brackets", mega("[")],
    ["stamps", mega("[2024-03-01 10:30] ")],
    ["stamped lines", mega("[2024-03-01 10:30] Ada: x\n")],
    ["bold", mega("**")],
    ["bold labels", mega("**A:** ")],
    ["one long name", mega("Aa ")],
    ["headings", mega("### User\n")],
    ["a heading of brackets", `# ${mega("[")}`],
    ["a heading of stars", `# ${mega("*a")}`],
    ["spaces", mega(" ")],
    ["a label and spaces", `Ada:${mega(" ")}\nBen: x`],
    ["line breaks", mega("\n")],
    ["fences", mega("```\n")],
    ["table rules", mega("|-")],
    ["pipes", mega("|\n|-|\n")],
    ["underlines", mega("a\n=\n")],
    ["nested lists in JSON", `${"[".repeat(500_000)}${"]".repeat(500_000)}`],
    ["nested objects in JSON", `${'{"messages":'.repeat(80_000)}1${"}".repeat(80_000)}`],
    ["short messages in JSON", `[${'{"role":"user","content":"a"},'.repeat(33_000)}{"role":"user","content":"b"}]`],
    ["lines of JSON", mega('{"role":"user","content":"a"}\n')],
    ["dates", mega("1 May 2024\n")],
    ["digits", mega("1")],
    ["digits and dots", mega("1.")],
  ])("of %s is read", async (_name, content) => {
    const extracted = await extract(content);
    expect(extracted.text).not.toBe("");
  });
});

test("a file that is named as code is code from end to end, whatever its comments look like", async () => {
  const source = "# Deploy\n# user: nobody\nset -e\necho done\n";
  const shell = await extractFile("text", source, { mediaType: "text/plain", name: "/srv/bin/deploy.sh" });
  expect(shell).toMatchObject({
    text: source,
    title: "deploy.sh",
    sections: [{ kind: "code", start: 0, end: source.length, language: "shell" }],
  });
  const notes = await extractFile("text", source, { mediaType: "text/plain", name: "deploy.txt" });
  expect(notes.sections.map(({ kind }) => kind)).not.toContain("code");
});
