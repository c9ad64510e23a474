// What a reply points at in what was asked: the one thing, one of a kind, somebody by name, and the rest of what was told before.

import { describe, expect, test } from "bun:test";
import { withOwnThingAsked, withThingAsked } from "#plugins/memory-extractors/local/references/things/asked-things.ts";
import { withKind } from "#plugins/memory-extractors/local/references/things/ones.ts";
import { textsOf } from "../conversation.ts";

describe("the thing that a question is about", () => {
  test.each([
    ["What about the kayak?", "I'll lend it to Moira", "I'll lend the kayak to Moira"],
    ["How's your new stove?", "It needs a week to dry", "My new stove needs a week to dry"],
    ["And the greenhouse?", "We painted it on Sunday", "We painted the greenhouse on Sunday"],
    ["Did you get the new scooter?", "It's a red Vespa", "The new scooter is a red Vespa"],
    ["When is the flea market?", "It starts at ten", "The flea market starts at ten"],
    ["Did you sell the old sofa?", "I sold it for fifty", "I sold the old sofa for fifty"],
    ["How was your trip to Rio?", "It was magical", "My trip to Rio was magical"],
  ])("%s / %s", (question, text, expected) => {
    expect(withThingAsked(text, question)).toBe(expected);
  });

  test.each([
    ["How's your stove?", "It's been a long week"],
    ["How was the flea market?", "It was raining"],
    ["How was the flea market?", "It was hard to say no"],
    ["How's your sister?", "I miss it"],
    ["What is the best part of the fair?", "It's the brass band"],
    ["What about the kayak and the tent?", "I'll lend it to Moira"],
    ["How is the light in the hall?", "I like it"],
    ["How was your weekend?", "I loved it"],
    ["Are the lanterns up?", "It rains too much"],
    ["What about the kayak?", "I'll lend the paddle to Moira"],
  ])("%s / %s stays", (question, text) => {
    expect(withThingAsked(text, question)).toBe(text);
  });
});

describe("the thing that the speaker asked about", () => {
  test("is when and where that is told next", () => {
    expect(withOwnThingAsked("It's on Friday at the mill", "Will you come to my party?")).toBe(
      "My party is on Friday at the mill",
    );
    expect(withOwnThingAsked("It is in Lund", "Can you make it to our wedding?")).toBe("Our wedding is in Lund");
  });

  test.each([
    ["It's in the oven", "Will you come to dinner?"],
    ["It's at the park", "Want to see my dogs?"],
    ["It's on Friday", "I went to my party."],
    ["It was on Friday", "Did you come to my party?"],
  ])("%s / %s stays", (text, last) => {
    expect(withOwnThingAsked(text, last)).toBe(text);
  });
});

describe("one of a kind", () => {
  test.each([
    ["I've been learning the zither.", "I rent one from a shop", "I rent a zither from a shop"],
    ["Any more poems?", "I sent a few more last week", "I sent a few more poems last week"],
    ["We make sails for small kites.", "We launch the first one in May", "We launch the first kite in May"],
    ["I start my new course on Monday.", "I chose the one in Ghent", "I chose the course in Ghent"],
    ["Do you have an old lathe?", "I bought another in spring", "I bought another lathe in spring"],
  ])("%s / %s", (told, text, expected) => {
    expect(withKind(text, [told], "")).toBe(expected);
  });

  test.each([
    ["I have a lathe and a kiln.", "I rent one from a shop"],
    ["I love my cousin.", "I have one in Ghent"],
    ["We had a lovely day.", "I want another next year"],
    ["I've been learning the zither.", "I built a shed for people who need one"],
    ["I've been learning the zither.", "One of my pupils left"],
    ["I've been learning the zither.", "I'm the one who sings"],
    ["I've been learning the zither.", "I won one day in May"],
    ["Good for you!", "I rent one from a shop"],
  ])("%s / %s stays", (told, text) => {
    expect(withKind(text, [told], "")).toBe(text);
  });

  test("is told of the nearest sentence that names a thing", async () => {
    expect(
      await textsOf(
        "Ida: I've been learning the zither.",
        "Bo: Really? Since when?",
        "Ida: I rent one from a shop in Ghent.",
      ),
    ).toContain("Ida rents a zither from a shop in Ghent.");
  });
});

