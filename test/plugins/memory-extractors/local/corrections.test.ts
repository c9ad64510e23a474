// A value that is put right, in the same turn or in one of the next two, is told in the statement that it belongs to, and the one
// that it takes the place of is not.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const after = (first: string, second: string, between = "Noted."): Promise<string[]> =>
  textsOf(`user: ${first}`, `assistant: ${between}`, `user: ${second}`);

describe("a correction in the next turn", () => {
  test.each([
    ["I have an eye exam on the 12th.", "sorry, I meant the 14th", "User has an eye exam on the 14th (14 May 2023)."],
    ["My rent is 900 euros.", "No wait, make that 950 euros", "User's rent is 950 euros."],
    ["We're moving house on 9 June.", "sorry the 16th not the 9th", "User is moving house on 16 June (16 June 2023)."],
    [
      "We're moving house on 9 June.",
      "oh wait the move is on june 16 not 9",
      "User is moving house on June 16 (16 June 2023).",
    ],
    [
      "I have an interview at a clinic on the 24th.",
      "wait no interview is on the 25th, they just mailed",
      "User has an interview at a clinic on the 25th (25 May 2023).",
    ],
    ["My flight is at 7.", "oops flight is at 8 not 7", "User's flight is at 8."],
    [
      "My choir meets on Thursday at 7pm.",
      "I meant 8pm, not 7pm",
      "User's choir meets on Thursday (11 May 2023) at 8pm.",
    ],
    ["My exam is on 3 June.", "It should be 4 June", "User's exam is on 4 June (4 June 2023)."],
    ["My recital is on Friday at 3.", "Actually it's Saturday.", "User's recital is on Saturday (13 May 2023) at 3."],
    ["My recital is on Friday at 3.", "it's at 4 actually", "User's recital is on Friday (12 May 2023) at 4."],
    [
      "My recital is on Friday at 3.",
      "Correction: Saturday at 5.",
      "User's recital is on Saturday (13 May 2023) at 5.",
    ],
    ["My recital is at 10:30.", "Sorry, 11:15.", "User's recital is at 11:15."],
    ["My recital is at 10:30.", "Actually it's at noon.", "User's recital is at noon."],
    ["My recital is on Friday.", "Saturday, not Friday", "User's recital is on Saturday (13 May 2023)."],
    ["My recital is tomorrow.", "Sorry! It's Friday.", "User's recital is on Friday (12 May 2023)."],
    [
      "i've got a viewing on 2 june at 6",
      "wait no its 3 june at 6",
      "User has a viewing on 3 June (3 June 2023) at 6.",
    ],
    ["My aunt moves to Ghent in May.", "Oops, June.", "User's aunt moves to Ghent in June (June 2023)."],
    ["My niece was born in 2016.", "typo, 2017", "User's niece was born in 2017."],
    ["My nephew is 11.", "Actually he's 12.", "User's nephew is 12."],
    ["Our choir has 30 members.", "sorry, 40 members", "User's choir has 40 members."],
    ["I paid 300 euros for the loom.", "I meant 350", "User paid 350 euros for the loom."],
    ["My brother lives in Leeds.", "I mean Bradford", "User's brother lives in Bradford."],
    ["I work at Boots as a cashier.", "Actually at Aldi", "User works at Aldi as a cashier."],
    ["My landlord is called Bert.", "its Burt actually", "User's landlord is called Burt."],
    ["Our wedding is in Rome.", "not Rome, Siena", "User's wedding is in Siena."],
    ["My sister lives in York.", "I meant my cousin", "User's cousin lives in York."],
    ["I'm allergic to walnuts.", "Sorry, I meant hazelnuts.", "User is allergic to hazelnuts."],
    ["I study botany at Leeds.", "correction: zoology", "User studies zoology at Leeds."],
    ["My son Ole plays the cello.", "the viola, sorry, not the cello", "User's son Ole plays the viola."],
  ])("%s %s", async (first, second, expected) => {
    expect(await after(first, second)).toEqual([expected]);
  });

  test("is told of what was said two turns ago, and last", async () => {
    const told = await textsOf(
      "user: My recital is on Friday.",
      "assistant: Noted.",
      "user: I also need new strings.",
      "assistant: For the viola?",
      "user: Sorry, I meant Saturday for the recital. I mean Sunday.",
    );
    expect(told.join(" ")).toContain("User's recital is on Sunday (14 May 2023).");
    expect(told.join(" ")).not.toContain("Friday");
  });

  test("tells of what is remembered already which value is meant no more, and names both sentences", async () => {
    const chunks = turns("user: I work at Boots.", "assistant: Noted.", "user: Sorry, I meant Aldi.");
    const told = await extract(chunks, {}, new Set(["c2"]));
    expect(told.map(({ text, sources }) => [text, sources.map(({ quote }) => quote)])).toEqual([
      ["User works at Aldi, not Boots.", ["I work at Boots.", "Sorry, I meant Aldi."]],
    ]);
  });
});

