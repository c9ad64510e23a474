// What "it", "one" and "the first one" mean of what was asked after or just named.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test("what a thing that was asked after does is no part of its name", async () => {
  expect(await textsOf("Ben: Is your knee holding up?", "Ada: Mostly! I ice it on Sundays.")).toContain(
    "Ada ices their knee on Sundays.",
  );
});

test("the grey one is of the kind that was asked after, and one to have again of what one had", async () => {
  const texts = await textsOf(
    "Ben: Are you still fostering those kittens?",
    "Ada: Two found a home last week! I kept the grey one, I couldn't let him go.",
    "Ben: Did you grow up with cats?",
    "Ada: Dogs! We always had beagles. I'd love to get one again when I work less.",
  );
  expect(texts.join("\n")).toContain("Ada kept the grey kitten.");
  expect(texts).toContain("Ada would love to get a beagle again when they work less.");
});

test.each([
  [
    ["Ben: Does that mean you're leaving the houseboat?", "Ada: Yes. We've lived on it since our wedding."],
    "Ada has lived on the houseboat since their wedding.",
  ],
  [
    ["Ben: What happened to your shoulder?", "Ada: Dislocated it carrying flour."],
    "Ada dislocated their shoulder carrying flour.",
  ],
  [
    ["Ben: We started doing sourdough workshops on Sundays.", "Ada: I'd love to come to one."],
    "Ada would love to come to a workshop.",
  ],
])("%s", async (lines, expected) => {
  expect(await textsOf(...lines)).toContain(expected);
});

test("one last party is no last thing that was spoken of", async () => {
  const texts = await textsOf("Ben: I'll miss the deck.", "Ada: We'll have one last party on the 30th.");
  expect(texts.join("\n")).toContain("Ada will have one last party on the 30th");
});

test("one is of what a sentence before spoke of", async () => {
  expect(
    await textsOf("Ben: Hi!", "Ada: Dogs are the best company. I'd have one if my building allowed it."),
  ).toContain("Ada would have a dog if their building allowed it.");
});

test("the first one is of those that were counted", async () => {
  const texts = await textsOf(
    "Ben: How's the kitchen?",
    "Ada: Done! It took two plumbers. The first one left with our deposit.",
  );
  expect(texts.join("\n")).not.toContain("first kitchen");
});

test("what was scheduled for one's knee is told with its day", async () => {
  const texts = await textsOf("Ben: How's your knee?", "Ada: They scheduled the replacement for May 12th.");
  expect(texts.join("\n")).toContain("The knee replacement was scheduled for May 12th (12 May 2023)");
});
