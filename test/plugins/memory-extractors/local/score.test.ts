// What is worth remembering: deeds, things, people and dates, and not wisdom, moods, courtesies or the task of the hour.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

const betweenPeople = (words: string): Promise<string[]> =>
  textsOf("Ida: Hello there.", "Bo: Hello!", "Ida: All well here.", `Bo: ${words}`);
const toAnAssistant = (words: string): Promise<string[]> => textsOf(`user: ${words}`, "assistant: I see.");

describe("what is worth remembering", () => {
  test.each([
    ["I painted the shed green.", "Bo painted the shed green."],
    ["My bakery opens at six.", "Bo's bakery opens at six."],
    ["I'm lucky to have my wife and kids; they keep me going.", "lucky to have their wife and kids"],
    ["Had a wild week, my bike broke down on my way to work.", "Bo's bike broke down on their way to work."],
    ["I can never do that, I'm scared of heights.", "Bo is scared of heights."],
    ["I can't, I have choir practice every Friday.", "Bo has choir practice every Friday."],
    ["The sea's always been my haven.", "The sea has always been Bo's haven."],
  ])("people tell: %s", async (words, expected) => {
    expect((await betweenPeople(words)).join("\n")).toContain(expected);
  });

  test.each([
    ["Kindness can change the whole world for people."],
    ["It's great to have such support."],
    ["I'm feeling hopeful and optimistic."],
    ["I've been having some tough times lately."],
    ["I will never forget that feeling."],
    ["I'm looking forward to what comes next."],
    ["I won't give up on my dreams."],
    ["I'd love to see how it goes."],
    ["I'm going to keep pushing and make it work."],
    ["I'll always be by your side."],
    ["We can do great things together."],
    ["I'm as flexible as a fridge."],
    ["I'm basically a potato, haha."],
  ])("people only say: %s", async (words) => {
    expect(await betweenPeople(words)).toEqual([]);
  });

  test.each([
    ["I'm building a tide tracker for my sailing club in Kiel.", "User is building a tide tracker"],
    ["I love it when my kids sing in the car.", "User loves it when their kids sing in the car."],
    ["I sold my car and my sister sold hers.", "User sold their car and their sister sold hers."],
    ["My mum has bad news about her hip.", "User's mum has bad news about her hip."],
    ["My friend Ana thinks I should.", "User has a friend called Ana."],
    ["I drink more than I should.", "User drinks more than they should."],
    ["I'm worried about my partner Ada, she's 75.", "User is worried about their partner Ada"],
    [
      "I need help with a puzzle, I've recently increased my sessions to 12, but I'm stuck on this one.",
      "User has recently increased their sessions to 12",
    ],
    ["I've never ordered a sensor for this project, so I'm not sure how to go on.", "User has never ordered a sensor"],
    ["From now on please give weights in grams.", "User wants the assistant to give weights in grams from now on."],
    ["I'm trying to learn Spanish before my trip to Madrid in May.", "User is trying to learn Spanish"],
  ])("a user discloses: %s", async (words, expected) => {
    expect((await toAnAssistant(words)).join("\n")).toContain(expected);
  });

  test.each([
    ["I'm intrigued by the lantern idea."],
    ["I think two shorter meetings could work well."],
    ["I'll start with the first recipe."],
    ["I'm still getting two errors in the parser."],
    ["I'm always looking to improve."],
    ["I want to make sure I handle the empty list."],
    ["I just LOVE it when my train is two hours late."],
    ["My mum makes hers with coconut milk."],
    ["My mum has less nice news."],
    ["My friend is over the moon."],
    ["My sister is getting along better."],
    ["Sleep is better."],
  ])("a user only asks or replies: %s", async (words) => {
    expect(await toAnAssistant(words)).toEqual([]);
  });

  test.each([
    ["My choir means a lot to me.", "Bo's choir means a lot to Bo."],
    ["These are my lucky skates.", "Bo has some lucky skates."],
    ["It was a lovely day at the lake with my aunt.", "Bo had a lovely day at the lake with their aunt."],
    ["It's a bakery I go to often.", "Bo goes to a bakery often."],
    ["My dream is to make a safe home for these kids.", "Bo's dream is to make a safe home for kids."],
  ])("told without what only the listener sees: %s", async (words, expected) => {
    expect(await betweenPeople(words)).toEqual([expected]);
  });

  test("what is worth little is kept of a talk, and marked unsure", async () => {
    const confidenceIn = async (words: string): Promise<number | undefined> =>
      (await extract(turns("Ida: Hello there.", "Bo: Hello!", "Ida: All well here.", `Bo: ${words}`)))[0]?.confidence;
    const [deed, wisdom] = await Promise.all([
      confidenceIn("I painted the shed green last week."),
      confidenceIn("Rain calms me and helps people around me think."),
    ]);
    expect(deed).toBeGreaterThan(0.8);
    expect(wisdom).toBeLessThan(0.6);
  });

  test("of a turn with many weak statements the best two stay, and the strong ones all", async () => {
    const weak = ["I'm a bit moody.", "I smile a lot.", "I feel like a walk."];
    for (const words of weak) expect(await betweenPeople(words)).toHaveLength(1);
    expect(await betweenPeople(weak.join(" "))).toHaveLength(2);
    const strong =
      "I moved to Graz in 2019. I have two sons, Jan and Ole. I work as a nurse in a hospital. My wife teaches maths.";
    expect(await betweenPeople(strong)).toHaveLength(4);
  });
});
