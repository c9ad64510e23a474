// Whom a question brings in: no place for "there", the next "he" of whoever asks, one of the "we" who reply.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("What a question names behind 'and'", () => {
  test.each([
    ["Ada: and Nora, does she like it?", "Wim: she starts there in May", ["Nora starts there in May (May 2023)."]],
    ["Ada: and Nils? does he like the choir?", "Wim: He made three friends there", ["Nils made three friends there."]],
    ["Ada: Were you in Graz or Linz?", "Wim: I got a job there", ["Wim got a job there."]],
    ["Ada: Were you in Graz?", "Wim: I got a job there", ["Wim got a job in Graz."]],
    ["Ada: Have you been to Graz?", "Wim: I got a job there", ["Wim got a job in Graz."]],
  ])("is a place only behind another: %s", async (asked, replied, expected) => {
    const told = await textsOf(asked, replied);
    expect(told.map((text) => text.replace(/ \(asked .*\)/, ""))).toEqual(expected);
  });
});

describe("Whoever is asked for", () => {
  test.each([
    [["Wim: My dad lends us the grill. anyone seen Marco? he never answers"], "Marco never answers."],
    [["Wim: My dad lends us the grill", "Wim: anyone seen Marco btw? he never answers"], "Marco never answers."],
    [["Wim: My uncle rows. Do you know Nils? He bakes bread on Sundays"], "Nils bakes bread on Sundays."],
    // Nobody is asked for by name, or another pronoun is meant:
    [["Wim: My dad rows. Anyone hungry? He bakes bread on Sundays"], "Wim's dad bakes bread on Sundays."],
    [["Wim: My aunt rows. Anyone seen Marco? She lent him her car"], "Wim's aunt lent Marco her car."],
    [["Wim: My dad rows. He bakes bread on Sundays"], "Wim's dad bakes bread on Sundays."],
  ])("is the next 'he': %j", async (lines, expected) => {
    expect((await textsOf(...lines, "Ada: ok")).at(-1)).toBe(expected);
  });
});

describe("'We' of a reply", () => {
  test.each([
    ["Ada: How's Keisha?", "Wim: we broke up in May", ["Keisha and Wim broke up in May (May 2023)."]],
    ["Ada: are you still with Ruta", "Wim: No, we split up", ["Wim is not with Ruta any more, they split up."]],
    ["Ada: Are we moving to Redis?", "Wim: no, we stay on Postgres", ["Ada and Wim stay on Postgres."]],
    ["Ada: When do we leave for Graz?", "Wim: We leave on 3 June", ["Ada and Wim leave on 3 June (3 June 2023)."]],
    // Others than who was asked for, or than who asks:
    ["Ada: How's Keisha?", "Wim: we moved to Graz in May", ["Wim moved to Graz in May (May 2023)."]],
    ["Ada: Are we invited?", "Wim: we sold the house", ["Wim sold the house."]],
    ["Ada: How are you?", "Wim: we broke up in May", ["Wim and their partner broke up in May (May 2023)."]],
    ["Ada: hi", "Wim: We sold the boat", ["Wim sold the boat."]],
  ])("is whom the question says: %s / %s", async (asked, replied, expected) => {
    const told = await textsOf(asked, replied);
    expect(told.map((text) => text.replace(/ \(asked .*\)/, ""))).toEqual(expected);
  });

  test.each([
    ["Wim: we deploy on Fridays", "Wim and others deploy on Fridays."],
    ["Wim: we moved the database to Graz", "Wim and others moved the database to Graz."],
    ["Wim: we moved the sofa to Graz", "Wim moved the sofa to Graz."],
  ])("of a team is nobody alone: %s", async (line, expected) => {
    expect(await textsOf("Ada: hi", line)).toEqual([expected]);
  });
});
