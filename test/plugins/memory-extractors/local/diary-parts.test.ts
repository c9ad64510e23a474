// The parts of a diary are headed by what they are about: nobody speaks there but who keeps it.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("parts of a diary", () => {
  test.each<[string, string[]]>([
    [
      "Friday\n\nWork: I've been made deputy of the museum!\n\nTomorrow: candles, ring Signe, no coffee.",
      ["User has been made deputy of the museum.", "Tomorrow (9 May 2024): candles, ring Signe, no coffee."],
    ],
    [
      "Work: I got the job at Ørsted. I start on Monday.\nHealth: I hurt my knee.",
      ["User got the job at Ørsted.", "User starts on Monday (13 May 2024).", "User hurt their knee."],
    ],
    [
      "Mon\nWork: I finished the report. It's long.\nHealth: I ran 5 km.\nTue\nWork: I met Ulla, the new boss.\nHealth: I slept badly.",
      ["User finished the report.", "User ran 5 km.", "User met Ulla, the new boss.", "User slept badly."],
    ],
    ["Tuesday\n\nSleep: I woke up at four again.\nRun: 5 km", ["User woke up at four again."]],
    [
      "Saturday\n\nHealth: I've been told I have asthma.\n\nWork: I'm starting a project with Lars.",
      ["User has been told they have asthma.", "User is starting a project with Lars."],
    ],
    ["Weekly review\n\nSport: I ran 12 km on Sunday.", ["User ran 12 km on Sunday (5 May 2024)."]],
    ["Monday\n\nTravel: we're flying to Porto on 3 June.", ["User is flying to Porto on 3 June (3 June 2024)."]],
    // Of people:
    ["Nora: I have been promoted.\nEmil: I moved to Ghent.", ["Nora has been promoted.", "Emil moved to Ghent."]],
    ["Rosemary: Are you coming?\nArt: No, I sold my car.\nRosemary: Oh no!\nArt: I did.", ["Art sold their car."]],
    [
      "Doctor: Do you smoke?\nBoss: No, I quit in March.",
      ["Boss doesn't smoke any more, they quit in March (March 2024)."],
    ],
    ["Write: I am on my way home.", []],
  ])("%s", async (content, expected) => {
    expect((await statementsOf(content)).toSorted()).toEqual(expected.toSorted());
  });
});

test("a name with emoji in the export of a chat is the name", async () => {
  const chat =
    "[20/04/2024, 19:02:11] Chiara: are you still in Turin?\n[20/04/2024, 19:03:40] Matteo 🚲: no, I moved to Genoa last month\n" +
    "[20/04/2024, 19:03:58] 🌻 Oriane: and I got a job at the aquarium\n[20/04/2024, 19:05:10] Matteo 🚲: I'm allergic to dogs";
  expect((await statementsOf(chat)).toSorted()).toEqual([
    "Matteo is allergic to dogs.",
    "Matteo moved to Genoa last month (March 2024).",
    "Oriane got a job at the aquarium.",
  ]);
});
