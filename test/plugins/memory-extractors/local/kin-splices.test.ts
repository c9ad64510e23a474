// What is told of somebody behind their mention, also without a comma, is told with their name.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const said = (...turns: readonly string[]): Promise<string[]> =>
  textsOf(...turns.flatMap((turn) => [`user: ${turn}`, "assistant: I see."]));

describe("somebody told of in passing", () => {
  test.each([
    [
      "can you suggest a gift for my nephew Timo who turns 8 on Saturday? He's crazy about volcanoes",
      ["User's nephew Timo turns 8 on Saturday (13 May 2023).", "User's nephew Timo is crazy about volcanoes."],
    ],
    ["What could I cook for my sister who is coeliac?", ["User's sister is coeliac."]],
    [
      "I also need a present for my mother-in-law, she's turning 70 in June and she's really into birdwatching.",
      ["User's mother-in-law is turning 70 in June (June 2023).", "User's mother-in-law is really into birdwatching."],
    ],
    [
      "I can't work Fridays because I look after my dad, he has Parkinson's.",
      ["User can't work Fridays because they look after their dad.", "User's dad has Parkinson's."],
    ],
    ["ok so i need help with my daughter she is in third grade", ["User's daughter is in third grade."]],
    ["Should I tell my boss about it? He is allergic to nuts.", ["User's boss is allergic to nuts."]],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });

  test.each([
    ["When I asked my brother he said no to the boat.", ["When User asked their brother he said no to the boat."]],
    ["I told my sister she is wrong about the boat.", ["User told their sister she is wrong about the boat."]],
    [
      "My mother-in-law hates boats. She lives in Bern.",
      ["User's mother-in-law hates boats.", "User's mother-in-law lives in Bern."],
    ],
  ])("%s", async (turn, expected) => {
    expect(await said(turn)).toEqual(expected);
  });
});

describe("he and she where a user goes on", () => {
  test("are somebody of the last turn whom nobody else can be taken for", async () => {
    expect(await said("My sister has a boat.", "She lives in Bern.")).toContain("User's sister lives in Bern.");
  });

  test("also where they are called otherwise, an order stands between, or a few words do", async () => {
    expect(
      await said("I'm taking my father to Bern.", "Dad was a tailor for years.", "Make it two. He hates crowds."),
    ).toContain("User's dad hates crowds.");
    expect(await said("My daughter wants a hamster.", "seven", "She bites her nails at school.")).toContain(
      "User's daughter bites her nails at school.",
    );
    expect(
      await said("My toast is for my uncle Benno. It is on Friday and I'm nervous.", "He sold eels in Bern."),
    ).toContain("User's uncle Benno sold eels in Bern.");
    expect(await said("My sister has a boat.", "What is a spinnaker?", "She lives in Bern.")).toContain(
      "User's sister lives in Bern.",
    );
    expect(await said("It's a surprise for my husband Dan.", "Let's take the tram then. He hates buses.")).toContain(
      "User's husband Dan hates buses.",
    );
    expect(await said("My partner Ruta agrees.", "She's known for weeks.")).toContain(
      "User's partner Ruta has known for weeks.",
    );
  });

  test.each([
    [["My husband starts work on Monday. Our baby has a cold.", "He hates the sling."]],
    [["My sister has a boat. The doctor rang her.", "She lives in Bern."]],
    [["My sister has a boat.", "Who is the singer of that song?", "She lives in Bern."]],
    [["My brother has a boat.", "The boat's captain wrote back today. He lives in Bern."]],
    [["My brother has a boat.", "Rang the harbour about it today. He lives in Bern."]],
    [["My kids' shoes are worn out.", "They last a year or so."]],
    [["My boss is called Kavya.", "Orsa passed! She lives in Bern."]],
  ])("%p: whom, nobody can tell", async (turns) => {
    expect((await said(...turns)).filter((text) => /hates the sling|lives in Bern|last a year/.test(text))).toEqual([]);
  });

  test("of two, one told about the other, stays open", async () => {
    expect((await said("I told my boss about my daughter. She was very understanding.")).join(" ")).not.toContain(
      "daughter was",
    );
  });
});
