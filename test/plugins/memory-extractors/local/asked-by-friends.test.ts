// Said on Monday, 8 May 2023. Short answers to what a friend asks, and news behind "guess what".

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...turns: string[]): Promise<string> => (await textsOf(...turns)).join("\n");

test.each([
  [
    ["Ruta: We got a new oven.", "Olaf: What are you baking with it?", "Ruta: Thanks! Mostly buns - my aunt's recipe."],
    "Ruta is baking mostly buns - their aunt's recipe.",
  ],
  [
    ["Ruta: I miss my grandma.", "Olaf: I'm sorry. When did she pass?", "Ruta: Two years ago."],
    "Ruta's grandma passed two years ago (2021).",
  ],
  [
    ["Ruta: Wait, you wanted to start a photography business?", "Olaf: Yeah, back in 2019!"],
    "Olaf wanted to start a photography business back in 2019.",
  ],
  [["Ruta: How is Rex?", "Olaf: And guess what - I decided to adopt a dog!"], "Olaf decided to adopt a dog."],
  [["Olaf: I got engaged!", "Ruta: WHAT? To Lucia?", "Olaf: Yes! She said yes at once."], "Olaf got engaged to Lucia."],
  [["Olaf: I got engaged!", "Ruta: WHAT? To Lucia?", "Olaf: Yes! She said yes at once."], "Lucia said yes at once."],
  [["Olaf: I'm going to Rome in June.", "Ruta: With your aunt?", "Olaf: Yep."], "with their aunt."],
  [
    ["Olaf: We bought a car!", "Ruta: Ooh, what kind of car?", "Olaf: A blue Skoda."],
    "Olaf bought a car: a blue Skoda.",
  ],
  [
    ["Olaf: My ankle hurts.", "Ruta: You broke that ankle skiing, didn't you?", "Olaf: Good memory! Yeah, in 2018."],
    "Olaf broke their ankle skiing in 2018.",
  ],
  [
    [
      "Olaf: I moved back in with my mom.",
      "Ruta: Smart. How is she?",
      "Olaf: She's okay, she had an operation in March.",
    ],
    "Olaf's mom is okay, she had an operation in March (March 2023).",
  ],
  [
    ["Ruta: Did you start the new job already?", "Olaf: Next Monday."],
    "Olaf will start the new job next Monday (15 May 2023).",
  ],
  [
    ["Ruta: I'm rehearsing for a play. I got the lead!", "Olaf: Brilliant! Which play?", 'Ruta: "The Seagull".'],
    'Ruta is rehearsing for a play: "The Seagull".',
  ],
  [
    ["Ruta: Have you found something else you enjoy as much?", "Olaf: Open water swimming!"],
    "Olaf enjoys open water swimming.",
  ],
])("%p", async (turns, memory) => {
  expect(await told(...turns)).toContain(memory);
});

test.each([
  [["Olaf: I sold the boat.", "Ruta: To Otto?", "Olaf: No, to his brother."], "to Otto"],
  [["Olaf: We bought a car!", "Ruta: What kind of bike?", "Olaf: A Koga."], "car: "],
  [["Olaf: Which play?", 'Ruta: "The Seagull". I\'m Nina.'], "Nina"],
  [
    ["Olaf: My sister drives him.", "Ruta: Say hi to Ama from me.", "Olaf: Will do. She's pregnant."],
    "sister is pregnant",
  ],
  [["Olaf: I love the fjord. Maybe when I visit in the summer."], "Maybe when"],
])("%p does not tell %p", async (turns, memory) => {
  expect(await told(...turns)).not.toContain(memory);
});

test("what somebody wanted to know is no plan", async () => {
  expect(await told("Ruta: You wanted to know the price?", "Olaf: Yeah, by Friday.")).not.toContain(
    "wanted to know the price by",
  );
});

test.each([
  [["Olaf: We bought a car. My brother was jealous.", "Ruta: What make?", "Olaf: A Skoda."], "jealous: a Skoda"],
  [["Olaf: I don't have a car.", "Ruta: What kind of car?", "Olaf: Any, really."], "car: "],
  [["Olaf: I want a dog. Tom has a dog.", "Ruta: What kind of dog?", "Olaf: A poodle."], "dog: a poodle"],
  [["Ruta: Did you go to Spain last year?", "Olaf: Next year!"], "last year"],
  [["Olaf: I'm not going to the party.", "Ruta: With Tom?", "Olaf: Yes."], "party with Tom"],
  [["Olaf: I tried a course on Monday, it was bad.", "Ruta: Which course?", "Olaf: Welding."], "bad: "],
  [["Ruta: Did you take that back?", "Olaf: Yes."], "their back"],
  [["Ruta: Did you buy that hand drill?", "Olaf: Yes."], "their hand"],
  [["Ruta: You wanted to open a window?", "Olaf: Yes."], "wanted to open"],
  [["Ruta: You wanted to move the meeting?", "Olaf: Yes."], "wanted to move"],
  [["Ruta: You wanted to study tonight?", "Olaf: Yes."], "wanted to study"],
  [["Ruta: Have you found anything you like?", "Olaf: Still looking."], "likes still"],
])("%p does not mean %p", async (turns, memory) => {
  expect(await told(...turns)).not.toContain(memory);
});

test.each([
  ["After my divorce running saved me.", "running saved"],
  ["When my son was born Lucia moved in.", "Lucia moved in"],
  ["When my dad visits Ana cooks.", "Ana cooks"],
  ["After my wedding Tom and Ana moved to Rome.", "Tom and Ana moved to Rome"],
])("more than a time: %s", async (said, memory) => {
  expect(await told(`user: ${said}`)).toContain(memory);
});

test.each([
  ["Ben models for a living. He's my brother.", "Ben is User's brother."],
  ["Anna stores the keys. She's my neighbour.", "Anna is User's neighbour."],
])("a verb is no service's: %s", async (said, memory) => {
  expect(await told(`user: ${said}`)).toContain(memory);
});

test("what somebody spoken of does with their own is not lost", async () => {
  expect(await told("Ruta: Speaking of Olaf, he quit his job in May.")).toContain("quit his job");
});
