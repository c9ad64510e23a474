// What users quote, play or suppose in a chat with an assistant is not told of them.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const said = (...turns: readonly string[]): Promise<string[]> =>
  textsOf(...turns.flatMap((turn) => [`user: ${turn}`, "assistant: I see."]));

describe("text in quotation marks", () => {
  test.each([
    ['Translate this: "I grew up in Bern. My mother was a baker and we had two goats."'],
    ['"I need a boat by noon," Lena says. "I left my sister at the pier."'],
    ["Make it formal: “My name is Otto. I am ill and I cannot come on Tuesday.”"],
  ])("%s", async (turn) => {
    expect(await said(turn)).toEqual([]);
  });

  test.each([
    ['"I live in Bern and I have two goats."', ["User lives in Bern.", "User has two goats."]],
    ['My screen is 27" wide. I bought it in May.', ["User's screen is 27\" wide. User bought it in May (May 2023)."]],
    ['I loved "Emma". I read it every summer.', ['User loved "Emma". User reads it every summer.']],
    ['Improve my bio: "I am a baker from Bern. I have two goats."', ["User has two goats."]],
  ])("%s is their own", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("a text to translate or to correct, and lyrics", () => {
  test.each([
    ["Translate to German: I have two kids. And now to French: I lost my passport at the airport."],
    ["And now into French: I lost my passport at the airport."],
    ["Translate the following into Polish:\nI moved to Bern in May.\nMy wife is a nurse."],
    ["Please correct this text from my student: Yesterday I have visited my grandmother in Bonn."],
    ["Can you correct my student's sentence? I have visited my grandmother yesterday."],
    ["Correct the grammar: He go to school. I has a dog called Rex."],
    ["Is this sentence right? I have visited my grandmother last week."],
    ["These lyrics are stuck in my head: I left my heart in San Francisco. I lost my girl in Rome."],
    ['rewrite this nicer pls: "Dear Mr Lund, the lamp I bought from you is broken and my wife is angry"'],
    ["make this better: I am ill and my son is four"],
    ["pls fix my english: i has live in porto since 5 year"],
    ["can you check this for mistakes: My sister have moved to Porto."],
    ["Here's a poem I like:\nI wandered lonely as a cloud\nThat floats on high"],
    ["My favourite quote is Seneca's: I am not born for one corner."],
  ])("%s", async (turn) => {
    expect(await said(turn)).toEqual([]);
  });

  test.each([
    ["Translate my bio: I am a nurse from Bonn.", "User is a nurse from Bonn."],
    ["I'm translating a letter from German. I work at Bosch.", "User works at Bosch."],
    ["Correct, I live in Leeds.", "User lives in Leeds."],
    ["rewrite my bio: I'm a nurse in Bonn.", "User is a nurse in Bonn."],
    ["check this: I live in Porto, do I need a visa?", "User lives in Porto."],
    ["Can you translate this menu? I have two kids.", "User has two kids."],
    ["I wrote a poem about my cat. I have two kids.", "User has two kids."],
    ["I'm new to Lyon: I moved in from Graz.", "moved in from Graz."],
  ])("%s is their own", async (turn, expected) => {
    expect((await said(turn)).join(" ")).toContain(expected);
  });
});

describe("role play", () => {
  test("a part that the user plays is none of them, until it ends", async () => {
    expect(
      await said(
        "Let's practise. Imagine you are a waiter and I'm a guest. I am allergic to peanuts.",
        "I have a wife waiting outside and I don't eat meat.",
        "Ok, end of the role play. I have an exam in June.",
      ),
    ).toEqual(["User has an exam in June (June 2023)."]);
  });

  test.each([
    "Pretend you are a pirate. I am Captain Hook and I have one hand.",
    "You are now a pirate. I am your captain, Jack. I have a parrot.",
  ])("a part taken behind the one that is given: %s", async (turn) => {
    expect(await said(turn, "I have a wooden leg.")).toEqual([]);
  });

  test.each([
    ["Pretend you are a nutritionist. I am a nurse from Bern.", ["User is a nurse from Bern."]],
    ["You are now my Spanish tutor. I have an exam in June.", ["User has an exam in June (June 2023)."]],
    ["Act as a travel agent. I live in Bern and I hate flying.", ["User lives in Bern.", "User hates flying."]],
    ["I'm a nurse from Bern and you are a great help.", ["User is a nurse from Bern and you are a great help."]],
    [
      "Let's practise the interview: you're the recruiter and I'm the candidate. I worked at a bakery for six years.",
      ["User worked at a bakery for six years."],
    ],
  ])("%s leaves the user who they are", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("suppositions", () => {
  test.each([
    ["Say I earn 4,000 a month and I pay 30 % tax."],
    ["Suppose I had two kids and lived in Bern."],
    ["If I moved to Spain I'd buy a boat."],
    ["I wish I had bought a flat in 2012."],
    ["My friend asked whether you can deduct a home office."],
    ["My colleague wants to know how long a visa takes."],
    ["My wife would kill me if I bought a third bike."],
  ])("%s", async (turn) => {
    expect(await said(turn)).toEqual([]);
  });

  test.each([
    ["If I moved in with my sister I'd save a lot, but I have a lease until 2026.", ["User has a lease until 2026."]],
    ["My friend asked me to be her bridesmaid.", ["User's friend asked User to be her bridesmaid."]],
    ["I wish I had a garden.", ["User wishes they had a garden."]],
    ["If I don't sleep eight hours I get migraines.", ["If User doesn't sleep eight hours they get migraines."]],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("what others sent is none of the user's", () => {
  test.each([
    "Please summarise this mail:\n\nHi Dana,\n\nI'm off from Monday and my kids are sick. We moved the launch to 5 June.\n\nBest,\nPavel",
    "Summarize this article: I moved to Oslo in 2011 and opened a bar.",
    "Reply to this message:\n\nHey, I'm in town on Friday and my wife would love to see you.",
    "I just got this email from my boss:\n\nWe are moving to a new office in June. I am on leave until then.",
    "Write a reply to this review:\n\nI hated the soup. We waited an hour.",
  ])("%p", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("but what they ask to have explained of themselves is", async () => {
    expect(await textsOf("user: Explain this to me: I have a mortgage at 3% and my bank wants me to switch.")).toEqual([
      "User has a mortgage at 3% and their bank wants them to switch.",
    ]);
    expect(await textsOf("user: Summarise my notes: I started running in May and I hate hills.")).not.toEqual([]);
  });
});

describe("who speaks to somebody pretended plays a part", () => {
  test.each([
    "Pretend you are a senior engineer named Max. I am a junior who broke production. Scold me.",
    "Imagine you're a judge. I'm a thief who stole a goose.",
  ])("%p", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("but tells of themselves with their age, and to an expert", async () => {
    expect(await textsOf("user: Pretend you're my coach. I'm 34 and I run 20k a week.")).toEqual([
      "User is 34.",
      "User runs 20k a week.",
    ]);
    expect(await textsOf("user: You're a nutritionist. I'm a diabetic who loves bread.")).toEqual([
      "User is a diabetic who loves bread.",
    ]);
  });
});
