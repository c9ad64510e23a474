// Profiles as clients send them: fields, lists under a heading, notes in the third person, descriptions without a verb.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { readText, statementsOf } from "../read-text.ts";

describe("fields", () => {
  test.each([
    ["Name: Ana\nJob: nurse\nAllergies: penicillin", ["Ana is a nurse.", "Ana is allergic to penicillin."]],
    [
      "Name: Ines Costa\nAge: 31\nLocation: Porto\nDiet: vegetarian\nLanguages: Portuguese, English",
      [
        "Ines Costa is 31.",
        "Ines Costa lives in Porto.",
        "Ines Costa is vegetarian.",
        "Ines Costa speaks Portuguese and English.",
      ],
    ],
    ["name: bob\nage: 45\ncity: chicago", ["Bob is 45.", "Bob lives in Chicago."]],
    [
      "Likes: hiking, jazz, Thai food\nDislikes: crowds",
      ["User likes hiking, jazz and Thai food.", "User dislikes crowds."],
    ],
    ["Allergies: none", ["User has no allergies."]],
    ["Favorite color: green", ["User's favorite color is green."]],
  ])("%s", async (text, expected) => {
    expect(await statementsOf(text)).toEqual(expected);
  });

  test("of a thing are told of no person", async () => {
    expect((await statementsOf("# Falcon\n\nLocation: Berlin\nLanguages: Kotlin, Rust")).join(" ")).not.toMatch(
      /lives|speaks/,
    );
  });

  test("give the slots that later statements change", async () => {
    const memories = await readText("Job: nurse\nDiet: vegan");
    expect(memories.map(({ slot }) => `${slot?.subject} ${slot?.attribute}: ${slot?.value}`)).toEqual([
      "User role: nurse",
      "User diet: vegan",
    ]);
  });
});

describe("lists under a heading", () => {
  test.each([
    ["My preferences:\n- dark mode\n- metric units", ["User prefers dark mode.", "User prefers metric units."]],
    ["Hobbies:\n- chess\n- climbing", ["User likes chess.", "User likes climbing."]],
    [
      "About me:\n- 34 years old\n- Product manager at Acme\n- Two kids\n- Lives in Denver",
      ["User is 34 years old.", "User is a product manager at Acme.", "User has two kids.", "User lives in Denver."],
    ],
  ])("%s", async (text, expected) => {
    expect(await statementsOf(text)).toEqual(expected);
  });
});

describe("the third person", () => {
  test.each([
    ["The user prefers concise answers.", ["User prefers concise answers."]],
    [
      "The user is a 28-year-old developer living in Tallinn. They have a cat named Miso. They also work at Globex. Their sister lives in Riga.",
      [
        "User is a 28-year-old developer living in Tallinn.",
        "User has a cat named Miso.",
        "User also works at Globex.",
        "User's sister lives in Riga.",
      ],
    ],
    ["User lives in Rome and works as an architect.", ["User lives in Rome.", "User works as an architect."]],
    ["The user mentioned that she is allergic to latex.", ["User is allergic to latex."]],
    ["The user told Kim that his brother is ill.", ["User's brother is ill."]],
    ["The user clicks Save and the form closes.", ["The user clicks Save and the form closes."]],
    ["The user has two options.", ["The user has two options."]],
  ])("%s", async (text, expected) => {
    expect(await statementsOf(text)).toEqual(expected);
  });

  test("names the entity that the container is of", async () => {
    expect(await statementsOf("The user has a dog called Rex.", { entityContext: "Ada Park, a nurse" })).toEqual([
      "Ada Park has a dog called Rex.",
    ]);
  });
});

describe("a description without a verb", () => {
  test.each([
    [
      "Senior engineer now, and I lead a team of four.",
      ["User is a senior engineer now.", "User leads a team of four."],
    ],
    [
      "mom of 3, vegetarian, love Italian food",
      ["User is a mom of 3.", "User is vegetarian.", "User loves Italian food."],
    ],
    ["Baker from Ghent, 8 years, mostly rye", ["User is a baker from Ghent, 8 years, mostly rye."]],
    [
      "Software engineer, 8 years, mostly Go and Python",
      ["User is a software engineer, 8 years, mostly Go and Python."],
    ],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual(expected);
  });

  test("that answers a question about somebody else is not of the sender", async () => {
    const told = await textsOf("assistant: What does your wife do?", "user: Nurse at Hill Hospital.");
    expect(told).not.toContain("User is a nurse at Hill Hospital.");
  });
});

describe("nothing that is so", () => {
  test.each([
    "I said Monday but I meant Wednesday.",
    "No I meant my brother, not me.",
    "If I were rich I'd buy a boat.",
    "Yeah right, I totally love paying taxes.",
    "I'm literally a zombie today.",
    "I'm dying of hunger lol",
  ])("%s", async (said) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual([]);
  });

  test.each([
    ["I'm vegan, suggest a dinner", "User is vegan."],
    ["I'm on keto, suggest a dinner", "User is on keto."],
    ["I have 20 euros left, find me a cheap lunch", "User has 20 euros left."],
    ["I meant to call my sister yesterday.", "User meant to call their sister yesterday (7 May 2023)."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual([expected]);
  });
});
