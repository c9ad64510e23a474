// What reads like an order, a role, one day or one's own, and is none: what was done, who comes over, a day of each week, whose
// operation it was.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

describe("read as it is meant", () => {
  test.each([
    ["I joined a rowing club. never swam further than a lap", ["User joined a rowing club."]],
    ["Never spoke a word of Dutch", []],
    ["Never send me tables", ["User wants the assistant to never send them tables."]],
    ["always put the units behind the number", ["User wants the assistant to always put the units behind the number."]],
  ])("an order or what was done: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });

  test.each([
    [
      "My aunt Vera is coming over with her twins, Ole and Pim.",
      ["User's aunt Vera is coming over with her twins, Ole and Pim."],
    ],
    [
      "My sister Vera is brilliant at chess and works in Oslo.",
      ["User's sister Vera is brilliant at chess.", "User's sister Vera works in Oslo."],
    ],
    [
      "My brother Ole is product designer at a bank and lives in Oslo.",
      ["User's brother Ole is a product designer at a bank.", "User's brother Ole lives in Oslo."],
    ],
  ])("a role or none: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });

  test.each([
    ["I've given up the Saturday hockey, my hip hurts.", ["User has given up the Saturday hockey, their hip hurts."]],
    ["I dropped my Thursday pilates.", ["User dropped their Thursday pilates."]],
    ["I have a scan on Thursday.", ["User has a scan on Thursday (11 May 2023)."]],
    [
      "I sprained my wrist so no climbing until Thanksgiving.",
      ["User sprained their wrist so no climbing until Thanksgiving (Thanksgiving 2023)."],
    ],
    ["We had no heating until Christmas.", ["User had no heating until Christmas (Christmas 2022)."]],
    [
      "the exam moved, it's the 3rd of October now",
      ["User says the exam moved, it's the 3rd of October (3 October 2023) now."],
    ],
  ])("which day: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });

  test.each([
    ["operation went well", ["User says the operation went well."]],
    ["hip went well", ["User's hip went well."]],
    ["resit went well i think!!", ["User's resit went well."]],
    ["resit is on the 14th of may", ["User's resit is on the 14th of May (14 May 2023)."]],
    ["prof is van Dijk, hes super strict", ["User's prof is van Dijk, he's super strict."]],
    ["failed stats :( got a 4.8", ["User failed stats - got a 4.8."]],
    ["we broke up in March", ["User and their partner broke up in March (March 2023)."]],
    ["My band is history. We broke up in March", ["User and their band broke up in March (March 2023)."]],
  ])("whose: %s", async (said, expected) => {
    expect((await readingsOf(`user: ${said}`)).at(-1)).toBe(expected[0] as string);
  });

  test.each([
    ["mother in law isn't coming after all", ["User's mother-in-law isn't coming after all."]],
    ["My brother in law Ole lives in Oslo.", ["User's brother-in-law Ole lives in Oslo."]],
    ["brother-in-law sold the van", ["User's brother-in-law sold the van."]],
    ["mum changed her shift", ["User's mum changed her shift."]],
    ["dad switched to insulin", ["User's dad switched to insulin."]],
    ["mum arrives tomorrow", ["User's mum arrives tomorrow (9 May 2023)."]],
    ["Kids are 9 and 6.", ["User's kids are 9 and 6."]],
    ["kids are cruel sometimes", []],
    ["The trainer, Bea, says we should use a harness.", ["User's trainer, Bea, says User should use a harness."]],
    ["I earn 3,400 a month and rent is 1,250.", ["User earns 3,400 a month and rent is 1,250."]],
    ["Guten Tag, I live in Brno.", ["User lives in Brno."]],
    ["And Ysra is now Isra, easier to read.", []],
    ["title is now The Salt Bell", ["User's title is now The Salt Bell."]],
    ["So 750 a month on the card from now on.", ["User will put 750 a month on the card from now on."]],
    ["down to 93.", ["User is down to 93."]],
    ["Im a line cook in Austin", ["User is a line cook in Austin."]],
    ["id like to learn Welsh", ["User would like to learn Welsh."]],
    [
      "I run 30 miles a week and I'm aiming for sub 3:30.",
      ["User runs 30 miles a week and they are aiming for sub 3:30."],
    ],
    ["Burn is 45k a month.", ["User's burn is 45k a month."]],
    ["I have dyslexia.", ["User has dyslexia."]],
    [
      "switching to tue thu sat cos of the new job",
      ["User is switching to Tuesday Thursday Saturday cos of the new job."],
    ],
    ["switching to option 2", []],
    ["failed tests are listed below", []],
    ["hip surgery went fine, she's home", []],
    ["Father in law of the groom", []],
    ["teacher training costs how much?", []],
  ])("of one's own family: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });

  test.each([
    ["we're vegetarian btw", ["User is vegetarian."]],
    ["We are vegan.", ["User is vegan."]],
    ["We keep halal.", ["User keeps halal."]],
    ["We're hungry.", []],
    ["We are late.", []],
  ])("of the whole house: %s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual(expected);
  });
});

test.each([
  ["Lena is no longer my boss", ["Lena is no longer User's boss."]],
  ["Monty is no longer with us", ["Monty is no longer with User."]],
  ["kavita is now maid of honour", ["Kavita is now maid of honour."]],
  ["gym is now closed on mondays", ["User's gym is now closed on Mondays."]],
  ["supervisor is now Dr Okoro", ["User's supervisor is now Dr Okoro."]],
  ["The piano is sold!", ["User's piano is sold."]],
  ["I'm left handed.", ["User is left-handed."]],
  ["The bungalow is sold, to a couple from Bristol.", ["User's bungalow is sold, to a couple from Bristol."]],
  ["The house is sold out of tickets?", []],
  ["I am sorry to say Monty has died.", ["Monty has died."]],
  ["I am glad to say that my sister passed.", ["User's sister passed."]],
  ["I don't drink! never will, my dad was enough", ["User doesn't drink.", "User's dad was enough."]],
  ["I don't like fish. never have, the smell", ["User doesn't like fish."]],
])("a name is no matter of one's own, and an auxiliary no order: %s", async (said, told) => {
  expect(await readingsOf(`user: ${said}`)).toEqual(told);
});
