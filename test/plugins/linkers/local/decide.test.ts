import { describe, expect, test } from "bun:test";
import { decide } from "#plugins/linkers/local/decide.ts";
import { parse } from "#plugins/linkers/local/reading/parse.ts";
import { between, statement } from "../pairs.ts";

/** The tier of an update; "none" for anything else. */
const verdict = (older: string, newer: string): string => {
  const decision = between(older, newer);
  return decision?.type === "updates" ? decision.tier : "none";
};

describe("what was so before it was denied", () => {
  const NEVER = "User has never sold a vase outside the EU.";
  const SOLD = "User sold a vase outside the EU.";
  const told = (eventDates: readonly { start: number; end: number; label: string }[]) => {
    const candidate = statement("new", SOLD, { documentDate: Date.UTC(2026, 2, 2), eventDates });
    const neighbour = statement("old", NEVER, { documentDate: Date.UTC(2026, 0, 12) });
    return decide(
      { statement: candidate, parsed: parse(candidate) },
      { statement: neighbour, parsed: parse(neighbour) },
      0.7,
    );
  };
  const day = (year: number, month: number, date: number) => {
    const start = Date.UTC(year, month, date);
    return [{ start, end: start + 86_400_000, label: "day" }];
  };

  test("contradicts the denial, and replaces nothing", () => {
    expect(told(day(2025, 5, 3))).toMatchObject({ type: "extends", rule: "contradicts" });
  });

  test("is news where it happened since", () => {
    expect(told(day(2026, 1, 20))).toMatchObject({ type: "updates" });
  });
});

