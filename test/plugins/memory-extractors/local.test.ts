// The local memory extractor as its callers see it: chunks in, self-contained statements out.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { extract, prose, SAID, textsOf, turns } from "./conversation.ts";
import { expectGrowthOfLength, timeFor } from "./growth.ts";

const DAY = 86_400_000;

describe("what is kept", () => {
  test("news of a named speaker is told with the name and the date it means", async () => {
    const [memory] = await extract(
      turns("Nora: Hey Tom! I adopted a greyhound called Pixel last Friday.", "Tom: Lovely!"),
    );
    expect(memory?.text).toBe("Nora adopted a greyhound called Pixel last Friday (5 May 2023).");
    expect(memory?.kind).toBe("event");
    expect(memory?.eventDates).toEqual([{ start: SAID - 3 * DAY, end: SAID - 2 * DAY, label: "5 May 2023" }]);
    expect(memory?.isFirstPerson).toBe(true);
    expect(memory?.slot).toEqual({ subject: "Nora", attribute: "pet", value: "greyhound called Pixel" });
  });

  test("facts about other named people are kept under their own names", async () => {
    const memories = await textsOf(
      "Nora: My brother Ivo moved to Porto in March. He's a violin maker there.",
      "Tom: Great.",
    );
    expect(memories.join(" ")).toContain("Nora's brother Ivo moved to Porto in March (March 2023)");
  });

  test("a user's identity facts are kept however short they are", async () => {
    const memories = await textsOf("user: I'm vegetarian. I live in Leeds. I'm allergic to peanuts.");
    expect(memories).toEqual(["User is vegetarian.", "User lives in Leeds.", "User is allergic to peanuts."]);
  });

  test("the statement inside a request is kept without the request", async () => {
    expect(
      await textsOf("user: I'm planning a cycling trip along the Danube in June, can you suggest a route?"),
    ).toEqual(["User is planning a cycling trip along the Danube in June (June 2023)."]);
    expect(await textsOf("user: As a vegetarian, what should I order in Lyon?")).toEqual(["User is a vegetarian."]);
  });

  test("standing instructions become instructions, single orders nothing", async () => {
    const memories = await extract(turns("user: Always answer in metric units. Write me a poem about rain."));
    expect(memories.map(({ text, kind }) => [text, kind])).toEqual([
      ["User wants the assistant to always answer in metric units.", "instruction"],
    ]);
  });

  test("a booking that the assistant made is kept, its advice is not", async () => {
    const memories = await textsOf(
      "user: Please book a table at Rosa's.",
      "assistant: I've booked a table for two at Rosa's on Friday at 7 pm. You could also try their dessert menu. I'd be happy to help further!",
    );
    expect(memories).toEqual(["The assistant booked a table for two at Rosa's on Friday at 7 pm."]);
  });

  test.each([
    ["Booked: Rosa's, Friday at 7 pm, table for two.", "The assistant booked: Rosa's, Friday at 7 pm, table for two."],
    ['I\'ve added "Dentist" to your calendar for May.', 'The assistant added "Dentist" to User\'s calendar for May.'],
    [
      "Your flight SK802 is booked. Confirmation code: X7KP.",
      "User's flight SK802 is booked. The confirmation code is X7KP.",
    ],
    ["Done! Reminder set: call the vet at 9.", "User's reminder was set: call the vet at 9."],
    ["Added to your shopping list: oats and rice.", "The assistant added to User's shopping list: oats and rice."],
  ])("told in short: %s", async (said, told) => {
    expect(await textsOf("user: Please do.", `assistant: ${said}`)).toEqual([told]);
  });

  test("an accepted suggestion is kept with what was suggested", async () => {
    const [memory] = await extract(
      turns(
        "assistant: Some ideas:\n1. Lake Bled - calm water\n2. Hallstatt - salt mines\n",
        "user: I'll go with the second one.",
      ),
    );
    expect(memory?.text).toBe("User chose Hallstatt from the assistant's suggestions.");
    expect(memory?.kind).toBe("decision");
    expect(memory?.sources.map(({ chunkId }) => chunkId)).toEqual(["c0", "c1"]);
  });

  test("notes give the entity's own statements and reported facts", async () => {
    const memories = await extract(
      prose("I moved to Ghent in April 2022. The team meets every Tuesday at 10 in room 4.", "Apollo"),
      { entityContext: "Ada Park, a nurse in Leeds" },
    );
    expect(memories.map(({ text, isFirstPerson }) => [text, isFirstPerson])).toEqual([
      ["Ada Park moved to Ghent in April 2022.", true],
      ["Apollo: the team meets every Tuesday at 10 in room 4.", false],
    ]);
  });
});

