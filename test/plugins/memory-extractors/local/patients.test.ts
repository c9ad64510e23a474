// Letters of doctors name the patient above them, and "the above patient" below.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const letter = (line: string): string =>
  `Rosenhof Clinic\nDr. med. A. Vogt, Cardiology\n\n20 April 2024\n\nRe: Mr Harald Sommer, born 3 May 1958\n\nDear colleague,\n\n${line}\n\nKind regards,\nA. Vogt`;

test.each([
  ["I saw the above patient on 18 April.", "The doctor saw Harald Sommer on 18 April (18 April 2024)."],
  ["I examined this patient on 18 April.", "The doctor examined Harald Sommer on 18 April (18 April 2024)."],
  ["I will see him again in June.", "The doctor will see Harald Sommer again in June (June 2024)."],
  ["I referred him to the rhythm clinic.", "The doctor referred Harald Sommer to the rhythm clinic."],
  [
    "I should like you to check his kidney function in May.",
    "The doctor should like you to check Harald Sommer's kidney function in May (May 2024).",
  ],
  [
    "History: The patient describes palpitations since March.",
    "History: Harald Sommer describes palpitations since March (March 2024).",
  ],
])("%s is told with the patient's name", async (line, told) => {
  expect(await statementsOf(letter(line))).toContain(told);
});

test("whom a relative is told of is left open", async () => {
  expect((await statementsOf(letter("I spoke to his wife and asked her to bring him in May."))).join()).not.toContain(
    "asked Harald",
  );
});

test.each([
  "I asked the daughter if she could bring his tablets in May.",
  "I spoke with Mr Holm about his wound in May.",
])("whose it is stays open where somebody else is named: %s", async (line) => {
  expect((await statementsOf(letter(line))).join()).not.toContain("Harald Sommer's");
});

test.each(["Gasthof am Markt", "Klinik am See", "Villa Rosa am Hang"])(
  "%s is a name, and no statement",
  async (name) => {
    expect(await statementsOf(`${name}\nDr. A. Vogt\n\nThe ward opens in June 2024.`)).not.toContain(`${name}.`);
  },
);

test.each([
  ["He reports chest pain on climbing stairs.", "Harald Sommer reports chest pain on climbing stairs."],
  ["He denies palpitations.", "Harald Sommer denies palpitations."],
  ["He complains of a sore knee.", "Harald Sommer complains of a sore knee."],
])("what the patient says of the illness is told: %s", async (line, told) => {
  expect(await statementsOf(letter(line))).toContain(told);
});

test("several doctors are one clinic", async () => {
  const text = "Re: Mr Harald Sommer, born 3 May 1958\n\nDear colleague,\n\nWe have started him on ramipril 5 mg.";
  expect((await statementsOf(text)).join()).toContain("The clinic has started Harald Sommer on ramipril 5 mg.");
});

test("notes of a client do not name their kind twice", async () => {
  expect(await statementsOf("Client notes: client is 44, works as a baker.\nClient has two sons.")).toContain(
    "Client is 44, works as a baker.",
  );
});
