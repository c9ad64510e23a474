// Chats in long polite sentences, in which facts stand beside, behind and inside what is asked.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const drawn = (words: string): Promise<string[]> => textsOf("assistant: Try it with thyme.", `user: ${words}`);

describe("why a proposal suits or not", () => {
  test.each([
    ["That's going to be tricky, as I start work at six every day.", "User starts work at six every day."],
    ["That won't work for me because I have no freezer.", "User has no freezer."],
    ["I could do that, as my nephew Rafi sleeps until ten.", "User's nephew Rafi sleeps until ten."],
    [
      "A hammock would be lovely, since our balcony has been empty since June.",
      "User's balcony has been empty since June (June 2022).",
    ],
    ["Ghent would be great, because my godmother Lotte lives there.", "User's godmother Lotte lives in Ghent."],
    ["I'd rather not, considering I broke my wrist in 2020.", "User broke their wrist in 2020."],
    ["It's great you mentioned figs, because I planted one in April.", "User planted one in April (April 2023)."],
  ])("%s", async (said, told) => {
    expect(await drawn(said)).toContain(told);
  });

  test.each([
    "A hammock would be great, because my kids have always wanted one.",
    "That would be great, because I want to learn.",
    "I could do that, as long as it doesn't rain.",
  ])("is no fact alone: %s", async (said) => {
    for (const told of await drawn(said)) expect(told).not.toMatch(/^User('s kids have| wants| could do)/);
  });
});

describe("what a question tells of the one who asks", () => {
  test.each([
    ["Do you think 47 is too old to take up fencing?", "User is asking whether 47 is too old to take up fencing."],
    ["Am I too old for a gap year at 52?", "User is asking whether they are too old for a gap year at 52."],
    ["Would a kettlebell suit someone like me, who can't lift much?", "User can't lift much."],
    ["Is clay fine for somebody like me who works nights?", "User is someone who works nights."],
    ["Any ideas for a lunch for my partner Odile, who can't eat celery?", "User's partner Odile can't eat celery."],
  ])("%s", async (said, told) => {
    expect(await drawn(said)).toContain(told);
  });

  test.each([
    "Do you think 11 is too old to start chess?",
    "Do you think my aunt at 60 is too old to start rowing?",
    "Is 22 too late to call a landlord?",
    "Would it suit a person like you, who can't lift much?",
    "What should I tell my boss, who can't be trusted?",
  ])("tells nothing: %s", async (said) => {
    expect((await drawn(said)).join(" ")).not.toMatch(/asking whether|someone who|can't/);
  });

  test("an occasion with its day is told, one without is not", async () => {
    expect(await drawn("I'm looking for some recipes for a farewell dinner for nine people on the 20th.")).toEqual([
      "User has a farewell dinner for nine people on the 20th (20 May 2023).",
    ]);
    expect(await drawn("I'm looking for some recipes for a farewell dinner.")).toEqual([]);
  });
});

describe("whom and what the words beside it mean", () => {
  test.each([
    [
      "I need a harness for my 6-year-old Spaniel Moss. I took him to the vet on Friday.",
      "User took their 6-year-old Spaniel Moss to the vet on Friday",
    ],
    [
      "My 7-year-old niece Ilka swims. I drove her to Bonn last week.",
      "User drove their 7-year-old niece Ilka to Bonn",
    ],
    [
      "We took our 9-year-old golden retriever Duke to the sea. He loves it.",
      "User's 9-year-old golden retriever Duke",
    ],
    ["We're considering buying a loom, but they're dear. My aunt has two of them.", "User's aunt has two looms."],
    ["I'm considering buying a moped. I sold one in 2019.", "User sold a moped in 2019."],
    ["How often do I repot my three ferns? They've been in clay since May.", "User's three ferns have been in clay"],
    ["I wrote to Bence, who runs the choir, and he agreed. He even lent me his robe.", "Bence even lent User"],
    [
      "My uncle had a boatyard on the coast in Split until he retired in 1999, and I spent every summer there as a child.",
      "in Split until he retired in 1999, and User spent every summer there",
    ],
    [
      "Two of my lodgers are vegan and one of them, my friend Saoirse, can't eat nuts.",
      "Two of User's lodgers are vegan and one of them, User's friend Saoirse, can't eat nuts.",
    ],
    [
      "I'll send a card to my boss Mirko, who is leaving on 3 June after nine years.",
      "User will send a card to their boss Mirko, who is leaving on 3 June",
    ],
    [
      "I drink four cups a day and the last one is at five.",
      "User drinks four cups a day and the last one is at five.",
    ],
  ])("%s", async (said, told) => {
    expect((await drawn(said)).join(" ")).toContain(told);
  });

  test("somebody who lives with the user is not who was written to", async () => {
    const told = await textsOf(
      "user: I live with my roommate.",
      "assistant: Nice.",
      "user: I wrote to Bence in May and he agreed. He even lent me his robe.",
    );
    expect(told.join(" ")).not.toContain("roommate even");
  });

  test.each(["I figured as much.", "I suspected as much.", "We thought so too."])("tells nothing: %s", async (said) => {
    expect(await drawn(said)).toEqual([]);
  });

  test("a question behind a comma is none of what is told", async () => {
    expect(await drawn("I'm bringing the tent, who is driving us?")).toEqual(["User is bringing the tent."]);
  });
});

describe("dates and ends beside it", () => {
  test.each([
    ["I quit my second job, so I'll have my Tuesday and Friday evenings back.", "Tuesday and Friday evenings back."],
    ["We're going to paint the hall on the weekend of the 20th.", "the 20th (weekend of 20 May 2023)."],
    ["We're going to paint the hall on the weekend of the 24th.", "on the weekend of the 24th."],
    ["I sang in a choir for eight years back in Porto.", "eight years back in Porto."],
    ["I once broke my arm on the 3rd of June.", "on the 3rd of June."],
    ["I moved here two years back.", "two years back (2021)"],
  ])("%s", async (said, told) => {
    expect((await drawn(said)).join(" ")).toContain(told);
  });

  test.each([
    ["Oat milk made me feel sick.", null],
    ["I'm looking for a coat for my 6-year-old beagle.", null],
  ])("does not end: %s", async (said, end) => {
    const [memory] = await extract(turns(`user: ${said}`));
    expect(memory?.forgetAfter ?? null).toBe(end);
  });
});
