// In talk, what says which one it is, when it was and of whom or what it tells stands in another sentence than the news itself.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...turns: string[]): Promise<string> => (await textsOf(...turns)).join(" | ");

describe("which one it is stands behind the news", () => {
  test.each([
    [
      "I've enrolled in a course. Welsh for beginners, on Tuesdays.",
      /enrolled in a course\. Welsh for beginners, on Tu/,
    ],
    ["I've got a new hobby. Lockpicking.", /a new hobby\. Lockpicking/],
    ["My cousin has got a new job. Head of security at a mill.", /a new job\. Head of security at a mill/],
    ["I've taken up baking. Rye loaves, mostly.", /taken up baking\. Rye loaves/],
  ])("%s", async (said, expected) => {
    expect(await told("Ada: What's new?", `Bo: ${said}`)).toMatch(expected);
  });

  test.each([
    ["I've got a new job. Best move ever!", /Best move/],
    ["I joined a choir. Lovely people!", /Lovely/],
    ["I've started painting. Loads of fun.", /Loads/],
    ["I applied for a job. Fingers crossed!", /Fingers/],
  ])("but no verdict: %s", async (said, verdict) => {
    expect(await told("Ada: What's new?", `Bo: ${said}`)).not.toMatch(verdict);
  });
});

describe("when stands behind it", () => {
  test.each([
    ["How's Petra?", "We broke up. In March, actually.", /broke up in March/],
    ["How is Lena?", "She's expecting! In July.", /expecting a baby in July/],
    ["Any news?", "My uncle left Graz. In 2018, I think.", /left Graz in 2018/],
    ["How was the week?", "We went to the coast. On Sunday, actually.", /went to the coast on Sunday/],
    ["When do you sail?", "Should be on Friday.", /will sail on Friday/],
  ])("%s %s", async (asked, said, expected) => {
    expect(await told(`Ada: ${asked}`, `Bo: ${said}`)).toMatch(expected);
  });

  test("but not of a party that should be good", async () => {
    expect(await told("Ada: When's the party?", "Bo: Should be a good weekend for it.")).toBe("");
  });

  test("no year is made of so many years then", async () => {
    expect(await told("Ada: You were there for, what, six years?", "Bo: Seven in May.")).toBe("");
  });
});

describe("of whom it is", () => {
  test.each([
    ["How is Maureen?", "The knee is being replaced in November. She's on two crutches.", /Maureen is on two crutches/],
    ["Who mows the lawn?", "Kwabena does. He's the new lodger, from Accra.", /Kwabena is the new lodger/],
    ["Did you go to Colin's leaving do?", "I did. He's moving to Malta.", /Colin is moving to Malta/],
    ["How is Maureen?", "Ask Ruta. She knows more about it.", /^(?!.*Maureen knows)/],
    ["How is Tom?", "The cat died on Sunday. He was nineteen.", /^(?!.*Tom was)/],
    ["How is Maureen?", "The nurse came twice. She is worried.", /^(?!.*Maureen is worried)/],
  ])("%s %s", async (asked, said, expected) => {
    expect(await told(`Ada: ${asked}`, `Bo: ${said}`)).toMatch(expected);
  });

  test("who comes in with the breed alone", async () => {
    expect(await told("Ada: What kind?", "Bo: A whippet, Moss. She's retired from the track.")).toMatch(
      /Moss is retired from the track/,
    );
  });

  test("a day is nobody", async () => {
    const talk = [
      "Ada: What's new?",
      "Bo: I've been going over on Sundays.",
      "Ada: Nice!",
      "Bo: She's teaching me bridge.",
    ];
    expect(await told(...talk)).not.toMatch(/Sundays is/);
  });

  test("what somebody's mother did is of no thing that was spoken of", async () => {
    const talk = ["Ada: How's your mum?", "Bo: I have a new workshop. She asked for a ladle."];
    expect(await told(...talk)).not.toMatch(/ladle \(speaking of/);
  });
});

describe("of what a count or one is", () => {
  test.each([
    ["I've got two apprentices now. One's a beekeeper.", /One of Bo's two apprentices is a beekeeper/],
    ["They want me to add the mills. There were eleven, and only one's left.", /there were eleven mills/],
    ["We have two dogs and three cats. One is deaf.", /^(?!.*[Oo]ne of)/],
    ["I went to see the goats. One day I'll keep some.", /^(?!.*[Oo]ne of)/],
  ])("%s", async (said, expected) => {
    expect(await told("Ada: What's new?", `Bo: ${said}`)).toMatch(expected);
  });
});

describe("read as it is meant", () => {
  test.each([
    ["I've joined the ringers at All Saints.", /^Bo has joined the ringers at All Saints\.$/],
    ["I've got as far as 1840 with the map.", /got as far as 1840/],
    ["Took Mr. Adeyemi two weeks but he brought me a pie.", /^(?!.*Bo took)/],
    ["I'd a tandem in the van.", /Bo had a tandem/],
    ["Starting April 14 I'm at a studio in Lund.", /^Starting April 14 \([^)]*\) Bo is at a studio/],
    ["My Saturday girl can't count.", /^Bo's Saturday girl can't count\.$/],
    ["I'm not crying you're crying.", /^$/],
  ])("%s", async (said, expected) => {
    expect(await told("Ada: What's new?", `Bo: ${said}`)).toMatch(expected);
  });

  test.each([
    ["Did you get an x-ray at least?", "Yes nurse.", /^Bo got an x-ray\.$/],
    [
      "How's your sister, did she have the operation?",
      "Yeah, on the 12th.",
      /Bo's sister had the operation on the 12th/,
    ],
    ["When do you move?", "The weekend after.", /will move the weekend after/],
    ["How's trade?", "Up a bit, since I put the machine in.", /since Bo put the machine in/],
    ["How's the kitchen treating you?", "Better since they changed the stove. The old one smoked.", /^(?!.*treating)/],
  ])("%s %s", async (asked, said, expected) => {
    expect(await told(`Ada: ${asked}`, `Bo: ${said}`)).toMatch(expected);
  });

  test("how long is asked of what goes on", async () => {
    const talk = ["Ada: We're renting a cabin in Norway. I went there as a child.", "Bo: How long?", "Ada: Two weeks."];
    const all = await told(...talk);
    expect(all).not.toMatch(/as a child: two weeks/);
    expect(all).toMatch(/Two weeks \(said after "We're renting a cabin/);
  });
});
