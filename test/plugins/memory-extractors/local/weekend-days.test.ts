// A day of the weekend that both speak of is that weekend's, and a day that somebody agrees on is told with what it is for.

import { expect, test } from "bun:test";
import { withWeekendDay } from "#plugins/memory-extractors/local/references/days/weekend-days.ts";
import { textsOf } from "../conversation.ts";

test.each([
  ["I could come on Saturday", "I could come on Saturday next week"],
  ["Sunday then", "Sunday next week then"],
  ["On Sunday I have choir", "On Sunday next week I have choir"],
  ["I was there on Saturday", "I was there on Saturday"],
  ["I work this Saturday", "I work this Saturday"],
  ["I swim on Saturdays", "I swim on Saturdays"],
  ["Saturday the 3rd", "Saturday the 3rd"],
  ["I'm off tomorrow, and Saturday", "I'm off tomorrow, and Saturday"],
])("next weekend: %s", (text, told) => {
  expect(withWeekendDay(text, "Are you free next weekend?")).toBe(told);
});

test("of another weekend it stays the nearest", () => {
  expect(withWeekendDay("Saturday then", "Are you free this weekend?")).toBe("Saturday then");
  expect(withWeekendDay("Saturday then", "Not next weekend, but this weekend?")).toBe("Saturday then");
});

test.each([
  ["Saturday then.", "Bo agrees on Saturday next week (20 May 2023)"],
  ["Sunday works for me.", "Bo agrees on Sunday next week (21 May 2023)"],
  ["ok sat it is", "Bo agrees on Saturday next week (20 May 2023)"],
])("%s", async (said, told) => {
  expect((await textsOf("Ida: Shall we go to the lake next weekend?", `Bo: ${said}`)).join()).toContain(told);
});

test.each(["It works.", "Music then.", "The bike is fine.", "You then."])("%s agrees on no day", async (said) => {
  expect((await textsOf("Ida: Shall we go to the lake next weekend?", `Bo: ${said}`)).join()).not.toContain("agrees");
});
