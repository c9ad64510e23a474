// Notes that link each other, with fields above them.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test("links of notes are their words", async () => {
  const told = await statementsOf(
    "---\ntitle: Allotment\ncreated: 2024-03-02\n---\n\n# Allotment\n\nMy neighbour there is [[Vera]], she gave me [[Gooseberries|three bushes]].\n\n- [ ] ask [[Vera]] for the barrow\n- [ ] fix the roof\n\nI help at the work day on [[2024-06-12]].",
  );
  expect(told).toEqual([
    "User's neighbour there is Vera, she gave User three bushes.",
    "User helps at the work day on 2024-06-12.",
    "User's to-dos: ask Vera for the barrow; fix the roof.",
  ]);
});

test("two brackets of code are no link", async () => {
  expect(await statementsOf("if [[ -f notes ]]; then rows[[i]] = 1; fi")).toEqual([]);
});

test("a newsletter may have a number before its day", async () => {
  expect(
    await statementsOf(
      "Linden School - Newsletter No. 6 - 10 April 2024\n\nDear parents and carers,\n\nWhat a term it has been! Ms Adair joins us as the new music teacher in June.\n\nDates for your diary\n- Thu 20 June: Science fair, hall\n- Fri 28 June: Sports day",
    ),
  ).toEqual([
    "Linden School - Newsletter No. 6: Ms Adair joins Linden School as the new music teacher in June (June 2024).",
    "Linden School - Newsletter No. 6, Dates for your diary: Thu 20 June (20 June 2024): Science fair, hall.",
    "Linden School - Newsletter No. 6, Dates for your diary: Fri 28 June (28 June 2024): Sports day.",
  ]);
});

test("what is for sale is of its name, without what the shop says of everything", async () => {
  const told = (
    await statementsOf(
      "Lorne 3 - hiking boot, waterproof leather upper\n\nIn stock - delivered in 2-3 days\nAdd to basket\n\nThe sole can be replaced by a cobbler.\n\nCustomers also bought: socks, wax (100 g)",
    )
  ).join("\n");
  expect(told).toBe("Lorne 3: the sole can be replaced by a cobbler.");
});

test("who signed is nothing of a contract", async () => {
  const told = await statementsOf("# Lease\n\nThe rent is £945 a month.\n\nSigned: M. Osei, C. Reid");
  expect(told).toEqual(["Lease: the rent is £945 a month."]);
});
