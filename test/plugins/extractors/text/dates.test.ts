import { describe, expect, test } from "bun:test";
import { dayOrderOf, parseDate, parseEpoch, parseTimeOfDay } from "#plugins/extractors/text/dates.ts";

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

describe("parseDate", () => {
  test.each<[string, string | null]>([
    ["2024-03-01", "2024-03-01T00:00:00.000Z"],
    ["2024-03-01T10:30Z", "2024-03-01T10:30:00.000Z"],
    ["2024-03-01 10:30:15.250+02:00", "2024-03-01T08:30:15.250Z"],
    ["2024/3/1, 9:05 pm", "2024-03-01T21:05:00.000Z"],
    ["1 May 2024", "2024-05-01T00:00:00.000Z"],
    ["Wed, 1st of May, 2024 at 10:30", "2024-05-01T10:30:00.000Z"],
    ["May 1, 2024", "2024-05-01T00:00:00.000Z"],
    ["Sept. 3rd 2021, 12:15 AM", "2021-09-03T00:15:00.000Z"],
    ["4:05 pm on 9 June, 2022", "2022-06-09T16:05:00.000Z"],
    ["Wed, 01 May 2024 10:30:00 +0000", "2024-05-01T10:30:00.000Z"],
    ["13/02/2024", "2024-02-13T00:00:00.000Z"],
    ["02/13/24 10:30", "2024-02-13T10:30:00.000Z"],
    ["1.2.2024", "2024-02-01T00:00:00.000Z"],
    ["03/04/2024", null],
    ["2024-02-30", null],
    ["2024-13-01", null],
    ["25:00 on 1 May 2024", null],
    ["May 2024", null],
    ["2024", null],
    ["10:30", null],
    ["I was there on 1 May 2024", null],
    [`${"1".repeat(100)}`, null],
  ])("reads %j as %p", (text, expected) => {
    expect(iso(parseDate(text))).toBe(expected);
  });

  test("takes the order of day and month where it is known", () => {
    expect(iso(parseDate("03/04/2024", "dmy"))).toBe("2024-04-03T00:00:00.000Z");
    expect(iso(parseDate("03/04/2024", "mdy"))).toBe("2024-03-04T00:00:00.000Z");
  });
});

test.each<[string[], "dmy" | "mdy" | null]>([
  [["01/02/2024, 10:00", "13/02/2024, 10:00"], "dmy"],
  [["02/01/2024, 10:00", "02/13/2024, 10:00"], "mdy"],
  [["30/01/2024"], "dmy"],
  [["11/01/2024", "12/01/2024", "01/02/2024", "02/02/2024"], "dmy"],
  [["3/1/24, 10:30 AM", "3/2/24, 10:31 AM"], "mdy"],
  [["01/02/2024, 10:00", "01/02/2024, 11:00"], "dmy"],
  [["01/02/2024, 10:00:05 AM", "01/02/2024, 11:00:00 AM"], "mdy"],
  [["1/2/2024 6:02 pm"], "mdy"],
  [["01/02/2024, 6:02 pm", "01/02/2024, 11:02 am"], "dmy"],
  [["1/2/24, 6:02 p. m."], "dmy"],
  [["01/02/2024"], null],
  [[], null],
])("the order of day and month in %j is %p", (stamps, expected) => {
  expect(dayOrderOf(stamps)).toBe(expected);
});

test("times of day and epochs are read in their usual units", () => {
  expect(parseTimeOfDay("10:30 PM")).toBe(81_000_000);
  expect(parseTimeOfDay("7pm")).toBe(68_400_000);
  expect(parseTimeOfDay("10")).toBeNull();
  expect(parseTimeOfDay("13 pm")).toBeNull();
  for (const value of [1_700_000_000, 1_700_000_000_000, 1_700_000_000_000_000])
    expect(parseEpoch(value)).toBe(1_700_000_000_000);
  expect(parseEpoch(42)).toBeNull();
});
