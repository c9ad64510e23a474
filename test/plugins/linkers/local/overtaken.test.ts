// What a later report overtook and tells in other words; beside it what looks alike and must both stay.

import { describe, expect, test } from "bun:test";
import { decide } from "#plugins/linkers/local/decide.ts";
import { parse } from "#plugins/linkers/local/reading/parse.ts";
import { type Pairs, statement, testTiers, verdict } from "../pairs.ts";

const REPLACED: Pairs = [
  ["User makes 46k a year.", "User received a raise, 49k a year."],
  ["User brings home 1900 a month.", "User negotiated a small raise and it's 2000 a month."],
  ["User lives in Moabit with a roommate.", "User took a studio in Wedding, they've lived there since March."],
  ["User lives in Leith.", "User got the flat in Fife, they live there now."],
  ["User lives alone since the divorce.", "User has had a lodger since Easter, Beatriz from Braga."],
  ["User has a flatmate.", "User lives alone now."],
  ["User's son Emil lives with his dad.", "Emil lives with User now."],
  ["Ola owes User 50 euros.", "Ola paid User back."],
  ["User's aunt Rina has a boat.", "Rina has unfortunately sold the boat."],
];

const ORDERED: Pairs = [
  ["User earns 2800 a month as a carer.", "User got a pay rise, it's 3050 a month now."],
  ["User's son Emil lives with his dad in Kiel.", "Emil lives with User now."],
  ["User's son Emil lives with his dad.", "Emil's staying with User for good."],
  ["User takes levothyroxine, 75mcg every morning.", "Dr Bell put User up to 100mcg of levothyroxine."],
  [
    "User was put on metoprolol, 50mg twice a day.",
    "Dr Bell changed User to other pills, still 50 but only once in the morning.",
  ],
  ["User's sister Nell is expecting, due in May.", "Nell's due date moved to June 3."],
  ["User is expecting, the baby is due on June 3.", "The due date changed, it's June 10 now."],
  ["Tariq is visiting User for two weeks in June.", "Tariq's staying with User for good."],
  ["User rows with the county crew.", "User is back on the water since May, only with the club, not the county crew."],
  ["User wants to switch to Linux at some point.", "User switched their laptop and the studio computer to Linux."],
  ["User is thinking of adopting a greyhound.", "User has a greyhound since March, called Nutmeg."],
  ["User has an interview at a bank in Turku on June 4.", "User got the job."],
  ["User applied for the night manager post.", "User didn't get the night manager post."],
  ["User has an interview at a brewery.", "User started in May at the brewery."],
  ["User is looking for a bigger flat near the park.", "User took the flat on Elm Street."],
  ["User is thinking of moving to Halifax next spring.", "Moving to Halifax is off, the partner got a post here."],
  ["User found a tutor, Ilse, on Mondays.", "The tutor moved to Norway so User has nobody at the moment."],
  ["User plays on Tuesdays and Saturdays.", "User has given up the Saturday bowls. Only Tuesdays."],
  ["User is planning a trip to Crete from May 3.", "Ada can't come in May, so User is going in September instead."],
  ["User's aunt wants to keep the cabin.", "User's aunt bought User out of the cabin."],
  ["Mr Osei owes User 300 euros for the fence.", "Mr Osei has paid."],
  ["Mrs Adu is owing User 300 euros.", "Mrs Adu has paid User."],
  ["User brings home 3100 a month driving for a bakery.", "User got a raise, 3300 a month now."],
  ["User is recovering from surgery and walks on crutches.", "User is off the crutches and back at football."],
  ["User is waiting for the biopsy results.", "The biopsy came back clear."],
  ["User's landlord wants to sell the house.", "The landlord sold the house to a couple from Lille."],
  ["User's harp is at the museum.", "User's harp is in the attic now."],
  ["User has a trial shift at a cafe on Friday.", "User got the cafe job, starts next week."],
  ["User dances salsa and they paint watercolours.", "User stopped dancing salsa in May."],
  ["User leaves on the 7th of April.", "User is going in September instead, from the 9th."],
  ["Ilka does the drawings for User's magazine.", "Ilka left in May, she took a job in Bern."],
  ["User's cousin Rafi helps on Saturdays.", "Rafi quit last week."],
  ["User is migrating the shop from Magento to Shopware.", "The migration to Shopware is complete."],
  [
    "User's deadline for the beta is 3 May, their friend Ilka does the drawings.",
    "User says: beta slipped, new date is 20 June.",
  ],
  ["User's budget is 600 euros for everything.", "User can spend 750 now."],
  ["User needs a desk, thinking of a used one.", "User bought the desk on Friday."],
  ["Sundays User works in a cafe.", "User quit the café last week because they got a post at a lab."],
  ["User works in a café on Saturdays.", "User quit the cafe last week."],
  [
    "User's doctor says gout, User takes naproxen in the morning.",
    "Naproxen upset User's stomach so User is on paracetamol now.",
  ],
  [
    "User wants prices always without tax and in a table.",
    "User wants the assistant to show prices with tax from now on.",
  ],
];

