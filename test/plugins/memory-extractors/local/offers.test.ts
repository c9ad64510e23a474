// Said on Monday, 8 May 2023. What one of two people offers the other.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (said: string, offered: string): Promise<string> =>
  (await textsOf(`Olaf: ${said}`, `Ruta: ${offered}`)).join("\n");

test.each([
  ["I'm moving on Saturday.", "I could help you with the boxes.", "Ruta offers to help Olaf with the boxes."],
  ["I'm moving on Saturday.", "I'd be happy to help you pack, if you like.", "Ruta offers to help Olaf pack."],
  ["I'd like to learn knitting.", "I can teach you how to knit! It's easy.", "Ruta offers to teach Olaf how to knit."],
  [
    "We start the food drive in May.",
    "Let me know if you need help with the posters.",
    "Ruta offers to help Olaf with the posters.",
  ],
  ["My hens need somebody in June.", "Want me to feed your hens?", "Ruta offers to feed Olaf's hens."],
  ["The bake sale is for the school.", "I could donate some pastries for it.", "Ruta offers to donate some pastries."],
])("%s %s", async (said, offered, memory) => {
  expect(await told(said, offered)).toContain(memory);
});

test.each([
  "I can help you with anything, I'm here for you.",
  "Let me know if you need help!",
  "I can show you how it looks now.",
  "I can send you some pictures of the hall.",
  "I can lend you mine.",
  "I could help my neighbour with his taxes.",
  "I'd love to help!",
  "Could I help you with the boxes?",
])("is none: %s", async (offered) => {
  expect(await told("I'm moving on Saturday.", offered)).not.toContain("offers");
});

test("count me in is no count", async () => {
  expect(await told("The bake sale is on Sunday.", "Count me in, I'll bring two cakes!")).toContain(
    "Ruta will bring two cakes.",
  );
});

test("who is helped to do it is named", async () => {
  expect(await told("My exam is in June.", "I can help you study.")).toContain("Ruta offers to help Olaf study.");
});

test.each([
  "I can give you that, he's a pain.",
  "I can give you a piece of advice: sleep.",
  "I can take your word for it.",
  "Should I bring my passport to the party?",
  "I could give the dog to the shelter.",
  "I could lend you my car if I still had it.",
  "I'd love to cook for you, but I burn everything.",
  "I can help you more.",
  "I could watch you cook.",
  "I'm glad to give you good news.",
  "I can share your pain.",
  "I could make you laugh back then.",
])("no offer: %s", async (offered) => {
  expect(await told("I'm moving on Saturday.", offered)).not.toContain("offers");
});
