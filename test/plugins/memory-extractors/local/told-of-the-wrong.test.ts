// What is said of one person or thing is not told of another that was named near it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const of = async (...lines: string[]): Promise<string> => (await textsOf(...lines)).join(" | ");

describe("what is said of one is not told of another:", () => {
  test("nobody lives together alone", async () => {
    expect(await of("Wim: Do you two live together?", "Ada: Since December.")).not.toContain("lives together");
  });

  test("what a photo shows is not what was told before it", async () => {
    const told = await of(
      "Ada: I'm finally getting used to the dark. [shares a photo of a hut in the snow]",
      "Wim: That's gorgeous! Is it yours?",
      "Ada: I wish. It belongs to my boss.",
    );
    expect(told).not.toContain("dark. It belongs");
  });

  test("a name and the pronoun behind it are one person", async () => {
    const told = await of(
      "Wim: What about the archive?",
      "Ada: A Mrs Holm, she's coming on the 9th to look at the maps.",
    );
    expect(told).toContain("a Mrs Holm is coming on the 9th");
  });

  test.each([
    ["Wim: How was the book fair?", "Ada: My sister signed it for me.", "signed the book fair"],
    ["Wim: How was the drive?", "Ada: I crashed it on Tuesday.", "crashed the drive"],
  ])("%s %s", async (question, answer, untrue) => {
    expect(await of(question, answer)).not.toContain(untrue);
  });

  test("nothing is put in the place of the word that means nothing", async () => {
    const told = await of(
      "Ada: I'll ask him again in the summer.",
      "Wim: How did it go at the doctor's?",
      "Ada: It's an ear infection.",
    );
    expect(told).not.toContain("the summer go");
  });

  test("of her after whom somebody is named nobody goes on to speak", async () => {
    const told = await of(
      "Wim: What did they call her?",
      "Ada: Signe, after our grandmother. I'm knitting her a blanket for the winter.",
      "Wim: She won't mind a hole or two.",
    );
    expect(told).not.toMatch(/grandmother a blanket|grandmother won't/);
  });

  test("news of somebody else go on with them behind a reaction", async () => {
    expect(await of("Ada: Otto broke his hand on Sunday.", "Wim: You're joking.", "Ada: Fell off a ladder.")).toContain(
      "Otto fell off a ladder.",
    );
    expect(await of("Ada: Otto called me on Sunday.", "Wim: Cool!", "Ada: Got the flat in Graz.")).toContain(
      "Ada got the flat in Graz.",
    );
  });

  test("an order is no deed that was found loud", async () => {
    expect(await of("Ada: Bring the small amp, the bass was way too loud last time.")).not.toContain("found bring");
  });

  test("a day is no owner", async () => {
    expect(await of("Ada: Friday's my last day at the mill.")).toContain("Friday is Ada's last day");
  });

  test("names alone ask nothing", async () => {
    expect(await of("Ada: Ella and Max? They're with Otto.", "Wim: I sold the caravan in May.")).not.toContain("Ella");
  });
});

describe("what leans on something and holds a day or a sum is told with what it leans on:", () => {
  test.each([
    [
      ["Wim: What about the hut by the lake?", "Ada: It's 180 a night."],
      `Ada says it's 180 a night (replying to Wim's "What about the hut by the lake?").`,
    ],
    [
      ["Wim: Is your conductor still so strict?", "Ada: Yes, but he's retiring in June."],
      `Ada says he's retiring in June (June 2023) (replying to Wim's "Is your conductor still so strict?").`,
    ],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test("not where nobody was named whom it could mean", async () => {
    expect(
      await of("Wim: I teach instead, six pupils.", "Ada: She's seven and she never stops singing."),
    ).not.toContain("seven");
  });
});
