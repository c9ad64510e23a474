// In talk, what a few words say of what was asked: of oneself with a doubt, of somebody else, of some of several, and of an age.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const answered = (question: string, answer: string): Promise<string[]> => textsOf(`Ada: ${question}`, `Bo: ${answer}`);

describe("an answer that only expects", () => {
  test.each([
    [
      "Will you go back to the bakery after Lyon?",
      "Honestly, I don't think so.",
      "Bo doesn't think they will go back to the bakery after Lyon.",
    ],
    ["Do you think you'll stay in Leeds?", "I doubt it.", "Bo doubts they will stay in Leeds."],
    ["Are you going to sell the boat?", "No, I don't think so.", "Bo doesn't think they are going to sell the boat."],
    ["Is your mum going to sell the farm?", "I hope so!", "Bo hopes their mum is going to sell the farm."],
    ["Will you keep the van?", "Yes.", "Bo will keep the van."],
  ])("%s %s", async (question, answer, told) => {
    expect(await answered(question, answer)).toEqual([told]);
  });

  test.each([
    ["Will you bring it back?", "I don't think so."],
    ["Will you help me move on Friday?", "I think so."],
    ["Is it going to rain?", "I don't think so."],
    ["Will you please call the plumber?", "I hope so."],
  ])("of what only the asker can name, tells nothing: %s %s", async (question, answer) => {
    expect(await answered(question, answer)).toEqual([]);
  });
});

describe("yes and no of somebody else", () => {
  test.each([
    ["Is your mother still in the big house?", "Yes.", "Bo's mother is still in the big house."],
    ["Is Carla selling the flat?", "Yes, to her cousin.", "Carla is selling the flat, to her cousin."],
    ["Did Carla find a flat?", "Yes!", "Carla found a flat."],
    ["Does your son still play the drums?", "Every single day.", "Bo's son still plays the drums every single day."],
    ["Do your parents grow tomatoes?", "Yes.", "Bo's parents grow tomatoes."],
    ["Has your brother finished his degree?", "Yes.", "Bo's brother has finished his degree."],
    ["Is Carla coming?", "Yes.", null],
    ["Is your mother better?", "Yes.", null],
    ["Is Everything ready for the show?", "Yes.", null],
  ])("%s %s", async (question, answer, told) => {
    expect(await answered(question, answer)).toEqual(told === null ? [] : [told]);
  });

  test("some of whom was asked", async () => {
    expect(await answered("Is Carla taking the cats?", "Only Nube.")).toEqual(["Carla is taking only Nube."]);
    expect(await answered("Will your parents come to the wedding?", "Only my dad.")).toEqual([
      "Only Bo's dad will come to the wedding.",
    ]);
    expect(await answered("Are you keeping the boat?", "Only the oars.")).not.toContain("Bo is keeping only the oars.");
  });
});

