// What an article quotes is told of who said it, and never of whoever keeps the article.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const article = async (...said: string[]): Promise<string> =>
  (await statementsOf(["# A tram for Norrby", "", "The tram opened on 2 May.", "", ...said].join("\n"))).join("\n");

test.each([
  [
    '"We waited ten years for these rails," said Nora Lind, head of traffic.',
    'A tram for Norrby: Nora Lind, head of traffic, said: "We waited ten years for these rails."',
  ],
  [
    '"My mother drove the last tram here," says Otto Brandt.',
    'Otto Brandt said: "My mother drove the last tram here."',
  ],
  [
    "“It takes me eight minutes to work now,” said Ida Moe, who lives in Dock Street.",
    'Ida Moe, who lives in Dock Street, said: "It takes me eight minutes to work now."',
  ],
  [
    '"The bell wakes me every single morning," Ida Moe added.',
    'Ida Moe said: "The bell wakes me every single morning."',
  ],
  [
    'Driver Ida Moe came early.\n\n"I would not go by car again," Moe adds.',
    'Ida Moe said: "I would not go by car again."',
  ],
  [
    '"Two more lines will follow in 2026," explained Jan van Dijk.',
    'Jan van Dijk said: "Two more lines will follow in 2026."',
  ],
  [
    '"We sold nine hundred tickets a day," said Rosa Amin, 41.',
    'Rosa Amin, 41, said: "We sold nine hundred tickets a day."',
  ],
])("%s", async (said, told) => {
  expect(await article(said)).toContain(told);
});

test.each([
  ["nobody with a name", '"I can no longer sleep at night," said one resident.'],
  ["a pronoun", '"I can no longer sleep at night," she said.'],
  ["too few words", '"I love it," said Nora Lind.'],
  ["a question", '"Who pays for all of this?" said Nora Lind.'],
  ["a surname of nobody named", '"I can no longer sleep at night," Lind said.'],
  ["a surname of two", 'Nora Lind and Otto Lind came.\n\n"I can no longer sleep at night," Lind said.'],
  ["a quotation that began before", '"I moved here. I can no longer sleep at night," said Nora Lind.'],
  ["kin", '"I can no longer sleep at night," said Mum.'],
])("not told: %s", async (_, said) => {
  expect(await article(said)).not.toMatch(/said:|User/);
});

test("in a diary it is no news", async () => {
  const told = await statementsOf('# Monday\n\nI baked bread.\n\n"That is the best bread ever," said Nora Lind.');
  expect(told.join("\n")).not.toContain("said:");
});

test.each([
  "Posted by Petra Holm · 3 h ago",
  "Written by Petra Holm",
  "Photos by Petra Holm",
  "Published on 3 May by Petra Holm",
])("no statement: %s", async (line) => {
  expect((await statementsOf(`Why I bake\n\n${line}\n\nI started baking in 2019.`)).join("\n")).not.toMatch(
    /Posted|Written|Photos|Published/,
  );
});
