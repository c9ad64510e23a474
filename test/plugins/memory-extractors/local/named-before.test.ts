// What a statement of talk only points at ("the tank", "that feeling") is told with the words that named it, or by its full name.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("A thing that was brought in shortly before is told with what brought it in:", () => {
  test.each([
    [
      "the nearest words that name it",
      [
        "Wim: What's new?",
        "Ada: I found a new gym behind the brewery. It opens at six.",
        "Wim: Nice!",
        "Ada: My sister Ida cleans the gym every Friday.",
      ],
      'Ada\'s sister Ida cleans the gym every Friday (said after "I found a new gym behind the brewery").',
    ],
    [
      "a compound",
      ["Wim: Do you have a favourite sailing knot?", "Ada: I really enjoy the decorative knots."],
      `Ada really enjoys the decorative knots (replying to Wim's "Do you have a favourite sailing knot?").`,
    ],
    [
      "a feeling that was told of",
      [
        "Wim: How was your Saturday?",
        "Ada: I sang before two hundred people in the cathedral. I want to keep that feeling for my next exam.",
      ],
      'Ada wants to keep that feeling for their next exam (said after "I sang before two hundred people in the cathedral").',
    ],
  ])("%s", async (_, lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test.each([
    [
      "one that everybody has",
      ["Wim: hey", "Ada: We got a dog from the shelter in May.", "Wim: Nice!", "Ada: I walk the dog every morning."],
    ],
    [
      "a joined clause",
      ["Ada: I read a book on resting in Oslo.", "Wim: And?", "Ada: I learned that resting and sleeping matter to me."],
    ],
    [
      "a thing told with more",
      ["Ada: I bought a tank in May.", "Wim: Nice!", "Ada: I sold the tank that my uncle gave me."],
    ],
    ["a time", ["Ada: I had a hard week in the mill.", "Wim: Oh no.", "Ada: I planted nine figs this week."]],
  ])("not of %s", async (_, lines) => {
    expect((await textsOf(...lines)).join(" ")).not.toMatch(/said after|replying to/);
  });
});

describe("What points at a thing says its full name:", () => {
  test.each([
    [
      ["Wim: I met a famous harp builder in Wales.", "Ada: How lovely.", "Wim: I'd love to visit that builder again."],
      "Wim would love to visit the famous harp builder in Wales again.",
    ],
    [
      [
        "Wim: Your new hair colour looks great! Why that shade?",
        "Ada: I chose this colour because my gran had red hair.",
      ],
      "Ada chose the hair colour because their gran had red hair.",
    ],
  ])("%s", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test("not where 'that' joins a clause", async () => {
    const texts = await textsOf(
      "Wim: Do you have a chess club?",
      "Ada: Yes.",
      "Wim: I hope that clubs like yours survive.",
    );
    expect(texts.join(" ")).not.toContain("the chess club");
  });
});
