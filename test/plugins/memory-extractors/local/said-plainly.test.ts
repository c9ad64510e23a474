// Ways of saying things that differ from the plain one in a word or two, of which a statement keeps what they tell.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { readText } from "../read-text.ts";

const told = (...said: string[]): Promise<string[]> => textsOf(...said.map((one) => `user: ${one}`));
const toldInTalk = (said: string): Promise<string[]> => textsOf(`Ada: ${said}`, "Bo: lovely");

test("what is only a verdict on the rest is left out", async () => {
  expect(await toldInTalk("My budget is 900, so it's tight.")).toEqual(["Ada's budget is 900."]);
});

test("what one has to do is no deed that is done", async () => {
  expect(await toldInTalk("We've got to move in June.")).toEqual([expect.stringContaining("Ada has to move in June")]);
});

describe("said to an assistant", () => {
  test.each([
    ["keep it to 3 options", "User wants the assistant to give no more than 3 options at a time."],
    ["don't write such long answers", "User wants the assistant not to write such long answers."],
    ["Any ideas for breakfast, no eggs, they make me gag", "Eggs make User gag."],
    ["constantly, I'm a worrier", "User is a worrier."],
    ["that worked great, I've finished the shed", "User has finished the shed."],
    ["since the move I cycle to work", "Since the move, User cycles to work."],
    ["she been working nights at the bakery, my mum", "User's mum has been working nights at the bakery."],
    ["weve got two cats", "User has got two cats."],
    ['My motto is "go!"', `User's motto is "go."`],
    ["cooking for six", "User is cooking for six."],
    ["therapy's every two weeks now", "The therapy is every two weeks now."],
    ["There's Ada who's nine and Finn who's seven", `User says "There's Ada who's nine and Finn who's seven".`],
  ])("%s", async (said, one) => {
    expect(await told(said)).toEqual([one]);
  });

  test("who is named before a colon is told of, and what a sum is for is said once", async () => {
    expect(await told("Ophira: loves chess and hates maths")).toEqual(["Ophira loves chess.", "Ophira hates maths."]);
    expect(await textsOf("assistant: What do you make per day?", "user: 2,500 on a good day")).toEqual([
      "User makes 2,500 on a good day.",
    ]);
  });

  test("a joke about oneself, laughed at, is no trait", async () => {
    expect(await told("I'm a millionaire haha")).toEqual([]);
    expect(await told("I'm allergic to kiwis haha")).toEqual(["User is allergic to kiwis."]);
  });

  test("a name that is given goes with what is said of it", async () => {
    expect(await told("My brother is a cook. His name is Otto and he works in a bakery in Graz.")).toContain(
      "Otto works in a bakery in Graz.",
    );
  });

  test("whoever was robbed had it taken", async () => {
    expect(await told("I was robbed. They took my phone.")).toContain("User had their phone stolen.");
  });
});

describe("said in a talk of two", () => {
  test.each([
    ["I admire you for raising three kids alone.", "Ada admires Bo for raising three kids alone."],
    ["His brother and I play chess on Tuesdays.", "His brother and Ada play chess on Tuesdays."],
    ["a teacher called mina helped my son", "A teacher called Mina helped Ada's son."],
    ["hattie has their key, she waters the plants", "Hattie has their key, she waters the plants."],
    ["I'd really recommend you visit the mill in Pau.", "Ada advises Bo to visit the mill in Pau."],
    ["My car is old but it's a classic from 1967.", "Ada's car is old but it's a classic from 1967."],
  ])("%s", async (said, one) => {
    expect(await toldInTalk(said)).toEqual([one]);
  });

  test("a pronoun is nobody whom the same words name", async () => {
    const texts = await toldInTalk("My mother is ill. She looked after my mother for years.");
    expect(texts.join(" ")).not.toContain("mother looked after Ada's mother");
  });
});

test("under such headings each line tells of whose page it is", async () => {
  const page = "# About me\n\n## Dislikes\n\n- loud bars\n\n## Allergies\n\n- cats\n";
  const texts = (await readText(page)).map(({ text }) => text);
  expect(texts).toContain("User dislikes loud bars.");
  expect(texts).toContain("User is allergic to cats.");
});

test("a résumé without a title is of whoever stands below its first line", async () => {
  const texts = (
    await readText(
      "Curriculum vitae\nIda Holm\nWork experience\nBaker at Brot, 2012-2016\nEducation\nSchool of Baking, 2010\nSkills\nRye bread",
    )
  ).map(({ text }) => text);
  expect(texts.join(" ")).toContain("Ida Holm");
});
