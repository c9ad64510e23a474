// News of people whom two who talk both know, by names that stand in no list, typed with capitals and without.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("known to both", () => {
  test.each([
    [
      "The printer is gone. Marek bought a new one and it jams all day.",
      'Marek bought a new one and it jams all day (said after "The printer is gone").',
    ],
    [
      "Joaquim is running the bakery now, and the bread got worse.",
      "Joaquim is running the bakery now, and the bread got worse.",
    ],
    ["Zsofia hates the new office.", "Zsofia hates the new office."],
    ["Joaquim's landlord threw him out.", "Joaquim's landlord threw him out."],
    ["Uncle Bertil sold the summer house.", "Uncle Bertil sold the summer house."],
    ["aunt ilka is making goulash for forty people", "Aunt Ilka is making goulash for forty people."],
    ["mrs okonkwo sold the shop", "Mrs Okonkwo sold the shop."],
    ["viktors dad left him the vineyard", "Viktor's dad left him the vineyard."],
    ["Nuala and Fintan are getting divorced.", "Nuala and Fintan are getting divorced."],
    ["Mother says the boat leaks in the rain.", "Ida's mother says the boat leaks in the rain."],
  ])("%s", async (sentence, told) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: No!")).toContain(told);
  });

  test.each([
    "Books change how people think.",
    "Nobody bought the cake.",
    "School started well.",
    "Google bought the company.",
    "kids dad left them at the pool",
    "this coach told them to leave",
  ])("nobody in particular: %s", async (sentence) => {
    expect(await textsOf(`Ida: ${sentence}`, "Bo: No!")).toEqual([]);
  });

  test("one's own, called by what they are", async () => {
    expect(await textsOf("Ida: sister called me about the boat", "Bo: No!")).toEqual([
      "Ida's sister called Ida about the boat.",
    ]);
  });
});
