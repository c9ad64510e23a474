// Bookings put a day on one line and the hours of the journey below it.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const booking = (...lines: string[]): Promise<string[]> =>
  statementsOf(["# Trip to Faro", "", "Passengers: Ida Lund, Otto Lund", "", ...lines].join("\n"));

test.each([
  [
    ["Outbound: Tue 21 May 2024", "OS 412 Vienna (VIE) 06:55 - Faro (FAO) 09:40"],
    "Trip to Faro: Outbound: Tuesday 21 May 2024, OS 412 Vienna (VIE) 06:55 - Faro (FAO) 09:40.",
  ],
  [
    ["Return: 28 May", "Faro 18:15 → Vienna 22:50"],
    "Trip to Faro: Return: 28 May (28 May 2024), Faro 18:15 → Vienna 22:50.",
  ],
  [
    ["Way back: Tue 28 May", "Ferry Hoek 14:15 to Harwich 20:45"],
    "Trip to Faro: Way back: Tuesday 28 May (28 May 2024), Ferry Hoek 14:15 to Harwich 20:45.",
  ],
])("%p", async (lines, told) => {
  expect(await booking(...lines)).toContain(told);
});

test.each([
  [["Return: Tue 28 May", "Desk 09:00 - 17:00, library 10:00 - 12:00"], "Return: Tuesday 28 May (28 May 2024), Desk"],
  [["Hotel: Casa Alta", "Bus 10:00 - Faro 11:00"], "Casa Alta, Bus"],
])("no leg of a journey: %p", async (lines, never) => {
  expect((await booking(...lines)).join("\n")).not.toContain(never);
});
