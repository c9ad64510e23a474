// What people hold and value, and what they think of each other, in a talk that holds little else of them.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

/** A talk in which Ida says nothing else. */
const talkWith = (said: string, before = "Ben: It is raining again."): string[] => [
  "Ben: Hi Ida!",
  "Ida: Hi Ben!",
  "Ben: How are you?",
  "Ida: Fine, and you?",
  before,
  `Ida: ${said}`,
  "Ben: Right.",
  "Ida: Yes.",
  "Ben: Bye!",
];
const drawn = (said: string): Promise<string[]> => textsOf(...talkWith(said));

describe("what somebody holds is told as what they say or find", () => {
  test.each([
    [
      "It's amazing how a garden can bring neighbours together.",
      "Ida finds it amazing how a garden can bring neighbours together.",
    ],
    [
      "It's so important to look after yourself when work piles up.",
      "Ida finds it important to look after oneself when work piles up.",
    ],
    [
      "When things go wrong, it's important to stay calm and ask for help.",
      "Ida finds it important to stay calm and ask for help when things go wrong.",
    ],
    [
      "I'm glad we both see the importance of keeping old crafts alive in small villages.",
      "Ida finds keeping old crafts alive in small villages important.",
    ],
    [
      "Small gestures can really change the whole week of somebody lonely.",
      "Ida says that small gestures can really change the whole week of somebody lonely.",
    ],
    [
      "Having people you can trust makes every single move easier.",
      "Ida says that having people one can trust makes every single move easier.",
    ],
    [
      "Good neighbours make a street of strangers feel like home.",
      "Ida says that good neighbours make a street of strangers feel like home.",
    ],
    [
      "Coaching and praise can help young rowers really grow into a crew.",
      "Ida says that coaching and praise can help young rowers really grow into a crew.",
    ],
    [
      "Nature sure seems to calm us down and give us back some patience.",
      "Ida says that nature seems to calm people down and give them back some patience.",
    ],
    [
      "It seems like old songs have a way of bringing back whole summers.",
      "Ida says that old songs have a way of bringing back whole summers.",
    ],
    [
      "Evenings by a fire can be so soothing for a tired mind, right?",
      "Ida says that evenings by a fire can be soothing for a tired mind.",
    ],
    [
      "Plus it helps a lot when you've got neighbours backing you in hard years.",
      "Ida says that it helps a lot when people have neighbours backing them in hard years.",
    ],
    [
      "Finding quiet evenings and holding on to them is key in a busy life, though.",
      "Ida says that finding quiet evenings and holding on to them is key in a busy life.",
    ],
    [
      "Music sure does have a way of healing us and bringing us together.",
      "Ida says that music has a way of healing people and bringing them together.",
    ],
    [
      "Yeah Ben, it takes courage to start over in a new town at fifty.",
      "Ida says that it takes courage to start over in a new town at fifty.",
    ],
    [
      "It's knowing that my pupils trust me that keeps me going in winter.",
      "Knowing that Ida's pupils trust Ida keeps Ida going in winter.",
    ],
    [
      "Enjoying those quiet little moments is so vital for a good life.",
      "Ida says that enjoying quiet little moments is vital for a good life.",
    ],
  ])("%s", async (said, expected) => {
    expect(await drawn(said)).toEqual([expected]);
  });
});

