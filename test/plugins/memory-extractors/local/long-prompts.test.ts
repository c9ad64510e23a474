// What users tell an assistant in full sentences about an undertaking of weeks: what stands behind ", who ...", what worries or helps
// them, how matters stand, and what they will do with whom.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

// Said on 8 May 2023, a Monday.
const told = async (words: string): Promise<string> => (await textsOf(`user: ${words}`, "assistant: I see.")).join(" ");

describe("what is told of somebody behind a comma", () => {
  test.each([
    [
      "We rent the barn from our neighbour Ansgar, who won't take money but wants a lamb every Easter.",
      "Ansgar, who won't take money but wants a lamb every Easter.",
    ],
    [
      "I'm hiking in July with our son Emil, who will be nine by then.",
      "with their son Emil, who will be nine by then.",
    ],
    [
      "Our first speaker is Dr. Ohlsen from Kiel, who can't fly, so we'll film her at home on 3 June.",
      "from Kiel, who can't fly, so User will film her at home on 3 June (3 June 2023).",
    ],
    ["I'm selling the van to my cousin Piotr, who should pay me 4,000 in June.", "who should pay them 4,000 in June"],
    ["We ordered a sofa, which should arrive on Friday.", "which should arrive on Friday (12 May 2023)."],
    ["I hired a painter who may start on Thursday.", "User hired a painter who may start on Thursday (11 May 2023)."],
  ])("%s", async (words, expected) => {
    expect(await told(words)).toContain(expected);
  });

  test.each([
    ["my sink is leaking, who can help me", "User's sink is leaking."],
    ["I live in Namur, who should I ask about a noisy bar", "User lives in Namur."],
    ["I'm buying a loom, which should I take", "User is buying a loom."],
  ])("%s asks", async (words, expected) => {
    expect(await told(words)).toBe(expected);
  });
});

describe("what it is that worries or helps", () => {
  test.each([
    [
      "What worries me more is the roof: we lost forty tiles in March.",
      "What worries User more is the roof: they lost forty",
    ],
    ["What helps me most is a cold bath before bed.", "What helps User most is a cold bath before bed."],
    [
      "What didn't work was the alarm, because my wife wakes up.",
      "What didn't work was the alarm, because User's wife",
    ],
  ])("%s", async (words, expected) => {
    expect(await told(words)).toContain(expected);
  });

  test("a question without its mark stays one", async () => {
    expect(await told("What kind of wood is best for a terrace. What is the best glue for oak.")).toBe("");
  });
});

describe("how matters stand", () => {
  test.each([
    [
      "I sent the form in May. I called the embassy twice. The certificate came back last week, and Olga has handed it in.",
      "the certificate came back last week (the week before 8 May 2023)",
    ],
    [
      "Here are my results after two weeks: I slept through on 9 of 14 nights.",
      "User slept through on 9 of 14 nights.",
    ],
    ["The agency won't hold the flat after the 20th.", "the agency won't hold the flat after the 20th"],
    ["Chapter three is due on 3 June.", "Chapter three is due on 3 June (3 June 2023)."],
    ["Kowalczyk won't go below 9,900.", "Kowalczyk won't go below 9,900."],
    [
      "My tutor sets one long problem on optics in every exam.",
      "User's tutor sets one long problem on optics in every exam.",
    ],
    [
      "My examiner, Frau Vogt, marks spelling mistakes strictly.",
      "User's examiner, Frau Vogt, marks spelling mistakes",
    ],
    ["The keys are only on the 14th.", "the keys are only on the 14th (14 May 2023)."],
  ])("%s", async (words, expected) => {
    expect((await told(words)).toLowerCase()).toContain(expected.toLowerCase());
  });
});

describe("what a user will do", () => {
  test.each([
    [
      "I'll practise with my flatmate Bora, who's a nurse.",
      "User will practise with their flatmate Bora, who's a nurse.",
    ],
    ["I'll ask my landlord for half a month's rent.", "User will ask their landlord for half a month's rent."],
    ["I'll add two chapters on the famine.", "User will add two chapters on the famine."],
    ["ok ill do max 3", "User will do max 3."],
    ["I could cut sweets on weekdays.", "User could cut sweets on weekdays."],
    [
      "I could move everything except the tasting, which isn't refundable.",
      "except the tasting, which isn't refundable.",
    ],
    [
      "I'm nervous about the viva, as I only finished 12 of the 20 papers.",
      "as they only finished 12 of the 20 papers.",
    ],
  ])("%s", async (words, expected) => {
    expect(await told(words)).toContain(expected);
  });

  test.each([
    "I'll try these two options.",
    "I'll take a look at it.",
    "I'll try that with my team.",
    "I'll keep that in mind for my pupils.",
    "I could try it on weekdays.",
  ])("%s is of the moment", async (words) => {
    expect(await told(words)).toBe("");
  });
});

describe("days that belong together", () => {
  test.each([
    [
      "We'd like to stay until 10 August, since Emil's last swimming race is on the 9th.",
      "race is on the 9th (9 August 2023)",
    ],
    ["In July I have an appointment in Ghent, on the 13th, to have my eyes checked.", "on the 13th (13 July 2023)"],
    ["My boss approved the swap until the autumn.", "until the autumn (autumn 2023)"],
  ])("%s", async (words, expected) => {
    expect(await told(words)).toContain(expected);
  });
});

