// What a reply leaves out - who does it, what it is done to - the question says, or the talk before it.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replies = (question: string, answer: string): Promise<string[]> => textsOf(`Ida: ${question}`, `Bo: ${answer}`);

describe("what the speaker is doing", () => {
  test.each([
    [
      "What are you up to?",
      "fixing up the barn with my dad, want to rent it out",
      "Bo is fixing up the barn with their dad.",
    ],
    [
      "Are you working on something new?",
      "Yeah actually - building a model railway for the club.",
      "Bo is building a model railway for the club.",
    ],
    ["Anything you're working on?", "Yes! Restoring an old canoe.", "Bo is restoring an old canoe."],
    ["Where are you?", "Lille, waiting on a train.", "Bo is in Lille, waiting on a train."],
    ["where you at today", "work, finishin the reports", "Bo is at work, finishing the reports."],
    [
      "How do you talk to each other out there?",
      "sending via walkie talkie, no signal in the valley",
      "Bo is sending via walkie talkie, no signal in the valley.",
    ],
    [
      "and you and Petr?",
      "ended it in march, I moved out",
      'Bo ended it in March (March 2023), they moved out (asked "And you and Petr?").',
    ],
    ["how come?", "changed schools, didn't I tell you?", "Bo changed schools."],
    ["You got time off?", "quit my job, didnt mum tell you?", "Bo quit their job."],
    [
      "You still at the bank?",
      "since March I'm at a brewery",
      'Bo, asked "You still at the bank?": Since March (March 2023) Bo is at a brewery.',
    ],
    ["what happened with the car", "sold it to my cousin", "Bo sold the car to their cousin."],
  ])("%s %s", async (question, answer, told) => {
    expect(await replies(question, answer)).toContain(told);
  });

  test.each([
    ["How do you relax?", "Taking walks, reading and baking helps.", "Bo is taking"],
    ["What are you up to?", "Nothing special.", "Bo is nothing"],
    ["Are you making something for the fair?", "Yes, making jam is easy.", "Bo is making"],
    ["How did she take it?", "cried a bit", "Bo cried"],
    ["Since when?", "since the electricians were here", "electricians"],
  ])("%s %s is not said of the speaker", async (question, answer, wrong) => {
    expect((await replies(question, answer)).join(" ")).not.toContain(wrong);
  });
});

describe("what stands before what is so", () => {
  test.each([
    ["Wine for everybody?", "But a juice for me, I've given up alcohol.", "Bo has given up alcohol"],
    ["Lunch at one?", "A bit later please, I have physio until two.", "Bo has physio until two."],
    [
      "Want to come to the sauna?",
      "Not this week, I had a tooth out yesterday.",
      "Bo had a tooth out yesterday (7 May 2023).",
    ],
    ["Dinner on Monday?", "Not next week, I'm in Oslo.", "Bo is in Oslo next week (week of 15 May 2023)."],
    ["Heavy lifting?", "Nothing heavy for me, my back went on Sunday.", "Bo's back went on Sunday (7 May 2023)."],
    ["More cake?", "Just a small piece, I'm diabetic now.", "Bo is diabetic now."],
    ["You look happy!", "You'll laugh, I've started singing lessons.", "Bo has started singing lessons."],
    ["News?", "Don't tell anyone, but I've applied for the job in Turku.", "Bo has applied for the job in Turku."],
    ["hows the shop", "but guess what I signed the lease", "Bo signed the lease"],
  ])("%s %s", async (question, answer, told) => {
    expect((await replies(question, answer)).join(" ")).toContain(told);
  });

  test.each([
    ["Which bike?", "A small one for my son, I ride the big one.", "A small one"],
    ["How long?", "Half a year for me, we started in May.", "Half a year"],
  ])("%s %s stays whole", async (question, answer, kept) => {
    expect((await replies(question, answer)).join(" ")).toContain(kept);
  });
});

