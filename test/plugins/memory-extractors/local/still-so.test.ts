// "Is your gate code still 4471?" "No, 9026 now.", "Are you still in Hull?" "I am, but only until June.": what was asked is told with
// what has changed, or how long it is so; "he has not" and "the doctor gave him" tell nothing of the speaker.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replied = (asked: string, reply: string): Promise<string[]> => textsOf(`Ida: ${asked}`, `Bo: ${reply}`);

describe("what has changed", () => {
  test.each([
    ["Is your gate code still 4471?", "no they changed it, 9026 now", "Bo's gate code is 9026 now."],
    ["Is your rent still 600?", "No, it's 720 euros now.", "Bo's rent is 720 euros now."],
    ["Is your shop still in York?", "No, it's in Leeds now.", "Bo's shop is in Leeds now."],
    ["Is your dentist still Dr Roy?", "No, it's Dr Chen now.", "Bo's dentist is Dr Chen now."],
    ["And is your choir still on Tuesdays?", "Nope, Fridays now.", "Bo's choir is on Fridays now."],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await replied(asked, reply)).toEqual([expected]);
  });

  test.each([
    ["Is your rent still 600?", "No, it's fine now."],
    ["Is your rent still 600?", "No, Tuesday now."],
    ["Is your rent still 600?", "Yes, it's 600."],
    ["Is your rent still too high?", "No, 720 now."],
    ["Is his rent still 600?", "No, 720 now."],
    ["Is it still 600?", "No, 720 now."],
    ["Is your rent still 600?", "No, but he's 40 now."],
    ["Is your shop still in York?", "No, closed now."],
  ])("near: %s %s", async (asked, reply) => {
    expect((await replied(asked, reply)).join(" ")).not.toMatch(/(?:rent|shop) is/);
  });
});

describe("how long it is so", () => {
  test.each([
    [
      "Are you still teaching at the school in Gort?",
      "I am, but only until June.",
      "Bo is teaching at the school in Gort, but only until June (June 2023).",
    ],
    [
      "Are you still living in Hull?",
      "Yes, but only until June.",
      "Bo is living in Hull, but only until June (June 2023).",
    ],
    ["Do you still play the cello?", "I do, but only at Christmas.", "Bo plays the cello, but only at Christmas."],
    [
      "Is your sister still in hospital?",
      "She is, but just until Friday.",
      "Bo's sister is still in hospital, but just until Friday (12 May 2023).",
    ],
    ["Are you back at work?", "Not until August.", "Bo is not back at work until August (August 2023)."],
    [
      "Is your dad allowed to drive again?",
      "No, not until August.",
      "Bo's dad is not allowed to drive until August (August 2023).",
    ],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await replied(asked, reply)).toEqual([expected]);
  });

  test.each([
    ["Are you still living in Hull?", "Not until August."],
    ["When are you back?", "Not until August."],
    ["Are you coming or going?", "Not before August."],
    ["Are you okay?", "I am, but only just."],
    ["Is he still living in Hull?", "I am, but only until June."],
    ["Shall we go?", "Not until you pay."],
  ])("near: %s %s", async (asked, reply) => {
    expect(await replied(asked, reply)).toEqual([]);
  });
});

describe("a reply that is of somebody else, or says what only the question does", () => {
  test.each(["No, he has not.", "He did not!", "He wasn't.", "No, he would not."])(
    "Did Lukas move out? %s",
    async (reply) => {
      expect((await replied("Did Lukas move out?", reply)).join(" ")).not.toMatch(
        /(?:has|did|was|would)(?: not|n't)\.$/,
      );
    },
  );

  test.each([
    ["The doctor gave him antibiotics on Friday.", false],
    ["The dentist wants to pull his tooth in June.", false],
    ["The surgeon put her on a diet in March.", false],
    ["The doctor gave me antibiotics on Friday.", true],
    ["The dentist wants to pull two teeth in June.", true],
    ["The physio gave me exercises that helped his son.", true],
  ] as const)("%s is of the speaker's own: %p", async (reply, isOwn) => {
    const told = (await replied("Any news?", reply)).join(" ");
    expect(told).not.toBe("");
    expect(/Bo's (?:doctor|dentist|surgeon|physio)/.test(told)).toBe(isOwn);
  });

  test("a father speaks of the grandfather as his children do", async () => {
    const told = await textsOf(
      "Ned: Who's fetching Grandad?",
      "Dad: I am. He can't manage the stairs without his frame, so I need a hand.",
    );
    expect(told.join(" ")).toContain("Grandad can't manage the stairs without his frame");
    expect(told.join(" ")).not.toContain("Dad's grandad");
  });
});

test.each([
  ["Is the van running again?", "No, I scrapped it in March.", "Bo scrapped the van in March (March 2023)."],
  ["Is the boiler working yet?", "No, I sold it in March.", "Bo sold the boiler in March (March 2023)."],
  [
    "How are your new running shoes?",
    "I sold them in March.",
    "Bo sold their new running shoes in March (March 2023).",
  ],
])("what a thing is asked to do is no part of its name: %s %s", async (asked, reply, expected) => {
  expect(await replied(asked, reply)).toEqual([expected]);
});
