// What is so for an hour is told, and no trait; what is so again and again, or is somebody's post, stays one.

import { describe, expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const staticOf = async (...lines: readonly string[]): Promise<readonly [string, boolean][]> =>
  (await extract(turns(...lines))).map(({ text, isStatic }) => [text, isStatic]);

describe("of the hour", () => {
  test.each([
    ["I'm on shift until 3.", "Wim is on shift until 3."],
    ["I'm at the vet with Fig.", "Wim is at the vet with Fig."],
    ["I'm in the queue.", "Wim is in the queue."],
    ["My brother is at the hospital.", "Wim's brother is at the hospital."],
    ["I'm on a break.", "Wim is on a break."],
    ["I'm in bed.", "Wim is in bed."],
    ["I land at 14.20.", "Wim lands at 14.20."],
    ["I have a headache.", "Wim has a headache."],
    ["I lock the shed.", "Wim locks the shed."],
    ["I'm outside the library.", "Wim is outside the library."],
    ["My arm is in a sling.", "Wim's arm is in a sling."],
    ["I'm off at 5.", "Wim is off at 5."],
  ])("%s", async (said, told) => {
    expect(await staticOf(`Wim: ${said}`, "Ada: ok")).toEqual([[told, false]]);
  });

  test("who comes to the other", async () => {
    const told = await staticOf("Ada: It is far.", "Wim: Then we come to you.");
    expect(told.filter(([, isStatic]) => isStatic)).toEqual([]);
  });
});

describe("a trait", () => {
  test.each([
    ["I'm on shift every Sunday until 3.", "Wim is on shift every Sunday until 3."],
    ["I'm on call every weekend.", "Wim is on call every weekend."],
    ["I'm at the dentist every six months.", "Wim is at the dentist every six months."],
    ["I'm in the navy.", "Wim is in the navy."],
    ["I'm on the board.", "Wim is on the board."],
    ["I'm on insulin.", "Wim is on insulin."],
    ["My flat is at the station.", "Wim's flat is at the station."],
    ["My shop is in the market.", "Wim's shop is in the market."],
    ["I'm on night shifts.", "Wim is on night shifts."],
    ["I'm at the university of Ghent.", "Wim is at the university of Ghent."],
    ["I have a headache every day.", "Wim has a headache every day."],
    ["I work until 6 on Mondays.", "Wim works until 6 on Mondays."],
  ])("%s", async (said, told) => {
    expect(await staticOf(`Wim: ${said}`, "Ada: ok")).toEqual([[told, true]]);
  });
});
