// Said on Monday, 8 May 2023. What a user of an assistant says with words that stand before it in the turn, or with a day that was
// named before, is told with these; a pointer to what was said elsewhere is cut.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldOf = async (...said: string[]): Promise<string> => (await textsOf(...said)).join("\n");

describe("what lacks its object is told behind what names it", () => {
  test.each([
    [
      "I just got the keys to the lighthouse shop on Friday and I'm supposed to start soon, but I can't find an electrician who works on the island.",
      "User is supposed to start soon.",
    ],
    [
      'I\'m torn between two colours for the hull of my dinghy, "Signal Red" and "Harbour Grey", and I need to decide by June 3.',
      "to decide by June 3 (3 June 2023)",
    ],
    [
      "I've been reading “Mending Nets for Careful Hands” by Orla Finnan at the harbour and I'm hoping to finish it by June 3.",
      "hoping to finish it by June 3",
    ],
    [
      "I've tried resetting the booking terminal in the ferry kiosk twice this week, but I'm still getting a paper jam on every ticket.",
      "paper jam",
    ],
  ])("%p", async (said, part) => {
    const lines = (await toldOf(`user: ${said}`)).split("\n").filter((line) => line.includes(part));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/keys|Signal|Mending|resetting/);
  });

  test("of another sentence nothing is told twice", async () => {
    expect(await toldOf("user: I have a poodle called Bix. I'm supposed to start the course in June.")).toContain(
      "\nUser is supposed to start the course in June (June 2023).",
    );
  });
});

describe("both", () => {
  test.each([
    ["My oven shows E4 and E9 codes. I've written down both codes for the engineer.", "both the E4 and E9 codes"],
    [
      "I knitted the first and second sleeves. I sent both sleeves to my aunt Ines.",
      "both the first and second sleeves",
    ],
  ])("%p", async (said, told) => {
    expect(await toldOf(`user: ${said}`)).toContain(told);
  });

  test.each([
    ["I took black and white photos in Riga. I framed both photos for my aunt.", "framed both photos"],
    ["I met Otto and Ida. I invited both parents to my recital in June.", "both parents"],
  ])("of what nothing tells: %p", async (said, told) => {
    expect(await toldOf(`user: ${said}`)).toContain(told);
  });
});

describe("an occasion that is told by its day", () => {
  test.each([
    [
      "I have a parish meeting on June 19 about the roof.",
      "I'm worried about the June 19 meeting.",
      "June 19 (19 June 2023) parish meeting",
    ],
    [
      "I've booked a call with Dana on 3 June.",
      "I'm nervous about the 3 June call.",
      "3 June (3 June 2023) call with Dana",
    ],
  ])("%p %p", async (before, said, told) => {
    expect(await toldOf(`user: ${before}`, "assistant: Good.", `user: ${said}`)).toContain(told);
  });

  test("of another day stays open", async () => {
    const told = await toldOf(
      "user: I have a parish meeting on June 19 about the roof.",
      "assistant: Good.",
      "user: I'm worried about the June 27 meeting.",
    );
    expect(told).not.toContain("June 27 (27 June 2023) parish");
  });
});

describe("as was said elsewhere", () => {
  test.each([
    [
      "I've decided to limit my stall to five cheeses as mentioned in the earlier answer, because my van is small.",
      "five cheeses",
    ],
    ["I've limited my stall to five cheeses as discussed earlier.", "five cheeses"],
  ])("is cut: %p", async (said, told) => {
    const text = await toldOf(`user: ${said}`);
    expect(text).toContain(told);
    expect(text).not.toMatch(/mentioned|discussed/);
  });

  test.each([
    ["I've set the torque of my van as described in the manual.", "as described in the manual"],
    ["I've limited my stall to five cheeses as mentioned by my uncle.", "as mentioned by"],
  ])("stays where it can be looked up: %p", async (said, told) => {
    expect(await toldOf(`user: ${said}`)).toContain(told);
  });
});

describe("what one is torn between", () => {
  test("is told with what it means", async () => {
    const told = await toldOf(
      "user: I have thirty years of practice as a cooper, but I'm debating whether to mention that or start with my newer barrels in the letter.",
    );
    expect(told).toContain("thirty years");
    expect(told.split("\n").find((line) => line.includes("debating"))).toContain("thirty years");
  });
});

test("what came of a deed that a question takes for granted is told with it", async () => {
  expect(
    await toldOf("user: What else could I try after using oat flour on May 3, which cut my baking time by 20%?"),
  ).toContain("User used oat flour on May 3 (3 May 2023), which cut their baking time by 20%.");
});

describe("a lone statement in the words of software", () => {
  const chat = (said: string) =>
    toldOf(
      "user: I'm building a tide table app with Svelte. My tide table app should be small.",
      "assistant: Your app can be small. An app like this fits one page.",
      `user: I've set up the custom domain in the settings. ${said}`,
    );

  test("is of the app that the turn tells of", async () => {
    expect(await chat("I'm using Postgres 16.2 with two schema files.")).toContain(
      "two schema files (speaking of their tide table app)",
    );
  });

  test("and what is not is of no app", async () => {
    expect(await chat("I have a rabbit called Otto.")).toContain("User has a rabbit called Otto.");
  });
});