describe("somebody of whom the talk is", () => {
  test.each([
    [
      ["Ida: How's Elena?", "Bo: She's good, she started her training at the harbour."],
      "Elena is good, she started her training at the harbour.",
    ],
    [
      ["Bo: Red for me, Milo doesn't drink.", "Ida: How come?", "Bo: He's training for the Ghent marathon."],
      "Milo is training for the Ghent marathon.",
    ],
    [
      ["Bo: The landlord finally wrote.", "Ida: What did he say?", "Bo: He's raising the rent by 90 a month."],
      "Bo says the landlord is raising the rent by 90 a month.",
    ],
    [
      ["Ida: How is Elena? Is she over the flu?", "Bo: She's home since Friday, but she mustn't lift anything."],
      "Elena is home since Friday (5 May 2023), but she mustn't lift anything.",
    ],
    [
      ["Ida: Have you talked to Sven about the boat?", "Bo: I've got a meeting with him on Thursday."],
      "Bo has a meeting with Sven on Thursday (11 May 2023).",
    ],
    [
      [
        "Bo: We're driving to see my brother in Perth.",
        "Ida: oh how is he",
        "Bo: good, he switched from law to carving.",
      ],
      "Bo's brother switched from law to carving.",
    ],
    [
      ["Ida: How's the family?", "Bo: Edith's been unwell. She's found a flat in Ghent, ten minutes from the sea."],
      "Edith has found a flat in Ghent, ten minutes from the sea.",
    ],
    [
      ["Ida: How's the inn?", "Bo: Grace is our new cook. She starts on Monday."],
      "Grace starts on Monday (15 May 2023).",
    ],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...(lines as string[]))).toContain(expected as string);
  });

  test("is nobody where two were named", async () => {
    const told = await textsOf(
      "Bo: Milo doesn't drink, and Oscar had only tea.",
      "Ida: How come?",
      "Bo: He's training for the Ghent marathon.",
    );
    expect(told.filter((text) => text.includes("marathon"))).toEqual([]);
  });

  test("nor where somebody else was spoken of before", async () => {
    const told = await textsOf(
      "Ida: How was he this morning?",
      "Bo: He slept badly, but he ate his soup.",
      "Ida: I could ask my brother Milo to come by.",
      "Bo: That would help, he is heavy.",
      "Ida: I know.",
      "Bo: He won't use his walker.",
      "Ida: He was a ship's engineer for forty years.",
    );
    expect(told.join(" ")).not.toContain("Milo was");
  });

  test("nor somebody whose name does not fit", async () => {
    const told = await textsOf("Ida: Please tell Linda about it.", "Bo: He would like the radio back, the one in red.");
    expect(told.join(" ")).not.toContain("Linda would");
  });

  test("nor where two were asked after", async () => {
    const told = await textsOf(
      "Ida: Have you talked to Sven? And is Oscar well?",
      "Bo: I've got a meeting with him on Thursday.",
    );
    expect(told.join(" ")).not.toMatch(/with (?:Sven|Oscar)/);
  });

  test("who is asked first has no name of that", async () => {
    expect(
      await textsOf("Ida: Hello!", "Bo: I have to ask my flatmate first. He works nights at the harbour."),
    ).toContain("Bo's flatmate works nights at the harbour.");
  });
});

