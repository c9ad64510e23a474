// Patterns built from tables: the one for small letters finds what the one that ignores case finds.

import { expect, test } from "bun:test";
import fc from "fast-check";
import { countWords, inSmall } from "#plugins/memory-extractors/local/patterns.ts";

const agree = (pattern: RegExp, texts: readonly string[]): void => {
  const small = inSmall(pattern);
  for (const text of texts) expect([text, small.test(text.toLowerCase())]).toEqual([text, pattern.test(text)]);
};

test("a pattern for small letters finds what the pattern finds in any spelling", () => {
  agree(/\bI'm from [A-Z]\w+\b/i, ["I'm from Graz", "i'm from graz", "I'm from 3", "We're from Graz"]);
  agree(/^My \S+\W$/i, ["My oak.", "my oak", "MY OAK!", "My  oak."]);
  agree(/^(?!(?:I|we|\p{Lu}\p{Ll}+ and)\b)[\p{L}']+ can\b/iu, [
    "Élan can",
    "Ida and can",
    "we can",
    "ROWING CAN",
    "3 can",
  ]);
});

test("a pattern to which case matters is refused", () => {
  expect(() => inSmall(/\bMay\b/)).toThrow("May");
});

test("words are counted as a pattern of letters, digits and what joins them finds them", () => {
  const found = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  for (const text of ["", "Ida's well-kept boat", "'tis -- 3 o’clock", "Élan à Gent", "我住在"]) {
    expect([text, countWords(text)]).toEqual([text, found(text)]);
  }
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "É", "ß", "7", "'", "’", "-", " ", ".", "\n", "我") }),
      (text) => {
        expect(countWords(text)).toBe(found(text));
      },
    ),
  );
});
