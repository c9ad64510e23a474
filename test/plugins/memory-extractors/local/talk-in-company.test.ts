// Talk between people: what is told on what occasion, what is said of both, and what is said for the moment only.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what a definite opening leaves out stands before it", () => {
  test.each([
    [
      "Nils: We were at a wedding in Lund. Everyone was so kind and it made me feel at home. It showed me how big our family is.",
      "Nils was at a wedding in Lund. Everyone was so kind and it made Nils feel at home. It showed Nils how big their family is.",
    ],
    [
      "Nils: My old street was hit by a storm. The drains weren't good so the cellars filled up. It's telling me we need to prepare.",
      "Nils' old street was hit by a storm. The drains weren't good so the cellars filled up. It's telling Nils they need to prepare.",
    ],
  ])("%s", async (turn, expected) => {
    expect(await textsOf("Ola: Hi Nils!", turn)).toEqual([expected]);
  });
});

describe("replies", () => {
  test.each([
    [["Nils: Do you have any pets?", "Ola: Yes, I do - Otto, my guinea pig."], "Ola's guinea pig is called Otto."],
    [
      ["Nils: How was it? And do you have any pets?", "Ola: Tiring but lovely. And yup, I do- Otto, my old cat."],
      "Ola's old cat is called Otto.",
    ],
    [["Nils: Do you like painting boats?", "Ola: Yeah, I love to. It's calming."], "Ola likes painting boats."],
    [
      [
        "Nils: I love the food of Porto.",
        "Ola: Porto is such a lovely city. I've always wanted to try the fish there.",
      ],
      "Ola has always wanted to try the fish in Porto.",
    ],
    [
      ["Nils: I went with my family.", "Ola: Family time is great! Mine gets together every week."],
      "Ola's family gets together every week.",
    ],
    [
      ["Nils: Can I see your boat?", "Ola: Maybe we can watch one of your films together or go to the lake!"],
      "Maybe Nils and Ola can watch one of Nils' films together or go to the lake.",
    ],
    [
      ["Nils: Look!", "Ola: Nice, that photo's from when my choir won the cup in 2019."],
      "Ola's choir won the cup in 2019.",
    ],
    [
      ["Nils: I write songs there.", "Ola: For me I just sit down and think about my boat."],
      "Ola just sits down and thinks about their boat.",
    ],
    [["Nils: Hi!", "Ola: I just sorted my records, speaking of."], "Ola just sorted their records."],
    [
      ["Nils: Got any paintings to show?", "Ola: Yeah, here's one I did last week."],
      "Ola did a painting last week (the week before 8 May 2023).",
    ],
    [["Nils: When's your last day?", "Ola: End of May."], "Ola's last day is at the end of May (May 2023)."],
    [
      ["Nils: Did you meet Clara?", "Ola: Yes we had brunch on Sunday. She's opening a second bakery in June."],
      "Clara is opening a second bakery in June (June 2023).",
    ],
    [
      ["Nils: How's Leo doing?", "Ola: He made a friend and he's joined the choir. Still hates the bus though."],
      "Leo still hates the bus.",
    ],
    [
      ["Nils: Hi!", "Ola: I promised my son a bike for his birthday in April."],
      "Ola promised their son a bike for his birthday in April (April 2024).",
    ],
  ])("%p", async (talk, expected) => {
    expect(await textsOf(...talk)).toContain(expected);
  });

  test("him of whom nobody knows is not the next one named", async () => {
    const told = await textsOf(
      "Nils: Can you bring the cat back?",
      "Ola: He's put on weight, the vet says a kilo. I switched him to the diet food.",
    );
    expect(told.join(" ")).not.toContain("switched the vet");
  });

  test("an answer is told once", async () => {
    expect(await textsOf("Nils: Do you have any pets?", "Ola: Yes, I do - Otto, my guinea pig.")).toHaveLength(1);
  });
});

describe("said for the moment", () => {
  test.each([
    "Ola: That sounds great - I agree, they're lovely.",
    "Ola: I can tell! Your cooking is lovely.",
    "Ola: I can picture you all laughing and baking your own bread.",

    "Ola: That's the dog, and here's our cat!",
    "Ola: I bet last week you would never have thought you would win!",
    "Ola: I'm so sorry about Otto.",
    "Ola: Just something nice to take my mind off things.",
    "Ola: Here's some good news - I've got something to share!",
    "Ola: We should all join forces for a safe and lively town.",
    "Ola: Love sure does bring us joy, huh?",
  ])("%s", async (turn) => {
    expect(await textsOf("Nils: Hi Ola!", turn)).toEqual([]);
  });
});

describe("a number that looks like a person, a question behind a statement", () => {
  test.each([
    ["I'm studying Euclid's Elements Book I.", "User is studying Euclid's Elements Book I."],
    ["My grandpa fought in World War I.", "User's grandpa fought in World War I."],
    ["I changed my headline to Baker, will this help me stand out?", "User changed their headline to Baker."],
    ["I finished my thesis, should I print it.", "User finished their thesis."],
    [
      "I won't finish my thesis, I mean I've written half of it.",
      "User won't finish their thesis, they have written half of it.",
    ],
  ])("%s", async (message, expected) => {
    expect(await textsOf(`user: ${message}`)).toEqual([expected]);
  });
});
