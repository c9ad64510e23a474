// What is said for the moment, and news without its content, is no memory; the same words with content are one.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const inTalk = (said: string) => textsOf("Tom: Hi there!", `Ida: ${said}`);

describe("of the moment", () => {
  test.each([
    "I must dash, the oven is beeping.",
    "My lips are sealed.",
    "We have to celebrate!",
    "I'm a whale.",
    "We really must catch up soon.",
    "I won't tell a soul.",
    "I'm crying into my soup.",
    "We had a good laugh.",
    "I never knew that.",
    "I doubt that very much.",
    "I was waiting for the right moment.",
    "I wondered when you'd ask.",
    "I owe you an apology.",
    "I'm only teasing.",
    "I always said so.",
    "I'm in good company.",
    "Bo thinks something is off.",
    "I'd wear that every day.",
    "I'm fine, really.",
    "I'll text you when I know more.",
    "I'll be your first guest.",
    "I'm so impressed with how calm you are.",
    "I can't wait for the party.",
    "A photo shows me on the pier.",
  ])("nothing of: %s", async (said) => {
    expect(await inTalk(said)).toEqual([]);
  });

  test.each([
    ["I have to go to Leeds on Monday.", "Ida has to go to Leeds on Monday (15 May 2023)."],
    ["I have to run a workshop for nurses.", "Ida has to run a workshop for nurses."],
    ["I won't tell my father about the loan.", "Ida won't tell their father about the loan."],
    ["I've been crying a lot since the divorce.", "Ida has been crying a lot since the divorce."],
    ["I was waiting for the biopsy results.", "Ida was waiting for the biopsy results."],
    ["I owe my brother 300 euros.", "Ida owes their brother 300 euros."],
    ["I'd wear a helmet on the ferry.", "Ida would wear a helmet on the ferry."],
    ["I'm fine with cats but not with dogs.", "Ida is fine with cats but not with dogs."],
    ["I'll call the vet on Friday.", "Ida will call the vet on Friday (12 May 2023)."],
    ["I can't wait to see my sister.", "Ida can't wait to see their sister."],
    ["Ruta says something is wrong with the boiler.", "Ruta says something is wrong with the boiler."],
    ["I told my boss the same story about the flood.", "Ida told their boss the same story about the flood."],
  ])("%s", async (said, expected) => {
    expect(await inTalk(said)).toEqual([expected]);
  });
});

describe("news without its content", () => {
  test.each([
    "I had a setback last week.",
    "I went to a fun event yesterday.",
    "I'm working on a new project.",
    "I've been trying out different things lately.",
    "Lately I've been exploring options.",
    "We took a short trip the other day.",
    "Things have been rough lately, but I'm coping.",
    "There have been some hard times lately.",
  ])("nothing of: %s", async (said) => {
    expect(await inTalk(said)).toEqual([]);
  });

  test.each([
    ["We had a setback with the permit.", "Ida had a setback with the permit."],
    ["I went to an event for beekeepers.", "Ida went to an event for beekeepers."],
    ["I'm working on a project about dialects.", "Ida is working on a project about dialects."],
    ["I took a trip to Crete last year.", "Ida took a trip to Crete last year (2022)."],
    ["I'm learning the cello.", "Ida is learning the cello."],
    ["I tried out a pottery class.", "Ida tried out a pottery class."],
  ])("%s", async (said, expected) => {
    expect(await inTalk(said)).toEqual([expected]);
  });

  test("leaves what is told behind it", async () => {
    expect(await inTalk("I went to an event last week. It was a swap for seeds in Ghent.")).toEqual([
      "Ida went to an event last week (the week before 8 May 2023). It was a swap for seeds in Ghent.",
    ]);
  });
});

describe("What only reacts to the other's news", () => {
  test.each([
    "I had no idea that your aunt had moved.",
    "I wonder whether there is a fund.",
    "I haven't forgotten.",
    "I have done.",
    "I am so sorry.",
    "Maybe I can help out.",
  ])("%s", async (said) => {
    expect(await textsOf(`Ida: ${said}`, "Bo: ok")).toEqual([]);
  });

  test.each([
    "I had no idea about knitting until May.",
    "I have done three marathons since 2019.",
    "I have forgotten my keys at the mill.",
    "I wondered at the sea for hours.",
    "I can help at the shelter on Mondays.",
  ])("%s is told", async (said) => {
    expect(await textsOf(`Ida: ${said}`, "Bo: ok")).toHaveLength(1);
  });
});

test.each([
  ["Ben: I'm hooked on a series about bakers.", "Ada: Adding that to my list!", "list"],
  ["Ben: I drink tea now.", "Ada: I can't give up coffee though, don't even ask.", "even ask"],
])("%s", async (one, other, untold) => {
  expect((await textsOf(one, other)).join("\n")).not.toContain(untold);
});
