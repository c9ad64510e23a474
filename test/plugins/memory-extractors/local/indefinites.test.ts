import { describe, expect, test } from "bun:test";
import { withIndefinites } from "#plugins/memory-extractors/local/references/things/indefinites.ts";

describe("what the listener is shown is told as a thing of its kind", () => {
  test.each([
    ["I glazed and fired it, and made this jug for my aunt", "I glazed and fired it, and made a jug for my aunt"],
    ["I met this very patient carpenter at the market", "I met a very patient carpenter at the market"],
    ["I found these old stamps in a drawer", "I found some old stamps in a drawer"],
    ["I played this game Azul on Sunday", "I played a game called Azul on Sunday"],
    ["I sat down in this tiny chapel", "I sat down in a tiny chapel"],
    ["I got the idea for this poem on a train", "I got the idea for a poem on a train"],
    ["I just finished this unusual series", "I just finished an unusual series"],
    ["I painted that barn in June", "I painted a barn in June"],
    ["I took that pic on our ferry trip", "I took a pic on our ferry trip"],
    ["Here's a lamp I built in March.", "I built a lamp in March."],
    ["Check out a shelf that I put up in our hall", "I put up a shelf in our hall"],
    ["This clock I keep on my desk was my grandmother's", "A clock I keep on my desk was my grandmother's"],
  ])("%s", (text, expected) => {
    expect(withIndefinites(text, "")).toBe(expected);
  });

  test.each([
    "I'm going to make this work",
    "I have this week off",
    "I love this",
    "I love this song",
    "I bought this yesterday",
    "I like this kind of tea",
    "That hill looks steep, and I was tired",
    "I want something like these old stamps",
    "I'm fond of those little guys",
    "I took that course in June",
    "I read that book in June",
    "My aunt painted that barn",
  ])("%s stays as it is", (text) => {
    expect(withIndefinites(text, "")).toBe(text);
  });

  test("a thing that was told of before stays pointed at", () => {
    expect(withIndefinites("I made this jug for my aunt", "I learnt to throw jugs.")).toBe(
      "I made this jug for my aunt",
    );
  });
});
