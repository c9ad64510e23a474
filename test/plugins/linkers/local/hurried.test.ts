// What is told in a hurry, and what is eaten again: each beside what only looks like it.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

type Pairs = readonly (readonly [older: string, newer: string])[];

const REPLACED: Pairs = [
  ["User's coach is Dana Reyes.", "Coach changed: now Olu Bankole."],
  ["User's landlord is Mr Ferro.", "User's landlord has changed, it is now Ms Okada."],
  ["User's bank is Sparda.", "Bank changed: now Triodos."],
  ["The staging db is Redis 6.", "The staging database is now Valkey 8."],
  ["Prod DB is Oracle.", "Production database now MariaDB."],
  ["User's rent is 700 euros.", "Rent now 780 euros."],
  ["User's therapist is Dr Bauer.", "User's new therapist in Lyon is Dr Petit."],
  ["User's vet is Dr Sand.", "User's new vet in Ulm is Dr Oduya."],
  ["User is vegetarian.", "User is eating lamb again."],
  ["User is vegetarian.", "User eats turkey again."],
  ["User is vegan.", "User is eating shrimp again."],
  ["User is pescatarian.", "User eats duck now."],
  ["Lena is on lithium.", "The psychiatrist took Lena off lithium."],
  ["Ravi takes prednisone.", "User's doctor took Ravi off prednisone."],
  ["User has got a cat, Pixel.", "Pixel died."],
  ["User has a hamster, Nugget.", "User had to put Nugget down last week."],
  ["User has got two hens.", "User has three hens now."],
];

const KEPT: Pairs = [
  ["User's coach is Dana Reyes.", "User's sister's coach changed: now Olu Bankole."],
  ["User's coach is Dana Reyes.", "User's swimming coach changed: now Olu Bankole."],
  ["The staging db is Redis 6.", "The test database is now Valkey 8."],
  ["The staging db is Redis 6.", "The staging db is now in Frankfurt."],
  ["User's rent is 700 euros.", "User's sister's rent is now 780 euros."],
  ["User's therapist is Dr Bauer.", "User's therapist in Lyon is Dr Petit."],
  ["User's therapist is Dr Bauer.", "User's mother's new therapist in Lyon is Dr Petit."],
  ["User's GP is Dr Bauer.", "User's new colleague in Lyon is Dr Petit."],
  ["User is vegetarian.", "User eats vegan sausages and vegan bacon again."],
  ["User is vegetarian.", "User cooks lamb again."],
  ["User is vegetarian.", "User's brother eats lamb again."],
  ["User is vegetarian.", "User eats lamb's lettuce now."],
  ["User is pescatarian.", "User eats tuna again."],
  ["Lena is on lithium.", "The psychiatrist took User off lithium."],
  ["Lena is on lithium.", "The coach took Lena off the team."],
  ["Lena is on the pill.", "User's sister took Lena off the list."],
  ["User has a daughter, Pia.", "User put Pia down at 7."],
  ["User has a hamster, Nugget.", "User had to put Nugget down on the sofa."],
  ["User has a hamster, Nugget.", "User had to put Nugget's cage down."],
  ["User has a hamster, Nugget.", "User had to put a horse down."],
  ["User has a dentist.", "User has got to see a dentist now."],
  ["User's coach is Dana Reyes.", "The plan changed: now User sees Olu Bankole on Monday."],
  ["User's bank is Sparda.", "User likes the bank now."],
  ["The staging database is Redis 6.", "The staging database is now in Frankfurt."],
  ["User's phone is a Pixel.", "User's phone is now in repair."],
  ["User's car is a Mazda.", "User's car is now in Leeds."],
];

describe("what a hurried statement replaces", () => {
  test.each([...REPLACED])("replaced: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([...KEPT])("not hidden: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
});
