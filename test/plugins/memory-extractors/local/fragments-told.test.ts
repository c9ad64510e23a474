// An answer of a few words that holds a day, a number or a name is told with its question, and with what that leans on.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("an answer in fragments is told with its question and what that leans on", () => {
  test.each([
    [
      [
        "Ada: We always drive to her aunt in Graz.",
        "Wim: When's the next one?",
        "Ada: August, for her cousin's wedding.",
      ],
      `Ada, asked "When's the next one?": August, for her cousin's wedding (said after "We always drive to her aunt in Graz").`,
    ],
    [
      ["Ada: My uncle does the crossword with Bo.", "Wim: Are you going to see them?", "Ada: For three days."],
      `Ada, asked "Are you going to see them?": For three days (said after "My uncle does the crossword with Bo").`,
    ],
    [
      ["Ada: I swam my first mile in the lake.", "Wim: What was your time?", "Ada: Thirty-one minutes ten."],
      `Ada, asked "What was your time?": Thirty-one minutes ten (said after "I swam my first mile in the lake").`,
    ],
    [
      [
        "Wim: Did you hear about the mill?",
        "Ada: No, what happened?",
        "Wim: They signed. Two years, ninety thousand each.",
      ],
      `Wim, asked "What happened?": They signed. Two years, ninety thousand each (said after "Did you hear about the mill?").`,
    ],
    [
      ["Ada: We had the old stove taken out.", "Wim: How much was it in the end?", "Ada: 380, with the pipe."],
      `Ada, asked "How much was it in the end?": 380, with the pipe (said after "We had the old stove taken out").`,
    ],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test.each([
    { lines: ["Wim: I won the regatta last summer. Pretty cool, isn't it?", "Ada: Woohoo, thanks Wim!"] },
    { lines: ["Wim: The vet called about the goat. Can you fetch her?", "Ada: In two minutes."] },
    { lines: ["Wim: The goat had a kid. Is she playing with it?", "Ada: Her first one."] },
    { lines: ["Wim: Your goat ate four plums. How are you?", "Ada: One of those days."] },
    { lines: ["Wim: The choir sang well. Did you see it?", "Ada: Poor Wim."] },
  ])("$lines tells nothing", async ({ lines }) => {
    expect((await textsOf(...lines)).filter((text) => text.startsWith("Ada"))).toEqual([]);
  });
});

describe("what is arranged in few words is told:", () => {
  test.each([
    [
      ["Ada: You have to let me cook for you before you leave.", "Wim: Done. Let's say the last Saturday in August."],
      `Wim proposes the last Saturday in August (26 August 2023) (said after Ada's "You have to let me cook for you before you leave").`,
    ],
    [
      ["Ada: Shall we row to the mill with Otto?", "Wim: Sure, how about Sunday at ten?"],
      `Wim proposes Sunday (14 May 2023) at ten (said after Ada's "Shall we row to the mill with Otto?").`,
    ],
    [["Ada: NO WAY the one in Graz??", "Wim: yep start 7 june"], "Wim starts 7 June (7 June 2023)."],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test("nothing is proposed without a day", async () => {
    expect((await textsOf("Ada: I painted the boat with Otto.", "Wim: How about you rest?")).join()).not.toContain(
      "propos",
    );
    expect((await textsOf("Ada: Should I begin on Monday at the mill?", "Wim: yep start monday")).join()).not.toContain(
      "Wim starts",
    );
  });
});
