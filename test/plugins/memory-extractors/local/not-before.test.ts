// A reply that says until when something is not so is told with it.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "When are you coming back for a visit?",
    "Not before Christmas.",
    "Ida is not coming back for a visit before Christmas",
  ],
  ["When do you start at the bakery?", "Not until June.", "Ida doesn't start at the bakery until June"],
  ["When does the pool open again?", "Not till June.", "Ida says the pool doesn't open till June"],
  ["When is Otto coming home?", "Not for another two weeks.", "Otto isn't coming home for another two weeks."],
  ["When will you move?", "Not before Friday.", "Ida won't move before Friday"],
  ["when do u move", "not til the 3rd", "Ida doesn't move til the 3rd"],
  ["When can you drive?", "Not until next month.", "Ida can't drive until next month"],
  ["When are you seeing your aunt?", "Not before Easter.", "Ida is not seeing their aunt before Easter"],
  ["When is your lodger leaving?", "Not until the 12th.", "Ida's lodger isn't leaving until the 12th"],
  ["when are you guys flying to Oslo", "not before june", "Ida is not flying to Oslo before June."],
])("%s %s", async (asked, said, told) => {
  expect((await textsOf(`Bo: ${asked}`, `Ida: ${said}`)).map((text) => text.replace(/ \(.*/, ""))).toEqual([told]);
});

test.each([
  ["When are you moving in?", "Not before coffee."],
  ["When will you know?", "Not before Friday."],
  ["When are you coming?", "Not really."],
  ["When did you leave?", "Not before noon."],
])("%s %s denies nothing", async (asked, said) => {
  expect((await textsOf(`Bo: ${asked}`, `Ida: ${said}`)).join()).not.toMatch(/is not|won't|didn't|doesn't/);
});
