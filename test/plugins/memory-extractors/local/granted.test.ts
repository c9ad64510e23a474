// What a question or request takes for granted, and statements that open with half a sentence.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toAnAssistant = (words: string): Promise<string[]> => textsOf(`user: ${words}`, "assistant: I see.");

describe("facts inside questions and requests", () => {
  test.each([
    [
      "How can I speed up my dashboard API, which recently improved to 250ms?",
      "User's dashboard API recently improved to 250ms.",
    ],
    [
      "What's a good present for my nephew Tom, who turns nine in June?",
      "User's nephew Tom turns nine in June (June 2023).",
    ],
    ["Why does my retriever Bruno, who is 11, limp after walks?", "User's retriever Bruno is 11."],
    [
      "Can you remind me that my dentist appointment is rescheduled to Friday?",
      "User's dentist appointment is rescheduled to Friday (12 May 2023).",
    ],
    [
      "Is it okay that I moved my interview with Alder Bank from Tuesday to Thursday?",
      "User moved their interview with Alder Bank from Tuesday to Thursday (11 May 2023).",
    ],
    [
      "Can you make a packing list for my trip to Oslo on 3 June with my sister Ada?",
      "User has a trip to Oslo on 3 June (3 June 2023) with their sister Ada.",
    ],
    ["How do I thank them after my interview at Brightwood last Tuesday?", "User had an interview at Brightwood last"],
    ["What can I eat after I had two teeth removed?", "User had two teeth removed."],
    ["How do I sell my cargo bike, which I bought in March?", "User bought their cargo bike in March (March 2023)."],
    ["Can you suggest a gift for my wife Anna's birthday?", "User's wife is called Anna."],
    ["Since we moved to Postgres 16, what settings should I change?", "User moved to Postgres 16."],
    ["I don't understand why I never tried sourdough.", "User doesn't understand why they never tried sourdough."],
    [
      "Any ideas for a lemon tart, like the almond tart that I made for my neighbour's farewell party?",
      "User made the almond tart for their neighbour's farewell party.",
    ],
    ["Can you explain why I moved to oil paints last winter?", "User moved to oil paints last winter"],
    [
      "Why did they laugh, and why Petra chose Welsh slate for the roof of my shed in Kiel?",
      "Petra chose Welsh slate for the roof of User's shed in Kiel.",
    ],
    ["How can I sing higher after taking lessons with Ida Berg?", "User took lessons with Ida Berg."],
    [
      "What should I make of the talks at the May 3 fair, where Petra and I sold 40 jars of jam?",
      "At the May 3 (3 May 2023) fair, Petra and User sold 40 jars of jam.",
    ],
    [
      "I had to skip the choir trip on 3 May to finish my thatching, was thatching first the right choice?",
      "User had to skip the choir trip on 3 May (3 May 2023) to finish their thatching.",
    ],
    [
      "I was wondering if you could help me with a speech, and I've been with Ida for nine years?",
      "User has been with Ida for nine years.",
    ],
    ["I've never repaired a clock, so how do I begin?", "User has never repaired a clock."],
    ["How can I use the fact that I speak Finnish to find work?", "User speaks Finnish."],
    ["Where is the manual for my lathe bought on March 10, 2022?", "User bought their lathe on March 10, 2022."],
    [
      "Can I return my phone bought at Kiosk Nord three weeks ago?",
      "User bought their phone at Kiosk Nord three weeks ago",
    ],
    [
      "I'm a bit worried about missing the call with Dr. Novak, so can you remind me that it's moved to 3 June at 2:30 PM?",
      "the call with Dr. Novak is moved to 3 June (3 June 2023) at 2:30 PM.",
    ],
    [
      "I don't see why I was never offered a raise, can you explain how raises work, and I've been with Nordbank for six years now?",
      "User has been with Nordbank for six years now.",
    ],
    [
      "I want to check whether the tiles I ordered are my best option for the roof of my shed in Kiel.",
      "User wants to check whether the tiles they ordered are their best option for the roof of their shed in Kiel.",
    ],
  ])("%s", async (words, expected) => {
    expect((await toAnAssistant(words)).join("\n")).toContain(expected);
  });

  test.each([
    ["How do I thank my sister received in May by the mayor?"],
    ["What do you think of my plan made with care?"],
    ["What would you do with my garden, which could be bigger?"],
    ["How do I prepare for my interview?"],
    ["What are the best tips for my next lesson?"],
    ["Should I use the coupon?"],
  ])("nothing is taken for granted: %s", async (words) => {
    expect(await toAnAssistant(words)).toEqual([]);
  });
});

