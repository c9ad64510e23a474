// Changes told in plain statements of what is, in the first person as often as in the third, beside what looks alike and replaces nothing.

import { describe, expect, test } from "bun:test";
import { testTiers, verdict } from "../pairs.ts";

describe("plain statements", () => {
  testTiers(
    [
      ["The lease runs until 2026.", "The lease was extended until 2028."],
      ["Mum is waiting for a hip operation.", "Mum had her hip operation."],
      ["Lina is in kindergarten.", "Lina goes to school now."],
      ["Our database is MySQL.", "We migrated to Postgres."],
      ["My bike has a flat tyre.", "I fixed the flat tyre on my bike."],
      ["My son wants to study law.", "My son decided to study medicine instead."],
      ["User plans to go to Rome in May.", "User wants to go to Oslo instead."],
      ["We're renovating the bathroom.", "The bathroom is finished."],
      ["User has a date with Nora tonight.", "Nora cancelled the date."],
      ["User has a meeting with Tom on Friday.", "Tom called off the meeting."],
      ["User runs every morning.", "User runs in the evenings now."],
      ["Carla works in HR.", "Carla moved to the legal department."],
      ["Uncle Bo is retired.", "Uncle Bo went back to work."],
      ["The match is on Saturday.", "The match was rained off."],
      ["User's team uses Scrum.", "User's team moved to Kanban."],
      ["My sister lives with us.", "My sister moved out."],
      ["User's sister lives with User.", "User's sister moved out."],
      ["User lent Mara a book.", "Mara gave the book back."],
      ["User's cat is missing.", "User's cat came home."],
      ["User is waiting for the exam results.", "User passed the exam."],
      ["Chapter 4 is half written.", "User finished chapter 4."],
      ["User is separated.", "User and her husband got back together."],
      ["Rosa is in a coma.", "Rosa woke up from the coma."],
    ],
    [],
    [
      ["User was in Rome in 2019.", "User was in Rome until 2021."],
      ["Mum is waiting for a hip operation.", "Dad had his hip operation."],
      ["The tests are failing.", "User passed the test."],
      ["User wants to buy a bike.", "User plans to move to Oslo instead."],
      ["My brother never smoked.", "My brother went to Rome for the first time."],
      ["We're renovating the bathroom.", "The kitchen is finished."],
      ["User likes short answers.", "User likes long walks."],
      ["User likes short stories.", "User likes long novels."],
      ["I live in Graz.", "I love Graz."],
      ["I manage a bakery.", "My sister manages a bakery."],
      ["We use Slack.", "Our customers use Teams."],
      ["We use Slack for support.", "We use Teams for calls."],
      ["User is learning Spanish.", "User got a certificate in first aid."],
      ["User is an intern at Bosch.", "User's brother got a permanent job."],
      ["User has a driving lesson on Monday.", "User had a driving lesson on Friday."],
      ["User's baby is due in March.", "User's sister's baby was born in May."],
      ["My mother is in good health.", "My father fell seriously ill."],
      ["User fell in love with a pianist.", "User is healthy."],
      ["The lake is in good health.", "The lake is half frozen."],
      ["User is going through a divorce.", "User's sister's divorce came through."],
      ["User uses a wheelchair at the airport.", "User can walk."],
      ["User is on holiday in Spain.", "User's boss is back from holiday."],
      ["User is dating Chris.", "User's sister is dating Alex."],
      ["User likes tea.", "User prefers to be called early."],
      ["User goes by train.", "User goes by car to Rome."],
      ["User is training for a marathon.", "User ran the stairs."],
      ["User is preparing for a triathlon.", "User swam in the lake."],
      ["The meeting is at 10.", "The price is at 12 now."],
      ["The project shift plan is due in May.", "The shift plan starts at 7."],
      ["User's shift starts at 7.", "User's break starts at 10."],
      ["User has a degree in physics.", "User graduated in law."],
      ["We were in Rome.", "We are in Rome."],
      ["User has a parrot.", "User's kite flew away."],
      ["User has a meeting with Tom on Friday.", "Tom cancelled his gym membership."],
      ["User has a date with Nora tonight.", "Nora cancelled the wedding."],
      ["User has lunch with Tom on Fridays.", "Tom cancelled the trip."],
      ["User runs every morning.", "User swims in the evenings now."],
      ["User takes vitamins in the morning.", "User takes magnesium in the evening now."],
      ["Carla works in HR.", "Carla moved to Berlin."],
      ["User works in sales.", "User is in the chess team now."],
      ["User is retired.", "User's wife went back to work."],
      ["The match is on Saturday.", "The picnic was rained off."],
      ["User teaches yoga at a gym.", "User teaches a class at a library."],
      ["User lent Mara a book.", "Mara gave the money back."],
      ["User borrowed a tent from Tom.", "User returned the shoes to the shop."],
      ["User's cat is missing.", "User's son came home."],
      ["User lost the keys.", "User came home."],
      ["User is waiting for the blood test results.", "User passed the driving test."],
      ["Chapter 4 is half written.", "User finished chapter 3."],
      ["User separated the laundry.", "User and Ben got back together for a game."],
      ["User returned from Rome.", "User's sister is retired."],
    ],
  );
});

