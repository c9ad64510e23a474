// Two friends who catch up: whom "mine", "you" and an answer without a subject mean, what an order behind a comma is no deed of,
// and what is said only for the moment.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("two questions that ask one thing", () => {
  test.each([
    [
      "And your brother? Still in Dubai?",
      "moved back in January.",
      "Ida's brother moved back in January (January 2023).",
    ],
    [
      "and your mum? any better?",
      "went back to work on monday.",
      "Ida's mum went back to work on Monday (1 May 2023).",
    ],
    [
      "And your parents? Still in Dubai?",
      "Yes, till October.",
      "Ida's parents are still in Dubai till October (October 2023).",
    ],
    ["How about your sister, still at the bakery?", "Quit in March.", "Ida's sister quit in March (March 2023)."],
    [
      "And your brother? Still in Dubai?",
      "Yes, till October.",
      "Ida's brother is still in Dubai till October (October 2023).",
    ],
  ])("are answered of whom the first names: %s", async (question, reply, expected) => {
    expect(await textsOf(`Tom: ${question}`, `Ida: ${reply}`)).toContain(expected);
  });

  test.each([
    ["And your brother called. Still in Dubai?", "Yes, till October.", "Ida is in Dubai till October (October 2023)."],
    ["Still in Dubai?", "Moved back in January.", "Ida moved back in January (January 2023)."],
  ])("are two where the first asks nothing: %s", async (question, reply, expected) => {
    expect(await textsOf(`Tom: ${question}`, `Ida: ${reply}`)).toContain(expected);
  });
});

describe("an order behind a comma", () => {
  test.each([
    [
      "I'm at Mum's on Thursday, come on Friday after six.",
      [
        "Ida is at their mum's on Thursday (11 May 2023).",
        "Ida invites Tom to come on Friday (12 May 2023) after six.",
      ],
    ],
    ["We're moving out on Monday, bring some boxes.", ["Ida is moving out on Monday (15 May 2023)."]],
  ])("is no deed of the speaker: %s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual(expected);
  });

  test("leaves what somebody is going to do whole", async () => {
    const told = await textsOf(
      "Tom: Hi there!",
      "Ida: I'm going to quit in June, take the train to Porto and bring my dog.",
    );
    expect(told).toEqual(["Ida is going to quit in June (June 2023), take the train to Porto and bring their dog."]);
  });
});

describe("'you' further on in what one grants the other", () => {
  test.each([
    [
      "You can stay in my spare room, as long as you don't mind the cat.",
      "Tom can stay in Ida's spare room, as long as Tom doesn't mind the cat.",
    ],
    ["You can use our garage while you're renovating.", "Tom can use Ida's garage while Tom is renovating."],
  ])("is the other: %s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual([expected]);
  });
});

describe("what the other did, behind what the speaker remembers or has", () => {
  test.each([
    [
      "I still remember the poem you read at my graduation.",
      "Ida still remembers the poem Tom read at Ida's graduation.",
    ],
    ["I still have the scarf you knitted for me.", "Ida still has the scarf Tom knitted for them."],
    ["I've kept the chair you built for my daughter.", "Ida has kept the chair Tom built for Ida's daughter."],
  ])("is told of the other: %s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual([expected]);
  });
});

describe("mine, behind people of a kind", () => {
  test.each([
    ["Dads are like that. Mine cried when I moved to Graz.", "Ida's dad cried when Ida moved to Graz."],
    [
      "Haha, bosses never change. Mine cancelled my leave in March.",
      "Ida's boss cancelled their leave in March (March 2023).",
    ],
  ])("is the speaker's own: %s", async (said, expected) => {
    expect(await textsOf("Tom: My wife was nervous.", `Ida: ${said}`)).toContain(expected);
  });
});

