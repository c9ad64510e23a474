// What is typed without a subject behind a sentence that brings somebody in is said of them.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (...said: string[]): Promise<string[]> =>
  (await extract(turns(...said))).map(({ text }) => text.replace(/\.$/, ""));

describe("said behind a person who was brought in", () => {
  test.each([
    ["New girlfriend, Ruta. Florist. Has a daughter, 11.", "User's new girlfriend Ruta is a florist"],
    ["New girlfriend, Ruta. Florist. Has a daughter, 11.", "User's new girlfriend Ruta has a daughter, 11"],
    ["New girlfriend, Ruta. Florist.", "User has a new girlfriend called Ruta"],
    ["My brother Olu moved to Leeds. Works in a bank.", "User's brother Olu works in a bank"],
    ["I have a new neighbour. Retired teacher.", "User's new neighbour is a retired teacher"],
    ["New flatmate, Ines. Vegan.", "User's new flatmate Ines is vegan"],
    ["My son broke his arm. Has to wear a cast until May.", "User's son has to wear a cast until May (May 2023)"],
  ])("%s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test.each([
    ["I met Ruta, she's my old boss. Started a new job on Sunday.", "User started a new job on Sunday (7 May 2023)"],
    ["Two kids. Nurse. Night shifts.", "User is a nurse"],
    ["My son Ott rows. My husband is a chef.", "User's husband is a chef"],
    ["Plan dinners for me. Truck driver, Riga to Graz.", "User is a truck driver, Riga to Graz"],
  ])("not of them: %s", async (said, expected) => {
    expect(await told(`user: ${said}`)).toContain(expected);
  });

  test("nor what asks, is of several, or is fine with the one who types", async () => {
    const all = [
      ...(await told("user: My mum wants a cat. Has a cat any needs?")),
      ...(await told("user: My sister and I run a shop. Has a big cellar.")),
      ...(await told("user: My boss called. Works for me.")),
    ].join(" ");
    expect(all).not.toMatch(/mum has|sister has|boss works/);
  });
});

describe("a deed with the one that was asked for", () => {
  test.each([
    ["Do you have a car?", "Had one.", "User had a car"],
    ["Do you have an oven?", "Need one.", "User needs an oven"],
    ["A hamster?", "White one.", "User has a white hamster"],
  ])("%s %s", async (asked, said, expected) => {
    expect(await told(`assistant: ${asked}`, `user: ${said}`)).toEqual([expected]);
  });

  test("is told of one of several", async () => {
    expect(await told("assistant: Do you have any pets?", "user: Had one.")).toEqual([
      'User had a pet (asked "Do you have any pets?")',
    ]);
  });
});

test.each([
  ["We took Ruta on instead, she's 54. Started last Monday.", "She started last Monday (1 May 2023)"],
  ["We hired a new cook, he's from Bern. Starts on 15 June.", "He starts on 15 June (15 June 2023)"],
])("whom one takes on starts: %s", async (said, expected) => {
  expect((await told(`user: ${said}`)).join(" ")).toContain(expected);
});
