// A user who tells in a list of a few words each who they are.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (said: string): Promise<string> =>
  (await textsOf(`user: ${said}`)).map((text) => text.replace("User ", "").replace(/\.$/, "")).join(" | ");

describe("a list of who somebody is", () => {
  test.each([
    [
      "about me: 31, bookkeeper, live in Jena with my aunt, vegetarian, love curling",
      "is 31 | is a bookkeeper | lives in Jena with their aunt | is vegetarian | loves curling",
    ],
    [
      "For context: single dad, two kids (4 and 9), full custody, working remotely for a bank.",
      "is a single dad | has two kids (4 and 9) | has full custody | is working remotely for a bank",
    ],
    ["A bit about me: 52 years old, nurse, divorced.", "is 52 | is a nurse | is divorced"],
    [
      "38 yo male, 96kg 184cm, bad left shoulder from an old rugby injury so no overhead press. goal 88kg",
      "is 38 and male | weighs 96kg | is 184cm tall | has a bad left shoulder from an old rugby injury so no overhead press | User's goal is 88kg",
    ],
    [`Me: 27F, 5'4", 61 kg, desk job.`, `is 27 and female | is 5'4" tall | weighs 61 kg | has a desk job`],
    [
      "background: retired, arthritis in both hands, like painting",
      "is retired | has arthritis in both hands | likes painting",
    ],
    [
      "38M, roofer in Hull, never been married. Is it too late to move abroad?",
      "is 38 and male | is a roofer in Hull | has never been married",
    ],
    [
      "me: allergic to cats, hate mornings, night owl, grew up in Malta. Suggest a pet.",
      "is allergic to cats | hates mornings | is a night owl | grew up in Malta",
    ],
    ["About me: I'm 30, I live in Oslo and I love skiing.", "is 30 | lives in Oslo | loves skiing"],
    ["me: dentist, cello, live in Brno", "is a dentist | says of themselves: cello | lives in Brno"],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toBe(expected);
  });

  test.each(["Context: the app crashes, the logs are empty, no error shown.", "me: hm, ok, sure"])(
    "is none of other things: %s",
    async (said) => {
      expect(await told(said)).toBe("");
    },
  );
});
