// What a statement of talk leans on, and nothing can be put in its place, is told behind it in the words it was said in.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("A statement of talk that leans on what was said is told with that:", () => {
  test.each([
    [
      ["Wim: Would you come to Oslo for the regatta?", "Ada: I'd like to, but not by plane."],
      `Ada would like to, but not by plane (replying to Wim's "Would you come to Oslo for the regatta?").`,
    ],
    [
      ["Wim: We bought the mill outside Graz.", "Ada: I wish I was that brave."],
      `Ada wishes they were that brave (replying to Wim's "We bought the mill outside Graz").`,
    ],
    [
      ["Wim: Can parrots count to ten?", "Ada: I had that argument with Otto already."],
      `Ada had that argument with Otto already (replying to Wim's "Can parrots count to ten?").`,
    ],
    [
      ["Wim: hey", "Ada: We went to a quarry near Bern last May. We even found a fossil."],
      'Ada even found a fossil (said after "We went to a quarry near Bern last May").',
    ],
    [
      [
        "Ada: My uncle Bo turned eighty in May.",
        "Wim: Is he still rowing?",
        "Ada: Ha. He asked for a kayak for his birthday and I said of course not.",
      ],
      'Ada said of course not (said after "He asked for a kayak for his birthday").',
    ],
    [
      ["Wim: Your plums hang over my fence again.", "Ada: Oh dear. Did you take any of them?", "Wim: I ate four."],
      'Wim ate four (said to Ada after "Your plums hang over my fence again").',
    ],
    [
      ["Wim: The play was sold out on Friday.", "Ada: Everyone there was so kind to my mother."],
      `Everyone there was so kind to Ada's mother (replying to Wim's "The play was sold out on Friday").`,
    ],
    [
      ["Wim: hey", "Ada: The oral part of the licence was on Monday. I get the results next week."],
      'Ada gets the results next week (week of 15 May 2023) (said after "The oral part of the licence was on Monday").',
    ],
    [
      ["Wim: What does that letter from Basel say? Did they sign it?", "Ada: They did! I got the place!"],
      `Ada got the place (replying to Wim's "What does that letter from Basel say?").`,
    ],
    [
      ["Wim: hey", "Ada: The baker doubled his orders while I was away. I try not to take that personally."],
      'Ada tries not to take that personally (said after "The baker doubled his orders while I was away").',
    ],
    [
      ["Wim: I got the part in the musical.", "Ada: I took a road trip to Graz while you were winning."],
      `Ada took a road trip to Graz while Wim was winning (replying to Wim's "I got the part in the musical").`,
    ],
    [
      ["Wim: How did the first morning go at work?", "Ada: I burned the first batch and nearly cried."],
      `Ada burned the first batch and nearly cried (replying to Wim's "How did the first morning go at work?").`,
    ],
    [
      ["Wim: We need shelves for the attic.", "Ada: I built the ones in the study."],
      `Ada built the ones in the study (replying to Wim's "We need shelves for the attic").`,
    ],
    [
      ["Wim: hey", "Ada: I sang in a choir at the abbey for years. I left after my operation in May."],
      'Ada left after their operation in May (May 2023) (said after "I sang in a choir at the abbey for years").',
    ],
  ])("%s", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  test.each([
    [["Wim: How are you?", "Ada: Fine! I painted the shed."]],
    [["Wim: Congrats on the new job!", "Ada: Thanks! I went to the museum yesterday."]],
    [["Wim: I love your kitchen.", "Ada: I bake bread every Sunday."]],
    [["Wim: My sister sold the boat.", "Ada: By the way, I got the results on Friday."]],
    [["Wim: hey", "Ada: I'm allergic to walnuts. My brother lives in Lyon."]],
    [["Wim: hey", "Ada: I play the cello. I go to the gym every morning."]],
    [["Wim: What do you read?", "Ada: I read films, plays, essays, all of that."]],
    [["user: I had a row with Otto on Monday. I'd like to, but not by plane."]],
  ])("not %s", async (lines) => {
    expect((await textsOf(...lines)).join(" ")).not.toMatch(/said after|replying to/);
  });

  test("a bracket or a quotation mark in what is quoted closes nothing", async () => {
    const texts = await textsOf(
      'Wim: Have you seen "Carmen" (the opera) in Graz?',
      "Ada: I'd like to, but not by train.",
    );
    expect(texts).toContain(
      `Ada would like to, but not by train (replying to Wim's "Have you seen 'Carmen' the opera in Graz?").`,
    );
  });
});

