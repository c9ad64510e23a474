// A statement that leaves out what it is of is told with the occasion or the work that was named shortly before; one that says it
// itself, or is of the speaker's own life, is not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("in a chat, of the work that it is about", () => {
  test("and not of where the user goes to work", async () => {
    const told = await textsOf(
      "user: I have a full-time job at a logistics company. It took me 7 hours to edit the pilot.",
    );
    expect(told).toContain("It took User 7 hours to edit the pilot.");
  });

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

describe("no matter is put behind what is not of it", () => {
  test.each([
    [
      "user: I'm planning a scavenger hunt for the club. I usually prefer activities without much stuff.",
      "a scavenger",
    ],
    [
      "user: I want to run a juggling workshop. As a welder, I'm really interested in practical activities.",
      "a juggling",
    ],
    ["user: I'm planning a lantern parade. I tend to avoid high places.", "a lantern"],
    ["user: My pottery business is growing. I tend to skip whatever involves heights.", "their pottery"],
    ["user: I'm planning a scavenger hunt for the library. I'm also thinking about new lamps.", "a scavenger"],
    ["user: I'm stuck on my cover letter. I have two requests from a colleague.", "their cover letter"],
    ["user: I run a bakery and I'm proud of our bakery. I'm thinking of changing our bakery's menu.", "their"],
    ["user: Please check my Rust app. I added a route with Rust.", "their"],
    ["user: I think they'd want two sections. On a related note, I'm writing a grant proposal.", "their"],
  ])("%s", async (said, matter) => {
    expect((await textsOf(said)).join(" ")).not.toContain(`speaking of ${matter}`);
  });

  const CHAT = `user: I coach and need drills for my rowing team.
assistant: A rowing team needs stamina. How big is the team?
user: My rowing team has nine people, and my rowing team is young.
assistant: Then the rowing team needs short drills for the team.`;
  test("nor in a chat what it has turned away from", async () => {
    const away =
      "user: Speaking of plans, I need sums for my pupils.\nassistant: Sums with a team theme?\nuser: I'm considering longer exercises.";
    expect((await textsOf(...`${CHAT}\n${away}`.split("\n"))).join(" ")).not.toContain("speaking of their rowing team");
  });

  test("but one's trade stays, whatever comes up", async () => {
    const chat = `user: My family bakery needs ideas. I run the family bakery alone.
assistant: A bakery can offer classes. Is the bakery big?
user: By the way, the bakery is small.
assistant: A small bakery can grow.
user: I'm considering longer hours.`;
    expect(await textsOf(...chat.split("\n"))).toContain(
      "User is considering longer hours (speaking of their family bakery).",
    );
  });

  test.each([
    [
      "Mia: I presented cakes at my own baking show on Monday! It was a blast.\nRuta: Well done! Which dish was it?\nMia: Plum cream. Here's a snap of the plum cream. I made the plum cream.",
      "their baking show",
    ],
    [
      "Mia: The kids and I did a painting of the harbour.\nRuta: Lovely.\nMia: We all worked on the painting. We found these lovely shells.",
      "the painting",
    ],
    [
      "Ruta: My dance studio is in trouble.\nMia: Sorry to hear about the dance studio. I believe in you.\nRuta: Thanks. How have you tackled that yourself? Got any advice?\nMia: I've had hard times with my store. I had to learn it all by myself.",
      "the dance studio",
    ],
  ])("nor in talk where the speaker is at another thing: %s", async (talk, matter) => {
    expect((await textsOf(...talk.split("\n"))).join(" ")).not.toContain(`speaking of ${matter}`);
  });

  test("and an occasion comes before what was made there", async () => {
    const talk =
      "Mia: I took the girls to a weaving workshop. We all made our own scarf.\nRuta: Lovely! How'd they like it?\nMia: The girls loved it! I found it a joy to watch them.";
    expect((await textsOf(...talk.split("\n"))).join(" ")).not.toContain("scarf)");
  });
});
