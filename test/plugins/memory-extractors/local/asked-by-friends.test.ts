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
])("%p", async (turns, memory) => {
  expect(await told(...turns)).toContain(memory);
});

test("what somebody wanted to know is no plan", async () => {
  expect(await told("Ruta: You wanted to know the price?", "Olaf: Yeah, by Friday.")).not.toContain(
    "wanted to know the price by",
  );
});
