// The clauses of a contract are told without their numbers, under its title.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const contract = (clause: string): string =>
  `Rental agreement - summary\n\nLandlord: Berta Koller\nTenant: Dan Petrov\n\n${clause}\n§ 9 The keys are returned on the last day.`;

test.each([
  ["§ 2 The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["§2 The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["§ 2a The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["§ 2. The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["2.1 The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["2.1.3 The rent is 780 euros a month.", "the rent is 780 euros a month"],
  ["§ 5 Notice period: three months.", "notice period is three months"],
  ["§ 6 Subletting is not allowed without consent.", "subletting is not allowed without consent"],
])("%s", async (clause, told) => {
  expect((await statementsOf(contract(clause))).join("\n")).toContain(`Rental agreement - summary: ${told}`);
});

test("2.5 kg of flour is no clause", async () => {
  expect((await statementsOf("Bread notes\n\nThe dough takes 2.5 kg of flour.")).join()).toContain("2.5 kg");
});

test("what is paid each month has no day of its own", async () => {
  const told = await statementsOf(contract("§ 2 The fee is 62 euros per month, payable by transfer on the 3rd."));
  expect(told.join("\n")).toContain("payable by transfer on the 3rd.");
});
