// What a user of an assistant types over weeks about one undertaking: what a later turn puts right with its reason, days that are of
// the undertaking, budgets in one line, and whom a pronoun means.

import { describe, expect, test } from "bun:test";
import type { Chunk } from "#domain/chunk.ts";
import { DAY_MS } from "#domain/clock.ts";
import { extract, SAID, textsOf, turns } from "../conversation.ts";

const told = (...said: string[]): Promise<string[]> => textsOf(...said);
const after = (first: string, second: string): Promise<string[]> =>
  told(`user: ${first}`, "assistant: Noted.", `user: ${second}`);

describe("a budget", () => {
  test("is for the one thing that was wished for in the turns before", async () => {
    expect(
      await after("I'm thinking of getting a new kiln for my studio.", "My budget is around 900 euros."),
    ).toContain("User's budget is around 900 euros (for a new kiln for their studio).");
    expect(await after("We're building an app called Larder.", "Our budget is 9,000 euros.")).toContain(
      "User's budget is 9,000 euros (speaking of their app called Larder).",
    );
  });

  test.each([
    [
      "I'm looking for a hotel in Bari. And I need a new trunk.",
      "My budget is 120 euros.",
      "User's budget is 120 euros.",
    ],
    ["I'm thinking of getting a kiln.", "We are off to Riga. My budget is 900 euros.", "User's budget is 900 euros."],
    ["I'm thinking of getting a new kiln.", "My budget is 900 euros a month.", "User's budget is 900 euros a month."],
  ])("%s %s", async (first, second, expected) => {
    expect(await after(first, second)).toContain(expected);
  });
});

describe("what was put off", () => {
  test.each([
    "We moved the opening from June 3 to June 17.",
    "My recital was June 3, but the school has moved it to June 17.",
  ])("is on its new day: %s", async (said) => {
    const [memory] = await extract(turns(`user: ${said}`));
    expect(memory?.eventDates[0]?.label).toBe("17 June 2023");
  });

  test("a move from town to town is on its day", async () => {
    const [memory] = await extract(turns("user: We moved on June 3 and stay in Ulm until June 17."));
    expect(memory?.eventDates[0]?.label).toBe("3 June 2023");
  });
});

describe("what is told in one sentence with a thought of it", () => {
  test.each([
    [
      "I get up at 5:10 to feed our donkey Wim, I could do them right after.",
      ["User gets up at 5:10 to feed their donkey Wim."],
    ],
    ["I'm home by two on Fridays, maybe I could do that then.", ["User is home by two on Fridays."]],
    [
      "I have sworn to lend nothing to anybody, and Sunniva and I bought a press at the fair in Aarhus last week for the cider.",
      [
        "User has sworn to lend nothing to anybody, and Sunniva and User bought a press at the fair in Aarhus last week (the week before 8 May 2023) for the cider.",
      ],
    ],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toEqual(expected);
  });
});