describe("a number that belongs to a name", () => {
  test.each([
    ["User's gamertag is Keeper71.", "User's guild mate is Keeper72."],
    ["User plays with Keeper71.", "User plays with Keeper72."],
    ["Keeper71 lives in Ghent.", "Keeper72 lives in Oslo now."],
    ["User meets Ann in room B12.", "User meets Ann in room B14."],
    ["User has an iPhone 14.", "User has an iPhone 15."],
    ["User has an iPhone 14.", "User sold the iPhone 13."],
    ["User installed Python 3.12.", "User installed Python 3.11."],
    ["User owns a Peugeot 205.", "User owns a Peugeot 504."],
    ["User follows the history of Apollo 11.", "User follows the history of Apollo 13."],
    ["User flies out on SK 451.", "User flies back on SK 458."],
  ])("says which one is meant: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });

  test.each([
    ["User has an iPhone 14.", "User has an iPhone 15 now.", "soft"],
    ["User has an iPhone 14.", "User upgraded to an iPhone 15.", "hard"],
    ["User has an iPhone 14.", "User sold the iPhone 14.", "hard"],
    ["User drives a Peugeot 205.", "User drives a Peugeot 504 now.", "hard"],
    ["The importer runs on Python 3.11.", "The importer runs on Python 3.12.", "hard"],
    ["User's phone is an iPhone 14.", "User's phone is a Pixel 9 now.", "hard"],
    ["The API is at v2.", "The API is at v3.", "hard"],
  ])("is replaced where something changed: %p, %p", (older, newer, tier) => {
    expect(verdict(older, newer)).toBe(tier);
  });

  test("leaves what a number counts alone", () => {
    expect(verdict("User weighs 91 kg.", "User weighs 85kg now.")).toBe("hard");
    expect(verdict("User called Ben 3 times this year.", "User called Ben 4 times this year.")).toBe("hard");
  });
});

describe("what became of something", () => {
  test.each([
    ["User pays 640 euros rent.", "The landlord put User's rent up to 690 euros."],
    ["Ola takes 5 mg of folic acid.", "The doctor raised Ola's folic acid to 8 mg."],
    ["User has a company phone.", "User's employer took the company phone back."],
    ["User is the secretary of the ski club.", "Jon took over from User as secretary of the ski club."],
    ["User's dentist appointment is on 3 May.", "The clinic moved User's dentist appointment to 9 May."],
    ["Lou has a crush on Imani.", "Lou and Imani are a couple now."],
    ["Hanne is engaged to Piet.", "Hanne and Piet tied the knot in May."],
    ["User is separated from Nils.", "User's divorce from Nils is final."],
    ["User's son is in kindergarten.", "User's son started first grade."],
    ["Ada is in 4th grade.", "Ada started 5th grade."],
    ["User wears braces.", "User's braces came off on Monday."],
    ["User's bike is for sale.", "User sold the bike."],
    ["User owes Kasper 200 euros.", "User paid Kasper back."],
    ["User's tent has a broken pole.", "User had the broken tent pole repaired."],
    ["Amir weighs 91 kg.", "Amir is down to 85 kg."],
    ["User's tablet runs Ubuntu.", "User put Fedora on the tablet."],
    ["Rosa tracks her expenses in a notebook.", "Rosa tracks her expenses in Tricount these days."],
    ["User cycles to work.", "User's bike got stolen, so User takes the tram to work."],
    ["User works on site.", "User's office closed, so User works from home."],
    ["User's office is in Delft.", "User's office moved to Rotterdam."],
    ["User goes swimming on Mondays.", "User hurt the shoulder and had to give up swimming."],
  ])("replaces what was: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    ["User pays 640 euros rent.", "The landlord put the neighbour's rent up to 690 euros."],
    ["User's driving test is on 9 March.", "The centre moved User's theory test to 23 March."],
    ["User is dating Kim.", "User broke up a fight at the bar."],
    ["User is engaged.", "User is seeing Coldplay on Friday."],
    ["User is married to Kim.", "User got engaged to Kim in Rome."],
    ["User has a crush on Kim.", "User and Kim are together in charge of the fair."],
    ["User and Kit are business partners.", "User and Kit split the bill."],
    ["User's bike is for sale.", "User sold the bike lights."],
    ["User is on the waiting list for an allotment.", "User got a letter about the allotment."],
    ["User works in a hospital.", "User came home from the hospital at 8."],
    ["User goes to high school.", "User is at the university for a talk."],
    ["User is pregnant.", "User had a boy over for dinner."],
    ["User's desk is in the corner.", "User's desk is in good shape now."],
    ["User takes the bus to work.", "User takes the kids to school now."],
    ["User walks to work.", "User takes the bus to work when it rains."],
    ["User drinks three coffees a day.", "User is down to 85 kg."],
    ["User owes Kim 20 euros.", "User paid Kim's sister back."],
    ["The team uses Slack.", "The team uses Zoom now."],
  ])("leaves another thing alone: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });

  test("ends what was owned, and not what was done with it", () => {
    expect(verdict("User has a piano.", "User sold the piano.")).toBe("hard");
    expect(verdict("User plays the piano.", "User sold the piano.")).toBe("soft");
  });

  test("is no repetition, however alike the two read", () => {
    const newer = "User had the cracked phone screen repaired.";
    expect(between("User's phone has a cracked screen.", newer, 0.95)?.rule).toBe("outcome:damage");
  });
});

describe("two amounts in long statements", () => {
  const verdictOf = (older: string, newer: string) => between(older, newer, 0.5)?.rule ?? null;

  test("are of one thing where the words beside them say so", () => {
    expect(
      verdictOf(
        "User is writing a cookbook and has tested 24 recipes so far, most of them with the help of the neighbours.",
        "User went through the cookbook again and has now tested 31 recipes, although the oven broke down twice.",
      ),
    ).toBe("window:recipes");
  });

  test("are of what stands before the clause that tells the value", () => {
    expect(
      verdictOf(
        "User has reached 40% germination in the orchid trays after the first round of sowing in the cellar.",
        "User is trying to raise the germination rate of the orchid trays, which has recently improved to 55%.",
      ),
    ).toBe("window:percent");
  });

  test("are none where one is a limit or a difference", () => {
    const older = "User wants the parcel app to answer within 300 ms even when the shop is busy with orders.";
    expect(
      verdictOf(older, "User says the parcel app got faster and now answers in 240 ms after the latest change."),
    ).toBe(null);
  });
});

describe("a contradiction", () => {
  test.each([
    ["User has finished two pottery courses at the studio.", "User has never taken any pottery courses."],
    ["User has been to Faro once.", "User has never been to Faro."],
    ["User has never baked rye bread with sourdough.", "User baked two rye loaves with sourdough for the fair."],
  ])("keeps both and shows each beside the other: %p, %p", (older, newer) => {
    const decision = between(older, newer);
    expect([decision?.type, decision?.rule]).toEqual(["extends", "contradicts"]);
  });

  test("is none between a denial and a goal, or between two people", () => {
    expect(
      between("User has a goal to finish a pottery course.", "User has never finished a pottery course."),
    ).toBeNull();
    expect(between("Ana finished a pottery course.", "User has never finished a pottery course.")).toBeNull();
    expect(between("User likes the music of Faro.", "User has never been to Faro.")).toBeNull();
  });
});

describe("a statement that says several things", () => {
  test.each([
    ["User lives in Turin and works as a chef.", "User moved to Milan."],
    ["User lives in Kyoto and they play the shamisen.", "User moved to Osaka."],
    ["User is a vegetarian and is allergic to nuts.", "User eats meat again."],
    ["User is a nurse and has two children.", "User got promoted to head nurse."],
    ["User has a cat and a dog.", "User gave the cat away."],
  ])("is not hidden when one of them changes: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([
    ["User lives in Turin, Italy.", "User moved to Lisbon."],
    ["User: User is single.", "User got married to Paul."],
    ["User lives in Turin and has a balcony full of herbs.", "User moved to Lisbon."],
    ["User lives in Turin and works as a chef.", "User lives in Milan now and works as a baker now."],
    ["User lives with Ben and Anna.", "User lives alone now."],
  ])("is replaced where it says one thing, or all of it changed: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });
});

describe("what will be so", () => {
  const said = Date.UTC(2026, 8, 21);
  const october = { start: Date.UTC(2026, 9, 1), end: Date.UTC(2026, 10, 1), label: "October 2026" };
  const announced = (older: string, newer: string): string => {
    const one = { ...statement("new", newer), documentDate: said, eventDates: [october] };
    const other = { ...statement("old", older), documentDate: said - 86_400_000 };
    const decision = decide({ statement: one, parsed: parse(one) }, { statement: other, parsed: parse(other) }, 0.7);
    return decision?.type === "updates" ? decision.tier : "none";
  };

  test("does not hide what is so yet", () => {
    expect(verdict("User lives in Turin.", "User is moving to Milan.")).toBe("soft");
    expect(announced("User lives in Turin.", "User moves to Milan in October.")).toBe("soft");
    expect(announced("User works at Kahler.", "User starts a new job at Brix in October.")).toBe("soft");
    expect(announced("User works at Kahler.", "User is leaving Kahler in October.")).toBe("soft");
    expect(announced("User is single.", "User is getting married in October.")).toBe("soft");
  });

  test("hides the day that was meant before", () => {
    expect(announced("The call is on Monday.", "The call was moved to 5 October.")).toBe("hard");
  });
});

describe("the words of the talk that a memory quotes", () => {
  test.each([
    ["Ida lives in Ghent.", 'Ida lives in Bern now (said after "I never liked Ghent").', "hard"],
    ["Ida lives in Oslo.", 'Ida is waiting for the keys (said after "I live in Bern now").', "none"],
    ["Ida's rent is 900 euros.", `Ida pays it on Friday (replying to Wim's "Is Ida's rent 950 euros now?").`, "none"],
  ])("replace nothing and stand in nobody's way: %p, %p", (older, newer, tier) => {
    expect(verdict(older, newer)).toBe(tier);
    expect(verdict(older, newer.replace(/ \((?:said after|replying).*(?=\.)/, ""))).toBe(tier);
  });
});
