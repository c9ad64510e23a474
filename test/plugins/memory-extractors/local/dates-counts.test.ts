import { describe, expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Thursday. */
const SAID = Date.UTC(2023, 7, 31, 15, 30);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

describe("so long ago or ahead", () => {
  test.each([
    ["I saw Ruta a few weeks ago", "around 10 August 2023"],
    ["I saw Ruta about two weeks ago", "around 17 August 2023"],
    ["I saw Ruta a couple of months ago", "around June 2023"],
    ["I saw Ruta several years ago", "around 2019"],
    ["We row in a few weeks", "around 21 September 2023"],
    ["We row in a couple of months", "around October 2023"],
    ["I broke a rib a fortnight ago", "week of 14 August 2023"],
    ["We row in a fortnight", "week of 11 September 2023"],
    ["We row in two weeks' time", "week of 11 September 2023"],
    ["I quit two Mondays ago", "21 August 2023"],
    ["I quit two weeks ago", "week of 14 August 2023"],
    ["I quit two months ago", "June 2023"],
  ])("%s means %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each(["Send it in two weeks before", "We sat in three days of rain"])("%s names no point in time", (text) => {
    expect(labels(text)).toEqual([]);
  });
});

test.each([
  ["The school put my nephew in a special class in March.", "March 2023"],
  ["The council shut the pool in March.", "March 2023"],
  ["My sister read the letter in March.", "March 2023"],
  ["My landlord put the rent up in March.", "March 2023"],
  ["The school will put Ole in another class in March.", "March 2024"],
  ["The clinic set my appointment for March.", "March 2024"],
  ["The schools shut in March.", "March 2024"],
])("one of whom no present is said so did it: %s", (said, month) => expect(labels(said)).toEqual([month]));
