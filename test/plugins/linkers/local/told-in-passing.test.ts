import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("what ended and is told in passing", () => {
  test.each([
    ["User's doctor put User on ramipril 5 mg twice a day.", "Ramipril is gone, User is on candesartan once a day."],
    ["User rows 20 minutes every day.", "Rowing is out for now."],
    ["User got a thing driving for a brewery, start at 4am.", "Brewery closed down so User is back on the job hunt."],
    ["User's lead is Radek.", "User's lead Radek left for Norvik so User is the acting lead now."],
    ["User's CTO is Emre.", "Emre left for another company, so User needs a new CTO."],
    ["User's husband Jan works nights at the mill so supper is on User.", "Jan got day shifts at last."],
    ["User lives in Malmö.", "User found a flat for rent in Lund, they moved there in May."],
    ["Milan is allergic to nuts.", "The allergist says Milan's nut allergy is gone."],
    ["User is a second year physics major and learns best by drawing.", "User is switching their major to botany."],
    ["Tove broke her wrist on the slide so no sport for 6 weeks.", "Tove's cast has been off for ages."],
    ["User tore their calf, so they swim on Mondays.", "Calf's healed so User is running again."],
    ["Mila is potty training.", "Mila is out of nappies."],
    ["User has a scan on June 3.", "User says the scan was clean."],
    ["User is down to 91 kg, walking every day.", "Weight 84."],
    ["User wants only code, no explanations.", "User wants the assistant to explain things again."],
    ["User runs a small stall with their sister Nour.", "Nour moved to Derby, so User runs the stall alone."],
    ["User works like a welder in the shipyard.", "User changed their work because of the back."],
    ["User's roommate Ilse is in the same class.", "User's new roommate is Hedda, she has a cat."],
    ["User applied for an internship at Cellia, fingers crossed.", "Cellia turned User down so they worked at a farm."],
    ["Milan's swimming moved to Thursdays.", "Milan gave up swimming and started judo."],
    ["User is saving for a band saw (speaking of a workshop).", "User bought the band saw last week."],
    [
      "Please correct User's English always, User wants to pass B2 exam in June.",
      "User passed the exam. B2 with 74 points.",
    ],
  ])("orders: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([
    ["User's mother takes ramipril.", "Ramipril is gone."],
    ["User takes ramipril.", "The ramipril leaflet is gone."],
    ["User walks 30 minutes every day.", "Cycling is out for now."],
    ["User works at a bakery.", "Bank closed down."],
    ["User works at a bakery.", "The bakery may close down."],
    ["User drives for a bakery.", "The bakery closes at five."],
    ["User's boss is Hanna.", "Hanna left for Rome on Friday."],
    ["User's sister is Hanna.", "Hanna left for a job in Oslo."],
    ["User's lead is Radek.", "Piotr left for another job so User is the acting lead now."],
    ["Jan works nights.", "Olaf got day shifts."],
    ["Jan works nights.", "Jan wants day shifts."],
    ["Jan works nights.", "Jan also works weekend shifts."],
    ["User lives in Malmö.", "User found a house for rent in Lund for a friend, she moved there in May."],
    ["User lives in Malmö.", "User found a house in Lund and wants to move there."],
    ["Milan is allergic to nuts.", "The allergist says Tove's nut allergy is gone."],
    ["Milan is allergic to nuts.", "Milan's egg allergy is gone."],
    ["User is a physics major.", "User's roommate is switching her major to botany."],
    ["User is a physics major.", "User is thinking of switching their major to botany."],
    ["Tove broke her wrist.", "User's cast came off."],
    ["Tove hurt her knee.", "User's knee healed."],
    ["Mila is potty training.", "Emil is out of nappies."],
    ["User has an interview at a bank on Friday.", "The interview at the museum went well."],
    ["User has a driving test on 3 May.", "User hopes the test goes well."],
    ["User lifts 91 kg.", "User's weight is 84 kg."],
    ["User weighs 91 kg.", "User wants a weight of 80 kg."],
    ["User wants only code, no explanations.", "Can you explain monads again?"],
    ["User runs a cake stall with their sister.", "User's aunt runs the stall alone."],
    ["User shares a workshop with their brother.", "User runs the office alone."],
    ["User works as a welder.", "User changed their work hours."],
    ["User works as a welder.", "User's brother changed jobs."],
    ["User's roommate Ilse studies law.", "User's brother's new roommate is Ole."],
    ["User applied for an internship at Cellia.", "Borealis turned User down."],
    ["Milan's swimming moved to Thursdays.", "Tove gave up swimming."],
    ["Milan's swimming moved to Thursdays.", "Milan gave up chess."],
    ["User is saving for a band saw.", "User bought the hand saw last week."],
    ["User is saving for a car.", "User's brother bought the car."],
    ["User is training for a marathon.", "User ran a half marathon."],
    ["User is training for a marathon.", "User watched the marathon."],
    ["User's designer is Emre.", "Emre left for another meeting."],
    ["User wants to pass the B2 exam, and practises daily.", "User passed the driving test."],
  ])("stands: %p, %p", (older, newer) => {
    expect(["soft", "hard"]).not.toContain(verdict(older, newer));
  });
});
