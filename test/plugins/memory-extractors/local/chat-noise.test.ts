// What a chat is full of and nobody wants remembered: cries, apologies, notices of the app, what leaves out whose it is.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

describe("Of a chat nobody remembers", () => {
  test.each([
    [["Ann: My god I love Oslo", "Bob: same"], ["Ann loves Oslo."]],
    [["Ann: my god, we bought the boat", "Bob: nice"], ["Ann bought the boat."]],
    [["Ann: my bad 😅 im in Graz until may", "Bob: np"], ["Ann is in Graz until May (May 2023)."]],
    [["Ann: omg I passed the bar exam", "Bob: wow"], ["Ann passed the bar exam."]],
    // Near to these, and kept:
    [["Ann: My godmother lives in Graz", "Bob: ok"], ["Ann's godmother lives in Graz."]],
    [["Ann: My bad knee hurts", "Bob: ok"], ["Ann's bad knee hurts."]],
  ])("the cry before news: %j", async (lines, expected) => {
    expect(await textsOf(...lines)).toEqual(expected);
  });

  test.each([
    [["Ann: Thought Nils was at Dorn.", "Bob: ok"], []],
    [["Ann: Told Nils already.", "Bob: ok"], []],
    [["Ann: was my best birthday ever", "Bob: ok"], []],
    [["Ann: Asked Rita to water the plants.", "Bob: ok"], ["Ann asked Rita to water the plants."]],
    [["Ann: Married Tom in 2019.", "Bob: ok"], ["Ann married Tom in 2019."]],
    [["Ann: Left Dorn in May.", "Bob: ok"], ["Ann left Dorn in May (May 2023)."]],
  ])("whose deed is left out: %j", async (lines, expected) => {
    expect(await textsOf(...lines)).toEqual(expected);
  });

  test.each([
    ["Ann: I bought a boat\nBob: WHAT.", ["Ann bought a boat."]],
    ["Bob: great.\nAnn: I bought a boat", ["Ann bought a boat."]],
    ["Ann: has Rex come home\nBob: not yet", []],
    ["# Who is coming\nAnn: yes\nBob: maybe", ["Who is coming, Ann: yes.", "Who is coming, Bob: maybe."]],
    ["Bob: allergic to nuts\nCy: no pork", ["Bob is allergic to nuts.", "Cy: no pork."]],
  ])("the cry behind a name: %s", async (text, expected) => {
    expect(await statementsOf(text)).toEqual(expected);
  });

  test.each([
    "12/01/2025, 18:02 - Messages and calls are end-to-end encrypted. Tap to learn more.\n13/01/2025, 18:02 - Fay: home soon",
    "13/01/2025, 18:02 - You added Fay\n13/01/2025, 18:03 - Your security code with Fay changed. Tap to learn more.",
  ])("the notices of the app: %s", async (text) => {
    expect(await statementsOf(text)).toEqual([]);
  });

  test("but what a project says of its chats is kept", async () => {
    expect(await statementsOf("Our chats are end-to-end encrypted since version 2.")).toEqual([
      "User's chats are end-to-end encrypted since version 2.",
    ]);
  });
});
