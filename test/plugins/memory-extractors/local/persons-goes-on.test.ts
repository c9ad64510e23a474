// Whom "she", "him" and "we" of talk mean as it goes on: who was spoken of, not who stands beside them.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  [
    "who is with her comes second, whatever the accent",
    [
      "Ada: Did you hear about Carla?",
      "Ben: No, what about her?",
      "Ada: She's moving to Porto to be with Andrés.",
      "Ben: I always thought she was the bravest of us. What will she do there?",
      "Ada: She starts on the 15th of October.",
    ],
    ["Ben always thought Carla was the bravest", "Carla starts on the 15th of October"],
    ["Andrés starts"],
  ],
  [
    "her husband is of the sister, not of whom she told",
    [
      "Ada: How's your sister?",
      "Ben: Fine! She found out two weeks ago. She told our mother first and me second.",
      "Ada: Ha. Boy or girl?",
      "Ben: Too early. Her husband is hoping for a girl.",
    ],
    ["Ben's sister's husband is hoping for a girl"],
    ["Ben's mother's husband"],
  ],
  [
    "the kin of whom was asked after",
    [
      "Ada: There was Mr. Holm. He asked about you. Did you see Petra?",
      "Ben: No, she couldn't make it. Her father's in hospital.",
      "Ada: What happened to him?",
      "Ben: He fell off a ladder in May.",
    ],
    [],
    ["Holm fell"],
  ],
  [
    "a name before the question",
    ["Ada: Bring Salma. Is she still on nights?", "Ben: No, she switched to the day ward in January."],
    ["Salma switched to the day ward"],
    [],
  ],
  [
    "a name with a title",
    ["Ada: And Mr. Holm, was he there?", "Ben: He was. He remembers everyone's name."],
    ["Mr. Holm remembers everyone's name"],
    ["Mr remembers"],
  ],
  [
    "the one who comes in is not who was spoken of",
    [
      "Ada: Is Patrick still there?",
      "Ben: He retired at Christmas. They replaced him with a guy from Bath. He wants us in four days a week.",
    ],
    [],
    ["Patrick wants"],
  ],
  [
    "'s behind a person where nothing else is a verb",
    [
      "Ada: My sister said I could move in with her.",
      "Ben: And work?",
      "Ada: My manager's pretty flexible, so maybe. I'm meeting with her on Thursday.",
    ],
    ["Ada is meeting with their manager on Thursday"],
    [],
  ],
  [
    "a cousin's name tells a woman",
    ["Ada: My cousin Nadia married a friend's brother.", "Ben: What's he like?", "Ada: Kind. He's a paramedic."],
    [],
    ["Nadia is a paramedic", "Nadia like"],
  ],
  [
    "a landlady is a woman",
    ["Ada: My landlady wants to sell the flat. She told me on Monday."],
    ["Ada's landlady told Ada on Monday"],
    [],
  ],
  [
    "a boy brought in by name",
    ["Ada: They have a boy, Luca, he's four.", "Ben: The bus depot is next door.", "Ada: He'll be in heaven there."],
    ["Luca will be in heaven"],
    [],
  ],
  [
    "her boyfriend, whose name nobody says",
    [
      "Ada: My dad didn't say a word in May.",
      "Ben: Is she going alone?",
      "Ada: No, with her boyfriend. He's from Accra. His uncle owns a hotel there.",
    ],
    [],
    ["dad is from Accra", "dad's uncle"],
  ],
])("%s", async (_, lines, told, untold) => {
  const texts = (await textsOf(...lines, "Ben: Oh.")).join("\n");
  for (const one of told) expect(texts).toContain(one);
  for (const one of untold) expect(texts).not.toContain(one);
});

test.each([
  ["My mum is home again. My aunt Greta is staying with her until May.", "Ada's aunt Greta is staying with their mum"],
  ["My nephew had two fillings. My brother promised him a goldfish.", "Ada's brother promised their nephew a goldfish"],
  ["My brother broke his leg in May. A neighbour drives him to work.", "A neighbour drives Ada's brother to work"],
  // The same person may be meant, or another:
  ["My mum is home. My aunt Greta took the kids with her.", "took the kids with her"],
  ["My mum is home. My aunt Greta asked me to help her in May.", "asked Ada to help her"],
  ["My cousin Otto sings. We open on the 12th and our lead lost his voice.", "their lead lost his voice"],
  ["I saw Ruta. I told her everything on Monday.", "Ada told her everything"],
])("whoever does something does it to somebody else: %s", async (said, expected) => {
  expect((await textsOf("Ben: Hi Ada!", `Ada: ${said}`, "Ben: Oh.")).join("\n")).toContain(expected);
});

test.each([
  [["Ben: What about you and Jordan?", "Ada: We broke up, three weeks ago."], "Jordan and Ada broke up"],
  [
    ["Ben: How are things with you and Ruta?", "Ada: We're getting married in June."],
    "Ruta and Ada are getting married",
  ],
  [
    ["Ben: Are you and Ruta still together?", "Ada: No, we broke up in May. It was mutual, and we're still friends."],
    "and they are still friends",
  ],
  [
    ["Ben: Hi!", "Ada: Last time we talked you were thinking about quitting the choir."],
    "Last time Ada and Ben talked Ben was thinking",
  ],
  [["Ben: Hi!", "Ada: A neighbour brings apples and I bake for everyone on Sundays."], "and Ada bakes for everyone"],
  [
    [
      "Ben: How's Sara?",
      "Ada: She won a prize. A gallery in Ghent bought two paintings, and she's painting a mural now.",
    ],
    "Sara won a prize. A gallery in Ghent bought two paintings, and she's painting a mural",
  ],
])("who does it together: %j", async (lines, expected) => {
  expect((await textsOf(...lines, "Ben: Oh.")).join("\n")).toContain(expected);
});

test("a hug is nothing one finds", async () => {
  const texts = await textsOf(
    "Ada: Give her a big hug from me.",
    "Ben: I will. Are you still house hunting?",
    "Ada: We found one!",
  );
  expect(texts.join("\n")).not.toContain("hug");
});
