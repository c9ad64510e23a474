// What people called their own before: "the newsletter" is then theirs, in the same conversation and in later ones.

import { describe, expect, test } from "bun:test";
import {
  belongingsOf,
  ownedBy,
  withBelongings,
} from "#plugins/memory-extractors/local/references/things/belongings.ts";
import { extract, readingsOf, textsOf, turns } from "../conversation.ts";

const relatedMemories = ["User's newsletter has 1,200 readers.", "User's rowing club meets at six."].map(
  (text, at) => ({
    id: `m${at}`,
    text,
  }),
);
const later = async (words: string): Promise<string[]> =>
  (await extract(turns(`user: ${words}`), { relatedMemories })).map(({ text }) => text);

describe("remembered as the user's", () => {
  test.each([
    ["The newsletter just hit 2,000 readers!", "User's newsletter just hit 2,000 readers."],
    ["I moved the newsletter to Buttondown.", "User moved their newsletter to Buttondown."],
    [
      "Two people left, so the rowing club is down to nine.",
      /^Two people left, so User's rowing club is down to nine\.$/,
    ],
  ])("%s", async (words, expected) => {
    expect(await later(words)).toEqual([expect.stringMatching(expected)]);
  });

  test.each(["The newsletter of the harbour just hit 2,000 readers.", "The harbour just hit 2,000 boats."])(
    "another one: %s",
    async (words) => {
      expect(await later(words)).toEqual([]);
    },
  );
});

test("a name keeps the capitals it was given, and ends where its message does", async () => {
  const typed = belongingsOf(
    ownedBy("User", ["write a script for our CNC machine", "the machine is loud"], []),
    new Set(),
    true,
  );
  expect(withBelongings("The machine is from 2014.", typed)).toBe("My CNC machine is from 2014.");
});

test("named in the same conversation", async () => {
  expect(
    await readingsOf("user: My loft has damp walls.", "assistant: Oh.", "user: The loft was rebuilt in 2019."),
  ).toEqual(["User's loft has damp walls.", "User's loft was rebuilt in 2019."]);
});

test("in talk the listener's is theirs", async () => {
  const told = await textsOf(
    "Ola: My bakery on Hill Street opened in March.",
    "Nils: I used to love spending my Saturdays in the bakery when I was at school!",
  );
  expect(told.at(-1)).toStartWith("Nils used to love spending their Saturdays in Ola's bakery");
});

test("what both have, or everybody, stays as it is", () => {
  const known = belongingsOf(
    ownedBy("Ola", ["My boat leaks."], []),
    ownedBy("Nils", ["My boat is new, in my town."], []),
    false,
  );
  expect(withBelongings("The boat sank in the town.", known)).toBe("The boat sank in the town.");
});

test("what somebody is remembered to run is theirs", () => {
  const typed = belongingsOf(ownedBy("User", [], ["User runs a bakery in Lund."]), new Set(), true);
  expect(withBelongings("The bakery is closed in August.", typed)).toBe("My bakery is closed in August.");
});

test("what is typed without an article is theirs", () => {
  const typed = belongingsOf(ownedBy("User", ["My blood pressure was 150."], []), new Set(), true);
  expect(withBelongings("Blood pressure is down to 128.", typed)).toBe("My blood pressure is down to 128.");
  expect(withBelongings("Blood pressure's down to 128.", typed)).toBe("My blood pressure is down to 128.");
  expect(withBelongings("blood pressure down to 128", typed)).toBe("My blood pressure is down to 128");
  expect(withBelongings("Blood pressure's a worry of mine.", typed)).toStartWith("Blood pressure's");
  expect(withBelongings("Blood pressure is a worry of my aunt's.", typed)).toStartWith("Blood pressure");
});

test("another of its kind that was just named is not the one of before", async () => {
  expect(
    await textsOf(
      "user: my car loan is 240 a month",
      "assistant: Noted.",
      "user: half goes to the student loan. the loan's down to 3,900",
    ),
  ).not.toContain("User's car loan is down to 3,900.");
});
