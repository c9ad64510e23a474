import { expect, test } from "bun:test";
import fc from "fast-check";
import { markdownSections } from "#plugins/shared/markdown-sections.ts";

const TEXT = `Title of all
============

## Part *one* ##

Words | with a bar

| Ship | Flag |
|---|:---:|
| Aurora | Norway |

\`\`\`js
# no heading
| a | b |
|---|---|
\`\`\`

- item
---
after`;

test("headings, tables and code are found where they stand", () => {
  const found = markdownSections(TEXT).map(({ kind, start, end }) => [kind, TEXT.slice(start, end).split("\n")[0]]);
  expect(found).toEqual([
    ["heading", "Title of all"],
    ["heading", "## Part *one* ##"],
    ["table", "| Ship | Flag |"],
    ["code", "```js"],
  ]);
  expect(markdownSections(TEXT)[1]).toMatchObject({ level: 2, title: "Part one" });
  expect(markdownSections(TEXT)[2]).toMatchObject({ header: "| Ship | Flag |" });
  expect(markdownSections(TEXT)[3]).toMatchObject({ language: "js" });
});

test("sections are ordered, within the text, and do not overlap", () => {
  const line = fc.constantFrom(
    "# H",
    "## ",
    "text",
    "",
    "| a | b |",
    "|---|---|",
    "```",
    "~~~js",
    "===",
    "---",
    "- x",
    "    # code",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
      const text = lines.join("\n");
      let last = 0;
      for (const { start, end } of markdownSections(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
    }),
  );
});

test("a text made to be slow is not", () => {
  for (const hostile of [
    "# ".repeat(200_000),
    "*_`".repeat(100_000),
    "|".repeat(300_000),
    `# ${"[".repeat(100_000)}`,
    "`".repeat(300_000),
  ])
    markdownSections(hostile);
});
