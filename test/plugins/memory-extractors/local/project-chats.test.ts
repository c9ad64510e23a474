// What a user tells an assistant in long chats about a project: facts beside a question, figures and days that change, and orders
// about how to be answered.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (words: string): Promise<string[]> => textsOf(`user: ${words}`, "assistant: I see.");

describe("facts beside a question", () => {
  test.each([
    [
      "I negotiated three free Fridays a month, which cut my overtime by 15%, and I'd like to know what I can do with them?",
      "User negotiated three free Fridays a month, which cut their overtime by 15%.",
    ],
    [
      "My best time's 52:40 at the moment, what half marathon time could I aim for?",
      "User's best time is 52:40 at the",
    ],
    ["what can I try, the export needs 6 minutes on my laptop", "The export needs 6 minutes on User's laptop."],
    [
      "How do I promote our tea room, considering we've already moved it to Main Street on 2 March?",
      "User has already moved their tea room to Main Street on 2 March (2 March 2023).",
    ],
    [
      "How can I shorten my chapters, considering I've already trimmed them by 20%?",
      "User has already trimmed their chapters by 20%.",
    ],
    [
      "How can I best use the 12 flash cards I added to my language plan by 14 March to learn faster?",
      "User added the 12 flash cards to their language plan by 14 March (14 March 2023).",
    ],
    [
      "How can I present the effect of cutting food waste by 18% in my first quarter?",
      "User cut food waste by 18% in their first quarter.",
    ],
    ["I wrote a small bot at Hallberg in 2021, so reuse that for the alerts?", "User wrote a small bot at Hallberg in"],
    [
      "I'm worried about declaring my rental income of 4,100 euros, can you help?",
      "User is worried about declaring their",
    ],
    ["the landlord raised the rent from 800 to 870, is that legal?", "the landlord raised the rent from 800 to 870."],
    ["The survey found wet rot in the attic. Can we ask for less?", "the survey found wet rot in the attic."],
    ["The ultrasound showed a small cyst. Is that common?", "the ultrasound showed a small cyst."],
    ["The surveyor thinks the gutters need 900 euros of work. Fair?", "the gutters need 900 euros of work."],
    ["Please be gentle, my grandmother died on Monday.", "User's grandmother died on Monday (1 May 2023)."],
    ["I'm 44 and just starting out, so go easy on me.", "User is 44 and just starting out."],
  ])("%s tells %s", async (words, expected) => {
    expect((await told(words)).join(" ")).toContain(expected);
  });

  test.each([
    ["What would be the effect of cutting my salary by 10% next year?"],
    ["Is the 5% discount I asked for in March still fine?"],
    ["The chance of rolling a six is 1/6, is that right?"],
    ["The printer is on floor 3, is that right?"],
    ["The survey found that most people like tea. Is that right?"],
    ["The scan showed two open ports. Is that bad?"],
  ])("%s tells nothing", async (words) => {
    expect(await told(words)).toEqual([]);
  });

  test("an order behind what is so is left out", async () => {
    const [text = ""] = await told("My sister's solo takes 7 minutes, so push the vows to 4:15.");
    expect(text).toContain("takes 7 minutes");
    expect(text).not.toContain("push");
  });
});

describe("what changes in the course of a project", () => {
  test.each([
    ["They moved the fitting to 25 July because of that.", "the fitting was moved to 25 July (25 July 2023)."],
    ["so I shrank the photos to 400 KB and now the upload takes 3 minutes.", "User shrank the photos to 400 KB"],
    ["The race went fine, and I'd to walk a bit after 17 km.", "User had to walk a bit after 17 km."],
    ["I dropped 2 of the stations because they had more than 20% gaps.", "User dropped 2 of the stations because they"],
    ["I sold the boat because it had a leak.", "User sold the boat because it had a leak."],
    ["212 customers have open points, so dropping the card is no option.", "212 customers have open points"],
    ["The caterer quoted 62 euros a head.", "The caterer quoted 62 euros a head."],
    [
      "My coach Ben's happy for me to go up to 40 km a week from now on.",
      "User's coach Ben is happy for User to go up",
    ],
    [
      "Me and my fiancé Jörg are off to Cork on 3 July, any tips?",
      "User and their fiancé Jörg are off to Cork on 3 July",
    ],
    ["My fiancée Ada and I are moving to Graz in June.", "User and their fiancée Ada are moving to Graz in June"],
    [
      "The ramipril was doubled to 10 mg because the pressure was still 150 over 95.",
      "the ramipril was doubled to 10 mg",
    ],
    [
      "my flight moved to aug 6 (airline changed it), so the form must be after the 27th right?",
      "User's flight moved to Aug 6 (6 August 2023)",
    ],
    [
      "we found a flat on Mill Road, 1420 a month, but the landlord wants 500 on top??",
      "User found a flat on Mill Road, 1420 a month, but the landlord wants 500 on top.",
    ],
    ["im vegetarian now since april so any resto tips?", "User is vegetarian now since April (April 2023)."],
    ["i have been to oslo once, a layover in 2016 does that count", "User has been to Oslo once, a layover in 2016."],
    ["Building a side project: a rota app for my choir.", "User is building a side project: a rota app"],
  ])("%s tells %s", async (words, expected) => {
    expect((await told(words)).join(" ")).toContain(expected);
  });

  test("what holds from now on is of no day a week away", async () => {
    const texts = await told("My coach says I may run 40 km a week from now on.");
    expect(texts.join(" ")).not.toContain("May 2023");
  });

  test("a name that ends in s keeps its capital", async () => {
    expect((await told("Joris needed 17 hours rather than 12, so the bill comes to 935 euros.")).join(" ")).toContain(
      "Joris needed 17 hours",
    );
  });

  test("the joy something brings stays open", async () => {
    expect(await told("I love the joy it brings.")).toEqual([]);
  });
});

