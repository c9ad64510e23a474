// What holds one value at a time and is told with another one, in other words than before: budgets, counts of work, doses, free days,
// hours, suppliers, helpers, wishes. The newer one is ranked first; what is of another thing, person or occasion stands beside it.

import { describe, expect, test } from "bun:test";
import { type Pairs, verdict } from "../pairs.ts";

const testChanges = (name: string, changed: Pairs, beside: Pairs): void => {
  describe(name, () => {
    test.each([...changed])("ranked below: %p, %p", (older, newer) => {
      expect(verdict(older, newer)).toBe("soft");
    });
    test.each([...beside])("stands beside: %p, %p", (older, newer) => {
      expect(["hard", "soft", "duplicate"]).not.toContain(verdict(older, newer));
    });
  });
};

testChanges(
  "what is set aside or asked for",
  [
    ["User has budgeted 800 for the shed.", 'User says "The shed budget has gone up to 950".'],
    ["User set aside 800 for the shed.", "User had to stretch the shed budget to 950."],
    ["User's roofer wants 900 for the shed.", "User says the roofer's quote for the shed came down to 850."],
    ["User saves 200 a month.", "User is putting away 350 a month now."],
    ["User charges 40 an hour for lessons.", "User has put their lessons up to 45 an hour."],
  ],
  [
    ["User has budgeted 800 for the shed.", 'User says "The attic budget has gone up to 950".'],
    ["User's budget for the shed is 800.", "User's sister's shed budget is 950."],
    ["User has budgeted 800 for the shed.", "User has spent 300 on the shed so far."],
    ["User's roofer wants 900 for the shed.", "User's electrician wants 300 for the shed."],
    ["User's budget for the trip to Crete is 900.", "User's budget for the trip to Malta is 700."],
    ["User saves 200 a month.", "User's brother is putting away 350 a month now."],
  ],
);

testChanges(
  "how much work is done",
  [
    ["User has written 7 unit tests.", "User has 33 tests now."],
    ["User has drawn 20 panels of the comic.", "User has 46 panels done."],
    ["User has recorded four episodes of the podcast.", "User is at twelve episodes."],
  ],
  [
    ["User has written 7 unit tests.", "User has 33 readers now."],
    ["User has written 7 unit tests.", "User plans to write 33 tests."],
    ["User has translated 14 pages of the manual.", "User has read 52 pages of the manual."],
    ["User has translated 14 pages of the manual.", "User's friend has 52 pages now."],
    ["User's club has 14 members.", 'User says "The band is up to 23 members".'],
  ],
);

testChanges(
  "doses",
  [
    ["User is on 5 mg.", "User's dose was doubled to 10."],
    ["User takes one tablet of iron a day.", "User takes two iron tablets a day now."],
  ],
  [
    ["User is on 5 mg.", "User's dad's dose was doubled to 10."],
    ["User is on 4 mg.", "User's dose was doubled to 10."],
    ["User is taking 400 mg of ibuprofen a day.", "User's doctor might put User on 200 mg of naproxen."],
  ],
);

testChanges(
  "days that are free",
  [
    ["User can't do Tuesdays.", "Tuesdays are fine again for User."],
    ["Mondays don't work for User.", "User can do Mondays now."],
    ["User is usually free on Fridays.", "User works Fridays now, so they're out."],
    ["User has no time at weekends.", "User has their weekends back."],
    ["User is tied up on Monday mornings.", "User's Monday mornings have opened up."],
    ["Saturdays are out for User.", "User can do Saturdays from now on."],
    ["User can only do weekends.", "User can do weekdays too now."],
  ],
  [
    ["User can't do Tuesdays.", "This Tuesday is fine for User."],
    ["User can't do Tuesdays.", "User's sister can do Tuesdays."],
    ["User can't do Tuesdays.", "Thursdays are fine for User."],
    ["User is not free on Friday afternoons.", "User has Friday mornings free now."],
    ["Fridays don't suit User.", "Friday the 9th suits User."],
    ["User can't do Tuesdays for the band.", "Tuesdays are fine for the gym."],
  ],
);

