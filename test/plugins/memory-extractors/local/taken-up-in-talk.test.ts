// Who or what a friend goes on about: a name taken up with a question, somebody exclaimed about, the death that was asked after.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("whom a turn goes on about", () => {
  test.each([
    [
      ["Bo: And the girl with the violin?", "Ada: Mei? We're good. She's playing a solo next month."],
      /^Mei is playing a solo/,
    ],
    [
      [
        "Ada: I saw Tove on the ferry.",
        "Bo: Tove! I haven't seen her for years. How is she?",
        "Ada: Divorced, and happy. She runs a kayak school now.",
      ],
      /^Tove runs a kayak school/,
    ],
    [
      ["Ada: I haven't said yes because of Mateo.", "Bo: What does he say?", "Ada: Not much. He hates the cold."],
      /^Mateo hates the cold/,
    ],
    [
      ["Bo: How's Ruta doing?", "Ada: Tired, but over the moon. She works at the bank in Leeds now."],
      /^Ruta works at the bank/,
    ],
    [
      ["Bo: How's Tyler?", "Ada: He's on a boat in Alaska. Sends me one letter a month."],
      /^Tyler sends Ada one letter/,
    ],
    [
      ["Bo: Hi!", "Ada: The ranger gave us tea. His name was Vasco and he'd been alone since May."],
      /the ranger was called Vasco/,
    ],
    [
      ["Bo: How's your mum taking it? She wanted you to study law, right?", "Ada: She bought eight tickets."],
      /^Ada's mum bought eight tickets/,
    ],
    [
      [
        "Bo: Do you remember Jurre? From the old house?",
        "Ada: Of course!",
        "Bo: He's a father! He sent me a picture in May.",
      ],
      /Jurre sent Bo a picture/,
    ],
  ])("is told by name: %j", async (turns, told) => {
    expect((await textsOf(...turns)).at(-1)).toMatch(told);
  });

  test("how somebody is, asked so", async () => {
    expect(await textsOf("Bo: How is Tove?", "Ada: Divorced, and looking ten years younger.")).toEqual([
      "Tove is divorced, and looking ten years younger.",
    ]);
  });

  test.each([
    [["Bo: Who bought it?", "Ada: A nurse. She looked after my mother, and she cried."], /mother looked after/],
    [
      ["Ada: We're getting a puppy. My aunt breeds spaniels.", "Bo: When?", "Ada: On the 9th. She's called Saffron."],
      /aunt is called/,
    ],
    [
      ["Ada: My dad told everyone.", "Bo: Nice.", "Ada: We lost all of Jonah's records. He was heartbroken."],
      /dad was heartbroken/,
    ],
    [["Bo: Hi!", "Ada: My dog is ill. The vet was kind. His name is Bruno."], /vet is called/],
    [
      ["Bo: Hi!", "Ada: My sister would be offended. It's a filly, chestnut with a white star."],
      /offended\. It's a filly/,
    ],
    [["Ada: She's got a new bike.", "Bo: Would you take the cat?", "Ada: My mum would have him."], /She's\.$/],
  ])("is nobody else: %j", async (turns, untrue) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(untrue);
  });

  test("the young animal is the one that has a name", async () => {
    const texts = await textsOf(
      "Ada: We're getting a puppy. Otto's aunt breeds spaniels.",
      "Bo: When are you picking it up?",
      "Ada: On the 9th. She's called Saffron.",
    );
    expect(texts.join("\n")).toMatch(/^Ada's puppy is called Saffron/m);
  });
});

describe("when it happened", () => {
  test("is when somebody died, where talk is of that", async () => {
    const texts = await textsOf(
      "Bo: Since Dad died, it was too much for one person. She sold the sheep.",
      "Ada: I'm so sorry, I didn't know about your dad. When did it happen?",
      "Bo: In October.",
    );
    expect(texts.at(-1)).toMatch(/dad (?:died|die).*October/);
    expect(texts.join(" ")).not.toContain("sheep happen");
  });

  test("is told with the news that was asked about", async () => {
    const texts = await textsOf(
      "Ada: My uncle lost two fingers.",
      "Bo: Oh no, I had no idea. When was that?",
      "Ada: Two winters ago.",
    );
    expect(texts.at(-1)).toBe("Ada's uncle lost two fingers, two winters ago.");
  });
});

describe("what a reply leaves out", () => {
  test("is what was taken up last, and not what was spoken of before", async () => {
    const texts = await textsOf(
      "Bo: Are you still running?",
      "Ada: No. I've taken up pottery with Gwen. We go every Tuesday.",
    );
    expect(texts.at(-1)).toMatch(/go to pottery every Tuesday/);
  });

  test("is what the speaker told of, and not the other", async () => {
    const texts = await textsOf(
      "Bo: My sister joined a rowing club.",
      "Ada: I started swimming, in the lake. Gwen got me into it. We went every day in August.",
    );
    expect(texts.join(" ")).not.toContain("rowing every day");
  });

  test("is the party that was asked about, and not a speech of somebody there", async () => {
    const texts = await textsOf(
      "Bo: How was the party?",
      "Ada: Good. My dad made a speech and cried. We danced until two.",
    );
    expect(texts.at(-1)).toBe("Ada danced until two (speaking of the party).");
  });

  test("is what the other holds, and no conference", async () => {
    const texts = await textsOf(
      "Ada: Ruta has a conference there and she says I can share her room.",
      "Bo: You should! Jonas would love to see you. He still has your copy of the atlas, by the way.",
      "Ada: I lent it to him in 2015.",
    );
    expect(texts.at(-1)).not.toContain("conference");
  });

  test("is no best of anybody", async () => {
    const texts = await textsOf("Bo: Give her my best. Saturday?", "Ada: Come to mine, I'll make dumplings.");
    expect(texts.join(" ")).not.toContain("best");
  });

  test("is told without what it nearly was", async () => {
    const texts = await textsOf(
      "Bo: Hi!",
      "Ada: Oh, and I nearly forgot, we're getting a puppy. Before I forget, Yaw and Esi got engaged.",
    );
    expect(texts).toEqual(["Ada is getting a puppy.", "Yaw and Esi got engaged."]);
  });

  test("had, behind just", async () => {
    const texts = await textsOf(
      "Bo: Hi!",
      "Ada: My mother found the dog in the yard. She'd just done a first-aid course.",
    );
    expect(texts.join(" ")).toContain("mother had just done a first-aid course");
  });
});
