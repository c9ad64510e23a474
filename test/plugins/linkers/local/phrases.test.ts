import { describe, expect, test } from "bun:test";
import { find, matchesAt, phrase, phraseTable } from "#plugins/linkers/local/reading/phrases.ts";
import { tokenize } from "#plugins/linkers/local/reading/tokens.ts";

const finds = (pattern: string, text: string): boolean => find(tokenize(text), phrase(pattern)) !== null;

describe("phrases", () => {
  test("match words in any of their forms, one of several, and optional ones", () => {
    expect(finds("move|relocate to *", "she relocated to Bari")).toBe(true);
    expect(finds("have a? job at *", "he has jobs at sea")).toBe(true);
    expect(finds("move to *", "she moved")).toBe(false);
  });

  test("bridge up to three words, and adverbs between their own", () => {
    expect(finds("give ~ back", "gave the red drill back")).toBe(true);
    expect(finds("give ~ back", "gave the very old red drill back")).toBe(false);
    expect(finds("be a *", "is now a welder")).toBe(true);
  });

  test("are found in a table by the first word", () => {
    const table = phraseTable([
      ["work at|for *", "employer"],
      ["work as *", "role"],
    ] as const);
    const tokens = tokenize("works as a welder");
    expect([...matchesAt(table, tokens, 0)]).toEqual([{ entry: "role", end: 2 }]);
    expect(() => phraseTable([["* at", 1]])).toThrow("starts with words");
  });
});
