// Friends ask after others and bring news of them: whom "he" and "she" mean, and what a question says by itself.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("news of others", () => {
  test.each([
    ["Ana moved out.", ["Ana moved out."]],
    ["Ana left me.", ["Ana left User."]],
    ["Ana quit smoking.", ["Ana quit smoking."]],
    ["Ana moved the mouse.", []],
    ["We are a family company in Genk.", ["User is part of a family company in Genk."]],
    ["We're a family of five.", ["User is in a family of five."]],
  ])("in a few words to an assistant: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual(told);
  });

  test.each([
    [
      [
        "Ola: My husband is scared of bees.",
        "Nils: How is Arjun? Is he still teaching?",
        "Ola: Yes, he got tenure this spring!",
      ],
      "Arjun got tenure this spring (spring 2023).",
    ],
    [["Nils: Did you hear Elif got engaged?", "Ola: No way!"], "Elif got engaged."],
    [
      ["Nils: Did I tell you we're moving to Ghent in June?", "Ola: No way!"],
      "Nils is moving to Ghent in June (June 2023).",
    ],
    [
      [
        "Nils: Did you hear Elif got engaged?",
        "Ola: To the guy from the club?",
        "Nils: Yeah, Deniz. He proposed on the ferry.",
      ],
      'Deniz proposed on the ferry (asked "To the guy from the club?").',
    ],
    [
      ["Nils: My sister moved.", "Ola: Where to?", "Nils: Ely. She'll teach there three days a week."],
      "Nils' sister will teach in Ely three days a week.",
    ],
    [
      ["Nils: Josh is cooking his lentil thing. He got accepted for the nursing course, did I tell you?", "Ola: No!"],
      "Josh got accepted for the nursing course.",
    ],
    [
      ["Nils: Are you still allergic to shellfish by the way?", "Ola: Sadly yes. I get back on the 16th."],
      "Ola is allergic to shellfish.",
    ],
    [
      ["Nils: Are you still allergic to shellfish by the way?", "Ola: Sadly yes. I get back on the 16th."],
      "Ola gets back on the 16th (16 May 2023).",
    ],
    [
      ["Ola: I've been practicing my talk for the city council.", "Nils: When is it?", "Ola: Thursday at 7."],
      "Ola has been practicing their talk for the city council: Thursday (11 May 2023) at 7.",
    ],
  ])("%j", async (turns, told) => {
    expect(await textsOf(...turns)).toContain(told);
  });

  test("who was only quoted is nobody whom the next turn goes on about", async () => {
    const texts = await textsOf(
      "Ola: Mochi chewed through my cable. The vet said frozen carrots help.",
      "Nils: Ours did that once.",
      "Ola: She starts puppy school on Monday evenings.",
    );
    expect(texts.join(" ")).not.toMatch(/vet starts/i);
  });

  test.each(["Nils: Did you hear what Elif said?", "Nils: Did you know if Elif got engaged?"])(
    "asks and tells nothing: %s",
    async (question) => {
      expect(await textsOf(question, "Ola: No.")).toEqual([]);
    },
  );
});
