// One sentence that says several lasting things: a memory for each, and none for half of what belongs together.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

const said = (words: string) => extract(turns(`user: ${words}`, "assistant: I see."));
const texts = async (words: string): Promise<string[]> => (await said(words)).map(({ text }) => text);

describe("each part a memory of its own", () => {
  test.each([
    ["I'm pescatarian and allergic to walnuts.", ["User is pescatarian.", "User is allergic to walnuts."]],
    ["I'm 34, live in Porto and work as a nurse.", ["User is 34.", "User lives in Porto.", "User works as a nurse."]],
    [
      "I'm Ana, 34, product designer at a bank called Kobo in Ghent.",
      ["User's name is Ana.", "User is 34.", "User is a product designer at a bank called Kobo in Ghent."],
    ],
    [
      "I'm based in Porto, Portugal and work as a nurse.",
      ["User is based in Porto, Portugal.", "User works as a nurse."],
    ],
    [
      "I have Mubi and Canal+, and I pay 18 euros a month for the pool.",
      ["User has Mubi and Canal+.", "User pays 18 euros a month for the pool."],
    ],
    ["I'm Ilse, I live in Breda with my cousin.", ["User's name is Ilse.", "User lives in Breda with their cousin."]],
    ["I drive a Lancia and my aunt rides a moped.", ["User drives a Lancia.", "User's aunt rides a moped."]],
    ["I'm a translator, Czech and German to English.", ["User is a translator, Czech and German to English."]],
    ["I'm 34, better at chess than at maths.", ["User is 34, better at chess than at maths."]],
    ["I'm a vegetarian, have been since I was 19.", ["User is a vegetarian, has been since they were 19."]],
    ["My aunt is a welder, has been for years.", ["User's aunt is a welder, has been for years."]],
    [
      "Three of them are vegan, my aunt can't have walnuts, and my cousin is going through a phase.",
      ["User's aunt can't have walnuts.", "User's cousin is going through a phase."],
    ],
    ["When I work late, my aunt has the keys.", ["When User works late, their aunt has the keys."]],
    ["I weigh 78 kg and want to get to 72.", ["User weighs 78 kg.", "User wants to get to 72 kg."]],
    ["I'm 34, I live in Porto with my two cats.", ["User is 34.", "User lives in Porto with their two cats."]],
    ["I'm married, I know that sounds odd.", ["User is married, they know that sounds odd."]],
    ["I drink four coffees a day and I smoke.", ["User drinks four coffees a day.", "User smokes."]],
    [
      "I work as a baker and I'm training for the Ghent marathon.",
      ["User works as a baker.", "User is training for the Ghent marathon."],
    ],
    [
      "I have an Instant Pot and an air fryer but no oven.",
      ["User has an Instant Pot and an air fryer.", "User has no oven."],
    ],
    ["My aunt has a car but no licence.", ["User's aunt has a car.", "User's aunt has no licence."]],
    [
      "We have two kids, Mia and Leo, and a beagle called Rufus.",
      ["User has two kids, Mia and Leo.", "User has a beagle called Rufus."],
    ],
    [
      "I love jazz, hate crowds and prefer window seats.",
      ["User loves jazz.", "User hates crowds.", "User prefers window seats."],
    ],
    ["I like hiking and my wife likes museums.", ["User likes hiking.", "User's wife likes museums."]],
    ["I don't eat pork and don't drink alcohol.", ["User doesn't eat pork.", "User doesn't drink alcohol."]],
    [
      "I'm a teacher from Ohio and speak Spanish and German.",
      ["User is a teacher from Ohio.", "User speaks Spanish and German."],
    ],
    [
      "I'm left-handed, colour-blind and play the cello.",
      ["User is left-handed and colour-blind.", "User plays the cello."],
    ],
    [
      "My birthday is 4 June and my wife's is 9 July.",
      ["User's birthday is 4 June.", "User's wife's birthday is 9 July."],
    ],
    [
      "My friend Sam is coming over, he's allergic to cats.",
      ["User's friend Sam is coming over.", "User's friend Sam is allergic to cats."],
    ],
    ["I'm Ana, 31, from Valencia.", ["User's name is Ana.", "User is 31.", "User is from Valencia."]],
    ["I'm Dutch, 44, and live in Delft.", ["User is Dutch.", "User is 44.", "User lives in Delft."]],
    ["I'm not a vegetarian, I'm a pescatarian.", ["User is not a vegetarian.", "User is a pescatarian."]],
    ["I don't live in Lyon anymore, I moved to Nice.", ["User doesn't live in Lyon anymore.", "User moved to Nice."]],
    [
      "My budget is 300 dollars and I live in a small flat in Lyon.",
      ["User's budget is 300 dollars.", "User lives in a small flat in Lyon."],
    ],
    [
      "I just moved to Nice from Lyon and I work as a nurse at Lenval hospital.",
      ["User just moved to Nice from Lyon.", "User works as a nurse at Lenval hospital."],
    ],
    ["I'm happy and live in Rome.", ["User lives in Rome."]],
    [
      "ok so basically i moved to austin last year n i work at a startup called Loomly",
      ["User moved to Austin last year (2022).", "User works at a startup called Loomly."],
    ],
  ])("%s", async (words, expected) => {
    expect(await texts(words)).toEqual(expected);
  });

  test("each part has its own slot and the sentence as its source", async () => {
    const memories = await said("I'm vegan, live in Ghent and work as a baker.");
    expect(memories.map(({ slot }) => `${slot?.attribute}: ${slot?.value}`)).toEqual([
      "diet: vegan",
      "home: Ghent",
      "role: baker",
    ]);
    for (const { sources } of memories)
      expect(sources).toEqual([
        { chunkId: "c0", quote: "I'm vegan, live in Ghent and work as a baker.", start: 6, end: 51 },
      ]);
  });

  test("a note is read the same way", async () => {
    expect(await statementsOf("My sister Ines is 31 and lives in Turin.")).toEqual([
      "User's sister Ines is 31.",
      "User's sister Ines lives in Turin.",
    ]);
  });
});