describe("what is said to the listener beside a fact", () => {
  test.each([
    [
      "I've been rowing lately, and I'm happy to say that I recently finished the harbour regatta in 31:40.",
      "they recently finished the harbour regatta in 31:40.",
    ],
    [
      "I've been meaning to get my hens checked for mites, and I finally managed to do that last Monday.",
      "User has been meaning to get their hens checked for mites, and they finally managed to do that last Monday (1 May 2023).",
    ],
    [
      "I've been getting into chess lately and was wondering if you could recommend some openings.",
      "User has been getting into chess lately.",
    ],
    [
      "I caught six perch on my last trip to Lake Saimaa, so you might want to consider going there as well.",
      "User caught six perch on their last trip to Lake Saimaa.",
    ],
    [
      "I'm thinking of hiring a gardener for the orchard as you suggested.",
      "User is thinking of hiring a gardener for",
    ],
    [
      "I was thinking of using some of our plums from the orchard - we've got 12 kilos in the shed right now.",
      "User was thinking of using some of their plums from the orchard - they have 12 kilos in the shed right now.",
    ],
    [
      "My mom baked a plum cake for my birthday, which was just a week after my sister's wedding.",
      "User's mom baked a plum cake for their birthday, which was just a week after their sister's wedding.",
    ],
  ])("%s", async (words, expected) => {
    expect((await toAnAssistant(words)).join("\n")).toContain(expected);
  });

  test("is no memory alone", async () => {
    expect(await toAnAssistant("I think I need to clarify something.")).toEqual([]);
  });
});

describe("what a request asks for", () => {
  test.each([
    [
      "Can you recommend a hotel in the Tatra for June, it needs to allow dogs, not more than two hours from Brno",
      "User wants a hotel in the Tatra for June, it needs to allow dogs, not more than two hours from Brno.",
    ],
    [
      "Can you suggest a campsite in Graz? It should have a lake.",
      "User wants a campsite in Graz, it should have a lake.",
    ],
    ["Can you create a 3-day itinerary for Oslo?", "User wants a 3-day itinerary for Oslo."],
    [
      "Please help me tailor my CV for a glazier role at Brenner Glass.",
      "User wants to tailor their CV for a glazier role at Brenner Glass.",
    ],
    ["need a packing list for Oslo in June", "User needs a packing list for Oslo in June (June 2023)."],
    ["any hotel? somewhere near the pier, it needs a crib", "User wants somewhere near the pier, it needs a crib."],
  ])("is told with what it has to be: %s", async (words, expected) => {
    expect((await toAnAssistant(words)).join("\n")).toContain(expected);
  });

  test.each([
    "Can you recommend a hotel?",
    "Make me a plan.",
    "Write a poem about Oslo.",
    "Can you help me write a function? It should return 5.",
    "Can you give me a list of films?",
    "Here's an example of what I've tried so far:",
  ])("is nothing where it asks for no more: %s", async (words) => {
    expect(await toAnAssistant(words)).toEqual([]);
  });
});

describe("what is told in one breath", () => {
  const breath = [
    "I'm redoing the roof of our barn, which has leaked since the hail of last autumn and has let the rain into the hay",
    "my brother Anton says that slate is worth its price if one means to stay, which we do, and that he would lay it with me",
    "I've never worked with slate before, and the last roof that I did was a shed of corrugated iron behind the old dairy",
    "I've ordered 900 tiles from a quarry near Trondheim that also delivered the stone for the church in the next village",
    "we keep eleven sheep in that barn over the winter, along with the tractor and whatever the neighbours want to leave there",
    "I want to be done before the first frost, because the loft above the pen is where the hay for the whole winter lies",
    "can you tell me how many days two people need for that, and which of the tools I should rather rent than buy",
  ].join(", and ");

  test("is read where the speaker begins anew", async () => {
    expect(breath.length).toBeGreaterThan(700);
    const told = (await toAnAssistant(`${breath}?`)).join("\n");
    expect(told).toContain("User has never worked with slate before");
    expect(told).toContain("User has ordered 900 tiles from a quarry near Trondheim");
  });

  test("is passed over where nobody begins anew, as in a log", async () => {
    expect(await toAnAssistant("node seven answers slowly, ".repeat(40))).toEqual([]);
    expect(await toAnAssistant(`${breath}, `.repeat(40))).toEqual([]);
  });
});

describe("half a sentence before the statement", () => {
  test.each([
    ["The exam's in November.", "User says the exam is in November (November 2023)."],
    ["Yes, but keep it short, bullet points only, I get lost in long texts.", "User gets lost in long texts."],
    ["Skip the risotto, I'm allergic to saffron.", "User is allergic to saffron."],
    ["Take mine, I bought a second tent.", "User bought a second tent."],
    ["Move in with us, Kwame's room is free until June.", "Kwame's room is free until June (June 2023)."],
    ["Come watch our match, I joined a rowing team.", "User joined a rowing team."],
    ["Nice garden, but I'd rather have a balcony in the south.", "User would rather have a balcony in the south."],
    ["In March, I bought a kiln.", "In March (March 2023), User bought a kiln."],
  ])("%s", async (words, expected) => {
    expect(await toAnAssistant(words)).toEqual([expected]);
  });

  test("a date that two statements share is written once", async () => {
    const [told] = await textsOf(
      "Ida: Hello!",
      "Bo: We met a fox on our walk yesterday. It stole my glove and ran off.",
    );
    expect(told?.match(/7 May 2023/g)).toHaveLength(1);
  });

  test.each([
    ["My turtles eat lettuce, worms and fruit.", "Bo's turtles eat lettuce, worms and fruit."],
    ["The museum let me restore an old map of Graz.", "The museum let Bo restore an old map of Graz."],
    [
      "I love the piano and bring my son along every Sunday.",
      "Bo loves the piano and brings their son along every Sunday.",
    ],
  ])("its verb is seen: %s", async (words, expected) => {
    expect(await textsOf("Ida: Hello there.", `Bo: ${words}`)).toEqual([expected]);
  });
});
