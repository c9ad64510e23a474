// What every linker has to hold. Call it in a test file of the plugin.

import { beforeAll, describe, expect, test } from "bun:test";
import type { Linker, LinkInput, RelationProposal, Statement } from "#contracts/linker.ts";
import type { PluginHost } from "#contracts/plugin.ts";
import { DAY_MS } from "#domain/clock.ts";
import { callContext, pluginHost } from "./host.ts";

let made = 0;
const statement = (text: string, day: number): Statement => {
  made += 1;
  const documentDate = Date.UTC(2024, 0, 1) + day * DAY_MS;
  return { id: `s${made}`, text, subject: null, slot: null, documentDate, eventDates: [] };
};

const inputOf = (candidate: string, ...neighbours: readonly string[]): LinkInput => ({
  candidate: statement(candidate, 100),
  neighbours: neighbours.map((text, i) => ({ ...statement(text, i), similarity: 0.9 - i / 100 })),
});

const TYPES = new Set(["duplicate", "updates", "extends", "derives"]);

const expectSound = (proposals: readonly RelationProposal[], inputs: readonly LinkInput[]): void => {
  for (const { from, to, type, tier, rule } of proposals) {
    const shown = inputs.find(
      ({ candidate, neighbours }) =>
        (candidate.id === from && neighbours.some(({ id }) => id === to)) ||
        (candidate.id === to && neighbours.some(({ id }) => id === from)),
    );
    expect(shown).toBeDefined();
    expect(from).not.toBe(to);
    expect(TYPES.has(type)).toBe(true);
    if (tier === "soft") expect(type).toBe("updates");
    expect(rule).not.toBe("");
  }
};

export const linkerConformance = (name: string, make: (host: PluginHost) => Promise<Linker>): void => {
  describe(`linker ${name} conforms`, () => {
    let linker: Linker;
    beforeAll(async () => {
      linker = await make(pluginHost());
    });
    const link = async (...inputs: readonly LinkInput[]): Promise<RelationProposal[]> => {
      const proposals = await linker.link(inputs, callContext());
      expectSound(proposals, inputs);
      return proposals;
    };

    test("proposes nothing where nothing is shown", async () => {
      expect(await link()).toEqual([]);
      expect(await link(inputOf("Mira lives in Graz."))).toEqual([]);
    });

    test("names only what was shown, in pairs of a candidate and its neighbour", async () => {
      await link(
        inputOf("Mira lives in Trieste now.", "Mira lives in Graz.", "Mira has a dog.", "Vera lives in Graz."),
        inputOf("Vera works as a baker.", "Vera is a baker.", "Mira is a potter."),
        inputOf("", "", "Mira lives in Graz."),
      );
    });

    test("takes the same words for a duplicate", async () => {
      const proposals = await link(inputOf("Mira lives in Graz.", "Mira lives in Graz."));
      expect(proposals.map(({ type }) => type)).toEqual(["duplicate"]);
    });

    test("never lets an unrelated statement replace another", async () => {
      const proposals = await link(
        inputOf("Vera plays the cello.", "Mira is allergic to shellfish.", "Mira lives in Graz."),
      );
      expect(proposals.filter(({ type }) => type === "updates" || type === "duplicate")).toEqual([]);
    });

    test("stays sound on long and strange statements", async () => {
      const strange = [
        "not ".repeat(10_000),
        "((".repeat(9_000),
        "🙂".repeat(4_000),
        "\n",
        "Mira lives in ".repeat(2_000),
      ];
      await link(...strange.map((text) => inputOf(text, ...strange)));
    });

    test("rejects when it is called off", async () => {
      const call = linker.link([inputOf("a", "b")], callContext(AbortSignal.abort()));
      expect(await call.then(() => "done").catch(() => "off")).toBe("off");
    });
  });
};
