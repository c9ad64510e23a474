// What stands behind a piece of news and is of whom that tells, and offers that are taken in a later turn.

import { describe, expect, test } from "bun:test";
import { extract, readingsOf, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> => (await extract(turns(`user: ${said}`))).map(({ text }) => text);

describe("behind a piece of news", () => {
  test.each([
    ["Mirela had twins! Two boys, Anton and Luka.", "Mirela had twins. Two boys, Anton and Luka."],
    ["Oh, my cousin adopted a baby! One girl, Runa.", "User's cousin adopted a baby. One girl, Runa."],
    ["We got the puppy! A beagle called Toffee.", "User's puppy is a beagle called Toffee."],
    [
      "I finally picked up our cat. A grey tabby named Moth, she's shy.",
      "User's cat is a grey tabby named Moth, she's shy.",
    ],
    ["I've moved! The flat in Sibiu has a balcony.", "User's new flat in Sibiu has a balcony."],
    ["We finally moved. The house is near the canal.", "User's new house is near the canal."],
  ])("is told of whom it tells: %p", async (said, memory) => {
    expect(await told(said)).toContain(memory);
  });

  test.each([
    ["I work in a mill. Two girls, Esme and Ida.", "User has two girls, Esme and Ida."],
    ["We had twins! Two girls, Esme and Ida.", "User has two girls, Esme and Ida."],
  ])("is one's own: %p", async (said, memory) => {
    expect(await told(said)).toContain(memory);
  });

  test.each([
    ["I moved the meeting. The flat in Sibiu has a balcony.", "new flat"],
    ["We fed the dog. A beagle called Toffee barked.", "dog is a beagle"],
  ])("is not what only looks alike: %p", async (said, part) => {
    expect((await told(said)).join(" ")).not.toContain(part);
  });
});

describe("an offer that is taken", () => {
  const OFFER = "user: I've been offered a job at a bindery, Ottwin, as head of print. I'd start in May.";
  test.each([
    ["Yes, I accepted it.", "User accepted a job at a bindery, Ottwin, as head of print."],
    ["I've accepted the offer.", "User has accepted a job at a bindery, Ottwin, as head of print."],
    ["Yes, I accepted.", "User accepted a job at a bindery, Ottwin, as head of print."],
    ["I turned it down.", "User turned down a job at a bindery, Ottwin, as head of print."],
    [
      "I turned down the job because of the hours.",
      "User turned down a job at a bindery, Ottwin, as head of print because of the hours.",
    ],
    ["I'm going to accept it.", "User is going to accept a job at a bindery, Ottwin, as head of print."],
  ])("is named: %p", async (reply, memory) => {
    expect(await readingsOf(OFFER, "assistant: Will you take it?", `user: ${reply}`)).toContain(memory);
  });

  test.each([
    [OFFER, "I took it with water."],
    ["user: They offered me a job at Brix, and then they offered me a post at Lunds.", "I accepted it."],
    ["user: I read a lot.", "I accepted it."],
  ])("is not guessed: %p, %p", async (before, reply) => {
    const said = await readingsOf(before, "assistant: I see.", `user: ${reply}`);
    expect(said.filter((text) => /\b(?:accepted|took) (?:a|the) (?:job|post)/.test(text))).toEqual([]);
  });
});