describe("put right in a later turn", () => {
  test.each([
    [
      "My recital is on June 15 at the mill.",
      "It's the 16th, not the 15th, the office mixed up the days",
      "User's recital is on 16 June (16 June 2023) at the mill.",
    ],
    [
      "The tent is booked for the 28th.",
      "Actually the rental place rang, it's the 29th now, not the 28th.",
      "User says the tent is booked for the 29th (29 May 2023).",
    ],
    [
      "I pay 210 for the boat loan and 95 for the mooring.",
      "sorry I meant 240 not 210 for the loan",
      "User pays 240 for the boat loan and 95 for the mooring.",
    ],
    [
      "My aunt needs 10 minutes between two pupils.",
      "actually make that 15, she says 10 is too tight",
      "User's aunt needs 15 minutes between two pupils.",
    ],
    [
      "My audition is next Thursday.",
      "correction, it's Friday the 26th, just got the letter",
      "User's audition is on Friday the 26th (26 May 2023).",
    ],
    [
      "We land in Oslo on June 6.",
      "wait, it's June 7 because of the night flight, I always forget",
      "User lands in Oslo on June 7 (7 June 2023).",
    ],
    [
      "My goat weighs 82 kilos.",
      "oh and it's 80.5 not 82, the new scale is more exact",
      "User's goat weighs 80.5 kilos.",
    ],
    [
      "I have to hand in my report on June 15.",
      "it turns out the deadline isn't June 15, it's June 5, I misread the mail",
      "User has to hand in their report on June 5 (5 June 2023).",
    ],
    [
      "The opening is planned for June 4th.",
      "Oh and opening moves a week, 11th instead",
      "User says the opening is planned for 11 June (11 June 2023).",
    ],
    [
      "My glider exam is on the 17th.",
      "and glider exam moved, its the 19th",
      "User's glider exam is on the 19th (19 May 2023).",
    ],
    [
      "There's an open day on June 3 at the barn.",
      "they moved the open day btw, 10th june now",
      "User says there's an open day on 10th June (10 June 2023) at the barn.",
    ],
    ["My baker takes 31 a head.", "hmm sorry, 30 not 31", "User's baker takes 30 a head."],
    ["My regatta is on Monday.", "My regatta is on Tuesday, not Monday.", "User's regatta is on Tuesday (9 May 2023)."],
  ])("%s %s", async (first, second, expected) => {
    expect(await after(first, second)).toEqual([expected]);
  });

  test.each([
    ["Our budget is 12,000.", "It's not about money, my uncle just hates the idea"],
    ["My exam is on June 15 and my move is on June 15.", "the deadline isn't June 15, it's June 5"],
    ["My recital is on Monday.", "My sister moved, it's great. The house moved, it's the wind."],
    ["I have two boats.", "no, Sunday, I forget things otherwise"],
  ])("%s stands behind: %s", async (first, second) => {
    const alone = await told(`user: ${first}`, "assistant: Noted.");
    expect((await after(first, second)).slice(0, alone.length)).toEqual(alone);
  });

  test("what is named is meant, whatever was said between", async () => {
    const said = await told(
      "user: The opening is planned for June 4th.",
      "assistant: A list of guests could go out today.",
      "user: Oh and opening moves a week, 11th instead.",
    );
    expect(said).toEqual(["User says the opening is planned for 11 June (11 June 2023)."]);
  });

  test("a denied day is no day of what is told", async () => {
    const [memory] = await extract(turns("user: The deadline isn't June 15, it's June 5."));
    expect(memory?.text).toBe("User says the deadline is June 5 (5 June 2023), not June 15.");
    expect(memory?.eventDates.map(({ label }) => label)).toEqual(["5 June 2023"]);
  });
});

