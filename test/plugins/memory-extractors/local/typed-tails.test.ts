// What is typed behind a comma for whoever listens: a question without its mark, an order, what somebody "said".

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what is said to the listener behind a comma is not told", () => {
  test.each([
    ["im at work till six, whats the score", "Ada is at work till six."],
    ["i was in the azores in 2019, go whale watching", "Ada was in the Azores in 2019."],
    ["i quit drinking tho so its juice for me", "Ada quit drinking so its juice for them."],
    ["ok moved my dentist to june", "Ada moved their dentist to June"],
    ["thats kind but dads paying half", "Ada's dad is paying half."],
  ])("%s", async (said, told) => {
    expect((await textsOf("wim: hey you", `ada: ${said}`)).join(" ")).toContain(told.replace(/\.$/, ""));
  });

  test("an order amid two statements", async () => {
    const told = (await textsOf("wim: hi", "ada: i'll bring olives, dont cook meat, im off meat since january")).join(
      " ",
    );
    expect(told).not.toContain("don't cook");
    expect(told).toContain("Ada will bring olives");
  });

  test.each([
    ["I don't know, what's the score", "know."],
    ["I'm not sure, how much is it", "not sure."],
    ["I went to the lake, come what may", "went to the lake."],
    ["I get up at six, go for a run", "get up at six."],
  ])("kept whole: %s", async (said, untold) => {
    const told = (await textsOf("Wim: Hi.", `Ada: ${said}`)).join(" ");
    expect(told).not.toEndWith(untold);
  });
});

describe("what answers or asks behind a statement to an assistant is not told", () => {
  test.each([
    ["my brother Sam lives in Oslo so no.", "User's brother Sam lives in Oslo."],
    ["I'm vegan so no.", "User is vegan."],
    ["My daughter is 4, so yes please", "User's daughter is 4."],
    ["my resting pulse is 48, is that too low", "User's resting pulse is 48."],
    ["I drank 3 litres of tea, was that too much", "User drank 3 litres of tea."],
    ["my contract ends in may, do I need to give notice", "User's contract ends in May (May 2023)."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual([told]);
  });

  test.each([
    ["We have two cats so no lilies in the house.", "no lilies"],
    ["Ola never told me, so no wonder I forgot the cake.", "no wonder"],
  ])("kept whole: %s", async (said, kept) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).toContain(kept);
  });
});