describe("what is dropped", () => {
  test("greetings, thanks, questions, praise and small talk leave nothing", async () => {
    expect(
      await textsOf(
        "Nora: Hey Tom! Long time no see! How have you been?",
        "Tom: Thanks, Nora! That's awesome. You're doing great, keep it up! What's new?",
        "Nora: Haha, no worries. Talk to you soon!",
      ),
    ).toEqual([]);
  });

  test("requests and the task at hand leave nothing", async () => {
    expect(await textsOf("user: Can you explain recursion? Show me an example. I'm trying to understand it.")).toEqual(
      [],
    );
  });

  test("the service's own lines that come back are not remembered again", async () => {
    expect(
      await textsOf(
        "user: [Recent] [2024-03-01] Ada lives in Leeds and works as a nurse.\n[Summary] Ada likes hiking in Wales.",
        "user: <user_memories>\nI live in Leeds and I work as a nurse.\n</user_memories>",
        "user: Relevant memories:\n- I work at Siemens in Berlin as a designer\n- I have two cats called Io and Leo",
      ),
    ).toEqual([]);
  });

  test("what an agent's program puts into a turn is not what the user said", async () => {
    expect(
      await textsOf(
        "user: <system-reminder>I live in Leeds and own two boats.</system-reminder>I live in Bergen.",
        "user: <environment_context>\nMy name is Ada Park.\n</environment_context>\n<local-command-stdout>I own a car.</local-command-stdout>",
      ),
    ).toEqual(["User lives in Bergen."]);
  });

  test("code and quoted lines are not read", async () => {
    expect(
      await textsOf("user: ```\nI live in Leeds and I own a boat.\n```\n> I live in Rome and I own a car."),
    ).toEqual([]);
  });

  test("what the system and tools say is not remembered", async () => {
    expect(await textsOf("system: I live in Leeds and own two boats.", "tool: My name is Ada Park.")).toEqual([]);
  });

  test("a passage that is not fresh is read but not drawn from again", async () => {
    const chunks = turns("Nora: My sister Ida is a pilot in Oslo.", "Nora: She flew to Tokyo yesterday.");
    const memories = await extract(chunks, {}, new Set(["c1"]));
    expect(memories.map(({ text }) => text)).toEqual(["Nora's sister Ida flew to Tokyo yesterday (7 May 2023)."]);
  });
});

describe("how it reads", () => {
  test("the entity's name stands for the user where the context gives one", async () => {
    const [memory] = await extract(turns("user: I live in Leeds."), {
      entityContext: "User is Ada Park. She likes brevity.",
    });
    expect(memory?.text).toBe("Ada Park lives in Leeds.");
    expect(memory?.slot).toEqual({ subject: "Ada Park", attribute: "home", value: "Leeds" });
  });

  test("a sentence that leans on the one before it is told together with it", async () => {
    const memories = await textsOf(
      "Nora: I ran the Ghent marathon in April. It was my first race after the surgery.",
      "Tom: Wow",
    );
    expect(memories).toEqual([
      "Nora ran the Ghent marathon in April (April 2023). It was Nora's first race after the surgery.",
    ]);
  });

  test("we are told as they where the sentence before names the company", async () => {
    expect(
      await textsOf("Nora: Yesterday I sailed to Texel with two colleagues. We caught a mackerel.", "Tom: Nice"),
    ).toEqual(["Yesterday (7 May 2023) Nora sailed to Texel with two colleagues. They caught a mackerel."]);
  });

  test("somebody of the turn before is named where a turn opens with a pronoun", async () => {
    const memories = await textsOf(
      "Nora: My cousin is back from Peru.",
      "Tom: What is she up to now?",
      "Nora: She opened a bakery near the harbour last week.",
    );
    expect(memories.at(-1)).toBe(
      "Nora's cousin opened a bakery near the harbour last week (the week before 8 May 2023).",
    );
  });

  test("somebody of the turn before is not put for a person whom this turn introduces", async () => {
    const memories = await textsOf(
      "Nora: My uncle runs a bakery in Ghent.",
      "Tom: Is it busy?",
      "Nora: Yesterday a man with a parrot sat by the window. He lost two boats last year.",
    );
    expect(memories.join(" ")).not.toContain("uncle lost");
  });

  test("words that begin like pronouns are none", async () => {
    expect(await textsOf("Nora: I help at the shelter for health reasons every Sunday.", "Tom: Ok.")).toEqual([
      "Nora helps at the shelter for health reasons every Sunday.",
    ]);
  });

  test("a pronoun that nothing before it explains is not told", async () => {
    expect(await textsOf("Tom: Nice.", "Nora: It took them there. She loved it.")).toEqual([]);
  });

  test("passing facts carry the moment they end", async () => {
    const [memory] = await extract(turns("user: I have a dentist appointment tomorrow at 9."));
    expect(memory?.forgetAfter).toBe(SAID + 3 * DAY);
    const [lasting] = await extract(turns("user: I'm allergic to peanuts."));
    expect(lasting?.forgetAfter).toBeNull();
    expect(lasting?.isStatic).toBe(true);
  });
});

