// "No more rugby for me" tells what somebody has no more, and not what they want; "we're twelve at work" tells no age.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (text: string): Promise<string[]> =>
  (await extract(turns(`user: ${text}`))).map((memory) => memory.text);

describe("what there is no more of", () => {
  test.each([
    ["No more running for me.", "There is no more running for User."],
    ["Tore my calf. No more ball for me, surgery is soon.", "There is no more ball for User, surgery is soon."],
    ["No more night shifts for me.", "There are no more night shifts for User."],
    ["No more contact sports for me", "There are no more contact sports for User."],
    // What is eaten, drunk or put in is not wanted.
    ["No more coffee for me", "User doesn't want any coffee."],
    ["No more herring for me", "User doesn't want any herring."],
    ["No more chicken wings for me", "User doesn't want any chicken wings."],
    ["No coriander for me, please", "User doesn't want any coriander."],
    ["yes but please no prawns", "User doesn't want any prawns."],
    ["Yes, but nothing with motorbikes please", "User doesn't want anything with motorbikes."],
  ])("%p: %p", async (text, memory) => {
    expect(await told(text)).toContain(memory);
  });
});

describe("how many there are", () => {
  test.each([
    ["we are 12 at work", "User is in a group of 12 at work."],
    ["We're nine on the ward.", "User is in a group of nine on the ward."],
    ["So we're 6 at the table now.", "User is in a group of 6 at the table now."],
  ])("%p: %p", async (text, memory) => {
    expect(await told(text)).toContain(memory);
  });

  test.each(["I'm 12 at heart", "We're 12 points behind", "We're two hours from Ghent"])(
    "no group: %p",
    async (text) => {
      expect((await told(text)).join()).not.toContain("group of");
    },
  );
});
