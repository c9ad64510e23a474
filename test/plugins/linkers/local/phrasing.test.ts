import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("a change told in another way", () => {
  test.each([
    // The particle of a verb stands before or after what ended, and when or why it ended is no part of it.
    ["User has an allotment.", "User gave the allotment back in autumn."],
    ["User drinks four cups of tea a day.", "User has cut tea out completely."],
    ["User follows a paleo diet.", "User gave up on paleo after three weeks."],
    ["User studies geology at the University of Bergen.", "User graduated in geology last summer."],
    ["User and Nils are together.", "User and Nils aren't together any more."],
    ["User has a goat named Pepper.", "User had to have Pepper put to sleep."],
    // What was moved from the one to the other, by whatever verb.
    ["User's importer is written in Perl.", "User ported the importer from Perl to Go."],
    ["Ben conducts the choir.", "Runa took over the choir from Ben."],
    // There was none, and there is one; there is none any more.
    ["User has no known allergies.", "User turned out to be allergic to latex."],
    ["User eats gluten.", "User has been gluten-free since March."],
    ["User is single.", "User's boyfriend Ole is a baker."],
    ["User shares a house with three students.", "User has a place of her own now."],
    // Plans: taken up, dropped, or meant otherwise.
    ["User wants to learn the harp.", "User started harp lessons in May."],
    ["User is going to apply for a grant at the council.", "User decided against the grant."],
    ["User is reading Emma.", "User finished Emma on the weekend."],
    ["User is saving for a cargo bike.", "User reached the savings goal for the cargo bike."],
    ["User wants to read 30 books this year.", "User lowered the reading goal to 20 books."],
    ["User has a 20-day rowing streak.", "User has rowed for 31 days in a row."],
    // Steps and states.
    ["User is a beginner in Welsh.", "User's Welsh is at an advanced level."],
    ["Ida goes to kindergarten.", "Ida is in first grade."],
    ["User is an assistant director.", "User was made a director."],
    ["User is on the billing team.", "User joined the search team in May."],
    ["User is stuck on the cache bug.", "User fixed the cache bug."],
    ["User works the late shift.", "User has been on the early shift since the merger."],
    ["User lives in a flat.", "User has been living in a house since June."],
    ["User's employer is a bakery in Ulm.", "User was laid off by the bakery."],
    ["User's budget for the fence is 900 euros.", "User can spend 1,200 euros on the fence."],
    ["Ole's wedding is on 3 May.", "Ole's wedding is postponed until autumn."],
    ["User uses Firefox.", "User browses with Vivaldi these days."],
  ])("%s -> %s", (older, newer) => expect(verdict(older, newer)).toBe("hard"));

  test.each([
    ["User has a red jacket.", "User took the jacket off at the door."],
    ["User bought the desk from Ida.", "User carried the desk from the cellar to the study."],
    ["User has no brother.", "User has a brother-in-law in Rome."],
    ["User has no dog.", "User is dog sitting for Ann."],
    ["User has no garden.", "User wants a garden."],
    ["User's sister has no car.", "User has a car."],
    ["User eats dairy.", "User bought a dairy-free cake for Ann."],
    ["User has two kids.", "User put the kids to sleep at eight."],
    ["User and Lena work together.", "User and Lena aren't together today."],
    ["User works as a nurse.", "User became a mother in May."],
    ["User works as a nurse.", "User was made an offer by a clinic."],
    ["User is single.", "User's business partner lives in Rome."],
    ["User is single.", "User's ex-wife is a vet."],
    ["User's employer is a bakery.", "User's employer is hiring."],
    ["User is on the billing team.", "User joined the swim team in May."],
    ["User wants to read 30 books this year.", "User wants to buy 3 books."],
    ["User has a 40-day running streak.", "User has a 12-day reading streak."],
    ["User is learning the harp.", "User started harp lessons in May."],
    ["User is building a shed in the garden.", "User finished the shed at the allotment."],
    ["User is a beginner in Welsh.", "User's Irish is at an advanced level."],
    ["User is stuck on the cache bug.", "User fixed the export bug."],
    ["User drinks four cups of tea a day.", "User cut out sugar."],
    ["Ben conducts the choir.", "Runa took over the car from Ben."],
    ["User plans to paint the boat.", "User decided against a new car."],
    ["User works the late shift.", "User's brother has been on the early shift since May."],
    ["User keeps the van in Ulm.", "User drove the van from Ulm to Bonn."],
    ["User has a Kobo.", "User has a Kindle now."],
  ])("is none: %s -> %s", (older, newer) => expect(["hard", "duplicate"]).not.toContain(verdict(older, newer)));

  test.each([
    ["User wants to save 500 euros.", "User wants to save 800 euros for a bike."],
    ["User wants to run 5 km on Sundays.", "User wants to run 10 km in June."],
  ])("may be: %s -> %s", (older, newer) => expect(verdict(older, newer)).toBe("soft"));
});
