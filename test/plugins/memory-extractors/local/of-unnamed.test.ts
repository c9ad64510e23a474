// What is a part of something, or only how somebody took it, is told with what the talk said of that.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What a statement leaves to the talk is quoted behind it:", () => {
  test.each([
    [
      [
        "Ada: We showed the film in the village hall on Friday.",
        "Ben: Was it full?",
        "Ada: Sixty people attended, and six asked for a second evening.",
      ],
      'Sixty people attended, and six asked for a second evening (said after "We showed the film in the village hall on Friday").',
    ],
    [
      ["Ben: Hi Ada!", "Ada: I'm watching a Danish series about bakers. The storytelling always gets me."],
      'The storytelling always gets Ada (said after "I\'m watching a Danish series about bakers").',
    ],
    [
      [
        "Ada: We saw the play at the mill.",
        "Ben: What did you like best about it?",
        "Ada: The actors were my favourite part.",
      ],
      'The actors were Ada\'s favourite part (said after "We saw the play at the mill").',
    ],
    [
      [
        "Ben: Hello.",
        "Ada: I joined a river cleaning group in May. I'm giving my evenings and making a real difference.",
      ],
      'Ada is giving their evenings and making a real difference (said after "I joined a river cleaning group in May").',
    ],
    [
      [
        "Ben: Nice to see you.",
        "Ada: I started a pottery course with a neighbour. I always feel better after each session.",
      ],
      'Ada always feels better after each session (said after "I started a pottery course with a neighbour").',
    ],
    [
      [
        "Ada: I've finished a linocut of the harbour.",
        "Ben: Very blue!",
        "Ada: Grey soothes me, so I meant the linocut to have a quiet mood.",
      ],
      'Grey soothes Ada, so they meant the linocut to have a quiet mood (said after "I\'ve finished a linocut of the harbour").',
    ],
  ])("%s", async (lines, expected) => {
    expect((await textsOf(...lines)).join("\n")).toContain(expected);
  });

  test.each([
    [["Ben: How are you?", "Ada: I found an old letter. My plan for May is a trip to Bari."]],
    [["Ben: How are you?", "Ada: I sold the van. My sister is happy and healthy in Bari."]],
    [["Ben: How are you?", "Ada: I sold the van. I take classes in Dutch on Mondays."]],
    [["Ben: How are you?", "Ada: I sold the van. Painting fences with Otto is my favourite."]],
  ])("nothing behind %s", async (lines) => {
    expect((await textsOf(...lines)).join("\n")).not.toContain("said after");
  });
});

describe("A goal, a wish or a stay is told with what it is of:", () => {
  test.each([
    [["Ben: How much have you raised for the hospice?", "Ada: My goal is two thousand."], "raised for the hospice"],
    [["Ben: I surf at sunrise in Faro.", "Ada: Lovely, I've always wanted to learn."], "I surf at sunrise in Faro"],
    [
      [
        "Ben: Any favourites?",
        "Ada: I'm hooked on a series about a baker. There are nine books, and I'm on the fourth.",
      ],
      "I'm hooked on a series about a baker",
    ],
    [["Ben: My son cried every morning for two weeks.", "Ada: Poor thing. I was the same."], "cried every morning"],
    [
      ["Ada: I gave notice at the bank yesterday.", "Ben: That's brave!", "Ada: I've been there for eleven years."],
      "I gave notice at the bank yesterday",
    ],
  ])("%s", async (lines, quoted) => {
    expect((await textsOf(...lines)).at(-1)).toContain(quoted);
  });
});

test("what is still so is told with what it was", async () => {
  expect(
    (await textsOf("Ben: I put anchovies on everything.", "Ada: I used to, but my son hates them.")).join("\n"),
  ).toContain("anchovies");
});
