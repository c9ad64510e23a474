// Where somebody is who greets from a place, and what "here" is behind it.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

describe("here, behind a greeting", () => {
  test.each([
    ["Ciao from Bari! I live here now", "User lives in Bari now."],
    ["Greetings from Tartu! I moved here in April.", "User moved to Tartu in April (April 2023)."],
    ["Hi from Utrecht, I live here now", "User lives in Utrecht now."],
    ["hello from rainy Bergen! we moved here in March", "User moved to Bergen in March (March 2023)."],
    ["Hello from Oslo. I've been living here since 2021.", "User has been living in Oslo since 2021."],
    ["Regards from Quito - been living here two years", "User has been living in Quito two years."],
    ["I'm in Lyon now. I work here as a nurse.", "User works in Lyon as a nurse."],
    ["Warm greetings from Cork, we rented a flat here", "User rented a flat in Cork."],
    ["Greetings from Lima! My sister lives here.", "User's sister lives in Lima."],
    ["Greetings from Rhodes! We are staying here for a week.", "User is staying in Rhodes for a week."],
    ["I live here with my mum and two dogs.", "User lives with their mum and two dogs."],
    ["I live here in Cologne.", "User lives here in Cologne."],
    ["We're settled in Porto now", "User is settled in Porto now."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`)).toContain(expected);
  });

  test.each([
    "I live here now",
    "I've lived here since two weeks.",
    "Hi from Nina! I live here now.",
    "Greetings from Rhodes! The food here is great",
    "Greetings from Rhodes! We love it here",
    "I'm in Leeds for a wedding. My train was late.",
    "Hey from Rome. I could live here!",
    "Kind regards, Ana",
  ])("%s makes no home of a place", async (said) => {
    for (const text of await textsOf(`user: ${said}`))
      expect(text).not.toMatch(/\b(?:live[sd]?|moved) (?:here|in|to)\b/);
  });

  test("a greeting is not kept beside what is told", async () => {
    expect(await textsOf("user: hello from sunny Split! we moved here in March")).toEqual([
      "User moved to Split in March (March 2023).",
    ]);
  });

  test.each([
    ["I'm on the train from Cork, greetings", "User is on the train from Cork."],
    ["we're on the ferry to Bari", "User is on the ferry to Bari."],
    ["my dad is on the way to Ghent", "User's dad is on the way to Ghent."],
  ])("%s holds for the moment", async (said, expected) => {
    for (const { text, isStatic } of await extract(turns(`user: ${said}`)))
      expect({ text, isStatic }).toEqual({ text: expected, isStatic: false });
  });
});
