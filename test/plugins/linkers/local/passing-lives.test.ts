// What a new stage of a life overtakes, told in passing.

import { describe, expect, test } from "bun:test";
import { testTiers, verdict } from "../pairs.ts";

describe("a new stage of a life", () => {
  testTiers(
    [["User is a cook at the Swan.", "User became head chef in May."]],
    [
      ["User shares a flat with their cousin Odalys, 500 a month.", "User has moved to Ghent now, they rent a room."],
      ["Wanda shares a house with two nurses.", "Wanda moved into a small studio near the canal."],
      ["User is staying at their aunt's place in Horn for now.", "User got their own apartment in Lunds, 600 a month."],
      ["Wanda lives with User's brother Rolf in Horn.", "Wanda found work at a dairy and has her own place now."],
      ["User's mother lives in Horn.", "User's mum moved in with User last week."],
      ["User's father Rolf laughed at it, he lives alone in Horn.", "User's dad lives with User now."],
      ["Wanda goes to Linde Primary, first grade.", "Wanda will go to Moss Primary from September, Linde closed."],
      ["User's son Rolf is at Horn Grammar.", "Rolf switched to Lunds Academy after Easter."],
      ["User's niece Wanda, 12, comes on Fridays.", "Wanda won the spelling prize, she turned 13 in May."],
      ["User's grandson Rolf is 7, and lives with them.", "Rolf has just turned 8 and wants a drum."],
      ["User is a clerk at the Horn council.", "User starts on 3 May as a surveyor, 30,000 a year."],
      ["User starts on 3 May as a surveyor in the Horn office.", "User is going to be team leader from 1 December."],
      [
        "User starts in May as a surveyor, 30,000 a year.",
        "User is going to be team lead from 1 June, with 34,000 a year.",
      ],
      ["User teaches drawing at a school in Horn.", "User starts on 3 May as a surveyor."],
      ["User wants to change jobs.", "User got the library job."],
      ["User is thinking about changing careers.", "User starts in May as a gardener at Horn castle."],
      ["User wants to adopt a dog for the boat.", "User adopted a mutt from the shelter in Horn."],
      ["User would love to get a cat.", "User got a black kitten called Soot."],
      ["Fenno stayed with Odalys in the end.", "Fenno arrived in Ghent yesterday."],
      ["User's cat Soot is staying with Rolf.", "Soot lives with User again."],
      ["User's truck is a Scania, it's in the shop.", "User bought a 2021 Volvo for 90,000."],
      ["User has 41 clients now.", "User keeps bees instead of hens since last month. 150 clients."],
      ["User sells it for 7 euros a pot at the fair.", "User raised the price to 8 euros a pot."],
      [
        "User decided to build a tea room. It should open on 1 May.",
        "User says the tea room opening is pushed back to 20 May because of the paint.",
      ],
      [
        "User has started rowing before work, it keeps them calm.",
        "User's back hurts so User cycles instead of rowing.",
      ],
      [
        "User set a personal best time of 27:12 in a charity 5K run.",
        "User hopes to beat their personal best time of 25:50 this time.",
      ],
      ["User's record on the rowing machine is 7:45 for 2 km.", "User rowed 2 km in 7:32 today, a new personal best."],
      ["User's highest score in bowling is 164.", "User bowled 181 last night, their highest score ever."],
      ["Pottery was full so User is on the waiting list.", "User got off the waiting list, pottery is on Mondays."],
    ],
    [],
  );

  test.each([
    ["User's personal best in the 5K is 27:12.", "User set a personal best of 3:45:10 in the marathon."],
    ["User's highest score in bowling is 164.", "User got their highest score of 92 in the maths test."],
    ["User's personal best is 25:50.", "User's sister set a personal best of 24:10."],
    ["User's record is 25:50.", "User wants a record player for 180 euros."],
    ["User shares a flat with their cousin Odalys.", "User and Odalys moved to Ghent together."],
    ["User shares a flat with their cousin Odalys.", "User's brother moved to Ghent."],
    ["User shares a flat with their cousin Odalys.", "User plans to move to Ghent."],
    ["User lives with their wife in Horn.", "User has their own studio in Lunds."],
    ["User's mother lives in Horn.", "User's aunt moved in with User last week."],
    ["User's mother lives in Horn.", "User's mother moved the piano in with Rolf."],
    ["Wanda goes to Linde Primary.", "Rolf will go to Moss Primary from September."],
    ["Wanda goes to Linde Primary.", "Wanda might go to Moss Primary."],
    ["User's niece Wanda, 12, comes on Fridays.", "Rolf won the prize, he turned 13 in May."],
    ["User's niece Wanda, 12, comes on Fridays.", "Wanda turned pale."],
    ["User is a clerk at the Horn council.", "User starts on 3 May as a volunteer at the zoo."],
    ["User is a clerk at the Horn council.", "Rolf starts on 3 May as a surveyor."],
    ["User is a vegetarian.", "User starts on 3 May as a surveyor."],
    ["User wants to change jobs.", "User got a job interview."],
    ["User wants to adopt a dog.", "User got a cat from the shelter."],
    ["User wants to adopt a dog.", "Rolf adopted a mutt from the shelter."],
    ["Fenno stayed with Odalys.", "Corin arrived in Ghent."],
    ["User's truck is a Scania.", "User bought a Gibson for 900."],
    ["User sells it for 7 euros a pot.", "User raised the price to 8 euros a kilo."],
    ["User's tea room opens on 1 May.", "User says the museum opening is pushed back to 20 May."],
    ["User has started rowing before work.", "Rolf cycles instead of rowing."],
    ["User has 41 clients now.", "User has moved the desk. 150 members."],
    ["Rolf has 41 clients now.", "User has moved the desk. 150 clients."],
    ["User meets Wanda on 5 May.", "User meets Wanda on 12 May."],
    ["User is on the waiting list for pottery.", "User got off the waiting list for chess."],
    ["User is on the waiting list for pottery.", "User's sister came off the waiting list for chess."],
    ["Pottery was full so User is on the waiting list.", "User made a list of pottery courses."],
    ["User is on the waiting list for the pottery course.", "User got off the waiting list for the yoga course."],
    ["User's son is on the waiting list for nursery.", "User got off the waiting list for nursery."],
    ["User visits Rolf on 5 May to sign the lease.", "User visits Rolf on 12 May for his birthday."],
  ])("says nothing of it: %p, %p", (older, newer) => {
    expect(["none", "extends"]).toContain(verdict(older, newer));
  });

  test("a meeting that was moved is one still", () => {
    expect(verdict("User meets Wanda on 5 May.", "User meets Wanda on 12 May instead.")).toBe("hard");
  });
});
