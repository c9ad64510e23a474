// What a later message ends in other words than the earlier one, months apart: searches, dates, guests, amounts, injuries, things; beside
// each what looks alike and stays.

import { describe, expect, test } from "bun:test";
import { type Pairs, testTiers, verdict } from "../pairs.ts";

const testStays = (pairs: Pairs): void => {
  test.each([...pairs])("both stay: %p, %p", (older, newer) => {
    expect(["hard", "soft"]).not.toContain(verdict(older, newer));
  });
};

describe("a search that was answered", () => {
  testTiers(
    [],
    [
      [
        "User is looking for flat with two rooms because their girlfriend Marit comes with them.",
        "User found flat in Larvik.",
      ],
      ["User is looking for a house with a garden.", "User's offer on a house in Dalkeith was accepted."],
      ["User and their wife are house hunting.", "User and their wife bought a house in Corby."],
      ["User is looking for an apartment near the lab.", "User signed the lease for an apartment on Elm Street."],
      ["User is looking for a bigger place.", "User found a place with a balcony."],
      ["User is searching for a studio in Gent.", "User signed for a studio in Gent."],
      ["User is flat hunting in Leeds.", "User got the flat."],
      ["User is viewing flats.", "User and their boyfriend got the keys to their new flat."],
      ["User is applying for a UX researcher role at Brandt.", "User was offered the job, 46k."],
      [
        "User is looking for a new job because their boss is awful.",
        "User was offered a senior designer role at Orrin, 38k.",
      ],
      [
        "User has been unemployed since December (December 2025) and they are applying for warehouse jobs.",
        "User got the driver job.",
      ],
      ["User is unemployed.", "User starts as a porter at the hospital on Monday."],
      ["User is job hunting.", "User accepted an offer from Brill."],
      ["User has applied for the trainee post at the zoo.", "The zoo offered User the post."],
      ["User is between jobs.", "User signed the contract with Otten."],
      ["User is waiting to hear back about the job.", "User got the job."],
      ["User has an interview at the bank on Friday.", "User was offered the job."],
      [
        "User's doctor thinks User has an iron deficiency, they are waiting for their blood results.",
        "Blood results are in, iron is fine but User's thyroid is slow.",
      ],
      ["User is waiting for their exam results.", "User got their results, they passed everything."],
    ],
    [],
  );
  testStays([
    ["User is looking for a flat with two rooms.", "User found a cleaner."],
    ["User is looking for a house with a garden.", "User rents a flat in Leith at the moment."],
    ["User is looking for a flat.", "User's sister found a flat in Larvik."],
    ["User is looking for a flat.", "User found a flat in Larvik but it was too expensive."],
    ["User is looking for a house.", "User found a house they like and are viewing it on Monday."],
    ["User is looking for a flat.", "User almost got a flat in Larvik."],
    ["User is looking for a job.", "User's brother got a job at Aldi."],
    ["User is applying for a UX role at Brandt.", "User was offered an interview at Brandt."],
    ["User is applying for a UX role at Brandt.", "User got a part-time job at a bar."],
    ["User is applying for a mortgage.", "User got the job."],
    ["User is applying for a job at Brandt.", "User was offered the job at Stripe and turned it down."],
    ["User is looking for a job for the summer.", "User got a job interview at Lidl."],
    ["User is looking for a new job.", "User did not get the job at Brandt."],
    ["User has applied for a UX role at Brandt.", "User got the job at Aldi in 2012."],
    ["User is looking for a second-hand car.", "User was offered the job, 46k."],
    ["User is waiting for the results of the MRI.", "The blood results are in."],
    ["User is waiting for their visa.", "User got their exam results."],
  ]);
});