describe("What a statement leans on is sought further back where all between leans too:", () => {
  test.each([
    [
      "a reply to how something was is told with what it was",
      [
        "Ada: He took me to a quarry near Bern.",
        "Wim: Was it good?",
        "Ada: Cold but lovely. We slept in a converted mill.",
      ],
      'Ada slept in a converted mill (said after "He took me to a quarry near Bern").',
    ],
    [
      "a part of what was asked about",
      ["Wim: How did it go with the third stanza?", "Ada: I rewrote it twice. I still think the rhyme is weak."],
      `Ada still thinks the rhyme is weak (replying to Wim's "How did it go with the third stanza?").`,
    ],
    [
      "a count of what was told",
      ["Wim: The ceiling costs nine thousand.", "Ada: I could put in four."],
      `Ada could put in four (replying to Wim's "The ceiling costs nine thousand").`,
    ],
    [
      "who can do it",
      ["Wim: Could the two of you carry the piano up?", "Ada: My Otto can do it."],
      `Ada's Otto can do it (replying to Wim's "Could the two of you carry the piano up?").`,
    ],
    [
      "who was not told yet",
      ["Wim: Mum will be sad, she paid for the lessons.", "Ada: I haven't told Mum yet."],
      `Ada hasn't told their mum yet (replying to Wim's "Mum will be sad, she paid for the lessons").`,
    ],
    [
      "a thing that stands before it without a verb",
      [
        "Wim: What goes there?",
        "Ada: The wall leans a bit. Fig trees, two of them. I ordered them from a nursery in Kent.",
      ],
      'Ada ordered them from a nursery in Kent (said after "Fig trees, two of them").',
    ],
    [
      "a place of work",
      ["Wim: The hall has no heating.", "Ada: I've been a caretaker there for nine years."],
      `Ada has been a caretaker there for nine years (replying to Wim's "The hall has no heating").`,
    ],
  ])("%s", async (_, turns, told) => {
    expect(await textsOf(...turns)).toContain(told);
  });

  test("what turns away from the question, or comes after one that names its thing, is told without", async () => {
    expect(await textsOf("Ada: I passed my exam!", "Wim: How was it?", "Ada: By the way, we got a dog.")).toContain(
      "Ada got a dog.",
    );
    expect(
      await textsOf("Ada: He took me to a quarry near Bern.", "Wim: How was the food?", "Ada: We slept in a mill."),
    ).not.toContain('Ada slept in a mill (said after "He took me to a quarry near Bern").');
  });
});

describe("what explains nothing is not quoted behind:", () => {
  test.each([
    [
      [
        "Ruta: Any drawings to show?",
        "Mia: Yeah, here's one I drew today. It's inspired by the sea. The colors make me feel calm.",
      ],
    ],
    [
      [
        "Mia: We come home for good, we fly on 12 January.",
        "Ruta: Mia! I'm screaming in the staff room.",
        "Mia: Haha don't wake the twins. My mum doesn't know yet.",
      ],
    ],
    [
      [
        "Ruta: That takes guts.",
        "Mia: It was a wild night, and without them I'd have quit. We trust and rely on one another, and it's a comfort that each has the other's back.",
      ],
    ],
    [
      [
        "Ruta: Come on Sunday and bring Otto.",
        "Mia: Otto is in Graz till July with the ship, so it's just me. I'll bring the samosas.",
      ],
    ],
    [
      [
        "Ruta: I visited him with a cake and we talked about chess.",
        "Mia: We had a burglary in the barn, they took two lamps.",
      ],
    ],
    [
      [
        "Ruta: How did the show go?",
        "Mia: Well. It was such a surreal night for all the singers. My mother doesn't know yet.",
      ],
    ],
  ])("%j", async (talk) => {
    expect((await textsOf(...talk)).join(" ")).not.toMatch(/said after|replying to/);
  });

  test("a question comes before what was suggested behind it", async () => {
    const talk = [
      "Mia: My laptop crashed and I lost all my drawings.",
      "Ruta: That's hard. Did you manage to recover any drawings? Maybe keep copies in the barn from now on?",
      "Mia: Nothing could be saved, but now I have two disks.",
    ];
    expect((await textsOf(...talk)).at(-1)).toContain("Did you manage to recover any drawings?");
  });

  test("an offer of help is put behind nothing", async () => {
    const talk = [
      "Teo: I want to see my dad every other weekend from now on.",
      "Ines: Do you need me to feed the cat?",
      "Teo: Yes please! I don't drive so it's two hours by train each way.",
    ];
    expect((await textsOf(...talk)).at(-1)).toBe("Teo doesn't drive so it's two hours by train each way.");
  });
});
