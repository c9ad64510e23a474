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
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual([expected]);
  });

  test.each([
    ["I'd recommend the Hotel Belavista.", "I'll take the kids to school now."],
    ["I'd recommend the Hotel Belavista or the Lucca.", "I'll take the cheaper one."],
    ["I'd recommend the Hotel Belavista.", "Should I take the Hotel Belavista?"],
  ])("%s %s", async (proposal, reply) => {
    expect(await after(proposal, reply)).toEqual([]);
  });
});
