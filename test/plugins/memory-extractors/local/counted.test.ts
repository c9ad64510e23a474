// What a reply counts or chooses is told with the thing that was asked about.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

test.each([
  ["How many wagons have we got now?", "Eleven.", "Ida says there are eleven wagons."],
  ["How many wagons do you have now?", "There are eleven.", "Ida has eleven wagons."],
  ["How many hens have you got?", "We've got nine.", "Ida has nine hens."],
  ["How many pupils are in your class?", "There are thirty.", "There are thirty pupils in Ida's class."],
  ["How many followers do you have?", "About 12,400.", "Ida has about 12,400 followers."],
  ["How many wagons are left?", "About nine.", "Ida says there are about nine wagons left."],
  ["How many rooms are there at the lodge?", "There are 14.", "Ida says there are 14 rooms at the lodge."],
  ["how many goats were there", "around forty", "Ida says there were around forty goats."],
  ["Which tiles did you choose?", "The blue ones with the stars.", "Ida chose the blue tiles with the stars."],
  ["Which boots are you taking?", "The old ones.", "Ida is taking the old boots."],
  ["What shoes did you buy?", "The ones from the market.", "Ida bought the shoes from the market."],
])("%s %s", async (asked, said, told) => {
  expect(await textsOf(`Bo: ${asked}`, `Ida: ${said}`)).toEqual([told]);
});

test.each([
  ["How many times have we been there?", "Four."],
  ["How many of us are coming?", "There are four."],
  ["Which one did you buy?", "The big one."],
  ["Who took my boots?", "The old ones?"],
])("%s %s tells of no thing", async (asked, said) => {
  expect((await textsOf(`Bo: ${asked}`, `Ida: ${said}`)).join()).not.toMatch(
    /there are four (?!\.)[a-z]|bought the|boots/i,
  );
});

test.each([
  ["Do you have any savings?", "About 6,000.", "User has about 6,000 savings."],
  ["Do you have any debt?", "roughly 11k", "User has debt of roughly 11k."],
  ["Any loans?", "yeah, 4,200 euros", "User has loans of 4,200 euros."],
])("of money: %s %s", async (asked, said, told) => {
  expect(await textsOf("user: Help me with a budget.", `assistant: ${asked}`, `user: ${said}`)).toEqual([told]);
});
