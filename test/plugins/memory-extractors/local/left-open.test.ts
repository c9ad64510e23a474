// What a few words leave open: a bare number, "allergic" without to what.

import { describe, expect, test } from "bun:test";
import { extract, readingsOf, turns } from "../conversation.ts";

describe("a bare number", () => {
  test.each([
    ["i put on 4 kilos. i'm 97 now", "User weighs 97 kilos now."],
    ["I was 95 kilos in May. I'm 88 now.", "User weighs 88 kilos now."],
    ["dropped 12 lbs!! I'm 180 now", "User weighs 180 lbs now."],
    ["It was my birthday on Friday. I'm 34 now.", "User is 34 now."],
    ["I lost my job in March. I'm 52.", "User is 52."],
    ["My score was 12 points. I'm 52.", "User is 52."],
    ["I bought more shares. I own 60 now", "User owns 60 shares now."],
    ["We had 80 sheep in May. I own 100 now", "User owns 100 sheep now."],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toContain(expected);
  });

  test.each([
    "My weight went up. I'm 92 now",
    "I gained 3 kilos. I'm 52",
    "My deadlift went up. I'm 92 now",
    "New followers every day. I'm at 400 now",
    "I bought him out, I own 100 now",
    "Sold two hives and some frames. I own 12 now",
    "I'm on page 80 of the novel. I'm at 92 now",
  ])("%s is no age and no count of nothing", async (said) => {
    for (const text of await readingsOf(`user: ${said}`))
      expect(text).not.toMatch(/\b(?:is|own|owns) (?:at )?\d+(?: now|\.)/);
  });
});

describe("allergic, to what", () => {
  test.each([
    ["no cashews for me, i'm allergic", "User is allergic to cashews."],
    ["I can't eat squid. I'm allergic.", "User is allergic to squid."],
    ["I love dogs but I'm allergic", "User is allergic to dogs."],
    ["My aunt's cat hates me. im allergic too so im on zyrtec", "User is allergic to cats too so they are on zyrtec."],
    ["can't take penicillin, I'm allergic", "User is allergic to penicillin."],
    ["I bring snacks but avoid anything with sesame since I'm allergic.", "since they are allergic to sesame."],
    ["My cousin is coming along with all of us but he is sadly allergic", "is sadly allergic."],
    ["No cats and no dogs, I'm allergic", "No cats and no dogs, User is allergic."],
    ["I'm allergic to kiwi.", "User is allergic to kiwi."],
  ])("%s", async (said, expected) => {
    expect((await readingsOf(`user: ${said}`)).join(" ")).toContain(expected);
  });

  test.each([
    "I'm allergic.",
    "Any nuts? No, I'm allergic.",
    "I'm not sure. I'm allergic.",
    "No idea, I'm allergic",
    "Can't take a day off. I'm allergic.",
  ])("%s is not told", async (said) => {
    for (const text of await readingsOf(`user: ${said}`)) expect(text).not.toMatch(/\ballergic\b/);
  });
});

test.each([
  ["i been eating tofu", "User has been eating tofu."],
  ["they been married 20 years", null],
  ["where have you been all my life", null],
  ["Had I been there we'd have won", null],
])("%s", async (said, expected) => {
  const told = await readingsOf(`user: ${said}`);
  if (expected !== null) expect(told).toEqual([expected]);
  for (const text of told) expect(text).not.toMatch(/beens|'ve been there/);
});

test.each([
  ["we don't need a pool", false],
  ["I don't need the car on Fridays", false],
  ["I don't need a hearing aid", true],
])("%s: lasting %p", async (said, isLasting) => {
  for (const { isStatic } of await extract(turns(`user: ${said}`))) expect(isStatic).toBe(isLasting);
});