describe("an age", () => {
  test.each([
    ["How old are you?", "Thirty-one.", "Bo is thirty-one years old."],
    ["How old is your daughter now?", "Turning seven in May.", "Bo's daughter will be seven in May (May 2023)."],
    ["How old are your boys?", "Six and nine.", "Bo's boys are six and nine years old."],
    ["How old is Nora?", "Eight months.", "Nora is eight months old."],
    ["How old is your niece?", "Two and a half.", "Bo's niece is two and a half years old."],
  ])("%s %s", async (question, answer, told) => {
    expect(await answered(question, answer)).toEqual([told]);
  });

  test("of children of whom one tells as of one's own", async () => {
    expect(
      await textsOf("Bo: The twins have chickenpox.", "Ada: Oh no! How old are they now, four?", "Bo: Five in June."),
    ).toEqual(["Bo's twins have chickenpox.", expect.stringMatching(/^Bo's twins will be five in June/)]);
    expect(await textsOf("Bo: The kids at the club have the flu.")).toEqual([]);
  });
});

test("a date with a word for the day, and what is said of it behind", async () => {
  expect(await answered("When do you leave?", "The first of September, and it runs for nine months.")).toEqual([
    expect.stringMatching(
      /^Bo will leave on the first of September \(1 September \d{4}\), and it runs for nine months\.$/,
    ),
  ]);
});

test("that something comes late is not told, only the news", async () => {
  for (const late of [
    "Oh, I meant to tell you, ",
    "I forgot to mention, ",
    "I should have told you earlier, ",
    "I don't think I told you this, but ",
    "I wanted you to be the first to know: ",
  ])
    expect(await textsOf(`Bo: ${late}I left the bank in May.`)).toEqual([
      expect.stringMatching(/^Bo left the bank in May/),
    ]);
  expect(await textsOf("Bo: I forgot to tell the landlord, I was too upset.")).not.toContain("Bo was too upset.");
});

describe("what two do", () => {
  test.each([
    ["When did you and Tom get married?", "In 2019.", "Tom and Bo got married in 2019."],
    ["How did you and your husband meet?", "Through a dating app.", "Bo and their husband met through a dating app."],
    ["How did you meet your wife?", "At a wedding in Leeds.", "Bo met their wife at a wedding in Leeds."],
    ["Where did you two meet?", "On a tram.", 'Bo, asked "Where did you two meet?": On a tram.'],
  ])("%s %s", async (question, answer, told) => {
    expect(await answered(question, answer)).toEqual([told]);
  });

  test("is told of whom one was asked about", async () => {
    expect(await textsOf("Ada: Did you see Leila?", "Bo: I did. We had dinner in May. She left the museum.")).toEqual([
      expect.stringMatching(/^Leila and Bo had dinner in May/),
      "Leila left the museum.",
    ]);
    expect(await textsOf("Ada: Did you see Hamilton?", "Bo: Yes! We loved the songs.")).not.toContain(
      "Hamilton and Bo loved the songs.",
    );
  });
});

test("whom a title names is asked after by it", async () => {
  expect(
    await textsOf("Ada: Is Mrs. Okafor still coming to help?", "Bo: Three mornings a week now. She does the shopping."),
  ).toEqual(["Mrs. Okafor is still coming to help three mornings a week now.", "Mrs. Okafor does the shopping."]);
});

test("a habit of somebody else, with what is said of it behind", async () => {
  expect(
    await answered("Does your mother still make the limoncello?", "Every spring, and every year it's stronger."),
  ).toEqual(["Bo's mother still makes the limoncello every spring, and every year it's stronger."]);
});

test("what is better is what was asked about", async () => {
  const texts = await textsOf(
    "Ada: Did Theo enjoy it? How's his asthma these days?",
    "Bo: Much better since we got rid of the carpets.",
  );
  expect(texts).toEqual(["Theo's asthma is much better since Bo got rid of the carpets."]);
});

test("what was asked about is compared with what one expected", async () => {
  expect(await answered("How's the new job?", "Harder than I expected, but I love the team.")).toEqual([
    "Bo's new job is harder than Bo expected, but they love the team.",
  ]);
});

describe("a name", () => {
  test.each([
    ["What did you name your puppy?", "Otto, after my uncle.", "Bo's puppy is called Otto, after their uncle."],
    ["What are your goats called?", "Pip and Moss.", "Bo's goats are called Pip and Moss."],
    ["What will you call the baby?", "No idea yet.", null],
  ])("%s %s", async (question, answer, told) => {
    expect(await answered(question, answer)).toEqual(told === null ? [] : [told]);
  });
});

test("how it was, and what happened", async () => {
  expect(
    await answered("How was the flight to Vancouver?", "Long, and the man next to me practised his harmonica."),
  ).toEqual(["The flight to Vancouver was long, and the man next to Bo practised his harmonica."]);
  expect((await textsOf("Ada: I saw you fall off the stage.", "Bo: How could I forget!")).join(" ")).not.toContain(
    "forget",
  );
});

test("somebody's kin is asked after, and not whose kin they are", async () => {
  const texts = await textsOf(
    "Bo: We went through the same with Mary's mother.",
    "Ada: How did you manage?",
    "Bo: She moved in with us for two years.",
  );
  expect(texts.at(-1)).toStartWith("Mary's mother moved in with Bo");
});

test("what of somebody by name is better, when one would, and how far along somebody is", async () => {
  expect(await answered("How's Mary's back?", "Better since she started swimming.")).toEqual([
    "Mary's back is better since she started swimming.",
  ]);
  expect(await answered("When would you start?", "In August, if I get the job.")).toEqual([
    "Bo would start in August (August 2023), if they get the job.",
  ]);
  expect(
    await textsOf("Bo: Our surrogate is pregnant!", "Ada: Oh, how far along is she?", "Bo: Fourteen weeks."),
  ).toContain("Bo's surrogate is fourteen weeks along.");
});

test("what somebody has done is told with what is added", async () => {
  expect(
    await textsOf(
      "Ada: And Lukas? Has he found a school for the boys?",
      "Bo: He has, a bilingual one, ten minutes by bike.",
    ),
  ).toEqual(["Lukas has found a school for the boys, a bilingual one, ten minutes by bike."]);
  expect(await answered("Has Nora told you yet?", "She has.")).toEqual([]);
});
