// Boxes that are ticked: what somebody has done, and no list of things that are in a bag.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test.each([
  ["of one's own", "My week\n\n- [x] renew the visa\n- [ ] ring Ana", "User has done: renew the visa."],
  [
    "with an open one",
    "- [x] paint the shed\n- [ ] call the roofer\n- [x] oil the gate",
    "User has done: paint the shed; oil the gate.",
  ],
  ["with a big letter", "My errands\n\n- [X] Pay the rent\n- [ ] Call Ana", "User has done: Pay the rent."],
  [
    "an unknown verb among known ones",
    "My errands\n\n- [x] rekey the cellar\n- [x] pay the rent",
    "User has done: rekey the cellar; pay the rent.",
  ],
  ["under a title", "# Boat 2024\n\n- [x] call the yard\n- [ ] paint the hull", "Boat 2024, done: call the yard."],
  [
    "under a heading of its own",
    "# Boat 2024\n\n## Done\n- [x] paint the hull\n- [x] sell the sail",
    "Boat 2024, Done: paint the hull; sell the sail.",
  ],
  ["of several", "Minutes of the choir\n\n- [x] book the hall\n- [ ] print the scores", "done: book the hall."],
])("done: %s", async (_, text, told) => {
  expect((await statementsOf(text)).join("\n")).toContain(told);
});

test.each([
  ["things", "My bag\n\n- [x] tent\n- [x] sleeping bag\n- [ ] stove"],
  ["a packing list with a deed", "# Packing\n\n- [x] rain coat\n- [x] call the hut\n- [ ] stove"],
  ["films", "# Films to see\n\n- [x] The Third Man\n- [x] see Vertigo again"],
  ["groceries", "## Groceries\n- [x] oat milk\n- [x] buy brown bread"],
  ["open boxes only", "My week\n\n- [ ] pay the rent\n- [ ] ring Ana"],
  ["goals", "## Goals for 2024\n- [x] run a marathon\n- [ ] learn Polish"],
])("not told as done: %s", async (_, text) => {
  expect((await statementsOf(text)).join("\n")).not.toMatch(/\bdone\b/i);
});
