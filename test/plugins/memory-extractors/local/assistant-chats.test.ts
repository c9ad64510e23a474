// Whole chats of users with an assistant, in different voices: everything that is drawn from them, and nothing else.

import { describe, expect, test } from "bun:test";
import { extract, readingsOf, SAID, textsOf, turns } from "../conversation.ts";

describe("chats with an assistant", () => {
  test("a terse traveller answers in fragments and takes a hotel", async () => {
    expect(
      await textsOf(
        "assistant: Are you travelling alone, and do you have any dietary needs?",
        "user: with my wife and our 2 kids, 6 and 9. vegetarian, mostly",
        "assistant: I'd recommend the Hotel Belavista near the river.",
        "user: ok let's go with that. btw my wife can't do lots of stairs, bad knee since a ski accident in January",
        "assistant: Understood. Do you want a car?",
        "user: no, I don't drive",
      ),
    ).toEqual([
      "User is travelling with their wife and their 2 kids, 6 and 9.",
      "User is vegetarian, mostly.",
      "User's wife can't do lots of stairs, bad knee since a ski accident in January (January 2023).",
      "User accepted the assistant's suggestion: the Hotel Belavista near the river.",
      "User doesn't drive.",
    ]);
  });

  test("presents are asked for, and who they are for is told", async () => {
    expect(
      await textsOf(
        "user: can you suggest a gift for my nephew Timo who turns 8 on Saturday? He's crazy about volcanoes",
        "assistant: How about a volcano excavation set?",
        "user: nice. I also need something for my mother-in-law, she's turning 70 in June and she's really into birdwatching",
        "assistant: A window feeder?",
        "user: hmm what does that cost",
      ),
    ).toEqual([
      "User's nephew Timo turns 8 on Saturday (13 May 2023).",
      "User's nephew Timo is crazy about volcanoes.",
      "User's mother-in-law is turning 70 in June (June 2023).",
      "User's mother-in-law is really into birdwatching.",
    ]);
  });

  test("a candidate prepares an interview", async () => {
    expect(
      await textsOf(
        "user: Hi! I'm preparing for an interview at Halden Robotics next Tuesday at 2pm. Can you help me?",
        "assistant: Of course! What salary are you aiming for?",
        "user: at least 68k, I was on 64k at Pulsari",
        "assistant: Noted.",
        "user: Should I mention that they closed our site?",
        "assistant: Briefly.",
        "user: One thing, I can't work Fridays because I look after my dad, he has Parkinson's. How do I bring that up?",
      ),
    ).toEqual([
      "User is preparing for an interview at Halden Robotics next Tuesday (9 May 2023) at 2pm.",
      'User is aiming for at least 68k (in a chat that began "I\'m preparing for an interview at Halden Robotics next Tuesday at 2pm").',
      "User was on 64k at Pulsari.",
      "User can't work Fridays because they look after their dad.",
      "User's dad has Parkinson's.",
    ]);
  });

  test("a novelist plays a part and comes back", async () => {
    expect(
      await textsOf(
        "user: Let's write a scene. I'll play Kael, you play the bartender.",
        "assistant: What'll it be?",
        'user: "I need a ship by dawn," Kael says. I have a wife waiting on Io and I don\'t drink anymore.',
        "assistant: Ships cost money.",
        "user: ok pause. I write on the train mostly",
        "assistant: Good to know.",
        'user: Now translate "I was born at sea. My father was a smith."',
      ),
    ).toEqual(["User writes on the train mostly."]);
  });
});

const toAssistant = (said: string) => textsOf(`user: ${said}`, "assistant: I see.");