describe("what was ahead and has been, or is on another day", () => {
  testTiers(
    [],
    [
      ["User's resit is 14 April (14 April 2026).", "User's resit went well."],
      ["They have a gig at the Crown on 14 February (14 February 2026).", "The gig was amazing."],
      ["User has a gig at the Crown on 14 February.", "The gig went really well."],
      ["User's interview is on 4 May.", "The interview went well."],
      ["User's theory test is on 18 February.", "User passed their theory."],
      [
        "User is learning to drive and their theory test is on 18 February (18 February 2026).",
        "User passed their theory.",
      ],
      ["Practical is booked for 9 April (9 April 2026).", "User failed the practical, next try is in May (May 2026)."],
      ["User has 3 exams in February, micro, stats and history.", "User passed micro with a B, failed stats."],
      [
        "User has two exams in January (January 2026), pharmacology and anatomy.",
        "User passed pharmacology but failed anatomy, resit is on 3 March (3 March 2026).",
      ],
      ["User's driving test is on Tuesday.", "User passed the driving test."],
      ["User's daughter has her ballet exam on 3 June.", "User's daughter passed her ballet exam."],
      ["User's viva is on 12 May.", "User passed the viva."],
      [
        "User is planning a surprise 40th for their husband Ole, June 13 (13 June 2026). About 30 people, budget 2000 euros.",
        "User says the party moves to June 20 (20 June 2026), the boat had a double booking.",
      ],
      ["User is flying to Malta on May 3 (3 May 2026) for ten days.", "User flies on May 10 (10 May 2026) instead."],
      ["User is planning a baby shower for Ana, 2 April.", "The shower got moved to 9 April."],
      [
        "User signed up for the half marathon in Bergen on May 10 (10 May 2026).",
        "User is skipping the half marathon this year (2026).",
      ],
      ["User is going to the Fennel festival in June (June 2026) with Odd and Ruth.", "User sold their Fennel ticket."],
      ["User is staying at an Airbnb in Sines.", "The Airbnb cancelled on User so now it's a hotel in Lagos."],
    ],
    [],
  );
  testStays([
    ["User is planning a surprise 40th for their husband Ole, June 13.", "User's work party moves to June 20."],
    ["User is planning a party for Ole on June 13.", "The meeting moves to June 20."],
    ["User is planning a party for Ole on June 13.", "The party for Ella is on June 20."],
    ["User's resit is 14 April.", "User's interview went well."],
    ["User's resit is 14 April.", "User's brother's resit went well."],
    ["User has 3 exams in February.", "User's daughter passed micro."],
    ["User has an operation on 4 May.", "User's dad's operation went well."],
    ["User's theory test is on 18 February.", "User passed a mock theory test."],
    ["User's theory test is on 18 February.", "User passed the kitchen test."],
    ["User has two exams in January, pharmacology and anatomy.", "User passed the driving test."],
    ["User has a gig at the Crown on 14 February.", "The gig was amazing at the Lion last year."],
    ["User is going to the Fennel festival in June.", "User sold their Glastonbury ticket."],
    ["User is going to the Fennel festival in June with Odd.", "Odd can't make it to dinner."],
    ["User is staying at an Airbnb in Sines.", "The Airbnb in Rome was lovely."],
    ["User signed up for the half marathon in Bergen.", "User is skipping breakfast this year."],
  ]);
});

describe("who comes after all, or cannot", () => {
  testTiers(
    [],
    [
      ["Ole's mum can't come, she's having her hip done that week.", "Ole's mum can come after all."],
      ["Ole's mum can't come, she's having her hip done that week.", 'User says "oh and his mum can come after all".'],
      ["Runa can't be a bridesmaid, she's moving to Perth.", "Runa can come after all."],
      ["User's brother can't join because of work.", "User's brother is coming after all."],
      ["Tilde isn't coming to the party.", "Tilde is coming after all."],
      ["User's dad can't come to the graduation.", "User's dad can make it after all."],
      ["Tom won't be there.", "Tom will be there after all."],
      ["Ines is joining the trip.", "Ines can't come after all."],
      [
        "User is going to the Fennel festival in June (June 2026) with Odd and Ruth.",
        'User says "Odd can\'t make it to Fennel, he has exams".',
      ],
    ],
    [],
  );
  testStays([
    ["Ole's mum can't come, she's having her hip done that week.", "Ole's dad can come after all."],
    ["Runa can't be a bridesmaid, she's moving to Perth.", "Cleo can come after all."],
    ["User's brother can't join because of work.", "User's sister is coming after all."],
    ["Tilde isn't coming to the party.", "Tilde is coming to dinner on Friday."],
  ]);
});

