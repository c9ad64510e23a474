// What a chat tells of a thing or of somebody else is not told of the user, though no word says whose it is; how far work has got passes.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (text: string) =>
  (await extract(turns(`user: ${text}`))).map(({ text, isStatic }) => [text, isStatic]);

test("what was found somewhere was not found by the user, who would say what", async () => {
  expect(await told("My bike was stolen. Found behind the station.")).toEqual([["User's bike was stolen.", false]]);
  expect(await told("Found a quiet flat in Leith.")).toEqual([["User found a quiet flat in Leith.", false]]);
});

test("a name that no table knows is no thing of the user's", async () => {
  expect(await told("We hired a student. Brax is now full time.")).toEqual([["User hired a student.", false]]);
  expect(await told("job is now full time")).toEqual([["User's job is now full time.", true]]);
});

test.each([
  ["I'm at 31,000 words.", "User is at 31,000 words.", false],
  ["I'm up to 14 driving lessons now.", "User is up to 14 driving lessons now.", false],
  ["I'm allergic to 3 spices.", "User is allergic to 3 spices.", true],
])("%s", async (said, text, isStatic) => {
  expect(await told(said)).toEqual([[text, isStatic]]);
});
