// Friends who meet again and again: whom and what a turn goes on about, where a pair begins and ends, and what is told of those
// whom the other asks after.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("told", () => {
  test.each([
    [
      "a title is part of a name, and tells who she is",
      ["Ida: My neighbour Frau Lindner mends clocks.", "Tom: What's she like?", "Ida: She's eighty and she whistles."],
      "Ida's neighbour Frau Lindner is eighty and she whistles.",
    ],
    [
      "a title without my",
      ["Ida: My coach called. Dona Rita slipped on the quay. She'll need a splint."],
      "Dona Rita will need a splint.",
    ],
    [
      "those of whom one proposed to the other",
      ["Tom: How is Ravi?", "Ida: He proposed to Ingrid! They're getting married next spring."],
      "Ravi and Ingrid are getting married next spring (spring 2024).",
    ],
    ["my brother fell is no pair", ["Ida: My brother fell and I laughed."], "Ida's brother fell and Ida laughed."],
    [
      "my uncle lost something is none",
      ["Ida: My uncle lost his keys and I lent him mine."],
      "Ida's uncle lost his keys and Ida lent him theirs.",
    ],
    ["my cat died is none", ["Ida: My cat died and I cried all week."], "Ida's cat died and Ida cried all week."],
    [
      "my horse chases something is none",
      ["Ida: My horse chases geese and I laugh."],
      "Ida's horse chases geese and Ida laughs.",
    ],
    [
      "a pair behind a time without a comma",
      ["Ida: After the storm in March my neighbours and I rebuilt the jetty."],
      "After the storm in March (March 2023) Ida and their neighbours rebuilt the jetty.",
    ],
    [
      "a pair of names behind a time",
      ["Ida: Since the twins came in March Otto and I have been sleeping in shifts."],
      "Since the twins came in March (March 2023) Otto and Ida have been sleeping in shifts.",
    ],
    ["a boss who quit has no name", ["Ida: My boss quit and I took over."], "Ida's boss quit and Ida took over."],
    [
      "when without a comma asks nothing",
      ["Ida: When Mum fell ill I ran her kiosk."],
      "When Ida's mum fell ill Ida ran her kiosk.",
    ],
    [
      "pity before it",
      ["Tom: How's Anders?", "Ida: Poor man, he broke his elbow in March."],
      "Anders broke his elbow in March (March 2023).",
    ],
    [
      "an offer behind it",
      ["Ida: My cousin Lars runs a ferry in Bodo, shall I give you his number?"],
      "Ida's cousin Lars runs a ferry in Bodo.",
    ],
    [
      "an age in one word",
      ["Ida: I learn to juggle with my grandson Alfie.", "Tom: How old is he?", "Ida: He's nine."],
      "Ida's grandson Alfie is nine.",
    ],
    [
      "how somebody is doing",
      ["Tom: How's your father doing?", "Ida: Better than anyone feared."],
      "Ida's father is better than anyone feared.",
    ],
    [
      "parents who are asked after",
      ["Tom: Are your parents still in Dubai?", "Ida: Moved back in March."],
      "Ida's parents moved back in March (March 2023).",
    ],
    [
      "one's own that is offered",
      ["Tom: We need a bed in Lund.", "Ida: Use our attic, it's empty until August."],
      "Ida's attic is empty until August (August 2023).",
    ],
    ["barely", ["Tom: Did you pass your sailing test?", "Ida: Barely!"], "Ida barely passed their sailing test."],
    [
      "just about, of what was named first",
      ["Tom: And the exam, did you pass?", "Ida: Just about!"],
      "Ida only just passed the exam.",
    ],
    [
      "whom a question names first",
      ["Tom: And Petra, are you two in touch?", "Ida: A little."],
      'Ida, asked "Are you in touch with Petra?": A little.',
    ],
    [
      "what happened then was then",
      ["Ida: I read a psalm at the pier and the gulls stole the wreath."],
      "Ida read a psalm at the pier and the gulls stole the wreath.",
    ],
    [
      "how many we are",
      ["Ida: We're thirty-one rowers from six clubs."],
      "Ida is in a group of thirty-one rowers from six clubs.",
    ],
    [
      "a day before the month of something else",
      ["Ida: I land on the 19th, and we marry in November."],
      "Ida lands on the 19th (19 May 2023), and they marry in November (November 2023).",
    ],
    [
      "a day of one of two months",
      ["Ida: The kiln cracked in April, but we glazed again on the 2nd."],
      "The kiln cracked in April (April 2023), but Ida glazed again on the 2nd.",
    ],
    [
      "a girl or a boy",
      ["Ida: We're having a baby. The gutter leaks.", "Tom: Do you know what it'll be?", "Ida: A girl!"],
      "Ida says the baby is a girl.",
    ],
    [
      "a wedding that was asked after, and not the speech behind it",
      [
        "Tom: So, how was the wedding?",
        "Ida: I sang until two, lost my hat completely, and Ravi cried during my speech.",
      ],
      "Ida sang until two, lost their hat completely (speaking of the wedding).",
    ],
    [
      "news that opens with a lead",
      [
        "Tom: He's got a grey beard and three boats.",
        "Ida: Time flies. At least something good came of it. I've got some news, I quit my desk job in March!",
      ],
      "Ida quit their desk job in March (March 2023).",
    ],
    [
      "somebody whom no list knows, and who will be pleased",
      ["Tom: We love her scones.", "Ida: Nia will love that! She joined a crew in March."],
      "Nia joined a crew in March (March 2023).",
    ],
    [
      "a tag that asks nothing",
      ["Tom: Who's running the kiosk?", "Ida: Kuba's doing the nights, can you imagine?"],
      'Kuba is doing the nights (asked "Who\'s running the kiosk?").',
    ],
    [
      "an illness behind a name",
      ["Tom: How's the cat?", "Ida: Zaatar's got asthma. I hold him over steam twice a day."],
      "Zaatar's got asthma.",
    ],
    [
      "two who dine together",
      ["Tom: And Elena?", "Ida: She hardly works nights any more, so we actually dine together."],
      "Elena hardly works nights any more, so they actually dine together.",
    ],
    ["a comfort behind it", ["Ida: I failed three times, don't you worry!"], "Ida failed three times."],
  ])("%s", async (_, turns, expected) => {
    expect(await textsOf(...turns)).toContain(expected);
  });
});

