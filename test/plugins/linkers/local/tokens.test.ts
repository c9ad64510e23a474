import { describe, expect, test } from "bun:test";
import { tokenize, withoutDateLabels } from "#plugins/linkers/local/reading/tokens.ts";

const words = (text: string): string[] => tokenize(text).map((token) => token.lower);

describe("words of a statement", () => {
  test("open contractions and tell possessives from verbs", () => {
    expect(words("I'm sure she doesn't")).toEqual(["i", "am", "sure", "she", "does", "not"]);
    expect(words("Mara's brother can't row")).toEqual(["mara", "'s", "brother", "can", "not", "row"]);
    expect(words("Mara's living in Lyon")).toEqual(["mara", "is", "living", "in", "lyon"]);
  });

  test("have number words as digits and amounts in one piece", () => {
    expect(words("seven cats, $1,250.50 and 12:30")).toEqual(["7", "cats", ",", "$1250.50", "and", "12:30"]);
  });

  test("leave out brackets that only date the statement", () => {
    expect(withoutDateLabels("Mara moved (April 2024).")).toBe("Mara moved.");
    expect(withoutDateLabels("Mara moved (the week of 3 June 2024) twice.")).toBe("Mara moved twice.");
    expect(withoutDateLabels("Mara moved (with her cat).")).toBe("Mara moved (with her cat).");
  });

  test("know names by their capital, but neither days nor the words that open sentences", () => {
    const names = (text: string) =>
      tokenize(text)
        .filter((token) => token.isName)
        .map((token) => token.text);
    expect(names("The choir met Ada in Ghent on Mondays in May.")).toEqual(["Ada", "Ghent"]);
    expect(names("User saw Dr. Lind.")).toEqual(["Dr", "Lind"]);
  });
});
