// Documents that people keep, by what is easily told of the wrong one: call notes, letters, newsletters, goals, plans of a journey.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("notes of a call", () => {
  test.each<[string, string[]]>([
    [
      "Call w/ Ottilie Brandt (Nordkorn), 8 May, 15 min\n- vegan, back from leave\n- prefers mails to calls\n- I promised her the samples by Friday",
      [
        "Ottilie Brandt is vegan, back from leave.",
        "Ottilie Brandt prefers mails to calls. User promised her the samples by Friday (10 May 2024).",
        'Note: "Call w/ Ottilie Brandt (Nordkorn), 8 May (8 May 2024), 15 min".',
      ],
    ],
    ["1:1 w/ Tarek\n- prefers mornings\n- lives in Lyon", ["Tarek prefers mornings.", "Tarek lives in Lyon."]],
    [
      "Call with Imre Vass\n- unhappy w/ the deliveries in April\n- keen on the new label",
      ["Imre Vass is unhappy with the deliveries in April (April 2024).", "Imre Vass is keen on the new label."],
    ],
    ["Lunch w/ Legal\n- allergic to risk", []],
    // The user's own:
    ["About me\n- allergic to nuts\n- lives in Lyon", ["User is allergic to nuts.", "User lives in Lyon."]],
    ["I'm unhappy with my haircut on Friday.", ["User is unhappy with their haircut on Friday (3 May 2024)."]],
    ["I'm unhappy about moving on Friday.", ["User is unhappy about moving on Friday (10 May 2024)."]],
  ])("%s", async (content, expected) => {
    expect((await statementsOf(content)).toSorted()).toEqual(expected.toSorted());
  });
});

describe("letters", () => {
  test.each([
    "Love and kisses,\nyour Annika",
    "Hugs and kisses,\nAnnika",
    "Much love,\nAnnika",
    "Big hug\nYour Annika",
  ])("end with %s", async (closing) => {
    const letter = `Graz, 2nd May 2024\n\nDear Aunt Hedda,\n\nI have been learning the oboe since March.\n\n${closing}`;
    expect(await statementsOf(letter)).toEqual(["Annika has been learning the oboe since March (March 2024)."]);
  });

  test.each<[string, string[]]>([
    ["Hi Ole, works for me as long as I'm back in Cork by noon.", []],
    ["Hi Ole, suits me, I'm free on Friday.", ["User is free on Friday (10 May 2024)."]],
    ["Works great for us. I work at Bosch.", ["User works at Bosch."]],
    ["Works for Bosch.", ["User works for Bosch."]],
    ["The mornings work for me. I love tea.", ["The mornings work for User.", "User loves tea."]],
  ])("agree to something: %s", async (content, expected) => {
    expect((await statementsOf(content)).toSorted()).toEqual(expected);
  });
});

describe("how many of somebody's", () => {
  test.each<[string, string[]]>([
    ["Two children have severe allergies.", ["Two children have severe allergies."]],
    ["Three sons of the founder run the mill.", ["Three sons of the founder run the mill."]],
    ["Two kids, Ole and Kim.", ["User has two kids, Ole and Kim."]],
    ["Two sisters called Ane and Liv.", ["User has two sisters called Ane and Liv."]],
    ["One daughter (she is five).", ["User has one daughter (she is five)."]],
  ])("%s", async (content, expected) => {
    expect(await statementsOf(content)).toEqual(expected);
  });
});

test.each<[string, string]>([
  ["Goals 2026\n\nFamily\n- teach Isla to ride a bike (she's 5)", "teaches"],
  ["Bucket list\n\nSomeday\n- speak Welsh with my nan", "speaks"],
])("a goal is no fact: %s", async (content, fact) => {
  expect((await statementsOf(content)).join(" ")).not.toContain(`User ${fact}`);
});

test.each<[string, string]>([
  ["Trip to Skye – 8 to 16 August 2026", "Trip to Skye: guests are Ole, Kim."],
  ["Tasting, 3 and 4 May 2024", "Tasting: guests are Ole, Kim."],
  ["Harvest 28th July to 3rd August 2026", "Harvest: guests are Ole, Kim."],
  ["Room 8, 16 August 2026", "Room 8: guests are Ole, Kim."],
])("the days behind a title are no part of it: %s", async (title, expected) => {
  expect(await statementsOf(`${title}\nGuests: Ole, Kim\n\nBring the big pan to the kitchen.`)).toContain(expected);
});
