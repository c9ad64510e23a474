// A value that is put right in the next turn is told in the statement that it belongs to.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const after = (first: string, second: string): Promise<string[]> =>
  textsOf(`user: ${first}`, "assistant: Noted.", `user: ${second}`);

describe("corrections", () => {
  test.each([
    ["I have an eye exam on the 12th.", "sorry, I meant the 14th", "User has an eye exam on the 14th (14 May 2023)."],
    ["My rent is 900 euros.", "No wait, make that 950 euros", "User's rent is 950 euros."],
    [
      "My choir meets on Thursday at 7pm.",
      "I meant 8pm, not 7pm",
      "User's choir meets on Thursday (11 May 2023) at 8pm.",
    ],
    ["My exam is on 3 June.", "It should be 4 June", "User's exam is on 4 June (4 June 2023)."],
  ])("%s %s", async (first, second, expected) => {
    expect((await after(first, second)).at(-1)).toBe(expected);
  });

  test.each([
    ["My rent is 900 euros.", "I meant the blue one"],
    ["My rent is 900 euros and the deposit is 1,800 euros.", "I meant 950 euros"],
    ["I have an eye exam on the 12th.", "I meant the other doctor"],
    ["My rent is 900 euros.", "make it shorter"],
  ])("%s %s changes nothing", async (first, second) => {
    expect(await after(first, second)).toEqual(await textsOf(`user: ${first}`, "assistant: Noted."));
  });
});
