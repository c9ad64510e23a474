// A letter that a family signs is told of the first of them, and its last line is no love of anything.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const letter = (closing: string, greeting = "Dear all,"): string =>
  `${greeting}\n\nPat retired in June. I passed my cello exam. In April we are going to Crete.\n\n${closing}`;

test.each([
  "Love,\nMaureen, Pat, Ada and Con",
  "Love,\nMaureen and Pat",
  "Lots of love,\nMaureen, Pat & the kids",
  "With much love and a happy new year,\nMaureen, Pat & Ada",
  "Best wishes,\nMaureen & Pat",
])("%s", async (closing) => {
  const told = (await statementsOf(letter(closing))).join("\n");
  expect(told).toContain("Maureen passed their cello exam");
  expect(told).not.toMatch(/loves|team|With much|User/);
});

test("one who signs alone is told as before", async () => {
  expect((await statementsOf(letter("Love,\nMaureen", "Dear Sam,"))).join("\n")).toContain(
    "Maureen passed their cello exam",
  );
});
