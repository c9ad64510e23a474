// What is complete in two or three words, and lasts.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).map(({ text, isStatic }) => `${text}${isStatic ? " !" : ""}`);

test.each([
  ["I'm on Entyvio.", "User is on Entyvio. !"],
  ["I'm on Skyrizi now.", "User is on Skyrizi now. !"],
  ["I'm still on Keppra and Lamictal.", "User is still on Keppra and Lamictal. !"],
  ["I smoke.", "User smokes. !"],
  ["i vape", "User vapes. !"],
  ["I don't smoke.", "User doesn't smoke. !"],
  ["I snore.", "User snores. !"],
  ["I row.", "User rows. !"],
  ["I freelance now.", "User freelances now. !"],
  ["I use Emacs.", "User uses Emacs. !"],
  ["We use Trello and Miro.", "User uses Trello and Miro. !"],
  ["I no longer use my car.", "User no longer uses their car. !"],
  ["They've let me go.", "User was let go."],
  ["The kids start school in September.", "User says the kids start school in September (September 2023)."],
])("%s", async (said, expected) => {
  expect(await told(said)).toEqual([expected]);
});

test.each([
  "I agree.",
  "I see.",
  "I try.",
  "I know.",
  "I guess.",
  "I use it.",
  "I'm on it.",
  "I'm on page 3.",
  "I'm on Chapter 4.",
  "I'm on step two now.",
  "I'm on Zoom.",
  "I'm on Windows.",
  "Do I snore?",
  "The kids are great.",
])("says nothing that lasts: %s", async (said) => {
  expect(await told(said)).toEqual([]);
});

test.each(["Otto retired.", "No, Otto emigrated.", "Otto divorced.", "Otto graduated!"])(
  "of somebody by name: %s",
  async (said) => {
    const [only, ...more] = await extract(turns("Ida: Is Otto still about?", `Bo: ${said}`));
    expect(only?.text).toMatch(/^Otto (?:retired|emigrated|divorced|graduated)[.!]$/);
    expect(more).toEqual([]);
  },
);

test.each(["Nobody retired.", "Otto laughed.", "They divorced.", "Who emigrated?", "It died.", "Everyone graduated."])(
  "near: %s",
  async (said) => {
    expect(await extract(turns("Ida: What happened?", `Bo: ${said}`))).toEqual([]);
  },
);
