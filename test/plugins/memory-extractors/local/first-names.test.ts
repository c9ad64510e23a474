// First names that are known by a list: whom they may be of decides who "he" and "she" are.

import { expect, test } from "bun:test";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { textsOf } from "../conversation.ts";

test.each([
  ["Wiebke", "female"],
  ["Levi", "male"],
  ["Avery", "open"],
  ["Zoë", "female"],
  ["wiebke", undefined],
  ["IBAN", undefined],
  ["Siena", undefined],
  ["Kitchen", undefined],
])("%s is %p", (name, gender) => {
  expect(genderOfName(name)).toBe(gender as ReturnType<typeof genderOfName>);
});

test.each([
  [
    ["Ada: Who runs the stall now?", "Ben: Wiebke does. She has helped me since Easter."],
    "Wiebke has helped Ben since Easter (Easter 2023).",
  ],
  [
    ["Ben: My father rang. My partner Silke laughed.", "Ada: And?", "Ben: I'll send him the keys."],
    "Ben will send their father the keys.",
  ],
])("%p", async (lines, told) => {
  expect(await textsOf(...lines)).toContain(told);
});
