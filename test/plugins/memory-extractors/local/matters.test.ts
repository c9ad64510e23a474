// A statement that leaves out what it is of is told with the occasion or the work that was named shortly before; one that says it
// itself, or is of the speaker's own life, is not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("in a chat, of the work that it is about", () => {
  test.each([
    [
      "I'm stuck on my cover letter. I rewrote the conclusion on May 8.",
      "User rewrote the conclusion on May 8 (8 May 2023) (speaking of their cover letter).",
    ],
    [
      "I need ideas for our spring concert. I was thinking of a nature theme.",
      "User was thinking of a nature theme (speaking of their spring concert).",
    ],
    [
      "Can you check my weather app using Flask? I added queries for 320px and 768px.",
      "User added queries for 320px and 768px (speaking of their weather app).",
    ],
    [
      "I'm moving my bakery app to Heroku. I fixed the buttons.",
      "User fixed the buttons (speaking of their bakery app).",
    ],
    [
      "I'm planning a trip to Oslo. I've decided on the smaller hotel.",
      "User has decided on the smaller hotel (speaking of a trip to Oslo).",
    ],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test("as both have named it again and again", async () => {
    const chat = `user: I want to improve my personal statement for a film school.
assistant: A personal statement should open with a scene. How long is your personal statement?
user: About 900 words.
assistant: Good. Trim the statement to 700.
user: I've completed 3 full drafts.`;
    expect(await textsOf(...chat.split("\n"))).toContain(
      "User has completed 3 full drafts (speaking of their personal statement).",
    );
  });

  test.each([
    ["I'm stuck on my cover letter. I'm allergic to walnuts.", "User is allergic to walnuts."],
    ["I'm stuck on my cover letter. My sister moved to Ghent.", "User's sister moved to Ghent."],
    ["I'm stuck on my cover letter. I prefer tea to coffee.", "User prefers tea to coffee."],
    [
      "I'm stuck on my essay. I've added 12 transition phrases between the arguments following Priya's advice.",
      "User has added 12 transition phrases between the arguments following Priya's advice.",
    ],
    ["I was at my union meeting. I've completed 3 drafts.", "User has completed 3 drafts."],
    ["I sorted my cookery books. I've completed 3 drafts.", "User has completed 3 drafts."],
    ["I'm stuck on my cover letter. Anyway, I finished the marathon.", "User finished the marathon."],
  ])("but not: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});

describe("in talk, of the occasion", () => {
  test.each([
    [
      "Ida: Remember the Perseid meteor shower over the dunes? I made wishes and felt so small.",
      "Ida made wishes and felt so small (speaking of the Perseid meteor shower).",
    ],
    [
      "Ida: I'm baking for the charity run. I got so much help from strangers.",
      "Ida got so much help from strangers (speaking of the charity run).",
    ],
  ])("%s", async (talk, told) => {
    expect(await textsOf(...talk.split("\n"))).toContain(told);
  });

  test("not where the statement names a work of its own", async () => {
    const talk = "Bo: Sorry about the coast hike. FYI, I finished another quilt project.";
    expect(await textsOf(talk, "Ida: Nice!")).toEqual(["Bo finished another quilt project."]);
  });

  test("not where the statement says it", async () => {
    const talk = "Ida: Hello!\nBo: How was your pottery workshop?\nIda: I met a beekeeper from Graz at the station.";
    expect(await textsOf(...talk.split("\n"))).toEqual(["Ida met a beekeeper from Graz at the station."]);
  });
});

describe('"we" of a user who speaks of a team of theirs', () => {
  test.each([
    ["Any drills for my rowing club? We train three times a week.", "User's rowing club trains three times a week."],
    ["My choir sings at Easter. We've got a concert in Ghent.", "User's choir has a concert in Ghent."],
  ])("are its people: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });

  test.each([
    ["My choir sings at Easter. My wife is a nurse. We live in Ghent.", "User lives in Ghent."],
    ["My choir knows my band. We live in Ghent.", "User lives in Ghent."],
  ])("but not where others can be meant: %s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toContain(told);
  });
});

test("what stands in a quotation is nothing that is gone on about", async () => {
  const lines = [
    "Ben: What did they say?",
    'Ada: They called the soup "a love letter to Ghent". I\'ve read it twenty times.',
  ];
  expect((await textsOf(...lines)).join(" ")).not.toContain("speaking of a love letter");
});
