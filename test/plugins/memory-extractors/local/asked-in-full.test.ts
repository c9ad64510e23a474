// What a reply leaves to the assistant's question, and the question to the sentence before it, is told with both.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replied = async (opening: string, asked: string, said: string): Promise<string[]> =>
  (await textsOf(`user: ${opening}`, `assistant: ${asked}`, `user: ${said}`)).slice(1);

describe("a question that leans", () => {
  test.each([
    [
      "Our band wants a name.",
      "Great! You could name it after a harbour you all know. Which one comes to mind?",
      "Portree, we met there in 2012",
      'User, asked "You could name it after a harbour you all know. Which one comes to mind?", says "Portree, we met there in 2012".',
    ],
    [
      "My hen stopped laying.",
      "Hens often stop laying while they moult. How long has she been doing this?",
      "3 weeks, since the fox got her sister",
      'User, asked "Hens often stop laying while they moult. How long has she been doing this?", says "3 weeks, since the fox got her sister".',
    ],
  ])("is told with the sentence before it: %s %s", async (opening, asked, said, told) => {
    expect(await replied(opening, asked, said)).toEqual([told]);
  });

  test.each([
    [
      "what it is to be done is no such sentence",
      "Ask the ferryman which landing is open. How many hours?",
      "6 till 9, then again at noon",
    ],
  ])("but not where %s", async (_, asked, said) => {
    expect((await replied("I need a plan for Saturday.", asked, said)).join(" ")).not.toMatch(/ferryman/);
  });

  test("is told without the number it had in a list", async () => {
    const asked = "A few things:\n1. Where is the shed?\n2. What do you need it for most?";
    expect(
      (await replied("I want to insulate my shed.", asked, "mostly for my lathe, it rusts")).join(" "),
    ).not.toContain('"2. ');
  });

  test("is told with what the chat is for where it asks for any", async () => {
    const opening =
      "Our landlord sold the house in March and the flat has damp, and we have to find a nursery by July.";
    expect(
      (
        await replied(
          opening,
          "Have you seen any yet?",
          "two. the first one, Moor Lane, smelled of paint and nobody looked up",
        )
      ).join(" "),
    ).toContain('(in a chat that began "we have to find a nursery by July")');
  });
});

describe("what replies to a question and leaves out what that names", () => {
  test.each([
    [
      "Did Larkhall take your kayak?",
      "Only the small one. The receptionist, Ines, was kind to dad.",
      'The receptionist, Ines, was kind to User\'s dad (asked "Did Larkhall take your kayak?").',
    ],
    [
      "Does Fernside have a berth?",
      "Not before May. There's a waiting list and I put her name down on Friday.",
      'There\'s a waiting list and User put her name down on Friday (5 May 2023) (asked "Does Fernside have a berth?").',
    ],
    [
      "Will your sister come on Saturday?",
      "she will. my uncle Ben can't make it though",
      "User's uncle Ben can't make it (asked \"Will your sister come on Saturday?\").",
    ],
  ])("is told with the question: %s %s", async (asked, said, told) => {
    expect(await replied("I need a hand with some letters.", asked, said)).toContain(told);
  });

  test("but not where it was offered to do something", async () => {
    const told = await replied(
      "I need a hand.",
      "Would you like me to write it?",
      "The manager of the Elms wants it by Friday.",
    );
    expect(told.join(" ")).not.toContain("(asked");
  });
});

test.each([
  ["Is the church hall big enough for you?", "no its full on mondays, im at work then"],
  ["Do you have a second server?", "yeah but with like 3 users, useless"],
])("a yes or no is told with its question: %s", async (asked, said) => {
  expect((await replied("our choir needs a place", asked, said)).join(" ")).toContain(`asked "${asked}"`);
});

test("what goes on about a bare answer is told with it", async () => {
  const told = await replied(
    "my gran fell",
    "Where is your gran now?",
    "Still at St Anne's. They discharge her on the 9th",
  );
  expect(told).toEqual([
    'User, asked "Where is your gran now?", says "Still at St Anne\'s. They discharge her on the 9th" (9 May 2023).',
  ]);
});
