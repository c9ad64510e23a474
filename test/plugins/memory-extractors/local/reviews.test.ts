// Reviews name the product once, above what they say of it.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test.each([
  "★★★☆☆ Good sound, poor hinges\nReviewed on 8 January 2024 by Marnie\nAurelo Q30 wireless headphones",
  "Aurelo Q30 wireless headphones\n3 stars\nBy Marnie",
  "★★★☆☆\nNot worth the money\nProduct: Aurelo Q30 wireless headphones\nReviewed by Marnie",
])("what a review says is of its product: %#", async (head) => {
  const told = await statementsOf(
    `${head}\n\nI bought these in March for my commute. The battery lasts about 22 hours.\n\nIn April the left hinge broke. The app is useless.`,
  );
  expect(told).toEqual([
    "Aurelo Q30 wireless headphones: Marnie bought these in March (March 2024) for their commute.",
    "Aurelo Q30 wireless headphones: the battery lasts about 22 hours.",
    "Aurelo Q30 wireless headphones: In April (April 2024) the left hinge broke.",
    "Aurelo Q30 wireless headphones: the app is useless.",
  ]);
});

test.each([
  [
    "Review: Kestrel 40 backpack\n\nThe rain cover leaks.\n\nThe belt is comfortable.",
    "Kestrel 40 backpack: the rain cover leaks.",
  ],
  ["Sarro Trail 5 review\n\nThe left lace broke.\n\nThe sole is worn.", "Sarro Trail 5: the left lace broke."],
  [
    "Rating: 2/5\nHotel Bellamar, Cadiz\n\nThe pool was closed. The room was small.",
    "Hotel Bellamar, Cadiz: the pool was closed.",
  ],
])("also where only its title says so: %#", async (text, told) => {
  expect(await statementsOf(text)).toContain(told);
});

test.each([
  ["Weekly review\n\nI ran 12 km on Sunday. The boiler broke.", "User ran 12 km"],
  ["Review: Goals of March 2024\n\nThe boiler broke. I ran 12 km.", "ran 12 km"],
])("a review of one's weeks is none: %#", async (text, told) => {
  const statements = await statementsOf(text);
  expect(statements.find((one) => one.includes(told))).toStartWith("User");
});

test("what is said in the first person of an unsigned one is nobody's", async () => {
  const told = await statementsOf(
    "★☆☆☆☆\nBeko-Tan airfryer 4L\nVerified purchase\n\nThe basket rusted. My wife returned it in May.",
  );
  expect(told).toEqual(["Beko-Tan airfryer 4L: the basket rusted."]);
});