describe("what the talk before names", () => {
  test("it, dealt with, is the one thing that both spoke of", async () => {
    expect(
      await textsOf(
        "Ida: which bike?",
        "Bo: the vespa. the brakes are shot",
        "Ida: oh no",
        "Bo: i think im gonna sell it",
      ),
    ).not.toContain("Bo is going to sell the brakes.");
    expect(
      await textsOf(
        "Ida: How's the ride?",
        "Bo: The vespa broke down again.",
        "Ida: Oh no!",
        "Bo: I'm going to sell it for parts.",
      ),
    ).toContain("Bo is going to sell the vespa for parts.");
  });

  test("a question typed without its mark is one, whatever it opens with", async () => {
    expect(
      await textsOf(
        "Ida: anyway hows college, did u pick a topic for ur thesis",
        "Bo: yeah im writing it on old lighthouses",
      ),
    ).toEqual(['Bo is writing it on old lighthouses (asked "How\'s college, did you pick a topic for your thesis?").']);
  });
});

describe("an occupation with what its owner does", () => {
  test.each([
    ["found a teacher, 25 a lesson", "User found a teacher, 25 a lesson."],
    ["got a plumber, 90 an hour.", "User got a plumber, 90 an hour."],
    ["Surgeon at Ninewells says no running for a year.", "User's surgeon at Ninewells says no running for a year."],
    ["Midwife at St Mary reckons it's a girl", "User's midwife at St Mary reckons it's a girl."],
    ["Physio from the club said six weeks.", "User's physio from the club said six weeks."],
    ["Barista at Nero spilled tea on me", "Barista at Nero spilled tea on User."],
  ])("%s is somebody else", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual([expected]);
  });

  test.each([
    "Teacher at his school thinks he's gifted",
    "Plumber at number 9 charges 70",
    "Lawyer from Bath quoted 3000 euros.",
    "Electrician at work got a shock.",
    "Engineer from Miele fixed the washing machine.",
    "Vet from Mill Road, who saw the cat, thinks it's a virus",
    "Nurse, said I'm fine",
    "Coach at the pool shouted at me",
  ])("%s is not the user", async (said) => {
    for (const text of await textsOf(`user: ${said}`)) expect(text).not.toMatch(/User is an? /);
  });

  test.each([
    ["Nurse at Hill Hospital", "User is a nurse at Hill Hospital."],
    ["Nurse at Hill Hospital, night shifts", "User is a nurse at Hill Hospital, night shifts."],
    ["Nurse at Ninewells working nights", "User is a nurse at Ninewells working nights."],
    ["Nurse at Ninewells that works nights", "User is a nurse at Ninewells that works nights."],
    ["Chef at a place called Oslo", "User is a chef at a place called Oslo."],
    ["Manager at Boots since I left school", "User is a manager at Boots since they left school."],
    ["Teacher at a special needs school", "User is a teacher at a special needs school."],
    ["Baker at Greggs and mum of two.", "User is a baker at Greggs and mum of two."],
  ])("%s without one is the user", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toEqual([expected]);
  });
});

describe("what got well is of whom was told of", () => {
  test.each([
    ["my mum is coming. her wrist is fine again", "User's mum's wrist is fine again."],
    ["dad called. his knee is better", "User's dad's knee is better."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});

test.each(["Been together 14 months.", "been together since May"])("%s: of two", async (said) => {
  const told = await textsOf("user: I'm moving in with my girlfriend Ida.", `user: ${said}`);
  expect(told.join(" ")).not.toContain("User has been together");
});

test.each(["starts at the harbour in june", "begins as a cook in june"])("%s: somebody", async (said) => {
  expect((await textsOf("user: My husband quit the rig!", `user: ${said}`)).join(" ")).not.toMatch(
    /It (?:starts|begins)/,
  );
});

test.each(["starts at the end of june", "starts at 9 on Monday"])("%s: something", async (said) => {
  expect((await textsOf(`user: I got the job! ${said}`)).join(" ")).toContain("It starts at");
});

describe("whom or what one got is named behind it", () => {
  test.each([
    ["we got him! a greyhound called Biscuit, 4 years old", "User got a greyhound called Biscuit, 4 years old."],
    ["got one! a second hand Bosch dishwasher, 120 quid", "User got a second hand Bosch dishwasher, 120 quid."],
    ["I bought them! A pair of red boots, 90 euros.", "User bought a pair of red boots, 90 euros."],
  ])("%p", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test.each(["I got it. A bit tricky but fine.", "I bought it! A proper bargain."])("not in %p", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });
});

test("an amount behind somebody's name leaves them the one who is told of", async () => {
  const told = await textsOf("user: I broke up with Kyle. 2 years. He's moving to Alaska for a job.");
  expect(told.join(" ")).toContain("He is moving to Alaska for a job.");
});