describe("the day that is meant", () => {
  test.each([
    [
      "I have to hand in the boat plans on Jan 15 and so far have 14 drawings finished.",
      "User has to hand in the boat plans on Jan 15 (15 January 2024) and so far has 14 drawings finished.",
    ],
    [
      "I transferred my entry to the regatta on nov 14",
      "User transferred their entry to the regatta on Nov 14 (14 November 2023).",
    ],
    ["I moved to Seville on nov 14", "User moved to Seville on Nov 14 (14 November 2022)."],
    [
      "ok got the keys, she signs it on thursday",
      'User says "ok got the keys, she signs it on Thursday" (11 May 2023).',
    ],
    [
      "second round is Friday the 26th, just got the invite",
      "User says: Second round is Friday the 26th (26 May 2023), just got the invite.",
    ],
    [
      "They offered us Friday the 26th or the barn on the Saturday which holds 60.",
      "User was offered Friday the 26th (26 May 2023) or the barn on the Saturday (27 May 2023) which holds 60.",
    ],
    ["My brother Olaf flies in on the 22nd.", "User's brother Olaf flies in on the 22nd (22 May 2023)."],
    [
      "the 24th, wednesday afternoon, my niece Ilse comes then",
      "The 24th, Wednesday (24 May 2023) afternoon, User's niece Ilse comes then.",
    ],
    ["The plasterer comes on the 23rd.", "User says the plasterer comes on the 23rd (23 May 2023)."],
    [
      "can we do a plan, no training on sundays because I work at the kiosk then",
      "User works at the kiosk on Sundays.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test.each([
    [
      "My mum turns 70 on June 24th. My brother Olaf flies in on the 22nd.",
      "User's brother Olaf flies in on 22 June (22 June 2023).",
    ],
    [
      "We're moving to Graz at the end of July. Our lease here ends on the 31st.",
      "User's lease here ends on 31 July (31 July 2023).",
    ],
    ["My mum turns 70 on June 24th. I start work on the 14th.", "User starts work on the 14th (14 May 2023)."],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test("a count of words is no year", async () => {
    const [memory] = await extract(turns("user: I got a list of 2000 words and learned 15 new ones."));
    expect(memory?.eventDates).toEqual([]);
  });
});

describe("who and what is meant", () => {
  test.each([
    ["My sister's dog grooming salon opens in June. She has two employees.", "User's sister has two employees."],
    ["My sister's dog is ill. She has a fever.", "User's sister's dog has a fever."],
    ["take home 2,180, boat 640, bus pass 62", "User's take-home pay is 2,180, boat 640, bus pass 62."],
    ["My income after tax is 2340.", "User's income after tax is 2340."],
    ["income after tax is 2340 and rent is 890", "User's income after tax is 2340 and rent is 890."],
    [
      "bus pass 62, phone 18, nights out maybe 150, groceries 300. what can i save",
      'User says "bus pass 62, phone 18, nights out maybe 150, groceries 300".',
    ],
    ["and nothing with tofu it makes me gag", "Tofu makes User gag."],
    [
      "good idea, ill group them in five boxes: ropes, sails, paint, tools, flags",
      "User will group them in five boxes: ropes, sails, paint, tools, flags.",
    ],
    ["my mother in law thinks were overdoing it", `User says "my mother-in-law thinks we're overdoing it".`],
    ["id swap Graz for Linz and stay two nights", "User would swap Graz for Linz and stay two nights."],
    ["my brother Rick i mean, he rows at the weekend", "User's brother Rick rows at the weekend."],
    [
      "I asked Ines, she's a mason, she takes 60 an hour and lives by the harbour and my cousin recommended her",
      "User asked Ines, she's a mason, she takes 60 an hour and lives by the harbour and their cousin recommended her.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test.each([
    ["put ropes before sails"],
    ["eggs 3, flour 200, milk 100. how many pancakes"],
    ["no idea why it makes me sad"],
  ])("%s tells nothing", async (said) => {
    expect(await told(`user: ${said}`)).toEqual([]);
  });

  test('"no" before a word in -ed that is no deed stays', async () => {
    const said = await told(
      "assistant: Then keep Sunday for the long row.",
      "user: yes long rows on sundays, start with 6k. No speed work until it's pain free",
    );
    expect(said.join(" ")).toContain("No speed work until it's pain free");
  });

  test('"his" behind what is typed without a subject is of whom the turn before named', async () => {
    const said = await told(
      "user: My husband wants a day at the lake.",
      "assistant: Nice.",
      "user: booked the hut in Altaussee. Also, his mother needs a lift.",
    );
    expect(said).toContain("User's husband's mother needs a lift.");
  });

  test("a message of days later is of nobody of the one before", async () => {
    const said = turns("user: My husband takes the first day off.", "user: He wets the bed since Wednesday.");
    const [first, second] = said as [Chunk, Chunk];
    const later = await extract([first, { ...second, at: SAID + 9 * DAY_MS }]);
    expect(later.map(({ text }) => text).join(" ")).not.toContain("husband wets");
    expect((await extract(said)).map(({ text }) => text).join(" ")).toContain("User's husband wets the bed");
  });

  test("a teacher with a woman's title is no he", async () => {
    const said = await told("user: My teacher is called Frau Osei. He wets the bed again since Wednesday.");
    expect(said.join(" ")).not.toContain("teacher wets");
  });

  test("an update is no order", async () => {
    const said = await told(
      "user: Mum takes Eliquis.",
      "assistant: ok",
      "user: update, PT started on the 2nd because of the snow.",
    );
    expect(said.join(" ")).toContain("PT started on the 2nd because of the snow");
  });

  test("an undertaking is named whole, or by its noun alone", async () => {
    const said = await told(
      "user: I'm writing my thesis on how small ports set their fees.",
      "assistant: ok",
      "user: The deadline is June 5 and chapter 2 is a mess.",
    );
    expect(said.at(-1)).toContain("(speaking of their thesis)");
  });
});
