// A promise, a condition or a place that only its question explains is no memory; what stands behind it is told by itself.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

describe("a fragment", () => {
  test.each([
    ["Are you coming to the fair?", "If the knee lets me."],
    ["Are you coming to the fair?", "If my boss agrees."],
    ["Are you coming to the fair?", "Only if Nora drives."],
    ["Book it.", "I will, goodnight Ada."],
    ["Did you ring the vet?", "I will, promise."],
    ["Can you help me on Sunday?", "I can, night Ada"],
    ["Send me the list.", "I will, thanks Ada"],
    ["Is Ida well?", "She is, thank you."],
  ])("%s %s", async (asked, said) => {
    expect(await readingsOf(`Ada: ${asked}`, `Wim: ${said}`)).toEqual([]);
  });
});

test.each([
  ["Why do you leave?", "If I drink coffee I can't sleep.", "If Wim drinks coffee they can't sleep."],
  ["Do you swim?", "I do, every Sunday.", "Wim swims every Sunday."],
  ["Do you swim?", "I can't, my knee is bad.", 'Wim\'s knee is bad (asked "Do you swim?").'],
  ["Where do they sleep?", "my attic, I go on the couch.", "Wim goes on the couch."],
  ["Where do the kids sleep?", "the attic, we sleep downstairs", "Wim sleeps downstairs."],
  ["How's Keisha?", "we're together since May", "Keisha and Wim are together since May (May 2023)."],
  [
    "What about the guy from the gym?",
    "Felix? We're together since May.",
    "Felix and Wim are together since May (May 2023).",
  ],
  [
    "what about the guy from the gym",
    "felix? we're together since may.",
    "Felix and Wim are together since May (May 2023).",
  ],
  ["How's Keisha?", "we broke up", "Keisha and Wim broke up."],
  ["Where do you live?", "Near the mill, we rent two rooms", "Near the mill, Wim rents two rooms."],
])("what says something: %s %s", async (asked, said, told) => {
  expect(await readingsOf(`Ada: ${asked}`, `Wim: ${said}`)).toContain(told);
});

test('"ok" before a name is no part of it', async () => {
  expect(await readingsOf("Ada: The oven is broken.", "Wim: ok Christmas is at our place then.")).toEqual([
    "Christmas is at Wim's place then.",
  ]);
});
