import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("an attribute that a thing has one of", () => {
  test.each([
    ["The owner of the ledger service is Ute.", "Ute handed the ledger service over and Igor owns the ledger service."],
    ["Mona is the director of the Kite theatre.", "The Kite theatre hired Joost Bakker as director."],
    ["Mona directs the Kite theatre.", "Joost Bakker is the director of the Kite theatre."],
    ["User's coach is Wim.", "Rosa took over as User's coach."],
    ["Kite is due on 3 May.", "The deadline for Kite is 10 May."],
    ["The Kite launch is planned for June.", "The Kite launch slipped to July."],
    ["The choir rehearsal is at 18:30.", "The choir rehearsal starts at 7 pm."],
    ["User pays 640 euros in rent.", "User's rent is 690 euros a month."],
    ["User pays 640 euros in rent.", "User's rent was raised to 690 starting in May."],
    ["User earns 41,000 euros a year.", "User's salary is forty thousand dollars a year."],
    ["The depot has 30 employees.", "The depot employs 44 people."],
    ["Kite has 900 subscribers.", "Kite passed 1,200 subscribers."],
    ["Kite runs on Ruby 2.7.", "Kite was upgraded to Ruby 3.3."],
    ["User's ferret Pan is 2 years old.", "Pan turned 3."],
    ["User's iron level is 11.", "User's iron level rose to 40."],
    ["User's aunt lives in a bungalow in Kent.", "User's aunt moved into a nursing home."],
    ["User takes zinc twice a day.", "User takes zinc every other day."],
    ["The ticket for the login bug is open.", "Ana closed the ticket for the login bug."],
    ["The Kite migration is in progress.", "The Kite migration is on hold."],
    ["The contract with Ferro is under negotiation.", "The contract with Ferro was signed."],
    ["User's dishwasher is broken.", "User's dishwasher works again."],
    ["Kite is written in Perl.", "Kite was rewritten in Zig."],
    ["The bench stands in the hall.", "The bench was moved to the attic."],
    ["The banner is green.", "The banner is purple."],
    ["User is a junior editor.", "User is a senior editor."],
    ["Ivo writes the minutes of the board.", "Lea writes the minutes of the board instead of Ivo."],
    ["User's niece is called Sofie.", "Actually her name is Sophia, not Sofie."],
    ["User's number is 0151 2345678.", "New phone number: 0151 8765432."],
    ["The ticket for the crash is assigned to Ida.", "The ticket for the crash is assigned to Kai."],
    ["The plan for the annex is a draft.", "The plan for the annex was approved."],
    ["User's mother is gravely ill.", "User's mother has recovered."],
    ["User's hearing is on 9 June.", "The court called off User's hearing."],
    ["User takes codeine.", "User was switched from codeine to paracetamol."],
    ["User works at the Kiel plant.", "User works at the Rostock plant."],
    ["Ferro employs 70 people.", "Ferro employs 90."],
    ["Nils is single.", "Nils is seeing someone."],
    ["User reports to the CFO.", "User reports to the COO."],
    ["User's goat weighs 40 kg.", "User's goat is down to 36 kg."],
    ["User calls her uncle every Sunday.", "User calls her uncle every other Sunday."],
    ["Task 12 of Kite is unresolved.", "Ana resolved task 12 of Kite."],
    ["The Kite budget is 20k.", "The Kite budget was raised to 35k."],
    ["User's fee includes lunch.", "User's fee no longer includes lunch."],
    ["User's preferred bakery is Holm.", "User's favourite bakery is Ahorn."],
    ["User loves rowing.", "User has lost interest in rowing."],
    ["User works in the legal department.", "User was transferred to the training department."],
    ["User has a permit for the lake.", "User lost the permit for the lake."],
    ["The tour starts at noon.", "The tour starts at 2 pm."],
    ["User's aunt is in rehab.", "User's aunt came home from rehab."],
    ["User has no contact with Vera.", "User is in touch with Vera again."],
    ["User's ear test is on 3 May.", "User will have the ear test on 9 May."],
  ])("has the newer value, however it is told: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    // Another thing, another owner, or only a part of it.
    ["Mona directs the Kite theatre.", "Joost Bakker directs the Mill theatre."],
    ["The owner of the ledger service is Ute.", "The owner of the search service is Igor."],
    ["User's favourite tea is sencha.", "Ravi's favourite tea is assam."],
    ["User's gas bill is 90 euros a month.", "User's phone bill is 30 euros a month."],
    ["User's coach is Wim.", "User's former coach is Rosa."],
    ["Mona is the captain.", "Rosa is the vice captain."],
    ["User reports to the CFO.", "User reports to Helen."],
    ["Task 12 of Kite is open.", "Ana resolved task 13 of Kite."],
    ["The tower costs 12 euros.", "The tower costs 6 euros for children."],
    ["User has a call at 9.", "User has a call at 11."],
    ["User is chair of the parents' council.", "Kim is chair of the works council."],
    ["User's laptop has 8 GB of memory.", "User's laptop has two ports."],
    ["The dose is 12 units.", "The dose in the evening is 16 units."],
    ["User teaches class 5b.", "User teaches class 6b as well."],
    ["The kids get up at 7.", "User gets up at 6."],
    ["User weighs 80 kilos.", "User's kayak weighs 20 kilos."],
    // Of these there are several.
    ["User has a niece who is 4 years old.", "User has a niece who is 7 years old."],
    ["Ada teaches yoga.", "Bo teaches yoga."],
    ["Ada owns a bakery.", "Bo owns a bakery."],
    ["Dan runs the marathon.", "Bo runs the marathon."],
    ["User paid 30 euros for the tent.", "User paid 12 euros for the tent."],
    ["User reviewed the draft on Monday.", "User reviewed the draft on Friday."],
    // Another time, and hours of other days.
    ["User earns 3,000 euros a month.", "User earns 20 euros an hour."],
    ["The kiosk opens at 9.", "On Sundays the kiosk opens at 11."],
    ["The kiosk is open on Sundays.", "The kiosk is closed on Mondays."],
    // The same, told differently.
    ["The choir rehearsal is at 6:30 pm.", "The choir rehearsal starts at 18:30."],
    ["User owes Ida two hundred euros.", "User owes Ida 200 euros."],
    ["User takes zinc twice a day.", "User takes zinc 2 times a day."],
    // How something is, not which one.
    ["User's car is red.", "User's car is fast."],
    ["User's job is stressful.", "User's job is well paid."],
    ["User's car is in the garage.", "User's car is old."],
    // Wanted, asked, supposed.
    ["User hopes to weigh 70 kilos.", "User weighs 80 kilos."],
    ["User wants to ski 10 days this winter.", "User skied 4 days."],
    ["Kite is due on 3 May.", "Kite might be due on 10 May."],
    ["The Kite migration is in progress.", "User wants the Kite migration to be on hold."],
  ])("keeps what does not exclude it: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });

  test.each([
    ["User's boss is Ute.", "Ute is User's manager."],
    ["User's salary is 2,900 euros a month.", "User earns 2,900 euros a month."],
  ])("is the same, told in other words: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("duplicate");
  });

  test.each([
    ["Kite is written in Perl.", "Kite is written in Zig."],
    ["User's bank card is a Visa.", "User's bank card is a Mastercard."],
    ["User studies law.", "User studies history."],
    ["User travels to the lab by bus.", "User travels to the lab by train."],
  ])("is only ranked above where both may be so: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test("the name of one of User's people is no other name of User", () => {
    expect(verdict("User's name is Runa.", "User's vet's name is Dr. Hale Orsini.")).toBe("none");
    expect(verdict("User's vet's name is Dr. Hale Orsini.", "User's name is Runa.")).toBe("none");
  });
});
