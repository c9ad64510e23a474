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
  "Sadly Python is slow.",
])("says nothing: %s", async (said) => {
  expect(await told(said)).toEqual([]);
});
