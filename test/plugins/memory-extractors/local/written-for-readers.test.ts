// Whose "I" a text is in that speaks to its readers or names its writer, and which notes stay the user's though they hold such words.

import { describe, expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

const SAID = "I live in Turku and I work for a bakery. I am allergic to walnuts.";

describe("told of whoever wrote it", () => {
  test.each([
    ["in this post", `Sour dough\n\nI'm Petra Lund. ${SAID} In this post I share my recipe.`, "Petra Lund"],
    ["comments", `Sour dough\n\nMy name is Petra and I sail. ${SAID} Tell me in the comments!`, "Petra"],
    ["readers ask", `Sour dough\n\nI am Petra. ${SAID} Readers always ask me about rye.`, "Petra"],
    ["a newsletter", `Sour dough\n\nI'm Petra and ${SAID} Subscribe to my channel.`, "Petra"],
    ["a guest post", `Sour dough\n\nHi, I'm Petra Lund! ${SAID} In today's guest post, we bake.`, "Petra Lund"],
    ["a byline for a paper", `Sour dough\n\nBy Petra Lund for The Baker\n\n${SAID}`, "Petra Lund"],
    ["a byline with a place", `Sour dough\n\nWords by Petra Lund, Turku\n\n${SAID}`, "Petra Lund"],
    ["a byline below", `Sour dough\n\nThe oven is old.\n\nBy Petra Lund. ${SAID}`, "Petra Lund"],
  ])("%s", async (_, text, who) => {
    const memories = await readText(text);
    const texts = memories.map((memory) => memory.text);
    expect(texts).toContain(`${who} is allergic to walnuts.`);
    expect(texts.join(" ")).not.toMatch(/User|name is|is Petra/);
    expect(memories.filter(({ isStatic }) => isStatic)).toEqual([]);
  });

  test("where somebody else's name is known", async () => {
    const text = `My name is Petra Lund. ${SAID}`;
    const told = await statementsOf(text, { entityContext: "The user is Olaf Berg" });
    expect(told).toContain("Petra Lund is allergic to walnuts.");
    expect(told.join(" ")).not.toContain("Olaf");
    const own = await statementsOf(text, { entityContext: "The user is Petra" });
    expect(own).toContain("Petra is allergic to walnuts.");
  });
});

describe("of nobody", () => {
  test.each([
    ["dear readers", `Dear readers,\n\n${SAID}`],
    ["subscribe", `Sour dough\n\n${SAID} Subscribe to our newsletter!`],
    ["as told to", `Struck by lightning\n\n${SAID} As told to Nora Berg.`],
    ["people quoted", `The mill\n\n"It turns," says Ida Lund. ${SAID} "It is old," explains Lund.`],
    ["a nationality", `Sour dough\n\nI'm Finnish. ${SAID} In this article I explain how I bake.`],
  ])("%s", async (_, text) => {
    expect((await statementsOf(text)).join(" ")).not.toMatch(/Turku|walnuts/);
  });
});

describe("of the user", () => {
  test.each([
    ["a journal", `Journal\n\n${SAID}`],
    ["a profile", `About me\n\nMy name is Petra. ${SAID}`],
    ["a column of theirs", `Journal\n\nReaders liked my last column. ${SAID}`],
    ["a draft", `Blog draft\n\n${SAID} In this post I show you my oven.`],
    ["a thing to do", `Plan\n\nI have to subscribe to the Times and leave a comment for Tom. ${SAID}`],
    ["a book", `Books\n\nThe Sea is by Iris Lund. ${SAID}`],
    ["a feast", `Plan\n\nBy Easter Sunday I have to be fit. ${SAID}`],
    ["a talk in a diary", `3 May\n\n"You look tired," said Ida. ${SAID} "Sleep," said Tom.`],
    ["colleagues quoted", `Retro\n\n"It works," says Ida. ${SAID} "Ship it," says Tom.`],
    ["ideas for a post", `Blog ideas\n\nIn this post I could tell how I began. ${SAID}`],
    ["a letter", `Letter\n\nDear Nora, thanks for reading this. ${SAID}`],
  ])("%s", async (_, text) => {
    expect(await statementsOf(text)).toContain("User is allergic to walnuts.");
  });
});
