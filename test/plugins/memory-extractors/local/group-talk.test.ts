// Whom "you" means where three and more talk: whom the turn calls, whoever asked or is spoken with, else nobody.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const saidBy = async (who: string, ...lines: readonly string[]): Promise<string[]> =>
  (await textsOf(...lines)).filter((text) => text.includes(who));

describe("Among several", () => {
  test.each([
    ["Wim: @Ada I owe you 20 euros", ["Wim owes Ada 20 euros."]],
    ["Wim: Ada, I'm so happy for you! I'll knit you a blanket", ["Wim will knit Ada a blanket."]],
    ["Wim: You can have my car, Ada", ["Ada can have Wim's car."]],
    ["Wim: ada, I found your keys in my car", ["Wim found Ada's keys in their car."]],
    ["Wim: thanks ada! I found your keys in my car", ["Wim found Ada's keys in their car."]],
    ["Wim: You're allergic to wasps, Ada", ["Wim says Ada is allergic to wasps."]],
    ["Wim: I met your niece in Graz, Ada.", ["Wim met Ada's niece in Graz."]],
    ["Wim: Bo - I owe you 20 euros", ["Wim owes Bo 20 euros."]],
  ])("whom a turn calls is meant: %s", async (line, expected) => {
    expect(await saidBy("Wim", "Ada: hi", "Bo: hi", line)).toEqual(expected);
  });

  test.each([
    "Wim: I owe you 20 euros",
    "Wim: I found your keys in my car",
    "Wim: Your niece moved to Graz in May",
    "Wim: You're allergic to wasps",
    // Two are called, or spoken of.
    "Wim: Ada, Bo, I owe you 20 euros",
    "Wim: I rowed to Graz with Tom, Ada and your niece",
  ])("nobody is told of where nobody is called: %s", async (line) => {
    expect((await textsOf("Ada: hi", "Bo: hi", line)).filter((text) => /Ada|Bo\b/.test(text))).toEqual([]);
  });

  test.each([
    [["Bo: hi", "Ada: who can drive me to Graz?", "Wim: I'll drive you to Graz"], ["Wim will drive Ada to Graz."]],
    [
      ["Bo: hi", "Wim: I sold the boat", "Ada: no!", "Wim: I owe you 20 euros"],
      ["Wim sold the boat.", "Wim owes Ada 20 euros."],
    ],
    [["Bo: hi", "Ada: Wim, call me tonight.", "Wim: I owe you 20 euros"], ["Wim owes Ada 20 euros."]],
    [["Bo: hi", "Ada: Are you diabetic, Bo?", "Wim: I am!"], []],
    [["Ada: hi", "Bo: Are you diabetic, Wim?", "Wim: I am!"], ["Wim is diabetic."]],
    [
      ["Ada: hi", "Bo: hi", "Wim: We should paint the shed in May"],
      ["Wim and others should paint the shed in May (May 2023)."],
    ],
  ])("whoever is replied to is meant: %j", async (lines, expected) => {
    expect(await saidBy("Wim", ...lines)).toEqual(expected);
  });

  test("of two the other is meant, called or not", async () => {
    expect(await textsOf("Ada: hi", "Wim: I owe you 20 euros")).toEqual(["Wim owes Ada 20 euros."]);
    expect(await textsOf("Ada: Are you diabetic, Wim?", "Wim: I am")).toEqual(["Wim is diabetic."]);
  });
});