describe("what somebody says of themselves is what is said of the user", () => {
  test.each([
    ["We manage the shop.", "User manages the shop."],
    ["I'm studying law.", "I study law."],
    ["My name's Ana.", "User's name is Ana."],
    ["I lead a team of five.", "User manages a team of five people."],
    ["I don't usually carry cash.", "User does not usually carry cash."],
    ["User is diabetic.", "User has diabetes."],
    ["Felix is doing an internship at BMW.", "Felix is an intern at BMW."],
    ["My hourly rate is 60 euros.", "I charge 60 euros an hour."],
    ["User loves dogs.", "User is a dog lover."],
    ["User's employer is Siemens.", "User works at Siemens."],
  ])("%p, %p", (one, other) => {
    expect(verdict(one, other)).toBe("duplicate");
  });

  test.each([
    ["I went to Rome.", "User goes to Rome."],
    ["My sister studies law.", "I study law."],
  ])("not %p, %p", (one, other) => {
    expect(verdict(one, other)).not.toBe("duplicate");
  });
});

describe("what was to be given up, was lent, or is used and done instead", () => {
  testTiers(
    [
      ["User plans to sell the car in June.", "User decided to keep the car after all."],
      ["User lent the drill to Ben.", "User got the drill back from Ben."],
      ["User uses Firefox at home.", "User uses Chrome at home now."],
      ["User is a scrum master.", "User is a product owner now."],
      ["User plays the trumpet.", "User gave up the trumpet for the tuba."],
      ["User plays football.", "User gave up football for an easier sport."],
      ["User is working towards a degree in law.", "User graduated in law."],
    ],
    [
      ["User drinks coffee.", "User gave up coffee for a month."],
      ["User goes to the gym.", "User stopped going to the gym for two weeks."],
    ],
    [
      ["User plans to sell the car in June.", "User decided to keep the boat."],
      ["User plans to leave Lisbon in May.", "User is staying in Lisbon this weekend."],
      ["User lent the drill to Ben.", "User got a book back from Ben."],
      ["User uses Firefox at home.", "User uses Chrome at work now."],
      ["User uses Notion for minutes.", "User uses Obsidian for recipes now."],
      ["User is a nurse.", "User is a dog owner now."],
      ["User plays the tuba.", "User gave up the trumpet for the tuba."],
    ],
  );
});

test("who drives a van for somebody works for them", () => {
  expect(verdict("User drives a delivery van for Harlow.", "User works for Brant now.")).toBe("hard");
  expect(verdict("User drives a van for fun.", "User works for Brant now.")).not.toBe("hard");
});
