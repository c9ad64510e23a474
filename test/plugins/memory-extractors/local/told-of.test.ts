// Notes that name somebody and leave him out further on: of him, of nobody, and never of whoever writes.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("lines behind a name", () => {
  test.each<[string, string[]]>([
    [
      "Talked to Oskar today. He quit his job and moves to Riga. His wife Ilze is pregnant.",
      [
        "User talked to Oskar today (8 May 2024). Oskar quit his job and moves to Riga.",
        "Oskar's wife Ilze is pregnant.",
      ],
    ],
    [
      "Mr. Kwame Boateng is a client from Accra. Prefers calls in the morning. His daughter Esi studies law.",
      [
        "Mr. Kwame Boateng is a client from Accra.",
        "Mr. Kwame Boateng prefers calls in the morning.",
        "Mr. Kwame Boateng's daughter Esi studies law.",
      ],
    ],
    [
      "Coffee with Ben. Works at Spotify now. Broke up with Lea. Wants to move to Lyon.",
      ["Ben works at Spotify now.", "Ben broke up with Lea.", "Ben wants to move to Lyon."],
    ],
    [
      "1:1 with Katya\nWants to go part-time\nHas a job offer from Bosch",
      ["Katya wants to go part-time.", "Katya has a job offer from Bosch."],
    ],
    [
      "# 1:1 with Katya\n\n- Wants to go part-time\n- Her manager is Tom",
      ["Katya wants to go part-time.", "Katya's manager is Tom."],
    ],
    [
      "Candidate: Omar Haddad\nLives in Lyon\nWants 70k\nSpeaks French and Arabic",
      ["Omar Haddad lives in Lyon.", "Omar Haddad wants 70k.", "Omar Haddad speaks French and Arabic."],
    ],
    [
      "Patient: Rosa Lind\nAllergic to aspirin\nLives alone",
      ["Rosa Lind is allergic to aspirin.", "Rosa Lind lives alone."],
    ],
    ["Patient is Rosa Lind. Allergic to aspirin.", ["Patient is Rosa Lind.", "Rosa Lind is allergic to aspirin."]],
    [
      "My sister Ana lives in Rome. Works at a bank.",
      ["User's sister Ana lives in Rome.", "User's sister Ana works at a bank."],
    ],
    ["Son Chidi plays basketball. She renewed the contract.", ["Son Chidi plays basketball."]],
    ["Tim plays chess. She lives in Rome.", ["Tim plays chess."]],
    [
      "My colleague Ben is a client. He lives in Kiel. She renewed the contract.",
      ["User's colleague Ben is a client.", "User's colleague Ben lives in Kiel."],
    ],
    ["Lunch with Nadia and Ben. Has two kids. She works at Spotify.", []],
    ["Painted the fence. He lives in Kiel.", ["User painted the fence."]],
  ])("%s", async (note, told) => {
    expect(await statementsOf(note)).toEqual(told);
  });
});

describe("lines of whoever writes", () => {
  test.each(["Lunch with Legal\nWorks fine.", "Coffee with Slack.\nUses Postgres.", "Talked to Siri\nLoves jazz."])(
    "behind a department, a company or a machine are of nobody: %j",
    async (note) => {
      for (const told of await statementsOf(note)) expect(told).toStartWith("User talked");
    },
  );

  test.each<[string, string[]]>([
    ["Lunch with Nadia. Finished the report. Went for a run.", ["User finished the report.", "User went for a run."]],
    ["The user lives in Porto. Works at Bosch.", ["User lives in Porto.", "User works at Bosch."]],
    [
      "- Lives in Leeds\n- My wife Ana is a nurse\n- Works at Bosch",
      ["User's wife Ana is a nurse.", "User lives in Leeds.", "User works at Bosch."],
    ],
    // Whose the last line is, is open.
    ["Likes tea\nMet Ben in 2010\nLives in Leeds", ["User likes tea.", "User met Ben in 2010."]],
  ])("%s", async (note, told) => {
    expect(await statementsOf(note)).toEqual(told);
  });
});
