// What user and assistant agree on: a suggestion taken by its name, a plan in the user's own words.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const after = (proposal: string, reply: string): Promise<string[]> =>
  textsOf(`assistant: ${proposal}`, `user: ${reply}`);

describe("decisions", () => {
  test.each([
    [
      "I'd recommend Casa do Rio, or the Hotel Belavista.",
      "thanks! we'll take the Hotel Belavista",
      "User decided on the Hotel Belavista.",
    ],
    ["You need 4 m of fine mesh netting.", "I'll order the mesh.", "User decided on the mesh."],
    [
      "I'd suggest saving 6,000 first.",
      "Makes sense. Let's do that: 400 a month until I have 6k, then an index fund",
      "User decided on this: 400 a month until they have 6k, then an index fund.",
    ],
    [
      "I'd recommend the Hotel Belavista.",
      "I'm booking that one",
      "User accepted the assistant's suggestion: the Hotel Belavista.",
    ],
    [
      "1. Kiln House - quiet\n2. Hotel Belavista - by the river",
      "second one please",
      "User chose Hotel Belavista from the assistant's suggestions.",
    ],
    [
      "1. Kilnhouse Ott - a studio\n2. Haus Birke - a whole house",
      "ok we'll take the house",
      "User decided on the house (Haus Birke).",
    ],
    ["I'd take the Loomworks Alto or the Weft Mini.", "go with the alto", "User decided on the alto."],
    [
      "I'd recommend the Weft Mini.",
      "hmm ok i'll get that one",
      "User accepted the assistant's suggestion: the Weft Mini.",
    ],
    [
      "Here's a plan: Monday: scales. Thursday: the sonata.",
      "thats good, lets do that",
      "User agreed to the assistant's plan: Monday: scales; Thursday: the sonata.",
    ],
    [
      "A boat race, a quiz, or a lantern walk?",
      "lantern walk it is, but in the park",
      "User decided on lantern walk, but in the park.",
    ],
    [
      "Week 1: scales and thirds\nWeek 2: the sonata",
      "ok perfect, let's go with that",
      "User agreed to the assistant's plan: Week 1: scales and thirds; Week 2: the sonata.",
    ],
    [
      "Here's your schedule:\nDay 1: the harbour\nDay 2: the dunes",
      "perfect, let's do it",
      "User agreed to the assistant's plan: Day 1: the harbour; Day 2: the dunes.",
    ],
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual([expected]);
  });

  test.each([
    ["The bug is in the loop.", "how bad it is"],
    ["1. Preheat the oven\n2. Mix the flour", "second day is free"],
    ["Day 1: the harbour\nDay 2: the dunes", "second one please"],
    ["Here's a plan: Monday: scales. Thursday: the sonata.", "how do I do that?"],
    ["I'd recommend the Hotel Belavista.", "I'll take the kids to school now."],
    ["I'd recommend the Hotel Belavista or the Lucca.", "I'll take the cheaper one."],
    ["I'd recommend the Hotel Belavista.", "Should I take the Hotel Belavista?"],
  ])("%s %s", async (proposal, reply) => {
    expect(await after(proposal, reply)).toEqual([]);
  });
});
