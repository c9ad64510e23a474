// Notes of people, a line each: every sentence of a line is of whom it names, and never of whoever keeps the note.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test("each sentence of a line has the name before it", async () => {
  const told = await statementsOf(
    "# People\n\nAnna Vale — vet in Kiel, collects stamps. Met at the rowing camp in 2022. Twin boys.\n**Ben** – our landlord. We owe him for the water.\nTess: vegan. Moved to Lund in January.\nDr. Quill - dentist, closed on Fridays",
  );
  expect(told).toEqual([
    "People, Anna Vale: vet in Kiel, collects stamps.",
    "People, Anna Vale: Met at the rowing camp in 2022.",
    "People, Anna Vale: Twin boys.",
    "People, Ben: User's landlord.",
    "People, Ben: User owes him for the water.",
    "Tess is vegan.",
    "People, Tess: Moved to Lund in January (January 2024).",
    "People, Dr. Quill: dentist, closed on Fridays.",
  ]);
});

test.each([
  ["one name only", "Tom — my cousin. Moved to Lund in January.\nThe shed needs a roof.", "Tom: Moved"],
  ["talk", "Anna — I think we should sell the boat.\nBen — no way, I love it.", "Anna: "],
  ["months", "April — sowed peas. Grew well.\nJune — picked them. Tasted sweet.", "April: Grew"],
])("no list of people: %s", async (_, text, never) => {
  expect((await statementsOf(text)).join("\n")).not.toContain(never);
});

test("what stands behind words of somebody else is not of whom the line before names", async () => {
  const told = await statementsOf(
    "Friends\nPaula - lives in Graz. Plays the cello\nIgor - owns a bakery. Never drinks\nSuki - I met her at the climbing hall. Knows everyone.",
  );
  expect(told.join("\n")).not.toContain("Igor: Knows everyone");
});

test("lines of people are told one by one", async () => {
  const told = await statementsOf(
    "# Harbour sync\n\n- Dana - drafts the plan. Likes it short\n- Luis - on leave, ask for his notes",
  );
  expect(told).toContain("Harbour sync, Luis: on leave, ask for his notes.");
});
