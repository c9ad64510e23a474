// Orders to an assistant that hold for good: how long its answers are, what it suggests, what it need not explain, how it calls the user.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = (said: string): Promise<string[]> => textsOf(`user: ${said}`);

describe("an order for good", () => {
  test.each([
    ["I prefer that you explain things with pictures.", "explain things with pictures"],
    ["I like it when you ask me questions first.", "ask them questions first"],
    [
      "please correct my mistakes always, but explain in simple English",
      "always correct their mistakes, but explain in simple English",
    ],
    ["I hate it when you use bullet points.", "not to use bullet points"],
    ["I'd like you to always cite your sources.", "always cite its sources"],
    ["Only suggest places with a station please.", "only suggest places with a station"],
    ["Don't recommend anything by Agatha Christie.", "not to recommend anything by Agatha Christie"],
    ["Keep your answers under 80 words.", "keep its answers under 80 words"],
    ["Limit your replies to two sentences.", "keep its answers to two sentences"],
    ["Answer in at most five lines.", "answer in at most five lines"],
    ["Max 40 words per answer please.", "answer in max 40 words"],
    ["Talk to me like a neighbour, not like a form.", "talk to them like a neighbour, not like a form"],
    ["No need to explain basics, I've welded since 2004.", "not to explain basics, they have welded since 2004"],
    ["You don't need to explain the basics to me.", "not to explain the basics to them"],
    ["There's no need to be so formal with me.", "not to be so formal with them"],
    ["Use metric units when you answer me.", "use metric units in its replies"],
  ])("%s", async (said, wish) => {
    const order = wish.startsWith("not to ") ? wish : `to ${wish}`;
    expect(await told(said)).toEqual([`User wants the assistant ${order}.`]);
  });

  test("stands beside what is told in the same message", async () => {
    expect(await told("Call me Bo, everybody does. I have a dog.")).toEqual([
      "User wants to be called Bo.",
      "User has a dog.",
    ]);
    expect(await told("I don't drive, so only suggest places with a station.")).toEqual([
      "User wants the assistant to only suggest places with a station.",
      "User doesn't drive.",
    ]);
    expect(await told("I'm on the autistic spectrum so please be literal and don't use metaphors.")).toContain(
      "User wants the assistant to be literal and not to use metaphors.",
    );
    expect(await told("I'm colour-blind, so avoid red and green in charts.")).toEqual([
      "User wants the assistant to avoid red and green in charts.",
      "User is colour-blind.",
    ]);
    expect(await told("I'm in a hurry so skip the intro.")).toEqual(["User is in a hurry."]);
    expect(await told("I'm vegan, so don't suggest honey.")).toEqual([
      "User wants the assistant not to suggest honey.",
      "User is vegan.",
    ]);
  });

  test.each([
    "I want you to explain how rain forms.",
    "Only list the first three.",
    "Keep the essay under 500 words.",
    "Write a poem about rain in four lines.",
    "Two sentences.",
    "Explain it to me like I'm five.",
    "You don't have to explain it again.",
    "What is the capital of Peru? Keep it under 20 words.",
    "Don't mention anything.",
    "Only suggest short walks for Sunday.",
  ])("is none of the task at hand: %s", async (said) => {
    expect(await told(said)).toEqual([]);
  });
});

describe("how somebody is not to be called", () => {
  test.each([
    ["Please don't call me Jonathan, ever.", "User doesn't want to be called Jonathan."],
    ["Don't call me Jonathan, call me Jon.", "User wants to be called Jon, not Jonathan."],
    ["Stop calling me Mr Oakes, Martin is fine.", "User wants to be called Martin, not Mr Oakes."],
    ["never call me Beth, it's Bethany", "User wants to be called Bethany, not Beth."],
    ["please don't call me sir", "User doesn't want to be called sir."],
  ])("%s", async (said, order) => {
    expect(await told(said)).toEqual([order]);
  });

  test.each(["Don't call me tomorrow, I'm in Oslo.", "Don't call me Friday morning."])("but not %s", async (said) => {
    expect((await told(said)).join(" ")).not.toContain("be called");
  });
});

describe("ever, said behind", () => {
  test.each([
    ["Don't use emojis, ever.", "User wants the assistant not to use emojis."],
    ["Never, ever use emojis.", "User wants the assistant to never use emojis."],
  ])("%s", async (said, order) => {
    expect(await told(said)).toEqual([order]);
  });
});

describe("to be put right whenever it happens", () => {
  test.each([
    ["Can you correct me when I make mistakes?", "always correct them when they make mistakes"],
    [
      "Please correct my grammar whenever I write in Spanish.",
      "always correct their grammar whenever they write in Spanish",
    ],
    [
      "Wait for my answer before you give feedback, every time please.",
      "wait for their answer before it gives feedback, every time",
    ],
    ["I'm dyslexic so keep the sentences short please", "write short sentences"],
    ["I read slowly and lose my place, so avoid long paragraphs.", "avoid long paragraphs"],
  ])("%s", async (said, wish) => {
    expect(await told(said)).toContain(`User wants the assistant to ${wish}.`);
  });

  test.each([
    "Can you tell me when I get my refund?",
    "Write a letter to my new landlord. Don't mention the salary.",
    "Correct me when I'm done.",
  ])("%s", async (said) => {
    expect((await told(said)).join(" ")).not.toContain("wants the assistant");
  });
});

test("what an order means by 'it' is told where it stands", async () => {
  expect(await told("new address is 3 Mill Row, Scarborough. please use it from now on")).toEqual([
    "User's new address is 3 Mill Row, Scarborough.",
  ]);
});

test("what one has never done before is no order", async () => {
  expect(await told("I bought a lathe. Never used one before, so go slow with me.")).toEqual([
    "User bought a lathe.",
    "User has never used one before, so go slow with them.",
  ]);
});

describe("of all answers, though no word says for good", () => {
  test.each([
    ["Could you keep your answers short and in Canadian English?", "keep its answers short and in Canadian English"],
    ["Can you keep your replies under 80 words?", "keep its replies under 80 words"],
    ["Could you keep your explanations free of formulas?", "keep its explanations free of formulas"],
    ["Will you use miles in your answers?", "use miles in its answers"],
    ["When you explain something, could you use short paragraphs?", "use short paragraphs when it explains something"],
    [
      "I'd like you to begin with the result whenever you compare loans.",
      "begin with the result whenever it compares loans",
    ],
    [
      "I want you to give me the source first each time I ask about tax law.",
      "give them the source first each time they ask about tax law",
    ],
  ])("%s", async (said, order) => {
    expect(await told(said)).toEqual([`User wants the assistant to ${order}.`]);
  });

  test.each([
    [
      "I always want prices in euros when you compare flights, please.",
      "always wants prices in euros when the assistant compares flights",
    ],
    ["I prefer yards whenever you give distances.", "prefers yards whenever the assistant gives distances"],
    [
      "I like recipes that list the tools first, so please write them that way from now on.",
      "likes recipes that list the tools first",
    ],
  ])("%s", async (said, order) => {
    expect(await told(said)).toEqual([`User ${order}.`]);
  });

  test.each([
    "Could you keep the poem short and in Welsh?",
    "Could you keep your notes short?",
    "When you compare the two tents, could you use a table?",
    "When you get a chance, could you list the museums in Bath?",
    "I want a dog when you move out.",
    "I'd like you to write a story about a dog that barks when you ring.",
    "I need a table when you give the list.",
  ])("but not %s", async (said) => {
    expect((await told(said)).join(" ")).not.toContain("the assistant");
  });
});
