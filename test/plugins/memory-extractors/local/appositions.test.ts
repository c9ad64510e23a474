// Behind news a sentence without a verb says which thing it is; whom one speaks to, and what one proposes, are no part of what is so.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("behind news", () => {
  test.each([
    [
      "I got the grant! Forty thousand dollars for the garden on Ellis Street.",
      "Bo got the grant. Forty thousand dollars for the garden on Ellis Street.",
    ],
    ["I got the job! Head gardener at Kew.", "Bo got the job. Head gardener at Kew."],
    [
      "We bought a house! A tiny cottage with a walled garden near Whitby.",
      "Bo bought a house. A tiny cottage with a walled garden near Whitby.",
    ],
    [
      "I've started giving classes. Six beginners on Sunday mornings, one of them is only nine.",
      "Bo has started giving classes. Six beginners on Sunday mornings, one of them is only nine.",
    ],
    ["Booked the ferry! The 5th of December.", "Bo booked the ferry. The 5th of December (5 December 2023)."],
    [
      "We've reserved the barn. Saturday, 9 September.",
      "Bo has reserved the barn. Saturday, 9 September (9 September 2023).",
    ],
    ["I won a prize! Second place in the chess final.", "Bo won a prize. Second place in the chess final."],
  ])("a fragment is told with it: %s", async (said, told) => {
    expect(await textsOf("Ada: Hi!", `Bo: ${said}`)).toEqual([told]);
  });

  test("that only says one was found, it is told with that", async () => {
    expect(
      await textsOf(
        "Ada: Are you still looking for a car?",
        "Bo: We found one! A blue van, eight years old, from a couple in Haarlem.",
      ),
    ).toEqual(["Bo found a car. A blue van, eight years old, from a couple in Haarlem."]);
  });

  test.each([
    ["We bought a house! A dream come true.", "Bo bought a house."],
    ["I got the job! Thanks for all the help.", "Bo got the job."],
    ["I got the job! So happy and relieved.", "Bo got the job."],
  ])("but no cheer: %s", async (said, told) => {
    expect(await textsOf("Ada: Hi!", `Bo: ${said}`)).toEqual([told]);
  });
});

describe("whom one speaks to", () => {
  test.each([
    ["I'm learning the cello, sweetheart.", "Bo is learning the cello."],
    ["I bruised my hip on the stairs, Grandma.", "Bo bruised their hip on the stairs."],
    ["On Sunday I rang Nora, Tom, Mum.", expect.stringMatching(/rang Nora, Tom, Mum/)],
  ])("%s", async (said, told) => {
    expect(await textsOf("Ada: Hi!", `Bo: ${said}`)).toEqual([told]);
  });
});

describe("what one proposes stands behind what is so", () => {
  test.each([
    ["I'm away until the 9th, but maybe after that?", "Bo is away until the 9th (9 May 2023)."],
    ["Yusuf's on shift until the 21st, so maybe the weekend after?", "Yusuf is on shift until the 21st (21 May 2023)."],
  ])("%s", async (said, told) => {
    expect(await textsOf("Ada: Shall we meet?", `Bo: ${said}`)).toEqual([told]);
  });
});

describe("references", () => {
  test("a baby is whose it was said to be", async () => {
    expect(
      await textsOf("Bo: The quilt is for your cousin Lena's baby.", "Ada: Lovely.", "Bo: The baby is due in August."),
    ).toContain("Lena's baby is due in August (August 2023).");
  });

  test("what is said by them is said by no thing", async () => {
    const texts = await textsOf(
      "Bo: My uncle gave me his jazz albums when he moved to Denver.",
      "Ada: Is the insurance going to cover any of it?",
      "Bo: The fridge, yes. The records, no. They said I should have had them appraised.",
    );
    expect(texts.join(" ")).not.toContain("They said");
  });

  test("we of what may come are the two who talk", async () => {
    expect(await textsOf("Bo: We might run into each other at the pool, I go on Fridays.", "Ada: Oh nice!")).toEqual([
      "Ada and Bo might run into each other at the pool, Bo goes to the pool on Fridays.",
    ]);
  });
});
