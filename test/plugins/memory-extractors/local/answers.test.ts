// Short answers are told together with their question, and only where that is plain.

import { describe, expect, test } from "bun:test";
import { extract, readingsOf, textsOf, turns } from "../conversation.ts";

describe("short answers", () => {
  test.each([
    ["Where do you live?", "Leeds.", "User lives in Leeds."],
    ["And what do you do for work?", "nurse", "User works as a nurse."],
    ["Do you have any pets?", "Yes, two cats.", "User has two cats."],
    ["Which colours do you like?", "Sage green and yellow.", "User likes sage green and yellow."],
    ["Which bands do you like?", "Green Day and Pink Floyd.", "User likes Green Day and Pink Floyd."],
    ["Do you have a car?", "We have two.", "User has two cars."],
    ["Do you have an epipen at home?", "Yes, two, one in the bag.", "User has two epipens at home, one in the bag."],
    ["Any allergies?", "peanuts and cats", "User is allergic to peanuts and cats."],
    ["Thanks! What's your favorite cuisine?", "Thai!", "User's favorite cuisine is Thai."],
    ["Are you vegetarian?", "yes", "User is vegetarian."],
    ["Do you drink coffee?", "Nope", "User doesn't drink coffee."],
    ["How old are you?", "34", "User is 34 years old."],
    ["Where are you from?", "From Ghent", "User is from Ghent."],
    ["How many hours a week can you spend?", "About 8.", "User can spend about 8 hours a week."],
    ["Do you have days off?", "Mondays and Tuesdays.", "User has Mondays and Tuesdays off."],
    ["Do you have days off?", "not really", "User doesn't have days off."],
    ["Do you prefer books, films or exercises?", "exercises for sure", "User prefers exercises."],
    ["Are you allergic to anything?", "nope", "User has no allergies."],
    [
      "Who's watching your goats in May?",
      "my cousin Bo",
      "User's cousin Bo is watching their goats in May (May 2023).",
    ],
    ["Who looks after the garden?", "Tom", "Tom looks after the garden."],
    ["What is your daughter studying?", "Marine biology.", "User's daughter is studying marine biology."],
    ["When is your last frost usually over?", "mid may", "User's last frost is usually over in mid May."],
  ])("%s %s", async (question, answer, expected) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([expected]);
  });

  test("what is told behind an answer is told beside it", async () => {
    expect(await textsOf("assistant: Where are you based?", "user: Leeds, but I'm moving to York in March")).toEqual([
      "User lives in Leeds.",
      "User is moving to York in March (March 2024).",
    ]);
    expect(await textsOf("assistant: How are you?", "user: Unfortunately, I lost my job.")).toEqual([
      "User lost their job.",
    ]);
  });

  test.each([
    ["What's your take on this?", "Not sure"],
    ["Who's calling?", "me"],
    ["Do you have a question?", "Yes"],
    ["Would you like some more tips?", "Yes please"],
    ["Shall I book it?", "Friday"],
    ["Do you prefer the first or the second?", "whatever"],
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
    ["Where do you live again, Ghent?", "Bruges.", ["Bo lives in Bruges."]],
    [
      "Do you still row on Sundays?",
      "Not since Arthur died.",
      ["Bo doesn't row on Sundays any more, not since Arthur died."],
    ],
    ["Do you still row on Sundays?", "Not any more.", ["Bo doesn't row on Sundays any more."]],
    ["Do you row on Sundays?", "Not since Arthur died.", []],
    ["How was he?", "A little confused at first.", []],
    ["What about the falls?", "None since we put a rail in the bathroom.", []],
    [
      "Where do you live now?",
      "Ghent. We bought an old mill there.",
      ["Bo lives in Ghent.", "Bo bought an old mill in Ghent."],
    ],
    [
      "Where did you go?",
      "To Lisbon. We ate the best fish there with my sister.",
      ["Bo went to Lisbon.", "Bo ate the best fish in Lisbon with their sister."],
    ],
    ["Where do you work again?", "The harbour office.", ["Bo works at the harbour office."]],
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

describe("answers to an assistant", () => {
  const replies = (question: string, answer: string): Promise<string[]> =>
    textsOf(`assistant: ${question}`, `user: ${answer}`);

  test.each([
    ["Do you have any dietary needs?", "vegetarian, mostly", ["User is vegetarian, mostly."]],
    ["Are you taking any other medication?", "Yes, ramipril since 2019", ["User is taking ramipril since 2019."]],
    ["Do you use any pesticides?", "soap water", ["User uses soap water."]],
    ["Do you have a sturdy tripod?", "yes a Benro", ["User has a Benro (sturdy tripod)."]],
    ["What salary are you aiming for?", "at least 68k", ["User is aiming for at least 68k."]],
    [
      "What salary are you aiming for?",
      "at least 68k, I was on 64k before",
      ["User is aiming for at least 68k.", "User was on 64k before."],
    ],
    ["Any injuries?", "a torn ligament in 2021", ["User had a torn ligament in 2021."]],
    [
      "Do you have any debts?",
      "A car loan, 210 a month until the summer, and about 4k left on my student loan",
      ["User has a car loan, 210 a month until the summer (summer 2023), and about 4k left on their student loan."],
    ],
    ["Where do you shoot from?", "my backyard", ["User shoots from their backyard."]],
  ])("%s %s", async (question, answer, expected) => {
    expect(await replies(question, answer)).toEqual(expected);
  });

  test("each of two answers belongs to its question", async () => {
    expect(
      await replies("Are you travelling alone, and do you have any dietary needs?", "with my wife and a baby. vegan"),
    ).toEqual(["User is travelling with their wife and a baby.", "User is vegan."]);
    expect(await replies("Where do you live? How old are you?", "Leeds. 34")).toEqual([
      "User lives in Leeds.",
      "User is 34 years old.",
    ]);
  });

  test("she, in a question, is whom the user named, where only one can be meant", async () => {
    expect(
      await textsOf(
        "user: My cat is ill.",
        "assistant: I'm sorry. What does she eat?",
        "user: a renal diet from the vet",
      ),
    ).toContain("User's cat eats a renal diet from the vet.");
    expect(
      await readingsOf(
        "user: My cat hates my dog.",
        "assistant: What does she eat?",
        "user: a renal diet from the vet",
      ),
    ).toEqual(["User's cat hates their dog."]);
  });

  test.each([
    ["Is your flat furnished?", "No, unfurnished.", "User's flat is not furnished."],
    ["Is your shop open?", "yes", "User's shop is open."],
    ["How many orders could you handle per week?", "Maybe 40.", "User can handle 40 orders per week."],
  ])("%s %s", async (question, answer, expected) => {
    expect(await replies(question, answer)).toContain(expected);
  });

  test.each([
    ["Which do you prefer?", "the cheaper one"],
    ["Do you take any notes?", "two"],
    ["What are your biggest worries?", "the piano, I think"],
    ["Do you find any of these useful?", "Yes, please!"],
    ["How old are you? Where do you live?", "it depends"],
  ])("%s %s tells nothing", async (question, answer) => {
    expect(await replies(question, answer)).toEqual([]);
  });
});