describe("an amount, or days, told without what they are of", () => {
  testTiers(
    [],
    [
      ["User weighs 96kg.", "User is down to 93."],
      ["User weighs 96kg.", "User is down to 93 now."],
      ["User weighs 71 kilos.", "User is at 68.5 now."],
      ["User's weight is 88 kg.", "User is down to 84."],
      ["User is 102 kg.", "User is down to 97 already."],
      ["User weighs 210 pounds.", "User is down to 198."],
      ["User has a loan of 5,000 for the car.", "The loan is down to 4,100."],
      [
        "User earns 3,400 a month after tax and rent is 1,250 including heating.",
        "User got a raise. 3,650 net from May (May 2026).",
      ],
      ["User earns 2,900 a month.", "User got a pay rise, it's 3,150 now."],
      ["User earns 2,100 net.", "User got a raise in April."],
      [
        "User trains at 6am Monday Wednesday Friday at the puregym in the pier.",
        "User is switching to Tuesday Thursday Saturday cos of the new job.",
      ],
      ["User swims every Tuesday morning.", "User swims on Fridays now because the pool closes on Tuesdays."],
      ["User works Monday to Wednesday.", "User is switching to Wednesday to Friday."],
      ["User runs on Tuesday and Thursday evenings.", "User changed to Monday and Wednesday."],
    ],
    [],
  );
  testStays([
    ["User weighs 96kg.", "User is down to 93 subscribers."],
    ["User weighs 96kg.", "User is down to 93 cigarettes a month."],
    ["User's goal is 88kg by summer (summer 2026).", "User is down to 93."],
    ["User weighs 96kg.", "User is down to 20 in the queue."],
    ["User weighs 96kg.", "User's dog is down to 23."],
    ["User wants to weigh 80 kg.", "User is down to 93."],
    ["User's handicap is 14.", "User is down to 11."],
    ["User earns 3,400 a month.", "User's rent was raised to 1,300."],
    ["User earns 3,400 a month.", "User's husband got a raise."],
    ["User earns 3,400 a month.", "User asked for a raise."],
    ["User earns 3,400 a month.", "User did not get the raise."],
    ["User trains on Monday Wednesday Friday at the gym.", "User's son trains on Tuesday and Thursday."],
    ["User trains on Monday Wednesday Friday at the gym.", "User has choir on Tuesday and Thursday."],
    ["User trains on Monday Wednesday Friday at the gym.", "User is switching to oat milk on Tuesdays."],
    ["User has choir on Mondays.", "User is switching to Tuesday Thursday Saturday."],
    ["User swims on Mondays.", "User swims on Fridays as well now."],
  ]);
});

describe("what can be done again, and what is made, bought or back", () => {
  testTiers(
    [],
    [
      [
        "User has a bad left shoulder from an old rugby injury so no overhead press.",
        "User's physio says rotator cuff is basically healed, can start light overhead again.",
      ],
      ["User has runner's knee so no running until April (April 2026).", "User's physio cleared them to run again."],
      ["User broke their wrist skiing, so they can't type much or play piano.", "User can play piano again, slowly."],
      ["User can't lift anything heavy after the operation.", "User can lift weights again."],
      ["User isn't allowed to drive after the surgery.", "User is driving again."],
      ["User can't play tennis with their elbow.", "User is back playing tennis."],
      ["User has a sprained ankle and can't dance.", "User started dancing again."],
      ["User hurt their back and can't garden.", "User's back is better, they are gardening again."],
      ["User has tendonitis so no climbing.", "User is climbing again."],
      [
        "User's puppy Pluto is 10 weeks old and she isn't vaccinated yet, so no walks.",
        "Pluto had her last jab so User can go for walks now.",
      ],
      ["User's puppy also pees inside at night.", "Pip is house trained now."],
      ["User's puppy Pip pees inside at night.", "Pip is house trained now."],
      ["User is saving for a camper van, they have 6,500 so far.", "User bought the van."],
      ["User is knitting a jumper for their niece.", "The jumper is finished and User's niece loves it."],
      ["User is building a shed.", "The shed is done."],
      ["User is making a quilt for Ada.", "The quilt is finished."],
      ["User's cat Kanel is missing since Monday (2 February 2026), User is putting up posters.", "Kanel is back."],
      ["User's puppy Pluto sleeps in a crate in their bedroom.", "Pluto sleeps in the kitchen now."],
    ],
    [],
  );
  testStays([
    ["Tom can't swim.", "Tom can come after all."],
    ["User's dad can't walk far.", "User's dad can come after all."],
    ["User has a bad left shoulder so no overhead press.", "User can squat again."],
    ["User can't run because of their knee.", "User can swim again."],
    ["User can't run because of their knee.", "User's wife can run again."],
    ["User can't play piano.", "User can play the guitar again."],
    ["User's son can't drive.", "User is driving again."],
    ["User is saving for a camper van.", "User bought a vintage bike."],
    ["User is saving for a camper van.", "User sold the van."],
    ["User is saving for a house.", "User bought a doll house for Ida."],
    ["User is knitting a jumper for their niece.", "The scarf is finished."],
    ["User is knitting a jumper.", "The jumper is almost finished."],
    ["User is building a shed.", "User's neighbour's shed is done."],
    ["User's puppy Pluto isn't vaccinated yet.", "Pip had her last jab."],
    ["User's dog Rex barks at night.", "Rex is house trained now."],
    ["User's cat Kanel is missing since Monday.", "Fig is back from the vet."],
    ["User and their mum aren't speaking.", "Dad and User made up."],
    ["User's dog Pluto sleeps in a crate.", "Pluto sleeps in the car on the way to Bonn."],
  ]);
});

