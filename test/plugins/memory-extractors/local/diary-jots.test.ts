// What a diary tells in a word or two: amounts, days and names that no sentence of its own holds.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("what is noted in passing", () => {
  test.each([
    ["Quit crisps. Down to 74 kilos.", ['User noted: "Quit crisps".', 'User noted: "Down to 74 kilos".']],
    [
      "Sold the canoe. Second prize for the marrow at the fair.",
      ["User sold the canoe.", 'User noted: "Second prize for the marrow at the fair".'],
    ],
    [
      "I moved the beds. New job: lock keeper, 15.40 an hour.",
      ["User moved the beds.", 'User noted: "New job: lock keeper, 15.40 an hour".'],
    ],
    ["Ulla moved out! Rent split: 380 each.", ["Ulla moved out.", 'Note: "Rent split: 380 each".']],
    [
      "My knee is fine. Set a rule: 900 strokes a day, no phone before ten.",
      ["User's knee is fine.", 'User noted: "Set a rule: 900 strokes a day, no phone before ten".'],
    ],
  ])("%s", async (note, told) => {
    expect((await statementsOf(note)).toSorted()).toEqual(told.toSorted());
  });

  test.each([
    ["an ordinary hour", "Swept the yard with my rake. Lunch with Nadia. Week 12.", /Lunch|Week/],
    ["a feeling", "Bought a rake for £9. I cried.", /cried/],
    ["a doubt", "I looked at rakes. Maybe 40 euros.", /Maybe/],
    ["a to-do", "Bought a rake for £9. Pay Otto for the rake.", /Otto/],
    ["a secret", "Moved the desk for £20. Password for the router: heron55.", /heron/],
    ["a mail", "Dear Ida, 3 kg of plums came. Lovely ones. £4 at most.", /noted|Note/],
    ["steps", "Whisk three eggs. Bake for 25 minutes. Rest for ten.", /Bake/],
    ["prose", "The mill was built in 1810. It burnt in 1902.", /Note|noted/],
  ])("%s is not", async (_what, note, idle) => {
    expect((await statementsOf(note)).join(" ")).not.toMatch(idle);
  });
});

describe("what leans on the sentence before", () => {
  test.each([
    [
      "Met someone at the rink. Her name is Odile, she tunes harps.",
      ["User met someone at the rink. Her name is Odile, she tunes harps."],
    ],
    [
      "Rang Femi, he is getting married in November. Her name is Sunniva, she is a baker.",
      ["User rang Femi, he is getting married in November (November 2024). Her name is Sunniva, she is a baker."],
    ],
    [
      "Signed for two maps with Lund & Sons. 90 per sheet.",
      ["User signed for two maps with Lund & Sons. 90 per sheet."],
    ],
    [
      "Joined the chess club. First book: Endgames. Meets every second Monday.",
      ["User joined the chess club. First book: Endgames. Meets every second Monday."],
    ],
    ["Atlas finished!! 31 sheets in the end. I slept.", ['User noted: "Atlas finished. 31 sheets in the end".']],
    ["Painted the fence. He lives in Kiel.", ["User painted the fence."]],
  ])("%s", async (note, told) => {
    expect(await statementsOf(note)).toEqual(told);
  });
});

describe("whose it is", () => {
  test.each([
    ["Mum back home since Monday, with a stick. I cooked.", /User's mum is back home since Monday/],
    ["Dad not coping. I cooked for 20.", /User noted: "Dad not coping"/],
    ["Hired a second lad, Ivo. Starts in July. I like him.", /Ivo starts in July/],
    ["Took on a trainee. Works Tuesdays only. My back hurts.", /The trainee works Tuesdays only/],
    ["Chewed the sofa leg. House-trained, nearly.", /^User noted: "Chewed the sofa leg"/],
    ["Started solids: pear. Came out in hives after egg.", /User noted: "Came out in hives after egg"/],
    ["Bought a crate, £30. Puppy slept in it.", /^User bought a crate/],
  ])("%s", async (note, told) => {
    expect((await statementsOf(note)).join("\n")).toMatch(told);
  });

  test.each(["Chewed the sofa leg. House-trained, nearly.", "Started solids: pear. Came out in hives after egg."])(
    "of a baby or a puppy nothing is told of the writer: %s",
    async (note) => {
      expect((await statementsOf(note)).join("\n")).not.toMatch(/User (?:chewed|started|came)/);
    },
  );

  test("a patient's is noted of nobody else", async () => {
    expect((await statementsOf("Mrs Halloran, room 4. Hip bruised.")).join("\n")).not.toContain("User");
  });

  test("what ends in -ing is nobody who is to do something", async () => {
    expect((await statementsOf("Cycling to work is over, bus 9 now. I miss it.")).join("\n")).not.toContain(
      "is to work",
    );
  });
});
