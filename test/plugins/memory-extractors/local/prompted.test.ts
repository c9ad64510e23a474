// What somebody adds to the last thing they told when another asks for it in a word or two.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What is asked for in a word or two is told with what was told:", () => {
  test.each([
    ["I sold the boat", "no way! for how much", "7k", "Wim sold the boat, for 7k."],
    [
      "I sold the boat",
      "You didn't! Who to?",
      "A lad from Ghent. Nice chap.",
      "Wim sold the boat, to a lad from Ghent.",
    ],
    ["I start at the mill in July", "full time?", "no, mornings only", "mornings only."],
    ["I start at the mill in July", "full time?", "yes!", ", full time."],
    ["I got a job in Ghent", "doing what?", "sound engineer at the opera", ": sound engineer at the opera."],
    ["I rented a garage", "finally!! from when?", "1st of july", ", from 1st of July (1 July 2023)."],
    ["I cancelled the trip", "why?", "a strike at the airport", "Wim cancelled the trip: a strike at the airport."],
    ["I bought a kayak", "which colour", "green", "Wim bought a kayak: green."],
    ["I moved house", "where to", "Ghent", "Wim moved house, to Ghent."],
    ["I got a letter", "who from?", "my old teacher", "Wim got a letter, from their old teacher."],
  ])("%s / %s / %s", async (told, prompt, added, expected) => {
    expect((await textsOf(`Wim: ${told}`, `Ada: ${prompt}`, `Wim: ${added}`)).at(-1)).toEndWith(expected);
  });

  test("with a few words of somebody else between", async () => {
    const said = await textsOf("Wim: I got a job in Ghent", "Bo: congrats man", "Ada: doing what?", "Wim: stage hand");
    expect(said).toEqual(["Wim got a job in Ghent.", "Wim got a job in Ghent: stage hand."]);
  });

  // A sentence of its own, an evasion, a reaction, no question:
  test.each([
    ["I quit my job", "why?", "dunno"],
    ["I quit my job", "why?", "ask Otto"],
    ["I quit my job", "why?", "long story"],
    ["I bought a kayak", "wow", "green"],
    ["I moved house", "really", "Ghent"],
    ["My kayak sank", "which colour", "green"],
    ["I moved house", "full time?", "no"],
    ["I moved house", "How is Otto?", "Ghent"],
  ])("not %s / %s / %s", async (told, prompt, added) => {
    const before = await textsOf(`Wim: ${told}`);
    expect(await textsOf(`Wim: ${told}`, `Ada: ${prompt}`, `Wim: ${added}`)).toEqual(before);
  });
});

test("what is told behind the answer to a prompt is what the speaker goes on about", async () => {
  const told = await textsOf(
    "Wim: I quit the bar last week.",
    "Ada: why tho",
    "Wim: boss kept my tips. going to do the welding course instead",
    "Ada: how long is it",
    "Wim: It was full in May.",
  );
  expect(told.join()).not.toMatch(/tips\. It was full/);
});

test("a prompt may come with joy and a name", async () => {
  expect(
    await textsOf(
      "Ada: I got into the PhD program!",
      "Ben: What! Ada, that's amazing! Which one?",
      "Ada: Botany at Ghent.",
    ),
  ).toContain("Ada got into the PhD program: Botany at Ghent.");
});
