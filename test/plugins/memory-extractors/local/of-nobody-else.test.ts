// What stands without an owner is the user's only where nobody else was told of before it, and where it is no text to be written and
// nothing that anybody has.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (said: string): Promise<string> => (await textsOf(`user: ${said}`)).join("\n");

describe("not the user's", () => {
  test.each([
    ["My cousin rented a studio in Ghent. The mortgage is 700 a month.", "User's mortgage"],
    ["My uncle fell off a ladder. Bp is 160 over 95.", "User's bp"],
    ["My gran's bp is 160/95. Cholesterol is 6.2.", "User's cholesterol"],
    ["My niece fences. Goal is to make the county team.", "User's goal"],
    ["My husband rows. 5k in 21:40.", "User did"],
    ["My friend Ilse moved here. Hobbies: weaving, bowls.", "User's hobbies"],
    ["My rabbit is ill. Meds: meloxicam 0.2 ml, twice daily", "User's meds"],
    ["Here's the readme. Goals: parse feeds, stay small", "User's goals"],
    ["Classes: Boat, Ship and Raft. Write them in Kotlin.", "User's classes"],
    ["Final grades: A means superb, B means fine.", "User's final grades"],
    ["Write a note for the caretaker. Don't ring me before ten.", "does not want to be rung"],
    ["Don't ring me on Sundays, my gran says", "does not want to be rung"],
    ["My aunt is nervous. Never sailed before.", "User has never sailed"],
    ["Selling a kilt. Never worn before.", "User has never worn"],
    ["Our tenant bought a wardrobe. The wardrobe came but one door is bent.", "User's wardrobe"],
    ["The tram came but it was full.", "User's tram"],
    ["The gale came with a lot of sleet.", "User's gale"],
    ["The wifi password is on the receipt.", "User's wifi"],
    ["The rent goes up in Vienna.", "User's rent"],
    ["The car is 12 years old, the phone is 3", "budgets"],
    ["Food is 5 minutes away, gym is 10", "budgets"],
    ["Marathon in 3:10:22 by a man of 60.", "User did"],
    ["marathon in 3:59 would be grand", "User did"],
  ])("%s", async (said, untrue) => {
    expect(await told(said)).not.toContain(untrue);
  });
});

describe("the user's", () => {
  test.each([
    ["I moved last week. The mortgage is 700 a month.", "User's mortgage is 700 a month."],
    ["My husband is a chef. Weight is 80 kg, I want to lose 5.", "User's weight is 80 kg"],
    ["The rent goes up in July.", "User's rent goes up in July"],
    ["The kettle came with a dent.", "User's kettle came with a dent."],
    ["I bowl. Hobbies: weaving, bowls.", "User's hobbies are weaving, bowls."],
    ["Update my CV. Languages: Frisian, Dutch.", "User's languages are Frisian, Dutch."],
    ["Adopted a goat, she is two", "User adopted a goat"],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });
});

test.each([
  ["yeah so did my brother, he moved to Ghent", "User did"],
  ["If you answer in Welsh, would you use short words?", "User wants if"],
  ["I'm watching a sitcom. Rachel runs a deli. Nora is a vet.", "Rachel runs"],
  ["What's a good song for a wedding? We need one for June.", "needs a wedding"],
  ["Fix these sentences. Nora have a goat. Peter go to school.", "have a goat"],
  ["We chose a name for the goat. He is Swedish.", "goat: Swedish"],
])("%s", async (said, untrue) => {
  expect(await told(said)).not.toContain(untrue);
});

test.each([
  "Your trip starts on Day 1 in Ghent.",
  "Your meal plan starts tomorrow with oats.",
  "Your session begins next to the pool.",
])("no contract: %s", async (said) => {
  expect(await textsOf(`assistant: ${said}`, "user: ok")).toEqual([]);
});

test.each([
  ["Ada: I watched tennis on TV.", "Ben: I won a tournament in June.", "tennis tournament"],
  ["Ada: I won a chess trophy.", "Ben: I have a match on Friday.", "chess match"],
])("%s %s", async (first, second, untrue) => {
  expect((await textsOf(first, second)).join("\n")).not.toContain(untrue);
});
