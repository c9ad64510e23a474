// What somebody is or does, named in passing by what is theirs.

import { describe, expect, test } from "bun:test";
import { rolesIn } from "#plugins/memory-extractors/local/sentences/whose/roles-in-passing.ts";
import { textsOf } from "../conversation.ts";

describe("a role named in passing", () => {
  test.each([
    ["with my work as a paramedic in Leeds", ["I work as a paramedic in Leeds"]],
    [
      "balancing my marine biology studies with my part-time cashier job",
      ["I have a part-time cashier job", "I study marine biology"],
    ],
    ["to balance my 30-hour work weeks", ["I work 30-hour weeks"]],
    ["with my second year of medical school", ["I am in my second year of medical school"]],
    ["some layouts for my knitting blog", ["I have a knitting blog"]],
    ["new staff for our bakery", ["I have a bakery"]],
    ["a big fridge for a family of six", ["I have a family of six"]],
  ])("%s", (text, expected) => {
    expect(rolesIn(text)).toEqual(expected);
  });

  test.each([
    "a table at my favourite restaurant",
    "my local bakery",
    "my ideal dance studio",
    "my old class",
    "my case studies",
    "my online degree",
    "my work on the roof",
    "a friend of the family",
  ])("none: %s", (text) => {
    expect(rolesIn(text)).toEqual([]);
  });
});

describe("told in a request", () => {
  test.each([
    [
      "Do you have any tips for balancing my marine biology studies with my part-time cashier job?",
      ["User has a part-time cashier job.", "User studies marine biology."],
    ],
    [
      "I'm feeling a bit overwhelmed with my work as a paramedic in Leeds. Any tips?",
      ["User is feeling a bit overwhelmed with their work as a paramedic in Leeds."],
    ],
    [
      "I'm looking for some new games to play with my kindergarten class. Any ideas?",
      ["User is looking for some new games to play with their kindergarten class."],
    ],
    [
      "As someone who only wears second-hand, patched clothes, should I say so in the interview?",
      ["User is someone who only wears second-hand, patched clothes."],
    ],
    [
      "I'm off to Oslo with my cousin Ruta on June 3, and I was wondering if you could tell me what to pack, since I'm 70 and I tire quickly?",
      ["User is off to Oslo with their cousin Ruta on June 3 (3 June 2023).", "User is 70 and they tire quickly."],
    ],
    [
      "I'm travelling with my aunt, who is 81 and walks with two sticks.",
      ["User is travelling with their aunt, who is 81 and walks with two sticks."],
    ],
    ["I have a gas leak, who is the right person to call?", ["User has a gas leak."]],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: Here are some.")).toEqual(expected);
  });
});