describe("what the other only prompts for", () => {
  test.each([
    [
      ["Ida: I got the results from the lab.", "Bo: Oh right, and?", "Ida: Iron deficiency."],
      "Ida got the results from the lab: Iron deficiency.",
    ],
    [
      ["Ida: I sold four prints in June.", "Bo: Which ones?", "Ida: Mostly the harbour series."],
      "Ida sold four prints in June (June 2022): mostly the harbour series.",
    ],
    [
      ["Ida: I signed up for the weaving class!", "Bo: Which days?", "Ida: Tuesdays and Thursdays."],
      "Ida signed up for the weaving class: Tuesdays and Thursdays.",
    ],
    [
      ["Ida: I've been learning the accordion.", "Bo: Oh nice, for how long?", "Ida: About two years now."],
      "Ida has been learning the accordion, about two years now.",
    ],
    [
      ["Ida: I'm thinking of getting a tattoo.", "Bo: Of what?", "Ida: A heron, on my left arm."],
      "Ida is thinking of getting a tattoo: a heron, on their left arm.",
    ],
    [
      ["Ida: My cousin is visiting next week.", "Bo: From where?", "Ida: From Lisbon, she's staying until Sunday."],
      "Ida's cousin is visiting next week (week of 15 May 2023), from Lisbon, she's staying until Sunday (14 May 2023).",
    ],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...(lines as string[]))).toContain(expected as string);
  });

  test.each([
    [["Ida: I got the results from the lab.", "Bo: Was it cold there?", "Ida: Iron deficiency."]],
    [["Ida: I got the results from the lab.", "Bo: And?", "Ida: Nothing special."]],
    [["Ida: I got the results from the lab.", "Bo: And?", "Ida: They lost them."]],
  ])("%j adds nothing", async (lines) => {
    expect((await textsOf(...lines)).filter((text) => text.includes(":"))).toEqual([]);
  });
});

test("what is said to be applied for in the question is told with it", async () => {
  expect(await textsOf("Ida: Do you have the fishing licence?", "Bo: I applied last week.")).toEqual([
    'Bo applied last week (the week before 8 May 2023) (asked "Do you have the fishing licence?").',
  ]);
});

test.each([
  ["How did the race go yesterday?", "I finished it in 4:12.", "Bo finished the race in 4:12."],
  [
    "How was the exam last week?",
    "It was brutal. I passed with a B.",
    'Bo passed with a B (asked "How was the exam?").',
  ],
  ["Since when do you have a coach?", "Since February.", "Bo has had a coach since February (February 2023)."],
  ["So you were in Japan?", "Yes! I got back on Thursday.", "Bo was in Japan."],
  [
    "Ghent is lovely. I went to Ghent. When were you there?",
    "In 2018, with my aunt.",
    "Bo was in Ghent in 2018, with their aunt.",
  ],
  ["How old is your niece now?", "Seven!", "Bo's niece is seven years old."],
  ["And you, any news on the barge?", "We got the loan!", /^Bo got the loan .*asked "Any news on the barge\?"\)\.$/],
  ["Do you row alone?", "Mostly, but my cousin rows with me on Sundays.", /^Bo's cousin rows with Bo on Sundays\b/],
  [
    "Who did you go with?",
    "My aunt and two friends from the choir.",
    "Bo went with their aunt and two friends from the choir.",
  ],
  ["When do you open?", "Aiming for mid June!", "Bo will open in mid June (June 2023)."],
  ["Lentils?", "You know Lily hates lentils.", "Lily hates lentils."],
  [
    "How is the bakery?",
    "Good. Dad still does the bread every morning.",
    /^Bo's dad still does the bread every morning\b/,
  ],
  ["Since when have you been vegan?", "Since 2019.", "Bo has been vegan since 2019."],
])("%s %s", async (question, answer, expected) => {
  expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toContainEqual(
    typeof expected === "string" ? expected : expect.stringMatching(expected),
  );
});

describe("a reply of a few words between friends", () => {
  test.each([
    [
      "Oh no! Did you lose anything important?",
      "My favorite drum and a notebook full of lyrics.",
      ["Ola lost their favorite drum and a notebook full of lyrics."],
    ],
    [
      "When are you in Boston?",
      "June 12th until the end of July.",
      ["Ola is in Boston from June 12th (12 June 2023) until the end of July (July 2023)."],
    ],
    ["Do you have customers yet?", "Six so far. Mostly poodles.", ["Ola has six customers so far."]],
    [
      "What's your girlfriend like?",
      "Her name is Mira, we met at a pottery workshop.",
      ["Ola's girlfriend's name is Mira, Mira and Ola met at a pottery workshop."],
    ],
    [
      "Busy?",
      "I'd like to invite you both to my beach clean-up.",
      ["Ola would like to invite Nils to their beach clean-up."],
    ],
    [
      "How is Pixie?",
      "Pixie hurt her leg, so we're at the vet a lot. She needs surgery on the 9th.",
      ["Pixie hurt her leg, so Ola is at the vet a lot.", "Pixie needs surgery on the 9th (9 May 2023)."],
    ],
    [
      "And work?",
      "I finished my engineering project, the one with the solar filter. My professor wants me to present it in Denver.",
      [
        "Ola finished their engineering project, the one with the solar filter. Ola's professor wants Ola to present it in Denver.",
      ],
    ],
  ])("%s / %s", async (question, reply, told) => {
    expect(await textsOf(`Nils: ${question}`, `Ola: ${reply}`)).toEqual(told);
  });
});

