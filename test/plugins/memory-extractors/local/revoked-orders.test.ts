// Orders to an assistant that a user takes back, each told as an order of its own.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).map(({ text, kind, isStatic }) => `${kind}${isStatic ? "!" : ""} ${text}`);

describe("an order that is taken back", () => {
  test("an order taken back in part", async () => {
    expect(await told("You don't have to correct every mistake, only the big ones.")).toEqual([
      "instruction! User no longer wants the assistant to correct every mistake, only the big ones.",
    ]);
  });

  test.each([
    ["You can stop with the emojis now", "no longer wants emojis from the assistant"],
    ["forget the jokes please", "no longer wants jokes from the assistant"],
    ["I don't need the recaps any more.", "no longer wants recaps from the assistant"],
    ["I no longer need the quizzes", "no longer wants quizzes from the assistant"],
    ["You can leave out the pep talks now.", "no longer wants pep talks from the assistant"],
    ["Stop giving me packing lists", "wants the assistant to stop giving them packing lists"],
    [
      "you can stop reminding me about my stretches",
      "no longer wants the assistant to remind them about their stretches",
    ],
    [
      "you can stop correcting my german, Ulla says it is fine now :)",
      "no longer wants the assistant to correct their German. Ulla says it is fine now",
    ],
    ["You can stop quizzing me on verbs now.", "no longer wants the assistant to quiz them on verbs"],
    ["you dont need to translate everything any more", "no longer wants the assistant to translate everything"],
    ["You no longer have to use emojis.", "no longer wants the assistant to use emojis"],
    ["hey, could you stop sending me quizzes", "wants the assistant to stop sending them quizzes"],
    ["we can drop the rule about sugar", "no longer wants the rule about sugar"],
    ["you can bring up my ex again if you like", "allows the assistant to bring up their ex again"],
    ["You can mention sugar again.", "allows the assistant to mention sugar again"],
    ["feel free to tell me jokes again", "allows the assistant to tell them jokes again"],
    ["It's fine to talk about my ex again.", "allows the assistant to talk about their ex again"],
    ["You can drop the rule about my therapist.", "no longer wants the rule about their therapist"],
    ["Please ignore my instruction about salt from now on.", "no longer wants the rule about salt"],
    ["don't use emojis any more", "wants the assistant not to use emojis"],
    ["You can write longer answers again", "allows the assistant to write longer answers again"],
    ["You can write in normal paragraphs again.", "allows the assistant to write in normal paragraphs again"],
    ["you may answer in full sentences now", "allows the assistant to answer in full sentences now"],
    ["u can use emojis again i dont care anymore", "allows the assistant to use emojis again"],
    ["you can do bullet points now", "allows the assistant to use bullet points now"],
    ["You can go back to using tables again", "allows the assistant to use tables again"],
    ["you can go into detail again", "allows the assistant to go into detail again"],
    ["Lists are fine again.", "allows the assistant to use lists again"],
    ["Long answers are fine again", "allows the assistant to give long answers again"],
    [
      "You don't have to talk to me like I'm five any more.",
      "no longer wants the assistant to talk to them like they are five",
    ],
    ["no need to be so gentle anymore", "no longer wants the assistant to be so gentle"],
    [
      "I've changed my mind about surprises: you may tell me how a film ends",
      "allows the assistant to tell them how a film ends",
    ],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([`instruction! User ${expected}.`]);
  });

  test.each([
    "You can stop now.",
    "You can stop worrying about me.",
    "You can stop asking me about it.",
    "I don't need the crutches any more.",
    "Forget the salad.",
    "Forget the tables.",
    "Please drop the table users.",
    "Drop the rule about unused imports.",
    "You can drive again after six weeks.",
    "You can show me that one again.",
    "You can give me the first one again.",
    "You can explain the second step again.",
    "You don't have to explain the joke.",
    "You don't need to give me the whole code again.",
    "Can I use emojis again?",
    "You can use lists now in Python.",
    "Tables are ok now, the migration worked.",
    "You can give me the long answer now.",
    "I changed my mind about the sofa, you can show me the blue one.",
    "My daughter forgot the checklist.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});

describe("an order taken back, with why", () => {
  test.each([
    [
      "You can mention sugar again, I've had my check-up.",
      ["allows the assistant to mention sugar again", "has had their check-up"],
    ],
    [
      "You may use bullet points again, by the way, as I have got new glasses.",
      ["allows the assistant to use bullet points again", "has got new glasses"],
    ],
    [
      "you dont need to remind me of the methotrexate anymore, I switched to Enbrel",
      ["no longer wants the assistant to remind them of the methotrexate", "switched to Enbrel"],
    ],
    [
      "Now you don't need to correct my mistakes anymore, it is ok.",
      ["no longer wants the assistant to correct their mistakes"],
    ],
    ["So no more quizzes, I passed the exam.", ["no longer wants quizzes from the assistant", "passed the exam"]],
    ["No more injection reminders.", ["no longer wants injection reminders from the assistant"]],
  ])("%s", async (said, expected) => {
    expect((await told(said)).map((text) => text.replace(/^\S+ /, ""))).toEqual(
      expected.map((text) => `User ${text}.`),
    );
  });

  test.each([
    "You don't have to tell me the way anymore, I found it.",
    "You can stop now, I've got it.",
    "You can show me that one again, I liked it.",
    "You can drive again, my doctor says.",
    "No more tables, I dropped them all.",
    "No more milk, I finished it.",
    "No more than two hints, I want to try it.",
    "You can explain the second step again, I lost you.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});

describe("an order for good behind a statement", () => {
  test.each([
    ["Please correct my spelling always", "wants the assistant to always correct their spelling"],
    ["My Dutch is rusty, so please always answer in English.", "wants the assistant to always answer in English"],
    ["My grammar is bad, so please correct me always.", "wants the assistant to always correct them"],
    [
      "Please do, though I must ask you to keep your answers free of tables, since I find them hard to read.",
      "wants the assistant to keep its answers free of tables",
    ],
    [
      "I must ask you to keep your answers free of tables, since I can't read them; I was diagnosed with glaucoma.",
      "wants the assistant to keep its answers free of tables",
    ],
    ["I have to ask you not to use emojis.", "wants the assistant not to use emojis"],
    ["I would ask you to write in plain English, as I am a beginner.", "wants the assistant to write in plain English"],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toContain(`instruction! User ${expected}.`);
  });

  test.each([
    "I live by the lake and always walk to work.",
    "My sister is shy, so please always her.",
    "Please correct this sentence.",
    "My essay is due, so please correct it.",
    "She will correct my spelling always.",
    "I love you always.",
    "I must ask you to keep this secret.",
    "I must ask you to write the letter to Bo.",
    "I have to ask you to keep your dog away.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});
