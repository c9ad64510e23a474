// Speech without marks and words that only lead in: what is stated in between.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const said = (turn: string): Promise<string[]> => textsOf(`user: ${turn}`, "assistant: I see.");

describe("dictated in one breath", () => {
  test("also without a word between", async () => {
    expect(
      await said(
        "good morning i am eighty one years old and my niece gave me this radio her name is ruth she lives in malta now i will visit her in june my neighbor frank helped me set it up he used to be a baker",
      ),
    ).toEqual([
      "User is eighty one years old.",
      "User's niece gave User a radio.",
      "User's niece's name is Ruth.",
      "User's niece lives in Malta now.",
      "User will visit their niece in June (June 2023).",
      "User's neighbor frank helped User set it up.",
      "User's neighbor used to be a baker.",
    ]);
  });

  test("each thing that somebody does is told alone", async () => {
    expect(
      await said(
        "so my daughter is in third grade and she rides a pony every thursday and my son plays the cello in the school band but we live in a flat in bern and there's no room for a pony",
      ),
    ).toEqual([
      "User's daughter is in third grade.",
      "User's daughter rides a pony every Thursday.",
      "User's son plays the cello in the school band.",
      "User lives in a flat in Bern.",
    ]);
  });

  test("shorter too, where not even a full stop ends it, and what is said of another stays whole", async () => {
    expect(
      await said("we went to see the barn it's on the river side and the owner wants nine hundred for it"),
    ).toEqual(["User went to see the barn. It's on the river side and the owner wants nine hundred for it."]);
    expect(await said("I told my boss he's wrong about the numbers and he laughed in front of everybody")).toEqual([
      "User told their boss he's wrong about the numbers.",
      "User's boss laughed in front of everybody.",
    ]);
  });
});

describe("words before a statement", () => {
  test.each([
    [
      "Um okay so note to self I talked to the roofer about the chimney",
      "User talked to the roofer about the chimney.",
    ],
    ["Cons: we have a mortgage until 2041.", "User has a mortgage until 2041."],
    [
      "ok thanks, this time for me: I bought a used e-bike for 1,450 euros.",
      "User bought a used e-bike for 1,450 euros.",
    ],
    ["hmm my cat is allergic to chicken", "User's cat is allergic to chicken."],
    ["One thing, I can't work on Fridays.", "User can't work on Fridays."],
    ["Help me make a checklist, we're moving to Bern.", "User is moving to Bern."],
    ["no coriander please, it tastes like soap to me", "User doesn't want any coriander, it tastes like soap to them."],
    ["for 4, one of us doesn't eat dairy", "One of User's group doesn't eat dairy."],
    [
      "I ordered a dishwasher from you last week.",
      "User ordered a dishwasher from the assistant last week (the week before 8 May 2023).",
    ],
    [
      "I've never owned a credit card btw and I don't want one",
      "User has never owned a credit card and they don't want one.",
    ],
    ["Save that list and also remember that my name is June.", "User's name is June."],
    [
      "my cousin Pavel is a mechanic, he'd do it for 150 euros",
      "User's cousin Pavel is a mechanic, he'd do it for 150 euros.",
    ],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toEqual([expected]);
  });

  test.each([["No problem at all, thanks."], ["No worries please go on."], ["Tell me my options, I'm all ears."]])(
    "%s",
    async (turn) => {
      expect(await said(turn)).toEqual([]);
    },
  );
});

test.each([
  [
    "the vet said our goat is well but my uncle thinks he is wrong and wants to ask another one soon",
    "User's uncle thinks he is wrong",
  ],
  [
    "if my landlord wants me out by May I will move in with my aunt and it's going to be crowded there",
    "If User's landlord wants User out by May",
  ],
  [
    "my boss told me that I was going to get a raise and it's not happening because he has changed his mind",
    "it's not happening",
  ],
])("what completes a thought stays with it: %s", async (said, expected) => {
  expect((await textsOf(`user: ${said}`)).join("\n")).toContain(expected);
});
