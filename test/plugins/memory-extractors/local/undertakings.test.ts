// Said on Monday, 8 May 2023. What a user of an assistant tells of a part of what the chat has long been about is told with that;
// not where two of a kind were named lately, or where the words name it themselves.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldAfter = async (begun: string, ...said: string[]): Promise<string> => {
  const turns = [begun, ...said].flatMap((words) => [
    `user: ${words}`,
    "assistant: Sure, here is what I would do first.",
  ]);
  return (await textsOf(...turns)).join("\n");
};

describe("a part is told with what it is of", () => {
  test.each([
    [
      "I'm planning to build a seed inventory tracker for a nursery with Django.",
      "I'm going to deploy the app on Fly.io on Friday.",
      "User is going to deploy the app on Fly.io on Friday (12 May 2023) (speaking of their seed inventory tracker).",
    ],
    [
      "I'm planning to build a seed inventory tracker for a nursery with Django.",
      "The test coverage is at 71% and I want to get it to 85%.",
      "The test coverage is at 71% and User wants to get it to 85% (speaking of their seed inventory tracker).",
    ],
    [
      "We're building an allotment booking site with Rails. Which gems do I need?",
      "My mentor Ruta suggested a waiting list for the project.",
      "for the project (speaking of their allotment booking site).",
    ],
    [
      "I'm writing a 3,000-word essay on the ethics of zoos for my philosophy class.",
      "I've moved the section on aquariums to a footnote.",
      "User has moved the section on aquariums to a footnote (speaking of their 3,000-word essay on the ethics of zoos).",
    ],
    [
      "I'm working on the firmware for a tide logger.",
      "My boss Ilse wants the release candidate by 3 June.",
      "User's boss Ilse wants the release candidate by 3 June (3 June 2023) (speaking of their tide logger).",
    ],
    [
      "I'm setting up a small apiary behind the mill.",
      "I'm calling the hives Ott and Una.",
      "User is calling the hives Ott and Una (speaking of their apiary).",
    ],
    [
      "I'm writing a radio play script about a ferry. Can you help me?",
      "I've got 42 pages so far and I cut four lines of exposition.",
      "(speaking of their radio play script about a ferry).",
    ],
    [
      'I\'m working on a feature screenplay called "Low Water". Can you help me?',
      "My flatmate Odo read the draft and said the midpoint comes late.",
      '(speaking of their feature screenplay called "Low Water").',
    ],
    [
      "Lene and I are getting married in September near Ribe.",
      "We've paid the deposit of 2,500 euros for the venue.",
      "(speaking of their wedding).",
    ],
    [
      "I'm training for my first half marathon in October.",
      "I increased the long run to 14 km.",
      "User increased the long run to 14 km (speaking of their half marathon).",
    ],
    [
      "I'm the executor of my late aunt's will.",
      "My cousin Paul disputes the valuation and wants a lawyer.",
      "(speaking of their late aunt's estate).",
    ],
    [
      "I'm taking a botany course this spring. How should I study?",
      "I've finished the first two modules.",
      "User has finished the first two modules (speaking of their botany course).",
    ],
    [
      "I'm developing a mood diary mobile app with Flutter. Which state library is best?",
      "I've got 14 testers so far, mostly from my rowing club.",
      "User has 14 testers so far, mostly from their rowing club (speaking of their mood diary mobile app).",
    ],
    [
      "We're renovating our kitchen and it has to be done by August. Where do we start?",
      "I found an ex-display hob for half the price.",
      "User found an ex-display hob for half the price (speaking of their kitchen).",
    ],
    [
      "I run a small soap business from home. How do I price my soaps?",
      "I set free shipping above 45 dollars.",
      "User set free shipping above 45 dollars (speaking of their soap business).",
    ],
    [
      "I'm preparing a conference talk on river moss. Can you help me?",
      "I did a dry run with my lab yesterday and it took 26 minutes.",
      "(speaking of their conference talk on river moss).",
    ],
    [
      "I'm thinking of taking my landlord to small claims court. What are my chances?",
      "I sent the demand letter on May 2.",
      "(speaking of their small claims case).",
    ],
    [
      "I want to get our family budget under control. Where do I begin?",
      "I made a sheet with three tabs and color-coded the categories.",
      "(speaking of their family budget).",
    ],
    [
      "I'm building an app called Larder and want to launch a first version by June.",
      "I have a budget of 900 euros for the whole thing.",
      "(speaking of their app called Larder).",
    ],
    [
      "We're making a website for small vineyards. Where do we start?",
      "I deployed the homepage on Sunday.",
      "(speaking of their website for small vineyards).",
    ],
    [
      "My husband and I want to buy our first house in Ribe. What comes first?",
      "The surveyor found wet rot in the attic.",
      "(speaking of the house they are buying).",
    ],
    [
      "We offered 240,000 for the flat in Mill Lane and they said yes.",
      "Completion is planned for June 9, and the sellers leave us the stove.",
      "(speaking of the flat they are buying).",
    ],
    [
      "I'm applying for a master's in Ghent and need to write a motivation letter by June. Any advice?",
      "I've written 600 words so far.",
      "User has written 600 words so far (speaking of their motivation letter).",
    ],
  ])("%s ... %s", async (begun, said, told) => {
    expect(await toldAfter(begun, said)).toContain(told);
  });

  test("not with what it tells of", async () => {
    const told = await toldAfter("I'm writing a memoir about a mill in Ribe. I'm aiming for 60,000 words by December.");
    expect(told).toContain("60,000 words by December (December 2023) (speaking of their memoir about a mill).");
  });

  test("nor with what was found on the way", async () => {
    const told = await toldAfter(
      "I'm building a plant reminder app with Swift.",
      "I found a crash in the photo picker. I've invited 25 people to test it.",
    );
    expect(told).not.toContain("speaking of a crash");
  });

  test("an event with who helps", async () => {
    const told = await toldAfter("I'm organizing a charity run for our hospice.", "We've got 12 volunteers.");
    expect(told).toContain("has 12 volunteers (speaking of their charity run).");
  });

  test("not with whom it is made for", async () => {
    const told = await toldAfter(
      "I'm building a stock tracker for my aunt's bakery, and my deadline is June 14, 2025.",
    );
    expect(told).not.toContain("speaking of their aunt's bakery");
  });
});

