// What somebody of the user's own has or does as well, and whom the user has just got.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("who has or does it too is told with what it is", () => {
  test.each([
    [
      "I have celiac disease, my brother has it too",
      ["User has celiac disease.", "User's brother has celiac disease."],
    ],
    ["I collect stamps, my dad does it too", ["User collects stamps.", "User's dad collects stamps."]],
    ["I run marathons. My sister does it too.", ["User runs marathons.", "User's sister runs marathons."]],
    ["I have migraines, my mum has them too", ["User has migraines.", "User's mum has migraines."]],
    ["I love opera. My husband loves it too!", ["User loves opera.", "User's husband loves opera."]],
    ["I like to sing, my mum does too", ["User likes to sing.", "User's mum likes to sing."]],
  ])("%p", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual(told);
  });

  test.each([
    ["I have been to Rome, my dad does too", /dad has been|dad does/],
    ["I'm learning Welsh, my wife does it too", /wife/],
  ])("and not where it is left open: %p", async (said, untold) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).not.toMatch(untold);
  });
});

describe("a new pet is told apart from what it is like", () => {
  test.each([
    ["we got a dog, he's a 4 year old collie called Zip", "User's dog is a 4 year old collie called Zip."],
    ["We adopted a rabbit last week, her name is Fig", "User's rabbit's name is Fig."],
    ["we have a dog, he's scared of thunder, what can i do?", "User's dog is scared of thunder."],
  ])("%p", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});
