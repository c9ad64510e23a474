// What leaves the older statement standing: it holds beside the newer one, which goes the other way, holds for a while, is of one of
// several, or is done on another day as well.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

interface Pairs {
  /** Never replaced, nor the same. */
  readonly stands: readonly (readonly [older: string, newer: string])[];
  readonly replaced: readonly (readonly [older: string, newer: string])[];
}

const PAIRS: Readonly<Record<string, Pairs>> = {
  "goes the other way": {
    stands: [
      ["The train from Vienna to Rome leaves at 8:10.", "The train from Rome to Vienna leaves at 19:25."],
      ["User's train from Graz to Linz leaves at 7:05.", "User's train from Linz to Graz leaves at 18:30."],
      ["The bus from Graz to Linz costs 12 euros.", "The bus from Linz to Graz costs 15 euros."],
      ["User has a flight from Oslo to Rome at 9:40.", "User has a flight from Rome to Oslo at 17:15."],
      ["User's flight from Oslo to Rome is at 9:40.", "User's flight from Rome to Oslo is at 17:15."],
      ["User's commute from home to work takes 30 minutes.", "User's commute from work to home takes 45 minutes."],
      ["User's commute to work takes 30 minutes.", "User's commute home takes 45 minutes."],
      [
        "User moves 500 EUR from savings to checking every month.",
        "User moves 300 EUR from checking to savings every month.",
      ],
      [
        "User transfers 500 euros from savings to checking on the 1st.",
        "User transfers 300 euros back from checking to savings on the 1st.",
      ],
      [
        "User sends 200 euros from Revolut to Wise every month.",
        "User sends 100 euros from Wise to Revolut every month.",
      ],
      [
        "User sends 200 euros from Revolut to Wise every month.",
        "User sends 100 euros from Wise back to Revolut every month.",
      ],
      ["The ferry from Kiel to Oslo takes 20 hours.", "The ferry from Oslo to Kiel takes 19 hours."],
      ["The drive to the cabin takes 3 hours.", "The drive from the cabin takes 4 hours."],
      [
        "User walks from the station to the office in 10 minutes.",
        "User walks from the office to the station in 12 minutes.",
      ],
      ["Shipping from Germany to Spain costs 14 euros.", "Shipping from Spain to Germany costs 18 euros."],
      ["The sync from Postgres to BigQuery runs at 2 am.", "The sync from BigQuery to Postgres runs at 5 am."],
      ["User cycles to school in 15 minutes.", "User cycles back from school in 20 minutes."],
      ["The Vienna-Rome train leaves at 8:10.", "The Rome-Vienna train leaves at 19:25."],
    ],
    replaced: [
      ["User's flight from Oslo to Rome is at 9:40.", "User's flight from Oslo to Rome is at 11:20 now."],
      ["The bus from Graz to Linz costs 12 euros.", "The bus from Graz to Linz costs 14 euros now."],
      ["User's commute from home to work takes 30 minutes.", "User's commute from home to work takes 40 minutes now."],
      ["User moved from Oslo to Rome.", "User moved from Rome back to Oslo."],
      ["User lives in Rome.", "User moved from Rome to Oslo."],
      ["The ferry from Kiel to Oslo takes 20 hours.", "The ferry from Kiel to Oslo takes 18 hours now."],
    ],
  },
};

for (const [what, { stands, replaced }] of Object.entries(PAIRS)) {
  describe(what, () => {
    test.each(stands)("leaves standing: %p, %p", (older, newer) => {
      expect(["none", "soft", "extends"]).toContain(verdict(older, newer));
    });
    test.each(replaced)("replaces: %p, %p", (older, newer) => {
      expect(verdict(older, newer)).toBe("hard");
    });
  });
}
