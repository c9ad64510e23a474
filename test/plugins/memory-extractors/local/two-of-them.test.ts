// What two people do ("we met", "we got engaged") is told of both where the words near name the other one, and "he" behind
// "her husband" is no one whose husband that is.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("whom somebody met, married or left", () => {
  test.each([
    [
      "Ove: I'm bringing Sanna, by the way. We got engaged on Sunday!",
      "Sanna and Ove got engaged on Sunday (7 May 2023).",
    ],
    ["Ove: I met somebody new. Her name is Sanna, and we met at a wedding.", "Sanna and Ove met at a wedding."],
    ["Ove: I've been seeing Ruben since March. We met at a quiz night.", "Ruben and Ove met at a quiz night."],
    ["Ove: I'm dating a guy called Ruben. We matched in April.", "Ruben and Ove matched in April (April 2023)."],
    [
      "Ove: I met Ilse in Rome. We moved in together in March.",
      "Ilse and Ove moved in together in March (March 2023).",
    ],
    ["Ove: I was engaged to Ilse. We broke up in March.", "Ilse and Ove broke up in March (March 2023)."],
    [
      "Ove: I met Ilse at work, and my brother was there. We got engaged in March.",
      "Ilse and Ove got engaged in March (March 2023).",
    ],
  ])("is named: %s", async (turn, expected) => {
    expect(await textsOf("Tom: Hi!", turn)).toContain(expected);
  });

  test.each([
    [
      "Tom: How did you and Sanna meet?",
      "Ove: We met at a wedding in 2019.",
      "Sanna and Ove met at a wedding in 2019.",
    ],
    ["Tom: When did you meet Sanna?", "Ove: We met at a wedding in 2019.", "Sanna and Ove met at a wedding in 2019."],
    ["Tom: Did Sanna call?", "Ove: We met at a wedding in 2019.", "Ove and others met at a wedding in 2019."],
  ])("is whom the other asks after: %s", async (question, reply, expected) => {
    expect(await textsOf(question, reply)).toEqual([expected]);
  });

  test.each([
    "Ove: I'm bringing Ilse and Bo. We met in Rome in 2019.",
    "Ove: I met Ilse, Bo and Kim. We met up again in Rome on Friday.",
    "Ove: I'm seeing Radiohead on Friday. We met at the station last time.",
    "Ove: I brought Ilse. I met Bo. We met in Rome in 2019.",
    "Ove: I met Ilse in May. We cooked together on Friday.",
    "Ove: The book is called Middlemarch. We met at the library on Friday.",
  ])("stays open where no one person is named: %s", async (turn) => {
    expect((await textsOf("Tom: Hi!", turn)).join(" ")).not.toMatch(/(?:Ilse|Bo|Radiohead|Middlemarch) and Ove/);
  });
});

describe("the husband or wife of somebody whose name tells no gender", () => {
  test.each([
    [
      "Tom: Is Quill still in Ghent?",
      "Ove: No, she moved in March because her husband got a job in Bruges. He's a nurse there.",
      /Quill is a nurse/,
    ],
    [
      "Tom: How is Mika?",
      "Ove: He is tired, since his wife works nights. She's a midwife in Bruges.",
      /Mika is a midwife/,
    ],
    ["Tom: How is Mika?", "Ove: Mika's happy, her boyfriend moved in. He's a cook.", /Mika is a cook/],
    ["Tom: How is Mika?", "Ove: They moved, because her husband found work. He teaches maths.", /Mika teaches/],
  ])("is not that person: %s %s", async (question, reply, wrong) => {
    expect((await textsOf(question, reply)).join(" ")).not.toMatch(wrong);
  });

  test.each([
    ["Tom: How is Mika?", "Ove: Good! He is a nurse now.", "Mika is a nurse now."],
    [
      "Tom: How is Mika?",
      "Ove: Good! His sister moved to Bruges in March. He works as a nurse.",
      "Mika works as a nurse.",
    ],
    ["Tom: How is Mika?", "Ove: Good! He lives with his dad. He works as a nurse.", "Mika works as a nurse."],
  ])("is left out of it elsewhere: %s %s", async (question, reply, expected) => {
    expect((await textsOf(question, reply)).join(" ")).toContain(expected);
  });
});

test.each([
  ["Tom: How is Carla?", "Ove: She moved because her boyfriend works there.", false],
  ["Tom: How is Lisbon?", "Ove: My boyfriend works there.", true],
])("a person who is asked after is no place: %s", async (question, reply, isPlace) => {
  expect(/in (?:Carla|Lisbon)/.test((await textsOf(question, reply)).join(" "))).toBe(isPlace);
});
