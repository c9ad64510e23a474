// "No, that's Huw" behind a question of the other: of what was asked, never of a value in what the speaker told before.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const talk = (told: string, asked: string, reply: string): Promise<string[]> =>
  textsOf("Ida: How have you been?", `Bo: ${told}`, `Ida: ${asked}`, `Bo: ${reply}`);

describe("what was told stays as it is", () => {
  test.each([
    [
      "I met my aunt on the 9th of April at Roundhay Park.",
      "Idris is the nephew with the van?",
      "No no, that's Emrys.",
    ],
    ["I met my aunt on the 9th of April at Roundhay Park.", "And Idris has the van?", "No, that's Emrys."],
    ["I had lunch at Betty's with Maud.", "Maud is your dentist?", "No, that's Winifred."],
    ["I'll ask Ines for the ladder.", "Is Ines the treasurer?", "No, that's Edith."],
    ["I'm meeting Ines on Sunday.", "Is that Ines, the vet?", "No, that's Edith."],
    ["My interview is on Thursday.", "And the choir?", "No, that's Friday."],
    ["My interview is on Thursday.", "And the choir is on Thursday too?", "No, that's Friday."],
    ["My interview is at 10:30.", "And the haircut?", "No, that's 11:15."],
    ["My rent is 900 euros.", "And the gym?", "No, that's 55 euros."],
    ["I moved to Leeds in March.", "Was the wedding in April?", "No, that was May."],
  ])("%s %s %s", async (told, asked, reply) => {
    const [alone] = await textsOf("Ida: How have you been?", `Bo: ${told}`);
    expect(await talk(told, asked, reply)).toContain(alone as string);
  });
});

describe("what was told is put right where it is what was asked", () => {
  test.each([
    ["My interview is on Thursday.", "Thursday?", "No, that's Friday.", "Bo's interview is on Friday (12 May 2023)."],
    [
      "My interview is on Thursday.",
      "Is the interview on Thursday?",
      "No, that's Friday.",
      "Bo's interview is on Friday (12 May 2023).",
    ],
    ["My brother works at Boots.", "At Boots?", "No, that's Aldi, sorry.", "Bo's brother works at Aldi."],
    ["My rent is 900 euros.", "Only 900 euros?", "Sorry, 950 euros.", "Bo's rent is 950 euros."],
    ["My dentist is on Thursday.", "Sounds good.", "Sorry, it's Friday.", "Bo's dentist is on Friday (12 May 2023)."],
  ])("%s %s %s", async (told, asked, reply, expected) => {
    expect(await talk(told, asked, reply)).toContain(expected);
  });
});

describe("who somebody is", () => {
  test.each([
    ["Is Ines the treasurer?", "No, that's Edith.", "Edith is the treasurer."],
    ["Ines is the treasurer, right?", "No, it's Edith.", "Edith is the treasurer."],
    ["Is that Ines, the plumber?", "No, that's Edith.", "Edith is the plumber."],
    ["Is Ines your dentist?", "Nope, that's Edith.", "Edith is Bo's dentist."],
    ["Idris is the nephew with the van?", "No no, that's Emrys.", "Emrys is the nephew with the van."],
    ["Is Ines your cousin?", "No, that's Edith.", "Edith is Bo's cousin."],
    ["And was Ines the bass player?", "No no, that was Edith.", "Edith was the bass player."],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await textsOf(`Ida: ${asked}`, `Bo: ${reply}`)).toEqual([expected]);
  });

  test.each([
    ["Is Ines the treasurer?", "No, that's fine."],
    ["Is Ines the treasurer?", "No, that's Tuesday."],
    ["Is Ines the one with the boat?", "No, that's Edgar."],
    ["Is Ines the treasurer of it?", "No, that's Edgar."],
    ["Is Ines at the office?", "No, that's Edgar."],
    ["Is Ines the treasurer?", "Yes, that's Ines."],
    ["Who is the treasurer, Ines or you?", "No, that's life."],
  ])("near: %s %s", async (asked, reply) => {
    expect(
      (await textsOf(`Ida: ${asked}`, `Bo: ${reply}`)).filter((text) => /Edgar|Edith|Tuesday|fine|life/.test(text)),
    ).toEqual([]);
  });
});
