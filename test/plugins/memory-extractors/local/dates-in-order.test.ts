// Who leaves on one day of the week and is back on another is back after that.

import { expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Thursday. */
const SAID = Date.UTC(2023, 4, 11);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

test.each([
  "He leaves on Monday at five and comes home on Friday",
  "She's flying out on Monday and is back on Friday",
  "I leave on Monday and I'll be back on Friday",
  "We leave on Monday, and get back on Friday",
  "My aunt arrives on Monday and leaves on Friday",
  "They go on Monday and return on Friday",
  "I'm there Monday to Friday next to the mill",
])("%s", (text) => {
  expect(labels(text)).toEqual(["15 May 2023", "19 May 2023"]);
});

test.each(["I row on Monday and my aunt comes on Friday", "The plumber comes on Monday, the painter on Friday"])(
  "%s may be in any order, and tomorrow is hardly called so",
  (text) => {
    expect(labels(text)).toEqual(["15 May 2023"]);
  },
);

test.each([
  ["a fair in Lund, 5 June to 9 June, I have a stall on Tuesday", "6 June 2023"],
  ["We're in Riga from 3 to 8 July and the wedding is on Friday", "7 July 2023"],
])("%s: of the days that were just named", (text, label) => {
  expect(labels(text).at(-1)).toBe(label);
});

test("in more than a week there may be two of them", () => {
  expect(labels("We're in Riga from 3 to 20 July and my course is on Friday")).not.toContain("7 July 2023");
});
