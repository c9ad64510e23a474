// Who is named before a colon, or in a list behind one, is who is told of.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const read = async (said: string) => (await extract(turns(`user: ${said}`))).map(({ text }) => text);

test.each([
  ["Dad: allergic to penicillin. Mum: vegan.", ["User's dad is allergic to penicillin.", "User's mum is vegan."]],
  ["Tom: allergic to eggs", ["Tom is allergic to eggs."]],
  ["Two things to know: Marta is vegan and Pavel hates coriander.", ["Marta is vegan.", "Pavel hates coriander."]],
  [
    "I need snack ideas for my two: Tom (9) won't touch olives, and Anna (6) is allergic to nuts.",
    ["User needs snack ideas for their two.", "Tom won't touch olives.", "Anna is allergic to nuts."],
  ],
])("%s", async (said, told) => {
  const memories = await read(said);
  for (const text of told) expect(memories).toContain(text);
});

test("nobody but who is named is told of", async () => {
  expect((await read("Ola: obsessed with horses")).filter((text) => text.startsWith("User is"))).toEqual([]);
});

test.each(["Write a story with these: Anna is a witch, Peter hates dragons.", "Diet: vegan. Status: learning Rust"])(
  "nobody's news: %s",
  async (said) => {
    expect(await read(said)).toEqual([]);
  },
);
