// How a plan or a deed goes on, and what whoever helps with it said, is told behind it, where only the sentence before says what
// it is of; and which wishes last.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what was done on a piece of work", () => {
  test.each([
    [
      "I'm trying to estimate how long the sign-up page of our rowing club will take with all of its forms and mails, and I've come up with 12 hours.",
      [
        "User is trying to estimate how long the sign-up page of their rowing club will take with all of its forms and mails. User has come up with 12 hours.",
      ],
    ],
    [
      "I'm struggling with my thesis, but I've rewritten the introduction.",
      ["User is struggling with their thesis. User has rewritten the introduction."],
    ],
    [
      "I'm working on the lighting of my greenhouse, which has been flickering since the storm in March, and my sister moved to Ghent.",
      [
        "User is working on the lighting of their greenhouse, which has been flickering since the storm in March (March 2023).",
        "User's sister moved to Ghent.",
      ],
    ],
  ])("is told behind the work: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual(told);
  });
});

describe("a step of what was told", () => {
  test.each([
    [
      "I'm thinking of joining a tennis league. I've been looking into local options and trying to find a partner.",
      [
        "User is thinking of joining a tennis league. User has been looking into local options and trying to find a partner.",
      ],
    ],
    [
      "I've been applying for data jobs since March. I've sent out 40 applications so far and heard back from three.",
      [
        "User has been applying for data jobs since March (March 2023). User has sent out 40 applications so far and heard back from three.",
      ],
    ],
    [
      "I started taking piano lessons in April. I practice every evening.",
      ["User started taking piano lessons in April (April 2023).", "User practices the piano every evening."],
    ],
    [
      "I want to repaint our bedroom. I've already bought the rollers and picked a color called Sea Salt.",
      ["User wants to repaint their bedroom. User has already bought the rollers and picked a color called Sea Salt."],
    ],
    [
      "I've switched to decaf after 2 pm. I used to drink four cups a day.",
      ["User has switched to decaf after 2 pm. User used to drink four cups a day."],
    ],
    [
      "I've got 14 days of vacation left that expire in March. I was thinking Portugal or the Azores.",
      [
        "User has 14 days of vacation left that expire in March (March 2024). User was thinking Portugal or the Azores.",
      ],
    ],
    [
      "I drive a 2014 Corolla. The mechanic says the clutch is going and it'd be 1,400.",
      ["User drives a 2014 Corolla. User's mechanic says the clutch is going and it'd be 1,400."],
    ],
    [
      "I collect fountain pens. My favorite is a Pilot that my wife got me.",
      ["User collects fountain pens. User's favorite is a Pilot that their wife got User."],
    ],
    [
      "I bike to work on a gravel bike. The chain skips in the two smallest cogs.",
      ["User bikes to work on a gravel bike. The chain skips in the two smallest cogs."],
    ],
    [
      "I bombed my thesis rehearsal yesterday. The real one is on the 11th of June.",
      [
        "User bombed their thesis rehearsal yesterday (7 May 2023). The real one is on the 11th of June (11 June 2023).",
      ],
    ],
    [
      "I turned our attic into a music studio. I have a Rhodes and two guitars in there.",
      ["User turned their attic into a music studio. User has a Rhodes and two guitars in there."],
    ],
    [
      "I'm trying to quit smoking. I'm down to three a day. Any apps?",
      ["User is trying to quit smoking. User is down to three a day."],
    ],
  ])("%s", async (text, told) => {
    expect(await textsOf(`user: ${text}`)).toEqual(told);
  });

  test.each([
    ["I'm a nurse in Graz. I've already seen Rome twice.", "User has already seen Rome twice."],
    ["I'm learning Danish. I've been reading recipes from my aunt's old book.", "User is learning Danish."],
    ["I moved to Linz in April. I train for a marathon in October.", "User moved to Linz in April (April 2023)."],
  ])("what stands alone stays alone: %s", async (text, told) => {
    expect(await textsOf(`user: ${text}`)).toContain(told);
  });
});

describe("a goal of one's life is no wish of the hour", () => {
  test.each([
    [
      "I'm trying to cut down on screen time. I deleted Instagram but I still scroll Reddit in bed.",
      "User is trying to cut down on screen time.",
    ],
    ["I'm trying to eat less sugar. My father has diabetes. Any ideas?", "User is trying to eat less sugar."],
    ["I'm trying to save more. I spend about 300 a month on takeout.", "User is trying to save more."],
    ["I want to stay active after retirement. What sport suits me?", "User wants to stay active after retirement."],
  ])("%s", async (text, told) => {
    expect(await textsOf(`user: ${text}`)).toContain(told);
  });

  test.each([
    ["I passed my welding course in April, but I need help highlighting my achievements in my resume."],
    ["I joined a choir in April. I need some tips on writing a good introduction."],
    ["I'm a baker in Graz. I'm looking for some advice on managing my work-life balance."],
  ])("help wished for is one: %s", async (text) => {
    const told = await textsOf(`user: ${text}`);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join(" ")).not.toMatch(/help|tips|balance/);
  });
});

describe("we of a circle are its people", () => {
  test.each([
    [
      "I'm in a choir. We meet on Thursdays and sing at weddings.",
      ["User is in a choir. They meet on Thursdays and sing at weddings."],
    ],
    [
      "I just started a book club with four women from work. We're reading Pachinko first.",
      ["User just started a book club with four women from work. They are reading Pachinko first."],
    ],
    ["I run a small bakery in Graz. We open at 7.", ["User runs a small bakery in Graz.", "User opens at 7."]],
  ])("%s", async (text, told) => {
    expect(await textsOf(`user: ${text}`)).toEqual(told);
  });
});

describe("whom she and he mean, whoever it is", () => {
  test.each([
    [
      "I see a physio twice a week. She has me doing band exercises.",
      ["User sees a physio twice a week. She has User doing band exercises."],
    ],
    [
      "We rented the spare room to a lodger. He pays 500 a month.",
      ["User rented the spare room to a lodger. He pays 500 a month."],
    ],
    [
      "My cat Miso won't stop scratching the sofa. We got her two posts already and she ignores them.",
      ["User's cat Miso won't stop scratching the sofa. User got her two posts already and she ignores them."],
    ],
  ])("%s", async (text, told) => {
    expect(await textsOf(`user: ${text}`)).toEqual(told);
  });
});

describe("an answer to what was offered", () => {
  test.each([
    [
      "I've been asked to lead the map room at the library. I said yes yesterday.",
      "User has been asked to lead the map room at the library. User said yes yesterday (7 May 2023).",
    ],
    [
      "My sister asked me to be her witness. I accepted of course.",
      "User's sister asked User to be her witness. User accepted of course.",
    ],
  ])("is told behind it: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual([told]);
  });
});

test.each([
  [
    "I've read 23 books so far this year, my goal is 50.",
    "User has read 23 books so far this year (2023), their goal is 50.",
  ],
  ["I've saved 4,000 so far, my goal is 10,000.", "User has saved 4,000 so far, their goal is 10,000."],
  ["I run 30 km a week, my target is 50.", "User runs 30 km a week, their target is 50."],
])("a goal in numbers stays with what it is of: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual([told]);
});

test("a goal that says of what is told apart", async () => {
  expect(await textsOf("user: I live in Leeds, my goal is 50 pull-ups.")).toEqual([
    "User lives in Leeds.",
    "User's goal is 50 pull-ups.",
  ]);
});
