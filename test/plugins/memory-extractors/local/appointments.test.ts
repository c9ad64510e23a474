// What somebody has ahead is theirs though no word says whose: "The vet is at 4pm tomorrow". What such a thing is like, is not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a day or an hour that is kept for something", () => {
  test.each([
    ["The vet is at 4pm tomorrow.", "User says the vet is at 4pm tomorrow (9 May 2023)."],
    ["Dinner is at 8 on Friday.", "Dinner is at 8 on Friday (12 May 2023)."],
    ["The optician is on Friday at 3.", "User says the optician is on Friday (12 May 2023) at 3."],
    ["The plumber comes on Tuesday at 9.", "User says the plumber comes on Tuesday (9 May 2023) at 9."],
    ["The movers are coming next Monday.", "User says the movers are coming next Monday (15 May 2023)."],
    ["The delivery is due on Wednesday.", "User says the delivery is due on Wednesday (10 May 2023)."],
    [
      "The electrician visits at 2 on Thursday, remind me.",
      "User says the electrician visits at 2 on Thursday (11 May 2023).",
    ],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual([told]);
  });

  test.each([
    "The vet is nice.",
    "The show starts at 8 on Netflix, what should I watch before?",
    "Dinner is at its best on Friday.",
    "The concert is loud.",
    "The plumber comes across as rude.",
  ])("but not: %s", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });
});
