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
