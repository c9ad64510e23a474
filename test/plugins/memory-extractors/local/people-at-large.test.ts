// "We" of people at large is nobody's memory; "we" of a household is.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const inTalk = (said: string) => textsOf("Tom: Hi there!", `Ida: ${said}`);

describe("what holds for everybody", () => {
  test.each([
    "By telling our tales, we can keep old crafts alive.",
    "Our mistakes teach us more than any book.",
    "We grow most when things fall apart.",
    "We learn so much from failing.",
    "Gardening reminds us how slow good things are.",
    "Our children deserve better than this.",
    "We need better buses around here.",
    "We need people who actually listen.",
    "If we take risks, great things can happen.",
    "Music shows us who we really are.",
    "Through helping others, we heal.",
    "Hardship shapes who we become.",
    "Rivers teach us patience.",
    "It's good to step outside our comfort zone.",
    "We have to speak up for those who can't.",
    "We often take clean water for granted.",
    "It's great that we both love cheese.",
    "I find it good to use our own gifts.",
    "Old songs connect us to where we come from.",
    "It's strange how small kindnesses can lift our spirits.",
  ])("nothing of: %s", async (said) => {
    expect(await inTalk(said)).toEqual([]);
  });
});

describe("beside what is the speaker's", () => {
  test.each([
    [
      "Our kids are our future, they should have the best. I teach chess at the library.",
      "Ida teaches chess at the library.",
    ],
    ["The march made me think of all that they gave for us.", "The march made Ida think of all that they gave."],
    [
      "Teaching kids about the nurses and what they've done for us matters to me.",
      "Teaching kids about the nurses and what they've done matters to Ida.",
    ],
    ["I'll never forget what my parents did for us.", "Ida will never forget what their parents did for them."],
  ])("%s", async (said, expected) => {
    expect(await inTalk(said)).toEqual([expected]);
  });
});

describe("a household's own life", () => {
  test.each([
    ["We need a new roof.", "Ida needs a new roof."],
    ["We need better tyres for the van.", "Ida needs better tyres for the van."],
    ["We grow tomatoes on the balcony.", "Ida grows tomatoes on the balcony."],
    ["If we get the loan, we can fix the barn.", "If Ida gets the loan, they can fix the barn."],
    ["Our boiler gives us trouble.", "Ida's boiler gives Ida trouble."],
    ["The kids keep us up at night.", "The kids keep Ida up at night."],
    ["Our street has no lights.", "Ida's street has no lights."],
    ["We're lucky to have a garden.", "Ida is lucky to have a garden."],
    ["Our garden gives us peace.", "Ida's garden gives Ida peace."],
    ["Sara gives us hope.", "Sara gives Ida hope."],
    ["Cooking together helps us unwind.", "Cooking together helps Ida unwind."],
    ["Selling eggs helps us pay the rent.", "Selling eggs helps Ida pay the rent."],
    ["By renting out the attic, we can pay the mortgage.", "By renting out the attic, Ida can pay the mortgage."],
    ["If we fail the inspection, we lose the licence.", "If Ida fails the inspection, they lose the licence."],
    ["We need people who can drive a tractor.", "Ida needs people who can drive a tractor."],
    ["Visitors love what we do.", "Visitors love what Ida does."],
    ["Mum helps us with the twins.", "Ida's mum helps Ida with the twins."],
    ["The ferry takes us to the island.", "The ferry takes Ida to the island."],
    ["We thought about what we could grow in the shade.", "Ida thought about what they could grow in the shade."],
  ])("%s", async (said, expected) => {
    expect(await inTalk(said)).toEqual([expected]);
  });
});

test("what we all need is told of nobody", async () => {
  expect((await textsOf("Ben: Hi!", "Ada: We all need some rest now and then, right?")).join("\n")).not.toContain(
    "Ada needs",
  );
});
