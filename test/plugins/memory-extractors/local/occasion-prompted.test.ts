// When and where an occasion is that one invites to, told as the other only asks "when?".

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...lines: readonly string[]): Promise<string[]> =>
  (await textsOf(...lines)).map((text) => text.replace(/ \(.*?\)/, ""));

test.each([
  ["you coming to my housewarming then", "when", "sat 11th. bring a chair", "Ida's housewarming is on Saturday 11th."],
  [
    "Are you coming to our summer barbecue?",
    "Nice, when is it?",
    "Friday at six.",
    "Ida's summer barbecue is on Friday at six.",
  ],
  ["Will you come to my gig?", "Where?", "At the old mill.", "Ida's gig is at the old mill."],
  ["Are you coming to the school play?", "What time?", "7.", "Ida says the school play is at 7."],
  ["You're all invited to my wedding!", "When?", "The 3rd of June.", "Ida's wedding is on the 3rd of June."],
  ["Can you make it to our choir concert?", "what day", "Sunday", "Ida's choir concert is on Sunday."],
])("%s %s %s", async (asked, prompt, said, expected) => {
  expect(await told(`Ida: ${asked}`, `Bo: ${prompt}`, `Ida: ${said}`)).toContain(expected);
});

test.each([
  ["Did you like my party?", "When?", "Last Friday!"],
  ["Are you coming to my party?", "Why?", "Friday."],
  ["Are you coming to my party?", "When?", "Never mind."],
  ["Are you coming to my party?", "Where?", "In your dreams."],
])("%s %s %s tells no day or place", async (asked, prompt, said) => {
  expect((await told(`Ida: ${asked}`, `Bo: ${prompt}`, `Ida: ${said}`)).join()).not.toContain("party is");
});
