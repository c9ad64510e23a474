// What two people leave out because both know it, put in where the talk named one thing alone: the game that is played, the kind
// that is counted, the place that one goes to.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("The game or the instrument that somebody plays is named:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Ada: Do you still play tennis?", "Ben: Sure, I've been playing since I was nine."],
      'Ben has been playing tennis since they were nine (asked "Do you still play tennis?").',
    ],
    [
      ["Ada: Hi!", "Ben: My aunt took me to a cricket match when I was six. I've been playing ever since."],
      "Ben has been playing cricket ever since.",
    ],
    [
      ["Ben: I started with the cello in March.", "Ada: Lovely! Is it hard?", "Ben: I practice an hour a day."],
      "Ben practices the cello an hour a day.",
    ],
    [
      ["Ben: Otto joined the chess club.", "Ada: Is he any good?", "Ben: Otto has already beaten me twice."],
      "Otto has already beaten Ben at chess twice.",
    ],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).map((text) => text.replace(/ \(asked .*/, "."))).toContain(
      told.replace(/ \(asked .*/, "."),
    );
  });

  test.each<[readonly string[], string]>([
    [
      ["Ada: I love playing Halma and chess.", "Ben: Me too, I've been playing since college."],
      "Ben has been playing since college",
    ],
    [["Ada: My son plays chess.", "Ben: In my band we play every Friday."], "every Friday"],
    [["Ben: I know chess and darts. I've been playing ever since school."], "playing ever since school"],
    [["Ben: I took up the cello. My sister has beaten me twice."], "has beaten Ben twice"],
  ])("stays open, as more than one is near: %j", async (turns, told) => {
    const texts = (await textsOf(...turns)).join("\n");
    expect(texts).toContain(told);
  });
});

describe("What a bare number counts is named:", () => {
  test.each<[readonly string[], string]>([
    [
      [
        "Ben: I've been carving spoons every night.",
        "Ada: To sell?",
        "Ben: We have enough saved. I've sold six so far.",
      ],
      "Ben has sold six spoons so far.",
    ],
    [
      ["Ben: I restore lamps in my shed.", "Ada: Many?", "Ben: I've finished two already."],
      "finished two lamps already",
    ],
    [["Ada: Hi!", "Ben: I make bowls. I've given away a couple so far."], "given away a couple of bowls so far"],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test.each([
    [["Ben: I make candles and soaps.", "Ada: Do they sell?", "Ben: I've sold nine so far."]],
    [["Ben: My wife makes jokes.", "Ada: Ha!", "Ben: I've kept two so far."]],
  ])("stays bare, as several kinds or none were told of: %j", async (turns) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(/(?:nine|two) (?:candles|soaps|jokes)/);
  });
});

describe("Whom or what a deed is done to is named where the same verb told of it:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Ben: I'm training two puppies.", "Ada: What's it like?", "Ben: Training them takes patience."],
      "training two puppies takes patience",
    ],
    [
      ["Ben: I'm teaching the new volunteers.", "Ada: How nice.", "Ben: Teaching them has been a joy."],
      "teaching the new volunteers a joy",
    ],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n").toLowerCase()).toContain(told);
  });

  test("two of them stay open", async () => {
    const turns = ["Ben: I'm training two puppies and the cats.", "Ada: Oh?", "Ben: Training them takes my patience."];
    expect((await textsOf(...turns)).join("\n")).not.toMatch(/training two puppies takes/i);
  });
});

describe("Where somebody goes is named:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Ada: Lisbon was wonderful.", "Ben: Adding Lisbon to my list! I've heard there is so much to see."],
      "Ben has heard there is so much to see in Lisbon.",
    ],
    [["Ada: I was in Porto in May.", "Ben: I never had the chance to visit it."], "chance to visit Porto"],
    [["Ada: I'd love to visit Halifax.", "Ben: I'm going for two weeks."], "Ben is going to Halifax for two weeks."],
    [["Ada: Hi!", "Ben: I'm swimming again. I go three mornings a week."], "Ben goes swimming three mornings a week"],
    [["Ada: Hi!", "Ben: We joined a gym in May. We go twice a week."], "to the gym twice a week"],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test.each<[readonly string[], string]>([
    [["Ada: I love Lisbon and Porto.", "Ben: I've heard there is so much to see."], "so much to see."],
    [["Ada: I lost my keys in Rome.", "Ben: Oh no. I'm going in September."], "Ben is going in September"],
    [["Ada: My nephew joined a swimming club.", "Ben: We go every Sunday to my mother's."], "goes every Sunday to"],
    [["Ben: I hate running. I go on Fridays with my wife."], "goes on Fridays"],
  ])("stays open, as nothing or too much was named: %j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });
});

