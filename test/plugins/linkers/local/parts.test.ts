// A statement that first tells why, and then how it is by now: its last part alone is what replaces something.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("a part of a statement", () => {
  test.each([
    ["User is allergic to latex.", "The allergy clinic tested User and they are not allergic to latex after all."],
    ["User's phone is a Pixel 6.", "User dropped the Pixel in a canal, so they are on an iPhone 13 now."],
    ["User drinks four coffees a day.", "User's ulcer is back, so they are down to one coffee a day."],
    ["User skips breakfast because of fasting.", "User gave up fasting and eats breakfast again."],
  ])("replaces %p by %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    ["User's lease runs until December.", "Cora thinks User's lease will be extended to March."],
    ["User is allergic to latex.", "The clinic tested User's aunt and she is not allergic to latex."],
    ["User works the night shift.", "User's sister changed jobs, so she is on the day shift now."],
  ])("leaves %p alone beside %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
});

describe("news", () => {
  test.each([
    ["User uses Trello to plan the fair.", "User has moved the plan of the fair over to a wall."],
    ["User has a lodger called Tim.", "Tim moved out and the room is empty."],
    ['User says "i\'m in a band, second year of law"', "User's band split up."],
    ["User's vet is Dr Lomas.", "Dr Lomas retired, so the cat sees Dr Achebe now."],
    ["User subscribes to Mubi and Netflix.", "User cancelled Mubi because nobody watches it."],
  ])("of what %p speaks of is only ranked first: %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([
    ["User's vet is Dr Lomas.", "Dr Achebe retired."],
    ["User has a lodger called Tim.", "Tim moved the sofa."],
    ["User's desk is by the door.", "User's desk is in a bad condition now."],
    ["User prepares for the theory test.", "User's driving test was moved to May."],
  ])("is none of %p: %p", (older, newer) => {
    expect(verdict(older, newer)).not.toMatch(/hard|soft/);
  });
});