describe("where and when something is", () => {
  test.each(["Grading was in Leeds.", "Parking was five euros.", "Training was cancelled."])(
    "is no verdict of the speaker: %s",
    async (said) => {
      expect((await textsOf("Tom: Hi there!", `Ida: ${said}`)).filter((text) => text.includes("found"))).toEqual([]);
    },
  );

  test("leaves a verdict the speaker's", async () => {
    expect(await textsOf("Tom: Hi there!", "Ida: Running in the rain was wonderful for my knees.")).not.toEqual([]);
  });
});

describe("a month that lies behind", () => {
  test("is not that of a day ahead", async () => {
    const told = await textsOf(
      "Ida: Two stitches in October! He was proud.",
      "Tom: Did you hear back?",
      "Ida: Yes, I start on the 15th.",
    );
    expect(told).toContain("Ida starts on the 15th (15 May 2023).");
  });
});

test("of 'we' who were children the speaker was one", async () => {
  expect(await textsOf("Tom: Hi there!", "Ida: My uncle drowned when we were kids.")).toEqual([
    "Ida's uncle drowned when Ida was a kid.",
  ]);
});

describe("said for the moment", () => {
  test.each([
    "I can imagine the chaos!",
    "That sounds like my twins!",
    "We'd be honoured!",
    "I'm so sorry, that must have been terrifying.",
    "I hope the replanting goes well.",
    "I hope I have that energy at her age.",
    "I wish I could hear you play.",
    "I'm a zombie.",
    "I saw your photos and I'm so jealous!",
    "The first lunch is on me.",
    "Ok gotta run, yoga at 7.",
    "Ok, gonna sleep, text you tomorrow.",
    "I'm so pleased for you.",
    "I could drive you both.",
  ])("nothing of: %s", async (said) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual([]);
  });

  test.each([
    ["I hope my mum gets better by June.", "Ida hopes their mum gets better by June (June 2023)."],
    ["I could drive you to Graz on Sunday.", "Ida could drive Tom to Graz on Sunday (14 May 2023)."],
    ["I've been a mess since Carla left.", "Ida has been a mess since Carla left."],
    ["I wish I could see my kids more often.", "Ida wishes they could see their kids more often."],
  ])("but: %s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toContain(expected);
  });
});

describe("somebody asked after by a word", () => {
  test("is who did what the reply tells without a subject", async () => {
    const told = await textsOf("Tom: And your dad?", "Ida: Got a new girlfriend in March!");
    expect(told).toEqual(["Ida's dad got a new girlfriend in March (March 2023)."]);
  });

  test("is not who met them", async () => {
    expect(await textsOf("Tom: And your sister?", "Ida: Saw her on Sunday.")).toEqual([
      "Ida saw their sister on Sunday (7 May 2023).",
    ]);
  });
});

describe("what somebody is busy with, asked after", () => {
  test.each([
    [
      "How's Ana doing with her thesis?",
      "She handed it in last month.",
      "Ana handed her thesis in last month (April 2023).",
    ],
    ["How are you getting on with the boat?", "I sold it in March.", "Ida sold the boat in March (March 2023)."],
  ])("is what 'it' means: %s", async (question, reply, expected) => {
    expect(await textsOf(`Tom: ${question}`, `Ida: ${reply}`)).toContain(expected);
  });
});

describe("whom one goes with", () => {
  test("is told with the place of the trip that was asked about before", async () => {
    const told = await textsOf(
      "Tom: How was your trip to Iceland?",
      "Ida: We drove the whole ring road.",
      "Tom: Who did you go with?",
      "Ida: My sister Runa.",
    );
    expect(told).toContain("Ida went to Iceland with their sister Runa.");
  });

  test("is told without one of two", async () => {
    const told = await textsOf(
      "Tom: How was your trip to Iceland? I went to Rome.",
      "Ida: We drove the whole ring road.",
      "Tom: Who did you go with?",
      "Ida: My sister Runa.",
    );
    expect(told.filter((text) => text.includes("sister"))).toEqual(["Ida went with their sister Runa."]);
  });
});