describe("What was named shortly before:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Ada: I planted beans and a lemon tree.", "Ben: Give it time! My aunt kept one alive for years."],
      "Ben's aunt kept a lemon tree alive for years.",
    ],
    [
      ["Ada: I have a solo in June.", "Ben: Good luck! I still remember the one you did at the wedding."],
      "Ben still remembers the solo Ada did at the wedding.",
    ],
    [
      [
        "Ada: I went to the last networking event.",
        "Ben: How was the event?",
        "Ada: I met two drummers and got some tips.",
      ],
      'Ada met two drummers and got some tips (asked "How was the networking event?").',
    ],
    [["Ada: I run a craft fair.", "Ben: My cousin did the fair two years ago."], "did the craft fair two years ago"],
    [
      [
        "Ada: I was at the hall.",
        "Ben: I was in Bonn. What about you, how did the recital go?",
        "Ada: It went better than I expected. I forgot two bars, but nobody noticed. My teacher gave me a rose afterwards.",
      ],
      "gave Ada a rose afterwards (speaking of the recital)",
    ],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test("where a thing stands is no kind of it", async () => {
    expect(
      (await textsOf("Ben: I kept a lamp. It stood in the attic. My sister grew one last year.")).join("\n"),
    ).not.toContain("grew an attic");
  });
});

describe("What is quoted behind a statement names what that leaves out:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Ben: How's the thesis going?", "Ada: Slowly. Ida has been at it for two years."],
      `Ida has been at it for two years (replying to Ben's "How's the thesis going?").`,
    ],
    [
      [
        "Ada: We won the rowing final in May.",
        "Ben: Wow! What was your favourite bit?",
        "Ada: My favourite bit was hugging my coach.",
      ],
      'Ada\'s favourite bit was hugging their coach (said after "We won the rowing final in May").',
    ],
    [
      ["Ben: Hi!", "Ada: I'm getting somewhere with sponsors. I've talked to some big brands, which looks promising."],
      'which looks promising (said after "I\'m getting somewhere with sponsors")',
    ],
    [
      [
        "Ada: My landlord is raising the rent.",
        "Ben: Can he do that?",
        "Ada: Apparently yes, because the lease is up. I've been in that flat for six years and he's never fixed a thing.",
      ],
      'never fixed a thing (said after "My landlord is raising the rent")',
    ],
    [
      [
        "Ada: By the way, we adopted another dog.",
        "Ben: Another one? How's Rex taking it?",
        "Ada: He was jealous for a day. Now they sleep in the same basket. We got her from the shelter in Mainz.",
      ],
      '(said after "We adopted another dog")',
    ],
  ])("%j", async (turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test("nothing is quoted where it names nothing that could be counted", async () => {
    const texts = await textsOf("Ada: Any news?", "Ben: My husband is called Askar. I have six saved up.");
    expect(texts.join("\n")).not.toContain("said after");
  });
});

describe("What is quoted or put behind a statement is of that:", () => {
  test.each<[string, readonly string[], string]>([
    [
      "a question by its tag is told, and no question",
      [
        "Ada: I started my own flower shop - pretty cool, huh?",
        "Ben: I saw it on Monday.",
        "Ada: After years in the mill I wanted a change, and this looked like the perfect way to do it.",
      ],
      '(said after "I started my own flower shop")',
    ],
    [
      "what a feeling is for was said before",
      [
        "Ben: Hi!",
        "Ada: Last month I went to a fair for kite builders. They were lovely. My sister shared the same love for it on Monday.",
      ],
      '(said after "Last month I went to a fair for kite builders")',
    ],
    [
      "when a deed was done is told with the deed that was asked for",
      ["Ben: Did you talk to your boss about it?", "Ada: I did on Monday. She promised to hire a baker."],
      "Ada talked to their boss on Monday",
    ],
    [
      "near you is near the listener",
      ["Ben: Do you know a plumber?", "Ada: My friend Ines is a plumber. She lives near you."],
      "lives near Ben",
    ],
    [
      "who is named with a name has it",
      ["Ben: Hi!", "Ada: There's an old mastiff named Duke and I think I'm in love."],
      "an old mastiff named Duke",
    ],
  ])("%s", async (_, turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });

  test.each<[string, readonly string[], RegExp]>([
    [
      "where somebody moved is not said by a question for a number",
      ["Ada: Ines lives near you.", "Ben: Could you send me her number?", "Ada: Ines moved there in January."],
      /send me her number/,
    ],
    [
      "what keeps somebody going says nothing of what is done",
      ["Ben: What keeps you going?", "Ada: My sister. She ran it in 2019."],
      /What keeps you going/,
    ],
    [
      "the last one of a series is no series",
      ["Ben: Which ones?", "Ada: The whole harbor series. I finished the last one on Sunday."],
      /last series/,
    ],
    [
      "what the kids do is no occasion",
      ["Ben: Do you go there a lot?", "Ada: It's great for letting the kids run about. We had a great time in May."],
      /kids run\)/,
    ],
    [
      "what was lost is not what somebody has been doing",
      [
        "Ada: My aunt lost hers in the spring.",
        "Ben: That would be perfect. How long have you been doing it?",
        "Ada: Since the middle of August.",
      ],
      /lost hers in the spring"/,
    ],
  ])("%s", async (_, turns, not) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(not);
  });
});
