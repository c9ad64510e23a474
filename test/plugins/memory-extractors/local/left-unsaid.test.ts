// What no word stands for and yet only the talk tells: of what the progress is, who the others are, what kind "that kind" is.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What a statement leaves unsaid is quoted behind it:", () => {
  test.each([
    [
      [
        "Ada: I read my poem about the flood at the library.",
        "Ben: How did people take it?",
        "Ada: An old man cried. I never knew that my poems had that kind of effect.",
      ],
      'Ada never knew that their poems had that kind of effect (said after "An old man cried").',
    ],
    [
      [
        "Ben: Hi Ada!",
        "Ada: I've been learning the accordion since May. I'm pleased with the progress I've been making.",
      ],
      'Ada is pleased with the progress they have been making (said after "I\'ve been learning the accordion since May").',
    ],
    [
      ["Ben: Hi Ada!", "Ada: I opened a bike repair shop with a friend in May. I bought a van for the venture."],
      'Ada bought a van for the venture (said after "I opened a bike repair shop with a friend in May").',
    ],
    [
      ["Ben: Hi Ada!", "Ada: I work with blind runners. I love helping people with similar issues."],
      'Ada loves helping people with similar issues (said after "I work with blind runners").',
    ],
    [
      ["Ben: Hi Ada!", "Ada: My quilt is finished, it shows a harbour. The colours make me happy."],
      'The colours make Ada happy (said after "My quilt is finished, it shows a harbour").',
    ],
    [
      [
        "Ben: What do you do on Sundays?",
        "Ada: I row with some friends on the canal. We push each other and have a blast together.",
      ],
      'Ada and others push each other and have a blast together (said after "I row with some friends on the canal").',
    ],
    [
      ["Ben: Go on!", "Ada: Been learning the harp lately, it keeps me sane. The best part for me is the sound."],
      'The best part for Ada is the sound (said after "Been learning the harp lately, it keeps me sane").',
    ],
    [
      [
        "Ada: I finished the lifeguard course on Friday with a good mark. I feel drawn to helping my village in this way.",
        "Ben: That's brave! Have you talked it over with somebody?",
        "Ada: Yes, I spoke with my uncle about it. He's been kind and knows why I want to row.",
      ],
      'Ada feels drawn to helping their village in this way. Ada spoke with their uncle about it (said after "I finished the lifeguard course on Friday with a good mark").',
    ],
    [
      ["Ben: How are you juggling the bakery and the baby?", "Ada: Juggling both my worlds is tricky."],
      "Juggling both Ada's worlds is tricky (replying to Ben's \"How are you juggling the bakery and the baby?\").",
    ],
    [
      ["Ben: Do you know anyone for the harvest in May?", "Ada: I'll find out whether somebody wants to pitch in."],
      'Ada will find out whether somebody wants to pitch in (replying to Ben\'s "Do you know anyone for the harvest in May?").',
    ],
    [
      ["Ben: Hi Ada!", "Ada: I looked at six halls in Ghent. I found the right place on Friday."],
      'Ada found the right place on Friday (5 May 2023) (said after "I looked at six halls in Ghent").',
    ],
    [
      [
        "Ada: I've been reading odd stories from sailors of the last century.",
        "Ben: Did you like them?",
        "Ada: I read a few of the stories.",
      ],
      'Ada read a few of the stories (said after "I\'ve been reading odd stories from sailors of the last century").',
    ],
  ])("%j", async (talk, told) => {
    expect(await textsOf(...talk)).toContain(told);
  });

  test.each([
    [
      ["Ben: What do you hear?", "Ada: I love jazz and swing, that kind of music."],
      "Ada loves jazz and swing, that kind of music.",
    ],
    [["Ben: I sold the van.", "Ada: I made good progress on the roof."], "Ada made good progress on the roof."],
    [
      ["Ben: We have no heating.", "Ada: Our heating broke, and we looked into what went wrong with the boiler."],
      "Ada's heating broke, and Ada looked into what went wrong with the boiler.",
    ],
  ])("but not behind what says it itself: %j", async (talk, told) => {
    expect(await textsOf(...talk)).toContain(told);
  });
});

test("A thing shown behind a word of praise is told as made", async () => {
  expect(await textsOf("Ben: Hi Ada!", "Ada: Sunsets are so beautiful, here's a sketch I did in Rome.")).toEqual([
    "Ada did a sketch in Rome.",
  ]);
});

test("A question after anything that stands out tells nothing", async () => {
  const talk = [
    "Ben: Have you looked at jobs? Anything that stands out?",
    "Ada: I'd love to help people with similar issues.",
  ];
  expect(await textsOf(...talk)).toEqual(["Ada would love to help people with similar issues."]);
});

test.each([
  "It's lovely to watch neighbours cook for such a good cause.",
  "It's good to be part of something special on a Sunday.",
])("What holds of anything is not held of life: %s", async (said) => {
  expect(await textsOf("Ben: Hi Ada!", `Ada: ${said}`)).toEqual([]);
});
