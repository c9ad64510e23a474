// Short answers are told together with their question, and only where that is plain.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

describe("short answers", () => {
  test.each([
    ["Where do you live?", "Leeds.", "User lives in Leeds."],
    ["And what do you do for work?", "nurse", "User works as a nurse."],
    ["Do you have any pets?", "Yes, two cats.", "User has two cats."],
    ["Any allergies?", "peanuts and cats", "User is allergic to peanuts and cats."],
    ["Thanks! What's your favorite cuisine?", "Thai!", "User's favorite cuisine is Thai."],
    ["Are you vegetarian?", "yes", "User is vegetarian."],
    ["Do you drink coffee?", "Nope", "User doesn't drink coffee."],
    ["How old are you?", "34", "User is 34 years old."],
    ["Where are you from?", "From Ghent", "User is from Ghent."],
  ])("%s %s", async (question, answer, expected) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([expected]);
  });

  test.each([
    ["What's your take on this?", "Not sure"],
    ["Do you have a question?", "Yes"],
    ["Would you like some more tips?", "Yes please"],
    ["Shall I book it?", "Friday"],
  ])("%s %s tells nothing", async (question, answer) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([]);
  });

  test.each([
    ["What did you paint?", "A sunset over the lake.", ["Bo painted a sunset over the lake."]],
    [
      "What kind of music do you play?",
      "Mostly jazz, but some blues. I practise a lot with Ida.",
      ["Bo plays mostly jazz, but some blues.", "Bo practises a lot with Ida."],
    ],
    ["Where did you go last summer?", "Norway!", ["Bo went to Norway last summer (summer 2022)."]],
    ["When did you start climbing?", "Two years ago.", ["Bo started climbing two years ago (2021)."]],
    ["How long have you been married?", "5 years already!", ["Bo has been married for 5 years."]],
    ["Who did you go with?", "My sister and her kids.", ["Bo went with their sister and her kids."]],
    ["What do you do to relax?", "Painting and long walks.", ["What Bo does to relax is painting and long walks."]],
    ["How many books did you read?", "About twenty.", ["Bo has read about twenty books."]],
    ["How often do you run?", "Three times a week.", ["Bo runs three times a week."]],
    ["Which team did you sign with?", "Oh, the Harbour Gulls!", ["Bo signed with the Harbour Gulls."]],
    ["Do you play the guitar? I would love to hear it.", "Yes!", ["Bo plays the guitar."]],
    ["Do you play the guitar?", "No, not really", ["Bo doesn't play the guitar."]],
    ["Have you ever been to Japan?", "Nope.", ["Bo has never been to Japan."]],
    ["Do you have a favorite opera?", "Definitely Tosca!", ["Bo's favorite opera is Tosca."]],
    ["How long have you been rowing?", "Since I was ten or so.", ["Bo has been rowing since they were ten or so."]],
    ["What do you use to bake bread?", "A cast iron pot.", ["Bo uses a cast iron pot to bake bread."]],
  ])("%s %s, between people", async (question, answer, expected) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual(expected);
  });

  test.each([
    ["What did you think?", "Super good!"],
    ["Do you eat fish or meat?", "Yes"],
    ["Did you like it?", "Yes!"],
    ["What did you do there?", "A walk"],
    ["Do you have any plans?", "Exciting but scary."],
    ["Do you have any pets you love?", "Yeah!"],
    ["What do you play?", "Well, thanks!"],
    ["Are you ready?", "Yes"],
    ["What are you up to?", "Nothing much"],
    ["Do you have a favorite opera?", "Definitely not!"],
    ["What's your view of the harbor like?", "Beautiful!"],
    ["What's your garden like?", "Wonderful!"],
  ])("%s %s tells nothing between people", async (question, answer) => {
    expect(await textsOf(`Ida: ${question}`, `Bo: ${answer}`)).toEqual([]);
  });

  test("question and answer are both its sources", async () => {
    const [memory] = await extract(turns("assistant: Where do you live?", "user: Leeds."));
    expect(memory?.sources.map(({ quote }) => quote)).toEqual(["Where do you live?", "Leeds."]);
    expect(memory?.isFirstPerson).toBe(true);
  });
});
