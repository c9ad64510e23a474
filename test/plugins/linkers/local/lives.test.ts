import { describe, expect, test } from "bun:test";
import type { Statement } from "#contracts/linker.ts";
import { decide } from "#plugins/linkers/local/decide.ts";
import { parse } from "#plugins/linkers/local/parse.ts";

const statement = (id: string, text: string): Statement => ({
  id,
  text,
  subject: null,
  slot: null,
  documentDate: null,
  eventDates: [],
});

const verdict = (older: string, newer: string, similarity = 0.7): string => {
  const [one, other] = [statement("new", newer), statement("old", older)];
  const decision = decide(
    { statement: one, parsed: parse(one) },
    { statement: other, parsed: parse(other) },
    similarity,
  );
  return decision === null ? "none" : decision.type === "updates" ? decision.tier : decision.type;
};

describe("a life that changes", () => {
  test.each([
    ["User is unemployed.", "User found work at a nursery."],
    ["User works as a clerk at a bank.", "User landed a job as a ranger at a zoo."],
    ["User is single.", "User has a girlfriend called Runa."],
    ["User's phone number is 040 1234567.", "User's new number is 0170 7654321."],
    ["User's email is lea@old.test.", "User can be reached at lea@new.test from now on."],
    ["User's mentor is Frida.", "User has a new mentor called Oskar."],
    ["User's landlord is Mr Peters.", "Mrs Wolf is User's new landlord."],
    ["User browses with Safari.", "User went over to Vivaldi."],
    ["User keeps the accounts in Excel.", "User started keeping the accounts in a notebook instead."],
    ["User lives with Rasmus.", "Rasmus moved out in May."],
    ["User's aunt lives in a care home.", "User's aunt passed away in spring."],
    ["User has three goats.", "User got a fourth goat."],
    ["User is on chapter 3 of Ulysses.", "User is on chapter 9 of Ulysses."],
    ["User's Czech is at A2.", "User passed the B1 exam in Czech."],
    ["User asks 90 euros for the tent.", "User lowered the price of the tent to 70 euros."],
    ["User pays 30 euros a month for the pool.", "The pool raised User's fee to 36 euros a month."],
    ["User's budget for the party is 400 euros.", "User had to raise the party budget to 550 euros."],
    ["User drinks five cups of tea a day.", "User has cut back to two cups of tea a day."],
    ["User earns 2,500 euros a month.", "User got a raise to 2,800 euros a month."],
    ["User works part-time at a library.", "User works full-time at the library now."],
    ["User skips lunch.", "User has lunch every day now."],
    ["User reports to Hanna.", "User reports to Mikkel these days."],
    ["User rows at the club on Mondays.", "User goes rowing on Sundays these days."],
    ["User works four days a week.", "User went back to working five days a week."],
    ["User is allergic to mango.", "User turned out not to be allergic to mango."],
    ["User has nightmares every week.", "User hasn't had a nightmare in months."],
    ["User plans to visit Ole in June.", "User can't visit Ole in June after all."],
    ["User is trying to quit vaping.", "User has not vaped for three weeks."],
    ["User wears a splint for typing.", "User had surgery and does not need the splint anymore."],
    ["User has fallen out with Kim.", "User and Kim made up."],
    ["User is waiting for the biopsy results.", "User's biopsy results came back."],
    ["User failed the Latin exam.", "User passed the Latin exam at last."],
    ["User is writing an essay on moss.", "User handed in the essay."],
    ["User wants to run a marathon.", "User ran a marathon in Oslo."],
    ["User's lease runs until May.", "User's lease was extended until October."],
    ["User's hamster is called Pip.", "User renamed the hamster Juno."],
    ["User has a moustache.", "User shaved off the moustache."],
    ["User has a trampoline.", "User gave the trampoline to a neighbour."],
    ["User has a goose named Otto.", "User gave Otto the goose to a friend."],
    ["User was hoping for a bonus.", "User got the bonus."],
    ["User lives in a barge in Leiden.", "User and Sara bought a house in Haarlem and moved there in May."],
    ["User's kitchen walls are white.", "User painted the kitchen walls yellow."],
    ["User is not on good terms with her uncle.", "User and her uncle have reconciled."],
    ["User is expecting a baby in June.", "User gave birth to a girl."],
    ["User's ferritin is at 12.", "User got the ferritin up to 60."],
    ["User takes 50 mg of zinc.", "User's dose of zinc has been doubled to 100 mg."],
    ["User is recovering from a concussion.", "User has fully recovered from the concussion."],
    ["User eats out three times a week.", "User only eats out once a month now."],
    ["User sings in a band called High Noon.", "User's band High Noon split up."],
    ["User's club meets on Zoom.", "User's club meets on Jitsi these days."],
    ["User's landline is 0221 445566.", "User had the landline disconnected."],
    ["User is going to Malta in spring.", "User has put off the trip to Malta until the autumn."],
    ["User will meet Vera on Monday.", "User and Vera rescheduled to Wednesday."],
    ["User can't stand opera.", "User has grown fond of opera."],
    ["User has never been to Bari.", "User went to Bari for the first time in May."],
    ["User doesn't know how to juggle.", "User can juggle now."],
    ["User is thinking about buying a canoe.", "User bought a canoe."],
    ["User will start the new course in March.", "User started the new course."],
    ["User goes to therapy every week.", "User has finished therapy."],
    ["User does yoga every morning.", "User hasn't done yoga for months."],
    ["User is behind with the taxes.", "User has caught up with the taxes."],
    ["User runs a small kiosk.", "User is done with the kiosk."],
    ["User is dating a vet named Rhun.", "User and Rhun stopped seeing each other."],
    ["User's parents are married.", "User's parents are getting a divorce."],
    ["User skates at the Eisdom.", "User skates at the Polarium since the Eisdom closed."],
    ["User's blog runs on Ghost.", "User rebuilt the blog with Eleventy."],
    ["User's broadband costs 40 euros a month.", "User haggled the broadband down to 28 euros a month."],
    ["User has an annual pass for the zoo.", "User didn't renew the annual pass for the zoo."],
    ["User is trying to get a fishing permit.", "User's fishing permit came through."],
    ["User has a milk allergy.", "User has outgrown the milk allergy."],
    ["User lives with two flatmates.", "User found a small flat and lives by himself now."],
  ])("replaces what was: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    ["User is divorced.", "User has a girlfriend called Runa."],
    ["User's phone number is 040 1234567.", "User's dentist's number is 0170 7654321."],
    ["User's mentor is Frida.", "User's brother has a new mentor called Oskar."],
    ["User browses with Safari.", "User went over to Norway."],
    ["User lives with Rasmus.", "Rasmus moved out of the way."],
    ["User's aunt lives in a care home.", "User's neighbour's aunt passed away in spring."],
    ["User has three goats.", "User got a fourth sheep."],
    ["User is on chapter 9 of Ulysses.", "User is on chapter 3 of Ulysses."],
    ["User is on chapter 3 of Ulysses.", "User is on chapter 9 of Emma."],
    ["User asks 90 euros for the tent.", "User lowered the price of the stove to 70 euros."],
    ["User drinks five cups of tea a day.", "User has cut back to two cigarettes a day."],
    ["User works part-time at a library.", "User's wife works full-time at the library now."],
    ["User has fallen out with Kim.", "User and Tom made up a song."],
    ["User failed the Latin exam.", "User passed the maths exam."],
    ["User has been having hard times.", "User has had some hard times with the shop."],
    ["User has a cat.", "User gave the cat a pill."],
    ["User has a goose named Otto.", "User gave Otto the goose some corn."],
    ["User's kitchen walls are white.", "User painted a ship in yellow."],
    ["User's ferritin is at 12.", "User got the fever down to 37."],
    ["User's club meets on Zoom.", "User's chess club meets on Jitsi these days."],
    ["User's desk is in the attic.", "User's desk is in good shape now."],
    ["User is recovering from a concussion.", "User's uncle has fully recovered from the flu."],
    ["User will meet Vera on Monday.", "User and Nils rescheduled to Wednesday."],
    ["User has never been to Bari.", "User went to Bath."],
    ["User is reading a novel.", "User finished the crossword."],
    ["User is dating a vet named Rhun.", "User and Rhun stopped at a lake."],
    ["User skates at the Eisdom.", "User has liked tea since the Eisdom closed."],
    ["User's broadband costs 40 euros a month.", "User haggled the sofa down to 280 euros."],
    ["User has an annual pass for the zoo.", "User didn't renew the passport."],
    ["User drinks milk in the morning.", "User drinks water in the morning now."],
    ["User reads to the twins in the evening.", "User reads to the cat in the evening now."],
    ["User pays 30 euros for a massage.", "User got 40 euros for a massage now."],
    ["User lives with Tom and Ida.", "Tom moved out in May."],
    ["User has three children.", "User has a fourth child in the class."],
    ["User uses Chrome at work.", "User switched to Firefox at home."],
    ["User has an appointment with the vet.", "User put off the appointment with the tax adviser."],
    ["User gave a speech in Oslo.", "User gave the speech to the press."],
    ["User has a scooter.", "User gave the scooter to the mechanic for a check."],
    ["User needs crutches.", "User no longer needs the car."],
    ["User has rehearsals on Tuesdays.", "User has rehearsals with the choir on Fridays now."],
    ["User felt anxious about the exam.", "User has never felt anxious about an exam."],
  ])("leaves another thing alone: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });

  test("takes no denial, and no word that excludes the other, for the same told again", () => {
    expect(verdict("User is allergic to mango.", "User turned out not to be allergic to mango.", 0.96)).toBe("hard");
    expect(verdict("User takes iron in the morning.", "User takes iron in the evening.", 0.97)).not.toBe("duplicate");
  });

  test("only ranks first where it is not sure", () => {
    expect(verdict("User's cat Tilly is a tabby.", "User's cat Tilly died last week.")).toBe("soft");
    expect(verdict("User sings in a choir.", "User sings in a quartet now.")).toBe("soft");
  });
});
