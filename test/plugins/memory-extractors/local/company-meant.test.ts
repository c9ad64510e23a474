// "We" of two, one of whom the talk is of: with whom, and never of those who were not named.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what two do together", () => {
  test.each([
    ["How is Julia?", "Well! We have dinner together now.", /^Julia and Bo have dinner together now/],
    ["What does Henrik say?", "He's busy. We've hardly seen each other since May.", /^Henrik and Bo have hardly seen/],
    ["Have you seen Tom lately?", "We met up on Sunday.", /^Tom and Bo met up on Sunday/],
    [
      "How long have you been engaged?",
      "Nine years. We met at a flea market in Lund.",
      /^Bo and their partner met at a flea market/,
    ],
    ["Who's Dani again?", "From the gym. We've been flatmates since May.", /^Dani and Bo have been flatmates/],
    [
      "What's new?",
      "I met a guy called Ivo at the gym. We've been texting every day.",
      /^Ivo and Bo have been texting/,
    ],
  ])("is told of both: %s %s", async (asked, said, told) => {
    const texts = await textsOf(`Ada: ${asked}`, `Bo: ${said}`);
    expect(texts.at(-1)).toMatch(told);
  });

  test.each([
    ["How's Tom?", "Fine, he lives in Rome. Anyway, we finally moved in together!"],
    ["How's your mum?", "She's fine. We got engaged in May!"],
    ["How's Tom?", "Good. We all went to Rome together."],
    ["Did Tom call?", "We met at a wedding in May."],
  ])("stays open where another may be meant: %s %s", async (asked, said) => {
    const texts = await textsOf(`Ada: ${asked}`, `Bo: ${said}`);
    expect(texts.join(" ")).not.toMatch(/(?:Tom|mum) and Bo|Bo and (?:Tom|their mum)/);
  });

  test.each([
    ["Me and Tom painted the hall. It took us two hours.", /took them two hours/],
    ["Me and my neighbour Paulo. It took us seven weekends.", /^It took Bo's neighbour Paulo and Bo seven weekends/],
  ])("took both as long: %s", async (said, told) => {
    expect((await textsOf("Ada: Did you do all that yourself?", `Bo: ${said}`)).join(" ")).toMatch(told);
  });
});
