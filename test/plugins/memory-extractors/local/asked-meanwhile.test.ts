// Between a turn and the next the other asked on: "she" is whom the question was about, "one" is of a thing that somebody had.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const lastOf = async (...said: readonly string[]): Promise<string | undefined> => (await textsOf(...said)).at(-1);

describe("whom the turn was about, not whoever was named in passing", () => {
  test.each([
    ["When is she coming home?", "She'll be home on Friday.", "Bo's aunt will be home on Friday (12 May 2023)."],
    ["Is she still at the clinic?", "No, she moved to Tralee.", "Bo's aunt moved to Tralee."],
    ["Does she still sing?", "She joined a choir in Tralee.", "Bo's aunt joined a choir in Tralee."],
  ])("%s %s", async (asked, reply, expected) => {
    const told = "Bo: She's well. The surgeon was pleased with the knee.";
    expect(await lastOf("Ida: How is your aunt?", told, `Ida: ${asked}`, `Bo: ${reply}`)).toBe(expected);
  });

  test.each([
    ["The surgeon was pleased with the knee.", "Is she any good?", "She trained in Boston for years."],
    ["She's well. The surgeon rang me.", "What did she want?", "She moved my appointment to Friday."],
    ["She's well. The nurse is new.", "Is she nice?", "She trained in Tralee for years."],
  ])("near: %s %s %s", async (told, asked, reply) => {
    expect(
      (await textsOf("Ida: How is your aunt?", `Bo: ${told}`, `Ida: ${asked}`, `Bo: ${reply}`)).join(" "),
    ).not.toMatch(/aunt (?:trained|moved)/);
  });
});

describe("whom a question names", () => {
  test.each([
    ["Could Mirela lead it?", "She moved to Tralee in March.", "Mirela moved to Tralee in March (March 2023)."],
    ["Would Mirela drive you?", "She sold the van in March.", "Mirela sold the van in March (March 2023)."],
    ["Is Aunt Ines coming?", "She's in hospital until Friday.", "Aunt Ines is in hospital until Friday (12 May 2023)."],
    ["Will uncle Ned bring the tent?", "He sold the tent in March.", "Uncle Ned sold the tent in March (March 2023)."],
    [
      "I didn't know you had a dog.",
      "We got her from a shelter in March.",
      "Bo got their dog from a shelter in March (March 2023).",
    ],
    ["Since when do you have a cat?", "We found her in March.", "Bo found their cat in March (March 2023)."],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await lastOf("Bo: My sister Maud is a cook.", `Ida: ${asked}`, `Bo: ${reply}`)).toBe(expected);
  });

  test.each([
    ["You have a dog sitter, right?", "She lives in Tralee."],
    ["Should Monday be off?", "She lives in Tralee."],
    ["I'd love a dog.", "She lives in Tralee."],
  ])("near: %s %s", async (asked, reply) => {
    expect((await textsOf("Bo: Hello.", `Ida: ${asked}`, `Bo: ${reply}`)).join(" ")).not.toMatch(
      /dog lives|Monday lives/,
    );
  });

  test("gives nobody the name of one who was just found", async () => {
    const told = await textsOf(
      "Ida: Ned's mum said you're looking for a cleaner.",
      "Bo: We found one! Her name is Ruta, she starts on Monday.",
    );
    expect(told.at(-1)).toBe("Bo found a cleaner. Her name is Ruta, she starts on Monday (15 May 2023).");
  });
});

describe("what one is one of", () => {
  test("is given to whom it is said to", async () => {
    const told = await textsOf("Ida: What does Maud like?", "Bo: Maud loves lilies. I could get her one on Friday.");
    expect(told.at(-1)).toBe("Bo could get Maud a lily on Friday (12 May 2023).");
  });

  test.each([
    ["I'm not made for big parties.", "I'm too busy, so I don't need one.", /party/],
    ["Maud from the second floor came.", "I'm too busy, so I don't need one.", /need a floor/],
  ])("near: %s %s", async (earlier, reply, wrong) => {
    const told = await textsOf(`Bo: ${earlier}`, "Ida: Have they written to you?", `Bo: Yes, on Friday. ${reply}`);
    expect(told.join(" ")).not.toMatch(wrong);
  });

  test("is what one had in the turn before", async () => {
    const told = await textsOf(
      "Bo: We had a goat.",
      "Ida: How is Nan?",
      "Bo: She's well. I bought one for Nan in March.",
    );
    expect(told.at(-1)).toBe("Bo bought a goat for their nan in March (March 2023).");
  });
});
