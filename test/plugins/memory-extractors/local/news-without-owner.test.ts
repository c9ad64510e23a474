// News for an assistant that has neither "I" nor "my": what became of the wedding, who comes, what it costs now.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

describe("news without an owner", () => {
  test.each([
    ["The wedding is off.", "User says the wedding is off."],
    ["The trip to Crete is cancelled.", "User says the trip to Crete is cancelled."],
    ["The operation went well.", "User says the operation went well."],
    ["total ended up at 15.6k so 1.6k over", "User's total ended up at 15.6k so 1.6k over."],
    ["MRR is 58k now", "User's MRR is 58k now."],
    [
      "The farm's 95 hectares near Hexham, been in the family since 1911.",
      "User says the farm is 95 hectares near Hexham, been in the family since 1911.",
    ],
    ["start is planned for 7 september", "User says the start is planned for 7 September (7 September 2023)."],
    ["gp appointment is on friday 10.20", "User has a gp appointment on Friday (12 May 2023) 10.20."],
    ["new place is in Leeds with two rooms", "User's new place is in Leeds with two rooms."],
    ["The wife's against the loan of 20,000.", "User's wife's against the loan of 20,000."],
    ["I can do tiling and painting myself.", "User can do tiling and painting themselves."],
    ["Freelance designer here, mostly branding.", "User is a freelance designer, mostly branding."],
    ["Single dad here, two girls, Ida and Bo.", "User is a single dad, two girls, Ida and Bo."],
    [
      "The twins are here! Nora and Finn, born on the 3rd.",
      "User says the twins are here. Nora and Finn, born on the 3rd (3 May 2023).",
    ],
    ["A nurse, Maura, comes every day.", "User says a nurse, Maura, comes every day."],
    [
      "Good news: the allergist says Zoe has outgrown her dairy allergy.",
      "User says the allergist says Zoe has outgrown her dairy allergy.",
    ],
    ["The vet says Bello has got over his infection.", "User says the vet says Bello has got over his infection."],
    ["They switched dad from warfarin to apixaban.", "User's dad was switched from warfarin to apixaban."],
    ["They moved my parents into a home.", "User's parents were moved into a home."],
    ["Physio with Sarah every Wednesday at 17:00.", "User has physio with Sarah every Wednesday at 17:00."],
    ["Electricity went up to 97 EUR a month.", "User's electricity went up to 97 EUR a month."],
    ["I'm an only child, so it's all on me.", "User is an only child."],
    ["I have three kids, so it's loud here.", "User has three kids."],
    [
      "My sister bought a van, so it's parked outside our house.",
      "User's sister bought a van, so it's parked outside their house.",
    ],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([expected]);
  });

  test.each([
    "The market is closed.",
    "The game is on.",
    "The answer is off by one.",
    "The colour is off.",
    "The code is broken.",
    "The meeting in chapter three is off.",
    "They switched from coal to gas in the 1960s.",
    "They moved the capital from Lagos to Abuja.",
    "Inflation went up to 4% a year.",
    "Oil went up to 97 USD a barrel.",
    "A nurse, a doctor and a patient walk into a bar.",
    "The allergist says Paris is nice.",
    "Chat with Sarah every Wednesday.",
  ])("none of anybody's: %s", async (said) => {
    expect(await readingsOf(`user: ${said}`)).toEqual([]);
  });
});
