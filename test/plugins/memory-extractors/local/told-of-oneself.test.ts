// What a user of an assistant tells of themselves in passing, typed with care or in haste.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

describe("told of oneself in passing", () => {
  test.each([
    ["I don't care for chard, I find it bitter.", "User doesn't care for chard, they find it bitter."],
    ["We rent so it's up to the landlord, a Mr. Geddes.", "User rents so it is up to the landlord, a Mr. Geddes."],
    ["I do my best work in the mornings, before ten.", "User does their best work in the mornings, before ten."],
    [
      "My goal is to finish by my 60th birthday, which is August 3rd.",
      "User's goal is to finish by their 60th birthday, which is August 3rd.",
    ],
    ["i sucks at maths, can you help me with fractions?", "User sucks at maths."],
    [
      "i shoot weddings on weekends, day job is in a warehouse",
      "User shoots weddings on weekends, their day job is in a warehouse.",
    ],
    ["can u make it sound less american, im from cork", "User is from cork."],
    ["My lower back has been killing me for a week.", "User's lower back has been killing them for a week."],
    ["We always stop for cake, it's a family tradition.", "User always stops for cake, it's a family tradition."],
    ["I run the Thursday beginners session.", "User runs the Thursday beginners session."],
    [
      "I learned everything in Latvian, so half notes mean nothing to me.",
      "User learned everything in Latvian, so half notes mean nothing to them.",
    ],
    [
      "What is an ETF, though? A colleague of mine, Sabine, keeps going on about hers.",
      "A colleague of User's, Sabine, keeps going on about hers.",
    ],
    ["When we were kids my brother once sold my bike.", "When User was a kid their brother once sold their bike."],
    [
      "I drive a truck between Varna and Ruse from Monday to Thursday and I'm always tired.",
      "User drives a truck between Varna and Ruse from Monday to Thursday and they are always tired.",
    ],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([expected]);
  });

  test.each([
    [
      "I sell scarves at the market. I made 1,900 pounds from it last year.",
      "User sells scarves at the market. User made 1,900 pounds from it last year (2022).",
    ],
    ["We're going to Crete in June. The kids are four and six.", "User's kids are four and six."],
    [
      "My name is Bo. Remind me to ask about the winter tyres.",
      "User wants to be reminded to ask about the winter tyres.",
    ],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toContain(expected);
  });

  test.each([
    ["I do my best.", /best/],
    ["My brother lives near, and she has a carer on weekday mornings.", /brother has/],
    ["The kids are ten minutes away.", /User's kids/],
    ["We moved to Graz, which is great.", /which/],
    ["He used to draw me maps when we were kids.", /a kid/],
  ])("%s", async (said, unwanted) => {
    expect((await readingsOf(`user: ${said}`)).join(" ")).not.toMatch(unwanted);
  });
});