describe("one verb behind another", () => {
  test.each([
    ["I finished school in 2019 and have since worked for a baker.", "in 2019 and has since worked for a baker."],
    ["I bought a loom and use it every evening.", "User bought a loom and uses it every evening."],
    ["I moved to Riga and have never regretted it.", "User moved to Riga and has never regretted it."],
    ["I helped my uncle pack and carry the boxes every weekend.", "pack and carry the boxes every weekend."],
    ["I taught my son to swim and dive twice a week.", "to swim and dive twice a week."],
  ])("%s", async (words, expected) => {
    expect(await told(words)).toContain(expected);
  });
});

test("what a statement counts itself is not what was counted before", async () => {
  const texts = await textsOf(
    "user: We have 14 hives near Ulm.",
    "assistant: How much honey?",
    "user: We harvested 310 kilos and sold about 180 of them at the fair.",
  );
  expect(texts.at(-1)).toBe("User harvested 310 kilos and sold about 180 of them at the fair.");
});

test("a problem typed short is none that is probable", async () => {
  expect(await told("my prob is nasal sounds")).toBe("User's problem is nasal sounds.");
  expect(await told("I'll prob move in June")).toBe("User will probably move in June (June 2023).");
});

test("what an assistant is to mention is told apart", async () => {
  const texts = await textsOf(
    "user: Please mention that we need a bike shed and that the lift has been broken since March.",
  );
  expect(texts.join(" ")).toContain("bike shed and the lift has been broken since March");
});

test("a boat that is called by a name is no wife", async () => {
  const words = "My husband and I are selling our barge. She's called Wilhelmina, 19 metres, built in Zwolle.";
  expect(await told(words)).not.toContain("husband is called");
  expect(await told("My wife plays the harp. She's called Petra.")).toContain("User's wife is called Petra.");
});

test.each([
  ["Lund & Co. can't deliver before 20 August, which is too late, so we chose Wex.", "20 August (20 August 2023)"],
  [
    "I hadn't planned for that. To make up for it we're leaving out the oak stairs.",
    "User is leaving out the oak stairs.",
  ],
  ["I cook for my dad on Sundays and freeze six portions.", "cooks for their dad on Sundays and freezes six portions."],
  ["what about my van, its a 2012 transit, polish plates", "User's van is a 2012 transit"],
  ["landlady wants 3 months deposit, normal?", "User's landlady wants 3 months deposit."],
])("%s tells what is so", async (words, expected) => {
  expect(await told(words)).toContain(expected);
});

test.each([
  [
    "Because of the drought I gave up on the vegetable stall.",
    "Because of the drought User gave up on the vegetable stall.",
  ],
  ["Quick update on my nephew: he passed his exam on Friday.", "User's nephew passed his exam on Friday (5 May 2023)."],
  [
    "Update on Biscuit: his fever went from 40 to 38, and Dr. Roth stopped the tablets.",
    "Biscuit's fever went from 40 to 38",
  ],
  [
    "The owner of a closed chapel asks 5,200 a month for 60 square metres.",
    "owner of a closed chapel asks 5,200 a month",
  ],
])("%s is told whole", async (words, expected) => {
  expect(await told(words)).toContain(expected);
});

test.each([
  ["I've been a weaver for nine years and would like to open a shop in Ribe this autumn.", "autumn (autumn 2023)"],
  ["We booked two weeks in Crete from 14 June, before he got ill.", "14 June (14 June 2023)"],
  ["We booked a hut in Skye last year from 3 June.", "last year (2022)"],
  ["We visited Riga in April and would like to go back in June.", "in June (June 2023)"],
])("%s has the time that is meant", async (words, expected) => {
  expect(await told(words)).toContain(expected);
});

test.each(["what about my idea, it's best", "what about our cats, are they fine?"])(
  "%s tells nothing",
  async (words) => {
    expect(await told(words)).toBe("");
  },
);

test("a choice leaves the rest of its sentence to be told", async () => {
  const texts = await textsOf(
    "assistant: Rent first for a year.",
    "user: rent then, max 1100, needs to be near the harbour, office is there",
  );
  expect(texts.join(" ")).toContain("max 1100, needs to be near the harbour, office is there");
});

test("what somebody takes is none of what was asked for", async () => {
  const texts = await textsOf(
    "assistant: Do you have a recent survey?",
    "user: The last survey is from 2019. The broker, Lars at the marina, takes 6 percent.",
  );
  expect(texts.join(" ")).not.toContain("User has the broker");
});

test("what follows somebody who is not named is kept", async () => {
  const texts = await textsOf("assistant: Nice.", "user: she hates the noise lol. boiler man coming thurs at 2");
  expect(texts.join(" ")).toContain("coming Thursday");
});

test("what was so for the most part is told as such", async () => {
  const texts = await textsOf(
    "assistant: What went wrong in March?",
    "user: Mainly I ran out of time, and I couldn't read the score.",
  );
  expect(texts).toContain("Mainly User ran out of time, and they couldn't read the score.");
});
