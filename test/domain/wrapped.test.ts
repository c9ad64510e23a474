// A pattern over several lines is the pattern that one line would say.

import { expect, test } from "bun:test";
import { wrapped } from "#domain/wrapped.ts";

test("line breaks and what lines begin with do not belong to the pattern, spaces inside lines do", () => {
  const source = wrapped`
    ^(?:
      the |an? |\d+ (?:km|
        miles
      )
    )$`;
  expect(source).toBe(String.raw`^(?:the |an? |\d+ (?:km|miles))$`);
});

test("what is put in is taken as it is", () => {
  const kept = "a\n  b";
  expect(wrapped`
    (?:${kept}|\p{Lu})`).toBe(String.raw`(?:${kept}|\p{Lu})`);
});
