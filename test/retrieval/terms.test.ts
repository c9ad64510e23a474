import { describe, expect, test } from "bun:test";
import { dateTerms, termsOf } from "#retrieval/terms.ts";

describe("terms of a text", () => {
  test("are the same for forms of one word", () => {
    expect(termsOf("went")).toEqual(termsOf("going"));
    expect(termsOf("Nora's kids")).toEqual(termsOf("nora child"));
    expect(termsOf("running")).toEqual(termsOf("runs"));
  });

  test("leave out words that say nothing, with either apostrophe", () => {
    expect(termsOf("What’s that? I don't know who they are.")).toEqual(termsOf("know"));
    expect(termsOf("the of and")).toEqual([]);
  });

  test("keep order and repetition", () => {
    expect(termsOf("red bus, blue bus")).toEqual(["red", "bu", "blue", "bu"]);
  });

  test("cut scripts without spaces into pairs of characters", () => {
    expect(termsOf("東京都")).toEqual(["東京", "京都"]);
  });

  test("stay bounded for endless words", () => {
    expect(termsOf("x".repeat(10_000)).map((term) => term.length)).toEqual([40]);
  });

  test("a date is found by its day, month and year", () => {
    const asked = termsOf("on 8 May 2023");
    expect(dateTerms(Date.UTC(2023, 4, 8)).every((term) => asked.includes(term))).toBe(true);
    expect(dateTerms(Number.NaN)).toEqual([]);
  });
});
