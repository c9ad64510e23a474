// What users of an assistant say in few words, as it was meant.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const read = async (said: string) => (await extract(turns(`user: ${said}`))).map(({ text }) => text);

test.each([
  [
    "Remind me every other Wednesday to pay the cleaner.",
    "User wants to be reminded every other Wednesday to pay the cleaner.",
  ],
  ["remind me on Fridays to call gran", "User wants to be reminded on Fridays to call gran."],
  ["Colonoscopy was clean.", "User says the colonoscopy was clean."],
  ["The mammogram was clear, thank god.", "User says the mammogram was clear."],
  ["lena and me split up.", "Lena and User split up."],
  ["new roommate is Hannah, she has a cat", "User's new roommate is Hannah, she has a cat."],
  [
    "They stopped the lisinopril because I got a cough and gave me losartan 50 mg instead.",
    "User was taken off lisinopril because they got a cough and put on losartan 50 mg instead.",
  ],
  [
    "Can you answer shorter, I'm usually holding a toddler.",
    "User wants the assistant to answer shorter, as they are usually holding a toddler.",
  ],
  [
    "Please keep it short and simple, my eyes are bad. How do I reset the router?",
    "User wants the assistant to be short and simple in its answers, as their eyes are bad.",
  ],
  [
    "I have a boat. Can you keep it brief, I read this on deck.",
    "User wants the assistant to be brief in its answers, as they read its answers on deck.",
  ],
])("%s", async (said, told) => {
  expect(await read(said)).toContain(told);
});

test("an answer that is to be shorter only now is no wish for good", async () => {
  const memories = await read("Can you answer shorter, I'm in a meeting right now. What is the capital of Peru?");
  expect(memories.filter((text) => text.includes("assistant"))).toEqual([]);
});
