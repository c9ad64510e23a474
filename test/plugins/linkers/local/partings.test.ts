// Two people part: what was said of them as a couple, or as partners in a business, no longer stands as it was worded.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

const PARTED: readonly (readonly [older: string, newer: string])[] = [
  // Whatever is said of the wife, with whatever names.
  ["User's wife Lene works at Maersk.", "Lene and User got divorced in May."],
  ["User's wife Lene works at Maersk.", "User got divorced from Lene."],
  ["User's wife works at Maersk.", "User got divorced."],
  ["User's girlfriend Noor lives in Utrecht.", "User broke up with Noor."],
  ["User's girlfriend lives in Utrecht.", "User broke up with User's girlfriend."],
  ["User's husband Tomasz is a baker in Graz.", "User and Tomasz separated."],
  ["User's fiancé Luc teaches in Lyon.", "User broke up with Luc."],
  ["User's boyfriend Idris plays for Leeds.", "Idris left User."],
  ["User's boyfriend Idris plays for Leeds.", "User left Idris in March."],
  // Living together with who left.
  ["User lives with Jonah, their boyfriend.", "Jonah left User."],
  ["User lives with Jonah.", "Jonah left User last week."],
  // An ex.
  ["User's husband Ruud is a plumber.", "Ruud is User's ex now."],
  ["User is married to Ruud.", "Ruud is User's ex-husband now."],
  ["User's husband is Ruud.", "User's ex-husband Ruud lives in Ghent."],
  ["User is dating Nadia.", "Nadia is User's ex now."],
  // In business.
  ["User's business partner is Obi Eze.", "User bought Obi out."],
  ["User's business partner is Obi Eze.", "Obi bought User out."],
  ["User's business partner is Obi Eze.", "Obi and User are finished, User bought him out."],
  ["User's business partner is Obi Eze.", "Obi is no longer User's business partner."],
  ["User's co-founder is Obi.", "User and Obi parted ways."],
];

const STANDING: readonly (readonly [older: string, newer: string])[] = [
  ["User's wife Lene works at Maersk.", "User's sister Lene got divorced in May."],
  ["User's wife Lene works at Maersk.", "Lene's parents got divorced."],
  ["User's wife Lene works at Maersk.", "Lene left User a note."],
  ["User's wife Lene works at Maersk.", "User broke up with Noor."],
  ["User's wife Lene works at Maersk.", "Lene and User split the bill."],
  ["User's wife Lene works at Maersk.", "User and Lene are thinking about splitting up."],
  ["User's wife Lene works at Maersk.", "If Lene left User, User would move to Bonn."],
  // What they did then, they did.
  ["User's wife Lene gave User a watch in 2019.", "Lene and User got divorced."],
  // Somebody else's, or another relation.
  ["User's sister's husband Ben works at Maersk.", "User got divorced."],
  ["User's wife's mother is a nurse.", "User got divorced."],
  ["User's girlfriend Noor lives in Utrecht.", "Noor and Tom broke up."],
  ["User's husband is Ruud.", "Ruud is Ana's ex now."],
  ["User's husband is Ruud.", "Ruud met User's ex."],
  ["User's brother is Ruud.", "Ruud is User's ex now."],
  ["User's boyfriend Idris plays for Leeds.", "Idris left User at the station."],
  ["User's boyfriend Idris plays for Leeds.", "Idris left User for a week."],
  ["User's boyfriend Idris plays for Leeds.", "User left Idris at the airport."],
  ["User lives with Jonah.", "Jonah left User a key."],
  ["User's business partner runs the shop.", "User got divorced."],
  ["User has a business partner.", "User got divorced."],
  ["User's business partner is Obi Eze.", "Obi bought User lunch."],
  ["User's business partner is Obi Eze.", "User bought Obi out of jail."],
  ["User's business partner is Obi Eze.", "Obi and User are finished with the audit."],
  ["User's business partner is Obi Eze.", "User bought Tom out."],
  ["User's training partner Obi is 40.", "User and Obi split up."],
  ["User's husband is Tom.", "User and Ben are finished."],
];

/** The home stays, and so does who else lives there. */
const RANKED: readonly (readonly [older: string, newer: string])[] = [
  ["User lives with their boyfriend Jonah in Accra.", "Jonah left User."],
  ["User lives with Jonah in Accra.", "Jonah left User."],
  ["User lives with Jonah and Ama.", "Jonah left User."],
  ["User's husband is Ben.", "User and Ben are finished."],
];

describe("two who part", () => {
  test.each(PARTED)("%s | %s", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });
  test.each(STANDING)("stands: %s | %s", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });
  test.each(RANKED)("only ranked: %s | %s", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });
});
