import { expect, test } from "bun:test";
import { withoutSaidBefore } from "#domain/said-before.ts";

test("what a memory quotes of the talk before it is left out", () => {
  expect(withoutSaidBefore('Ida ate four (said after "The plums are ripe").')).toBe("Ida ate four.");
  expect(withoutSaidBefore(`Ida would like to (replying to Wim's "Will you come?").`)).toBe("Ida would like to.");
  expect(withoutSaidBefore('Ida ate four (4 May 2023) (said after "The plums are ripe").')).toBe(
    "Ida ate four (4 May 2023).",
  );
});

test.each([
  'Ida has three (asked "How many looms do you have?").',
  'Ida says "said after".',
  "Ida ate four (4 May 2023).",
])("%s stays as it is", (text) => {
  expect(withoutSaidBefore(text)).toBe(text);
});
