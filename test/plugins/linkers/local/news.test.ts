// Plans that are given up, helpers who left, pets that died and counts that grew, told without the words of an ending; and near misses.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

type Pairs = readonly (readonly [older: string, newer: string])[];

const REPLACED: Pairs = [
  ["User is moving to Rome in May.", "User decided to stay in Bonn after all."],
  ["User plans to relocate to Porto.", "User is staying in Ghent after all."],
  ["User wants to move to Oslo.", "User decided to stay here."],
  ["User works for Brightline.", "Brightline closed down."],
  ["User works at Brightline as an editor.", "Brightline went out of business in March."],
  ["User works night shifts.", "User is on days now, finally."],
];

const ORDERED: Pairs = [
  ["Eoin helps User on the farm.", "Eoin emigrated to Canada."],
  ["Eoin works for User.", "Eoin emigrated to Australia."],
  ["Oksana is the carer of User's mother.", "Oksana left."],
  ["User's mother's carer is Oksana.", "Oksana moved back to Ukraine."],
  ["Kwesi cleans for User on Mondays.", "Kwesi went back to Ghana."],
  ["Lotte tutors User's son.", "Lotte moved abroad."],
  ["User's dog is called Bruno.", "Bruno died."],
  ["User's parrot is called Kiwi.", "Kiwi died in March."],
  ["User has four guitar students.", "User has eleven students now."],
  ["Mina teaches six ballet classes.", "Mina teaches nine classes now."],
  ["User is training for a half marathon.", "User gave up running."],
  ["User is preparing for a triathlon.", "User stopped swimming."],
  ["Dev is running the half marathon.", "Dev pulled out."],
  ["Dev is training for a triathlon.", "Dev dropped out last week."],
  ["User's cat is Pixel.", "User says: Pixel died."],
];

const KEPT: Pairs = [
  ["Eoin helps User on the farm.", "Eoin plans to emigrate to Canada."],
  ["Eoin helps User on the farm.", "Eoin went back to the barn."],
  ["Eoin helps User on the farm.", "Eoin left at 5."],
  ["Eoin is User's cousin.", "Eoin emigrated to Canada."],
  ["Oksana is the carer of User's mother.", "Oksana's sister emigrated to Canada."],
  ["User has a dog called Bruno.", "Bruno Ganz's film died at the box office."],
  ["User's dog is called Bruno.", "User's neighbour Bruno died."],
  ["User has two cats, Pixel and Dot.", "Pixel died."],
  ["User has a cat, Pixel.", "Dot died."],
  ["User has a cat, Pixel.", "User's phone, a Pixel, died."],
  ["User has four guitar students.", "User has eleven students in the evening class now."],
  ["User has four guitar students.", "User has eleven violin students now."],
  ["User has four guitar students.", "Tom has eleven students now."],
  ["User has four guitar students.", "User had eleven students."],
  ["User has four guitar students.", "User has two more students now."],
  ["User is training for a half marathon.", "User gave up smoking."],
  ["User is training for a half marathon.", "User's sister gave up running."],
  ["User is training for a half marathon.", "User stopped running at the bridge."],
  ["Dev is running the half marathon.", "Dev pulled out a chair."],
  ["Dev is running the half marathon.", "Ola pulled out."],
  ["Dev is running the shop.", "Dev pulled out."],
  ["User is moving to Rome in May.", "User decided to stay in a hotel in Rome."],
  ["User is moving to Rome in May.", "User is staying in Bonn for the weekend."],
  ["User is moving to Rome in May.", "User stayed in Bonn in 2019."],
  ["User is moving to Rome in May.", "User's brother decided to stay in Bonn after all."],
  ["User is moving to Rome in May.", "User decided to stay in Rome after all."],
  ["User is visiting Rome in May.", "User decided to stay in Bonn after all."],
  ["User works for Brightline.", "Brightline closed down its Leeds office."],
  ["User works for Brightline.", "Brightline closed down for the summer."],
  ["User works for Brightline.", "Halden closed down."],
  ["User likes Brightline.", "Brightline closed down."],
  ["User works for Brightline.", "Brightline is closing down."],
  ["User wakes up at 7.", "User wakes up at 8 on holidays."],
  ["User gets up at 6.", "User gets up at 9 at the weekend."],
  ["Eoin helps User on the farm.", "Eoin went to a concert."],
  ["Eoin looks forward to the fair.", "Eoin went back to Canada."],
  ["User's cat is Pixel.", "User's cat Dot died."],
  ["User's phone is a Pixel.", "Pixel died."],
  ["User has a son, Leo.", "Leo came home."],
  ["User's dog Momo is called Mo.", "Bruno died."],
  ["User takes vitamin D.", "The vitamin shop was replaced by a bakery."],
  ["User is on the bus to Linz.", "The bus was replaced by a train."],
  ["User is on the parish council.", "The parish council was replaced by a town council."],
  ["User uses the gym on Mondays.", "The gym was replaced by a pool."],
  ["User takes the tram.", "Tram 5 was replaced by a bus for a month."],
  ["User's team is Falcon.", "The team changed: now User is happy."],
  ["User wants a database.", "User's database is now Postgres."],
  ["User has got two dogs.", "User has got a cat."],
  ["User's new boss in Berlin is Ada.", "User's boss is Ada."],
  ["User's boss is Bob.", "User's new boss in Berlin said no."],
  ["User's bank is N26.", "User's sister's bank now Revolut."],
  ["User works for Nokia.", "Nokia closed down 3%."],
  ["User is stationed at the north gate on Mondays.", "User is back home."],
  ["User is posted on the board.", "User came back."],
  ["User works at a bakery.", "User is on days now."],
  ["User lives in Bonn.", "User decided to stay in Ghent after all."],
  ["User wants to move the desk.", "User decided to stay here."],
  ["User is moving the server to Hetzner.", "User decided to stay with Ionos."],
  ["User is vegetarian.", "User is eating for two now with ham-free meals."],
  ["User is vegetarian.", "User's cat eats turkey again."],
  ["User is vegan.", "User eats plant-based cheese now."],
];

describe("news of a plan, a helper or a count", () => {
  test.each([...REPLACED])("replaced: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([...ORDERED])("only ordered: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([...KEPT])("not hidden: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
});
