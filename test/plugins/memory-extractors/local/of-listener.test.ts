// What talk tells of the listener and of theirs is news or known of them; praise, comfort and what is denied are not told.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toldTo = (sentence: string, reply = "Right."): Promise<string[]> => textsOf(`Ida: ${sentence}`, `Ruta: ${reply}`);

describe("of the listener", () => {
  test.each([
    [
      "Your brother Sami walked into my shop on Tuesday with a huge fish.",
      "Ruta's brother Sami walked into Ida's shop on Tuesday (2 May 2023) with a huge fish.",
    ],
    ["Your mum told me she sold the caravan.", "Ruta's mum told Ida she sold the caravan."],
    [
      "Your old landlord has opened a bakery on Mill Street.",
      "Ruta's old landlord has opened a bakery on Mill Street.",
    ],
    ["your dad is teaching my son chess on sundays", "Ruta's dad is teaching Ida's son chess on Sundays."],
    ["Your parcel came this morning.", "Ruta's parcel came this morning (8 May 2023)."],
    ["But you're allergic to cats!", "Ida says Ruta is allergic to cats."],
    ["you hate opera", "Ida says Ruta hates opera."],
    ["You are forty with three kids!", "Ida says Ruta is forty with three kids."],
    ["You failed maths twice.", "Ida says Ruta failed maths twice."],
    ["You always lost your keys on Fridays.", "Ida says Ruta always lost their keys on Fridays."],
    ["You don't eat pork on Fridays.", "Ida says Ruta doesn't eat pork on Fridays."],
    ["You promised my son a ride on the tractor.", "Ruta promised Ida's son a ride on the tractor."],
  ])("%s", async (sentence, told) => {
    expect(await toldTo(sentence)).toContain(told);
  });

  test("surprise denies nothing", async () => {
    expect(await toldTo("Your cousin Bram sailed to Iceland in April.", "No!")).toEqual([
      "Ruta's cousin Bram sailed to Iceland in April (April 2023).",
    ]);
  });

  test.each([
    "Your painting is lovely.",
    "Your support means a lot.",
    "Your kids must be so proud of you.",
    "Your mother was a wonderful woman.",
    "Your dedication inspires me every day.",
    "You played so well on Saturday!",
    "You won an amazing prize.",
    "You've worked so hard.",
    "You should come to Graz.",
    "You lost me there.",
    "Ruta that's great news about the boat!",
  ])("praise and comfort: %s", async (sentence) => {
    expect((await toldTo(sentence)).join(" ")).not.toMatch(/^Ruta|says Ruta (?!that)/);
  });

  test.each(["No I'm not!", "Nope, that was my sister.", "I never was."])("denied: %s", async (reply) => {
    expect((await toldTo("You're terrified of spiders.", reply)).join(" ")).not.toContain("spiders");
  });
});