describe("what was moved, told of in a turn before", () => {
  const later = async (before: string, words: string): Promise<string> =>
    (await textsOf(`user: ${before}`, "assistant: Good luck!", `user: ${words}`, "assistant: I see.")).join(" ");

  test.each([
    [
      "I have an interview with Brenner Glass on 28 May at 2.",
      "They moved it to 2 June, she's down with the flu.",
      "the interview with Brenner Glass was moved to 2 June (2 June 2023).",
    ],
    [
      "My driving test with Mr. Pohl is on 20 May.",
      "It was pushed back to 3 June because the car broke.",
      "the driving test with Mr. Pohl was pushed back to 3 June (3 June 2023) because the car broke.",
    ],
    [
      "I've a call with my landlord.",
      "They moved it to 3 June. What do I say?",
      "The call with User's landlord was moved",
    ],
  ])("%s %s", async (before, words, expected) => {
    expect(await later(before, words)).toContain(expected);
  });

  test.each([
    ["I've an exam on Monday and a viewing on Friday.", "They moved it to Thursday."],
    ["I painted the couch for my sister.", "They moved it back."],
  ])("%s %s leaves open what was moved", async (before, words) => {
    expect(await later(before, words)).not.toMatch(/The (?:exam|viewing|couch) was moved/i);
  });

  test("a thing of two is not chosen in both", async () => {
    const texts = await textsOf(
      "user: can I get out of a lease for 2 or do I find a roommate",
      "assistant: - Lease transfer or a roommate",
      "user: roommate! found one already, Theo, he pays 650.",
    );
    expect(texts.join(" ")).not.toContain("Lease transfer");
  });
});

describe("how the assistant is to answer", () => {
  test.each([
    [
      "Talk to me plainly and don't be praising me at every turn, I can't abide it.",
      "to talk to them plainly and to stop praising them at every turn",
    ],
    [
      "can u answer in short bullet points pls, i read on my phone.",
      "to answer in short bullet points, as they read on",
    ],
    ["I'm not very technical, so please explain things without jargon.", "to explain things without jargon."],
    ["I never used R in my life so please give me only Python code", "to give them only Python code."],
    [
      "please answer always in simple English and not more than 10 sentences, my English is B1",
      "to always answer in simple English and not more than 10 sentences",
    ],
    ["Whenever you give me prices, put the VAT in please.", "to put the VAT in whenever it gives them prices."],
    ["Always state the library version when you show code.", "to always state the library version when it shows code."],
    [
      "Every time you show me a recipe, add the weights in grams.",
      "to add the weights in grams every time it shows them",
    ],
    ["Whenever we talk about money, show me what's left.", "to show them what's left whenever they talk about money."],
    [
      "I get overwhelmed by long lists, so please keep it to three options max when you suggest things.",
      "to give no more than three options when it suggests things.",
    ],
    [
      "That's lovely but drop the exclamation marks, I can't stand them.",
      "not to use exclamation marks, as they can't",
    ],
  ])("%s is wished for good: %s", async (words, expected) => {
    expect((await told(words)).join(" ")).toContain(`User wants the assistant ${expected}`);
  });

  test.each([["Could you drop the tables?"], ["Don't mention it."], ["Mention that it's for charity."]])(
    "%s is no wish for good",
    async (words) => {
      expect(await told(words)).toEqual([]);
    },
  );
});
