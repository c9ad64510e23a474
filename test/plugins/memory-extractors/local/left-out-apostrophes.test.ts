// The apostrophe that those leave out who type in haste: "nans in hospital", "my budgets 350".

import { describe, expect, test } from "bun:test";
import { normalise } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { extract, turns } from "../conversation.ts";

describe("an apostrophe left out", () => {
  test.each([
    ["nans in hospital since monday", "User's nan is in hospital since Monday"],
    ["moms visiting on friday", "User's mom is visiting on Friday"],
    ["my budgets 350", "User's budget is 350"],
    ["my rents 900 a month", "User's rent is 900 a month"],
    ["grandmas 90 in may", "User's grandma is 90 in May"],
    ["dads allergic to bees so no honey", "User's dad is allergic to bees"],
    ["my birthdays on the 4th of may", "User's birthday is on the 4th of May"],
    ["my mates a plumber", "User's mate is a plumber"],
  ])("is read as if it stood there: %s", async (said, expected) => {
    const told = (await extract(turns(`user: ${said}`))).map(({ text }) => text).join(" ");
    expect(told).toStartWith(expected);
  });

  test.each([
    ["got it, its tuesday at ten", "got it, it's Tuesday at ten"],
    ["its 900 quid", "it's 900 quid"],
    ["the captains been quiet", "the captain's been quiet"],
  ])("%s", (typed, expected) => {
    expect(normalise(typed)).toBe(expected);
  });

  test.each([
    "moms in my group say the same",
    "moms visiting the clinic are welcome",
    "dads of teenagers get it",
    "its 2 doors are blue",
    "my exams in June are hard",
    "worried about my viewings on June 3, 5 and 9",
    "my sons 7 and 9 love judo",
    "the kids been ill all week",
    "my moms wedding was fun",
  ])("none is missing: %s", (typed) => {
    expect(normalise(typed)).not.toContain(" is ");
    expect(normalise(typed)).not.toMatch(/(?:it|kid|son|exam|viewing|dad)'s/);
  });
});
