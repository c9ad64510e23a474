// A day that can be one behind or one ahead is not dated.

import { expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Monday in spring. */
const SAID = Date.UTC(2026, 2, 2);
const labels = (text: string, said = SAID): string[] => findDates(text, said).map(({ label }) => label);

test.each([
  "We had a party there in the spring and it rained all day",
  "I quit in the spring",
  "I'll paint the shed in the spring",
  "She got her money back in March",
  "We won in March",
  "She minds him from Monday to Thursday",
  "Her mother looks after him from Monday to Thursday",
  "I rented a tent, from Friday to Sunday",
  "I rang him that Saturday and he promised a plumber for Monday",
  "13 degrees on Sunday morning",
  "They've been married 50 years on the 17th of May",
  "The christening is on Whit Sunday",
  "My whole Sunday went into the shed last year",
])("%s may be of either", (text) => {
  expect(labels(text).filter((label) => !/^\d{4}$/.test(label))).toEqual([]);
});

test("of two days of which the second is tomorrow only the first is sure", () => {
  expect(labels("Come on Sunday, the twins fly home on Tuesday")).toEqual(["8 March 2026"]);
});

test.each([
  ["I planted them in the spring", Date.UTC(2026, 6, 1), ["spring 2026"]],
  ["I'll paint the shed in the spring", Date.UTC(2026, 10, 1), ["spring 2027"]],
  ["We had rain in the spring", Date.UTC(2026, 4, 20), ["spring 2026"]],
  ["We won in March", Date.UTC(2026, 2, 20), ["March 2026"]],
  ["I was sick from Monday to Wednesday", Date.UTC(2026, 2, 8), ["2 March 2026", "4 March 2026"]],
  ["He promised a plumber for Monday", SAID, ["9 March 2026"]],
  ["The party is on Saturday, I bake on Thursday", SAID, ["7 March 2026", "5 March 2026"]],
  ["My toddler bit a girl on Tuesday and her mum wants a meeting", SAID, ["24 February 2026"]],
  ["I had the left one done in November and the right one is on the 26th", SAID, ["November 2025", "26 March 2026"]],
  ["We're in Porto from Friday to Sunday", SAID, ["6 March 2026", "8 March 2026"]],
])("%s is of one", (text, said, expected) => {
  expect(labels(text, said)).toEqual(expected);
});