describe("a correction in the same turn", () => {
  test.each([
    ["My brother lives in Leeds. I mean Bradford", "User's brother lives in Bradford."],
    ["I work at Boots. Sorry, I meant Aldi.", "User works at Aldi."],
    ["mondays I do pilates. actually scrap that, pilates moved to fridays", "Fridays User does pilates."],
    ["My recital is on Friday, no wait, Saturday at 3.", "User's recital is on Saturday (13 May 2023) at 3."],
    ["I live in Leeds, sorry, Bradford.", "User lives in Bradford."],
    ["My uncle is 60, my bad, 61.", "User's uncle is 61."],
    ["We moved to York in 2019, sorry, 2020, with our two kids.", "User moved to York in 2020, with their two kids."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual([expected]);
  });

  test.each(["I mean business. I mean it.", "I mean Bradford.", "I meant every word."])(
    "%s tells nothing that fits nothing",
    async (said) => {
      expect(await textsOf(`user: ${said}`)).toEqual([]);
    },
  );
});

describe("what corrects nothing", () => {
  test.each([
    ["My rent is 900 euros.", "I meant the blue one", undefined],
    ["My rent is 900 euros and the deposit is 1,800 euros.", "I meant 950 euros", undefined],
    ["I have an eye exam on the 12th.", "I meant the other doctor", undefined],
    ["My rent is 900 euros.", "make it shorter", undefined],
    ["I work at Boots.", "No, Aldi.", "Do you shop at Lidl?"],
    ["My recital is on Friday.", "Actually, Thursday.", "When would you like to practise for it?"],
    ["I speak French.", "Spanish, not French", "Shall I answer in French?"],
    ["I eat fish.", "chicken, not fish please", undefined],
    ["I run 5 km every day.", "make it 8 km", "Shall I make a plan for 10 km?"],
    ["I have three kids.", "Oh, two.", undefined],
    ["I have two cats.", "Actually he's 8.", undefined],
    ["My sister Anna lives in Leeds.", "Sorry, I meant Norway and Bert", undefined],
    ["My sister lives in Hull and my brother in York.", "Sorry, I meant Bradford.", undefined],
    ["I live in Leeds.", "No, really.", undefined],
  ])("%s %s", async (first, second, between) => {
    const alone = await textsOf(`user: ${first}`, `assistant: ${between ?? "Noted."}`);
    expect((await after(first, second, between)).slice(0, alone.length)).toEqual(alone);
  });

  test("of a talk, what may be said of the other's day", async () => {
    const told = await textsOf(
      "Ann: My exam is on Tuesday.",
      "Bob: Mine is on Friday.",
      "Ann: Actually, it's Thursday!",
    );
    expect(told[0]).toBe("Ann's exam is on Tuesday (9 May 2023).");
  });
});

test.each([
  "Oh I'm sorry.",
  "Oh no, I'm sorry!",
  "We're so sorry.",
  "So sorry.",
  "Am sorry",
  "Really sorry. I can't imagine.",
])("pity puts nothing right: %s", async (said) => {
  const told = await textsOf(
    "Ida: We live in Turin with our doctor Weiss.",
    "Bo: My dad died on Friday.",
    `Ida: ${said}`,
  );
  expect(told).toContain("Ida lives in Turin with their doctor Weiss.");
});

test.each(["sorry, Bosch", "Bosch, sorry", "Bosch sorry"])("a name does: %s", async (said) => {
  expect(await after("My wife works at Siemens.", said)).toEqual(["User's wife works at Bosch."]);
});
