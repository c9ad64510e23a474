// What the assistant recommended by its name stays known once the user acts on it.

import { expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

const told = async (asked: string, proposal: string, reply: string): Promise<string[]> => {
  const all = await readingsOf(`user: ${asked}`, `assistant: ${proposal}`, `user: ${reply}`);
  return all.filter((text) => text.includes("accepted"));
};

test.each([
  [
    "Which app would you use for Basque?",
    "I'd recommend Lingua Verde, since its lessons are short.",
    "Great, downloading it now.",
    "User accepted the assistant's suggestion on the app for Basque: Lingua Verde, and is downloading it.",
  ],
  [
    "Could you recommend a program for keeping track of scenes?",
    "Scenebook is what I'd recommend: it is free.",
    "Installed Scenebook, thanks.",
    "User accepted the assistant's suggestion on a program for keeping track of scenes: Scenebook, and installed it.",
  ],
  [
    "Can you recommend a thriller for the train?",
    'Try "Cold Quay" by Mira Stahl: short chapters, set in Hull.',
    "Sounds perfect, ordered it.",
    'User accepted the assistant\'s suggestion on a thriller for the train: "Cold Quay" by Mira Stahl, and ordered it.',
  ],
  [
    "Which tool would you take for invoices?",
    "I would take Ledgerly: it exports to Excel.",
    "Perfect, signed up.",
    "User accepted the assistant's suggestion on the tool for invoices: Ledgerly, and signed up.",
  ],
  [
    "Which tool would you take for invoices?",
    "I'd go with Ledgerly, it exports to Excel.",
    "OK, we'll try Ledgerly.",
    "User accepted the assistant's suggestion on the tool for invoices: Ledgerly, and wants to try it.",
  ],
  [
    "Which tool would you take for invoices?",
    "I'd go with Ledgerly, it exports to Excel.",
    "Thanks, I'll go with that.",
    "User accepted the assistant's suggestion on the tool for invoices: Ledgerly.",
  ],
])("%s %s %s", async (asked, proposal, reply, text) => {
  expect(await told(asked, proposal, reply)).toEqual([text]);
});

test.each([
  ["a day is no thing", "I'd take Monday, it is quiet.", "I'll try it."],
  ["one of two", "I'd use Marlin or Ledgerly.", "Installed it."],
  ["several", "I'd use Marlin, Ledgerly and Tundra.", "Installed it."],
  ["something else", "I'd use Marlin, it is quick.", "I ordered pizza."],
  ["long ago", "I'd use Marlin.", "I tried Marlin once, hated it."],
  ["only asked", "Would Marlin do?", "Installed it."],
])("%s: %s %s", async (_, proposal, reply) => {
  expect(await told("What would you take for the office?", proposal, reply)).toEqual([]);
});
