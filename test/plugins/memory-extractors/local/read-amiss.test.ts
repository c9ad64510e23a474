// Replies and asides that are easily told of the wrong one, or as something that was not said.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a reply", () => {
  test.each([
    [
      "Which do you like?",
      "Definitely recommend the tram museum, it was lovely.",
      "Ida recommends the tram museum to Ben.",
    ],
    ["Which books do you read?", "Try the Salt series!", "Ida advises Ben to try the Salt series."],
    ["What are you up to?", "Painting bores me these days.", "Painting bores Ida these days."],
    ["What are you doing now?", "Only swimming on Sundays now.", "Ida is only swimming on Sundays now."],
    ["What keeps you going?", "Coffee and old songs.", "What keeps Ida going is coffee and old songs."],
    ["What makes you happy?", "Ruta's letters.", "What makes Ida happy is Ruta's letters."],
    ["What inspires you?", "Oslo in winter.", "What inspires Ida is Oslo in winter."],
    ["What dishes did you all make?", "Some spicy ones like dal.", "Ida made some spicy dishes like dal."],
    ["Which birds do you feed?", "Small ones like wrens.", "Ida feeds small birds like wrens."],
    [
      "Have you seen all of the Lake films?",
      "Only the first two.",
      "Ida has seen only the first two of the Lake films.",
    ],
  ])("to %p: %p", async (asked, reply, told) => {
    expect(await textsOf(`Ben: ${asked}`, `Ida: ${reply}`)).toEqual([told]);
  });

  test("keeps no tag of the question", async () => {
    expect(await textsOf("Ben: Are you going on the ferry to Aran, right?", "Ida: Yes, on Friday.")).toEqual([
      "Ida is going on the ferry to Aran on Friday (12 May 2023).",
    ]);
  });

  test.each([
    ["How did you choose the phone plan?", "Read the small print first."],
    ["How much is the tram?", "Kids can travel for free."],
  ])("that is an order or holds for anybody is told of nobody: %p %p", async (asked, reply) => {
    expect(await textsOf(`Ben: ${asked}`, `Ida: ${reply}`)).toEqual([]);
  });
});

describe("a subject said behind", () => {
  test.each([
    ["She lives in Leeds now, my sister.", "Ida's sister lives in Leeds now."],
    ["He works as a welder, my uncle.", "Ida's uncle works as a welder."],
    ["They moved to Turin in May, my parents.", "Ida's parents moved to Turin in May (May 2023)."],
    ["It was in the barn all along, my bike.", "Ida's bike was in the barn all along."],
    ["She was at the party, my old teacher.", "Ida's old teacher was at the party."],
  ])("is put in front: %s", async (said, told) => {
    expect(await textsOf("Ben: Hi!", `Ida: ${said}`)).toEqual([told]);
  });

  test.each([
    "She met Omar, my brother.",
    "He works with Ann, my wife.",
    "She lives with a nurse, my cousin.",
    "He bought a violin, my favourite thing.",
    "She painted a house, my house.",
    "She moved to Riga, my hometown.",
  ])("is not what merely explains the words before: %s", async (said) => {
    expect(await textsOf("Ben: Hi!", `Ida: ${said}`)).toEqual([]);
  });

  test("of the listener's, with praise, is told of nobody", async () => {
    expect(await textsOf("Ida: Here's a photo of my hens.", "Ben: They look sweet, your hens.")).toEqual([]);
  });
});

describe("of nobody in particular", () => {
  test.each([
    "We need way better roads and schools and I know how this hurts villages.",
    "We rock as a team!",
    "Maybe I can assist.",
    "I might check that one out some day.",
    "Maybe this is the kick I need.",
    "We make an amazing duo!",
    "I'm starting some big things!",
    "I've been reading as usual.",
    "Last night was amazing!",
    "Thanks! Winning was awesome.",
    "I'm hoping for good news soon.",
    "I keep my favourites up there, like these ones.",
    "No problem. We work so well together!",
    "There's nothing but good stuff coming.",
    "Working together, we can bring change to the harbour as a team.",
    "Time flies - feels like just yesterday I wore this coat!",
    "I also wanted to share this cupboard.",
    '"That" is one of my favourite programmes.',
  ])("nothing of: %s", async (said) => {
    expect(await textsOf("Ben: Hi!", `Ida: ${said}`)).toEqual([]);
  });

  test.each([
    ["My drummer and I work well together.", "Ida and their drummer work well together."],
    ["I wanted to share my bike with my brother.", "Ida wanted to share their bike with their brother."],
  ])("but kept of one's own people: %s", async (said, told) => {
    expect(await textsOf("Ben: Hi!", `Ida: ${said}`)).toEqual([told]);
  });

  test("a team of one's own is kept", async () => {
    expect(await textsOf("Ben: Hi!", "Ida: We have a great team at the bakery.")).toEqual([
      "Ida has a great team at the bakery.",
    ]);
  });
});

