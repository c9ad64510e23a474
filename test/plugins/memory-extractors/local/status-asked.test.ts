// What became of a thing that is asked after, and what was found out, in two or three words.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a status of a few words is told with what was asked after", () => {
  test.each([
    [
      ["Wim: what about the trip to Naples in May", "Ada: still going"],
      'Ada, asked "What about the trip to Naples in May?": Still going.',
    ],
    [["Wim: and the party at the boathouse?", "Ada: cancelled"], 'The party at the boathouse?": Cancelled.'],
    [
      ["Wim: did you get the results", "Ada: yes. it's coeliac"],
      'Ada, asked "Did you get the results?": It\'s coeliac.',
    ],
    [
      ["Ada: The dog is on a drip at the vet.", "Wim: Overnight?", "Ada: two nights they said"],
      'asked "Overnight?": Two nights (said after',
    ],
    [
      ["Wim: what about the co-op on Lower Road?", "Ada: waiting list is 3 years"],
      'Ada says waiting list is 3 years (replying to Wim\'s "What about the co-op on Lower Road?").',
    ],
  ])("%s", async (lines, told) => {
    expect((await textsOf(...lines)).join(" ")).toContain(told);
  });

  test.each([
    [["Ada: I sold the van.", "Wim: what about the trip to Naples in May", "Ada: hm"], "proposes"],
    [["Wim: do we ban the games?", "Ada: think so. two weeks?", "Wim: one."], "One"],
    [["Wim: did you eat the cake", "Ada: it's coeliac"], "coeliac"],
    [["Ada: my boss covered it, the course", "Wim: when does it start", "Ada: 2 May"], "boss covered starts"],
    [["Ada: half. then the gearbox went", "Wim: when do you need it", "Ada: July"], "need the gearbox"],
  ])("not told: %s", async (lines, untold) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(untold);
  });

  test("a day that is proposed stays one", async () => {
    const told = await textsOf("Ada: We need a day for the choir dinner.", "Wim: How about the first Saturday in May?");
    expect(told.join(" ")).toContain("Wim proposes the first Saturday in May");
  });
});
