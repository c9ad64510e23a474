// Patterns that ignore case still tell a name from any other word where only the capital does.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

test("a reason without a name is not taken for a statement", async () => {
  expect(await textsOf("user: It is, because of my knee that I cannot row.")).not.toContain(
    "Of User's knee that User cannot row.",
  );
});

test("what somebody trains for is not taken for what they are", async () => {
  expect(await textsOf("user: I'm training for something big, a regatta.")).toEqual([
    "User is training for something big, a regatta.",
  ]);
});

test("where somebody is from is no reason", async () => {
  expect(await statementsOf("Ira Holt\nBaker at night, from necessity")).not.toContain("User is from necessity.");
});
