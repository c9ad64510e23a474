// A day told by its number or its weekday alone is the one that was named in full shortly before.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const JOURNEY = "user: We're going to Norway from 4 to 12 July.";
const after = async (...lines: readonly string[]): Promise<string> => (await textsOf(...lines)).join("\n");

describe("amid the days of a journey or a fair", () => {
  test.each([
    ["The glacier walk on the 7th will be led by my colleague Tom.", "on 7 July (7 July 2023)"],
    ["My sister joins us on the 6th.", "on 6 July (6 July 2023)"],
    ["My cousin and I share a cabin until the 9th.", "until 9 July"],
  ])("%s", async (said, told) => {
    expect(await after(JOURNEY, "assistant: Noted.", `user: ${said}`)).toContain(told);
  });

  test.each([
    ["I have the dentist on the 10th.", "on the 10th (10 May 2023)"],
    ["My rent is due on the 11th.", "on the 11th (11 May 2023)"],
    ["I met my gran on the 6th.", "on the 6th (6 May 2023)"],
    ["My sister visits on the 21st.", "on the 21st (21 May 2023)"],
  ])("not %s", async (said, told) => {
    expect(await after(JOURNEY, "assistant: Noted.", `user: ${said}`)).toContain(told);
  });

  test("not where two journeys hold the day", async () => {
    const both = "user: The fair runs 2-20 June and my course is from 5 to 15 July.";
    expect(await after(both, "assistant: Noted.", "user: My band plays on the 10th.")).not.toContain("10 June");
  });
});

describe("on the weekday that the assistant proposed", () => {
  const PROPOSED = "assistant: Then plan it for Saturday 27 May.";
  test.each([
    ["I can't, my brother visits on Saturday.", "on Saturday 27 May (27 May 2023)"],
    ["That works, although on Saturday I sing in the choir.", "On Saturday 27 May (27 May 2023) User sings"],
    ["My brother visits on Saturday afternoon.", "on the afternoon of Saturday 27 May (27 May 2023)"],
  ])("%s", async (said, told) => {
    expect(await after(PROPOSED, `user: ${said}`)).toContain(told);
  });

  test.each([
    ["I swim on Saturday mornings.", "27 May"],
    ["I sing on Saturdays.", "27 May"],
    ["My new job starts on Monday.", "27 May"],
  ])("not %s", async (said, untold) => {
    expect(await after(PROPOSED, `user: ${said}`)).not.toContain(untold);
  });

  test("not of two that were proposed", async () => {
    const two = "assistant: Either Saturday 27 May or Saturday 10 June.";
    expect(await after(two, "user: My brother visits on Saturday.")).not.toMatch(/27 May|10 June/);
  });
});
