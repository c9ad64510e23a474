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
