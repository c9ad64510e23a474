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