describe("what two do together", () => {
  test.each([
    [
      "My grandmother taught me to sew. Every Sunday we made jam together, and now I do it with my niece Runa.",
      "Ida and their grandmother made jam together every Sunday, and now Ida does it with their niece Runa.",
    ],
    [
      "We made jam together on Sundays, and now I do it with my niece Runa.",
      "Ida and others made jam together on Sundays, and now Ida does it with their niece Runa.",
    ],
    [
      "I'm sailing with my old crew mate Ole. We learned to sail together.",
      "Ida and their old crew mate learned to sail together.",
    ],
    [
      "My son Ole stayed in May. He fixed my phone, so now I can see my sister on it. We hadn't seen each other for nine years.",
      "Ida and their sister hadn't seen each other for nine years.",
    ],
  ])("is told of whom the words before name: %s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toContain(expected);
  });
});

describe("a reply about a thing that was asked about", () => {
  test("is not told behind what its speaker told before", async () => {
    const told = await textsOf(
      "Ida: I kept one fig tree in a pot on my balcony in Porto.",
      "Tom: I love that! Did you play at that jazz bar?",
      "Ida: We did! It was packed, mostly because our drummer invited her whole office.",
    );
    expect(told.filter((text) => text.includes("fig tree"))).toEqual([
      "Ida kept one fig tree in a pot on their balcony in Porto.",
    ]);
  });

  test("nor what is said behind a turn to something else", async () => {
    const told = await textsOf(
      "Ida: My dad bought me a toolbox. By the way, the shelves in my hallway are up!",
      "Tom: Did you build it yourself?",
      "Ida: Yes! It's old oak from my grandmother's barn.",
    );
    expect(told.filter((text) => text.includes("toolbox") && text.includes("oak"))).toEqual([]);
  });
});

describe("who somebody is by trade", () => {
  test("is nothing of the speaker's", async () => {
    const told = await textsOf(
      "Tom: Who's the lucky guy?",
      "Ida: A dentist from Gdansk called Marek. He plays the cello.",
    );
    expect(told).toContain("Marek plays the cello.");
  });
});

test("an invitation typed behind a day leaves the day ahead", async () => {
  const told = await textsOf("Tom: Hi there!", "Ida: My sister's getting married btw, 22 Aug, you're invited!");
  expect(told).toEqual(["Ida's sister is getting married, 22 Aug (22 August 2023), Tom is invited."]);
});

test("of whom nothing near says who it is, nothing is told with a question that does not say either", async () => {
  const told = await textsOf("Tom: Did you both cry?", "Ida: Like babies. She wants to come over in September.");
  expect(told).toEqual([]);
});

describe("'it' behind praise of somebody or something", () => {
  test.each([
    ["I love your sister! Will you run a full one next?", "I'm thinking about it since March."],
    ["Haha, your dog is a star! Will you go?", "I've been thinking about it since March."],
  ])("is not what was praised: %s", async (praise, reply) => {
    expect((await textsOf(`Tom: ${praise}`, `Ida: ${reply}`)).filter((text) => /about their/.test(text))).toEqual([]);
  });
});

describe("what a photo shows", () => {
  test.each([
    ["My uncle took me sailing when I was ten. [a chart showing islands with red roofs]", /chart/],
    ["I baked on Sunday. [a loaf that has risen over its tin]", /loaf/],
  ])("is no memory: %s", async (said, shown) => {
    const told = await textsOf("Tom: Where did you get it?", `Ida: ${said}`);
    expect(told.length).toBeGreaterThan(0);
    for (const memory of told) expect(memory).not.toMatch(shown);
  });
});