describe("what both go on about", () => {
  test.each([
    [
      ["Nils: Did the plumber come?", "Ola: He did, at 8. It was the valve, he replaced it for 140."],
      "Ola says the plumber came, at 8. It was the valve, he replaced it for 140.",
    ],
    [
      [
        "Ola: My son fell at soccer, he sprained his ankle. The doctor says he'll be fine.",
        "Nils: How old is he again?",
        "Ola: Twelve.",
      ],
      "Ola's son is twelve years old.",
    ],
    [
      ["Ola: My son fell at soccer, he sprained his ankle. The doctor says he'll be fine.", "Nils: Poor kid."],
      "Ola's son fell at soccer, he sprained his ankle. Ola's doctor says he'll be fine.",
    ],
    [
      ["Ola: I made a channel.", "Nils: What's the channel called?", "Ola: Turtle Tactics."],
      "Ola says the channel is called Turtle Tactics.",
    ],
    [
      [
        "Ola: My sister called, she's coming for Easter.",
        "Nils: Lovely.",
        "Ola: I'll cook. Oh and I got the promotion!",
      ],
      "Ola got the promotion.",
    ],
    [
      [
        "Ola: I'm writing a crime novel. My agent called yesterday.",
        "Nils: How far are you with it?",
        "Ola: Halfway. It's set in Trieste.",
      ],
      "Ola says the crime novel is set in Trieste.",
    ],
    [
      ["Ola: I adopted a puppy, a corgi.", "Nils: Cute! How long have you had her?", "Ola: Three weeks."],
      "Ola has had their puppy for three weeks.",
    ],
    [
      ["Nils: How's the job at the salon?", "Ola: I quit three weeks ago!"],
      'Ola quit three weeks ago (week of 17 April 2023) (asked "How\'s the job at the salon?").',
    ],
    [
      [
        "Ola: My mom died last year.",
        "Nils: How are you?",
        "Ola: It's hard. I kept her pendant, and I wear it every day.",
      ],
      "Ola kept their mom's pendant, and they wear it every day.",
    ],
    [
      [
        "Ola: My mom's old house finally sold.",
        "Nils: How do you feel?",
        "Ola: It's bittersweet. We had a bench by the window where she used to read to me.",
      ],
      "Ola had a bench by the window where their mom used to read to them.",
    ],
    [
      ["Ola: I bought a sewing machine.", "Nils: What are you making with it?", "Ola: Curtains for the kitchen."],
      "Ola is making curtains for the kitchen with the sewing machine.",
    ],
  ])("%j", async (turns, told) => {
    expect(await textsOf(...turns)).toContain(told);
  });

  test("what somebody left is told behind what it was", async () => {
    expect(await textsOf("user: I worked at Lidl for two years. I quit last week.")).toEqual([
      "User worked at Lidl for two years. User quit last week (the week before 8 May 2023).",
    ]);
  });
});

test("a brand is not what both have", async () => {
  const texts = await textsOf("Nils: My Prius broke down.", "Ola: Mine's a Toyota and it's never had a problem.");
  expect(texts.join(" ")).not.toMatch(/Ola's prius/i);
});

test.each([
  ["When did you last see the doctor?", "User saw the doctor in March (March 2023)."],
  ["When did you finally quit smoking?", "User has quit smoking in March (March 2023)."],
])("an adverb of the question is no verb: %s", async (asked, told) => {
  expect(await textsOf(`assistant: ${asked}`, "user: In march")).toEqual([told]);
});
