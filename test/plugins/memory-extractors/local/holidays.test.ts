import { describe, expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Monday in November. */
const SAID = Date.UTC(2023, 10, 20, 12);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

describe("holidays", () => {
  test.each([
    ["Ruta bought two hives at Christmas", "Christmas 2022"],
    ["I'm leaving the mill before Easter", "Easter 2024"],
    ["I handed in my keys at Easter", "Easter 2023"],
    ["We won't replace the oven until after Christmas", "Christmas 2023"],
    ["The boat is in the yard until New Year", "1 January 2024"],
    ["I've been vegan since New Year's", "1 January 2023"],
    ["Bo is making ribs for Labor Day", "2 September 2024"],
    ["I bought Ida a coat for Christmas", "Christmas 2023"],
    ["She wants to tell him herself at Christmas", "Christmas 2023"],
    ["We start on All Saints' Day", "1 November 2024"],
    ["I met Nora on New Year's Eve", "31 December 2022"],
    ["I was in Rome last Easter", "Easter 2023"],
    ["The shop opens before Christmas 2025", "Christmas 2025"],
    ["Nora visits us over the Easter holidays and is looking forward to it", "Easter 2024"],
    ["I broke my wrist on Easter Monday", "10 April 2023"],
    ["We're driving down on Good Friday", "29 March 2024"],
    ["I went as a fox for Halloween", "31 October 2023"],
  ])("%s means %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    "Our Christmas tree fell over",
    "I sing at Christmas concerts",
    "We always eat goose at Christmas",
    "My aunt stays with us at Christmas",
    "I bought a hat for Easter",
    "I started a new year of school",
  ])("%s names no point in time", (text) => {
    expect(labels(text)).toEqual([]);
  });
});
