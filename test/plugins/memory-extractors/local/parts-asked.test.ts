// "How's your knee?" "I have a date for the replacement": of the knee.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replied = async (asked: string, reply: string): Promise<string> =>
  (await textsOf(`Ida: ${asked}`, `Bo: ${reply}`)).join(" ");

describe("what is done to the part that was asked after", () => {
  test.each([
    ["How is your knee?", "I finally have a date for the replacement.", "the knee replacement"],
    ["How's the shoulder?", "The operation is on Friday.", "The shoulder operation"],
    ["How is your mum's hip?", "She's having the replacement on Friday.", "Bo's mum is having the hip replacement"],
    ["Any news about your back?", "I had the scan yesterday.", "the back scan"],
    ["How are your eyes?", "I had the surgery in March.", "the eye surgery"],
    ["Does your left wrist still hurt?", "I'm having the op in June.", "the wrist op"],
    ["How is your knee?", "Bad. I'm getting the injections on Friday.", "the knee injections"],
    ["How's the hip doing?", "I'm seeing them for the X-ray on Friday.", "the hip X-ray"],
  ])("%s %s", async (asked, reply, expected) => {
    expect(await replied(asked, reply)).toContain(expected);
  });

  test.each([
    ["How is the boiler?", "The replacement comes on Friday."],
    ["Can you give me a hand?", "I have the operation on Friday."],
    ["Are you back at work?", "I have the operation on Friday."],
    ["How is your knee?", "The operation on my hip is on Friday."],
    ["How is your knee?", "I have a hip operation on Friday."],
    ["How is your mum's knee and your dad's hip?", "I have the operation on Friday."],
    ["How is your knee?", "I had the scan of the passports done on Friday."],
    ["How's work?", "I had the scan yesterday."],
    ["Is it at the back of the shop?", "The operation is on Friday."],
  ])("near: %s %s", async (asked, reply) => {
    expect(await replied(asked, reply)).not.toMatch(
      /(?:knee|hip|hand|back|boiler|work) (?:operation(?! on)|scan|replacement)\b(?<!a hip operation)/i,
    );
  });
});
