// What is typed short or small: each form is written out where it can mean one thing only.

import { describe, expect, test } from "bun:test";
import { normalise } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { extract, turns } from "../conversation.ts";

describe("gf and bf", () => {
  test.each([
    ["my gf is vegan", "my girlfriend is vegan"],
    ["my bf and i are looking at boats", "my boyfriend and I are looking at boats"],
    ["his bf Tom sells vans", "his boyfriend Tom sells vans"],
    ["her ex bf lives in Hull", "her ex boyfriend lives in Hull"],
    ["my ex-gf kept the dog", "my ex-girlfriend kept the dog"],
    ["I have a gf now", "I have a girlfriend now"],
    ["gf says I snore", "girlfriend says I snore"],
    ["me and my gf's mum", "me and my girlfriend's mum"],
    ["my gf bakes for us", "my girlfriend bakes for us"],
    ["the bf and I moved", "the boyfriend and I moved"],
  ])("%s is of a person", (typed, told) => {
    expect(normalise(typed)).toBe(told);
  });

  test.each([
    "gf scones recipe",
    "the gf pizza was good",
    "breakfasts that are gf",
    "my gf bread came out flat",
    "my gf banana bread",
    "I only eat gf",
    "I'm at 15% bf",
    "my bf is 15% now",
    "my bf went from 20% to 15%",
    "a gf, dairy-free cake",
    "mum makes gf and vegan cakes",
    "do you have a gf option",
  ])("%s is not", (typed) => {
    expect(normalise(typed)).toBe(typed);
  });
});

describe("march and may", () => {
  test.each([
    ["my exam is on 20 march", "my exam is on 20 March"],
    ["on 12 march at 3", "on 12 March at 3"],
    ["until 31 march", "until 31 March"],
    ["the 23rd march", "the 23rd March"],
    ["the 30th of march", "the 30th of March"],
    ["the 24th may", "the 24th May"],
    ["3 march", "3 March"],
  ])("%s is a day", (typed, told) => {
    expect(normalise(typed)).toBe(told);
  });

  test.each(["every year 20 march through town", "40 march past the house", "some 12 may be late"])(
    "%s is none",
    (typed) => {
      expect(normalise(typed)).toBe(typed);
    },
  );
});

test.each([
  "my exam is on 20 march",
  "My interview is on 09/04.",
  "My hearing with the bank is at the town hall.",
  "My driving test is in Leeds.",
])("%s is no trait", async (said) => {
  const told = await extract(turns(`user: ${said}`));
  expect(told.map(({ isStatic }) => isStatic)).toEqual([false]);
});

test.each(["My appointment with the physio is at nine every Monday."])("%s may stay one", async (said) => {
  const told = await extract(turns(`user: ${said}`));
  expect(told.map(({ isStatic }) => isStatic)).toEqual([true]);
});

describe("sat and sun before a day of the month", () => {
  test.each([
    ["party sat 11th at mine", "party Saturday 11th at mine"],
    ["sun the 3rd then", "Sunday the 3rd then"],
    ["wed 22nd works", "Wednesday 22nd works"],
    ["I sat 11th in line", "I sat 11th in line"],
    ["they sat 2nd all season", "they sat 2nd all season"],
  ])("%s", (typed, told) => {
    expect(normalise(typed)).toBe(told);
  });
});
