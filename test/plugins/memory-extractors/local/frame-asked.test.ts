// Answers of a few words to plain questions for a time, a place, a length, a price or for who does it, between people.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("A question and the few words in reply are told as one statement:", () => {
  test.each([
    ["when do your classes start?", "the 4th of june", "Wim's classes start on the 4th of June (4 June 2023)."],
    ["Wim when does your course end?", "in july", "Wim's course ends in July (July 2023)."],
    ["when does Otto get back?", "on the 20th", "Otto gets back on the 20th (20 May 2023)."],
    ["When did your uncle retire?", "last year", "Wim's uncle retired last year (2022)."],
    ["what time is your train?", "6:40", "Wim's train is at 6:40."],
    ["what time do you get up?", "about 5", "Wim gets up about 5."],
    ["What time do you wake up in the morning?", "At five.", "Wim wakes up at five in the morning."],
    ["where does your cousin live now?", "Ghent", "Wim's cousin lives in Ghent."],
    ["where does Otto work?", "at the mill", "Otto works at the mill."],
    ["how long are you staying in Ghent?", "ten days", "Wim is staying in Ghent for ten days."],
    ["How long will you be away?", "until october", "Wim will be away until October (October 2023)."],
    ["how much is the gym now?", "28 a month", "Wim says the gym is 28 a month."],
    ["and the deposit?", "900", "Wim says the deposit is 900."],
    [
      "What's your new flat like?",
      "Tiny, but it gets the evening sun.",
      "Wim's new flat is tiny, but it gets the evening sun.",
    ],
    ["What are your lodgers like?", "Loud.", "Wim's lodgers are loud."],
    ["What is your parrot afraid of?", "The kettle.", "Wim's parrot is afraid of the kettle."],
    ["What are you most proud of?", "My allotment.", "Wim is most proud of their allotment."],
    ["how long are you going for?", "three weeks", "Wim is going for three weeks."],
    ["What are you going to carve next?", "A heron for my aunt.", "Wim will carve a heron for their aunt next."],
    ["Who did the roof?", "Otto did.", "Otto did the roof."],
    ["Who painted the gate?", "My aunt did, by herself.", "Wim's aunt painted the gate."],
    ["Who built the oven?", "I did!", "Wim built the oven."],
    ["do you row much?", "twice a week", "Wim rows twice a week."],
    ["Do you travel a lot for work?", "About once a month.", "Wim travels for work about once a month."],
    ["What do you grow?", "Radishes, mostly.", "Wim grows radishes, mostly."],
    ["who waters the plants?", "me", "Wim waters the plants."],
    ["who's on duty this week?", "me, then Otto", "Wim is on duty this week (week of 8 May 2023)."],
    ["who's bringing the drums", "I will", "Wim is bringing the drums."],
    ["who looks after your hens?", "Otto", "Otto looks after Wim's hens."],
    ["who's feeding the hens?", "Otto from the third floor.", "Otto from the third floor is feeding the hens."],
    ["who's feeding the hens?", "Otto next door", "Otto next door is feeding the hens."],
    ["who's picking up Rosa?", "mum", "Wim's mum is picking up Rosa."],
    [
      "What inspires you?",
      "My aunt, hiking and old films, for sure.",
      "What inspires Wim is their aunt, hiking and old films.",
    ],
    [
      "What else brings you joy?",
      "Baking and rowing with friends!",
      "What brings Wim joy is baking and rowing with friends.",
    ],
    ["Anything else that keeps you going?", "Otto and the hens.", "What keeps Wim going is Otto and the hens."],
    ["What helps you unwind these days?", "A long bath.", "What helps Wim unwind is a long bath."],
    ["what do you want for your birthday Wim?", "a new tent. mine ripped", "Wim wants a new tent for their birthday."],
  ])("%s / %s", async (asked, replied, expected) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${replied}`)).toContain(expected);
  });

  // Of nobody who is named, for the moment, or no answer:
  test.each([
    ["when does it start?", "at 9"],
    ["where does he live?", "Ghent"],
    ["how much is it?", "30"],
    ["What inspires you?", "Great question!"],
    ["What makes you happy?", "Seeing you smile."],
    ["What makes you think so?", "The noise."],
    ["What keeps you awake?", "Same as always."],
    ["who wants cake?", "me!"],
    ["who's hungry?", "me"],
    ["who knows the code?", "me"],
    ["who's coming with me?", "me"],
    ["where does Otto work?", "no idea"],
    ["when does the shop close?", "soon"],
    ["where do the forks go?", "top drawer"],
  ])("not %s / %s", async (asked, replied) => {
    expect(await textsOf(`Ada: ${asked}`, `Wim: ${replied}`)).toEqual([]);
  });
});

describe("A condition alone says nothing:", () => {
  test.each([
    ["Ada: does your dad take his pills?", "Wim: whenever my aunt visits"],
    ["Ada: is she eating?", "Wim: only if I cook for Rosa"],
    ["Ada: does it hurt?", "Wim: when Otto drives fast"],
  ])("%s / %s", async (asked, replied) => {
    expect(await textsOf(asked, replied)).toEqual([]);
  });

  test.each([
    ["Wim: When I was ten I moved to Oslo", ["When Wim was ten they moved to Oslo."]],
    ["Wim: When my wife works I cook for the kids", ["When Wim's wife works Wim cooks for the kids."]],
  ])("%s", async (line, expected) => {
    expect(await textsOf("Ada: hi", line)).toEqual(expected);
  });
});

describe("What only opens a sentence is nobody's:", () => {
  test.each([
    ["Wim: my bad Otto is 2 years old", ["Otto is 2 years old."]],
    ["Wim: oh my days I got the job", ["Wim got the job."]],
    ["Wim: me, I've two dogs", ["Wim has two dogs."]],
    ["Wim: My bad knee was operated on", ["Wim's bad knee was operated on."]],
    ["Wim: My bad French is a problem at work", ["Wim's bad French is a problem at work."]],
    ["Wim: My god is Thor", ["Wim's god is Thor."]],
  ])("%s", async (line, expected) => {
    expect(await textsOf("Ada: hi", line)).toEqual(expected);
  });
});

describe('"We" of a team, in talk:', () => {
  test.each([
    ["Wim: we have 40 customers in Spain", "Wim and others have 40 customers in Spain."],
    ["Wim: we hired a data engineer", "Wim and others hired a data engineer."],
    ["Wim: We're fourth in the league", "Wim and others are fourth in the league."],
    ["Wim: we lost 2-1 to Hilltop", "Wim and others lost 2-1 to Hilltop."],
    ["Wim: we hired a nanny", "Wim hired a nanny."],
    ["Wim: we have two kids", "Wim has two kids."],
  ])("%s", async (line, expected) => {
    expect(await textsOf("Ada: hi", line)).toEqual([expected]);
  });

  test("is whoever was asked after, where no mark ends the question", async () => {
    expect(await textsOf("Ada: how's Rosa", "Wim: we broke up")).toEqual(["Rosa and Wim broke up."]);
  });
});

test.each([
  ["What will you research?", "Coral reefs.", "Wim will research Coral reefs."],
  ["What's the pup's name?", "Waffles.", "Wim's pup's name is Waffles."],
  ["Was it the priest?", "Yes! Father Anselm. We got there ten minutes late.", null],
])("%s %s", async (question, answer, expected) => {
  const texts = await textsOf(`Ada: ${question}`, `Wim: ${answer}`);
  if (expected === null) expect(texts.join("\n")).not.toContain("to Father Anselm");
  else expect(texts).toContain(expected);
});

test.each([
  ["What does your dog eat?", "Kibble in the morning.", "Wim's dog eats kibble in the morning."],
  ["What does your brother teach?", "Latin.", "Wim's brother teaches Latin."],
  [
    "Since when do you want to be a nurse?",
    "Since my grandpa's stroke.",
    "Wim has wanted to be a nurse since their grandpa's stroke.",
  ],
])("%s %s", async (question, answer, expected) => {
  expect(await textsOf(`Ada: ${question}`, `Wim: ${answer}`)).toContain(expected);
});

test("how long somebody has been at it is told", async () => {
  expect(await textsOf("Ada: How long has Otto been learning Latin?", "Wim: Two years.")).toContain(
    "Otto has been learning Latin for two years.",
  );
});
