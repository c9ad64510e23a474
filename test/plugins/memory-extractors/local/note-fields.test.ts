// Labelled lines of a note: each is a fact, of whose note it is where its label says so.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test.each([
  [
    "a passport above other papers",
    "Passport: C01X0006\nIBAN: DE89 3704 0044\nLicense plate: W-48213K",
    ["User's passport is C01X0006.", "User's IBAN is DE89 3704 0044.", "User's license plate is W-48213K."],
  ],
  [
    "codes of any door",
    "Wi-Fi: kiwi77\nDoor code: 4411\nAlarm: 9912",
    ["Wi-Fi: kiwi77.", "Door code: 4411.", "Alarm: 9912."],
  ],
  [
    "what was agreed, and not what it is",
    "Session 4\n\nHouse rule: nobody skips dessert.\nIdeas: the ledger shows who sold the grain.\nPromised: a map by 25 May",
    [
      "Session 4: house rule: nobody skips dessert.",
      "Session 4: ideas: the ledger shows who sold the grain.",
      "Session 4: promised: a map by 25 May (25 May 2024).",
    ],
  ],
  [
    "what is said of a thing, and not what it is",
    "House meeting\n\nBikes: no bikes in the hall from 1 June, Ludmila puts up a sign\nGarden: plum tree must go, storm damage\nNew treasurer: Sami",
    [
      "House meeting: bikes: no bikes in the hall from 1 June (1 June 2024), Ludmila puts up a sign.",
      "House meeting: garden: plum tree must go, storm damage.",
      "House meeting: new treasurer is Sami.",
    ],
  ],
  [
    "things that a line is of, whoever does something with them",
    "House meeting\n\nBins: the Haddads put them out on Tuesdays\nTickets: Ben has them until Friday",
    [
      "House meeting: the Haddads put the bins out on Tuesdays.",
      "House meeting: Ben has the tickets until Friday (10 May 2024).",
    ],
  ],
  [
    "a log with its month",
    "Health log, March\nWeight: 81 kg\nMedication: ramipril 5 mg\nNext check: 14 May",
    [
      "User's weight is 81 kg.",
      "User's medication is ramipril 5 mg.",
      "Health log, March: next check is 14 May (14 May 2024).",
    ],
  ],
  [
    "a log of many fields, none of them fused",
    "# Health log\n\nWeight: 81 kg\nSteps: 8,200\nWater: 2 l\nSleep: 6 hours\nMood: fine",
    [
      "User's weight is 81 kg.",
      "Health log: steps are 8,200.",
      "Health log: water is 2 l.",
      "Health log: sleep is 6 hours.",
      "Health log: mood is fine.",
    ],
  ],
  [
    "how to reach somebody, and his birthday",
    "Email: jo@work.example\nPhone: 0171 555 123\nBirthday: 3 March",
    ["User's email is jo@work.example.", "User's phone is 0171 555 123.", "User's birthday is 3 March."],
  ],
  [
    "a birthday of somebody else",
    "Birthday: Ana, 3 March\nShirt size: M",
    ["Birthday: Ana, 3 March (3 March 2025).", "User's shirt size is M."],
  ],
  [
    "weight first",
    "Weight: 81 kg\nMedication: ramipril 5 mg",
    ["User's weight is 81 kg.", "User's medication is ramipril 5 mg."],
  ],
  ["weight of whatever", "Weight: 2 kg\nColour: red", ["Weight: 2 kg.", "Colour: red."]],
  [
    "whom to call",
    "Emergency contacts\nMum: 0171 222 33\nDr. Weiss: 0171 333 44\nPlumber: Karl, 0171 444 55",
    [
      "User's mum's phone number is 0171 222 33.",
      "Emergency contacts, Dr. Weiss: 0171 333 44.",
      "User's plumber is Karl, 0171 444 55.",
    ],
  ],
  [
    "a thing that the first line names",
    "Server: web1\nPort: 8080\nRegion: eu-west",
    ["Server web1: port is 8080.", "Server web1: region is eu-west."],
  ],
  [
    "a hotel that the first line names",
    "Hotel: Casa Azul\nRoom: 212\nReturn: 12 June",
    ["Casa Azul: room is 212.", "Casa Azul: return is 12 June (12 June 2024)."],
  ],
])("%s", async (_name, note, expected) => {
  expect(await statementsOf(note)).toEqual(expected);
});
