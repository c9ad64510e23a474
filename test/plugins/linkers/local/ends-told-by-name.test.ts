import { describe, expect, test } from "bun:test";
import { testTiers, verdict } from "../pairs.ts";

describe("who no longer does something for somebody", () => {
  testTiers(
    [],
    [
      ["User's coach is Ilse Rahm.", "User parted ways with Ilse, training on their own with an app."],
      ["User's coach is Ilse Rahm.", "User stopped working with Ilse."],
      ["User's therapist is Dr Levy.", "User stopped seeing Dr Levy."],
      ["User's nanny is Ana.", "User let Ana go in March."],
      ["User's accountant is Olga.", "User and Olga parted ways."],
      ["User's photographer is Rosa Lind.", "Rosa can't do the 5th so User's cousin Ben is taking the pics."],
      ["User's florist is Ada.", "Ada has no time so User's aunt does the flowers."],
      ["User's DJ is Max.", "Max pulled out, so Lou is DJing."],
      ["User's manager is Marek.", "Marek left for Nordlicht."],
      ["User reports to Marek at work.", "Marek quit for Nordlicht."],
      ["User's mother takes warfarin and has a cleaner, Mrs Boyd, on Fridays.", "Mrs Boyd has retired."],
      ["User hires someone, Ilse starts on Saturdays, 13 an hour.", "Ilse left, she got a place at drama school."],
      ["User's best man is Jo.", "Jo is in Lima that week so Kim's brother Per is best man now."],
      ["User's doctor, Dr Ode, has put User on 5 mg of ramipril.", "Dr Ode switched User to losartan, 50 mg."],
      ["User's father takes warfarin and has bad knees.", "They took User's father off warfarin."],
    ],
    [],
  );
});

describe("a plan or a habit whose end names only the place, the thing or the day", () => {
  testTiers(
    [],
    [
      ["User signed up for Bremen on 27 September instead.", 'User says "Bremen\'s off, stress fracture. right foot".'],
      ["User is flying to Crete on 20 March.", 'User says "no Crete after all, flights got cancelled".'],
      ["User is training for the Bremen marathon.", "User didn't run Bremen, had flu."],
      ["User has booked a cruise to Norway for June.", "User's cruise has been called off by the company."],
      ["User's mum goes to a day centre on Tuesdays.", "The day centre changed to Thursdays."],
      ["User's son has football practice on Mondays.", "Football practice is on Wednesdays now."],
      ["User cycles to work every day.", "User sold the bike, it got too small for the trailer."],
      ["User says the midwife moved the due date to 20 May.", "Elsa was born on the 22nd."],
      ["User and Nora are expecting a baby, due on 4 May.", "The baby arrived last night."],
      ["Climbing is on hold.", "User is back climbing."],
      ["User runs five times a week.", 'User says "only running twice a week until June".'],
      ["The Lund house is on the market for 210k.", "User sold the house for 198k, completion on 2 October."],
      ["User takes statins.", "Statins are off again."],
    ],
    [["User goes to a pottery class on Tuesdays.", "The yoga class changed to Thursdays."]],
  );
});

describe("a price, a pay and a time that are told without what they are of", () => {
  testTiers(
    [],
    [
      ["Caterer is Blue Plate, £38 a head.", "Blue Plate put it up to £42 a head."],
      ["User's physio is Ana Ruiz, 60 euros a session.", "Ana charges 70 euros a session now."],
      ["User makes 1100 a month.", "User got the job at the Elm, 1250 a month."],
      ["User lives with Ben in a flat, rent is 850.", "The rent is up to 920."],
      [
        "User writes every morning from nine to eleven.",
        "User writes in the afternoon now, as the mornings go to physiotherapy.",
      ],
    ],
    [],
  );
});

describe("what such news leaves as it is", () => {
  test.each([
    ["User's coach is Ilse Rahm.", "User parted ways with Pim."],
    ["User's coach is Ilse Rahm.", "User let Ilse know about the injury."],
    ["User's sister Ilse is a coach.", "User parted ways with Ilse at the station."],
    ["User's dentist is Dr Ode.", "User dropped Dr Ode a note."],
    ["User's cousin Rosa lives in Ghent.", "Rosa can't do the 5th so User's cousin Ben takes the photos."],
    ["User's photographer is Rosa Lind.", "Rosa is in Rome this week so Ben is feeding her cat."],
    ["User's manager is Marek.", "Marek left for Rome."],
    ["User's colleague Marek plays chess.", "Marek left for Nordlicht."],
    ["User has a cleaner, Mrs Boyd, on Fridays.", "Mrs Boyd left her keys."],
    ["User hires someone, Ilse starts on Saturdays, 13 an hour.", "Ilse left her keys in the van."],
    ["User has two employees, Ilse and Pim.", "Ilse is off from 1 to 14 May so her cousin Bo covers for her."],
    ["User has two employees, Ilse and Pim.", "Ilse left in May."],
    ["User's friend Ada hires interns every summer.", "Ada left last week."],
    ["User takes 5 mg of ramipril.", "Dr Ode put User on aspirin as well."],
    ["User takes 5 mg of ramipril.", "Dr Ode moved User to Thursday."],
    ["User's mother takes warfarin.", "They took User off warfarin."],
    ["User is training for the Bremen marathon.", "User didn't make Bremen sausages."],
    ["User is going to Oslo in May.", "User didn't go to Oslo last year."],
    ["User has booked a cruise to Norway.", "User's sister's cruise has been called off."],
    ["User has booked a cruise to Norway.", "The Greek cruise has been called off."],
    ["User goes to a pottery class on Tuesdays.", "The yoga class changed to Thursdays."],
    ["User's son has football practice on Tuesdays.", "User's choir practice moved to Thursdays."],
    ["User cycles to work every day.", "User sold the bike rack."],
    ["User drives a bus every day.", "User sold the car."],
    ["User's baby is due on 4 May.", "User's nephew was born on 2 May."],
    ["User's sister is pregnant, due in May.", "User's colleague's baby was born in March."],
    ["The extension is on hold.", "User started swimming again."],
    ["User runs five times a week.", "User only swims twice a week."],
    ["User runs five times a week.", "User runs with the club only once a week."],
    ["The Lund house is on the market for 210k.", "User sold the boat for 198k."],
    ["User's physio is Ana Ruiz, 60 euros a session.", "Ana charges 30 euros an hour."],
    ["User's vet is Ana Ruiz, 60 euros a visit.", "Bo charges 70 euros a visit."],
    ["User makes 1100 a month.", "User got a second job, 400 a month."],
    ["User pays 640 euros rent.", "The landlord put the neighbour's rent up to 690 euros."],
    ["User paints in the morning.", "User runs in the evening now."],
    ["User's best man is Jo.", "Per is the best now."],
    ["User works as a carer.", 'User says "No more carers".'],
    ["User is a carer for their mother.", 'User says "No more carers".'],
    ["User's mother Joan lives alone in Selby. User is her carer at weekends.", 'User says "No more carers".'],
  ])("%p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });
});