describe("laws", () => {
  const words = fc.constantFrom(
    "I",
    "my",
    "we",
    "you",
    "it",
    "love",
    "moved",
    "to",
    "Leeds",
    "and",
    "because",
    "last",
    "Friday",
    "dog",
    "sister",
    "the",
    "a",
    "is",
    "Ada:",
    "user:",
    "?",
    ".",
    "!",
    ",",
    ";",
    " - ",
    '"',
    "(",
    "\n",
    "```",
    "<memory>",
    "[Recent]",
    "2023",
    "5 May",
    "it's",
    "don't",
    "😀",
  );
  const text = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" "));

  test("quotes are verbatim, offsets are exact, confidence lies between 0 and 1, and no text is empty", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom("Ada", "user", "assistant"), text), { minLength: 1, maxLength: 4 }),
        async (said) => {
          const chunks = turns(...said.map(([speaker, words]) => `${speaker}: ${words}`));
          for (const memory of await extract(chunks)) {
            expect(memory.text.trim()).not.toBe("");
            expect(memory.confidence).toBeGreaterThanOrEqual(0);
            expect(memory.confidence).toBeLessThanOrEqual(1);
            expect(memory.sources.length).toBeGreaterThan(0);
            for (const { chunkId, quote, start, end } of memory.sources) {
              const chunk = chunks.find(({ id }) => id === chunkId);
              expect(chunk?.text.slice(start - chunk.start, end - chunk.start)).toBe(quote);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("the same input gives the same memories", async () => {
    const chunks = turns("Nora: I adopted a greyhound last Friday and my sister Ida moved to Oslo.", "Tom: Great!");
    expect(await extract(chunks)).toEqual(await extract(chunks));
  });

  const said = (unit: string, length: number) => {
    const body = unit.repeat(Math.ceil(length / unit.length));
    return [...turns(`Ada: ${body}`), ...turns(`user: ${body}`)];
  };

  test.each([
    ["one endless word", "a"],
    ["I I I I", "I "],
    ["a list without end", "a, "],
    ["unclosed brackets", "(["],
    ["opening tags", "<memory"],
    ["quotes", '" '],
    ["dashes", "- "],
    ["and I", "my sister and I "],
    ["long lines of routines", `The ${"password rotates ".repeat(30)}every day.\n`],
    ["numbers", "5 May 2023 "],
    ["long lines of adverbs", `I ${"really ".repeat(90)}.\n`],
    ["long lines of names", `${"Ada Park ".repeat(70)}.\n`],
  ])(
    "a megabyte of %s takes no more than its length",
    async (_, unit) => {
      const quarter = await timeFor(said(unit, 250_000));
      // Four times the text takes four times as long, and sixteen times where each part is read against each.
      expect(await timeFor(said(unit, 1_000_000))).toBeLessThan(10 * Math.max(quarter, 100_000));
    },
    60_000,
  );

  test.each([
    ["sentences", "I moved to Leeds and my dog. "],
    ["line breaks", "\n- I live"],
    ["notes", "\n- Lives in Leeds\n- Name: Ada"],
    ["named subjects", "Ada Park leads it. She is there. "],
    ["long lines of kin", `I met ${"my sister Ana with her ".repeat(28)}.\n`],
    ["long lines of I", `${"I ".repeat(340)}\n`],
    ["long lines of commas", `I ${"a, ".repeat(220)}.\n`],
    ["long lines of and", `I live ${"and my ".repeat(90)}.\n`],
    ["long lines of blanks", `I live${" ".repeat(600)}a.\n`],
  ])("a long text of %s, in which much is found, takes no more than its length", (_, unit) =>
    expectGrowthOfLength((length) => said(unit, length), 128_000),
  );
});
