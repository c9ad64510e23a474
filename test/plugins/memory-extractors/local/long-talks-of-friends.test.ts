// Two friends who catch up in full, warm sentences: what a line leaves to the question before it is told with it, and what is only
// said for warmth is not told. Said on Monday, 8 May 2023.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What a line leaves open is told with it:", () => {
  test.each([
    [
      [
        "Ben: Did you train for the regatta with anyone?",
        "Ada: Yes, with a rowing club from the docks. We met two evenings a week.",
      ],
      [
        /^Ada trained for the regatta with a rowing club from the docks\.$/,
        /^A rowing club from the docks and Ada met two evenings a week\.$/,
      ],
    ],
    [["Ben: Do you sail alone?", "Ada: No, with my cousin Ole."], [/^Ada sails with their cousin Ole\.$/]],
    [
      ["Ben: Are you still playing badminton?", "Ada: Absolutely! I joined a club in March."],
      [/^Ada is playing badminton\.$/, /^Ada joined a badminton club in March/],
    ],
    [
      [
        "Ada: I play chess in the park on Fridays.",
        "Ben: Who got you into that?",
        "Ada: My uncle taught me the game when I was ten.",
      ],
      [/taught Ada chess when they were ten/],
    ],
    [
      ["Ben: How did you learn to weave?", "Ada: My aunt taught me when I had the measles at nine."],
      [/^Ada's aunt taught Ada to weave when they had the measles at nine\.$/],
    ],
    [
      [
        "Ben: How long have you been fencing?",
        "Ada: Since I was seven! I stopped for four years when my boys were small.",
      ],
      [/^Ada stopped for four years .* \((?:asked|replying to Ben's) "How long have you been fencing\?"\)/],
    ],
    [
      ["Ben: Have you set a date for the wedding?", "Ada: We're thinking of late August, something small by the lake."],
      [/^Ada is thinking of late August.* "Have you set a date for the wedding\?"\)/],
    ],
    [
      ["Ben: Hi!", "Ada: I run the film night at the mill. Last week we had sixty guests, which is a record!"],
      [/had sixty guests \(said after "I run the film night at the mill"\)/],
    ],
    [
      [
        "Ben: How was the rally?",
        "Ada: I missed the first two gates and nearly gave up. After that I hit six in a row!",
      ],
      [/^Ada missed the first two gates and nearly gave up\. After that Ada hit six in a row/],
    ],
    [
      ["Ben: What kind of animals do you treat?", "Ada: Mostly goats, believe it or not. One of them is nineteen."],
      [/^One of the animals Ada treats is nineteen\.$/],
    ],
    [
      [
        "Ada: My son Nils tests what I bake.",
        "Ben: What's his favorite?",
        "Ada: The fig tart, hands down. He ate three of them today.",
      ],
      [/ate three of the fig tarts today/],
    ],
    [
      ["Ben: Who was at the quay?", "Ada: My cousins. Two of them are divers in Split."],
      [/^Two of Ada's cousins are divers in Split\.$/],
    ],
    [
      ["Ben: What's your next play about?", "Ada: It tells the story of a ferry in the war."],
      [/^Ada's next play tells the story of a ferry in the war/],
    ],
    [
      [
        "Ada: I'm running a race in Kiel in June.",
        "Ben: Is anyone going with you?",
        "Ada: My sister Lone is driving me there.",
      ],
      [/^Ada's sister Lone is driving Ada to Kiel\.$/],
    ],
  ])("%p", async (lines, told) => {
    const texts = await textsOf(...lines);
    for (const one of told) expect(texts).toContainEqual(expect.stringMatching(one));
  });
});

describe("Nothing is put where something else is meant:", () => {
  test.each([
    [["Ben: Do you play tennis as well?", "Ada: No, but I entered a tournament in June."], /tennis/],
    [["Ben: Are you still playing chess?", "Ada: Not any more. I joined a club in May."], /chess club/],
    [["Ben: Nice loaves!", "Ada: Thanks! I sold three of them to the neighbours."], /of the thanks/i],
    [["Ben: Did you enjoy the film?", "Ada: I saw it with you, remember?"], /with Ben with/],
    [["Ben: Hi!", "Ada: I stopped for a coffee at the quay on Friday."], /said after|replying/],
    [["Ben: Hi!", "Ada: I joined a club for divers in Split on Friday."], /said after|replying/],
  ])("%p", async (lines, wrong) => {
    expect((await textsOf(...lines)).join("\n")).not.toMatch(wrong);
  });
});

test.each([
  [
    ["Ben: Hi!", "Ada: The mayor gave my aunt a scarf as a thank you, and she wore it all week."],
    /as a thank-you, and/,
  ],
  [["Ben: Hi!", "Ada: My wife Ines runs a bakery, and our girls would love to meet you."], /would love to meet Ben/],
  [["Ada: My dad is ill.", "Ben: Oh no!", "Ada: He's stubborn, but he'll listen to you."], /he'll listen to Ben/],
  [
    [
      "Ada: My dad broke his hip in March.",
      "Ben: I'm so sorry.",
      "Ada: That means the world to me, Ben! He used to be a joiner.",
    ],
    /^Ada's dad used to be a joiner/m,
  ],
  [
    [
      "Ada: My sister Lone lost her job in May.",
      "Ben: Oh no!",
      "Ada: I was so worried, Ben. She worked at the mill for ten years.",
    ],
    /^Ada's sister Lone worked at the mill for ten years/m,
  ],
  [
    [
      "Ben: How's your cat Bella doing?",
      "Ada: Bella cut her paw on Friday. The vet put in two stitches. Now she has to wear a cone until June.",
    ],
    /^Bella has to wear a cone until June/m,
  ],
  [
    [
      "Ada: My dad broke his hip in March.",
      "Ben: Oh Ada, I'm so sorry. How is he doing now?",
      "Ada: He can walk with a cane.",
      "Ben: I'm glad he's on the mend, Ada.",
      "Ada: Thanks! He used to be a joiner.",
    ],
    /^Ada's dad used to be a joiner/m,
  ],
])("who is meant is told by name: %p", async (lines, told) => {
  expect((await textsOf(...lines)).join("\n")).toMatch(told);
});

test.each([
  [["Ben: One boy read to me!", "Ada: I nearly cried."], /cried/],
  [["Ben: She was found at noon!", "Ada: I was so relieved."], /relieved/],
  [["Ben: My niece Tilda built a raft.", "Ada: She's got talent!"], /talent/],
  [["Ben: My wife Ines keeps bees.", "Ada: She sounds wonderful!"], /wonderful/],
  [["Ben: How are you?", "Ada: I've had ups and downs lately."], /ups and downs/],
  [["Ben: I took up fencing!", "Ada: I didn't see that coming!"], /coming/],
  [["Ben: I miss the sea.", "Ada: I can totally understand that."], /understand/],
  [["Ben: My son Nils starts school.", "Ada: Nils must be so big now!"], /big/],
  [["Ben: We met at the fair.", "Ada: So I was in the next room when you two met!"], /you two/],
  [["Ben: I moved.", "Ada: I have some news myself!"], /news/],
  [["Ben: Did your twins have a good time?", "Ada: Definitely!"], /good time/],
])("what is said for warmth is not told: %p", async (lines, said) => {
  expect((await textsOf(...lines)).join("\n")).not.toMatch(said);
});

test.each([
  [["Ben: Hi!", "Ada: My wife Ines is so talented."], "Ada's wife Ines is so talented."],
  [["Ben: My niece Tilda drums.", "Ada: Tilda has a talent for drums."], "Tilda has a talent for drums."],
  [["Ben: Hi!", "Ada: I've started rowing again."], "Ada has started rowing again."],
])("what is told of one's own stays: %p", async (lines, told) => {
  expect(await textsOf(...lines)).toContain(told);
});
