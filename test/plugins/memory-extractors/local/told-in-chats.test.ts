// What users of an assistant type in a few words, of whom they brought in before, and to the assistant itself.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (...said: string[]): Promise<string[]> =>
  (await extract(turns(...said))).map(({ text }) => text.replace(/\.$/, ""));

describe("typed in a few words", () => {
  test.each([
    ["I speak english with you to practice.", "User speaks English with the assistant to practice"],
    [
      "74.1 kg this morning, need to be under 72",
      "User weighed 74.1 kg this morning (28 May 2023), need to be under 72",
    ],
    ["Weight 96.4", "User's weight is 96.4"],
    ["HbA1c 7.1.", "User's HbA1c is 7.1"],
    ["Caravan is sold", "User's caravan is sold"],
    ["Taking the boys to Riga in July.", "User is taking the boys to Riga in July (July 2023)"],
    ["Off metformin since March.", "User is off metformin since March (March 2023)"],
    ["Divorced. Two sons.", "User is divorced"],
    ["I'm colour blind.", "User is colour blind"],
    ["The choir has stopped.", "User says the choir has stopped"],
  ])("%s", async (said, expected) => {
    expect((await told(`user: ${said}`)).map((text) => text.replace(/\d+ May 2023/, "28 May 2023"))).toContain(
      expected,
    );
  });

  test("what a physio or a specialist says is of the user", async () => {
    expect(await told("user: Physio cleared me to run again")).toEqual(["User's physio cleared User to run again"]);
    expect((await told("user: The neurologist confirmed it: migraine with aura."))[0]).toStartWith(
      "User's neurologist",
    );
  });

  test("what somebody begins to ramble with is left out", async () => {
    expect(await told("user: Right so where do I start, basically I've got this boat, a ketch in Riga")).toEqual([
      "User has got a boat, a ketch in Riga",
    ]);
  });

  test("an order with what makes it hold", async () => {
    expect(await told("user: I'm colour blind, so no red and green charts")).toEqual([
      "User doesn't want any red and green charts from the assistant",
      "User is colour blind",
    ]);
  });

  test.each([
    "80 kg on the bench this morning",
    "Taking breaks in July is good.",
    "The rain has stopped.",
    "The archaeologist found a tomb.",
    "So where do I start?",
    "Single or double room?",
    "Unemployed people get it free.",
  ])("is not told: %s", async (said) => {
    expect((await told(`user: ${said}`)).filter((text) => !text.startsWith("User says"))).toEqual([]);
  });
});

describe("what is left out, with who dislikes it", () => {
  test.each([
    ["No mushrooms please, I hate them.", "User hates mushrooms"],
    ["no raisins, i cant stand them", "User can't stand raisins"],
    ["No flying please, I'm scared of it.", "User is scared of flying"],
    ["Nothing with apostrophes please, i hate that in fantasy.", "User hates apostrophes in fantasy"],
    ["no olives or capers, my wife hates them", "User's wife hates olives and capers"],
    ["No red meat please, I don't eat it anymore.", "User doesn't eat red meat anymore"],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toEqual([expected]);
  });

  test.each(["No problem, I hate that.", "No dogs, I love them.", "No car, I sold it.", "No thanks, I hate it."])(
    "not: %s",
    async (said) => {
      expect(await told(`user: ${said}`)).toEqual([]);
    },
  );
});

describe("a break-in", () => {
  test.each([
    [
      "Somebody broke in to the sheds though, they took the mower and both strimmers",
      "User's sheds were broken into, they took the mower and both strimmers",
    ],
    ["someone broke into my car. they took my laptop", "User had their laptop stolen"],
  ])("%s", async (said, expected) => {
    expect((await told(`user: ${said}`)).join(" ")).toContain(expected);
  });

  test("not that of a film", async () => {
    expect(await told("user: Someone broke into the bank in the film. They took the gold.")).toEqual([]);
  });
});

describe("of whom the user brought in by name", () => {
  const met = "user: I have two sons, Bas and Timo. We have a cat called Olive.";
  test.each([
    ["Timo started judo. Mondays, 5 pm.", "Timo started judo. Mondays, 5 pm"],
    ["Olive is back!!", "Olive is back"],
    ["Bas had his tooth out.", "Bas had his tooth out"],
  ])("%s", async (said, expected) => {
    expect(await told(met, "assistant: Lovely.", `user: ${said}`)).toContain(expected);
  });

  test("not how they are at the moment", async () => {
    const all = await told(met, "assistant: Lovely.", "user: Olive is hungry again. Timo is cute.");
    expect(all.join(" ")).not.toMatch(/hungry|cute/);
  });

  test("nor of her who was named before somebody else", async () => {
    const all = await told(
      "user: my girlfriend Ada loved the box set. we're going to the coast at easter",
      "assistant: Great!",
      "user: nans in hospital since monday, chest infection. not great",
      "assistant: I'm sorry.",
      "user: captains been quiet since she went. he wont eat",
    );
    expect(all.join(" ")).not.toContain("she is");
  });

  test("nor praise taken for a thing", async () => {
    const all = await told("user: I had a scan today.", "assistant: Great! How was it?", "user: not great");
    expect(all.join(" ")).not.toMatch(/want/);
  });

  test("nor what happened is lost behind a pronoun", async () => {
    const all = await told(
      "user: My boyfriend Tom took me to the coast yesterday.",
      "assistant: How was it?",
      "user: He proposed!!",
    );
    expect(all.join(" ")).toMatch(/Tom proposed/);
  });
});
