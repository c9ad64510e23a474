// People and pets whom a user brought in by name: what is told of them later, without "I" and in small letters.

import { describe, expect, test } from "bun:test";
import { acquaintancesIn } from "#plugins/memory-extractors/local/references/persons/acquaintances.ts";
import { extract, readingsOf, textsOf, turns } from "../conversation.ts";

const FAMILY = "user: I live in Graz with my wife Ines and our two sons otto (9) and emil (5).";

describe("told of somebody the user knows", () => {
  test.each([
    ["Otto started cello lessons on Tuesdays, he loves it.", "Otto started cello lessons on Tuesdays, he loves it."],
    ["emil starts nursery in September", "Emil starts nursery in September (September 2023)."],
    ["Ines's office is in Linz.", "Ines's office is in Linz."],
    ["otto and emil share a room", "Otto and Emil share a room."],
    ["ines works in vienna and emil goes with her", "Ines works in Vienna and Emil goes with her."],
    ["otto is allergic to eggs and i'm pescatarian but ines eats everything", "User is pescatarian."],
  ])("%s", async (words, expected) => {
    expect(await textsOf(FAMILY, "assistant: I see.", `user: ${words}`)).toContain(expected);
  });

  test("whoever is known by name is who she is next", async () => {
    const said = await textsOf(
      "user: My girlfriend Tereza learns Dutch. My boss is called Kavya.",
      "assistant: I see.",
      "user: Tereza got B1! And she is pregnant.",
    );
    expect(said).toContain("Tereza is pregnant.");
    expect(said.join(" ")).not.toContain("boss is pregnant");
  });

  test("what somebody is needs no more words", async () => {
    expect(await readingsOf("user: I have 2 cats, Miso and Tofu. Miso is 3 and diabetic.")).toContain(
      "Miso is diabetic.",
    );
  });

  test("two of an age are children, and so known", async () => {
    expect(await readingsOf("user: Gwen is 9 and Tomos is 6.")).toEqual(["Gwen is 9.", "Tomos is 6."]);
    expect(await readingsOf("user: Python is 3.9 and Node is 20.")).toEqual([]);
  });

  test("an age or what they put up is told of whoever is known", async () => {
    const said = await textsOf(
      FAMILY,
      "assistant: I see.",
      "user: Ines is 39.",
      "user: Ines put up a shelf last week too.",
    );
    expect(said).toContain("Ines is 39.");
    expect(said).toContain("Ines put up a shelf last week (the week before 8 May 2023).");
  });

  test("a pet and a boss are known once they were named", async () => {
    const said = await textsOf(
      "user: We adopted a whippet called biscuit. My boss is called Ines.",
      "assistant: Lovely.",
      "user: biscuit is four months old",
      "user: Ines wants the report by Friday.",
    );
    expect(said).toContain("Biscuit is four months old.");
    expect(said).toContain("Ines wants the report by Friday (12 May 2023).");
  });

  test("whom a user speaks of again and again by a first name is known, a hero of a book or a namesake is not", async () => {
    const said = await textsOf(
      "user: Theo lost a tooth. What do people give for it?",
      "assistant: A coin.",
      "user: Theo wants to keep the tooth in a jar.",
    );
    expect(said).toContain("Theo wants to keep the tooth in a jar.");
    expect([...acquaintancesIn([], ["Theo lost a tooth."]).keys()]).toEqual([]);
    expect([
      ...acquaintancesIn([], ["Theo Park sang. Theo Park danced.", 'He said "Theo" and "Theo".']).keys(),
    ]).toEqual([]);
  });

  test.each([
    ["My cofounder Ines thinks big.", "Ines wants a demo by May 20.", "Ines wants a demo by May 20 (20 May 2023)."],
    [
      "It's me and Joris in the office, no one else.",
      "Joris left, so now Rosa is doing the books",
      "Joris left, so now Rosa is doing the books.",
    ],
    ["Zofia owns the ingest pipeline.", "Zofia wants a demo by May 20.", "Zofia wants a demo by May 20 (20 May 2023)."],
    ["Zofia left the team.", "Zofia took the blue kettle", "Zofia took the blue kettle."],
    ["I'm writing our app Otter in Zig.", "Otter needs a logo in green.", "Otter needs a logo in green."],
  ])("by what they are: %s", async (first, then, expected) => {
    expect(await textsOf(`user: ${first}`, "assistant: I see.", `user: ${then}`)).toContain(expected);
  });

  test("who was remembered before is known, too", async () => {
    const relatedMemories = [{ id: "m", text: "User's sister Runa lives in Oslo." }];
    const textsWith = async (context: object) =>
      (await extract(turns("user: Runa's bakery is by the harbour."), context)).map(({ text }) => text);
    expect(await textsWith({ relatedMemories })).toEqual(["Runa's bakery is by the harbour."]);
    expect(await textsWith({})).toEqual([]);
  });

  test("and of whom they brought in: the new one is who the next sentence is about", async () => {
    const said = await textsOf(
      "user: Hannah has a boyfriend now, Karim. He is from Tunis. And Hannah passed her exam.",
    );
    expect(said).toContain("Hannah has a boyfriend now, Karim. Karim is from Tunis.");
    expect(said.join(" ")).not.toContain("Hannah is from");
  });

  test.each([
    ["My grandson Tomas told me about this.", ["User has a grandson called Tomas."]],
    ["My boss Karen told me about it.", ["User's boss is called Karen."]],
    ["My grandson told me about this.", []],
    ["My grandson Tomas sails in Kiel.", ["User's grandson Tomas sails in Kiel."]],
  ])("at least who there is: %s", async (words, expected) => {
    expect(await textsOf(`user: ${words}`)).toEqual(expected);
  });

  test("whose daughter she is, where one alone can be meant", async () => {
    const said = async (words: string) => (await textsOf(FAMILY, "assistant: I see.", `user: ${words}`)).join(" ");
    expect(await said("Our son Emil lives in Kiel. Ida is his daughter.")).toContain(
      "Ida is User's son Emil's daughter.",
    );
    expect(await said("Our sons live in Kiel. Ida is his daughter.")).not.toContain("Ida is User");
  });

  test.each(["Otto is funny.", "Paris is the capital of France.", "biscuit recipes are all over the internet"])(
    "nothing worth keeping: %s",
    async (words) => {
      expect(await readingsOf(FAMILY, "assistant: I see.", `user: ${words}`)).toHaveLength(1);
    },
  );

  test.each([
    ["my sister just called", []],
    ["my brother rune works nights and my wife home schools the kids", ["Rune"]],
    ["my kids school is far away", []],
    ["in june my daughter graduates, on the 22nd", []],
    ["my son moved out and my sister divorced.", []],
    ["my boss zeki, who is strict", ["Zeki"]],
    ["My husband and I met Rosa in May.", []],
    ["my aunts Ida, Rosa and Mai", ["Ida", "Rosa", "Mai"]],
    ["Henrik, my boss, called", ["Henrik"]],
    ["His name is Aldo and her name's Ruta.", ["Aldo", "Ruta"]],
    ["I met someone, Goran, in May.", ["Goran"]],
    ["It's me and two part timers, Ruta and Goran.", ["Ruta", "Goran"]],
    ["I love two cities, Rome and Paris.", []],
    ["Goran is off, he has the flu.", ["Goran"]],
    ["Goran is off today.", []],
    ["We got two posts and she ignores them.", []],
    ["The kids (Ruta 7, Goran 4) are here.", ["Ruta", "Goran"]],
    ["She's called Tilda.", ["Tilda"]],
    ["She's here! Noor Amal, born on 31 August.", ["Noor"]],
    ["Is Ben bringing his daughter Mila (8)?", ["Mila"]],
    ["My mum in Boston speaks Dutch and my dad hates Mondays.", []],
    ["User's cat is called Fig.", ["Fig"]],
  ])("names in: %s", (text, names) => {
    expect([...acquaintancesIn([text]).values()].map(({ name }) => name)).toEqual(names);
  });
});

