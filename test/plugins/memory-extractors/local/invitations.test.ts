// Plans that have the form of an order or a greeting are told, where they say when, where or what for.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("plans made in talk", () => {
  test.each([
    [
      "Come in August, we'll sail out to the islands and I'll cook you mussels.",
      "Ida invites Bo to come in August (August 2023), they will sail out to the islands and they will cook Bo mussels.",
    ],
    [
      "And come visit, the spare room looks onto the lake.",
      "Ida invites Bo to come and visit, the spare room looks onto the lake.",
    ],
    [
      "come over on friday we can watch the final",
      "Ida invites Bo to come over on Friday (12 May 2023), they can watch the final.",
    ],
    [
      "Come on the 21st, everybody brings a chair because we have four.",
      "Ida invites Bo to come on the 21st (21 May 2023), everybody brings a chair because they have four.",
    ],
    ["Come to Graz for Easter!", "Ida invites Bo to come to Graz for Easter (Easter 2024)."],
    ["You should come to Lisbon in June.", "Ida invites Bo to come to Lisbon in June (June 2023)."],
    [
      "bring the kids up here on saturday, i'll show them the mill",
      "Ida invites Bo to bring the kids up on Saturday (13 May 2023), they will show them the mill.",
    ],
    [
      "See you on the 12th then, I'll bring the whole team.",
      "Ida is meeting Bo on the 12th (12 May 2023), they will bring the whole team.",
    ],
    [
      "You can have my brother's room, he's in Oslo until June.",
      "Bo can have Ida's brother's room, he's in Oslo until June (June 2023).",
    ],
    ["well ill come to the match on sunday", "Ida will come to the match on Sunday (14 May 2023)."],
    [
      "I have twelve days of holiday left and I'm not giving them to my boss.",
      "Ida has twelve days of holiday left and they are not giving them to Ida's boss.",
    ],
  ])("%s", async (sentence, told) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: Great.")).toContain(told);
  });

  test.each([
    "Come on, you can do it!",
    "Come home soon.",
    "Come what may, we'll manage.",
    "See you tomorrow!",
    "You should come and see how it goes.",
    "Come over!",
  ])("manners: %s", async (sentence) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: Great.")).toEqual([]);
  });
});

describe("what one of two suggests, with its day", () => {
  test.each([
    [
      "So let's cook paella next weekend, I'll bring the rice.",
      "cook paella next weekend (weekend of 20 May 2023), they will bring the rice.",
    ],
    ["Perhaps we should visit Lucia in June?", "visit Lucia in June (June 2023)."],
    ["What if we take the canoe out tomorrow evening?", "take the canoe out tomorrow evening (9 May 2023)."],
    ["Let's watch the final at your place on Sunday!", "watch the final at Bo's place on Sunday (14 May 2023)."],
    ["Why don't we paint the shed on Thursday?", "paint the shed on Thursday (11 May 2023)."],
    ["Let's hike the ridge this summer.", "hike the ridge this summer (summer 2023)."],
  ])("%s", async (sentence, deed) => {
    expect(await textsOf("Bo: It's been too long.", `Ida: ${sentence}`)).toEqual([`Ida suggests to Bo to ${deed}`]);
  });

  test.each([
    "Let's make tomorrow count!",
    "Let's have a great time on Friday!",
    "Let's do it on Friday!",
    "Let's go for it tomorrow!",
    "Let's start today!",
    "Let's get some sleep tonight.",
    "Let's see how it goes on Monday.",
    "Let's rent a canoe some day.",
    "Let's take you out for dinner when you visit in June.",
  ])("manners: %s", async (sentence) => {
    expect(await textsOf("Bo: It's been too long.", `Ida: ${sentence}`)).toEqual([]);
  });
});

describe("news and plans of two", () => {
  test.each([
    [
      "I've got something to tell you too: Leni and I are buying a barn in October!",
      ["Leni and Ida are buying a barn in October (October 2023)."],
    ],
    ["We might have to sell the barn in June.", ["Ida might have to sell the barn in June (June 2023)."]],
    ["Of course I will!", []],
    ["Of course I will miss my garden in Ghent.", ["Of course Ida will miss their garden in Ghent."]],
  ])("%s", async (sentence, told) => {
    expect(await textsOf("Bo: It's been too long.", `Ida: ${sentence}`)).toEqual(told);
  });

  test("a number is nobody", async () => {
    const told = await textsOf(
      "Bo: How old is your son now?",
      "Ida: Ten! He wants to join the rowing club.",
      "Bo: He has the best teacher.",
    );
    for (const memory of told) expect(memory).not.toStartWith("Ten ");
  });
});
