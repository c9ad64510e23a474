// What a user asks an assistant not to keep or to forget, and the request itself, give no memory.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const said = (...turns: readonly string[]): Promise<string[]> =>
  textsOf(...turns.flatMap((turn) => [`user: ${turn}`, "assistant: I see."]));

describe("what is asked not to be kept is not", () => {
  test.each([
    "I have HIV, but don't save that.",
    "Off the record: I'm cheating on my taxes. My wife Ida doesn't know it.",
    "Don't remember this, but I got fired from Siemens yesterday.",
    "My salary is 84,000 EUR a year. Please don't store that.",
    "Between you and me, and please don't write this down: my brother Tom is in rehab.",
    "I'm pregnant, but keep that out of your memory please.",
    "I'm seeing a therapist on Tuesdays (don't save this).",
    "My PIN is 4471. Delete that from your memory.",
    "I'm planning to leave my husband. Do not log it.",
    "I applied for a job at Bosch. Not for your memory, please.",
    "No need to remember this: I parked on level 3.",
    "My dad has cancer. He's in hospital. Please don't remember that.",
    "Don't save this. I'm dating my boss Tim.",
    "Please don't store any of this conversation. My brother Tom is in rehab.",
  ])("%s", async (turn) => {
    expect(await said(turn)).toEqual([]);
  });

  test.each([
    ["I live in Ghent. My dad has cancer. He's in hospital. Please don't save that.", ["User lives in Ghent."]],
    ["I have two kids. My boss is awful. This is off the record. He drinks at work.", ["User has two kids."]],
  ])("what else is told stays: %s", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("a request to forget is no memory, and takes what it names", () => {
  test.each([
    [["I love crab.", "btw forget that I love crab"], []],
    [["pls forget about my migraine"], []],
    [["Please forget everything I told you about my ex-wife Carla."], []],
    [["you can forget what I said about my knee surgery"], []],
    [["I want you to forget that my dog is called Rex."], []],
    [["I quit my job.", "Please forget that."], []],
    [
      ["I live in Ghent.", "Forget what I said about the knee. I have two kids."],
      ["User lives in Ghent.", "User has two kids."],
    ],
    [["I live in Ghent.", "Forget everything I told you. I have two kids."], ["User has two kids."]],
  ])("%j", async (turns, expected) => {
    expect(await said(...turns)).toEqual(expected);
  });
});

describe("other words of forgetting and keeping ask for nothing of the kind", () => {
  test.each([
    ["I love crab. Forget it, I was only joking about the boat.", "User loves crab."],
    ["I live in Basel. Don't forget to remind me of the lease.", "User lives in Basel."],
    ["I live in Basel. Forget about the second option.", "User lives in Basel."],
    ["Don't forget that I'm allergic to nuts.", "User is allergic to nuts."],
    ["I always forget my keys at home.", "User always forgets their keys at home."],
    ["I can't forget my first dog, Rex.", "User can't forget their first dog, Rex."],
    ["I have two kids. My husband doesn't save that.", "User has two kids."],
    ["I live in Bern. Don't save it to the shared folder yet.", "User lives in Bern."],
    ["I don't want to forget my grandmother's recipe.", "User doesn't want to forget their grandmother's recipe."],
    ["I live in Bern. I don't remember that.", "User lives in Bern. User doesn't remember that."],
    ["I want to record my own songs.", "User wants to record their own songs."],
    ["I live next to a railway. Never mind the noise, it keeps me up.", "User lives next to a railway."],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toContain(expected);
  });
});
