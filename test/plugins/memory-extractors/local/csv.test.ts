// Rows of values set apart by commas: what has names is told by its header, data is not.

import { expect, test } from "bun:test";
import { statementsOf } from "#test/plugins/memory-extractors/read-text.ts";

test.each<[string, string[]]>([
  ["name,birthday\nIda,3 May\nOtis,12 August", ["Ida's birthday is 3 May.", "Otis' birthday is 12 August."]],
  ["Pet,Breed\nFig,tabby cat\nRex,collie", ["Fig's breed is tabby cat.", "Rex's breed is collie."]],
  [
    "name,relation,phone,notes\nNils Lund,brother of Ida,+45 2211 3344,gluten free\nDr. Vera Krog,pediatrician,,closed on Fridays",
    [
      "Nils Lund: relation brother of Ida; phone +45 2211 3344; gluten free.",
      "Dr. Vera Krog: relation pediatrician; closed on Fridays.",
    ],
  ],
  [
    "medicine;dose;when\nramipril;5 mg;morning\natorvastatin;20 mg;at night",
    ["Ramipril: dose 5 mg; when morning.", "Atorvastatin: dose 20 mg; when at night."],
  ],
  ["name,notes\nOtis,allergic to sesame", ["Otis: allergic to sesame."]],
])("told by its header: %s", async (text, expected) => {
  const told = (await statementsOf(text)).map((statement) => statement.replace(/ \(\d[^)]*\)/g, ""));
  expect(told.toSorted()).toEqual(expected.toSorted());
});

test.each<[string, string]>([
  ["measurements", "name,weight,height\nIda,61,170\nOtis,80,181"],
  ["a ledger", "date,category,amount,note\n2026-06-01,rent,9800,flat\n2026-06-03,groceries,642.50,corner shop"],
  ["a long table", `name,city\n${Array.from({ length: 31 }, (_, at) => `Ida ${"x".repeat(at + 1)},Lund`).join("\n")}`],
  ["two pairs of names", "Ida, Otis\nLisa, Ben"],
])("nothing of %s", async (_, text) => {
  expect(await statementsOf(text)).toEqual([]);
});

test.each<[string, string[]]>([
  ["Otis, my brother, moved.\nIda lives in Rome.", ["Otis, User's brother, moved.", "Ida lives in Rome."]],
  ["Name, rank\nshe said.\nIda lives in Rome.", ["Ida lives in Rome."]],
])("no table: %s", async (text, expected) => {
  expect((await statementsOf(text)).toSorted()).toEqual(expected.toSorted());
});
