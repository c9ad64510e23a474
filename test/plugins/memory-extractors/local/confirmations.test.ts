// A yes or no, with a few words behind it or without, is told as what was asked.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replies = (question: string, answer: string): Promise<string[]> => textsOf(`Ida: ${question}`, `Bo: ${answer}`);

describe("confirmations", () => {
  test.each([
    ["Do you still live in Bergen?", "Yep, same street.", "Bo lives in Bergen, same street."],
    ["Are you still with the orchestra?", "Yes, eleven years now.", "Bo is with the orchestra, eleven years now."],
    ["Are you still vegan?", "Yes, mostly.", "Bo is vegan, mostly."],
    ["You live in Cork now, right?", "Yes, since June.", "Bo lives in Cork since June (June 2022)."],
    ["Is it true you're moving to Peru?", "It's true!", "Bo is moving to Peru."],
    ["Did you get the job at the zoo?", "I did!", "Bo got the job at the zoo."],
    ["So you went into teaching?", "I did.", "Bo went into teaching."],
    ["you kept the cat?", "of course", "Bo kept the cat."],
    ["You quit smoking?", "Yes! Four months ago.", "Bo quit smoking four months ago (January 2023)."],
    ["Did you sell the boat?", "Yes, in April.", "Bo sold the boat in April (April 2023)."],
    ["Do you still play the oboe?", "I do. Second chair, in a band.", "Bo plays the oboe, second chair, in a band."],
    [
      "Are you still on for the hike in May?",
      "yes, 16 to 19 May right",
      "Bo is on for the hike 16 to 19 May (16 to 19 May 2023).",
    ],
    ["Are you coming to the wedding?", "Of course I am.", "Bo is coming to the wedding."],
    ["Have you been to the new museum?", "Yes, twice.", "Bo has been to the new museum twice."],
    ["Do you row?", "Not since the operation.", null],
    ["Do you still row?", "Not since the operation.", "Bo doesn't row any more, not since the operation."],
    ["Is your mother still in the big house?", "She is.", "Bo's mother is still in the big house."],
    ["Is your mother still in the big house?", "No, in a flat by the sea.", "Bo's mother is in a flat by the sea."],
    ["Is your dad still driving the taxi?", "He is. Nights, mostly.", "Bo's dad is still driving the taxi."],
    ["Did your brother pass the exam?", "He did!", "Bo's brother passed the exam."],
    ["You still at the bank?", "Yes, in the archive.", "Bo is at the bank in the archive."],
    ["And what about you, still in Ghent?", "Yes, by the canal.", "Bo is in Ghent, by the canal."],
    ["Still singing in the choir?", "I am!", "Bo is singing in the choir."],
    ["Do you have any grandchildren?", "Three!", "Bo has three grandchildren."],
    ["And you, grandkids?", "Two, Oskar and Mia.", "Bo has two grandkids, Oskar and Mia."],
  ])("%s %s", async (question, answer, told) => {
    expect(await replies(question, answer)).toEqual(told === null ? [] : [told]);
  });

  test.each([
    ["Did you eat?", "Yes."],
    ["Did you like it there?", "I did!"],
    ["Did you read my message?", "Yes!"],
    ["You okay?", "Yes, fine."],
    ["You did what?", "Yes."],
    ["You're kidding?", "Yes, sorry."],
    ["Do you still live with Nora?", "Yes, but not for long."],
    ["Are you still in Ghent?", "Yes and no."],
    ["Did you buy the green or the blue one?", "Yes."],
    ["Do you still row on the lake?", "Yeah, Ida!"],
    ["Are you still in Ghent?", "Yes, you?"],
  ])("%s %s tells nothing", async (question, answer) => {
    expect(await replies(question, answer)).toEqual([]);
  });

  test("what an assistant asked was done is for the moment", async () => {
    expect(await textsOf("assistant: Did you clear the cache?", "user: I did.")).toEqual([]);
  });
});

describe("a no to an assistant, and how things went on", () => {
  const reply = (asked: string, said: string): Promise<string[]> =>
    textsOf("user: Hi!", `assistant: ${asked}`, `user: ${said}`);
  test.each([
    ["Are you still working at Lidl?", "no, I quit", "User is not working at Lidl any more, they quit."],
    ["Are you still working at Lidl?", "No, I got fired.", "User is not working at Lidl any more, they got fired."],
    ["Are you still studying law?", "nope, I dropped out", "User is not studying law any more, they dropped out."],
    ["Are you still with Tom?", "no, we broke up", "User is not with Tom any more, they broke up."],
    ["Do you smoke?", "never", "User doesn't smoke."],
    ["Do you eat meat?", "No, never.", "User doesn't eat meat."],
    ["Have you ever been to Japan?", "never", "User has never been to Japan."],
    ["Where do you work now?", "still at Lidl", "User works now at Lidl."],
    ["Where do you live these days?", "Still in Leeds.", "User lives in Leeds."],
  ])("%s %s", async (asked, said, told) => {
    expect(await reply(asked, said)).toContain(told);
  });

  test.each([
    ["Did you finish the report?", "never"],
    ["Who do you live with?", "never mind"],
    ["Which plan do you want?", "no, I quit"],
  ])("%s %s says nothing", async (asked, said) => {
    expect(await reply(asked, said)).toEqual([]);
  });
});
