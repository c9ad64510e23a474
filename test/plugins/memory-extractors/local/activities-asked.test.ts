// What somebody likes, took up or learnt, named by the question alone, stands in the reply in place of "it".

import { describe, expect, test } from "bun:test";
import { withActivityAsked } from "#plugins/memory-extractors/local/references/things/activities-asked.ts";
import { textsOf } from "../conversation.ts";

describe("an activity that the question names", () => {
  test.each([
    ["How did you get into falconry?", "My vicar suggested it in 2019", "My vicar suggested falconry in 2019"],
    ["How did you learn Welsh?", "A pen pal taught me it", "A pen pal taught me Welsh"],
    ["What made you take up fencing?", "I started it at college", "I started fencing at college"],
    ["Do you enjoy teaching toddlers?", "I love it.", "I love teaching toddlers."],
    ["Do you like living above your shop?", "I hate it, it's loud", "I hate living above my shop, it's loud"],
    ["Do you miss working nights?", "I don't miss it at all.", "I don't miss working nights at all."],
    ["What do you love about caving?", "It keeps me humble", "Caving keeps me humble"],
    ["Why do you love ironing so much?", "It calms me down", "Ironing calms me down"],
    ["What does singing mean to you?", "It's been my anchor since June", "Singing has been my anchor since June"],
    ["What do you like about your new route?", "It takes me past the sea", "My new route takes me past the sea"],
    ["What do you love about fishing?", "It's a way to switch off", "Fishing is a way to switch off"],
  ])("%s / %s", (question, text, expected) => {
    expect(withActivityAsked(text, question)).toBe(expected);
  });

  test.each([
    ["Do you like him?", "I love it when he sings"],
    ["Do you like ferrets?", "I love it when they yawn"],
    ["Do you like my hat?", "I love it!"],
    ["Do you like the new place?", "I love it!"],
    ["How did you get into that?", "My vicar suggested it"],
    ["What do you love about caving?", "It was in Wales that I began"],
    ["What do you love about caving?", "It depends on you"],
    ["Where did you go caving?", "My vicar suggested it"],
  ])("%s / %s stays", (question, text) => {
    expect(withActivityAsked(text, question)).toBe(text);
  });

  test("is told once, whichever way the answer is read", async () => {
    expect(
      await textsOf("Ada: What do you enjoy most about caving?", "Bo: It's a chance to hear nothing at all."),
    ).toEqual(["What Bo enjoys most about caving is a chance to hear nothing at all."]);
  });
});
