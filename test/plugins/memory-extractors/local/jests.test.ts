// A question answered in jest and then in earnest: only the true answer is told.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("an answer in jest is taken back", () => {
  test.each([
    ["What do you do for a living?", "Lion tamer haha. No, I'm a baker.", "Wim is a baker."],
    ["Where do you live now?", "On Mars lol. No, in Ghent.", "Wim lives in Ghent."],
    ["What do you drive?", "A tank 😂 No, a Fiat.", "Wim drives a Fiat."],
    [
      "What do you want for your birthday?",
      "A castle lol. No seriously, a lamp.",
      "Wim wants a lamp for their birthday.",
    ],
    ["Where did you go on holiday?", "To prison lol. Seriously though, we went to Malta.", "Wim went to Malta."],
    ["When is your exam?", "Never lol. No, it's on 12 June.", "Wim's exam is on 12 June (12 June 2023)."],
    ["What do you do now?", "I rob trains lmao. Nah, I teach maths.", "Wim teaches maths."],
    ["What pets do you have?", "A dragon :D no, two cats", "Wim has two cats."],
    ["Where does your brother live?", "In a cave haha. No, in Lyon.", "Wim's brother lives in Lyon."],
  ])("%s %s", async (asked, said, told) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${said}`)).toEqual([told]);
  });

  test("told to an assistant", async () => {
    const told = await textsOf(
      "assistant: What do you do for work?",
      "user: pirate lol, no, I'm a nurse at the clinic",
    );
    expect(told).toEqual(["User is a nurse at the clinic."]);
  });

  test.each([
    ["Where do you live?", "In Ghent haha. No idea why.", "Wim lives in Ghent."],
    ["Where do you work?", "At the zoo haha. I love it there.", "Wim works at the zoo."],
    ["What did you get?", "A kitten haha. No, you can't have her.", "Wim got a kitten."],
    ["What did you buy?", "A boat haha! No, I'm not sorry.", "Wim bought a boat."],
    ["Where do you live?", "In Ghent. No, wait, it's loud here haha", "Wim lives in Ghent."],
    ["Did you buy the boat?", "I bought it haha. No, we sail on Sundays.", "Wim bought the boat."],
    ["What did you get?", "A lollipop. No, she didn't ask.", "Wim got a lollipop."],
    ["Where do you work?", "At the zoo lol. They have no lions.", "Wim works at the zoo."],
  ])("a laugh alone takes nothing back: %s %s", async (asked, said, told) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${said}`)).toContain(told);
  });
});
