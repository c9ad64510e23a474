// What somebody notes below what others wrote, or of a dish, is theirs, and is told with what it is of.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const ARTICLE =
  'Hens in the city\n\nBy Louisa Marsh · 5 min read\n\nI have kept hens in Hull for 9 years.\n"They are easy," says Oliver Brandt, who keeps four.';

describe("remarks below an article", () => {
  test.each([
    "My notes: the coop from Nils costs 180 and I have only 150.",
    "My own remarks: I have only 150 for a coop.",
    "**My thoughts:** I have only 150 for a coop.",
    "## My notes\nI have only 150 for a coop.",
    "Own comments:\nI have only 150 for a coop.",
  ])("are of whoever keeps it: %s", async (remarks) => {
    const statements = await statementsOf(`${ARTICLE}\n\n${remarks}`);
    const own = statements.filter((text) => text.includes("150"));
    expect(own.length).toBe(1);
    expect(own[0]).toContain("User has only 150");
    expect(statements.some((text) => /Louisa Marsh.*(?:Hull|9 years)/.test(text))).toBe(true);
  });

  test.each(["My hens lay 200 eggs a year.", "My first coop: I built it from 2 doors."])(
    "are none of its writer's own words: %s",
    async (line) => {
      const statements = await statementsOf(`${ARTICLE}\n\n${line}`);
      expect(statements.filter((text) => text.includes("User"))).toEqual([]);
    },
  );
});

describe("what is said of oneself", () => {
  test("in a recipe is of the dish", async () => {
    const statements = await statementsOf(
      "# Rye loaf\n\n## Ingredients\n- 500 g rye flour\n- 12 g salt\n\n## Remarks\nI use only 10 g of salt, 12 was too much for us.",
    );
    expect(statements).toContain("Rye loaf: User uses only 10 g of salt, 12 was too much for them.");
  });

  test("elsewhere stands alone", async () => {
    const statements = await statementsOf("# Kitchen\n\nI have only 10 g of salt left. I love rye bread.");
    expect(statements).toContain("User loves rye bread.");
  });

  test("steps of a recipe say nothing, but what one does there", async () => {
    const told = await statementsOf(
      "# Plum cake\n\n## Ingredients\n- plums\n- flour\n\n1. Stone the plums. Sugar only at the end.\n2. Bake for an hour. I use the lower shelf.\n\nThe cake keeps for a week.",
    );
    expect(told).toContain("Plum cake: User uses the lower shelf.");
    expect(told.join("\n")).toContain("the cake keeps for a week");
    expect(told.join("\n")).not.toContain("Sugar only");
  });
});
