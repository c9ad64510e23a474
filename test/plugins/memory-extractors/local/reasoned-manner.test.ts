// How an assistant is to answer, told with its reason or as what is expected of it.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const wishesIn = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).filter(({ kind }) => kind === "instruction").map(({ text }) => text);

describe("how an assistant is to answer, with the reason", () => {
  test.each([
    ["I live in Bonn. dont use big words with me ever", "to use big words with them", true],
    ["I sew in Graz. Please don't use slang with me.", "to use slang with them", true],
    ["I'm a poet in Galway. I detest the word \"moist\" so please don't use it.", 'to use the word "moist"', true],
    ["My French is not so good so please use easy words.", "to use easy words", false],
    [
      "I'm dyslexic so please write in short sentences rather than tables.",
      "to write in short sentences rather than tables",
      false,
    ],
    [
      "I would be most grateful if you could suggest a recipe, and please write in full sentences rather than lists, as I find lists tiresome.",
      "to write in full sentences rather than lists, as they find lists tiresome",
      false,
    ],
    ["My eyesight is poor, so I'd like you to keep your sentences short.", "to write short sentences", false],
    [
      "I have a tremor, so I need you to use big steps whenever you suggest exercises.",
      "to use big steps whenever it suggests exercises",
      false,
    ],
    ["I don't do apps so give me stuff I can print.", "to give them stuff they can print", false],
  ])("%s", async (said, wish, isForbidden) => {
    expect(await wishesIn(said)).toEqual([`User wants the assistant ${isForbidden ? "not " : ""}${wish}.`]);
  });

  test("is what a user says they need from it, and what not", async () => {
    expect(await wishesIn("What I need from you is hard questions about the plot, not praise.")).toEqual([
      "User wants hard questions about the plot from the assistant, not praise.",
    ]);
  });

  test.each([
    "I'm writing for kids so please use easy words.",
    "I'm writing to the council, so I'd like you to use simple words.",
    "I have a talk tomorrow, so I'd like you to write slides when you can.",
    "I need a letter to my landlord and please use simple words.",
    "What I need from you is a list of names, not surnames.",
    'I hate the word "moist". Write a poem about rain.',
    "My boss is out today so please use short sentences.",
    "I don't have a car and give me things I can try tomorrow.",
    "Don't use big words in the essay.",
  ])("%s is for once", async (said) => {
    expect(await wishesIn(said)).toEqual([]);
  });
});