describe("but not", () => {
  test.each([
    [
      "with one of two of a kind",
      ["I'm building a recipe app in Vue.", "I'm also building a tide tracker in Go.", "I deployed the app on Sunday."],
    ],
    [
      "with one of two apps by their names",
      ["I'm building an app called Larder.", "I'm building an app called Tern.", "I deployed the backend on Sunday."],
    ],
    [
      "of a house where a plant is bought",
      ["I want to buy a house plant for my aunt.", "The seller gave me 3 euros off."],
    ],
    [
      "a budget for something else",
      ["I'm building an app called Larder.", "I have a budget of 400 euros for a new desk."],
    ],
    ["of the keys to something else", ["We want to buy a house in Ribe.", "The keys to my office are lost."]],
    ["of an app of somebody else", ["I'm building an app called Larder.", "My friend's app has 300 testers now."]],
    ["where the words name it", ["I'm writing an essay on zoos.", "I rewrote my essay introduction on Sunday."]],
    [
      "with another work of its field",
      ["I'm writing an essay on zoos.", "I sent in my conference paper draft on Sunday."],
    ],
    [
      "of an app with a name",
      ["I'm building a tide tracker in Go.", "I've been using the meditation app Calmly daily."],
    ],
    ["of a general taste", ["I'm writing an essay on zoos.", "I prefer to write the conclusion first in the morning."]],
    ["of a grant", ["I'm writing a personal statement.", "I cut the word count to 900 for my grant application."]],
    ["of what is only asked for", ["Can you show me a stock tracker?", "I like the endpoint naming at work."]],
    ["of a person of a project", ["I'm building a tide tracker in Go.", "I met the project manager on Sunday."]],
    ["without any part", ["I'm building a tide tracker in Go.", "I moved to Ribe on Sunday."]],
    ["of an amount", ["I have a party budget of 300 euros.", "I moved the limit for wine to 40."]],
    ["of what somebody has", ["I'm helping at my aunt's bakery.", "I ordered the products on Sunday."]],
    ["of what is only considered", ["I'm building a tide tracker in Go.", "I'm thinking of adopting a dog."]],
    [
      "of my app, which a long statement says",
      [
        "I'm building a tide tracker in Go.",
        "I want to add a login to my app before the harbour office tries it in June, since the endpoint that stores the readings is open to everybody now.",
      ],
    ],
    ["of a taste", ["I'm preparing a talk on moss.", "I really love the sea."]],
    ["of what one has been through", ["I'm not over it since my divorce.", "It rained on us in Bled and I hated it."]],
    ["of what one only has", ["My history class is loud.", "I want to improve the mood among the players."]],
    ["of what was read for it", ["I'm writing a memoir on mills.", "I transcribed 40 pages so far."]],
    ["of several works", ["I'm writing film scripts about a ferry.", "I rewrote the outline on Sunday."]],
  ])("%s", async (_, [begun = "", ...said]) => {
    expect((await toldAfter(begun, ...said)).split("\n").at(-1)).not.toContain("speaking of");
  });

  test("in talk between people", async () => {
    const told = await textsOf(
      "Ida: I'm building a tide tracker in Go.",
      "Ben: Nice!",
      "Ida: My brother tried the test suite on Sunday.",
    );
    expect(told.join("\n")).not.toContain("speaking of their tide tracker");
  });
});
