// The next job, town, medicine or dose told as it began, plans that came to nothing, and what is so no more; beside each what looks
// alike and must both stay.

import { describe, expect, test } from "bun:test";
import { type Pairs, testTiers, verdict } from "../pairs.ts";

const REPLACED: Pairs = [
  ["User takes Lipitor 20 mg.", "User takes Lipitor 40 mg."],
  ["User takes Concerta 36 mg every morning.", "User takes Concerta 54 mg every morning."],
  ["User takes Euthyrox 75 mcg.", "User takes Euthyrox 100 mcg now."],
  ["User drives for Brandt Logistics.", "User finished at Brandt Logistics."],
  ["User has no cat.", "User got a kitten."],
  ["User doesn't have a dog.", "User got a puppy on Sunday."],
];

const ORDERED: Pairs = [
  ["User is a nurse at Altona.", "User got the job at the school, they start on 3 May."],
  ["User works at the Lantern.", "User accepted a post as a driver."],
  ["User is a cook at a canteen.", "User joined a bakery full time."],
  ["User is a welder at a shipyard.", "User joined a startup in May."],
  ["User works at a call centre.", "User got a job at the library."],
  ["User is a gardener.", "Gardening is over."],
  ["User's maid of honour is Olga.", "Tove is now maid of honour, Olga's on bed rest."],
  ["User is on Avonex every week.", "The doctor says avonex's stopped working."],
  ["User takes Zyrtec.", "Zyrtec has stopped working."],
  ["User lives in Tucson.", "User is in reno now."],
  ["User lives in Bristol.", "User has been in Cardiff since May."],
  ["User is on Avonex every week.", "User is on Tysabri every 4 weeks now."],
  ["User is selling their house.", "The sale fell through, so User is staying."],
  ["User is moving to Nantes.", "The sale fell through."],
  ["User wants to study in Delft.", "Delft was full, so Leiden instead."],
  ["User's eye surgery is on 2 June.", "User's eye surgery was moved."],
  ["User hates olives.", "Olives User is alright with now."],
];

const KEPT: Pairs = [
  ["User has an iPhone 14.", "User's wife has an iPhone 15."],
  ["User takes Lipitor 20 mg.", "User takes Ramipril 10 mg."],
  ["User drives for Brandt Logistics.", "User finished at six on Friday."],
  ["User works at the Lantern.", "User finished with the book."],
  ["User has no dog.", "User got a new sofa."],
  ["User is a nurse at Altona.", "User joined a choir in May."],
  ["User is a nurse at Altona.", "User joined the gym on Monday."],
  ["User is a nurse at Altona.", "User got a second job at a bar."],
  ["User is a nurse at Altona.", "User got the job done."],
  ["User is a nurse.", "User got the job at the school."],
  ["User is a vegetarian.", "User joined a bakery full time."],
  ["User is a gardener.", "Cooking is over."],
  ["User's maid of honour is Olga.", "Tove is now best friend of Olga."],
  ["User's maid of honour is Olga.", "Tove is maid of honour at a wedding in May."],
  ["User's maid of honour is Olga.", "Olga is now maid of honour."],
  ["User is on Avonex every week.", "User has stopped working."],
  ["User takes Zyrtec.", "The lift has stopped working."],
  ["User lives in Tucson.", "User is in Reno this week."],
  ["User lives in Tucson.", "User is in Reno for the weekend."],
  ["User lives in Tucson.", "User is in a meeting now."],
  ["User lives in Tucson.", "User is in Reno now for a fair."],
  ["User is on Avonex every week.", "User is on holiday every 4 weeks now."],
  ["User is on Avonex every week.", "User is on Slack every day now."],
  ["User is on Avonex every week.", "User is also on Tysabri every 4 weeks now."],
  ["User is moving to Nantes.", "The job in Leeds fell through."],
  ["User wants to study in Delft.", "The train to Delft was full, so User took the bus instead."],
  ["User lives in Delft.", "Delft was full, so User went to Leiden instead."],
  ["User's eye surgery is on 2 June.", "User's hip operation was moved."],
  ["User looked at flights on 21 December.", "User has found a flight on 3 January."],
  ["User looked at houses in May.", "User has found a house in June."],
];

describe("told by its beginning", () => {
  testTiers(REPLACED, ORDERED, []);

  test.each([...KEPT])("both stay: %p, %p", (older, newer) => {
    expect(["hard", "soft"]).not.toContain(verdict(older, newer));
  });
});
