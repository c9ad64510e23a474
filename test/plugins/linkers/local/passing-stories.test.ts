// What came of something in a life that is told over months.

import { describe, expect, test } from "bun:test";
import { testTiers, verdict } from "../pairs.ts";

describe("what came of it", () => {
  testTiers(
    [
      [
        "User wants the assistant to keep its answers short.",
        "User wants the assistant to give them more detail from now on.",
      ],
      [
        "User wants the assistant to answer in bullet points.",
        "User allows the assistant to write in normal paragraphs again.",
      ],
    ],
    [
      ["User has signed up for the Lund 10k on 4 May.", "User ran the Lund 10k in 58 minutes."],
      ["User's goal is to do a 10k by the autumn.", "User ran the Lund 10k on Sunday in 58 minutes."],
      ["User plans to run a marathon in the spring.", "User finished the Turin marathon."],
      [
        "User has been offered a job at a bindery, Ottwin, as head of print.",
        "User accepted a job at a bindery, Ottwin, as head of print.",
      ],
      ["User was offered a post at Brix.", "User turned down the post at Brix because of the hours."],
      ["Ilka and User are looking at moving in together.", "Ilka lives with User now and the flat is quiet."],
      ["Ilka moves in on 2 January.", "Ilka lives with User now."],
      ["User's aunt, Petra, has moved in with User since her fall.", "User's aunt went back to her own flat in Ulm."],
      ["User's brother is staying with User.", "User's brother moved out."],
      [
        "User has made an offer on a cottage in Horn, 210,000 euros.",
        "User says the Horn offer fell through, the seller pulled out.",
      ],
      [
        "User says the thesis won't be ready in May, the new deadline is 3 June.",
        "User handed in the thesis on Monday.",
      ],
      ["User still lives in Ulm, in Wiblingen.", "User's new flat in Horn has a view of the lake."],
      [
        "User lives alone with their cat Moth in Ulm.",
        "User and others live in Horn together and the attic will be the study.",
      ],
      ["User charges 60 euros an hour.", "User has raised their hourly rate to 70 euros."],
      ["User is thinking of opening a second stall in Horn.", "User has dropped the Horn idea for now."],
      ["User has a son, Timo, who is three.", "Timo turned four in January and he's a chatterbox."],
      ["Ilka is expecting her first baby in March.", "User says the baby is here."],
      ["User says the defence will be on 12 June.", "User passed their defence with distinction."],
      ["User works night shifts at St Olave's.", 'User says "No more nights".'],
    ],
    [],
  );

  test.each([
    ["User has signed up for the Lund marathon.", "User ran the Lund half marathon in May."],
    ["User would like to run a marathon.", "User ran a half marathon."],
    ["User has signed up for the Lund 10k.", "User's brother ran the Lund 10k."],
    ["User has signed up for the Lund 10k.", "User ran a 10k in the park."],
    ["User was offered a post at Brix.", "User accepted a post at Lunds."],
    ["User has made an offer on a cottage in Horn.", "User says the Moss offer fell through."],
    ["User's aunt has moved in with User.", "User's uncle went back to his own flat in Ulm."],
    ["User lives in Ulm.", "User's sister's new flat in Horn has a view of the lake."],
    ["User is thinking of opening a second stall in Horn.", "User has dropped the Lund idea for now."],
    ["User's pension is 900 euros and the house costs about 300 in bills.", "User says the house went for 190,000."],
    ["User charges 60 euros an hour.", "User has raised their daily rate to 500 euros."],
    ["User has a son, Timo, who is three.", "Timo turned pale."],
    ["User's boss says the essay is due on 3 June.", "User's brother handed in the essay."],
    ["User wants the assistant to keep its answers short.", "User wants the assistant to give them less detail."],
    ["Ilka is expecting her first baby in March.", "User's nephew's baby is here."],
  ])("says nothing of it: %p, %p", (older, newer) => {
    expect(["none", "extends"]).toContain(verdict(older, newer));
  });
});
