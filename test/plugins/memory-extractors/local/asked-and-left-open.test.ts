// What a turn of talk leaves to the question or to the words beside it, whom its pronouns mean there, and what befalls those who are
// asked after.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what befalls whom one asks after", () => {
  test.each([
    ["How's Ruta?", "She sprained her wrist at judo.", "Ruta sprained her wrist at judo."],
    ["How's Arvid?", "He sold his cello.", "Arvid sold his cello."],
    ["How's Ruta?", "She wrote off her car and she's furious.", "Ruta wrote off her car and she's furious."],
  ])("%s %s", async (question, answer, told) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual([told]);
  });

  test("another's things are not the doer's", async () => {
    expect((await textsOf("Ida: How's Nora?", "Bo: She met his uncle.")).join()).not.toContain("Nora met his uncle.");
  });
});

describe("whom a pronoun means", () => {
  test.each([
    [
      "who was visited just before",
      ["Ida: My sister Vera drives me.", "Bo: Good. I visited Nora on Tuesday. She always adored you."],
      "Nora always adored Ida",
    ],
    [
      "little Emil, who is asked after",
      [
        "Ida: Is Jonas off work?",
        "Bo: He has a month off.",
        "Ida: And little Emil, is he cross?",
        "Bo: He threw his shoe at me.",
      ],
      "Emil threw his shoe",
    ],
    ["hows, typed in haste", ["ida: lol. hows noemi", "bo: we split up"], "Noemi and Bo split up"],
    [
      "the patient, not the doctor",
      ["Ida: How's your gran?", "Bo: The nurse says she can come home. Her leg is weak though."],
      "Bo's gran's leg is weak",
    ],
    [
      "the listener",
      ["Ida: My pony Flint died.", "Bo: Flint brought you so much fun."],
      "Flint brought Ida so much fun",
    ],
  ])("%s", async (_, turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test.each([
    [
      "not the nurse",
      ["Ida: How's your gran?", "Bo: The nurse says she can come home. Her leg is weak though."],
      "nurse's leg",
    ],
    [
      "not whom one was with before",
      ["Ida: It's the first date since Lukas.", "Bo: What does he do?", "Ida: He plays the oboe."],
      "Lukas plays",
    ],
    [
      "not whom he asks for",
      [
        "Ida: And Emil?",
        "Bo: He's with my cousins. He rings every night and asks when Bibi will play ludo.",
        "Ida: He's six now, no?",
        "Bo: Seven in May. He lost his front tooth.",
      ],
      "Bibi lost",
    ],
    ["not who speaks", ["ida: hows her gran", "bo: poorly. moved in with us in may"], "Bo moved"],
    ["no spoon", ["Ida: You can't tell a fork from a spoon.", "Bo: It's the left one on Friday."], "left fork"],
  ])("%s", async (_, turns, untrue) => {
    expect((await textsOf(...turns)).join("\n")).not.toContain(untrue);
  });
});

describe("what is left to the words beside it", () => {
  test.each([
    [["Ida: How's the orchard?", "Bo: I gave mine up, sadly. The smallholding."], "Bo gave the smallholding up"],
    [["Ida: What's new?", "Bo: I finally sold it. The old tractor."], "Bo finally sold the old tractor."],
    [
      ["Ida: Has she still got the kiosk?", "Bo: My aunt let it go. She sold the kiosk in June."],
      "sold the kiosk in June",
    ],
    [
      ["Ida: Does your brother still have that moped?", "Bo: He wrecked it in May."],
      "Bo's brother wrecked the moped in May",
    ],
    [
      ["Ida: I miss you. And your plum dumplings.", "Bo: I took those off the list."],
      "Bo took the plum dumplings off the list.",
    ],
    [
      ["Ida: Are you still at the sawmill?", "Bo: Nah, left in March."],
      '(replying to Ida\'s "Are you still at the sawmill?")',
    ],
    [
      ["Ida: What's your new street called again?", "Bo: Elm Row, number 40."],
      'asked "What\'s your new street called?"',
    ],
    [
      [
        "Ida: We're off on a choir tour to Riga in June.",
        "Bo: Lovely!",
        "Ida: Tallinn sounds like a stop for our tour.",
      ],
      '(said after "We\'re off on a choir tour to Riga in June")',
    ],
    [["Ida: Did the foal come?", "Bo: Ida! Yes! On Monday night, at one. A filly."], "On Monday night"],
    [["Ida: And the flat?", "Bo: They evicted us in April."], "Bo was evicted in April"],
    [["Ida: How are you?", "Bo: I still miss Flint- here's a photo of him."], "Bo still misses Flint."],
  ])("%p", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test.each([
    [["Ida: What's new?", "Bo: I told them. The fools."], "the fools"],
    [["Ida: Where's the bike?", "Bo: She sold it. The cow."], "sold the cow"],
    [
      ["Ida: Did your friends like the new oars?", "Bo: I doubt that most of them will row with them."],
      "most of the new oars",
    ],
    [["Ida: And for how long?", "Bo: Only till we're settled."], "Only till"],
  ])("%p not", async (turns, untrue) => {
    expect((await textsOf(...turns)).join("\n")).not.toContain(untrue);
  });

  test("a question of few words is asked of what was said just before", async () => {
    const told = await textsOf(
      "Ida: What was the name of that agent, the loud one?",
      "Bo: Petra. She wants us for three nights in August.",
      "Ida: Oh! Which nights?",
      "Bo: The 8th and the 9th.",
    );
    expect(told.join("\n")).toContain('The 8th and the 9th (said after "She wants us for three nights in August")');
  });
});

describe("days", () => {
  test.each([
    ["Every day but Wednesday.", "Wednesday ("],
    ["I swim every morning except Sunday.", "Sunday ("],
  ])("%s: each week", async (answer, untrue) => {
    expect((await textsOf("Ida: When do you swim?", `Bo: ${answer}`)).join("\n")).not.toContain(untrue);
  });

  test.each([
    ["got physio on the 28th", "Bo has physio on the 28th"],
    ["got my results back on the 2nd", "Bo got their results back on the 2nd"],
  ])("%s", async (answer, told) => {
    expect((await textsOf("ida: whats up", `bo: ${answer}`)).join("\n")).toContain(told);
  });
});
