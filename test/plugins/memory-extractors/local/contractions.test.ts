// The verb of a subject is written out; what somebody has stays theirs.

import { expect, test } from "bun:test";
import { withFullVerb } from "#plugins/memory-extractors/local/telling/contractions.ts";

test.each([
  ["User's mum's moved into a barge in Ghent.", "User's mum has moved into a barge in Ghent."],
  ["User's knee's had it.", "User's knee has had it."],
  ["User's brother's been ill.", "User's brother has been ill."],
  ["User's dog's a beagle.", "User's dog is a beagle."],
  ["User's friend Runa's getting married.", "User's friend Runa is getting married."],
  ["Our van’s in the garage.", "Our van is in the garage."],
  ["User's back's ok now.", "User's back is ok now."],
  ["User's back's better, and they run.", "User's back is better, and they run."],
  ["User's cat's called Miso.", "User's cat is called Miso."],
])("%s", (text, expected) => {
  expect(withFullVerb(text)).toBe(expected);
});

test.each([
  "User's sister's wedding is in May.",
  "User's sister's in-laws live in Bern.",
  "User's sister's back garden is huge.",
  "User's mum's very old cat died.",
  "User's dog's lost ring was found.",
  "User has a Master's in Physics.",
  "User is at the dentist's on Friday.",
  "It's a barge.",
])("stays as it is: %s", (text) => {
  expect(withFullVerb(text)).toBe(text);
});