describe("what belongs together stays one memory", () => {
  test.each([
    ["I bought bread and milk.", "User bought bread and milk."],
    ["We met and married in Ghent.", "User met and married in Ghent."],
    ["I like salt and vinegar crisps.", "User likes salt and vinegar crisps."],
    ["I moved to Oslo and love it there.", "User moved to Oslo and loves it there."],
    ["I'm allergic to shellfish and penicillin.", "User is allergic to shellfish and penicillin."],
    ["I'm vegan and gluten-free.", "User is vegan and gluten-free."],
    ["I'm a nurse and a mother of two.", "User is a nurse and a mother of two."],
    ["I dislike buses and prefer trains.", "User dislikes buses and prefers trains."],
    ["I have a sister and love her cooking.", "User has a sister and loves her cooking."],
    [
      "I know people who live in Ghent and work in Brussels.",
      "User knows people who live in Ghent and work in Brussels.",
    ],
    ["I like to cook and eat Thai food.", "User likes to cook and eat Thai food."],
    ["I want to live in Porto and work from home.", "User wants to live in Porto and work from home."],
    ["I like fruit, like apples and pears.", "User likes fruit, like apples and pears."],
    ["I collect maps and have about forty.", "User collects maps and has about forty."],
    ["I live with my parents and my two brothers.", "User lives with their parents and their two brothers."],
  ])("%s", async (words, expected) => {
    expect(await texts(words)).toEqual([expected]);
  });
});

test.each([
  ["My name is Ida, from Spain", ["User's name is Ida.", "User is from Spain."]],
  ["my name is Ida, a baker from Leeds", ["User's name is Ida.", "User is a baker from Leeds."]],
  ["my name is Ida, 34, from Lyon", ["User's name is Ida.", "User is 34.", "User is from Lyon."]],
  ["My name is Ida and my brother is a chef", ["User's name is Ida.", "User's brother is a chef."]],
])("what stands behind a name is said of who bears it: %s", async (said, told) => {
  expect(await textsOf(`user: ${said}`)).toEqual(told);
});
