// Said on Monday, 8 May 2023. "It" of a message to an assistant: the one thing of the user's that the message before is about,
// unless the assistant's answer or the user's own words name what else it can be.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replyTo = async (message: string, answer: string, reply: string): Promise<string[]> =>
  textsOf(`user: ${message}`, `assistant: ${answer}`, `user: ${reply}`);

describe("what is done to one's own thing names it, across the assistant's answer", () => {
  test.each([
    [
      "Is 55 fair for my old bike bag?",
      "I listed it for 75 and it sold in an hour!",
      "User listed their old bike bag for 75 and it sold in an hour.",
    ],
    ["Can you write an ad for my motorbike?", "I bought it new in 2015.", "User bought their motorbike new in 2015."],
    [
      "Any ideas on what to do with our spare room?",
      "I want to put a loom in it.",
      "User wants to put a loom in their spare room.",
    ],
    [
      "what should i do about my leaking roof",
      "I covered it with a tarp on Sunday.",
      "User covered their leaking roof with a tarp on Sunday (7 May 2023).",
    ],
    [
      "What would you charge for my watercolours?",
      "I usually sell them for 35 euros.",
      "User usually sells their watercolours for 35 euros.",
    ],
    [
      "Can you help me with a label for my rye and walnut loaf?",
      "I use honey from my dad's bees in it.",
      "User uses honey from their dad's bees in their rye and walnut loaf.",
    ],
    [
      "Is it worth repairing my laptop? The hinge broke.",
      "A repair cafe wants 40 for it.",
      "A repair cafe wants 40 for User's laptop.",
    ],
    [
      "My knee still hurts when I run, what can I do?",
      "I hurt it skiing in Livigno two years ago.",
      "User hurt their knee skiing in Livigno two years ago (2021).",
    ],
    ["How do I clean my old accordion?", "It's from 1972.", "User's old accordion is from 1972."],
    [
      "Do you think I should paint my front door red or green?",
      "I painted it green in the end.",
      "User painted their front door green in the end.",
    ],
    ["What should I do with my old piano?", "I think I'll donate it.", "User will donate their old piano."],
    [
      "What should I do with my old piano?",
      "I'm going to give it to the school.",
      "User is going to give their old piano to the school.",
    ],
  ])("%s ... %s", async (message, reply, told) => {
    expect(await replyTo(message, "That depends on a few things.", reply)).toContain(told);
  });

  test.each([
    ["what was proposed", "My fridge smells, what can I do?", "I bought it at the supermarket just now.", "fridge"],
    ["what was tried", "How can I calm my puppy?", "I tried it and he loved it.", "puppy"],
    ["a part of it", "My car won't start, what could it be?", "I replaced it last month.", "their car"],
    ["a thing beside it", "My dough sticks to the basket, why?", "I bought it from a neighbour.", "their dough"],
    ["one of two", "Should I sell my van or my canoe?", "I bought it from a teacher in Fife.", "their"],
    ["a thing named since", "Can you name my boat?", "I like Petrel. We bought it from a teacher.", "their boat"],
    ["somebody", "What can I cook for my mother?", "I bought it from a farmer near Cork.", "their mother"],
    ["another thing asked about", "My rent went up. Should I move the party to May?", "I'd rather leave it.", "rent"],
    ["what a number did", "My pulse dropped to 55. Do I need to adjust the goal?", "I left it as it is.", "pulse"],
    ["no thing", "How can I fix my sleep?", "I left it at that.", "their sleep"],
  ])("but not where %s can be meant", async (_, message, reply, wrong) => {
    const told = await replyTo(message, "There are several ways, such as a filter or salt.", reply);
    expect(told.filter((text) => /bought|tried|replaced|left/.test(text)).join(" ")).not.toContain(wrong);
  });
});

describe("what an assistant asks about it is of the user's thing", () => {
  test.each([
    ["How old is it?", "Four years.", "User's coffee machine is four years old."],
    [
      "When did you last descale it?",
      "Not since before Easter.",
      'User, asked "When did you last descale your coffee machine?", says "Not since before Easter" (Easter 2023).',
    ],
  ])("%s %s", async (asked, reply, told) => {
    const message = "My coffee machine has started making a grinding noise.";
    expect(await replyTo(message, `It may be the pump. ${asked}`, reply)).toContain(told);
  });

  test("but not where no thing is asked after", async () => {
    const told = await replyTo(
      "My coffee machine is loud.",
      "Is it always so dark where you live?",
      "From November to March.",
    );
    expect(told.join(" ")).not.toContain("Is your coffee machine");
  });
});

describe("one that somebody has is of what the message before asked about", () => {
  test.each([
    [
      "Is an air fryer worth it?",
      "My sister has one and uses it daily.",
      "User's sister has an air fryer and uses it daily.",
    ],
    [
      "Do standing desks help with back pain?",
      "My supervisor has one and swears by it.",
      "User's supervisor has a standing desk and swears by it.",
    ],
  ])("%s ... %s", async (message, reply, told) => {
    expect(await replyTo(message, "They can, if you use them well.", reply)).toContain(told);
  });
});

describe("one that the answer advises", () => {
  test("is named by it", async () => {
    const told = await replyTo("There's a nest in my shed.", "Then call a professional.", "I called one this morning.");
    expect(told).toContain("User called a professional this morning (8 May 2023).");
  });
});
