// What lines that are no sentences tell of people: minutes, stand-ups, lists of a family, a note of pairs. Each text whole.

import { expect, test } from "bun:test";
import { statementsOf } from "#test/plugins/memory-extractors/read-text.ts";

test.each<[string, string, string[]]>([
  [
    "tasks",
    "# Harbour sync\n## Action items\n- Dana: book the user tests\n- Mei: icons\n- Luis: hand over docs to Mei\n- Mei and Luis: pick a venue",
    [
      "Dana is to book the user tests.",
      "Harbour sync, Mei's to-dos: icons.",
      "Luis is to hand over docs to Mei.",
      "Mei and Luis are to pick a venue.",
    ],
  ],
  [
    "where everybody stands",
    "# Harbour sync\n## Status\n- Dana: Legal review is done\n- Tobias: Checkout API is in staging\n- Luis: fixed the login\n- Mei: working on the icons",
    [
      "Harbour sync, Dana: Legal review is done.",
      "Harbour sync, Tobias: Checkout API is in staging.",
      "Harbour sync: Luis fixed the login.",
      "Harbour sync: Mei is working on the icons.",
    ],
  ],
  [
    "decisions of which some are sentences",
    "# Harbour sync\n## Decisions\n- Switch from Stripe to Adyen.\n- Ben owns the rollout.\n- The office stays in Ghent.",
    [
      "Harbour sync: decided to switch from Stripe to Adyen.",
      "Harbour sync: Ben owns the rollout.",
      "Harbour sync: the office stays in Ghent.",
    ],
  ],
  [
    "a family",
    "Family notes\n\nGrandma Ilse: 84, lives in Bremen\nNico (brother): allergic to nuts\nDad: retired\nMum: works as a nurse",
    [
      "Grandma Ilse is 84 and lives in Bremen.",
      "Family notes: Nico (brother) is allergic to nuts.",
      "User's dad is retired.",
      "User's mum works as a nurse.",
    ],
  ],
  [
    "pairs on a line",
    "Kids: Mia (8), Leo (5). Wife: Sara. Dog: Rex.",
    ["User's kids are Mia (8), Leo (5).", "User's wife is Sara.", "User's dog is Rex."],
  ],
  [
    "pairs with numbers",
    "Landlord: Herr Krüger, 0170... Rent: 1,150 EUR",
    ["User's landlord is Herr Krüger, 0170.", "User's rent is 1,150 EUR."],
  ],
  [
    "pairs on lines",
    "Wife: Sara\nDog: Rex\nCar: Skoda",
    ["User's wife is Sara.", "User's dog is Rex.", "User's car is Skoda."],
  ],
  ["pairs of nobody", "Wi-Fi: Heron5. Gate code: 4471.", ["Wi-Fi: Heron5.", "Gate code: 4471."]],
  ["a product", "Product: Lamp\nHeight: 40 cm\nAddress: Rue 5", []],
])("%s", async (_name, content, expected) => {
  const told = await statementsOf(content);
  expect(told.filter((text) => !expected.includes(text) && text.startsWith("User"))).toEqual([]);
  expect(told.filter((text) => expected.includes(text)).sort()).toEqual([...expected].sort());
  expect(told.filter((text) => /\b(?:dana|tobias|mei|luis|nico|grandma Ilse)\b/.test(text))).toEqual([]);
});
