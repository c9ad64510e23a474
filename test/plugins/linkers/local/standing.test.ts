// What leaves the older statement standing: it holds beside the newer one, which goes the other way, holds for a while, is of one of
// several, or is done on another day as well.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

interface Pairs {
  /** Never replaced, nor the same. */
  readonly stands: readonly (readonly [older: string, newer: string])[];
  readonly replaced: readonly (readonly [older: string, newer: string])[];
}

const PAIRS: Readonly<Record<string, Pairs>> = {
  "goes the other way": {
    stands: [
      ["The train from Vienna to Rome leaves at 8:10.", "The train from Rome to Vienna leaves at 19:25."],
      ["User's train from Graz to Linz leaves at 7:05.", "User's train from Linz to Graz leaves at 18:30."],
      ["The bus from Graz to Linz costs 12 euros.", "The bus from Linz to Graz costs 15 euros."],
      ["User has a flight from Oslo to Rome at 9:40.", "User has a flight from Rome to Oslo at 17:15."],
      ["User's flight from Oslo to Rome is at 9:40.", "User's flight from Rome to Oslo is at 17:15."],
      ["User's commute from home to work takes 30 minutes.", "User's commute from work to home takes 45 minutes."],
      ["User's commute to work takes 30 minutes.", "User's commute home takes 45 minutes."],
      [
        "User moves 500 EUR from savings to checking every month.",
        "User moves 300 EUR from checking to savings every month.",
      ],
      [
        "User transfers 500 euros from savings to checking on the 1st.",
        "User transfers 300 euros back from checking to savings on the 1st.",
      ],
      [
        "User sends 200 euros from Revolut to Wise every month.",
        "User sends 100 euros from Wise to Revolut every month.",
      ],
      [
        "User sends 200 euros from Revolut to Wise every month.",
        "User sends 100 euros from Wise back to Revolut every month.",
      ],
      ["The ferry from Kiel to Oslo takes 20 hours.", "The ferry from Oslo to Kiel takes 19 hours."],
      ["The drive to the cabin takes 3 hours.", "The drive from the cabin takes 4 hours."],
      [
        "User walks from the station to the office in 10 minutes.",
        "User walks from the office to the station in 12 minutes.",
      ],
      ["Shipping from Germany to Spain costs 14 euros.", "Shipping from Spain to Germany costs 18 euros."],
      ["The sync from Postgres to BigQuery runs at 2 am.", "The sync from BigQuery to Postgres runs at 5 am."],
      ["User cycles to school in 15 minutes.", "User cycles back from school in 20 minutes."],
      ["The Vienna-Rome train leaves at 8:10.", "The Rome-Vienna train leaves at 19:25."],
    ],
    replaced: [
      ["User's flight from Oslo to Rome is at 9:40.", "User's flight from Oslo to Rome is at 11:20 now."],
      ["The bus from Graz to Linz costs 12 euros.", "The bus from Graz to Linz costs 14 euros now."],
      ["User's commute from home to work takes 30 minutes.", "User's commute from home to work takes 40 minutes now."],
      ["User moved from Oslo to Rome.", "User moved from Rome back to Oslo."],
      ["User lives in Rome.", "User moved from Rome to Oslo."],
      ["The ferry from Kiel to Oslo takes 20 hours.", "The ferry from Kiel to Oslo takes 18 hours now."],
    ],
  },
  "holds for a while, or happened once": {
    stands: [
      ["User drives a Fiat.", "User is driving a rented BMW in Spain this week."],
      ["User drives a Fiat.", "User is driving a BMW this week."],
      ["User's manager is Ana.", "User's manager is Tim this week because Ana is on holiday."],
      ["User lives in Ghent.", "User is in Rome right now."],
      ["User drinks two coffees a day.", "User drank four coffees today."],
      ["User goes to bed at 10 pm.", "User went to bed at 2 am yesterday."],
      ["User drives a Golf.", "User drives a loaner Polo while the Golf is in the garage."],
      ["User's doctor is Dr. Weiss.", "User's doctor is Dr. Lund while Dr. Weiss is on leave."],
      ["User wakes up at 6 am.", "User woke up at 9 am today."],
      ["User smokes five cigarettes a day.", "User smoked ten cigarettes yesterday."],
      ["User works from home.", "User is working from the office this week."],
      ["User's desk is on the third floor.", "User's desk is on the first floor this week."],
      ["User lives in Ghent.", "User is living in Rome for a month."],
      ["User's phone is a Pixel 7.", "User is using a borrowed Nokia this week."],
      ["User's phone is a Pixel.", "User's phone is a borrowed Nokia until the Pixel is repaired."],
      ["The shop opens at 9 am.", "The shop opened at 11 am yesterday."],
      ["User takes the bus to work.", "User took a taxi to work today."],
      ["User takes the bus to work.", "User takes a taxi to work this week."],
      ["User pays 10 euros for lunch.", "User paid 25 euros for lunch yesterday."],
      ["User drinks tea in the morning.", "User drank coffee this morning."],
      ["User's teacher is Mr. Hall.", "User's teacher is Ms. Pool today because Mr. Hall is sick."],
    ],
    replaced: [
      ["User drives a Fiat.", "User drives a BMW now."],
      ["User's manager is Ana.", "User's manager is Tim now."],
      ["User's manager is Ana.", "User's manager is Tim."],
      ["User drinks two coffees a day.", "User drinks four coffees a day now."],
      ["User goes to bed at 10 pm.", "User goes to bed at midnight these days."],
      ["User goes to bed at 10 pm.", "User goes to bed at 11 pm."],
      ["User lives in Ghent.", "User moved to Rome yesterday."],
      ["User weighs 82 kilos.", "User weighs 80 kilos today."],
      ["User works at Lidl.", "User got a new job at Aldi today."],
    ],
  },
  "is of one of several": {
    stands: [
      ["User has two cats, Rosa and Karl.", "Rosa died in March."],
      ["User has two cats, Rosa and Karl.", "User's cat Rosa died in March."],
      ["User has two cats named Rosa and Karl.", "Karl died."],
      ["User's parents Ida and Max live in Kiel.", "Max died."],
      ["User's parents Ida and Max live in Kiel.", "User's father Max died."],
      ["User's dogs Bo and Pip sleep in the kitchen.", "Bo passed away last week."],
      ["User's parents live in Kiel.", "User's father died."],
      ["User's grandparents Ole and Inge live in Turku.", "Ole died in May."],
      ["Ida and Max live in Kiel.", "Ida died last week."],
      ["User has a dog named Momo and a cat named Fritz.", "Momo died."],
      ["User has three rabbits, Flo, Kiki and Ben.", "Kiki died yesterday."],
      ["User's sisters Ada and Lea study in Graz.", "Ada died."],
      ["User lives with Tom and Eva.", "Tom moved out."],
      ["User has a brother named Jan and a sister named Pia.", "Jan died."],
    ],
    replaced: [
      ["User has a dog named Momo.", "Momo died."],
      ["User's father Max lives in Kiel.", "Max died."],
      ["User's sister Ada studies in Graz.", "Ada died in May."],
      ["User's cat Luna sleeps on the sofa.", "Luna died last week."],
      ["User has two cats, Rosa and Karl.", "Rosa and Karl died in March."],
    ],
  },
  "is done on another day or at another hour": {
    stands: [
      ["User swims on Mondays.", "User swims on Fridays."],
      ["User works from home on Tuesdays.", "User works from home on Thursdays."],
      ["User has choir on Tuesdays.", "User has choir on Thursdays."],
      ["User takes the pill at 8 am.", "User takes the pill at 8 pm."],
      ["User drinks coffee at 8 am.", "User drinks coffee at 2 pm."],
      ["User has coffee at 8 am.", "User has coffee at 2 pm."],
      ["User walks the dog at 7 am.", "User walks the dog at 6 pm."],
      ["User goes to the gym on Mondays.", "User goes to the gym on Wednesdays."],
      ["User teaches yoga on Mondays.", "User teaches yoga on Saturdays."],
      ["User feeds the cat at 6 am.", "User feeds the cat at 5 pm."],
      ["User's daughter has piano on Mondays.", "User's daughter has piano on Thursdays."],
      ["User calls Ana on Sundays.", "User calls Ana on Wednesdays."],
      ["User trains at 6:30.", "User trains at 18:45."],
      ["User has physio every Tuesday.", "User has physio every Friday."],
      ["User meditates at 7 am.", "User meditates at 10 pm."],
      ["User injects insulin at 7 am.", "User injects insulin at 7 pm."],
      ["The bus leaves at 7:10.", "The bus leaves at 7:40."],
      ["Choir is on Tuesdays.", "Choir is on Thursdays."],
    ],
    replaced: [
      ["User swims on Mondays.", "User swims on Fridays now."],
      ["User has choir on Tuesdays.", "User's choir moved to Thursdays."],
      ["User takes the pill at 8 am.", "User takes the pill at 8 pm now."],
      ["User wakes up at 6 am.", "User wakes up at 7 am."],
      ["User works from home on Tuesdays.", "User works from home on Thursdays instead."],
      ["User's appointment is on Monday.", "User's appointment is on Tuesday."],
    ],
  },
  "is another field of a note": {
    stands: [
      ["Hilltop Bakery: rep is Tomás.", "Corner Bakery: new rep is Marguerite Dupont."],
      ["Hilltop Bakery: rep is Tomás.", "Hilltop Bakery: new driver is Marguerite Dupont."],
      ["Health log: weight is 81 kg.", "Gym log: weight is 79 kg."],
      ["Health log: medication is ramipril 5 mg.", "Health log: medication is metformin 500 mg."],
      ["Health log: medication is ramipril.", "Health log: medication is also metformin."],
      ["Kids: age is 5.", "Kids: age is 7."],
      ["Train to Graz: departure is 7:40.", "Train to Graz: departure is 17:40."],
      ["Garden: watering is 7:00.", "Garden: watering is 19:00."],
      ["Hilltop Bakery: contact is Ana.", "Hilltop Bakery: contact is Tim."],
      ["Hilltop Bakery: last check is 14 May.", "Hilltop Bakery: next check is 20 November."],
      ["Project Falcon: the team uses Kafka.", "Project Otter: the team drops Kafka and uses NATS instead."],
      ["Project Falcon: the team uses Kafka.", "Project Otter: decision: drop Kafka, use NATS instead."],
      ["Project Falcon: the team uses Kafka.", "Project Falcon: decision: drop Jira, use Linear instead."],
    ],
    replaced: [
      ["Health log: weight is 81 kg.", "Health log: weight is 79 kg."],
      ["Health log: medication is ramipril 5 mg.", "Health log: medication is ramipril 10 mg."],
      ["Health log: next check is 14 May (14 May 2024).", "Health log: next check is 20 November (20 November 2024)."],
      ["Hilltop Bakery: rep is Tomás.", "Hilltop Bakery: new rep is Marguerite Dupont."],
      ["House: door code is 4411.", "House: door code is 9912."],
      ["Flat: rent is 950 euros.", "Flat: new rent is 1,020 euros."],
      ["The team uses Kafka.", "Decision: drop Kafka, use NATS instead."],
      ["Project Falcon: the team uses Kafka.", "Project Falcon: decision: drop Kafka, use NATS instead."],
    ],
  },
  "what is sold, all of it or some": {
    stands: [
      ["The R7 costs 8,400 dollars.", "The R7 is sold in two colours."],
      ["The kettle weighs 900 g.", "The kettle is sold with a filter."],
      ["User has 140 ewes.", "User sold 30 ewes."],
      ["User has 12 beehives.", "User sold two beehives."],
      ["User has goats.", "User gave two goats to a farm."],
    ],
    replaced: [
      ["User owns a boat.", "The boat was sold."],
      ["User has a boat.", "User's boat has been sold."],
      ["User has 12 beehives.", "User sold the beehives."],
      ["User has 12 beehives.", "User sold all 12 beehives."],
    ],
  },
  "a home, and with whom": {
    stands: [
      ["User lives in Bergen with her husband Torgeir.", "User and Torgeir separated."],
      ["User lives in Bergen with her boyfriend Nils.", "User broke up with Nils."],
    ],
    replaced: [["User lives with her husband Torgeir.", "User and Torgeir separated."]],
  },
  "the rule, and a part of the year": {
    stands: [
      ["User wakes up at 5.", "User wakes up at 6 in winter."],
      ["User works from 8 to 16.", "User works from 9 to 17 in July."],
      ["The library opens at 9.", "The library opens at 11 in August."],
    ],
    replaced: [
      ["User wakes up at 5.", "User wakes up at 6 now."],
      ["User wakes up at 5 in winter.", "User wakes up at 6 in winter."],
      ["User's course starts in May.", "User's course starts in June."],
    ],
  },
};

for (const [what, { stands, replaced }] of Object.entries(PAIRS)) {
  describe(what, () => {
    test.each(stands)("leaves standing: %p, %p", (older, newer) => {
      expect(["none", "soft", "extends"]).toContain(verdict(older, newer));
    });
    test.each(replaced)("replaces: %p, %p", (older, newer) => {
      expect(verdict(older, newer)).toBe("hard");
    });
  });
}
