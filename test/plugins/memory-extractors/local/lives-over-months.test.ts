// What users type to an assistant over months of a life: whom "she" is not, what comes round each week, what was only to be put in
// form. Said on Monday, 8 May 2023.

import { describe, expect, test } from "bun:test";
import { acquaintancesIn } from "#plugins/memory-extractors/local/references/persons/acquaintances.ts";
import { textsOf } from "../conversation.ts";

const told = async (said: string): Promise<string> => (await textsOf(`user: ${said}`)).join("\n");

describe("whom a sentence is of", () => {
  test("who has a title is called by it", async () => {
    expect(await told("Neighbour Mrs Lund smelled the smoke. She hates noise.")).toBe(
      "Neighbour Mrs Lund hates noise.",
    );
  });

  test("a woman is nobody of a man's sentence", async () => {
    expect(
      await told("My brother Olaf lives in Bergen so I do it. Her pension goes to the bank and she forgets the PIN."),
    ).toContain("User's brother Olaf lives in Bergen so User does it.\n");
    expect(await told("My brother Olaf got married in June. She is a nurse from Bergen.")).toContain("She is a nurse");
    expect(await told("My uncle Olaf adopted a cat. She sleeps in his boat and hates water.")).toContain("She sleeps");
  });

  test("nor of a sentence that names nobody", async () => {
    const said =
      "I've gone down to three days a week at the mill. She can't be left alone, so she's coming to live with us.";
    expect(await told(said)).toContain("User has gone down to three days a week at the mill.\n");
  });

  test("who does it and who is meant is the user", async () => {
    expect(await told("My brother lives abroad so it'll be me who signs the lease.")).not.toContain("themselves");
    expect(await told("I just want to be me at work.")).toContain("be themselves");
    expect(await told("its me and Olaf, we sell soup at the market.")).not.toMatch(/\bIts\b/);
  });

  test.each([
    ["I see the twins on Sundays, I help Jonas with his maths.", "User sees the twins on Sundays, User helps Jonas"],
    ["I love Bergen and I sail a lot.", "they sail"],
    ["Married 13 years, two kids.", "User has been married 13 years, two kids."],
    ["Sober two years now.", "User has been sober two years now."],
    ["Married Tom in 2019.", "User married Tom in 2019."],
    ["still play chess with Olaf on tuesdays", "User still plays chess with Olaf on Tuesdays."],
    ["I'm allergic to nuts and my host made satay the first night, hahaha help", "satay the first night."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each([
    ["Still live music on Fridays there.", "User still lives"],
    ["Retired teachers are needed for the club.", "been retired"],
  ])("not of the user: %s", async (said, wrong) => {
    expect(await told(said)).not.toContain(wrong);
  });
});

describe("who else is meant, nobody can tell", () => {
  test("of whom a chat began without a name", async () => {
    const said = [
      "user: She left the gas on again. Neighbour Mrs Lund smelled it.",
      "assistant: I see.",
      "user: She hates the hob.",
    ];
    expect((await textsOf(...said)).join("\n")).not.toContain("Lund hates");
    const named = ["user: My sister Ada rang.", "assistant: What did she say?", "user: She hates the hob."];
    expect((await textsOf(...named)).join("\n")).toContain("Ada hates the hob.");
  });

  test.each([
    ["I work nights at the steelworks, she's a teacher so she's free by four.", "User works nights at the steelworks."],
    ["I rang my mum twice last week, she's fine.", "she's fine."],
    ["I bought an old boat in May, she's 30 feet long.", "she's 30 feet long."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });
});

describe("told though it was typed short", () => {
  test.each([
    ["The cleaner comes on Mondays.", "the cleaner comes on Mondays."],
    [
      "Carers now come Monday, Wednesday and Friday, the agency is called Hearth.",
      "carers now come Monday, Wednesday and",
    ],
    ["From now on sintering at 1120 C instead of 1150.", "From now on User is sintering at 1120 C"],
    [
      "you can stop correcting every little thing, only the big mistakes please",
      "correct every little thing, only the big",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each(["A week plan we can both live with.", "A bike I can fold."])("says nothing: %s", async (said) => {
    expect(await told(said)).toBe("");
  });

  test.each([
    ["The boat I can sail is red.", "The boat User can sail is red."],
    ["From now on smoking is banned in the yard.", "smoking is banned"],
  ])("but: %s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test("who has only an age is somebody", () => {
    expect([...acquaintancesIn(["Zelja is 7."]).keys()]).toEqual(["zelja"]);
    expect([...acquaintancesIn(["Zelja is 7 miles away."]).keys()]).toEqual([]);
  });
});

describe("days of each week", () => {
  test.each([
    "Sunday is my kid's football.",
    "We agreed: girls with me from Wednesday till Friday morning and every other weekend.",
    "We changed it to week on week off, the swap is on Sunday at 5.",
    "My girl got into the squad, training tue and thu 6am.",
  ])("%s", async (said) => {
    expect(await told(said)).not.toContain("2023");
  });

  test.each([
    "Sunday is my kid's football tournament.",
    "Saturday is my football final.",
    "We fly to Rome on Friday and I see mum every other weekend.",
  ])("but: %s", async (said) => {
    expect(await told(said)).toContain("May 2023)");
  });
});

describe("when it was or is", () => {
  test.each([
    ["barn fire at Olsen's on saturday, 11 hours, nobody hurt.", "Saturday (6 May 2023)"],
    ["Fire on the beach on Saturday, bring marshmallows.", "Saturday (13 May 2023)"],
    ["I plant garlic in October.", "User plants garlic in October."],
    ["I fly to Rome in August.", "August (August 2023)"],
    ["We have to raise 40,000 ourselves. It comes in autumn 2027.", "User has to raise 40,000 themselves."],
    ["I bought a van. It costs 300 a month.", "User bought a van. It costs 300 a month."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test("of no deed it is told what a thing costs or when it comes", async () => {
    expect(await told("We have to raise 40,000 ourselves. It comes in autumn 2027.")).not.toContain("It comes");
  });
});

describe("what is only to be put in form", () => {
  test("is not kept", async () => {
    expect(await told("can you turn it into a checklist?\nMon rest\nTue 6x800 m\nThu 10 km easy")).toBe("");
  });

  test("what is told behind it is", async () => {
    expect(
      await told("can you turn it into a checklist?\nMon rest\nmy coach says the hills are on thursday"),
    ).toContain("User's coach says the hills are on Thursday");
    expect(await told("can you put it in my calendar? dentist tuesday 3pm")).toContain("dentist");
  });
});

describe("what goes on or lasts, of whom was asked", () => {
  test.each([
    [
      ["assistant: How is your brother doing?", "user: Still work at the mill."],
      "User's brother still works at the mill.",
    ],
    [["Ruta: Are your grandparents ok?", "Olaf: Still live in Bergen!"], "Olaf's grandparents still live in Bergen."],
    [["Ruta: How's your dad?", "Olaf: Sober for two years now."], "Olaf's dad has been sober for two years now."],
    [["Ruta: And you?", "Olaf: Still work at the mill."], "Olaf still works at the mill."],
    [
      ["assistant: Are your parents kind?", "user: Still live with my parents."],
      "User still lives with their parents.",
    ],
    [
      ["assistant: How long have your parents been married?", "user: Married 40 years."],
      "User's parents have been married",
    ],
    [
      ["user: She is so sweet, my niece Mia.", "assistant: How old is she?", "user: She is 4."],
      "User's niece Mia is 4.",
    ],
    [["Ruta: How are you and Ada?", "Olaf: Married 13 years!"], "Olaf has been married 13 years."],
    [["user: My husband is Dutch. Married 13 years!"], "User has been married 13 years."],
  ])("%p", async (turns, memory) => {
    expect((await textsOf(...turns)).join("\n")).toContain(memory);
  });

  test.each([
    [["Olaf: My dad has changed so much. Sober for a year!"], "Olaf has been sober"],
    [["user: My parents are great. Married 40 years!"], "User has been married"],
    [["user: Still work in progress."], "still works"],
    [["user: Still have the same error"], "still has"],
    [["user: From now on Sterling works with us."], "User is Sterling"],
    [["user: From now on spring rolls only."], "User is spring"],
    [["user: From now on, using emojis annoys me."], "User is using"],
    [["user: From now on using metric units please"], "User is using"],
  ])("%p does not tell %p", async (turns, memory) => {
    expect((await textsOf(...turns)).join("\n")).not.toContain(memory);
  });
});
