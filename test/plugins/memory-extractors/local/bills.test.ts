// Bills, in English and in other languages: what was paid for, under the name of who wrote them.

import { expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

const bill = (...lines: string[]): Promise<string[]> =>
  statementsOf(["Garage Morel & Fils", "8 rue des Lices, Tours", ...lines].join("\n"));

test.each([
  [
    "French",
    ["Client : Mme Anne Roy", "Vidange et filtre : 89,00 €", "Total TTC : 89,00 €"],
    "Vidange et filtre 89,00 €",
  ],
  ["whose", ["Client : Mme Anne Roy", "Vidange et filtre : 89,00 €", "Total TTC : 89,00 €"], "Client Mme Anne Roy"],
  [
    "German",
    ["Inspektion und Öl: 289,00 €", "Neue Batterie für das Auto: 154,90 €"],
    "Neue Batterie für das Auto 154,90 €",
  ],
  ["Spanish", ["Cambio de aceite y filtro: 60 euros", "Total con el IVA: 72 euros"], "Total con el IVA 72 euros"],
  [
    "what is due",
    ["Vidange et filtre : 89,00 €", "Total TTC : 89,00 €", "", "La prochaine révision est en mai 2025."],
    '"La prochaine révision est en mai 2025."',
  ],
])("%s", async (_, lines, told) => {
  const statements = await bill(...lines);
  expect(statements.find((text) => text.includes(told))).toStartWith("Garage Morel & Fils: ");
});

test.each([
  ["one amount", ["Vidange et filtre : 89,00 €", "Les pneus sont usés."], "89"],
  ["an account", ["Vidange et filtre : 89,00 €", "Total TTC : 89,00 €", "IBAN : FR76 3000 4000"], "FR76"],
  ["thanks", ["Vidange et filtre : 89,00 €", "Total TTC : 89,00 €", "", "Merci pour vos 3 visites."], "visites"],
  [
    "what leans on another line",
    ["Vidange et filtre : 89 €", "Total TTC : 89 €", "", "C'est plus que les 70 € de 2023."],
    "2023",
  ],
])("not told: %s", async (_, lines, never) => {
  expect((await bill(...lines)).join("\n")).not.toContain(never);
});

test("nothing of a bill is a trait of whoever keeps it", async () => {
  const told = await readText("Autohaus Nord\n\nInspektion und Öl: 289,00 €\nNeue Batterie für das Auto: 154,90 €");
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ isStatic, subject }) => isStatic || subject !== null)).toEqual([]);
});

test("a priced line may say in brackets how much of it", async () => {
  const told = await statementsOf(
    "Alder Vets\nPatient: Rex\n\nConsultation: £48.00\nAntibiotics (Synulox 250 mg, 7 days): £22.40\nNail trim: £9.00\nBandage: £5.00",
  );
  expect(told.join("\n")).toContain("antibiotics (Synulox 250 mg, 7 days) £22.40");
});

test("a bill is of the firm that stands below its title", async () => {
  const told = await statementsOf(
    "INVOICE\n\nGreta's Hedges\nVAT no. GB 123 4567 89\n\nBill to:\nIsmail Kaya\n3 Mill Close, Oakham\n\nDue date: 19 May 2024\n\nHedge trimming (hours) 4 £32.00 £128.00\nSubtotal £128.00\nVAT 20% £25.60\nTotal £153.60\n\nThe next visit is booked for 7 June.",
  );
  expect(told).toEqual([
    "Invoice from Greta's Hedges: due date is 19 May 2024.",
    "Invoice from Greta's Hedges: the next visit is booked for 7 June (7 June 2024).",
    'Invoice from Greta\'s Hedges: "Hedge trimming (hours) 4 £32.00 £128.00".',
    'Invoice from Greta\'s Hedges: "Total £153.60".',
  ]);
});