describe("what is one's own though nobody says so", () => {
  test.each([
    ["also budget is about 120 euros a week", "User's budget is about 120 euros a week."],
    ["The budget for the wedding is 9,000 euros.", "User says the budget for the wedding is 9,000 euros."],
    ["rent went up to 980", "User's rent went up to 980."],
    ["dentist on friday at 3", "User has a dentist appointment on Friday (12 May 2023) at 3."],
    ["interview at Brenner tomorrow at 9", "User has an interview at Brenner tomorrow (9 May 2023) at 9."],
    ["lunch with Rosa on thursday", "User has lunch with Rosa on Thursday (11 May 2023)."],
    ["The MVP has to be out by May 20.", "User says the MVP has to be out by May 20 (20 May 2023)."],
    ["Beta users are at 130 now!", "User says: Beta users are at 130 now."],
    ["currently at 42 beta users", "User is currently at 42 beta users."],
    ["topic is not peat anymore, now it's moss", "User's topic is not peat anymore, now it's moss."],
    ["start date is now 3 june", "User's start date is now 3 June (3 June 2023)."],
    ["flight to Oslo is at 6am tomorrow", "User's flight to Oslo is at 6am tomorrow (9 May 2023)."],
  ])("%s", async (words, expected) => {
    expect(await textsOf(`user: ${words}`)).toEqual([expected]);
  });

  test.each([
    "Meeting is the key to good teamwork.",
    "Birthdays are the best.",
    "Train as hard as you can.",
    "interview tips please",
    "Flight prices are crazy",
    "everything is now on fire",
    "this is not funny anymore",
    "TypeError: Cannot read properties of undefined (reading 'width')",
  ])("nobody's: %s", async (words) => {
    expect(await textsOf(`user: ${words}`)).toEqual([]);
  });
});
