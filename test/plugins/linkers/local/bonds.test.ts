// Who died, was parted from or left is named by statements of who they are to somebody: these end or rank last, and no others.

import { describe, expect, test } from "bun:test";
import { type Pairs, testTiers, verdict } from "../pairs.ts";

const DIED: Pairs = [
  ["User's husband is Tadeusz.", "Tadeusz died in February."],
  ["User's wife is Ines.", "User says: Ines passed away last week (the week before 8 May 2023)."],
  ["User's best friend is called Ilse.", "Ilse passed away last week."],
  ["User's mentor is Greta Lund.", "Greta Lund died on Sunday."],
  ["User's walking partner is Rosa.", "Rosa died last month."],
  ["User's neighbour is Mrs Quint.", "Mrs Quint passed away in May."],
  ["User's wife is Ines.", "User's wife passed away in May."],
  ["User has a cat called Pixel.", "User had to have Pixel put down."],
  ["User has a rabbit called Hazel.", "Hazel was put down on Friday."],
  ["User has a rabbit called Hazel.", "Hazel had to be put down."],
  ["User's uncle Bert is in a care home.", "User's uncle Bert passed away."],
];

const BESIDE: Pairs = [
  ["User lives in Lugano with their cat Pixel.", "Pixel died yesterday."],
  ["User is living in Bergen with their husband Sverre.", "Sverre passed away just before Christmas."],
  ["User shares a flat with their brother Nils.", "Nils died in April."],
  ["User lives with Hazel in Kiel.", "Hazel passed away in June."],
  ["User's mother is Ada.", "Ada died in March."],
  ["User's hubby is Ivo.", "Ivo and User are done."],
  ["User's fella is Ivo.", "Ivo and User are finished."],
  ["Ivo is User's boyfriend.", "Ivo and User are finished."],
];

const KEPT: Pairs = [
  ["User's wife is Ines.", "Ines's mother passed away in May."],
  ["User's wife is Ines.", "User's aunt passed away in May."],
  ["User's best friend is Ilse.", "Ilse's dog died."],
  ["User's husband is Tadeusz.", "Tadeusz almost died in February."],
  ["User's husband is Tadeusz.", "Tadeusz died laughing."],
  ["User lives in Lugano with their cat Pixel.", "User's phone died on Tuesday."],
  ["User has a cat called Pixel.", "User had Pixel put down the toy."],
  ["User has a cat called Pixel.", "User put Pixel down on the sofa."],
  ["User's uncle Bert is in a care home.", "User's uncle Karl passed away."],
  ["User's husband is Tadeusz.", "Tadeusz and User are done with the kitchen."],
  ["Ivo is User's boyfriend.", "Ivo and User are finished with the kitchen."],
  ["Ivo is User's neighbour.", "Ivo and User are done."],
  ["Ada's boyfriend is Per.", "Ivo and User are finished."],
  ["User's partner is Ivo.", "Ivo and User are over the moon."],
  ["User went to Lugano with Pixel in May.", "Pixel died yesterday."],
];

/** Neither hidden nor ranked last. */
const testKept = (kept: Pairs): void => {
  test.each([...kept])("both stay: %p, %p", (older, newer) => {
    expect(["hard", "soft"]).not.toContain(verdict(older, newer));
  });
};

describe("death and parting", () => {
  testTiers(DIED, BESIDE, []);
  testKept(KEPT);
});

const HOLDERS: Pairs = [
  ["User reports to Halima.", "Halima left in June, so User is head of the team now."],
  ["User's nanny is Jana.", "Jana has left User, Ewa does it now."],
  ["User's manager is Ruben.", "Ruben left User, Carla does it now."],
  ["User's boss is Sven.", "Sven got fired on Monday."],
  ["User's boss is Sven.", "Sven has been let go."],
  ["User's therapist is Dr Munk.", "Dr Munk's moved, User sees a Dr Osei now."],
  ["User's therapist is Dr Munk.", "Dr Munk moved to Basel, so User sees Dr Osei now."],
  ["User's hairdresser is Lola.", "Lola moved to Spain, so Nick cuts User's hair now."],
  ["The tutor, Amir, is patient.", "Beata took over as User's tutor."],
];

const HOLDERS_KEPT: Pairs = [
  ["User's nanny is Jana.", "Jana left early on Friday."],
  ["User's manager is Ruben.", "Ruben left User a message."],
  ["User's manager is Ruben.", "Ruben left User at the station."],
  ["User's boss is Sven.", "Sven was fired up about the plan."],
  ["User's therapist is Dr Munk.", "Dr Munk moved the session to Friday, so User sees Ana now."],
  ["User's therapist is Dr Munk.", "Dr Munk's practice moved to the station."],
  ["User's friend is Olga.", "Olga moved to Basel, so User sees Tove now."],
  ["The tutor, Amir, is patient.", "Beata took over as User's coach."],
];

describe("who holds a role", () => {
  testTiers([], HOLDERS, []);
  testKept(HOLDERS_KEPT);
});
