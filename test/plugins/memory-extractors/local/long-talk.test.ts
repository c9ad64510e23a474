// What two friends say in full and warm sentences: told so that it can be understood alone, or not at all.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (...lines: readonly string[]): Promise<string> => (await textsOf(...lines)).join("\n");

describe("what is meant is named:", () => {
  test.each<[readonly string[], string]>([
    [
      ["Bo: What happened with Otto's hip?", "Ida: He's having it replaced in November."],
      "Otto is having his hip replaced",
    ],
    [["Bo: And how's the library treating you?", "Ida: I love it so much."], "Ida loves the library so much"],
    [
      ["Bo: What was he like, your Otto?", "Ida: Quiet. We met at a dance in 1968 and he stepped on my foot."],
      "Otto and Ida met at a dance",
    ],
    [
      ["Bo: Did you paint?", "Ida: I did watercolours when I was young. I sold a few at the fair in Ghent."],
      "sold a few watercolours at the fair",
    ],
    [
      ["Bo: Hi!", "Ida: Otto fell ill, so the choir made him a card. We're going to take turns cooking for him."],
      "The choir and Ida are going to take turns cooking for Otto",
    ],
    [
      ["Bo: I'm looking at a house in Millbrook.", "Ida: Fingers crossed! My cousin Ruta is a realtor over there."],
      "realtor in Millbrook",
    ],
    [
      [
        "Bo: Hi!",
        "Ida: I've signed up for a pottery class so I can make my own vases. The first one came out crooked.",
      ],
      "first vase came out crooked",
    ],
    [
      ["Bo: Hi!", "Ida: Did you get the puppy question? We got one in the end, her name is Lingo."],
      "Ida got a puppy in the end",
    ],
    [
      [
        "Ida: We lost our old dog Otto last week.",
        "Bo: Oh no, poor Nora! How is she taking it?",
        "Ida: She made a little cross for him and she reads to him every day after school.",
      ],
      "Nora made a little cross",
    ],
    [
      ["Bo: Did you make the bed as well?", "Ida: I did, out of my aunt's old boards."],
      "Ida made the bed, out of their aunt's old boards",
    ],
    [["Bo: Hi!", "Ida: We will pick you up at the airport on Sunday."], "pick Bo up at the airport"],
  ])("%j", async (lines, expected) => {
    expect(await told(...lines)).toContain(expected);
  });

  test("those who do it are not among whom it is done to", async () => {
    expect(await told("Bo: Hi!", "Ida: Otto is ill. We're taking turns bringing him dinners.")).not.toContain(
      "Otto and Ida",
    );
  });
});

describe("what stands alone is told without what does not:", () => {
  test.each<[string, string]>([
    [
      "That's the problem, my lease doesn't allow dogs over twenty kilos.",
      "Ida's lease doesn't allow dogs over twenty kilos.",
    ],
    [
      "I can take a look at it if you want, I used to be a mechanic in the army.",
      "Ida used to be a mechanic in the army.",
    ],
    [
      "My cousin Ruta sells houses in Ghent, I can put you in touch with her if you like.",
      "Ida's cousin Ruta sells houses in Ghent.",
    ],
    ["When I was a foreman at the paper mill, I did the same thing.", "Ida was a foreman at the paper mill."],
    [
      "My knees aren't what they were since the accident, mind.",
      "Ida's knees aren't what they were since the accident.",
    ],
    ["I sit in the car for ten minutes on Fridays, if I'm honest.", "Ida sits in the car for ten minutes on Fridays."],
    [
      "I'll light a candle in church on Thursday, and you ring me the minute you hear.",
      "Ida will light a candle in church on Thursday",
    ],
    [
      "I have news as well. The garden project won an award from the province, and they want more of them.",
      "the garden project won an award from the province.",
    ],
  ])("%s", async (said, expected) => {
    expect(await told("Bo: Hi Ida, how are you?", `Ida: ${said}`)).toContain(expected);
  });

  test("and an invitation without whom else it is for", async () => {
    expect(await told("Ida: My mum broke her wrist.", "Bo: Why don't you both come over for Easter?")).toContain(
      "Bo invites Ida to come over for Easter.",
    );
  });
});

describe("nothing is told of", () => {
  test.each([
    "I've been on tenterhooks!",
    "I nearly burst with pride.",
    "I've been thinking about you all week.",
    "I have not heard from you since the snow came.",
    "We have also had a big month here.",
    "Things have been difficult here, I must be honest.",
    "I understand that very well.",
    "I've been meaning to go, but the girls were ill.",
    "And bring your singing voice.",
  ])("%s", async (said) => {
    expect(await textsOf("Bo: Hello!", `Ida: ${said}`)).toEqual([]);
  });
  test.each([
    ["I'm over the moon because my shop can stay.", "over the moon"],
    ["I've had a big month with the harvest in Ghent.", "big month"],
    ["I had no idea about knitting until May.", "no idea about knitting"],
  ])("but of: %s", async (said, expected) => {
    expect(await told("Bo: Hello!", `Ida: ${said}`)).toContain(expected);
  });
});

describe("who is meant, and when:", () => {
  test.each<[readonly string[], string]>([
    [["Bo: Who's that?", "Ida: His name is Otto, he's a firefighter and he's got a beagle."], "Otto is a firefighter"],
    [["Bo: Hi!", "Ida: Look who I met at the dog park last month!"], "Ida met somebody at the dog park last month"],
    [["Bo: When do you start?", "Ida: I start on August twenty-second."], "22 August 2023"],
    [["Bo: When do you start?", "Ida: I start on June the fifth."], "5 June 2023"],
    [
      ["Ida: I wrote an essay on bees.", "Bo: Did your mum get to read it?", "Ida: I read it to her over the phone."],
      "Ida read it to their mum",
    ],
    [
      ["Bo: Are you still at the mill?", "Ida: I am, and they asked me to stay through June."],
      "Ida was asked to stay through June",
    ],
  ])("%j", async (lines, expected) => {
    expect(await told(...lines)).toContain(expected);
  });

  test.each<[readonly string[], string]>([
    [["Bo: The doctor told her to rest.", "Ida: I could help her on Saturdays."], "the doctor on"],
    [["Bo: Hi!", "Ida: I swear he was in diapers yesterday."], "diapers"],
    [["Bo: My aunt sorts by colour.", "Ida: I need to meet this woman!"], "meet"],
    [["Bo: I got engaged!", "Ida: I need details!"], "details"],
  ])("not %j", async (lines, unexpected) => {
    expect(await told(...lines)).not.toContain(unexpected);
  });
});

describe("a question that nobody answers", () => {
  test("leaves the one before it open", async () => {
    expect(await told("Bo: Are you still at the mill? How did I not know that?", "Ida: No, I quit in May.")).toContain(
      "quit",
    );
  });
});

test("the month that a doctor speaks of is ahead", async () => {
  expect(
    await told("Bo: Hi!", "Ida: I've had my own bit of news, the doctor says I need a knee operation in August."),
  ).toContain("August 2023");
});