describe("left open", () => {
  test.each([
    [
      "a girl beside a name of no gender",
      [
        "Ida: There was a little girl at the pier. She hugged Bo and Illari cried.",
        "Tom: Aww!",
        "Ida: She wants a kite.",
      ],
      /Illari wants/,
    ],
    [
      "the landlord's son is not the landlord",
      [
        "Ida: My landlord wants to sell.",
        "Tom: Who is that guy?",
        "Ida: He's the landlord's son! He wants to move in.",
      ],
      /landlord is|landlord wants to move/,
    ],
    [
      "an old boy whom nobody named",
      [
        "Ida: I sold a jug! The teacher has asked me to help.",
        "Tom: And the old boy?",
        "Ida: He has lost three kilos.",
      ],
      /teacher has lost/,
    ],
    [
      "the dog is not whom the last turn named",
      ["Ida: Ravi met a woman called Defne.", "Tom: What happened to the dog?", "Ida: She's with him in Izmir."],
      /Defne is with/,
    ],
    [
      "one of two who passed and changed something",
      ["Tom: And the boys?", "Ida: Finn passed his medical, but Jory's changed his mind. He's going to Cardiff."],
      /Finn is going/,
    ],
    [
      "a son of mine is not whom the other just named",
      ["Ida: Finn passed his medical.", "Tom: Piran must be pleased.", "Ida: He is. He's been asked to teach in June."],
      /Finn has been asked|of course Finn/i,
    ],
    [
      "him, where she was said",
      [
        "Tom: Is Adjoa in?",
        "Ida: She's busy, she had a little boy on the 20th!",
        "Tom: I'd love to hug him, but I've had gout since March.",
      ],
      /hug Adjoa/,
    ],
    [
      "a room is not whom it belongs to",
      ["Tom: Where can I sleep?", "Ida: Take my brother's room, he's in Oslo until June."],
      /room is in Oslo/,
    ],
    ["a question in haste", ["user: when the trial ends can i keep my data"], /keep/],
    ["what nobody pretends to be", ["Tom: Is Mr. Lund proud?", "Ida: He pretends not to be."], /pretends/],
    [
      "a matter that was said of somebody else",
      [
        "Tom: Dona Rita fell, she's still in hospital.",
        "Ida: Joyce and I would love to visit you in June, but she can't climb.",
      ],
      /\(said after|\(replying/,
    ],
  ])("%s", async (_, turns, wrong) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(wrong);
  });
});
