// Dates in figures, quarters, and days counted from another: no certainty where two days may be meant.

import { expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Monday in November. */
const SAID = Date.UTC(2023, 10, 20, 12);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

test.each([
  ["The viewing is on 25/11", "25 November 2023"],
  ["My flight is on 11/25", "25 November 2023"],
  ["The audit is due 28/02", "28 February 2024"],
  ["I have a visit on Saturday 25/11", "25 November 2023"],
  ["He starts on 05/05", "5 May 2024"],
  ["I was born 14/02/1991", "14 February 1991"],
  ["The lease runs until 30/06/24", "30 June 2024"],
  ["The form is dated 3.11.2022", "3 November 2022"],
  ["We launch in Q1", "Q1 2024"],
  ["I bought the boat in Q1", "Q1 2023"],
  ["My deadline is in Q2 2025", "Q2 2025"],
  ["I fly home the day before Christmas", "24 December 2023"],
  ["We arrive two days before Christmas", "23 December 2023"],
  ["Exams end a week before Easter", "24 March 2024"],
  ["We married two days after Christmas", "27 December 2022"],
  ["I see the vet a week on Thursday", "30 November 2023"],
  ["I see the vet a week from Thursday", "30 November 2023"],
  ["My review is a fortnight on Friday", "8 December 2023"],
  ["The vet can see him a week from tomorrow", "28 November 2023"],
  ["I begin chemo in spring", "spring 2024"],
  ["I leave at the end of the month", "end of November 2023"],
  ["My rent is due on the 3rd", "3 December 2023"],
  ["The tasting is at half past six on the 3rd", "3 December 2023"],
  ["My trip is mid March", "March 2024"],
  ["The bridge is to open by spring 2026", "spring 2026"],
  ["The pool closed in autumn of 2019", "autumn 2019"],
])("%s means %s", (text, label) => {
  expect(labels(text)).toEqual([label]);
});

test.each([
  "My interview is on 09/04",
  "I see the dentist Friday 3/6",
  "The hearing is on 04/05/2024",
  "The count is on 31/02",
  "My blood pressure is 13/8",
  "I got 15/20 in the test",
  "We have 24/7 support",
  "I scored 9/10",
  "Up from 15/20 marks",
  "The Q3 numbers are good",
  "My report on Q3 is late",
  "I start feeling low in winter",
  "I leave the windows open in summer",
])("%s names no date", (text) => {
  expect(labels(text)).toEqual([]);
});
