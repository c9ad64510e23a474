// What is told as changed without a word of whoever tells it, behind something else.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const BEFORE = "We sold the boat.";
const SOLD = "User sold the boat.";

describe("changes that name no user", () => {
  test.each([
    "Gent is off, the hotel cancelled",
    "Statins are off again",
    "The day centre changed to Thursdays",
    "The choir has moved to Friday evenings",
    "The publisher has moved it to next spring",
    "The viewing was pushed back to 14 May",
    "The club put the fee up to £92",
    "The due date has been extended to 9 May",
    "They raised the fee to 45 euros",
    "The permit was refused",
    "The loan has been approved",
    "The range went from 2 to 5 km",
    "Joins now succeed 97 percent of the time",
    "The new kiln is in",
    "The catalogue was delivered",
    "RC went out on Friday",
    "No more carers",
    "Last day is 30 November",
    "Rosa has no time for the cover, so a cousin of hers is doing it",
    "Elmview has a waiting list of two years, so that's off",
  ])("%s", async (said) => {
    const told = (await textsOf(`user: ${BEFORE} ${said}.`)).join(" ");
    expect(told).toContain(SOLD);
    expect(told.toLowerCase()).toContain(said.toLowerCase());
  });

  test("what was to be on another day is told with both", async () => {
    expect(
      (await textsOf(`user: ${BEFORE} The handover was 3 May, but the builders have pushed it back to 17 May.`)).join(
        " ",
      ),
    ).toContain("pushed it back to 17 May");
  });

  test.each([
    "No more questions.",
    "How has the choir changed to Fridays?",
    "Gent is off the motorway.",
    "Ana is off to Rome.",
    "The meeting moved to the next item.",
    "No more errors.",
    "The file is in.",
    "It is now 5.",
  ])("leaves out %s", async (said) => {
    expect(await textsOf(`user: ${BEFORE} ${said}`)).toEqual([SOLD]);
  });
});

describe("who left out the subject", () => {
  test.each([
    ["Parted ways with Ilse, training on my own now.", "User parted ways with Ilse, training on their own now."],
    ["ok so Gent is off, they double booked us", 'User says "ok so Gent is off, they double booked us".'],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual([expected]);
  });

  test("read committed is a level, and nothing that was read", async () => {
    expect(await textsOf("user: read committed")).toEqual([]);
  });
});
