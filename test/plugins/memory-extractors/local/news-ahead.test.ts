// What announces a piece of news takes nothing from it; what only announces tells nothing.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("news that is announced", () => {
  test.each([
    ["By the way, you'll laugh, I've taken up the tuba.", "Ida has taken up the tuba."],
    ["But listen, I have news: we're moving to Graz in May.", "Ida is moving to Graz in May (May 2023)."],
    ["and guess what we got the keys on monday", "Ida got the keys on Monday (1 May 2023)."],
    ["Only warning, we keep goats in the yard.", "Ida keeps goats in the yard."],
    ["Small problem, our car is at the garage until Friday.", "Ida's car is at the garage until Friday (12 May 2023)."],
    ["Don't laugh, but I've joined a brass band.", "Ida has joined a brass band."],
    ["Don't tell anyone but I'm leaving the bank in June.", "Ida is leaving the bank in June (June 2023)."],
    ["Brace yourself, I've shaved my head.", "Ida has shaved their head."],
    ["But a small one for me, I've given up sugar.", "Ida has given up sugar."],
    ["but guess who i met at the market, Ruta from school", "Ida met Ruta from school at the market."],
    [
      "Please don't tell Mum, Nora wants to surprise her on Sunday.",
      "Nora wants to surprise Ida's mum on Sunday (14 May 2023).",
    ],
  ])("%s", async (sentence, told) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: Ha!")).toContain(told);
  });

  test.each([["The news is on at eight in our house.", "news is on"]])(
    "no announcement: %s",
    async (sentence, kept) => {
      expect((await textsOf(`Ida: ${sentence}`, "Bo: Ha!")).join(" ").replace("Ida,", "us,")).toContain(kept);
    },
  );

  test.each(["Don't tell anyone.", "You'll laugh.", "But guess what I found."])(
    "tells nothing: %s",
    async (sentence) => {
      expect(await textsOf(`Ida: ${sentence}`, "Bo: What?")).toEqual([]);
    },
  );
});

test.each([
  ["Guess who finally passed the driving test?", "Ada finally passed the driving test."],
  ["Guess who's getting married?", "Ada is getting married."],
  ["Guess who has a permanent contract!", "Ada has a permanent contract."],
])("a riddle about oneself tells: %s", async (said, expected) => {
  expect((await textsOf(`Ada: ${said}`, "Ben: Wow!")).join("\n")).toContain(expected);
});

test.each([
  ["Guess who's pregnant? My sister Ida!", "Ada's sister Ida is pregnant."],
  ["Guess who got the job at the mill? Nora!", "Nora got the job at the mill."],
  ["Guess who has a new boat. My uncle.", "Ada's uncle has a new boat."],
  ["Guess who's engaged? Me!", "Ada is engaged."],
])("a riddle tells of whom the next sentence names: %s", async (said, expected) => {
  expect(await textsOf(`Ada: ${said}`, "Ben: Wow!")).toEqual([expected]);
});

test("a riddle about somebody else asks", async () => {
  expect(await textsOf("Ada: Guess who called me yesterday?", "Ben: Who?")).toEqual([]);
});
