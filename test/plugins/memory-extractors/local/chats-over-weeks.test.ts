// Said on Monday, 8 May 2023. What a user tells an assistant over weeks, typed in haste: what was chosen and for what, what something
// is for, and what is asked of the assistant for good.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...turns: string[]): Promise<string> => (await textsOf(...turns)).join("\n");

describe("a choice", () => {
  test.each([
    [
      "is told with the question that it answers",
      ["user: What about the roof?", "assistant: Consider slate, reed, or second-hand tiles.", "user: let's do reed"],
      'User decided on reed (having asked "What about the roof?").',
    ],
    [
      "may open with then",
      ["user: What about the roof?", "assistant: Consider slate, reed, or second-hand tiles.", "user: ok then slate"],
      'User decided on slate (having asked "What about the roof?").',
    ],
    [
      "of a deed is told as one",
      [
        "user: How do I answer the landlord?",
        "assistant: Options: 1) ignore the letter 2) pay the half of it 3) move to another flat.",
        "user: Let's go with option 3.",
      ],
      "User chose to move to another flat from the assistant's suggestions on how to answer the landlord.",
    ],
    [
      "may be what is done",
      [
        "user: The shelf holds 40 jars.",
        "assistant: Then take 5 jars of each kind.",
        "user: perfect, that's what we do",
      ],
      "User accepted the assistant's suggestion to take 5 jars of each kind.",
    ],
  ])("%s", async (_, turns, memory) => {
    expect(await told(...turns)).toContain(memory);
  });

  test("by its number is not told twice", async () => {
    const memories = await told(
      "user: How do I answer the landlord?",
      "assistant: Options: 1) ignore the letter 2) pay the half of it 3) move to another flat.",
      "user: Let's go with option 3.",
    );
    expect(memories).not.toContain("option 3");
  });

  test.each([
    ["the fees and the term", "user: then the fees?"],
    ["slate and reed", "user: then why does nobody use reed"],
  ])("is no question: %p, %p", async (proposed, said) => {
    expect(await told("user: Is it a good loan?", `assistant: Consider ${proposed}.`, said)).toBe("");
  });
});

describe("what something is for", () => {
  test.each([
    ["We want to rebuild the sauna. budget 9k", "budget is 9k (to rebuild the sauna)"],
    ["I need a gift for my boss. Budget is 40 euros.", "budget is 40 euros (for a gift for their boss)"],
    ["I sing on Sundays. Budget is 40 euros.", "User's budget is 40 euros."],
    [
      "I applied for the nurse post at Elm House. Interview on 3 June.",
      "User's interview is on 3 June (3 June 2023) (for the nurse post at Elm House).",
    ],
    ["deposit of 700 is due by 30 May", "User's deposit of 700 is due by 30 May (30 May 2023)."],
  ])("%p", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });
});

describe("asked of the assistant for good", () => {
  test.each([
    ["no new libraries unless really needed", "User doesn't want any new libraries unless really needed."],
    [
      "and no plugins unless it's necessary, my boss signs each of them",
      "User doesn't want any plugins unless it's necessary, their boss signs each of them.",
    ],
    ["please give me wirings as text lists", "User wants the assistant to give them wirings as text lists."],
    ["put it in a table and always in euro, no cents", "User wants amounts always in euro, no cents."],
    [
      "please be blunt with me about my cover letter",
      "User wants the assistant to be blunt with them about their cover letter.",
    ],
    ["always km please", "User wants the assistant to always use km."],
    [
      "instead of the news give me something about chess or bread",
      "User wants something about chess or bread instead of the news.",
    ],
    [
      "can you quiz me on rivers, 3 questions a day, no hints unless i ask",
      "User wants the assistant to quiz them on rivers, 3 questions a day, no hints unless they ask.",
    ],
    [
      "ok remind me about the tax letter in July",
      "User wants to be reminded about the tax letter in July (July 2023).",
    ],
  ])("%p", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });

  test("is not what nobody orders", async () => {
    expect(await told("user: no trains unless the ferry is late")).not.toContain("doesn't want");
    expect(await told("user: give me ideas as a list")).not.toContain("wants");
    expect(await told("user: Instead of rowing I swim.")).toContain("Instead of rowing User swims.");
  });
});

describe("told in one breath", () => {
  test.each([
    ["what about gels i always get cramps from maple syrup", "User always gets cramps from maple syrup."],
    ["how about a cat i have asthma and a small flat", "User has asthma and a small flat."],
    ["as i said my sister is vegan", "User's sister is vegan."],
    ["I've got gout btw so plan a dinner without beer", "User has gout."],
    ["tell her we land on the 16th of June and that trout is fine but no beef", "and trout is fine but no beef."],
    [
      "I got the interview. The ferry office in Oslo. It's on 19 May.",
      "User got the interview. The ferry office in Oslo. It's on 19 May (19 May 2023).",
    ],
  ])("%p", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });

  test.each(["what about the gym i went to last year", 'Here goes: "I have always loved engines."'])(
    "tells nothing: %p",
    async (said) => {
      expect(await told(`user: ${said}`)).toBe("");
    },
  );
});

test("is of the team in a session about code, and no role", async () => {
  const memories = await told(
    "user: releases are on Heroku in `eu-west`, but we're moving to Hanover with our servers in July",
    "assistant: Then run `kamal setup`.",
    "user: ok, see `deploy.yml`",
  );
  expect(memories).not.toContain("a moving");
});

describe("what leans on the words right before it, in a message to an assistant", () => {
  test.each([
    [
      ["user: There's a city grant for insulation, up to 3,000. I applied on Tuesday."],
      'User applied on Tuesday (2 May 2023) (said after "There\'s a city grant for insulation, up to 3,000").',
    ],
    [
      ["user: Is it true that net metering ends in 2027? My colleague Ilse says it's been postponed."],
      "User's colleague Ilse says it's been postponed (said after \"Is it true that net metering ends in 2027?\").",
    ],
    [
      ["user: Could you check my visa form?", "assistant: It looks fine.", "user: I renewed yesterday."],
      'User renewed yesterday (7 May 2023) (said after "Could you check my visa form?").',
    ],
    [
      [
        "user: I run a small mill. Let's begin.",
        "assistant: Fine.",
        "user: By the way, what would you repair first, the sluice or the wheel?",
        "assistant: The sluice.",
        "user: Went with the sluice.",
      ],
      'User went with the sluice (asked "What would you repair first, the sluice or the wheel?").',
    ],
  ])("%p", async (turns, memory) => {
    expect((await told(...turns)).split("\n")).toContain(memory);
  });

  test("is told alone where the words before say nothing of it", async () => {
    expect(await told("user: I like rye bread. I appealed on Monday.")).not.toContain("said after");
    expect(await told("user: Went with the blue suit. I passed on Monday.")).not.toContain("said after");
    expect(await told("user: I find it hard to sleep. We have a cat. I find it noisy at times.")).not.toContain(
      "said after",
    );
  });
});

test.each([
  ["Oak it is, we ordered six planks, 140 euros.", "User ordered six planks, 140 euros."],
  ["Lab day was great, my range went from 1 km to 2 km.", "User's range went from 1 km to 2 km."],
  [
    "Found it: the stack of the queue was 1024, I set it to 2048.",
    "The stack of the queue was 1024, User set it to 2048.",
  ],
])("what is only said before it is left out: %s", async (said, memory) => {
  expect(await told(`user: ${said}`)).toContain(memory);
});
