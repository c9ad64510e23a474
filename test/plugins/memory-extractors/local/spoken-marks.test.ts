// Full stops and commas that were spoken where a program typed what it heard.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { readText, statementsOf } from "../read-text.ts";

test.each([
  [
    "I moved to Bergen in january full stop my flat is on the third floor comma no lift full stop my sister Tove is coming in june exclamation mark",
    [
      "User moved to Bergen in January (January 2024).",
      "User's flat is on the third floor, no lift.",
      "User's sister Tove is coming in June (June 2024).",
    ],
  ],
  [
    "okay memo for myself new paragraph I booked the vet for friday at ten period Rufus needs his second injection period end of memo",
    ["User booked the vet for Friday (10 May 2024) at ten.", "Rufus needs his second injection."],
  ],
  [
    "I have a new tenant question mark no period my tenant Ivo stays until october period the notice period of the garage ends in june comma so I need a buyer period",
    [
      "User's tenant Ivo stays until October (October 2024).",
      "The notice period of the garage ends in June (June 2024), so User needs a buyer.",
    ],
  ],
  [
    "I rent a plot from june full stop it costs 52 pounds a year full stop my contract has a two week period of notice full stop",
    [
      "User rents a plot from June (June 2024). It costs 52 pounds a year.",
      "User's contract has a two week period of notice.",
    ],
  ],
])("marks that are spoken end and divide what is told: %#", async (said, told) => {
  expect(await statementsOf(said)).toEqual(expect.arrayContaining(told));
  expect((await statementsOf(said)).join(" ")).not.toMatch(/full stop|comma|period(?! of)|paragraph|memo/);
});

test("the same to an assistant", async () => {
  expect(
    await textsOf(
      "user: I sold the boat full stop my brother Lasse bought it comma the one in Turku full stop",
      "assistant: I see.",
    ),
  ).toEqual(["User sold the boat. User's brother Lasse bought it, the boat in Turku."]);
});

test("what is quoted stands in the text as it was said", async () => {
  const said = "I sold the boat full stop my son Lasse comma who lives in Turku comma bought it full stop";
  const quotes = (await readText(said)).flatMap(({ sources }) => sources.map(({ quote }) => quote));
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !said.includes(quote))).toEqual([]);
});

test.each([
  ["The trial period ends in May and I have a new line manager.", "trial period ends in May"],
  ["I play a period piece in a comma club. My cat is called Comma.", "My cat|cat is called Comma"],
  ["I'm writing a new paragraph about the full stop. I use the Oxford comma. My editor hates it.", "Oxford comma"],
])("words of a sentence are no marks: %s", async (said, kept) => {
  expect((await statementsOf(said)).join(" ")).toMatch(new RegExp(kept));
});
