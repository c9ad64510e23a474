// The same said in other words is the same memory; what differs in one word that counts is not.

import { describe, expect, test } from "bun:test";
import { between, type Pairs, verdict } from "../pairs.ts";

const SAME: Pairs = [
  ["User is married to Ole.", "User's husband is Ole."],
  ["User has choir on Tuesdays.", "User has choir every Tuesday."],
  ["User is employed by Vattenfall.", "User works for Vattenfall."],
  ["User works as a welder.", "User is a welder by trade."],
  ["User is forty-two years old.", "User is 42."],
  ["Peter is married.", "Peter has a wife."],
  ["User pays for Spotify.", "User is subscribed to Spotify."],
  ["The choir meets on Mondays.", "The choir's meetings are on Mondays."],
  ["User has a walnut allergy.", "User is allergic to walnuts."],
  ["User has a hen named Berta.", "User's hen is called Berta."],
  ["Clara is Nadia's sister.", "Nadia has a sister called Clara."],
  ["User has an appointment with the dentist on Friday (9 May 2025).", "User's dentist appointment is on 9 May 2025."],
  ["User's wedding is on 12 September 2026.", "User is getting married on 12 September 2026."],
  ["User pays €900 rent.", "User's rent is 900 euros."],
  ["User makes 60k a year.", "User's salary is 60,000 a year."],
  ["Ida is pregnant.", "Ida is expecting a baby."],
  ["Ida's baby is due in August (2025).", "Ida is expecting a baby in August 2025."],
  ["User's thesis is due on 30 June 2025.", "User has to hand in the thesis by 30 June 2025."],
  ["User will run the marathon on 21 September 2025.", "User is running the marathon on 21 September 2025."],
  ["User has two goats, Miso and Tofu.", "User's goats are called Miso and Tofu."],
  ["User wants the assistant to keep its answers short.", "User prefers short answers."],
  ["User is expecting their second child in August.", "User's second baby is due in August."],
  ["User's landlady is Mrs. Rook.", "User rents from Mrs. Rook."],
  [
    "User has booked a table at Zinc for Friday (21 March 2025).",
    "User has a table booked at Zinc on Friday (21 March 2025).",
  ],
  [
    "User is training for the Gent regatta in April (April 2025).",
    "User is preparing for the Gent regatta next month (April 2025).",
  ],
  ["Ines, User's wife, works as a midwife.", "User's wife Ines is a midwife."],
  ["User has a seven-year-old son.", "User's son is 7 years old."],
  ["User's flight leaves at 8:00 am.", "User's flight departs at 8 am."],
  ["User wants the assistant to answer in German.", "User asks for answers in German."],
];

const NOT_THE_SAME: Pairs = [
  ["User works for Ole.", "User works with Ole."],
  ["User has choir on Tuesdays.", "User has choir on Tuesday (6 May 2025)."],
  ["User works for Vattenfall.", "User works for Vattenfall as a welder."],
  ["User is in a team of six.", "User manages a team of six."],
  ["Clara is Nadia's sister.", "User has a sister called Clara."],
  ["User's wedding is on 12 September 2026.", "User's sister is getting married on 12 September 2026."],
  ["User's cat is called Ginger.", "User's cat is ginger."],
  ["User prefers tea to coffee.", "User prefers coffee to tea."],
  ["User is pregnant.", "User's sister is expecting a baby."],
  ["User's rent is 900 euros.", "User pays 900 euros for the course."],
  ["User wants to become a pilot.", "User is a pilot."],
  ["User is allergic to walnuts.", "User's son has a walnut allergy."],
];

describe("statements in other words", () => {
  test.each([...SAME])("are the same: %p, %p", (older, newer) => {
    expect(between(older, newer, 0.8)).toMatchObject({ type: "duplicate" });
    expect(between(newer, older, 0.8)).toMatchObject({ type: "duplicate" });
  });

  test.each([...NOT_THE_SAME])("are not the same: %p, %p", (older, newer) => {
    expect(verdict(older, newer, 0.8)).not.toBe("duplicate");
  });

  test("say by which rule they were taken for the same", () => {
    expect(between("User's mom lives in Graz.", "User's mother lives in Graz.", 0.8)?.rule).toBe("same:in-other-words");
  });
});

test("somebody who is called by a name holds a post as one who is told by it", () => {
  expect(verdict("User's boss is called Frank.", "User has a new boss, her name is Priya.", 0.8)).toBe("hard");
});
