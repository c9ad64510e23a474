// What users type in haste to what an assistant asks: told whole with the question, or quoted with it, never broken.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const reply = (asked: string, said: string) => textsOf(`assistant: ${asked}`, `user: ${said}`);

describe("a reply", () => {
  test.each([
    ["How many kids are coming?", "Twelve. Oh no, wait, fourteen", "User is expecting fourteen kids."],
    ["How many kids are coming?", "Twelve. No, fourteen.", "User is expecting fourteen kids."],
    ["What size is your room?", "12 m2. Hang on, 14.", "User's room is 14 m2."],
    ["When does your shift start and end?", "10 at night till 6", "User's shift is from 10 at night to 6."],
    ["When do you start and finish?", "9 to 5", "User starts at 9 and they finish at 5."],
    ["When is the report due?", "its due friday", "User says the report is due on Friday (12 May 2023)."],
    ["Do you already have a helmet?", "yes from my skating days", "User has a helmet from their skating days."],
    ["Do you have a drill?", "yes since 2019", "User has had a drill since 2019."],
    [
      "How many cameras do you bring?",
      "2. the small one and an old grey one as a spare",
      "User brings 2 cameras, the small one and an old grey one as a spare.",
    ],
    ["Who's your provider?", "was oxo now its ludo", "User's provider was oxo, now it's ludo."],
    ["What's your current bank?", "was Lund but now Falk", "User's bank was Lund, now it's Falk."],
    [
      "Do you have high blood pressure?",
      "No, I have low blood pressure",
      "User has low blood pressure, not high blood pressure.",
    ],
    ["What's your goal?", "get fit for the hike", "User's goal is to get fit for the hike."],
  ])("to %s is told with it: %s", async (asked, said, told) => {
    expect(await reply(asked, said)).toEqual([told]);
  });

  test.each([
    [
      "Do you want an e-bike?",
      "no too heavy i live on the 4th floor no lift",
      "no too heavy I live on the 4th floor no lift",
    ],
    ["Who lives there?", "me my gf and her son hes 6", "me my girlfriend and her son he's 6"],
    ["What condition is it in?", "mine failed its test", "mine failed its test"],
    ["How many days can you train?", "4. not tues thurs, got night class", "4. not Tuesday Thursday, got night class"],
    ["Any symptoms?", "only when i stand up quick", "only when I stand up quick"],
    [
      "What's the occasion?",
      "she retires after 41 yrs at the post office",
      "she retires after 41 years at the post office",
    ],
    ["Does he already have a good rod?", "got 3. no more rods mum says", "got 3. no more rods mum says"],
    [
      "What are his interests?",
      "fishing and quizzes. used to golf but his hips gone",
      "fishing and quizzes. used to golf but his hips gone",
    ],
  ])("to %s that no rule reads is quoted with it: %s", async (asked, said, quoted) => {
    expect(await reply(asked, said)).toEqual([`User, asked "${asked}", says "${quoted}".`]);
  });

  test("that says only when something is due is quoted with what asks for it", async () => {
    expect((await reply("When do you have to hand it in?", "its due friday")).join(" ")).toContain(
      'asked "When do you have to hand it in?", says "it\'s due Friday"',
    );
  });

  test.each([
    ["When does your shift start and end?", "depends on the week"],
    ["What is your dog called?", "was a stray, now he's ours"],
    ["What's your goal?", "no idea"],
    ["A murder mystery dinner?", "omg yes."],
  ])("to %s that says too little is not told: %s", async (asked, said) => {
    expect(await reply(asked, said)).toEqual([]);
  });
});

describe("the days of a reply", () => {
  test.each([
    ["Have you seen a doctor about it?", "appt on the 19th w dr moss", "19 May 2023"],
    ["Have you seen a doctor about the rash?", "yeah skin clinic on the 24th", "24 May 2023"],
    ["Have you seen a doctor about the rash?", "yeah went on the 4th", "4 May 2023"],
    ["Why did you stop?", "stress fracture, left foot. allowed again in august", "August 2023"],
    ["How many loaves a week?", "2, one for bev next door she had a stroke in feb", "February 2023"],
  ])("to %s are ahead where it says so, and past where something happened: %s", async (asked, said, day) => {
    expect((await reply(asked, said)).join(" ")).toContain(day);
  });
});

describe("what a reply says of others", () => {
  test.each([
    ["What's your budget?", "me and my 2 sisters are putting in 50 each so 150", "budget is User"],
    ["Any ulcers?", "had an ulcer when i was 22", "had had"],
  ])("to %s is not told broken: %s", async (asked, said, broken) => {
    const told = (await reply(asked, said)).join(" ");
    expect(told).not.toBe("");
    expect(told).not.toContain(broken);
  });

  test("is of nobody before where it names whom it is of", async () => {
    const told = await textsOf(
      "user: my gran made this rug",
      "assistant: Mix it with water.",
      "user: ok. is it safe for the baby? shes 7 months and crawls all over it",
    );
    expect(told.join(" ")).not.toContain("gran)");
  });
});

