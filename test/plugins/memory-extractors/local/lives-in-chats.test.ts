// What users tell an assistant of their lives beside other news: measures of their body without "my", habits of those they name,
// and of which app or résumé they speak. Said on Monday, 8 May 2023.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const NEWS = "I started at the mill in April.";
const toldBeside = async (said: string): Promise<string> => (await textsOf(`user: ${NEWS} ${said}`)).join("\n");

describe("beside other news is kept", () => {
  test.each([
    ["Cholesterol came down from 250 to 200.", "User's cholesterol came down from 250 to 200."],
    ["Blood pressure is down to 125 over 80.", "User's blood pressure is down to 125 over 80."],
    ["A1c is 5.9.", "User's A1c is 5.9."],
    ["Ferritin rose to 40.", "User's ferritin rose to 40."],
    ["The adoption went through on Friday.", "The adoption went through on Friday (5 May 2023)"],
    ["The divorce is final since Friday.", "The divorce is final since Friday (5 May 2023)"],
    ["Hanne paints every evening.", "Hanne paints every evening."],
    ["Ottilie drinks again.", "Ottilie drinks again."],
    ["Ruben gets custody back in June.", "Ruben gets custody back in June (June 2023)."],
    ["I smoke again, couldn't keep it up.", "User smokes again."],
    ["I tried fasting for a week, just couldn't stick with it.", "User tried fasting for a week."],
  ])("%s", async (said, told) => {
    expect(await toldBeside(said)).toContain(told);
  });

  test.each([
    ["Napoleon marches again.", "Napoleon"],
    ["Family walks again.", "Family walks"],
    ["The cholesterol of eggs came down.", "User's cholesterol"],
    ["My cousin's weight came down to 80.", "User's weight"],
  ])("not: %s", async (said, told) => {
    expect(await toldBeside(said)).not.toContain(told);
  });
});

describe("in words of software", () => {
  test("is of the app that the turn names", async () => {
    const told = await textsOf(
      "user: I'm trying to speed up my Koa recipe app, how would you cache it? I'm on Koa 2.15.3 with Redis 7.2 as a store.",
    );
    expect(told).toContain("User is on Koa 2.15.3 with Redis 7.2 as a store (speaking of their Koa recipe app).");
  });

  test("is of none where it names two", async () => {
    const told = await textsOf(
      "user: I run my recipe app and my climbing blog on one machine, can you help? I'm on Koa 2.15.3 with Redis 7.2 as a store.",
    );
    expect(told).toContain("User is on Koa 2.15.3 with Redis 7.2 as a store.");
  });

  test("is of the app that the chat goes on about", async () => {
    const told = await textsOf(
      "user: I'm building my recipe app for the village bakery. My recipe app should show what is in season.",
      "assistant: A recipe app can sort by month. Your app could also remember favourites.",
      "user: Thanks! Every push now goes through a CI job of mine with the unit tests, I set it up last night.",
    );
    expect(told.at(-1)).toEndWith("(speaking of their recipe app).");
  });
});

describe("of a résumé", () => {
  test.each([
    ["I prefer bullet points over paragraphs, how would that look in a normal resume?", "(speaking of their resume)."],
    ["I'm redoing my CV, can you help? I've moved the education section to the end.", "(speaking of their CV)."],
  ])("%s", async (said, told) => {
    expect((await textsOf(`user: ${said}`)).join("\n")).toContain(told);
  });

  test("nothing is where none was named", async () => {
    const told = await textsOf("user: I prefer bullet points over paragraphs in your answers about bees.");
    expect(told.join("\n")).not.toContain("speaking of");
  });
});

test("what was reached of a goal is told with the goal", async () => {
  const [told, ...others] = await textsOf(
    "user: I'm trying to get the whole choir to know the mass by heart by June, and I've currently reached 70%. Can you help me plan?",
  );
  expect(told).toMatch(/choir.*reached 70%/);
  expect(others).toEqual([]);
});

test("a deadline of another text is not told as of the essay", async () => {
  const told = await textsOf(
    "user: I'm writing my essay about bees.",
    "assistant: Lovely, what is your thesis?",
    "user: I have until May 30 for the symposium abstract and I'm sketching a first outline, what belongs in it?",
  );
  expect(told.join("\n")).toContain("for the symposium abstract");
  expect(told.at(-1)).not.toContain("essay");
});