test("a long sentence without a comma is not cut inside its subject", async () => {
  expect(
    await textsOf(
      "Ben: Hi!",
      "Ida: Sitting in village meetings and getting involved in my parish has given me a clearer view of the troubles our schools and roads have.",
    ),
  ).toEqual([
    "Sitting in village meetings and getting involved in Ida's parish has given Ida a clearer view of the troubles their schools and roads have.",
  ]);
});

describe("what a few words before name", () => {
  test.each([
    [
      "Yep, Ben. Mainly the lanes by the mill. They're full of holes and often dangerous for cyclists.",
      "Ida says the lanes by the mill are full of holes and often dangerous for cyclists.",
    ],
    ["Only my cousins. They're in a choir in Ghent.", "Ida's cousins are in a choir in Ghent."],
  ])("is what the next sentence is of: %s", async (said, told) => {
    expect(await textsOf("Ben: Anything else?", `Ida: ${said}`)).toEqual([told]);
  });

  test("is not where more than a name stands before", async () => {
    expect(await textsOf("Ben: Hi!", "Ida: I like the lanes by the mill. They're dangerous.")).not.toContain(
      "Ida says the lanes by the mill are dangerous.",
    );
  });
});

describe("where and what", () => {
  test("somebody could stop by is the place that was named", async () => {
    expect(
      await textsOf(
        "Tom: I want to visit The Moss Cliffs. It has lovely views.",
        "Ida: I could stop by there after choir.",
      ),
    ).toContain("Ida could stop by The Moss Cliffs after choir.");
  });

  test("a thing is signed, and no fair", async () => {
    const drawn = await textsOf(
      "Ben: I'd love to go to a puppet fair next month.",
      "Ida: A puppet fair with you would be fun. Look what my bandmates gave me when we met.",
      "Ben: How kind of your bandmates. Why did they sign it?",
      "Ida: Thanks! They signed it to show that we belong together.",
    );
    expect(drawn.join(" ")).not.toContain("speaking of");
  });
});

describe("what is felt, meant or borne", () => {
  test.each([
    ["I felt so proud watching my kids sing on the stage.", "Ida felt so proud watching their kids sing on the stage."],
    ["It's awesome seeing my orchard bloom.", "Ida finds it awesome seeing their orchard bloom."],
    ["Oh dear, it's been a rough week for me with this sprain.", "Ida has had a rough week with a sprain."],
    ["It's been a long month for us without a kitchen.", "Ida has had a long month without a kitchen."],
    ["For me it's walking by the canal - it clears my head.", "Walking by the canal clears Ida's head."],
    ["I'm down to join the rehearsal and carry the chairs.", "Ida is down to join the rehearsal and carry the chairs."],
    [
      "I'll have to look into kennels near me soon, it'd be lovely to own a pup.",
      "Ida will have to look into kennels near them soon.",
    ],
    ["I know a bit of Polish.", "Ida knows a bit of Polish."],
  ])("is told with what it is about: %s", async (said, told) => {
    expect(await textsOf("Ben: How are things?", `Ida: ${said}`)).toEqual([told]);
  });

  test.each([
    "I felt so proud.",
    "I felt so happy seeing it.",
    "I'm down to do it.",
    "I'm always up for a walk.",
    "It's been a long month.",
  ])("is nothing without it: %s", async (said) => {
    expect(await textsOf("Ben: How are things?", `Ida: ${said}`)).toEqual([]);
  });
});
