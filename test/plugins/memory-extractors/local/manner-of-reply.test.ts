// How an assistant is to answer, typed in a few words.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).map(({ text, kind, isStatic }) => `${kind}${isStatic ? "!" : ""} ${text}`);

describe("how an assistant is to answer", () => {
  test.each([
    ["Be concise.", "to be concise in its answers"],
    ["please write in short sentences to me", "to write in short sentences"],
    ["answer in simple words please", "to write in simple words"],
    ["Yes, a list please. And please write in large, short sentences to me.", "to write in large, short sentences"],
    ["keep it short and simple please", "to be short and simple in its answers"],
    ["Short answers please.", "to give short answers"],
    ["more detailed explanations", "to give more detailed answers"],
    ["Don't use emojis.", "not to use emojis"],
    ["Skip the disclaimers and apologies", "not to use disclaimers and apologies"],
    ["Use bullet points.", "to use bullet points"],
    ["please use british spelling from now on", "to use British spelling"],
    ["Answer in dutch from now on.", "to answer in Dutch"],
    ["Reply in Croatian from now on.", "to answer in Croatian"],
    ["Answer in bullet points, please, and don't use emojis.", "to answer in bullet points and not to use emojis"],
    ["Keep it short, and please avoid jargon.", "to be short in its answers and not to use jargon"],
    ["Actually please use bullet points.", "to use bullet points"],
    ["Never use emojis.", "to never use emojis"],
    ["Always use metric.", "to always use metric"],
    ["Could you answer in Swedish from now on?", "to answer in Swedish"],
    ["Would you mind answering in French from now on?", "to answer in French from now on"],
    ["Would you mind not using emojis from now on?", "to not use emojis from now on"],
    ["Could you always reply in short bullet points?", "to always reply in short bullet points"],
    ["From now on, could you use metric units?", "to use metric units from now on"],
    ["You can go back to English.", "to answer in English"],
    ["Switch back to English please.", "to answer in English"],
    ["You can answer in English again.", "to answer in English"],
    ["Let's speak English from now on.", "to answer in English"],
    ["can you answer simpler", "to answer simpler"],
    ["Can you give feedback in a blunt way, I can take it.", "to give blunt feedback, as they can take it"],
    ["Give me honest feedback.", "to give honest feedback"],
    ["Keep questions yes/no please.", "to keep its questions yes/no"],
    ["Could you explain things a bit more slowly?", "to explain things a bit more slowly"],
    ["Please do not answer so formally", "not to answer so formally"],
    ["dont send me such long texts", "not to send them such long texts"],
    ["Can you write shorter messages?", "to write shorter messages"],
    ["Could you be harder on me?", "to be harder on them"],
    ["be strict with me", "to be strict with them"],
    ["Could you do it in bullet points from now on?", "to answer in bullet points from now on"],
    ["show me just the totals next time please", "to show them just the totals next time"],
    ["Use fewer commas from now on.", "to use fewer commas from now on"],
    ["Give me only links, never summaries", "to give them only links, never summaries"],
  ])("%s", async (said, wish) => {
    expect(await told(said)).toEqual([`instruction! User wants the assistant ${wish}.`]);
  });

  test("holds for good where that is said, whatever stands beside it", async () => {
    const said = "Write a toast for the wedding of my oldest friend in the harbour. From now on use British spelling.";
    expect(await told(said)).toContain("instruction! User wants the assistant to use British spelling from now on.");
  });

  test.each([
    ["You don't have to answer in German any more.", "User no longer wants the assistant to answer in German."],
    ["Can you please call me Bob from now on?", "User wants to be called Bob."],
  ])("%s", async (said, expected) => {
    expect(await told(said)).toEqual([`instruction! ${expected}`]);
  });

  test("holds for good beside what is only told", async () => {
    const said = "My laptop died so I got a ThinkPad X1 with Linux. Don't use emojis please.";
    expect(await told(said)).toContain("instruction! User wants the assistant not to use emojis.");
  });

  test.each([
    "Write a long toast for the wedding of an old friend in the harbour. Use bullet points.",
    "I'm giving a toast for the wedding of my oldest friend in June. Use bullet points.",
    "I have to send my landlord an apology about the late rent. Don't use emojis.",
    "Could you answer in French this time?",
    "Could you switch to German?",
    "Can you always get a refund at that shop?",
    "From now on, could I use metric units in there?",
    "Can you go back to the first point?",
    "You can go back to English classes next term.",
    "Let's go back to the English version of the essay.",
    "Let's speak English tomorrow at the meeting.",
    "Would you mind checking this paragraph?",
    "Can you please call me a taxi?",
    "Keep it up!",
    "Make it shorter.",
    "Shorter please.",
    "Can you write this shorter?",
    "Give me only the diff",
    "Give me only the first one",
    "Tell me more next time",
    "Be honest with me, does it look bad?",
    "Be hard on the clay.",
    "Don't be so hard on yourself.",
    "Can you do it in Python?",
    "Don't worry about it.",
    "Never mind.",
    "Never again.",
    "Always happy to help.",
    "Be right back.",
    "Short on time.",
  ])("is not: %s", async (said) => {
    expect((await told(said)).filter((text) => text.startsWith("instruction"))).toEqual([]);
  });
});

describe("what somebody always or never does is no order", () => {
  test.each([
    ["never eat shellfish", "User never eats shellfish."],
    ["Always been scared of heights.", "User has always been scared of heights."],
    ["Never drink coffee after noon.", "User never drinks coffee after noon."],
  ])("%s", async (said, expected) => {
    expect((await told(said)).map((text) => text.replace(/^\w+!? /, ""))).toEqual([expected]);
  });
});

test.each([
  "Write a letter to my landlord. Write in short sentences.",
  "Please don't put my age in it",
  "keep it to one page",
])("%s: of one text only", async (said) => {
  expect(await told(said)).toEqual([]);
});

test.each([
  ["Would you like a script for the call?", "Please, and keep it short."],
  ["Shall I draft the letter?", "sure, make it brief"],
  ["Should I write an outline?", "ok keep it short"],
])("%s %s: of what was offered", async (offered, said) => {
  expect(await extract(turns(`assistant: ${offered}`, `user: ${said}`))).toEqual([]);
});

describe("two manners in one order", () => {
  test.each([
    [
      "anyway keep answers short pls and dont use emojis, drives me mad",
      "User wants the assistant to be short in its answers and not to use emojis, as that drives them mad.",
    ],
    [
      "keep it brief and no jargon please",
      "User wants the assistant to be brief in its answers and not to use jargon.",
    ],
    ["Tables, not lists.", "User wants the assistant to use tables, not lists."],
  ])("%s", async (said, expected) => {
    expect((await extract(turns(`user: ${said}`))).map(({ text }) => text)).toEqual([expected]);
  });

  test.each(["Use tables and write tests", "Tables, not chairs.", "Keep it short and sweet"])(
    "not: %s",
    async (said) => {
      expect(await extract(turns(`user: ${said}`))).toEqual([]);
    },
  );
});
