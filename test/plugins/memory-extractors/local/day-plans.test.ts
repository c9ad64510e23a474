// Lines under a day that is still to come: each is of that day.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const plan = (...lines: readonly string[]): string =>
  ["Porto trip - Lou & me", "", "Thu 23 May", ...lines, "", "Fri 24 May", "Boat up the river at 10:30"].join("\n");

describe("lines under a day ahead", () => {
  test.each([
    "Dinner with Rui at 20:00, Casa Azul",
    "07:20 flight to Porto, arrive 09:15",
    "Flight back to Basel 18:40",
    "Day trip to Guimaraes with Lou",
    "Train to Braga at 9:08 from platform two",
    "Concert in the old market hall, 9 pm",
    "Lunch with the cousins at noon",
    "Tour of the port cellars at 15.30",
    "Tickets for the tower at 11:00, already paid",
    "Transfer to the hotel 22:15",
  ])("%s is told with the day above it", async (line) => {
    const told = await statementsOf(plan(line, "Bring the blue bag"));
    expect(told.find((text) => text.includes(line.slice(0, 12)))).toContain("(on 23 May 2024)");
  });

  test.each([
    "Lou gets seasick on small boats.",
    "The museum opens at 9:30 every day.",
    "Lou is allergic to shellfish.",
    "Breakfast costs 12:50 at the hotel.",
    "Ticket price is £12.50 for adults.",
  ])("%s holds on other days, too", async (line) => {
    expect((await statementsOf(plan(line))).filter((text) => text.includes(line.slice(0, 10))).join()).not.toContain(
      "23 May",
    );
  });

  test("a day that is over is not put behind them", async () => {
    expect(
      (await statementsOf("# Diary\n\n## Thu 2 May\n\nDinner with Rui at 20:00, Casa Azul\nWe laughed a lot")).join(),
    ).not.toContain("(on ");
  });
});

describe("days without a month", () => {
  test.each([
    ["# Lisbon & Porto, 9–17 July", "- Lou wants to see the match on the 16th\n- ask about the boat"],
    ["Packing & plan: Orkney, 3-8 July", "- Ferry at 13:15 on the 16th, seat 4\n- Hoy by boat on the 5th"],
  ])("%s gives the month", async (title, lines) => {
    expect((await statementsOf(`${title}\n\n${lines}`)).join("\n")).toContain("(16 July 2024)");
  });

  test("the lines above give it where all are of one month", async () => {
    const note = "Trip to Oslo\n\nFlight: SK 12, 3 July 9:40\nHotel: Fjordgata, 3-7 July\n- dinner with Lou on the 5th";
    expect((await statementsOf(note)).join("\n")).toContain("(5 July 2024)");
    expect((await statementsOf(`${note}\n- back at work in August`)).join("\n")).not.toContain("(5 July 2024)");
  });

  test("what was written on a day is of its month", async () => {
    const note = "# Call of 2 January 2024\n\n- Lou wants to see the match on the 16th\n- ask about the boat";
    expect((await statementsOf(note)).join("\n")).toContain("(16 January 2024)");
  });
});