describe("a sentence of a user's", () => {
  test.each([
    ["sure but im veggie since new year", "User is veggie since new year (1 January 2023)."],
    ["Can you write to him? And that I'm paying for the heating.", "User is paying for the heating."],
    ["Release 2.0 is due on 31 March", "Release 2.0 is due on 31 March (31 March 2023)."],
    ["I used to do five days a week back in 2019.", "User used to do five days a week back in 2019."],
    ["I worked 60 hours a week back home.", "User worked 60 hours a week back home."],
    ["I left school at 16 and don't have a degree.", "User left school at 16 and doesn't have a degree."],
    ["I know that's early, but I get up at 3:45 for work.", "User gets up at 3:45 for work."],
    ["That's more than I expected, since my rent is 900 euros.", "User's rent is 900 euros."],
    ["my flatmate anil got his from a shop no probs", "User's flatmate Anil got his from a shop no problem."],
    [
      "I mostly enjoy historical fiction and travel memoirs.",
      "User mostly enjoys historical fiction and travel memoirs.",
    ],
    [
      "I recently adopted a greyhound and I'm looking for guidance on getting her settled in.",
      "User recently adopted a greyhound and they are looking for guidance on getting their greyhound settled in.",
    ],
    ["My son plays the cello. He's left-handed like me.", "User's son is left-handed like User."],
    [
      "I have asthma, so nothing too intense when it's below minus 15.",
      "User wants nothing too intense when it's below minus 15.",
    ],
    ["That's a relief, because I've got a bad knee from an old fall.", "User has a bad knee from an old fall."],
    [
      "It's a good start, although Gideon is allergic to bleach, so please leave that out.",
      "Gideon is allergic to bleach.",
    ],
    ["That would be fine with me, but my sister has a wheelchair.", "User's sister has a wheelchair."],
    ["My husband can't have nuts, so leave them out please.", "User's husband can't have nuts."],
    ["I love ginger, so that sounds great.", "User loves ginger."],
    ["I've never liked beets, though, so I'd need to hide it.", "User has never liked beets."],
    [
      "A begonia sounds fun. I killed my only fern last winter because I left it on the radiator.",
      "User killed their only fern last winter (winter 2022/23) because they left it on the radiator.",
    ],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test.each([["It's in Cork, although my sister lives in Bath."], ["That sounds great, but it's too far for me."]])(
    "is not cut where what stands before it is no verdict, or what is left leans on it: %s",
    async (said) => {
      expect(await textsOf(`user: ${said}`)).toEqual([]);
    },
  );

  test("two weeks back is a day, as two weeks ago", async () => {
    expect(await textsOf("user: I saw my uncle two weeks back in Rome.")).toEqual([
      "User saw their uncle two weeks back (week of 24 April 2023) in Rome.",
    ]);
  });
});

test("what came recommended is not the user", async () => {
  const told = await textsOf("user: one quoted me 190! came recommended by my boss too");
  expect(told.join(" ")).not.toContain("User came");
});

test("nobody called by name is one of a kind", async () => {
  const told = await textsOf(
    "user: My coworker Desmond swears by steel, and he's dropped his twenty times. I'll probably order one this weekend.",
  );
  expect(told.join(" ")).not.toContain("order a coworker");
});

describe("how an assistant is to answer", () => {
  test.each([
    [
      "Please keep answers in bullet points, I read them on my phone.",
      "User wants the assistant to answer in bullet points, as they read its answers on their phone.",
    ],
    [
      "only give me short lists pls, i read these on my watch",
      "User wants the assistant to answer in short lists, as they read its answers on their watch.",
    ],
    ["what about lights. only do km and kg with me pls, i dont get miles", "use only km and kg with them"],
    [
      "I'd appreciate it if you kept your suggestions limited to vegan places from now on.",
      "User wants the assistant to keep its suggestions limited to vegan places from now on.",
    ],
    [
      "I would love it if you only suggested recipes under 30 minutes.",
      "User wants the assistant to only suggest recipes under 30 minutes.",
    ],
    [
      "ta. and pls use short paras and bold the key bits, easier for me",
      "to use short paragraphs and bold the key points, as that's easier for them.",
    ],
    ["grams not ounces pls from now on then", "User wants grams not ounces, from now on."],
    ["It would be great if you could always give prices in euros.", "always give prices in euros"],
  ])("%s", async (said, told) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
  });

  test.each([
    ["I'd appreciate it if you kept it short."],
    ["I would love it if you came to my party from now on."],
    ["I'd appreciate it if you wrote the letter."],
  ])("is not told for good where it is for once, or of somebody else: %s", async (said) => {
    expect((await textsOf(`user: ${said}`)).filter((text) => text.includes("assistant"))).toEqual([]);
  });
});
