// "Who will feed the cat?" "Jill will feed her.": a reply that names who does it means by "her" the one whom the question names.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (asked: string, said: string): Promise<string[]> =>
  textsOf("user: How do I plan my week?", `assistant: ${asked}`, `user: ${said}`);

test.each([
  [
    "Who will feed the cat?",
    "My neighbour Jill will feed her, she has a key.",
    "User's neighbour Jill will feed the cat, she has a key.",
  ],
  [
    "Sure. Who will take care of your rabbits while you are away?",
    "My parents are going to take them in.",
    "User's parents are going to take their rabbits in.",
  ],
  ["Who walks Taff?", "My brother walks him twice a day.", "User's brother walks Taff twice a day."],
  ["Who waters the tomatoes?", "My aunt waters them every evening.", "User's aunt waters the tomatoes every evening."],
])("%s %s", async (asked, said, expected) => {
  expect(await told(asked, said)).toEqual([expected]);
});

test.each([
  ["Who walks the dog?", "My wife hates it when it rains.", /hates the dog/],
  ["Who drives your son to school?", "My husband drops him at the gate.", /son to school at/],
  ["Who feeds the cat?", "I think my boss likes her.", /likes the cat/],
  ["Is the cat well?", "My sister took her in.", /took the cat/],
])("no more than that: %s %s", async (asked, said, unexpected) => {
  expect((await told(asked, said)).join(" ")).not.toMatch(unexpected);
});
