// What is typed in haste of something by its name is told as a statement of its own; what leans on what stands around it stays in quotation marks.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

/** Said on Monday, 8 May 2023. */
const told = (said: string): Promise<string[]> => textsOf(`user: ${said}`, "assistant: I see.");

describe("told whole", () => {
  test.each([
    ["we left Lund in May. Marta went back to nursing", "Marta went back to nursing."],
    ["choir got moved to mondays at 5pm", "Choir got moved to Mondays at 5pm."],
    [
      "the fair was a success, 40 became 60 but there was enough",
      "The fair was a success, 40 became 60 but there was enough.",
    ],
    ["Ylva wants to start judo", "Ylva wants to start judo."],
    ["the quarry gave me a second shift, saturdays 6 to 2", "The quarry gave User a second shift, Saturdays 6 to 2."],
    ["we left Lund in May. ferry's called the Morgenrot", "The ferry is called the Morgenrot."],
    ["Ylva's started mixing up names. so what should I do", "Ylva has started mixing up names."],
    ["dinner went fine. vet halved the dose, no jab for now", "Vet halved the dose, no jab for now."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each([
    "she got moved to nights at the mill",
    "the cat is in the shed since 5",
    "Ylva wants to join them on fridays",
  ])("in its own words: %s", async (said) => {
    expect((await told(said)).filter((text) => !text.includes("says"))).toEqual([]);
  });
});

describe("what goes on about something stands behind it, and not in a quotation of both", () => {
  test.each([
    [
      "decided against the mill. too damp and the lease was 12 years",
      "User decided against the mill. Too damp and the lease was 12 years.",
    ],
    [
      "tickets are 12 and Ylva wants four. it's 30 for the boat",
      "Tickets are 12 and Ylva wants four. It's 30 for the boat.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([expected]);
  });

  test("news behind an answer is no part of it", async () => {
    const said = await textsOf(
      "user: our cook is called Ragna and she's strict",
      "assistant: What makes her strict?",
      "user: she weighs every onion and sighs. Anyway I bought a used canoe for 300 euros to get there since the bridge is shut",
    );
    expect(said).toContain("User bought a used canoe for 300 euros to get there since the bridge is shut.");
    expect(said.join("\n")).toContain('says "she weighs every onion and sighs"');
  });

  test.each([
    ["nothing that two are: Ylva's lovely, we're together now", "User is together"],
    ["no question: got the keys today. next is finding a bank, which bank is good", "The keys"],
    ["where two things run on: took the blue one. mint I already have lots of from my aunt", "one. Mint"],
  ])("%s", async (said, unsaid) => {
    expect((await told(said.slice(said.indexOf(": ") + 2))).join("\n")).not.toContain(unsaid);
  });
});

describe("whose it is", () => {
  test.each([
    ["She broke her wrist on Saturday. Doctor is Dr Benn.", /User's doctor/],
    ["My son broke his arm. Doctor is Dr Benn.", /User's doctor/],
    ["We found a place for the bakery on Elm Street. rent is 1,150 a month.", /User's rent/],
  ])("not the user's: %s", async (said, unsaid) => {
    expect((await told(said)).join("\n")).not.toMatch(unsaid);
  });

  test.each([
    ["Doctor is Dr Benn.", "User's doctor is Dr Benn."],
    ["My sister moved to Rome. Rent is 640 now.", "User's rent is 640 now."],
  ])("the user's: %s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });
});

describe("what lasts longer than the chat", () => {
  test.each([
    ["I live in Leeds. I want to learn Italian.", "User wants to learn Italian."],
    ["I live in Leeds. I want to take up pottery.", "User wants to take up pottery."],
    ["I live in Leeds. I want to grow tomatoes on the balcony.", "User wants to grow tomatoes on the balcony."],
    ["I live in Leeds. I want to stop commuting.", "User wants to stop commuting."],
    ["I live in Leeds. I want to buy an electric bike.", "User wants to buy an electric bike."],
    ["I'm struggling with insomnia.", "User is struggling with insomnia."],
    ["I need to see a dentist.", "User needs to see a dentist."],
    ["I'm hoping to get a promotion.", "User is hoping to get a promotion."],
    ["I've saved 31k so far.", "User has saved 31k so far."],
    ["The budget would be around 80,000 euros.", "User says the budget would be around 80,000 euros."],
    ["Judo is on Wednesdays at 2pm.", "Judo is on Wednesdays at 2pm."],
    ["I can't do cashews btw, I'm badly allergic.", "User is badly allergic to cashews."],
    ["Anyway I bought a second-hand van for 4,800 euros.", "User bought a second-hand van for 4,800 euros."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(expected);
  });

  test.each([
    "I live in Leeds. I want to make sure the table fits.",
    "I live in Leeds. I want to know how it works.",
    "I live in Leeds. I want to improve this draft.",
    "I live in Leeds. I'd like some ideas.",
    "I live in Leeds. I want to understand this chapter.",
  ])("no longer: %s", async (said) => {
    expect(await told(said)).toEqual(["User lives in Leeds."]);
  });
});

describe("who does it, and when", () => {
  const answered = (asked: string, said: string): Promise<string[]> =>
    textsOf("user: We have a daughter, Ylva.", `assistant: Nice. ${asked}`, `user: ${said}`);

  test.each([
    [
      "Who takes Ylva to school in the morning?",
      "My mother-in-law Gudrun does, on Tuesdays and Thursdays.",
      "User's mother-in-law Gudrun takes Ylva to school in the morning on Tuesdays and Thursdays.",
    ],
    ["Who walks the dog?", "My neighbour does, every evening.", "User's neighbour walks the dog every evening."],
    ["Who walks the dog?", "Gudrun does on Mondays.", "Gudrun walks the dog on Mondays."],
  ])("%s %s", async (asked, said, expected) => {
    expect(await answered(asked, said)).toContain(expected);
  });

  test.each([
    ["Who runs the shop?", "Gudrun is happy to."],
    ["Who bakes the bread?", "Nobody does, at the moment."],
  ])("of nobody: %s %s", async (asked, said) => {
    expect((await answered(asked, said)).join("\n")).not.toMatch(/runs the shop|bakes the bread/);
  });
});
