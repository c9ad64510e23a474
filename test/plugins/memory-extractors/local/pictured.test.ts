// What photos show that are shared beside the words.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what the words only point at is named by the photo beside them", () => {
  test.each([
    [
      "I baked these yesterday for the fair. [shares a photo of a plate of almond buns]",
      "Ida baked a plate of almond buns yesterday",
    ],
    [
      "I finished this last weekend. [shares a photo of a wooden bench by a pond]",
      "Ida finished a wooden bench last weekend",
    ],
    [
      "We made these together on Saturday. [shares a photo of two clay bowls]",
      "Ida and others made two clay bowls together",
    ],
  ])("%s", async (said, told) => {
    expect((await textsOf("Bo: Hi Ida! What's new?", `Ida: ${said}`)).join("\n")).toContain(told);
  });

  test.each([
    [
      "Check this out! [shares a photo of a painting of a lighthouse]",
      "When did you paint it?",
      "I painted it on Sunday after my shift.",
      "painted a picture of a lighthouse on Sunday",
    ],
    [
      "Look at what I found at the market! [shares a photo of an old typewriter]",
      "How much did you pay for it?",
      "I got it for twenty euros.",
      "got an old typewriter for twenty euros",
    ],
    [
      "Meet the newest member of our family! [shares a photo of a puppy with a red collar]",
      "Aww! What's the name?",
      "His name is Bruno, we picked him up on Friday.",
      "Ida's puppy's name is Bruno",
    ],
    [
      "Already she sleeps better. [shares a photo of a red wooden house with a porch]",
      "Lovely! How old is it?",
      "It was built in 1891 by a baker.",
      "The red wooden house in Ida's photo was built in 1891",
    ],
  ])("in the turn before: %s", async (shown, asked, said, told) => {
    expect((await textsOf("Bo: Hi!", `Ida: ${shown}`, `Bo: ${asked}`, `Ida: ${said}`)).join("\n")).toContain(told);
  });

  test.each([
    [
      "My sister came to visit. [shares a photo of a woman holding a baby]",
      "How cute! Did you take this?",
      "I got it from my mum.",
      "a woman",
    ],
    [
      "I bought a new car last week. [shares a photo of a dog on a couch]",
      "Nice! Where did you get it?",
      "I got it from a dealer in Leeds.",
      "a dog",
    ],
    [
      "I was at work. [shares a photo of a canoe and a photo of a hat] [shares a photo of a hat]",
      "Did you make that?",
      "I made it in May.",
      "canoe",
    ],
  ])("not by people, nor where another thing was named: %s", async (shown, asked, said, not) => {
    expect((await textsOf("Bo: Hi!", `Ida: ${shown}`, `Bo: ${asked}`, `Ida: ${said}`)).join("\n")).not.toContain(not);
  });
});
