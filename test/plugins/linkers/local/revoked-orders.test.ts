// An order to the assistant that was taken back: the order is over, one of something else stands, and it can be given again.

import { describe } from "bun:test";
import { testTiers } from "../pairs.ts";

testTiers(
  [
    ["User wants the assistant to use bullet points.", "User no longer wants bullet points from the assistant."],
    ["User wants the assistant to always reply in tables.", "User no longer wants tables from the assistant."],
    ["User wants the assistant to use tables for recipes.", "User no longer wants tables from the assistant."],
    ["User wants the assistant to always give them recaps.", "User no longer wants the assistant to give them recaps."],
    [
      "User wants the assistant to remind them to water the fig.",
      "User no longer wants the assistant to remind them about the fig.",
    ],
    ["User wants the assistant to never mention their ex.", "User allows the assistant to talk about their ex again."],
    [
      "User wants the assistant not to suggest Kanban, their boss hates it.",
      "User allows the assistant to suggest Kanban again.",
    ],
    [
      "User wants the assistant not to tell them to see a therapist.",
      "User no longer wants the rule about the therapist.",
    ],
    ["User wants the assistant to add a horoscope.", "User no longer wants the rule about the horoscope."],
    ["User wants the assistant to keep its answers free of tables.", "User allows the assistant to use tables again."],
    ["User wants the assistant to use free recipes.", "User no longer wants free recipes from the assistant."],
    // And back.
    ["User no longer wants jokes from the assistant.", "User wants the assistant to always tell them jokes."],
    ["User allows the assistant to mention salt again.", "User wants the assistant to never mention salt."],
  ],
  [
    ["User wants the assistant to never mention salt or sugar.", "User allows the assistant to mention salt again."],
    ["User wants the assistant to use tables and to call them Gus.", "User no longer wants tables from the assistant."],
    [
      "User wants the assistant to give them only diffs, never whole files.",
      "User no longer wants diffs from the assistant.",
    ],
  ],
  [
    ["User wants the assistant to use tables.", "User no longer wants the assistant to use tables in recipes."],
    ["User wants the assistant to never use tables.", "User no longer wants tables from the assistant."],
    ["User wants the assistant to mention salt in every recipe.", "User allows the assistant to mention salt again."],
    [
      "User wants the assistant not to tell them to see a therapist.",
      "User no longer wants the assistant to remind them about the therapist.",
    ],
    ["User wants the assistant to always give them recaps.", "User no longer wants jokes from the assistant."],
    [
      "User wants the assistant to never mention their mother.",
      "User allows the assistant to mention their father again.",
    ],
    ["User's sister wants the assistant to use tables.", "User no longer wants tables from the assistant."],
    ["User has a therapist in Leith.", "User no longer wants the rule about the therapist."],
    ["User tells jokes at weddings.", "User no longer wants jokes from the assistant."],
    ["User no longer wants tables from the assistant.", "User wants the assistant not to use tables."],
  ],
);

describe("an order of which only a part is kept", () => {
  testTiers(
    [
      [
        "User wants the assistant to always fix their spelling.",
        "User no longer wants the assistant to fix all their spelling, only in letters.",
      ],
      [
        "User wants the assistant to correct their Welsh.",
        "User no longer wants the assistant to correct their Welsh unless it makes no sense.",
      ],
      [
        "User wants the assistant to always add a table.",
        "User wants the assistant to add a table only if there are numbers.",
      ],
      [
        "User wants the assistant to always explain the code.",
        "User wants the assistant to only explain code when asked.",
      ],
    ],
    [
      [
        "User wants the assistant to correct their Welsh in every message.",
        "User no longer wants the assistant to correct every little mistake, just the bad ones.",
      ],
    ],
    [
      [
        "User wants the assistant to correct their Welsh.",
        "User no longer wants the assistant to correct every mistake in their code, only the bad ones.",
      ],
      [
        "User wants the assistant to always explain the code.",
        "User wants the assistant to add comments only when they ask.",
      ],
      [
        "User wants the assistant to explain code only when they ask.",
        "User wants the assistant to explain code only in Python.",
      ],
      ["User wants the assistant to always give sources.", "User wants the assistant to give only sources."],
    ],
  );
});
