// What is a lasting fact, and what only happened, may come or has to be done.

import { expect, test } from "bun:test";
import type { MemoryKind } from "#domain/memory.ts";
import { kindOf } from "#plugins/memory-extractors/local/telling/kinds.ts";
import { isLasting } from "#plugins/memory-extractors/local/telling/lasting.ts";
import { extract, textsOf, turns } from "../conversation.ts";

const lasts = (text: string): boolean => {
  const kind = kindOf({ text, isInstruction: false, hasEventDate: false, isFutureDate: false });
  return isLasting({ kind, text, hasEventDate: false, own: text.startsWith("Ada") ? text : null });
};

test.each([
  "Ada likes strong tea.",
  "Ada and Ben like long walks.",
  "Ada is really into chess.",
  "Ada used to live in Ghent.",
  "Ada grew up on a farm.",
  "Ada was diagnosed with asthma.",
  "Ada's older sister Ida is a pilot.",
  "Ada has to take insulin every morning.",
  "Ada will never eat mushrooms.",
  "Ada would rather take the stairs.",
  "Ada can't drive.",
  "Ada can't abide celery.",
  "Ada needs a quiet wheelchair.",
  "Ada is home by six every day.",
  "Ada is all about crime novels.",
  "Ada is at the bakery by six every day.",
  "Ada has insulin for two weeks a month.",
  "Ada has lived in Ghent for six years.",
  "Ada has always wanted a boat.",
  "Ada has been an alto in the choir since 1989.",
  "Chess and sailing are Ada's main hobbies.",
  "Ada can't sleep in the heat.",
  "Ada bites their nails when they are stressed.",
  "Ada has a scar on their left knee.",
  "Ada is open to new ideas.",
  "Ada's son is keen on trains.",
  "Ada always hopes for snow.",
  "Ada keeps bees.",
  "Ada has the same birthday as Ben.",
  "Ada has two days a week at the mill.",
  "Ada can't stand cumin.",
  "Ada and Ben read a lot.",
  "Ada's sisters read a lot.",
  "Ada misses the ferry every Monday.",
  "Ada loves the sea.",
  "Ada hates these endless meetings about meetings.",
  "Ada is to blame for every broken cup.",
  "Ada is late every morning.",
  "Ada's main goal is to give children a home.",
  "Ada doesn't work in the garden until May every year.",
])("%s lasts", (text) => {
  expect(lasts(text)).toBe(true);
});

test.each([
  "Ada got stuff like rope and tar.",
  "Ada felt like a guest.",
  "Ada said yes to the rehearsal they like so much.",
  "Ada's aunt believed in hard work.",
  "Ada found it great to talk to like-minded people.",
  "Ada wants to look into a new oven.",
  "Ada wants a refund for the oven.",
  "Ada needs an ad for the shop.",
  "Ada's oven died.",
  "Ada would like to use a library like Fern.",
  "Ada needs to find a better way to use their passion.",
  "Ada is trying to sew their own curtains.",
  "Maybe Ada will look into pottery.",
  "Ada may have found a job they like.",
  "Ada quit climbing, their shoulder is wrecked.",
  "Ada is at 217 now.",
  "Ada is back from Oslo.",
  "Ada is home again.",
  "Ada's budget for the hotel is 90 a night.",
  "Ada has a flat in Ghent for the first four nights.",
  "Ben thinks Ada is too strict.",
  "Ada has used the paper form.",
  "Ada is in hospital, nothing bad.",
  "Ada shall say yes.",
  "Ada has sadly withdrawn from the choir.",
  "Ada is having some trouble with the form.",
  "Ada has never finished a tapestry.",
  "Ada is also worried about the ferry.",
  "Ada is still torn between two ovens.",
  "Ada can still reach out to Ben.",
  "Ada is off to the mill with the twins.",
  "Ada is really keen to try the new oven.",
  "Ada is over the moon about the boat.",
  "Ada hopes they can come in May.",
  "Ada doesn't expect to win the race.",
  "Ada's brother is in talks with a label.",
  "Ada appreciates Ben's kind words.",
  "Ada's dad put in half of the money.",
  "Ada read a book about castles.",
  "Ada is a little behind with the order.",
  "Ada's van is at the garage with a dead gearbox.",
  "Ada is fine, but the roof leaks.",
  "Ada is to tune both pianos.",
  "Ada has the photo.",
  "Ada has ten days.",
  "Ada can't, it is choir night.",
  "Ada misses Ben's coffee.",
  "Ada keeps telling Ben that it is over soon.",
  "Ada has never been so wrecked.",
  "Ada really likes the suggestion of a shelf.",
  "Ada loves Ben's lantern idea.",
  "Ada is a nightmare.",
  "Ada hates this word.",
  "Ada's accountant kills them otherwise.",
  "Ada doesn't get how it is worked out.",
  "Ada has already set up the loom.",
  "Ada doesn't want any holes in the roof before May.",
  "Ada won't fly until the operation.",
  "Keeping Ada's looms dry is important.",
  "The current version of the pattern is 2.3.",
])("%s does not", (text) => {
  expect(lasts(text)).toBe(false);
});

test.each([
  ["Ida: My aunt works at the mill since August.", "fact", true],
  ["Ida: I've been vegan since Christmas.", "preference", true],
  ["Ida: My uncle lives alone in Lund since his wife died in 2021.", "fact", true],
  ["Ida: My aunt started at the mill in April.", "event", false],
  ["Ida: I've been in Oslo since Friday.", "event", false],
  ["Ida: I've had them for 6 years now and they bring me tons of joy!", "fact", false],
  ["Ida: I can't wear wool since it gives me a rash.", "preference", true],
  ["Ida: I don't drive so it's two hours by train each way.", "fact", true],
] as const)(
  "what began then and goes on is no event, and what leans on something untold no trait: %s",
  async (said, kind, isStatic) => {
    expect((await extract(turns(said))).map((memory) => [memory.kind, memory.isStatic])).toEqual([[kind, isStatic]]);
  },
);

test.each([
  ["I put a new lamp in the window.", "User put a new lamp in the window."],
  ["I put up a fence behind the barn.", "User put up a fence behind the barn."],
  ["I put a new bag in the bin every Monday.", "User puts a new bag in the bin every Monday."],
  ["I put honey in my tea.", "User puts honey in their tea."],
])("what is put somewhere once is past: %s", async (said, expected) => {
  expect(await textsOf(`user: ${said}`)).toEqual([expected]);
});

test.each([
  ["I set up a shop on Monday.", "User set up a shop on Monday (1 May 2023)."],
  ["My son is in his last year of high school.", "User's son is in his last year of high school."],
  [
    "My sister moved to Ghent two years ago in March.",
    "User's sister moved to Ghent two years ago in March (March 2021).",
  ],
  ["I burst into tears at the finish.", "User burst into tears at the finish."],
  ["I better book a table at the Swan.", "User had better book a table at the Swan."],
  ["Funny you mention it, a baker in Ghent asked me for my starter.", "A baker in Ghent asked User for their starter."],
])("%s", async (said, expected) => {
  expect(await textsOf(`user: ${said}`)).toEqual([expected]);
});

test.each<[string, MemoryKind]>([
  ["Ada doesn't use the frame any more.", "fact"],
  ["Ada doesn't wear wool.", "preference"],
  ["Ada doesn't eat pork any more.", "preference"],
])("%s is a %s", (text, kind) => {
  expect(kindOf({ text, isInstruction: false, hasEventDate: false, isFutureDate: false })).toBe(kind);
});
