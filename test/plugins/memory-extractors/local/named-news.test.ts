// What happens to somebody who is only named, in every tense: "Rex died", "Rex has died", "Rex is dying".

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const told = async (said: string): Promise<string[]> =>
  (await extract(turns(`user: ${said}`))).map(({ text, isStatic }) => `${text}${isStatic ? " !" : ""}`);

test.each([
  ["Biscuit has died.", "Biscuit has died."],
  ["Biscuit has just passed away.", "Biscuit has just passed away."],
  ["Biscuit is dying.", "Biscuit is dying."],
  ["I'm so sorry to say Biscuit has passed away.", "Biscuit has passed away."],
  ["Sad to say, Biscuit has passed away.", "Biscuit has passed away."],
  ["Unfortunately Biscuit has died.", "Biscuit has died."],
  ["Happy to report that Marta got engaged.", "Marta got engaged."],
  ["Marta has retired.", "Marta has retired."],
  ["Marta is moving to Turku.", "Marta is moving to Turku."],
  ["Marta has been promoted.", "Marta has been promoted."],
  ["Marta has broken up with Timo.", "Marta has broken up with Timo."],
  ["Thankfully Marta has quit smoking.", "Marta has quit smoking."],
  ["Marta got diagnosed with dyslexia.", "Marta got diagnosed with dyslexia. !"],
  ["Marta's coming over from Turku till Easter.", "Marta is coming over from Turku till Easter (Easter 2024)."],
  ["Marta can do it for 10 a day.", "Marta can do it for 10 a day."],
  ["Fjell Tours quoted 3,400 for the whole trip.", "Fjell Tours quoted 3,400 for the whole trip."],
  ["Milo's Garage wants 450 for the clutch.", "Milo's Garage wants 450 for the clutch."],
  ["Dr Lenz prescribed 20 mg of citalopram.", "Dr Lenz prescribed 20 mg of citalopram."],
  ["MRR is fine. Marta is back since march.", "Marta is back since March (March 2023)."],
])("%s", async (said, expected) => {
  expect(await told(said)).toEqual([expected]);
});

test.each([
  "Sorry to say.",
  "Unfortunately Excel crashed.",
  "It has died.",
  "Everything has died.",
  "Marta has left.",
  "Marta is leaving.",
  "Who was Cleopatra? Marta can do it for 10 a day, how many days are 90?",
  "Marta pays 12 euros for 3 apples. How much is one?",
  "Sadly Python is slow.",
])("says nothing: %s", async (said) => {
  expect(await told(said)).toEqual([]);
});

test.each([
  ["Bosse fitted the hinges yesterday.", "Bosse fitted the hinges yesterday (7 May 2023)."],
  ["Bosse repaired the boiler for 90.", "Bosse repaired the boiler for 90."],
])("what somebody does for one, behind what one tells of oneself: %s", async (said, expected) => {
  expect((await told(`I work in a bank and live in Bern. ${said}`)).join(" ")).toContain(expected);
});