describe("how the assistant is to answer", () => {
  test.each([
    [
      "Please correct my mistakes only at the end of our conversation.",
      "User wants the assistant to correct their mistakes only at the end of their conversation.",
    ],
    ["skip the theory unless I ask", "User wants the assistant to skip the theory unless they ask."],
    ["Don't correct me until I ask.", "User wants the assistant not to correct them until they ask."],
    ["Mention the calories in every recipe.", "User wants the assistant to mention the calories in every recipe."],
    ["And talk to me in Danish.", "User wants the assistant to talk to them in Danish."],
    [
      "Please don't suggest slate, my aunt can't carry it.",
      "User wants the assistant not to suggest slate, their aunt can't carry it.",
    ],
    ["prices in euros please", "User wants prices in euros."],
    [
      "Give me weights in grams please, never ounces.",
      "User wants the assistant to give them weights in grams, never ounces.",
    ],
    [
      "Please write me always the menu in English and Maltese.",
      "User wants the assistant to always write them the menu in English and Maltese.",
    ],
    [
      "always cite a source and don't explain scales to me",
      "User wants the assistant to always cite a source and not to explain scales to them.",
    ],
    [
      "dont give me the solution right away, give me a clue first",
      "User wants the assistant not to give them the solution right away, but to give them a clue first.",
    ],
    [
      "please don't bring up my ex unless i do, ok?",
      "User wants the assistant not to bring up their ex unless they do.",
    ],
    ["Don't suggest yoga please, I hate it", "User wants the assistant not to suggest yoga, they hate it."],
    ["call me ida btw not adelaida, only gran says that", "User wants to be called Ida, not Adelaida."],
    ["code comments in english please, labels are Danish", "User wants code comments in English, labels are Danish."],
  ])("lasts: %s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });

  test.each([
    "Correct the mistakes in this text only at the end of the session.",
    "Write the summary at the end of the letter.",
    "Don't suggest that again.",
    "Don't tell me the second clue yet.",
    "don't mention the price in the email",
    "Don't explain this.",
    "two weeks in metric",
    "summer in english gardens",
    "put the orchard walk there instead",
    "Put a walk on day 2.",
  ])("passes: %s", async (said) => {
    expect(await readingsOf(`user: ${said}`, "assistant: I see.")).toEqual([]);
  });

  test("a reason behind such an order is told", async () => {
    expect(await toAssistant("actually scrap the boat, Noor gets seasick")).toEqual(["Noor gets seasick."]);
  });
});

describe("what is told to an assistant in passing", () => {
  test.each([
    ["We'll be six for dinner, two are vegan.", "User says there will be six of them for dinner, two are vegan."],
    [
      "The party is on 4 July, we'll be about 35 people.",
      "User says the party is on 4 July (4 July 2023), there will be about 35 people.",
    ],
    ["We were 12 when the war ended.", "User was 12 when the war ended."],
    ["Aunt Vi comes for Easter. We're 9 this year.", "User is in a group of 9 this year (2023)."],
    ["Can't eat gluten, by the way.", "User can't eat gluten."],
    [
      "I'm allergic to cats but we have a dog, a poodle called Moss.",
      "User is allergic to cats but they have a dog, a poodle called Moss.",
    ],
    ["I'd rather not weld on Sundays, please.", "User would rather not weld on Sundays."],
    ["Don't like mushrooms.", "User doesn't like mushrooms."],
    ["I won't be able to weld until June.", "User won't be able to weld until June (June 2023)."],
    ["The spare room is 650 a month.", "User says the spare room is 650 a month."],
    ["We put our goat down on Friday.", "User put their goat down on Friday (5 May 2023)."],
    ["I'd like all code examples in Zig, not C.", "User wants all code examples in Zig, not C."],
    ["Two more welders joined, so we're seven now.", "Two more welders joined, so User is in a group of seven now."],
    ["The clinic changed Ada's dose to 5 mg.", "User says the clinic changed Ada's dose to 5 mg."],
    ["Budget is about 80 euros, we're four.", "User's budget is about 80 euros, User is in a group of four."],
    ["We're 30 minutes from Lund.", "User is 30 minutes from Lund."],
    ["I'm planning a week in Oslo, me and my aunt Vi.", "User is planning a week in Oslo with their aunt Vi."],
    ["I should say the new job is hybrid, in Lund on Mondays.", "User's new job is hybrid, in Lund on Mondays."],
    ["Do you know a good tent? Needs to be under 2 kilos.", "User wants a good tent, it needs to be under 2 kilos."],
    [
      "I'm looking for some advice on how to fill the evening classes of my pottery.",
      "User wants to fill the evening classes of their pottery.",
    ],
    [
      "I'm trying to understand how my rowing time improved from 9 to 8 minutes over the winter.",
      "User's rowing time improved from 9 to 8 minutes over the winter.",
    ],
    ["what about my deposit, I paid 200 euros in April", "User paid 200 euros in April (April 2023)."],
    [
      "can u help me prepare for my biology midterm its on the 23rd",
      "User's biology midterm is on the 23rd (23 May 2023).",
    ],
    [
      "When introducing a new song, I like to start with the rhythm.",
      "When introducing a new song, User likes to start with the rhythm.",
    ],
    ["max 14 guests per tour, the boat's small", "User wants max 14 guests per tour, the boat's small."],
    [
      "yes but nothing over 2 miles, I had my knee replaced in March",
      "User wants nothing over 2 miles, they had their knee replaced in March (March 2023).",
    ],
    ["One more: my niece is allergic to kiwi.", "User's niece is allergic to kiwi."],
  ])("%s", async (said, expected) => {
    expect(await toAssistant(said)).toContain(expected);
  });

  test.each([
    "Came to 83 in the end.",
    "Needs to be under 2 kilos.",
    "The new compiler is written in Rust.",
    "I'm trying to understand how this loop improved.",
    "can you check my essay it's in the file",
    "That works for us.",
  ])("passes: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });

  test("somebody is known by what only people do", async () => {
    expect(
      await textsOf(
        "user: Orla won't eat fish and I'm cooking on Friday.",
        "assistant: How about a risotto?",
        "user: Orla has football on Thursdays at 6.",
        "assistant: Noted.",
        "user: Java has a library for it at 6.",
      ),
    ).toEqual([
      "Orla won't eat fish and User is cooking on Friday (12 May 2023).",
      "Orla has football on Thursdays at 6.",
    ]);
  });

  test("what is asked after stands behind an exclamation", async () => {
    const after = (reply: string) => textsOf("assistant: And your flat in Graz?", `user: ${reply}`);
    expect(await after("Signed on Monday! Two rooms by the river, 600 euros.")).toEqual([
      'User, asked "And your flat in Graz?", says "Signed on Monday! Two rooms by the river, 600 euros" (1 May 2023).',
    ]);
    expect(await after("Signed on Monday! It has two of them.")).toEqual([]);
  });
});

test.each([
  ["I'm working on an app called Otter.", null],
  ["I'm trying to grow lupins.", 30],
])("%s is at hand for (days): %p", async (said, days) => {
  const [memory] = await extract(turns(`user: ${said}`));
  expect(memory?.forgetAfter ?? null).toBe(days === null ? null : SAID + days * 86_400_000);
});
