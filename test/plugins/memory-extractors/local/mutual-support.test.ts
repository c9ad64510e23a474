// How two people stand to each other, told once for a talk.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const supports = async (...lines: readonly string[]): Promise<string[]> =>
  (await textsOf(...lines)).filter((text) => /\b(?:encourages|appreciates) /.test(text));

describe("how two people stand to each other", () => {
  test.each([
    [
      ["Ida: Keep going, you've got this!", "Bo: Cheers.", "Ida: I'm so proud of you."],
      "Ida encourages and supports Bo.",
    ],
    [
      [
        "Ida: Don't let the judges get you down.",
        "Bo: Ok.",
        "Ida: Good luck on Friday! Let me know if you need a hand.",
      ],
      "Ida encourages and supports Bo.",
    ],
    [
      ["Bo: Thanks for believing in me.", "Ida: Sure.", "Bo: Your support means the world."],
      "Bo appreciates Ida's support and encouragement.",
    ],
    [["Bo: It's good to have you in my corner. And you can do it too!", "Ida: Hm."], "Bo encourages and supports Ida."],
    [
      [
        "Bo: It's good to have you in my corner. And you can do it too! Keep at it.",
        "Ida: Hm.",
        "Bo: Thanks for listening.",
      ],
      "Bo encourages and supports Ida, and appreciates Ida's support.",
    ],
    [
      ["Ida: I really admire how you handled the council.", "Bo: Oh.", "Ida: I'm here for you."],
      "Ida encourages and supports Bo.",
    ],
    [["Ida: Your patience is inspiring. Stay strong!", "Bo: I try."], "Ida encourages and supports Bo."],
  ])("is told once however often it is said: %p", async (lines, told) => {
    expect(await supports(...lines)).toEqual([told]);
  });

  test.each([
    ["one warm word and a polite one", ["Ida: Don't let the judges get you down.", "Bo: Ok.", "Ida: Good luck!"]],
    ["one word of it alone", ["Ida: Keep it up!", "Bo: I moved to Turku in May."]],
    [
      "thanks for an idea",
      ["Ida: Have you tried the night market?", "Bo: Thanks for the idea!", "Ida: Sure.", "Bo: Thanks for the tip."],
    ],
    [
      "good manners",
      ["Ida: Congrats on the release. Good luck with the audit.", "Bo: Let me know if you need anything."],
    ],
    ["what somebody does", ["Ida: I keep going to the gym, and I keep at it on my own.", "Bo: Don't let the dog out."]],
    ["thanks for something else", ["Bo: Glad you like it, I appreciate it.", "Ida: Bring the support for the shelf."]],
    ["questions", ["Ida: Are you proud of your garden? Do you believe in yourself?", "Bo: Have you got this in blue?"]],
    ["what is said of others", ["Ida: We support the club. They are proud of their hall.", "Bo: I support Leeds."]],
  ])("is not told of %s", async (_, lines) => {
    expect(await supports(...lines)).toEqual([]);
  });

  test("tells of thanks alone where good manners are all else that was said", async () => {
    const told = await supports("Bo: Thanks for believing in me. Good luck with the audit! Congrats!", "Ida: Sure.");
    expect(told).toEqual(["Bo appreciates Ida's support and encouragement."]);
  });

  test("is told of neither where a user talks to an assistant", async () => {
    expect(
      await supports("user: You're amazing, thanks for your help. You got this!", "assistant: I'm proud of you."),
    ).toEqual([]);
  });

  test("is of whom a turn speaks to, not of another who is called in it", async () => {
    const told = await supports(
      "Ida: Go for it, Bo! You can do it!",
      "Bo: Thanks, Ida.",
      "Cy: Ida, I'm proud of you. Stay strong, Ida!",
      "Ida: I'm proud of you too, Cy, and of Bo.",
    );
    expect(told).toEqual(["Ida encourages and supports Bo.", "Cy encourages and supports Ida."]);
  });

  test("has each sentence that shows it as a source, and no more than a dozen", async () => {
    const cheers = [...Array(20).keys()].flatMap((nth) => [`Ida: Round ${nth}: keep going, you got this!`, "Bo: Ok."]);
    const [told] = await extract(turns(...cheers));
    expect(told).toMatchObject({ text: "Ida encourages and supports Bo.", kind: "relationship" });
    expect(told?.sources).toHaveLength(12);
    expect(told?.sources[0]?.quote).toBe("Round 0: keep going, you got this!");
  });

  test("is told anew only by new turns", async () => {
    const chunks = turns("Ida: Keep going, you got this!", "Bo: Ok.", "Ida: I'm proud of you, Bo.", "Bo: Hm.");
    expect(await extract(chunks, {}, new Set(["c3"]))).toEqual([]);
    const [told] = await extract(chunks, {}, new Set(["c2", "c3"]));
    expect(told?.sources.map(({ chunkId }) => chunkId)).toEqual(["c2"]);
  });

  test("thanks are drawn from the turn that gives them", async () => {
    const drawn = await extract(
      turns(
        "Ida: I got the part!",
        "Bo: Congrats!",
        "Ida: Hm.",
        "Bo: Well done. Thanks for believing in me.",
        "Ida: Ok.",
        "Bo: Good luck!",
      ),
    );
    const thanks = drawn.find(({ text }) => text.includes("appreciates"));
    expect(thanks?.sources[0]?.chunkId).toBe("c3");
  });

  test('"you\'re so kind" alone is praise', async () => {
    expect(
      await supports("Ida: I take in stray cats.", "Bo: You're so kind. It means a lot to them.", "Ida: Ha."),
    ).not.toContain("Bo appreciates Ida's support and encouragement.");
  });
});
