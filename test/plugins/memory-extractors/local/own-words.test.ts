// What is typed in haste and no rule can tell in a sentence: kept in the user's words, with what it leans on.

import { describe, expect, test } from "bun:test";
import { extract, prose, SAID, textsOf, turns } from "../conversation.ts";

const toAssistant = (...said: readonly string[]): Promise<string[]> =>
  textsOf(...said.flatMap((words) => [`user: ${words}`, "assistant: I see."]));

describe("typed in haste", () => {
  test.each([
    ["said yes to Fernhill! what now", ['User says "said yes to Fernhill".']],
    [
      "repair man says the pump, 310 euro or a new one for 900",
      ['User says "repair man says the pump, 310 euro or a new one for 900".'],
    ],
    [
      "Nils wants out. baby due in may and he needs a steady wage",
      ["Nils wants out. Baby due in May and he needs a steady wage (May 2023)."],
    ],
    ["snails ate the lupins, every one", ['User says "snails ate the lupins, every one".']],
  ])("%s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual(expected);
  });

  test("in a project with code only what has its day or another figure", async () => {
    const told = await textsOf(
      "user: building a booking api in typescript, src/slots.ts holds the slots",
      "assistant: Use `slot_minutes` in `src/slots.ts`.",
      "user: also slots are 45 min now not 30",
      "assistant: Changed in `src/slots.ts`.",
      "user: the linter shouts again",
    );
    expect(told.join("\n")).toContain("Slots are 45 min now not 30.");
    expect(told.join("\n")).not.toContain("linter shouts");
  });

  test("a pasted letter is no word of theirs", async () => {
    const told = await toAssistant(
      'can you proofread this? "Dear Ms Okafor, thanks for Monday. I remain interested." I applied at Brightwell as a potter',
    );
    expect(told).toEqual(["User applied at Brightwell as a potter."]);
  });

  test.each([
    "thanks, that helps a lot",
    "makes sense now",
    "that's the one",
    "interview tips please",
    "write a haiku about snails",
    "which pump fits a 2009 boiler",
    "flight prices are crazy",
    "I'm trying to understand why a loom has two beams, can you explain it with an example",
    "dents of the reed, 12 per inch, could you check the sums",
    "no",
    "haha ok",
    "top 10 ferries 2024",
    "is the harbour pool busy at 6pm",
    "schedule the pump repair for march 3",
    "transfer 200 to the account of the choir",
    "cheap ferries to gotland in june",
    "essay about snails 500 words",
    "capital of finland",
    "nice, the second one works but it is slow",
    "ok let's do option 2",
    "change the title to winter blues",
    "more formal tone and fewer commas",
  ])("nothing of: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });

  test("what was read is not kept again", async () => {
    expect(await toAssistant("my sister lives in Graz. said yes to Fernhill")).toEqual([
      "User's sister lives in Graz.",
      'User says "said yes to Fernhill".',
    ]);
  });

  test.each([
    ["we left Lund, we're in Turku now. Marta went back to nursing", []],
    ["my brother moved to Lund in june. wild times", []],
    ["Found a flat in Lund, 900, moving on the 3rd of June. The pigeons come free", []],
    ["I adopted a tortoise in May. What a fellow", []],
  ])("only what was not told is quoted: %s", async (said, expected) => {
    const quotes = (await toAssistant(said)).filter((text) => text.includes("says"));
    expect(quotes).toEqual(expected.map((text) => `User says "${text}".`));
  });

  test("a choice is kept with what it is about", async () => {
    expect(await toAssistant("leaving heroku, dynos kept dying. going with hetzner")).toContain(
      'User says "leaving heroku, dynos kept dying. going with hetzner".',
    );
  });

  test("a well-typed message is read or passed over", async () => {
    expect(await toAssistant("Finding that balance will be key. Setting goals makes sense too.")).toEqual([]);
  });

  test.each([
    ["No nuts for Bo, he swells up. Fish is fine.", 'User says "No nuts for Bo, he swells up. Fish is fine".'],
    ["Ground floor, and two rooms, she keeps parrots.", 'User says "Ground floor, and two rooms, she keeps parrots".'],
    [
      "A swan had come aboard and she let it ride to the terminus.",
      'User says "A swan had come aboard and she let it ride to the terminus".',
    ],
  ])("of somebody whom no rule could name, however well it is typed: %s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });

  test.each([
    "The florist thinks so, she suggested a taller vase.",
    "It was a long walk and he slept.",
    "Did she call, or did he?",
  ])("nothing of: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });

  test("what is not to be done, with what the user is like", async () => {
    expect(await toAssistant("dont leave it on the piano i always forget it")).toEqual([
      'User says "don\'t leave it on the piano I always forget it".',
    ]);
  });

  test("what is pasted was not typed", async () => {
    const pasted = Array.from({ length: 41 }, (_, at) => `snails ate lupin number ${at} behind the shed`).join(". ");
    expect(await toAssistant(pasted)).toEqual([]);
  });

  test("code is not the user's life", async () => {
    expect(
      await toAssistant(
        "the build fails in src/parser.ts at line 12",
        "second run of npm test broke as well, src/lexer.ts",
      ),
    ).toEqual([]);
  });
});

describe("an answer that no rule could tell, however well it is typed", () => {
  test.each([
    ["What would you carry?", "A cello on Mondays, and three harps at weekends."],
    ["What do you mend, if I may ask?", "Old clocks, mostly from the thirties."],
    ["Would you rather rent in Lund, in Malmö, or by the sea?", "Sea or Malmö. I lived in Lund for four years."],
  ])("%s", async (asked, said) => {
    expect((await textsOf("user: help me", `assistant: ${asked}`, `user: ${said}`)).join(" ")).toContain(
      said.split(".")[0] as string,
    );
  });

  test.each([
    ["Would you like an example?", "Lovely weather in Lund on Sundays."],
    ["Is there anything else you'd like to practise?", "Yeah, everything's clear now! I feel good about fractions."],
    ["Have you considered a planner?", "Planners sound interesting!"],
  ])("nothing of: %s %s", async (asked, said) => {
    expect(await textsOf("user: help me", `assistant: ${asked}`, `user: ${said}`)).toEqual([]);
  });
});

describe("what leans", () => {
  test("on the message before", async () => {
    expect(
      (await toAssistant("lupins are my favourite, grew 40 of them", "no room for the dahlias though")).at(-1),
    ).toBe('User says "lupins are my favourite, grew 40 of them … no room for the dahlias though".');
  });

  test("on the message before, where a word of manners stands between", async () => {
    expect(
      (await toAssistant("by the pond", "ok. its all gravel there, so no heavy barrows up that slope")).at(-1),
    ).toBe('User says "by the pond … it\'s all gravel there, so no heavy barrows up that slope".');
  });

  test("on what was asked, where the reply opens without a verb", async () => {
    expect(
      await textsOf(
        "user: I'm writing a toast for my aunt Vera.",
        "assistant: Solemn or funny?",
        "user: Funny. And nothing about church, she never went.",
      ),
    ).toContain(
      'User, asked "Solemn or funny?", says "Funny. And nothing about church, she never went" (she is User\'s aunt Vera).',
    );
  });

  test("on what the assistant asked", async () => {
    expect(
      await textsOf("user: help me plan a trip", "assistant: Sure! How do you get there?", "user: driving from Lund"),
    ).toEqual(['User, asked "How do you get there?", says "driving from Lund".']);
  });

  test("on whom the message before is about, however well it is typed", async () => {
    expect((await toAssistant("The lodger is Nils from Bergen.", "He'll pay 400 until May.")).at(-1)).toBe(
      `User says "The lodger is Nils from Bergen. … He'll pay 400 until May" (May 2023).`,
    );
  });

  test("on nothing: nobody knows who he is", async () => {
    expect(await toAssistant("he needs a tutor on wednesdays")).toEqual([]);
  });
});

test("carries its source, its date and no end", async () => {
  const [memory] = await extract(
    turns("user: trial day at the mill on the 20th, junior baker", "assistant: Good luck!"),
  );
  expect(memory).toMatchObject({
    text: 'User says "trial day at the mill on the 20th, junior baker" (20 May 2023).',
    forgetAfter: null,
    isStatic: false,
    sources: [{ chunkId: "c0", quote: expect.stringContaining("trial day at the mill") }],
  });
  expect(memory?.eventDates[0]?.start).toBeGreaterThan(SAID);
});

describe("a note of one line", () => {
  const noted = async (text: string): Promise<string[]> => (await extract(prose(text))).map((memory) => memory.text);

  test.each([
    ["gate code is 4471", 'Note: "gate code is 4471".'],
    ["dentist friday 3pm", 'Note: "dentist Friday 3pm" (12 May 2023).'],
    ["mum allergic to penicillin", 'Note: "mum allergic to penicillin".'],
    ["boss is Ines, prefers calls over email", 'Note: "boss is Ines, prefers calls over email".'],
  ])("%s", async (text, expected) => {
    expect(await noted(text)).toEqual([expected]);
  });

  test.each([
    "hello there",
    "Fry the leeks until they are soft.",
    "# Leek soup of Aunt Vera",
    "what is the gate code",
    "- 3 leeks",
    "leeks\nonions\nstock",
  ])("none: %s", async (text) => {
    expect(await noted(text)).toEqual([]);
  });

  test("what is told whole is not noted as well", async () => {
    expect(await noted("I moved to Graz in May")).toEqual(["User moved to Graz in May (May 2023)."]);
  });
});

describe("news of what was known before, however well it is typed", () => {
  test.each([
    ["Off the crutches finally!", 'User says "Off the crutches finally".'],
    ["Day 40 without a cigarette!", 'User says "Day 40 without a cigarette".'],
    ["The permit came through on Monday.", "The permit came through on Monday (1 May 2023)."],
    ["Cast came off yesterday! Any exercises for the wrist?", "Cast came off yesterday (7 May 2023)."],
  ])("%s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });

  test.each([
    "The tests pass now.",
    "It finally makes sense.",
    "Everything works now, thanks!",
    "The second paragraph is better now.",
    "Is the pool open today?",
  ])("of the work at hand: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });
});