describe("what was sought, had, learned or shared, and came out", () => {
  testTiers(
    [
      ["User's passport has expired.", "User got their new passport."],
      ["User's daughter is teething.", "User's daughter has all her teeth now."],
    ],
    [
      ["User's boiler is broken, plumber comes on Thursday (5 February 2026).", "User's boiler is fixed, cost 420."],
      [
        "User is revising for their driving theory and they have a learner's permit.",
        "User passed their test first time.",
      ],
      ["User is preparing for the bar exam.", "User passed."],
      ["User is studying for the C1 exam.", "User passed the C1."],
      ["User is single.", "Ruben and User moved in together."],
      ["User has a lesson with Mrs Vogt every Monday.", "Mrs Vogt is retiring so User needs a new teacher."],
      ["User's physio is Karim.", "Karim is leaving the practice next month."],
      ["Mrs Vogt is retiring so User needs a new teacher.", "User has a new cello teacher, Ben, lessons on Thursdays."],
      ["User is looking for a new dentist.", "User found a dentist near work."],
      ["User's sister helps User pack on Sundays.", "User's sister moved to Cork."],
      [
        "User sleeps badly and drinks four coffees a day.",
        "User started therapy on Monday, finally. Down to two coffees.",
      ],
      ["User smokes ten a day.", "User is down to five a day."],
      ["User is a trainee baker at Kornmann, their apprenticeship finishes in July.", "User is a proper baker now."],
      ["User is on benefits.", "User got a job at the archive."],
      ["User lives with their parents.", "User moved into their own flat."],
      ["User's mother is in hospital.", "User's mother came home yesterday."],
      ["User has Covid.", "User tested negative."],
      ["User has the flu.", "User is better now."],
      ["User's cat needs an operation.", "User's cat had the operation and is fine."],
      ["User wants a dog.", "User adopted a dog from the shelter, called Bo."],
    ],
    [],
  );
  testStays([
    ["User is looking for a drummer.", "User found a drum kit in the attic."],
    ["User is looking for a drummer.", "User's sister found a drummer."],
    ["User needs a new teacher.", "User has a teacher who is strict."],
    ["User needs a break.", "User had a break at noon."],
    ["User wants a dog.", "User has a dog sitter."],
    ["User wants a dog.", "User's brother adopted a dog."],
    ["User is looking for a cello.", "User found a cello teacher."],
    ["User is looking for a cello teacher.", "User found a piano teacher."],
    ["User has the flu.", "User is better at chess now."],
    ["User has the flu.", "User's son is better now."],
    ["User is in hospital.", "User's mother came home yesterday."],
    ["User's mother is in hospital.", "User came home early."],
    ["User works in a hospital.", "User came home early."],
    ["User drinks four coffees a day.", "User is down to two cigarettes a day."],
    ["User drinks four coffees a day.", "User walks down two streets."],
    ["User has a lesson with Mrs Vogt every Monday.", "Mr Brandt is retiring."],
    ["User's friend Karim likes tennis.", "Karim is leaving the practice next month."],
    ["User lives with their parents.", "User's sister moved into her own flat."],
    ["User lives with their parents.", "User wants to move into their own flat."],
    ["User is single.", "User moved in with their parents."],
    ["User is single.", "User's friends Ana and Kim moved in together."],
    ["User is preparing for the bar exam.", "User's brother passed."],
    ["User is preparing for the bar exam.", "User passed the driving test."],
    ["User is preparing for the bar exam.", "User passed by the station."],
    ["User has a learner's permit.", "User passed their eye test."],
    ["User has a learner's permit.", "User's son passed his test."],
    ["User's cat needs an operation.", "User's dog had the operation."],
    ["User is pregnant.", "User's cat had four kittens."],
    ["User's boiler is broken, plumber comes on Thursday.", "User's bike is fixed."],
    ["User's boiler is broken, plumber comes on Thursday.", "The neighbour's boiler is fixed."],
    ["User's sister helps User pack on Sundays.", "User's brother moved to Cork."],
    ["User's sister likes tea.", "User's sister moved to Cork."],
    ["User's passport has expired.", "User got a new phone."],
    ["User's daughter is teething.", "User's son has all his teeth now."],
    ["User broke a plate.", "User bought a new plate rack."],
    ["User has a job at Vela and needs a new bike.", "User got a new boss."],
    ["User is on benefits.", "User got a job interview."],
    ["User is looking for a second cat.", "User found a cat hair in the soup."],
    ["User wants to buy a car.", "User got a car wash voucher."],
    ["User needs some help with taxes.", "User got some cake."],
  ]);
});

describe("a party whose owner the older statement names", () => {
  testTiers(
    [],
    [["User's aunt's retirement party is on 7 March.", "The party is on 14 March now, the hall was taken."]],
    [],
  );
  testStays([["User's aunt's retirement party is on 7 March.", "The meeting is on 14 March now."]]);
});
