// Whom a reply brings in by a few words is the speaker's own, and is meant by "she" behind it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replies = (question: string, answer: string): Promise<string[]> => textsOf(`Ida: ${question}`, `Bo: ${answer}`);

describe("family asked after", () => {
  test.each([
    [
      "And you, any kids?",
      "One son, Jonas. He's nine and he plays the cello.",
      ["Bo has one son, Jonas.", "Bo's son Jonas is nine and he plays the cello."],
    ],
    [
      "What about you, siblings?",
      "Two sisters, Ruta and Elin. They both live in Vilnius.",
      ["Bo has two sisters, Ruta and Elin.", "Bo's sisters Ruta and Elin both live in Vilnius."],
    ],
    [
      "do u have kids now",
      "a daughter. shes 5 and she wants to be a vet",
      ["Bo has a daughter.", "Bo's daughter is 5 and she wants to be a vet."],
    ],
    [
      "Is there a husband by now?",
      "There is! Mats, we met at a regatta. And a girl, Tilda, she's two.",
      ["Mats and Bo met at a regatta.", "Bo has a girl, Tilda, she's two."],
    ],
    [
      "Are you married?",
      "I am. Jonas, we've known each other since school.",
      ["Bo is married.", "Jonas and Bo have known each other since school."],
    ],
    [
      "Do you have pets?",
      "A parrot, Coco. She swears in Dutch.",
      ["Bo has a parrot, Coco.", "Bo's parrot Coco swears in Dutch."],
    ],
    [
      "Who's your boss these days?",
      "A woman called Marta. She's strict but she lets me work from home.",
      [
        'Bo, asked "Who\'s your boss these days?": A woman called Marta.',
        "Marta is strict but she lets Bo work from home.",
      ],
    ],
    [
      "Are you seeing anyone?",
      "A guy from my choir, Pavel. He's a baker and gets up at two.",
      ["Bo is seeing a guy from their choir, Pavel.", "Pavel is a baker and gets up at two."],
    ],
  ])("%s %s", async (question, answer, told) => {
    expect(await replies(question, answer)).toEqual(told);
  });

  test.each([
    ["Are you married?", "Well, we moved in together in May."],
    ["Who came to the party?", "A dog, Rex, he bit me on Friday."],
  ])("%s %s brings in nobody of theirs", async (question, answer) => {
    expect((await replies(question, answer)).join(" ")).not.toMatch(/\bBo has\b|\bWell and\b/);
  });
});

describe("harm asked after", () => {
  test.each([
    ["Are you ok??", "two ribs broken, one tooth gone", 'Bo, asked "Are you ok?": Two ribs broken, one tooth gone.'],
    ["What happened to you?", "Broken wrist.", 'Bo, asked "What happened to you?": Broken wrist.'],
  ])("%s %s", async (question, answer, told) => {
    expect(await replies(question, answer)).toEqual([told]);
  });
  test.each(["Fine.", "Just tired.", "Nothing much."])("Are you ok? %s tells nothing", async (answer) => {
    expect(await replies("Are you ok?", answer)).toEqual([]);
  });
});