testChanges(
  "hours and terms of work",
  [
    ["User's weekly cap is 25 hours.", "User can work 40 hours a week now."],
    ["User spends an hour a day on the allotment.", "User spends three hours a day on the allotment now."],
    ["User is a full-time nurse.", "User has cut down to part time."],
    ["User works from home.", "User has to be in the office three days a week now."],
    ["User works Monday to Friday.", "User is on a four day week now."],
    ["User works four days a week.", "User is back to five days a week."],
    ["User is a freelancer.", "User is employed now, at a small studio."],
  ],
  [
    ["User works part time.", "User's husband went full time in April."],
    ["User works part time.", "User studies full time."],
    ["User works part time.", "User would like to work full time."],
    ["User works from home.", "User was in the office on Monday."],
    ["User works 3 days a week.", "User swims 5 days a week now."],
    ["User spends an hour a day on the allotment.", "User spends three hours a day on the piano now."],
  ],
);

testChanges(
  "from whom, and who helps",
  [
    ["User's flour supplier is Harkness Mills.", "User gets their flour from Doune & Sons now."],
    ["User's internet is with Quillnet.", "User is with Brightline for the internet since March."],
    ["User uses Harbour Couriers for deliveries.", "User has changed couriers, it's Swift Lane now."],
    ["User's childminder is Petra.", "Petra is no longer User's childminder."],
    ["User has a childminder three days a week.", "User's childminder has moved away."],
    ["User's dentist is Dr Sorrel.", "User is seeing Dr Amble now, their dentist retired."],
    ["User is seeing a physio for their shoulder.", "User is done with the physio."],
  ],
  [
    ["User's flour supplier is Harkness Mills.", "User gets their yeast from Doune & Sons now."],
    ["User's internet is with Quillnet.", "User's brother's internet is with Brightline now."],
    ["User has a childminder three days a week.", "User's neighbour's childminder has moved away."],
    ["User has a childminder three days a week.", "User's childminder is on holiday this week."],
    ["User's childminder is Petra.", "Petra is no longer User's neighbour."],
  ],
);

testChanges(
  "wishes, and what is there no more",
  [
    ["User wants to buy a loom.", "User ordered the loom."],
    ["User is thinking about buying a kiln.", "The kiln is here, User picked it up on Saturday."],
    ["User is thinking of getting a second screen.", "User has a second screen now."],
    ["User wants to repaint the hallway.", "User's hallway is painted now."],
    ["User would love to visit Iceland.", "User visited Iceland in June."],
    ["User would like to take a sewing class.", "User is taking a sewing class now."],
    ["User has never tried pottery.", "User has been doing pottery since April."],
    ["User has a tortoise named Hector.", "User lost Hector in May."],
    ["User rents a studio in Marsh Lane.", "User gave up the studio."],
  ],
  [
    ["User wants to buy a loom.", "User's sister ordered the loom."],
    ["User wants to buy a loom.", "User ordered a book."],
    ["User wants to buy a loom.", "User looked at looms yesterday."],
    ["User wants to repaint the hallway.", "User's bedroom is painted now."],
    ["User would love to visit Iceland.", "User watched a film about Iceland."],
    ["User wants to use Ava's ladder.", "User has used Ava's saw."],
    ["User has never cooked Thai food.", "User ate Thai food yesterday."],
    ["User has a tortoise named Hector.", "User's parrot Lola died in May."],
  ],
);

testChanges(
  "by when something is to be done",
  [
    ["User wants to launch the rucksack on May 10.", "User says: Launch pushed to June 6, the buckles are late."],
    ["Release of Otter 3.0 planned for 3 May.", "Release date moved to 24 May because the tests fail."],
    ["Otter 3.1 with the new editor is planned for 30 June.", "Otter 3.1 slips to 14 July."],
    [
      "User's editor is Magda Roth, she wants the first draft by the end of May.",
      "Magda gave User until the end of August for the draft.",
    ],
    ["User needs to submit the thesis by 3 May.", "User now has until 20 May to finish the thesis."],
  ],
  [
    ["Otter 3.1 with the new editor is planned for 30 June.", "Otter 3.0 slips to 14 July."],
    ["The opening is scheduled for 3 May.", "The closing has been put back to 20 May."],
    ["User wants to open the bakery on 3 May.", "User moved to Bonn in May."],
    ["User wants to open the bakery on 3 May.", "User's sister's bakery opening was pushed to 20 May."],
    ["Ida wants the report by Friday.", "Tom wants the invoice by Monday."],
    ["User wants to launch the shop on May 10.", "User wants to launch the app on May 20."],
  ],
);