const KEPT: Pairs = [
  ["User leaves for Rome on 7 April.", "User is flying to Oslo in September instead."],
  ["Ilka does the drawings for User's magazine.", "Ilka left for the beach at nine."],
  ["Ilka does the drawings for User's magazine.", "Ilka left the door open."],
  ["User's cousin Rafi has two dogs.", "Rafi quit last week."],
  ["User is migrating the shop from Magento to Shopware.", "The migration to Kubernetes is complete."],
  ["User's deadline for the beta is 3 May.", "The wedding got postponed, the new date is 20 June."],
  ["User's monthly food budget is 600 euros.", "User can spend 750 on the sofa now."],
  ["User is thinking of a dog.", "User bought the dog food."],
  ["User works in a cafe on Saturdays.", "User quit the bar last week."],
  ["User's sister works in a cafe.", "User quit the cafe last week."],
  ["User wants coffee without sugar.", "User wants tea with sugar."],
  ["User takes naproxen in the morning.", "Ibuprofen upset User's stomach so User is on paracetamol now."],
  ["User takes levothyroxine, 75mcg every morning.", "User's mother takes 100mcg of levothyroxine."],
  ["User takes levothyroxine, 75mcg every morning.", "Dr Bell put User's mother up to 100mcg of levothyroxine."],
  ["User takes ramipril 5mg in the morning.", "User takes 20mg of atorvastatin in the evening."],
  ["User takes metoprolol, 50mg twice a day.", "User still has 50 pages to read once a day."],
  ["User earns 2800 a month as a carer.", "User's rent went up, it's 1050 a month now."],
  ["User earns 2800 a month as a carer.", "User's husband got a raise, it's 3300 a month now."],
  ["User earns 2800 a month as a carer.", "User got a raise of 3%."],
  ["User pays 900 a month for the studio.", "User got a raise, it's 1000 a month now."],
  ["User is expecting, the baby is due on June 3.", "User's essay is due on June 10 now."],
  ["User's sister Nell is expecting a baby.", "User's cousin Pia's due date moved to July."],
  ["User's nephew Jonas lives with his grandparents in Graz.", "Jonas is staying with User for a week."],
  ["User's son Emil lives with his dad in Kiel.", "Emil's staying with User this summer."],
  ["User lives in Moabit.", "User took the train in Wedding."],
  ["User lives in Moabit.", "User took a holiday flat in Rome for a week."],
  ["User lives alone.", "User's sister has a lodger."],
  ["User lives alone.", "User is thinking of taking in a lodger."],
  ["User lives alone.", "User doesn't have a flatmate."],
  ["Ola owes User 50 euros.", "Ola has paid for the tickets."],
  ["Ola owes User 50 euros.", "Ana has paid User."],
  ["Ola owes User 50 euros.", "Ola has not paid User."],
  ["User has an interview at a bank on June 4.", "User's brother got the job at the library."],
  ["User has an interview at a bank on June 4.", "User got the job at Lidl."],
  ["User has an interview at a bank on June 4.", "User started to bake at the weekend."],
  ["User is looking for a house with a garden.", "User took a photo of the house."],
  ["User is thinking of moving to Halifax.", "The bakery in Halifax is off the main road."],
  ["User found a tutor, Ilse.", "User's tutor moved the lesson to Friday."],
  ["User plays chess on Saturdays.", "User has given up the Saturday bowls."],
  ["User plays on Tuesdays and Saturdays.", "User has given up the Friday bowls."],
  ["User is planning a trip to Crete from May 3.", "User has tea instead of coffee since May."],
  ["User wants to move to Bergen at some point.", "User moved the sofa to the attic."],
  ["User is thinking of adopting a greyhound.", "User has a meeting since the move."],
  ["User's aunt wants to keep the cabin.", "User's aunt bought User a cabin bag."],
  ["User is waiting for the biopsy results.", "The passport came back."],
  ["User's landlord wants to sell the house.", "The landlord sold the van."],
  ["User's harp is at the museum.", "User's cello is in the attic now."],
  ["User has a trial shift at a cafe on Friday.", "User got the library job."],
  ["User's harp is at the museum.", "User's harp is in good shape now."],
];

describe("overtaken", () => {
  testTiers(REPLACED, ORDERED, []);

  test.each([...KEPT])("both stay: %p, %p", (older, newer) => {
    expect(["hard", "soft"]).not.toContain(verdict(older, newer));
  });
});

describe("where in the town that somebody moved to", () => {
  const DAY = Date.UTC(2025, 2, 18);
  const told = (older: string, newer: string, later: number): string => {
    const [one, other] = [
      statement("new", newer, { documentDate: DAY + later }),
      statement("old", older, { documentDate: DAY }),
    ];
    const decision = decide({ statement: one, parsed: parse(one) }, { statement: other, parsed: parse(other) }, 0.7);
    return decision?.type === "updates" ? decision.tier : "none";
  };

  test.each([
    ["User moved to Rotterdam for work.", "User lives in Kralingen with two flatmates.", 0, "none"],
    ["User moved to Rotterdam for work.", "User lives in Kralingen now.", 0, "hard"],
    ["User moved to Rotterdam for work.", "User lives in Delft.", 86_400_000, "hard"],
  ])("%p, %p", (older, newer, later, expected) => {
    expect(told(older, newer, later)).toBe(expected);
  });
});