describe("of both", () => {
  test.each([
    ["Our gran knitted us both a scarf.", "Ida's gran knitted them both a scarf."],
    ["My aunt took us both to the zoo.", "Ida's aunt took them both to the zoo."],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Tom: It felt like home.", `Ida: ${said}`)).toEqual([expected]);
  });

  test("what holds for everybody is of nobody", async () => {
    expect(await textsOf("Tom: It felt like home.", "Ida: Places hold so much of the people we love.")).toEqual([]);
  });
});

describe("of two by name", () => {
  test("what has no verb of its own for the rules stays with the other", async () => {
    const told = await textsOf(
      "Tom: How are the kids?",
      "Ida: Ruben loves the new flat, but Lea mopes about her friends and cries at night.",
    );
    expect(told).toEqual(["Ruben loves the new flat, but Lea mopes about her friends and cries at night."]);
  });
});

describe("said for the other's sake", () => {
  test.each([
    "You won't believe what I did!",
    "Promise me you'll see a doctor.",
    "I'd hate to lose you.",
    "I'd be scared to death!",
    "I'm trying to!",
    "I'd better get back to my essays.",
    "It takes me right back.",
    "They definitely are.",
    "That's what rowing does for me.",
  ])("is no memory: %s", async (said) => {
    expect(await textsOf("Tom: The ferry looks so pretty.", `Ida: ${said}`)).toEqual([]);
  });

  test("goes, and what stands behind it is told", async () => {
    const told = await textsOf(
      "Tom: My wife Lea is a great cook.",
      "Ida: She sure is, I still dream of her dumplings.",
    );
    expect(told.slice(1)).toEqual(["Ida still dreams of Tom's wife Lea's dumplings."]);
  });

  test.each([
    ["I'm trying to learn Finnish.", "Ida is trying to learn Finnish."],
    ["It takes me back to my childhood in Ghent.", "It takes Ida back to their childhood in Ghent."],
    ["I'd better get back to Oslo by Friday.", "Ida had better get back to Oslo by Friday (12 May 2023)."],
  ])("more than that is told: %s", async (said, expected) => {
    expect(await textsOf("Tom: The ferry looks so pretty.", `Ida: ${said}`)).toEqual([expected]);
  });
});

describe("so many of us", () => {
  test.each([
    ["Yeah, five of us are sailing to Malta in May.", "Ida and four others are sailing to Malta in May (May 2023)."],
    ["Three of us have a key to the boathouse.", "Ida and two others have a key to the boathouse."],
    ["The four of us rent a flat by the harbour.", "Ida and three others rent a flat by the harbour."],
  ])("are the speaker and the others: %s", async (said, expected) => {
    expect(await textsOf("Tom: It felt like home.", `Ida: ${said}`)).toEqual([expected]);
  });
});

describe("them, of a kind that one never had", () => {
  test.each([
    [
      "I've never had a pet because my landlord doesn't allow them.",
      "Ida has never had a pet because their landlord doesn't allow them.",
    ],
    ["I always wanted a tattoo but my mother hates them.", "Ida always wanted a tattoo but their mother hates them."],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Tom: We got a puppy from the shelter.", `Ida: ${said}`)).toContain(expected);
  });
});

describe("how somebody feels about what was asked", () => {
  test.each([
    [
      "By the way, how do you feel about the move?",
      "Excited and a bit scared.",
      "Ida feels excited and a bit scared about the move.",
    ],
    ["How are you feeling about your exam?", "Pretty anxious.", "Ida feels pretty anxious about their exam."],
    [
      "What worries you the most?",
      "Leaving my choir behind.",
      "What worries Ida the most is leaving their choir behind.",
    ],
  ])("%s %s", async (question, reply, expected) => {
    expect(await textsOf(`Tom: ${question}`, `Ida: ${reply}`)).toContain(expected);
  });

  test.each([
    ["How do you feel about it?", "Proud."],
    ["How do you feel about the move?", "Great!"],
  ])("says nothing: %s %s", async (question, reply) => {
    expect(await textsOf(`Tom: ${question}`, `Ida: ${reply}`)).toEqual([]);
  });
});
