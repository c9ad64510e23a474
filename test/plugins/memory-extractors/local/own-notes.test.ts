// Notes that somebody jots down line by line: what is kept of them, and what is not. Each text whole.

import { expect, test } from "bun:test";
import { statementsOf } from "#test/plugins/memory-extractors/read-text.ts";

test.each<[string, string, string[]]>([
  [
    "kin",
    "nan in respite, room 9\nuncle Bo retired in March\naunt diagnosed with glaucoma\nnephew moves to Bergen",
    [
      "User's nan is in respite, room 9.",
      "User's uncle Bo retired in March (March 2024).",
      "User's aunt was diagnosed with glaucoma.",
      "User's nephew moves to Bergen.",
    ],
  ],
  [
    "kin of an open kind, at an hour",
    "dog in kennels till sunday\nvet at half 9\ncousin Tove starts medical school",
    [
      'Note: "dog in kennels till Sunday (12 May 2024)".',
      'Note: "vet at half 9".',
      "User's cousin Tove starts medical school.",
    ],
  ],
  [
    "health, without who has it",
    "knee op went fine\nstitches out tues\nno lifting 4 wks\nsertraline stopped, now on mirtazapine\nleft the bakery, at the library now",
    [
      'Note: "knee op went fine".',
      'Note: "stitches out Tuesday".',
      'Note: "no lifting 4 weeks".',
      'Note: "sertraline stopped, now on mirtazapine".',
      'Note: "left the bakery, at the library now".',
    ],
  ],
  [
    "amounts and hours",
    "rent up to 870 from october\ndrum lesson Wednesdays 6pm\nboiler fixed, £340\nflat 2: Mrs Okonjo, 895 euros",
    [
      'Note: "rent up to 870 from October (October 2024)".',
      'Note: "drum lesson Wednesdays 6pm".',
      'Note: "boiler fixed, £340".',
      'Note: "flat 2: Mrs Okonjo, 895 euros".',
    ],
  ],
  [
    "what leans on the line above",
    "hip op on 21 May, Dr Ansari\nstop the warfarin 5 days before",
    ['Note: "hip op on 21 May (21 May 2024), Dr Ansari; stop the warfarin 5 days before".'],
  ],
  [
    "only what has a box is to be done",
    "- new neighbour moves in 1 June: Ida Rask\n- [ ] ring the surveyor\n- [x] cancel the gym",
    [
      "User has done: cancel the gym.",
      "User's to-dos: ring the surveyor.",
      'Note: "new neighbour moves in 1 June (1 June 2024): Ida Rask".',
    ],
  ],
  [
    "what somebody told, behind his name",
    "call notes\nmum: has shingles, wants me home for the summer, off work for a while now\ndad got the job in Aberdeen, moves without her\nshe said it's fine",
    [
      "User's mum has shingles, wants User home for the summer (summer 2024), off work for a while now.",
      "User's dad got the job in Aberdeen, moves without her. User's mum said it is fine.",
    ],
  ],
  [
    "what somebody told, below his name",
    "Dad:\nis off the ventilator\nwants me to ring on Friday",
    ["User's dad wants User to ring on Friday (10 May 2024).", "User's dad is off the ventilator."],
  ],
  [
    "below a line that names whom",
    "Parents' evening\nOtis (year 1)\nsettled in by May\nneeds glasses??\nMrs Obi, room 4\nrefused her pudding",
    ["Parents' evening, Otis: settled in by May (May 2024).", `Parents' evening, Mrs Obi: "refused her pudding".`],
  ],
  [
    "of somebody else's kin, below who it is",
    "Night shift\nBed 2 - Mr Halloran\nwife Noreen rings at 11\nBed 5 - Agnes P\nno ibuprofen\nphysio said use the frame",
    [
      'Night shift, Mr Halloran: "wife Noreen rings at 11".',
      'Night shift, Agnes P: "no ibuprofen".',
      'Night shift, Agnes P: "physio said use the frame".',
    ],
  ],
  [
    "a log in small letters, under its title",
    "Garden 2024\nfrost got the dahlias\nneighbour Ruud cut the hedge\ncompost delivered, €36\nWed 8 - rest",
    [
      'Garden 2024: "frost got the dahlias".',
      'Garden 2024: "neighbour Ruud cut the hedge".',
      'Garden 2024: "compost delivered, €36".',
      'Garden 2024: "Wednesday 8 - rest".',
    ],
  ],
  [
    "the sheet of a patient",
    "PATIENT: Ida Rask\nALLERGIES: penicillin\nPLAN:\n1. stop ramipril\n2. HTN - raise losartan to 50 mg\n3. f/u 3 months, repeat A1c",
    [
      "Ida Rask is allergic to penicillin.",
      'Ida Rask, PLAN: "stop ramipril".',
      'Ida Rask, PLAN: "HTN - raise losartan to 50 mg".',
      'Ida Rask, PLAN: "f/u 3 months, repeat A1c".',
    ],
  ],
  [
    "medicines of somebody",
    "meds for grandpa\nbisoprolol 2.5 -> 1.25mg\nstopped amlodipine 2 may\ndaughter brings the box",
    [
      'meds for grandpa: "bisoprolol 2.5 -> 1.25mg".',
      'meds for grandpa: "stopped amlodipine 2 May (2 May 2024)".',
      'meds for grandpa: "daughter brings the box".',
    ],
  ],
])("%s", async (_, text, expected) => {
  expect((await statementsOf(text)).toSorted()).toEqual(expected.toSorted());
});

test.each<[string, string]>([
  ["things to buy", "eggs\noat milk\n1 kg flour\nbirthday cake for Otis\nbeer for friday"],
  ["names", "Anna\nTom\nLisa"],
  ["secrets", "netflix password is on the fridge\nwifi code since friday is 4471\npw of dad is kiwi77"],
  ["what is to be bought", "buy oats and milk on friday\nget bread from Tom\norder ink for £12"],
  ["talk", "Ann: is your aunt still at sea\nBob: not yet\nAnn: has dad rung"],
  ["rows of data", "4 May,12.5,0.3,ok\n5 May,12.9,0.1,ok"],
  ["ingredients", "2 cups beans, soaked\n1 onion, chopped\n3 limes"],
])("nothing of %s", async (_, text) => {
  expect(await statementsOf(text)).toEqual([]);
});

test.each<[string, string]>([
  ["Mum's birthday\nBook the hall by 3 June\nCake from Otis", "Mum's birthday"],
  ["Trip to Lund\nferry 9:40 from Ystad\nmum pays the hotel", "Trip to Lund"],
])("a title stays one: %s", async (text, title) => {
  expect((await statementsOf(text)).every((told) => !told.includes(`"${title}"`))).toBe(true);
});