describe("what somebody thinks of the listener is told with its reason", () => {
  test.each([
    [
      "I'm so proud of you for speaking up at the meeting about your street!",
      "Ida is proud of Ben for speaking up at the meeting about their street.",
    ],
    [
      "Your commitment to the animal shelter is so inspiring.",
      "Ida finds Ben's commitment to the animal shelter inspiring.",
    ],
    [
      "You've always been good with horses, so they'll come to you.",
      "Ida thinks Ben has always been good with horses.",
    ],
    [
      "You're going to be a wonderful grandfather, you're so patient with everybody.",
      "Ida is sure that Ben will be a wonderful grandfather.",
    ],
    [
      "I'm in awe of your dedication to the wild bees of Ghent.",
      "Ida is in awe of Ben's dedication to the wild bees of Ghent.",
    ],
    ["I love how you always find some time for the choir.", "Ida loves how Ben always finds some time for the choir."],
    [
      "It's great to see how committed you are to the river clean-up.",
      "Ida finds it great to see how committed Ben is to the river clean-up.",
    ],
    [
      "Rowing with cheerful people like you is really motivating.",
      "Ida says that rowing with cheerful people like Ben is really motivating.",
    ],
    [
      "You're so brave to move to a new country on your own.",
      "Ida finds Ben brave to move to a new country on their own.",
    ],
    [
      "You're doing an awesome job of raising three wild boys.",
      "Ida says that Ben is doing an awesome job of raising three wild boys.",
    ],
    [
      "Kudos for standing up to your boss for what you've built!",
      "Ida praises Ben for standing up to their boss for what they have built.",
    ],
    [
      "Your courage inspires me to apply for the job as well.",
      "Ben's courage inspires Ida to apply for the job as well.",
    ],
  ])("%s", async (said, expected) => {
    expect(await drawn(said)).toEqual([expected]);
  });
});

describe("no conviction is made of", () => {
  test.each([
    "This really makes a difference for the people in the village.",
    "It's great that you passed that long and difficult exam!",
    "It's so nice to hear from you after all of those weeks.",
    "It's wonderful to have such a big and loving family around.",
    "Seeing your garden grow all summer must be great for the kids.",
    "Keep going and make it happen before the end of the year.",
    "Bikes can be taken on board for a small extra fee, right?",
    "Lockers need a coin and a code to be opened again, right?",
    "Tickets are sold out for the big concert at the river.",
    "Trains are late again because of the snow in the mountains.",
    "Our kids are our future and they deserve the very best.",
    "It's nice to have somebody there to root for us in winter.",
    "Good luck is what we need for the game in the evening.",
    "I'm really so proud of you for that, my dear old friend.",
    "I'm so proud of you and your brother for opening the shop.",
    "You're going to have a wonderful time at the lake, you've earned it.",
    "You've always been the tallest of the crew, whatever happened.",
    "Your attitude towards the new neighbours is awful and sad.",
    "You're a wonderful friend and a really great neighbour too.",
    "Give it some time and things will work out for everybody.",
  ])("%s", async (said) => {
    expect(await drawn(said)).toEqual([]);
  });
});

describe("a conviction is remembered", () => {
  const HELD = "It's amazing how a garden can bring neighbours together.";

  test("as less sure than facts, and as no trait", async () => {
    const [memory] = await extract(turns(...talkWith(HELD)));
    expect(memory).toMatchObject({ subject: "Ida", isStatic: false, slot: null, kind: "fact" });
    expect(memory?.confidence).toBeLessThan(0.4);
  });

  test("of no turn that tells something else", async () => {
    expect(await drawn(`${HELD} I bought a house in Ghent in May.`)).toEqual([
      expect.stringContaining("house in Ghent"),
    ]);
  });

  test("of no talk of a few turns", async () => {
    expect(await textsOf("Ben: Hi!", `Ida: ${HELD}`, "Ben: Right.")).toEqual([]);
  });

  test("of no farewell", async () => {
    const lines = talkWith("Yes.");
    expect(await textsOf(...lines, `Ida: ${HELD}`)).toEqual([]);
  });

  test("of no talk that tells much else of its speaker", async () => {
    const facts = [
      "Ida: I moved to Ghent in May.",
      "Ben: Oh.",
      "Ida: My sister Ruta is a nurse in Oslo.",
      "Ben: Ah.",
      "Ida: I have played the cello since 2004.",
      "Ben: Yes.",
    ];
    expect(await textsOf(...facts, ...talkWith(HELD))).not.toContain(
      "Ida finds it amazing how a garden can bring neighbours together.",
    );
  });

  test("of nobody who talks to an assistant", async () => {
    const chat = talkWith(HELD).map((line) => line.replace("Ida:", "user:").replace("Ben:", "assistant:"));
    expect(await textsOf(...chat)).toEqual([]);
  });
});
