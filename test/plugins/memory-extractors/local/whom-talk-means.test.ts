// Whom a pronoun and a "we" of talk mean, where somebody else was named as well.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    [
      "Ada: My physio gave me exercises.",
      "Ben: Nice.",
      "Ada: But yesterday a nurse told me the new screen saved her an hour.",
    ],
    "a nurse told Ada the new screen saved her an hour",
  ],
  [
    ["Ben: My dog Rex is old.", "Ada: Mine too.", "Ben: Rex was a stray. He was found in a car park in Ghent."],
    "Rex was found in a car park in Ghent",
  ],
  [["Ada: Hi!", "Ben: My family was never handy, we were more into books."], "they were more into books"],
])("whoever was named last is meant: %s", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});

test.each([
  [
    [
      "Ada: How old is Zuri turning?",
      "Ben: Seven! She's fond of dragons. My sister signed her up for a skate camp.",
      "Ada: So cool.",
      "Ben: I'll make sure she wears pads.",
    ],
    "Ben will make sure Zuri wears pads",
    "Ben's sister wears",
  ],
  [
    [
      "Ben: The farthest I've been is Portugal.",
      "Ada: You and Petra should go! How is she?",
      "Ben: She's good. She's working long hours, so I'm on dinner duty.",
    ],
    "Petra is working long hours",
    "Portugal is working",
  ],
])("nobody else is taken for whom a pronoun means: %s", async (lines, told, untold) => {
  const texts = (await textsOf(...lines)).join("\n");
  expect(texts).toContain(told);
  expect(texts).not.toContain(untold);
});

test.each([
  ["My brother Reid called me last year, and we talked for hours.", "and they talked for hours"],
  ["My sister is in Oslo, so we do video calls and knit together.", "so they do video calls and knit together"],
  ["My mom left college when she had me, so it means a lot to both of us.", "Ada's mom left college when she had Ada."],
  [
    "I've worked sixty hours a week since they promoted me to foreman in January.",
    "since they were promoted to foreman in January (January 2023)",
  ],
  ["My landlord doesn't know about the cat yet, fingers crossed.", "Ada's landlord doesn't know about the cat yet."],
])("%s", async (said, expected) => {
  expect((await textsOf("Ben: Hi Ada!", `Ada: ${said}`)).join("\n")).toContain(expected);
});

test("nobody who is named behind a pronoun is meant by it", async () => {
  const texts = await textsOf(
    "Ben: What did you do?",
    "Ada: I called his dad, who turned out to be my old gym teacher.",
  );
  expect(texts.join("\n")).not.toContain("teacher's dad");
});

test("who have been together for years are the speaker and a partner", async () => {
  expect(
    await textsOf("Ben: Will you go?", "Ada: We've been together for six years and I don't want to be apart again."),
  ).toContain("Ada and their partner have been together for six years and Ada doesn't want to be apart again.");
});

test("you, whom somebody misses, is the listener", async () => {
  expect((await textsOf("Ada: My dog Bruno misses you a lot.", "Ben: Aww!")).join("\n")).toContain(
    "Bruno misses Ben a lot",
  );
});

test.each([
  [
    [
      "Ben: I've been running with my neighbour Dolores, she's fast.",
      "Ada: Is your sister coming too?",
      "Ben: She's due any day now. It's a girl!",
    ],
    "Ben's sister is due any day now",
  ],
  [
    ["Ben: How old is your cat now?", "Ada: Fourteen! The vet says her kidneys aren't great."],
    "Ada's cat's kidneys aren't great",
  ],
  [["Ben: How's the team?", "Ada: They're like family. We hang out a lot."], "Ada and others hang out a lot"],
])("of whom is told: %s", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});

test("who told one so goes on from no earlier turn", async () => {
  const texts = await textsOf(
    "Ben: I've ruined three whales so far, but the fourth looks fine.",
    "Ada: Did you hear that Milo and Ash split up?",
    "Ben: Yeah, Ash told me.",
  );
  expect(texts.join("\n")).not.toContain("fine. Ash told Ben");
});

test.each([
  [
    ["Ben: How are you and Ingrid coping?", "Ada: She's thrown herself into beekeeping."],
    "Ingrid has thrown herself into beekeeping",
  ],
  [
    ["Ben: Would Bilal go with you?", "Ada: He can't leave the restaurant that long."],
    "Bilal can't leave the restaurant that long",
  ],
  [
    ["Ben: Hi!", "Ada: The hospital opened a new ward and they asked me to run it."],
    "The hospital opened a new ward and they asked Ada to run it",
  ],
])("%s", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});

test("what a book is about is not the book", async () => {
  const texts = await textsOf(
    "Ada: I'm publishing a children's book!",
    "Ben: What's it about?",
    "Ada: A badger. I wrote it for Otto when he was five.",
  );
  expect(texts.join("\n")).not.toContain("wrote a badger");
});

test.each([
  [
    ["Ben: Is Jem still working on boats?", "Ada: He is, he's restoring a ketch in Faro."],
    "Jem is restoring a ketch in Faro",
    "Jem is, ",
  ],
  [
    ["Ben: How's little Ezra?", "Ada: Perfect. He weighs five kilos already."],
    "Ezra weighs five kilos already",
    "Ada weighs",
  ],
  [
    ["Ben: Hi!", "Ada: Dad is joking with the nurses. Mum's the one falling apart."],
    "Ada's mum is the one falling apart",
    "the nurse falling",
  ],
  [
    ["Ben: Hi!", "Ada: My granny loved that radio. I wear her ring now, Mum gave it to me at Christmas."],
    "their mum gave it to",
    "mum's ring",
  ],
])("nobody is put in the place of whom is spoken of: %s", async (lines, told, untold) => {
  const texts = (await textsOf(...lines)).join("\n");
  expect(texts).toContain(told);
  expect(texts).not.toContain(untold);
});

test.each([
  [
    ["Ben: Are you still seeing the guy from the gym?", "Ada: Noah? It fizzled out. He's moving to Canada."],
    "Noah is moving to Canada",
  ],
  [
    ["Ben: He'd be proud of you.", "Ada: I hope so. It costs a fortune, so I'm selling my motorbike."],
    "Ada is selling their motorbike",
  ],
])("%s", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});

test.each([
  [["Ada: Are you free?", "Ben: Always. What happened?", "Ada: I've been there for three years."], "to Always"],
  [
    [
      "Ben: Have you heard from Gavin?",
      "Ada: He's been going to meetings since Easter. We talked about Dad for an hour.",
    ],
    "hour (Easter",
  ],
])("nobody says so: %s", async (lines, untold) => {
  expect((await textsOf(...lines)).join("\n")).not.toContain(untold);
});
