// Said on Monday, 8 May 2023. "She" of a message to an assistant: whom the assistant has just told the user to ask, unless the user
// spoke of somebody.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("whom the user was told to ask is named", () => {
  test.each([
    [
      "Could it be from the posture?",
      "It can be. Talk to your doctor.",
      "I did talk to her, she referred me to a neurologist.",
      "User did talk to their doctor, she referred them to a neurologist.",
    ],
    [
      "Can I paint the walls of my flat?",
      "You need permission. Ask your landlord first.",
      "I asked him and he said yes.",
      "User asked their landlord and he said yes.",
    ],
    [
      "how do i ask for a raise",
      "Prepare examples and book a meeting with your manager.",
      "she's on leave until July so it has to wait",
      "User's manager is on leave until July (July 2023) so it has to wait.",
    ],
    [
      "My wife wants a dog, what do we need?",
      "A contract that allows pets. Speak to your landlady.",
      "I've already spoken to her, small dogs are fine.",
      "User has already spoken to their landlady, small dogs are fine.",
    ],
  ])("%s %s %s", async (message, answer, reply, told) => {
    expect(await textsOf(`user: ${message}`, `assistant: ${answer}`, `user: ${reply}`)).toContain(told);
  });

  test.each([
    ["the user spoke of her", "My wife has a fever.", "Call your doctor.", "She's feeling better since noon."],
    ["of two people", "Who can help?", "Your doctor or your dentist.", "He's on holiday until July."],
    ["the user named her first", "Who can help?", "Ask your doctor.", "Ada is a nurse. She's on holiday until July."],
  ])("but not where %s", async (_, message, answer, reply) => {
    const told = await textsOf(`user: ${message}`, `assistant: ${answer}`, `user: ${reply}`);
    expect(told.join(" ")).not.toMatch(/doctor|dentist/);
  });
});
