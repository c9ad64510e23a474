// "n" typed for "and", "o" for "oh" and "me i": as they are read, and a letter that is none of them.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (text: string): Promise<string[]> =>
  (await extract(turns(`user: ${text}`))).map((memory) => memory.text);

describe("typed short", () => {
  test.each([
    ["im 31 n drive a forklift at the mill", "User is 31."],
    ["im 31 n drive a forklift at the mill", "User drives a forklift at the mill."],
    ["i share a flat w my cousin n my sister", "User shares a flat with their cousin and their sister."],
    ["n i pay my gran 50 every month", "User pays their gran 50 every month."],
    ["quit my job n moved to reno", "User quit their job and moved to Reno."],
    ["i love mac n cheese", "User loves mac and cheese."],
    ["o and im allergic to kiwis", "User is allergic to kiwis."],
    ["me i been rowing on tuesdays", "User has been rowing on Tuesdays."],
    // A letter.
    ["my array has n elements and i loop n times", "User's array has n elements and User loops n times."],
    ["i live in the n part of town", "User lives in the n part of town."],
  ])("%p: %p", async (text, memory) => {
    expect(await told(text)).toContain(memory);
  });

  test.each(["show me the top n results", "given an array of size n find the max", "repeat it n times"])(
    "nothing of: %p",
    async (text) => {
      expect(await told(text)).toEqual([]);
    },
  );
});
