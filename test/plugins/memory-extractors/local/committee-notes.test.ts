// Notes of a committee, a band and a walk: fields that equate nothing, heads that are no speakers, titles that say nothing, who came along.

import { expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

const toldIn = async (note: string): Promise<string> => (await statementsOf(note)).join("\n");

test.each([
  ["Fair notes\n- Barn dance fixed: Saturday 8 June, 8 pm", "barn dance fixed: Saturday 8 June (8 June 2024), 8 pm"],
  ["Fair notes\n- Stalls booked: 12", "stalls booked: 12"],
  ["Fair notes\n- Judges: Pim to ask Mrs Oram", "judges: Pim to ask Mrs Oram"],
  ["Fair notes\n- Drivers: Pim and Lena to ring the farm", "drivers: Pim and Lena to ring the farm"],
  ["Fair notes\n- Treasurer: Osk", "treasurer is Osk"],
  ["Fair notes\n- Deposit: 40 euros", "deposit is 40 euros"],
])("a field is told as it is written: %s", async (note, expected) => {
  expect(await toldIn(note)).toContain(expected);
});

test.each([
  ["Fair notes\nPresent: Wilma (chair), Osk, me (clerk)\n- Fees go up", "Wilma (chair), Osk, User (clerk)"],
  ["Fair notes\nPresent: Wilma, me\n- Fees go up", "Wilma, User"],
])("who writes is called so among those who came: %s", async (note, expected) => {
  expect(await toldIn(note)).toContain(expected);
});

test.each([
  ["Trip\n- Florence: 4 to 9 June, bus at 7, we sleep at a convent", "Florence sleeps"],
  ["Ada: I'm ill, no rehearsal.\nOtto: Fine. shirts: 40 ordered, we pay half", "Shirts pay"],
  ["Trip\nAda: I'm bringing the stove.\n- Dress: black skirts ordered, we change at the hall", "Dress changes"],
])("what heads a note is nobody: %s", async (note, never) => {
  expect(await toldIn(note)).not.toContain(never);
});

test("whom a line names says it still", async () => {
  expect(await toldIn("Trip\nAda: I'm bringing the stove.\nOtto: we need a second tent")).toContain(
    "Ada is bringing the stove",
  );
});

test.each([
  "Parish council minutes, 4 March 2024\n\nWilma stands down.\nFees rise to 20.",
  "Walking log 4 March 2024\n\nI saw two cranes.\nLost a glove.",
])("a title with its day is not told: %s", async (note) => {
  expect(await toldIn(note)).not.toContain(`"${note.split("\n")[0]?.slice(0, 12)}`);
});

test.each([
  [
    "Birding log, 4 March 2024\n\nWith Petra and her son Joris (9), his first stork.\nLost the lens cap.",
    "User was with Petra and her son Joris (9), his first stork.",
  ],
  ["Sailing diary\n\nFog till noon. With Marek (first time). Reefed at 14 knots.", "User was with Marek (first time)."],
])("who came along: %s", async (note, expected) => {
  expect(await toldIn(note)).toContain(expected);
});

test("what is told with something else came not along", async () => {
  expect(await toldIn("Sailing diary\n\nWith Fog we lost the buoy.\nReefed at 14 knots.")).not.toContain("was with");
});

test.each([
  [["Ada: Who brings the stove?", "Otto: Me and Lena"], "Lena and Otto bring the stove"],
  [["Ada: Who's in charge of the tea?", "Otto: me and my sister"], "Otto and their sister are in charge of the tea"],
  [["Ada: Who can come on Friday?", "Otto: Me and Lena."], "can come on Friday"],
  [["Ada: Who drives?", "Otto: me and Lena, I hired a van"], "Otto hired a van"],
])("both who do it: %s", async (lines, expected) => {
  const told = (await textsOf(...lines)).join("\n");
  expect(told).toContain(expected);
  expect(told).not.toContain("Lena, Otto");
});

test.each([
  [["Ada: The fair starts on 3 June, the last day is 24 June.", "Otto: I'm away on the 17th."], "on 17 June (17 June"],
  [
    ["Ada: 8 shows, starts 3 June in Ghent, last one 24 June Bari.", "Otto: Then we move Basel to the 10th."],
    "10 June",
  ],
])("a day amid the first and the last is of their month: %s", async (lines, expected) => {
  expect((await textsOf(...lines)).join("\n")).toContain(expected);
});

test("a day beyond them is not", async () => {
  const told = await textsOf("Ada: The fair starts on 3 June, the last day is 14 June.", "Otto: I'm away on the 17th.");
  expect(told.join("\n")).not.toContain("17 June");
});

test.each([
  ["guys I have to sell my kayak", "Otto has to sell their kayak"],
  ["everyone I have news, I got the flat", "Otto got the flat"],
])("whom one calls is not told: %s", async (said, expected) => {
  expect(await textsOf(`Otto: ${said}`)).toContain(`${expected}.`);
});

test("people whom one has met are not called", async () => {
  expect((await textsOf("Otto: Everybody I have met there sings in a choir.")).join("\n")).not.toContain(
    "Otto has met there",
  );
});
