// Jokes that are taken back and rumours that are denied are not remembered; what only sounds like it changes nothing.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const SOLD = "Wim sold the boat.";

describe("A joke", () => {
  test.each([
    [["Wim: kidding"]],
    [["Wim: just kidding 😂"]],
    [["Ada: wow", "Wim: jk"]],
    [["Ada: what?!", "Wim: haha just joking, April fools"]],
    [["Ada: wow", "Wim: april fool!"]],
    [["Ada: no!", "Wim: that was a joke"]],
    [["Ada: no!", "Wim: I made that up"]],
  ])("is taken back by its teller: %j", async (lines) => {
    expect(await textsOf("Wim: I sold the boat", ...lines)).toEqual([]);
  });

  test.each([["Wim: I sold the boat, jk"], ["Wim: I sold the boat lol jk"], ["Wim: I sold the boat. Just kidding!"]])(
    "or in the same breath: %s",
    async (line) => {
      expect(await textsOf(line, "Ada: ok")).toEqual([]);
    },
  );

  test("takes back the last sentence only, and what follows is told", async () => {
    expect(await textsOf("Wim: I live in Graz. I sold the boat", "Ada: wow", "Wim: jk, I painted the boat")).toEqual([
      "Wim lives in Graz.",
      "Wim painted the boat.",
    ]);
  });

  test.each([
    [["Ada: are you kidding?", "Wim: not kidding"]],
    [["Ada: you're kidding"]],
    [["Ada: No kidding!"]],
    [["Ada: kidding"]],
    [["Ada: wow", "Wim: Kidding aside, it was time"]],
    [["Ada: wow", "Wim: JK Rowling has one too"]],
  ])("is none: %j", async (lines) => {
    expect(await textsOf("Wim: I sold the boat", ...lines)).toContain(SOLD);
  });
});

describe("What is told of others and denied", () => {
  test.each([
    ["Wim: I heard Nils was fired", "Ada: It's not true"],
    ["Wim: I read that Nils rowed to Graz", "Ada: that's wrong"],
    ["Wim: Nils was fired", "Ada: No, he quit"],
    ["Wim: Rita is moving to Graz", "Ada: No she isn't"],
    ["Wim: Nils has a goat", "Ada: he does not, it's a dog"],
    ["Wim: Apparently Rita is pregnant", "Ada: nah, that's just a rumour"],
  ])("is not remembered: %s / %s", async (told, denied) => {
    expect(await textsOf(told, denied)).toEqual([]);
  });

  test.each([
    ["Wim: Nils was fired", "Ada: No, he quit in March", ["Nils quit in March (March 2023)."]],
    ["Wim: Nils was fired", "Ada: No way! When?", ["Nils was fired."]],
    ["Wim: I heard Nils was fired", "Ada: yes, on Friday", ["Wim heard Nils was fired."]],
    ["Wim: I sold the boat", "Ada: That's not true!", [SOLD]],
    ["Wim: My sister had twins", "Ada: No! Congrats!", ["Wim's sister had twins."]],
    ["Wim: Rita is in Graz. Is she ok?", "Ada: No, she has a cold", ["Rita is in Graz.", "Rita has a cold."]],
    ["Wim: Rita moved to Graz", "Ada: She didn't like Bonn", ["Rita moved to Graz.", "Rita didn't like Bonn."]],
  ])("but what is so is: %s / %s", async (told, replied, expected) => {
    expect(await textsOf(told, replied)).toEqual(expected);
  });
});
