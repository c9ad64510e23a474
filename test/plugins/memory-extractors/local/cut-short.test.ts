// What a full stop, a colon or a dash cut in the middle, or made equal to what it is not. Each text whole.

import { expect, test } from "bun:test";
import { statementsOf } from "#test/plugins/memory-extractors/read-text.ts";

test.each<[string, string[]]>([
  [
    "I applied for the post of Chief Cook (ref. NR-4471) at Elm Rail.",
    ["User applied for the post of Chief Cook (ref. NR-4471) at Elm Rail."],
  ],
  ["I live at Elm Road 41, 3. floor, in Lund.", ["User lives at Elm Road 41, 3. floor, in Lund."]],
  ["blood type: 0-\nshirt size: M", ["User's blood type is 0-.", "User's shirt size is M."]],
  ["My blood type is AB-", ["User's blood type is AB-."]],
  ["I am on holiday in Lund -", ["User is on holiday in Lund."]],
  ["I bought house no. 3. The floor is oak.", ["The floor is oak.", "User bought house no. 3."]],
  [
    "# Minutes: Ferry sync\nPresent: Wren, Bartek\nApologies: Dag\n- Bartek: staging done, launch in May\n- Wren: on leave until 4 June\n- Venue: the old mill",
    [
      "Ferry sync: attendees are Wren, Bartek.",
      "Ferry sync: apologies from Dag.",
      "Ferry sync, Bartek: staging done, launch in May (May 2024).",
      "Ferry sync: Wren is on leave until 4 June (4 June 2024).",
      "Ferry sync: venue is the old mill.",
    ],
  ],
  [
    "Lund trip\nPassports: Otis's expires in 2027, renew\nBudget: 900 euros\nHotel: Elm Court",
    [
      "Lund trip: passports: Otis's expires in 2027, renew.",
      "Lund trip: budget is 900 euros.",
      "Lund trip: hotel is Elm Court.",
    ],
  ],
])("%s", async (text, expected) => {
  expect((await statementsOf(text)).toSorted()).toEqual(expected.toSorted());
});
