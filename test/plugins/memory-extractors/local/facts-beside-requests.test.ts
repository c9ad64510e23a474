// Said on Monday, 8 May 2023. What a user tells beside what they ask of an assistant: the day, the count and the thing that their own
// question named, and whom "we" means where more than one company can be.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...turns: string[]): Promise<string> => (await textsOf(...turns)).join("\n");

describe("a day that a question named", () => {
  test.each([
    ["Can you keep Sundays free? That's when I call my aunt in Riga.", "On Sundays User calls their aunt in Riga."],
    ["Can we leave out Tuesdays? That's my choir night.", "User has their choir night on Tuesdays."],
    ["Can we skip Friday? I'm at my pottery class then.", "User is at their pottery class on Friday (12 May 2023)."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toBe(memory);
  });

  test.each([
    "Why is Monday so quiet? That's my favourite day.",
    "Is it Monday or Tuesday? That's when I call my aunt.",
  ])("is not put in: %s", async (said) => {
    expect(await told(`user: ${said}`)).not.toContain("Monday");
  });
});

describe("what a count or one is of", () => {
  test.each([
    [
      "I need advice on repotting plants. I've got 15 ferns, and three of them died.",
      "User has 15 ferns, and three of them died.",
    ],
    ["I need advice on repotting plants. I've got three of them.", "User has three plants."],
    ["How do I mend leaking taps? I've got two of them.", "User has two leaking taps."],
    ["Any advice on walking boots? I have two of them.", "User has two walking boots."],
    ["Any advice on swimming pools? We have one.", "User has a swimming pool."],
    ["Any tips on training dogs? I have two of them.", "User has two dogs."],
    [
      "Can you suggest a name for a jazz podcast? My cousin Wim and I want to start one.",
      "User and their cousin Wim want to start a jazz podcast.",
    ],
    [
      "I'm looking for a flat. The one we saw on Monday was too small.",
      "The flat User saw on Monday (1 May 2023) was too small.",
    ],
    ["Speaking of bowls, I gave one of them to my neighbour.", "User gave one of the bowls to their neighbour."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });
});

test("what a topic named first is not what the second clause means", async () => {
  const said = "Speaking of my farm, I've been trimming the hooves more often, and I've got much better at it.";
  expect(await told(`user: ${said}`)).toBe(
    "User has been trimming the hooves more often, and they have got much better at it.",
  );
});

test.each([
  ["Speaking of my sister, she's moving to Leeds.", "User's sister is moving to Leeds."],
  ["Speaking of Nora, she's been promoted.", "Nora has been promoted."],
])("whom one speaks of: %s", async (said, memory) => {
  expect(await told(`user: ${said}`)).toBe(memory);
});

describe("we", () => {
  test("is not a band of long ago", async () => {
    const memories = await told(
      "user: I've got a mic from my band days. How much is an interface?",
      "assistant: About 120.",
      "user: We agreed to split the costs.",
    );
    expect(memories).not.toContain("band agreed");
  });

  test("is not the choir where somebody else is named beside the speaker", async () => {
    const memories = await told(
      "user: My choir sings on Fridays. Wim and I want to record a podcast. What do we need?",
      "assistant: Two microphones.",
      "user: We agreed to split the costs.",
    );
    expect(memories).not.toContain("choir agreed");
  });
});

describe("a verb behind another", () => {
  test.each([
    [
      "I've been a patient of Dr. Okafor's for eight years and have never missed an appointment.",
      "User has been a patient of Dr. Okafor's for eight years and has never missed an appointment.",
    ],
    ["I got married last May and work in Leeds.", "User got married last May (May 2022) and works in Leeds."],
    ["I had to leave and work in Berlin for a year.", "User had to leave and work in Berlin for a year."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toBe(memory);
  });
});

describe("a date", () => {
  test("is ahead where a name stands between asking and what is asked for", async () => {
    const said = "I've asked my manager, Denise, for early shifts starting in June.";
    expect(await told(`user: ${said}`)).toContain("(June 2023)");
  });

  test("of what was bought is not that of the next purchase", async () => {
    const memories = await told("user: I bought a rug on Saturday, it was on sale. I also ordered a lamp.");
    expect(memories).toContain("User also ordered a lamp.");
  });
});

describe("what a firm does", () => {
  test.each([
    ["We're merging with another firm in June.", "User's company is merging with another firm in June (June 2023)."],
    ["We've laid off a third of the staff.", "User's company has laid off a third of the staff."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toBe(memory);
  });

  test("is nothing that a couple does", async () => {
    expect(await told("user: We're going public with the wedding in June.")).not.toContain("company");
  });
});

describe("typed in haste", () => {
  test.each([
    ["no gym pls i hate gyms", "User hates gyms."],
    ["nah its ok, i moved out in May", "User moved out in May (May 2023)."],
    ["Done, I've installed three roles.", "User has installed three roles."],
    ["i work shifts at a chocolate factory haha", "User works shifts at a chocolate factory."],
    ["bf cooks on weekends, always pasta", "User's boyfriend cooks on weekends, always pasta."],
    ["also starting day shifts in June", "User is also starting day shifts in June (June 2023)."],
    ["Probation passed! What now?", "User passed their probation."],
    ["We're Mr and Mrs de Wit now!", "User is married and called de Wit now."],
    ["I work at a mill as an engineer, mention the team.", "User works at a mill as an engineer."],
    ["I failed the test, have to wait 4 weeks.", "User failed the test, has to wait 4 weeks."],
    ["found a dress in Antwerp, pick up in july", "pick up in July (July 2023)."],
    ["The bonus was refused since my probation runs on, mine ends July 31.", "July 31 (31 July 2023)"],
    ["My exam is on 12 September, Thursday.", "User's exam is on 12 September (12 September 2023), Thursday."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });

  test.each([
    ["no gym pls i hate gyms", "There is no more"],
    ["I'm basically a potato, haha", "potato"],
  ])("%s does not tell %s", async (said, memory) => {
    expect(await told(`user: ${said}`)).not.toContain(memory);
  });

  test("a service has no pronoun of a person", async () => {
    const memories = await told(
      "user: Mollie webhooks don't reach my machine.",
      "assistant: Use a tunnel.",
      "user: The next problem: class packs. She sells cards for 145 euros.",
    );
    expect(memories).not.toContain("Mollie sells");
  });
});

describe("help with a plan of one's own", () => {
  test.each([
    [
      "Help me plan a road trip to Lofoten in September, with my wife.",
      "User is planning a road trip to Lofoten in September (September 2023), with their wife.",
    ],
    ["Can you help me plan my trip to Japan in April?", "User is planning their trip to Japan in April (April 2024)."],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toBe(memory);
  });

  test.each([
    "Can you help me plan a trip?",
    "Help me plan dinner.",
    "Could you help my sister plan a trip to Rome in May?",
  ])("is none of: %s", async (said) => {
    expect(await told(`user: ${said}`)).toBe("");
  });
});

describe("what only looks like it", () => {
  test.each([
    ["Did you say Monday? That's my fault.", "fault on Monday"],
    ["unit test failed", "User failed"],
    ["We've been taken over by ants this summer.", "company"],
    ["My school is closing, we're merging with St Mary in June.", "company"],
    ["I work in the dark lol", "works in"],
    ["I work nights like a vampire lol", "works nights"],
    ["I'm working on an app. Tests passed!", "User passed"],
    ["The audit failed.", "User failed"],
    ["What about Sunday? That's my limit.", "limit on Sunday"],
    ["Is 3 June a Sunday? That's when we marry.", "On Sunday"],
    ["Is Monday ok? That's my husband's day off.", "their husband's day off on"],
    ["Is it Tuesday today? That's when I leave for Rome.", "Tuesday ("],
    ["Is it normal to feel low on Sundays? That's when my dad died.", "On Sundays User's dad died"],
    ["Speaking of my wedding, she's not invited.", "wedding is not invited"],
    ["Speaking of my brother, she broke up with him.", "brother broke up"],
    ["My boss is strict. Speaking of Anna, he fired her.", "Anna fired"],
    ["I'm a nurse. We've laid off the cleaner.", "company"],
    ["We're merging with another choir in June.", "company"],
    ["We're downsizing to a flat in June.", "company"],
    ["We're Mr and Mrs Lazy today.", "married"],
    ["We're Mr and Mrs Brown in the play.", "married"],
    ["Change my name to Batman in the story.", "name is Batman"],
    ["Add my name to The List.", "name is The List"],
    ["bf is a problem since my milk dried up", "boyfriend"],
    ["gf has less flavour, I think", "girlfriend"],
    ["bf goes up when I eat bread", "boyfriend"],
    ["I work for the devil lol", "works for"],
    ["I work as a slave lol", "works as"],
  ])("%s does not tell %s", async (said, memory) => {
    expect(await told(`user: ${said}`)).not.toContain(memory);
  });

  test.each([
    ["I'm in my forties and single.", "User is in their forties and single."],
    ["Speaking of work, I quit, and I don't miss it.", "User quit, and they don't miss work."],
    ["We married in 2019, mention my wife Ada and our son Leo.", "their wife Ada and their son Leo"],
    ["I'm applying at a mill, mention my 12 years as a welder.", "12 years as a welder"],
    ["Driving test passed!", "User passed their driving test."],
    ["I feed the cat in August while Ana is away.", "August (August 2023)"],
    ["We use the hall in April for the party.", "April (April 2024)"],
    ["I ski in February with Tom.", "February (February 2024)"],
    ["I pick Tom up in June.", "June (June 2023)"],
    ["I use the van in June.", "June (June 2023)"],
  ])("%s", async (said, memory) => {
    expect(await told(`user: ${said}`)).toContain(memory);
  });
});
