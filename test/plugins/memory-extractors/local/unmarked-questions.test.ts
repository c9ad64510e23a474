// Questions that are typed without their mark state nothing; what opens with the same words and tells does.

import { describe, expect, test } from "bun:test";
import { asksWithAuxiliary } from "#plugins/memory-extractors/local/sentences/requests/auxiliary-first.ts";
import { textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

describe("An auxiliary before its subject", () => {
  test.each(["what a cheek", "wow what a nightmare", "how lovely"])(
    "asks nothing where it exclaims: %s",
    async (said) => {
      const texts = await textsOf("Bo: my van broke down", `Ida: ${said}`, "Bo: I've taken up sewing to calm down");
      expect(texts.at(-1)).toBe("Bo has taken up sewing to calm down.");
    },
  );

  test.each([
    "did nursery ring about the jab",
    "did Rita sign the lease on Friday",
    "Did the landlord fix the boiler.",
    "Didn't Oskar move to Graz in May.",
    "does your niece still row",
    "is your aunt still at sea",
    "Are the neighbours moving to Bonn.",
    "was Nils in Graz last week",
    "is mum back",
    "has Liam found a flat in Bonn",
    "have the kids eaten",
    "Will Grandpa come to Leeds on Sunday.",
    "can nils swim yet",
    "Should Marta bring the tent",
  ])("asks: %s", (text) => {
    expect(asksWithAuxiliary(text)).toBe(true);
  });

  test.each([
    "did the dishes and mopped the floor",
    "did the school run on Friday",
    "did my first marathon on Sunday",
    "did a long walk with Rita yesterday",
    "didn't get the job at Dorn",
    "had the boiler fixed on Friday",
    "has the flu",
    "has the roof mended every spring",
    "is the lead on billing",
    "is the tallest in the team",
    "is German and lives in Rome",
    "is Director at Dorn",
    "was my best birthday ever",
    "will call the plumber tomorrow",
    "can't eat nuts",
    "Will Carter moved to Leeds in May",
  ])("tells: %s", (text) => {
    expect(asksWithAuxiliary(text)).toBe(false);
  });

  test.each([
    ["Ann: did nursery ring about the jab", "Bob: no clue"],
    ["Ann: Did the landlord fix the boiler.", "Bob: no clue"],
    ["Ann: Will Grandpa come to Leeds on Sunday.", "Bob: no clue"],
  ])("is no statement of a talk: %s", async (asked, answered) => {
    expect(await textsOf(asked, answered)).toEqual([]);
  });

  test("is none behind a name either, and what tells is", async () => {
    expect(await statementsOf("Ann: is your aunt still at sea\nBob: dunno")).toEqual([]);
    expect(await statementsOf("Rosa: is the lead on billing\nDana: has two kids")).toEqual([
      "Rosa is the lead on billing.",
      "Dana has two kids.",
    ]);
  });

  test("is none of a letter", async () => {
    const letter =
      "From: Iris Vogt <iris@vogt.example>\nTo: Paul Obi <paul@obi.example>\nDate: Mon, 6 May 2024 09:00:00 +0000\nSubject: Hello\n\nHi Paul,\n\nHow is your niece? Did she find a room? Is your wife still at the clinic?\n\nI bought a boat in April.\n\nIris";
    expect(await statementsOf(letter)).toEqual(["Hello: Iris Vogt bought a boat in April (April 2024)."]);
  });
});

test("a wail before a question that is typed without its mark states nothing", async () => {
  expect(await textsOf("Ida: ugh who will i live with", "Bo: no idea")).toEqual([]);
  expect(await textsOf("Ida: argh what do i wear", "Bo: dunno")).toEqual([]);
  expect(await textsOf("Ida: ugh I lost my keys on Friday", "Bo: dunno")).toHaveLength(1);
});