testChanges(
  "who does it",
  [
    ["Birte is responsible for testing.", "Birte is on parental leave from next week, Anahera takes over testing."],
    ["User's partner in the business is Fenna, she does the design.", "Yuki does the design now."],
    ["Ida handles the invoices for the shop.", "Tom has taken over the invoices."],
  ],
  [
    ["Birte is responsible for testing.", "Anahera takes over the printing."],
    ["Ida does the dishes.", "Tom does the laundry now."],
    ["Ida is in charge of the choir.", "Ida took over the kitchen."],
  ],
);

testChanges(
  "medicines that are taken no longer",
  [
    ["The dose of User's sertraline went up to 50 mg.", "The doctor has taken User off sertraline, they are tapering."],
    [
      "User's doctor put User on 25 mg of sertraline last Friday, so they are foggy.",
      "The doctor has taken User off sertraline, they are tapering.",
    ],
  ],
  [
    [
      "User's doctor put User on 25 mg of sertraline last Friday, so they are foggy.",
      "The doctor has taken User off ramipril.",
    ],
    ["User's mum takes 5 mg of ramipril.", "The doctor has taken User off ramipril."],
    ["User's son turned 6, User had a party.", "User is drinking less coffee, two cups a day instead of six."],
  ],
);

testChanges(
  "posts",
  [
    ["Kwame is still selling phones at Tellmore.", "Kwame quit Tellmore today."],
    ["Kwame sells phones at Tellmore.", "Kwame left Tellmore in May."],
    ["User is a team lead at Norvik.", "User has been promoted, they are head of sales now."],
  ],
  [
    ["User bought a phone at Tellmore.", "User left Tellmore."],
    ["Ida works at Norvik.", "Ida left the party."],
    ["Ida is a fan of Norvik.", "Ida was promoted."],
    ["Ida is a nurse at Norvik.", "Rosa was promoted."],
  ],
);

testChanges(
  "whom somebody sees",
  [
    ["Ellen broke up with Joren.", "Ellen is seeing someone, he's called Matti, a vet."],
    ["Ellen is seeing Joren.", "Ellen is seeing someone new, Matti."],
  ],
  [
    ["Ida is seeing a physio.", "Ida is dating Tom."],
    ["Ida broke up with Tom.", "Ida is seeing a physio."],
    ["Ida is dating Tom.", "Rosa is dating Paul."],
  ],
);

testChanges(
  "weekdays and streets",
  [
    ["User plays football on Wednesdays at the Mill pitches.", "User says: Football moved to Thursdays."],
    ["User lives on Harrow Lane in Bath.", "User moved into the flat on Quarry Road."],
    ["User lives on Harrow Lane in Bath.", "Ada and User moved in together on Quarry Road."],
  ],
  [
    ["User plays football on Wednesdays and tennis on Fridays.", "Tennis moved to Mondays."],
    ["User plays football on Wednesdays.", "User's son's football moved to Thursdays."],
    ["User has choir on Wednesdays.", "The band practice moved to Thursdays."],
    ["User lives on Harrow Lane.", "User's sister moved into a flat on Quarry Road."],
    ["User lives on Harrow Lane.", "User moved the piano to Quarry Road."],
  ],
);

test("a number that was reached, one more of a kind, and another place since the first closed", () => {
  const swims = "User swims at the Nordbad on Mondays.";
  expect(
    verdict("User has 150 commits to the main branch.", "User's commits to the main branch have reached 165."),
  ).toBe("soft");
  expect(verdict("User has 2 cats.", "User adopted another cat.")).toBe("soft");
  expect(verdict(swims, "User has been swimming at the Westbad since the Nordbad closed.")).toBe("hard");
  expect(verdict(swims, "User has been swimming at the Westbad since May.")).toBe("soft");
});
