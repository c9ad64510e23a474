// Two people who tell each other their news some weeks apart: who "we", "she" and "her" are, what few words go on about, and when.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("told", () => {
  test.each([
    [
      "those who met are the two of whom one was just named",
      ["Tom: Your uncle built the pier!", "Ida: I miss him. Her name's Petra. We met at the pool."],
      "Petra and Ida met at the pool.",
    ],
    [
      "about that leads in",
      ["Tom: When am I going to meet Petra?", "Ida: About that... we split up."],
      "Petra and Ida split up.",
    ],
    [
      "we're all going is of a family, with its month",
      ["Ida: We're all going to Norway in July.", "Bo: Oh!"],
      "Ida and others are all going to Norway in July (July 2023).",
    ],
    [
      "all stands between the verb and its tense",
      ["Ida: Dad bought a boat and now we're all going sailing in July."],
      "Ida's dad bought a boat and now Ida is going sailing in July (July 2023).",
    ],
    [
      "three in November is no age",
      ["Ida: My wife is pregnant, so we'll be three in November."],
      "Ida's wife is pregnant, so there will be three of them in November (November 2023).",
    ],
    [
      "who comes on Mondays is nobody one has",
      ["Ida: I've got a stick for now, and a woman called Rut comes on Mondays to wash me."],
      "Ida has a stick for now, and a woman called Rut comes on Mondays to wash them.",
    ],
    ["allergic to what one asks for", ["Ida: Do they have sesame? I'm allergic."], "Ida is allergic to sesame."],
    [
      "a child is called what they call her",
      ["Ida: Olga had the baby! She came on Sunday and they've called her Mia.", "Bo: Oh!"],
      "Mia came on Sunday (7 May 2023) and they've called her Mia.",
    ],
    ["or what we call her", ["Ida: It's a girl. We're calling her Ottilie."], "Ida's girl is called Ottilie."],
    [
      "still there is said once",
      ["Tom: Are you still at the bakery?", "Ida: Yep, still at the bakery."],
      "Ida is still at the bakery.",
    ],
    [
      "what is yours is given",
      ["Tom: I have my test in May.", "Ida: The old car's yours, once you've passed it."],
      "Ida is giving Tom the old car, once Tom has passed it.",
    ],
    [
      "illness that was asked for",
      ["Tom: Do you have any injuries?", "Ida: Tennis elbow."],
      'Ida, asked "Do you have any injuries?": Tennis elbow.',
    ],
    [
      "where alone belongs to what was supposed",
      ["Tom: You're studying law, right? Remind me where?", "Ida: In Ghent."],
      "Ida is studying law in Ghent.",
    ],
    ["no allergies", ["Tom: Any allergies?", "Ida: No allergies, I'll eat anything!"], "Ida has no allergies"],
    [
      "a child of one's own by name",
      ["Ida: Our Tom wants a dog. He's leaving school on the 3rd of June."],
      "Ida's Tom is leaving school on the 3rd of June (3 June 2023).",
    ],
    [
      "whom one shows",
      ["Bo: Is that a parrot behind you?", "Ida: That's Gus! He belonged to my uncle, who moved in March."],
      "Gus belonged to Ida's uncle",
    ],
    [
      "what's he going to say asks after him",
      ["Bo: What's Gus going to say?", "Ida: He's learned a new word in May."],
      "Gus has learned a new word",
    ],
    [
      "bought for her",
      ["Bo: Is Lotta well?", "Ida: She goes in June. I have bought her wool socks."],
      "Ida has bought Lotta wool socks.",
    ],
    [
      "where somebody is from",
      ["Ida: My roommate Pete's Polish, and he's teaching me."],
      "Ida's roommate Pete is Polish",
    ],
    [
      "what was done to him",
      ["Bo: And Marcus?", "Ida: They made him redundant last week."],
      "Marcus was made redundant last week",
    ],
    [
      "when a deed was done",
      ["Ida: I sold the boat. Last Saturday, to a dentist.", "Bo: Oh!"],
      "Ida sold the boat. Last Saturday (6 May 2023), to a dentist.",
    ],
    [
      "due behind news",
      ["Ida: I'm pregnant. Due on the 12th of July.", "Bo: Oh!"],
      "Due on the 12th of July (12 July 2023).",
    ],
    [
      "its ours is a verb",
      ["Ida: I rang the landlady, its ours from August 1!"],
      "it's theirs from August 1 (1 August 2023).",
    ],
    [
      "little brother is called",
      ["Bo: Right, little brother, I've got a new job at the mill."],
      "Bo has a new job at the mill.",
    ],
    [
      "mind the bucket is no news",
      ["Ida: Mind the bucket, the roof's been leaking since March.", "Bo: Oh!"],
      "the roof has been leaking since March",
    ],
    [
      "terrified of what is to be minded",
      ["Bo: How's Otto?", "Ida: He'd love that! Only mind the geese, he's terrified of them."],
      "Otto is terrified of geese.",
    ],
    [
      "you'll not believe it leads in",
      ["Bo: And how is your sister?", "Ida: You'll not believe it, she's got a boyfriend!"],
      "Ida's sister has got a boyfriend.",
    ],
    [
      "she's not mentioned it is a perfect",
      ["Bo: How's your aunt?", "Ida: She moved in May. She's not mentioned the garden."],
      "Ida's aunt has not mentioned the garden.",
    ],
    ["books by number were read", ["Ida: Heaven! I read six books in Maine."], "Ida read six books in Maine."],
  ])("%s", async (_, turns, told) => {
    expect((await textsOf(...turns)).join("\n")).toContain(told);
  });
});

describe("not told", () => {
  test.each([
    [
      "the trains like no cake",
      ["Bo: The trains are slow.", "Ida: There'll be others, and some of them will like my cake."],
      /trains will like/,
    ],
    ["everybody grows old", ["Ida: We're all getting older, and in May it shows."], /Ida and others/],
    [
      "the cat has no talent",
      [
        "Bo: And Roy, what does he do?",
        "Ida: He's taken up painting. He's drawn the cat twice, and Biscuit looks cross.",
        "Bo: He has talent!",
      ],
      /Biscuit has talent/,
    ],
    ["her skis are hers", ["Bo: Is Lotta well?", "Ida: She's fine. I sold her old skis."], /sold Lotta old skis/],
    ["Polish is a language, too", ["Ida: My aunt Rosa's Polish is better than mine."], /Rosa is Polish/],
    [
      "no owl is named",
      ["Ida: My radio show is on Thursdays, so I'm basically an owl.", "Bo: I like the one with the whale sounds."],
      /likes the owl/,
    ],
    [
      "the judge is nobody who was named",
      ["Ida: Marcus is back in May.", "Bo: Good.", "Ida: The judge signed it in August, and he smiled at us."],
      /Marcus smiled/,
    ],
    [
      "a talk is not of what one asked about before",
      ["Ida: How was the holiday?", "Bo: Heaven! How's home taking it?", "Ida: My mum cried, in a good way."],
      /speaking of the holiday/,
    ],
  ])("%s", async (_, turns, untold) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(untold);
  });
});
