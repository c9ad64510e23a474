import { beforeAll, describe, expect, test } from "bun:test";
import * as fc from "fast-check";
import type { Linker, RelationProposal, Statement } from "#contracts/linker.ts";
import local from "#plugins/linkers/local.ts";
import { statement } from "./pairs.ts";

const logger = { debug() {}, info() {}, warn() {}, error() {} };
const context = { signal: new AbortController().signal, logger };
const host = { logger, fetch, clock: { now: () => 0 }, embedder: null };
const DAY = 86_400_000;

let linker: Linker;
beforeAll(async () => {
  linker = await local.create({ cacheSize: 1_000 }, host);
});

const link = async (
  old: string | Statement,
  next: string | Statement,
  similarity = 0.7,
): Promise<RelationProposal | undefined> => {
  const neighbour = typeof old === "string" ? statement("old", old) : old;
  const candidate = typeof next === "string" ? statement("new", next) : next;
  const proposals = await linker.link([{ candidate, neighbours: [{ ...neighbour, similarity }] }], context);
  return proposals[0];
};

interface Pair {
  readonly old: string;
  readonly new: string;
  readonly label: string;
  readonly oldDate?: string;
  readonly newDate?: string;
}

describe("the local linker", () => {
  // No replacement hangs on how similar the two are, so that nothing has to be embedded; the bench measures with real similarities.
  test.each([
    ["pairs", 0.95],
    ["changes", 0.88],
    ["everyday", 0.78],
    ["rounds", 0.55],
  ] as const)(
    "finds replacements in the labelled %s and hardly ever one that is none",
    async (file, leastRecall) => {
      const lines = (await Bun.file(`test/fixtures/linking/${file}.jsonl`).text()).trim().split("\n");
      const pairs = lines.map((line) => JSON.parse(line) as Pair);
      const dateOf = (date: string | undefined) => (date === undefined ? null : Date.parse(date));
      let right = 0;
      let said = 0;
      for (const pair of pairs) {
        const proposal = await link(
          statement("old", pair.old, { documentDate: dateOf(pair.oldDate) }),
          statement("new", pair.new, { documentDate: dateOf(pair.newDate) }),
        );
        if (proposal?.type !== "updates" || proposal.tier !== "hard" || proposal.from !== "new") continue;
        said++;
        if (pair.label === "updates") right++;
      }
      const meant = pairs.filter((pair) => pair.label === "updates").length;
      expect(pairs.length).toBeGreaterThanOrEqual(100);
      expect(right / said).toBeGreaterThanOrEqual(0.99);
      expect(right / meant).toBeGreaterThanOrEqual(leastRecall);
    },
    120_000,
  );

  test("names the rule that decided, and which of the two is newer", async () => {
    expect(await link("User lives in Turin.", "User moved to Genoa last month (April 2024).")).toEqual({
      from: "new",
      to: "old",
      type: "updates",
      tier: "hard",
      rule: "slot:home",
    });
  });

  test("reads the first person like the third, and no difference in a label that only dates", async () => {
    expect(await link("User lives in Turin.", "I live in Genoa now.")).toMatchObject({ type: "updates" });
    expect(await link("User bought a canoe (May 2023).", "User bought a canoe (12 May 2023).")).toMatchObject({
      type: "duplicate",
    });
  });

  test("never lets an older statement that comes later replace a newer one", async () => {
    const current = statement("old", "User lives in Genoa.", { documentDate: 900 * DAY });
    const late = statement("new", "User lives in Turin.", { documentDate: 100 * DAY });
    expect(await link(current, late)).toMatchObject({ from: "old", to: "new", type: "updates" });
  });

  test("takes no move of long ago for the end of what was said since", async () => {
    const moved = statement("new", "User moved to Turin in spring (2015).", {
      documentDate: 20_001 * DAY,
      eventDates: [{ start: 16_500 * DAY, end: 16_600 * DAY, label: "2015" }],
    });
    expect(await link(statement("old", "User lives in Genoa.", { documentDate: 20_000 * DAY }), moved)).toBeUndefined();
  });

  test("keeps languages, pets, likes, trips and other things of which there are several", async () => {
    for (const [old, next] of [
      ["User speaks Danish.", "User speaks Tamil."],
      ["User has a parrot called Kiwi.", "User has a dog called Bruno."],
      ["User likes quince jam.", "User likes plum jam."],
      ["User visited Malta in June.", "User visited Crete in July."],
      ["User is allergic to wasps.", "User is allergic to latex."],
    ] as const) {
      expect((await link(old, next))?.type).not.toBe("updates");
    }
  });

  test("never mixes up whom a statement is about", async () => {
    for (const next of ["User's sister moved to Genoa.", "Lia moved to Genoa.", "My boss lives in Genoa now."]) {
      expect((await link("User lives in Turin.", next))?.type).not.toBe("updates");
    }
  });

  test("compares the thing where every thing has a value of its own", async () => {
    const dogs = { subject: "User's dog", attribute: "name", value: "Rex" };
    const cats = { subject: "User's cat", attribute: "name", value: "Tom" };
    const named = await link(
      statement("old", "User's dog is called Rex.", { slot: dogs }),
      statement("new", "User's cat is called Tom.", { slot: cats }),
    );
    expect(named?.type).not.toBe("updates");
    for (const [old, next] of [
      ["User's work email is ana@firm.test.", "User's private email is ana@home.test now."],
      ["The home Wi-Fi password is tulip77.", "The office Wi-Fi password is maple12."],
      ["The password for the printer is 4411.", "The password for the alarm is now 9870."],
      ["User's sister works at Norvik.", "User works at Delphi."],
      ["User's brother Tom lives in Bergen.", "User's brother Max lives in Aarhus now."],
      ["User's friend Kofi's phone number is 0151 2345678.", "User's friend Ines's phone number is 0151 8765432."],
      ["Theo's piano teacher is Ms Adler.", "Theo's maths teacher is Mr Bode now."],
      ["User's appointment with the dentist is on 4 May.", "User's appointment with the optician is on 6 May."],
      ["User's son goes to Birch Grove Primary.", "User's daughter goes to Hill Road Primary."],
    ] as const) {
      expect([next, (await link(old, next))?.type]).not.toEqual([next, "updates"]);
    }
  });

  test("ends a job however its end is told, and only the one that is meant", async () => {
    const accountant = "User works at Acme as an accountant.";
    for (const end of [
      "User left Acme last month.",
      "User quit their job.",
      "User resigned from Acme.",
      "User was laid off from Acme in May.",
      "User got fired from Acme.",
      "User retired.",
      "User no longer works at Acme.",
      "User stopped working at Acme.",
      "User doesn't work at Acme anymore.",
      "User gave notice at Acme.",
      "User's last day at Acme was Friday.",
      "Yesterday was User's last day at Acme.",
    ]) {
      expect([end, await link(accountant, end)]).toMatchObject([end, { type: "updates", tier: "hard" }]);
    }
    for (const other of [
      "User left Globex last month.",
      "User quit their evening job at a cinema.",
      "User's sister quit her job.",
      "User wants to quit their job.",
      "User left Acme's garden party early.",
      "User's colleague was laid off from Acme.",
    ]) {
      const { type, tier } = (await link(accountant, other)) ?? {};
      expect([other, type === "updates" && tier === "hard"]).toEqual([other, false]);
    }
  });

  test("lets a job follow one that ended, and only ranks it above one that did not", async () => {
    const started = "Nora found a part-time job at a diving school.";
    expect(await link("Nora quit their job at the clinic.", started)).toMatchObject({ type: "updates", tier: "hard" });
    expect((await link("Nora works as a nurse at the Altona clinic.", started))?.tier).not.toBe("hard");
  });

  test("takes a correction for one, and what was given up for taken up again", async () => {
    for (const [old, next] of [
      ["User's dog is called Rex.", "User's dog is actually called Rix, not Rex."],
      ["User is allergic to walnuts.", "User is not allergic to walnuts but to pecans."],
      ["User's flight leaves at 7:40.", "User's flight leaves at 9:40, not 7:40."],
      ["User gave up running.", "User took up running again."],
      ["User is vegan.", "User started eating cheese again."],
    ] as const) {
      expect([next, await link(old, next)]).toMatchObject([next, { type: "updates", tier: "hard" }]);
    }
    expect((await link("User gave up running.", "User started running a bakery."))?.type).not.toBe("updates");
  });

  test("ends only what the ending is about", async () => {
    for (const [old, next] of [
      ["User owns a canal boat.", "User sold a canal boat print at the market."],
      ["User is a member of the rowing club.", "User left the rowing club's newsletter on the train."],
      ["User met Kim at the rowing club.", "User left the rowing club."],
    ] as const) {
      expect([next, (await link(old, next))?.type]).not.toEqual([next, "updates"]);
    }
  });

  test("takes a place within a place for no move", async () => {
    expect((await link("User lives in Germany.", "User lives in Leipzig."))?.tier).not.toBe("hard");
    expect((await link("User lives in Brooklyn.", "User lives in New York."))?.type).not.toBe("updates");
  });

  test("only orders long statements, and hides nothing that they also say", async () => {
    const old =
      "User works for a small publisher in Turin, walks there every morning along the river, and edits cookbooks.";
    const next =
      "User works for a large museum now, where three colleagues share one desk and nobody ever opens a window.";
    expect(await link(old, next)).toMatchObject({ type: "updates", tier: "soft" });
  });

  test("hides no plan of which only a tool was switched", async () => {
    const next = "User switched from Redis to Valkey.";
    expect(await link("User uses Redis for the cache.", next)).toMatchObject({ type: "updates", tier: "hard" });
    const old = "User is building a chess app called Otter with Deno and Redis.";
    expect(await link(old, next)).toMatchObject({ type: "updates", tier: "soft" });
  });

  test("hides no price of which another way of paying is told", async () => {
    const old = "User's cottage costs 900 a month.";
    expect(await link(old, "User's cottage costs 950 a month.")).toMatchObject({ type: "updates", tier: "hard" });
    for (const next of ["User's cottage costs 300,000.", "User's cottage costs 9,900 a year."])
      expect((await link(old, next))?.tier).not.toBe("hard");
  });

  test("uses the slot that an extractor read where its own rules see none", async () => {
    const slot = (value: string) => ({ subject: "User", attribute: "home", value });
    const old = statement("old", "User calls Turin home.", { slot: slot("Turin") });
    const next = statement("new", "User calls Genoa home.", { slot: slot("Genoa") });
    expect(await link(old, next)).toMatchObject({ type: "updates", rule: "slot:home" });
  });

  test("puts the surest proposal of a candidate first", async () => {
    const neighbours = [
      { ...statement("a", "User has a cottage in Turin."), similarity: 0.8 },
      { ...statement("b", "User lives in Turin."), similarity: 0.7 },
    ];
    const proposals = await linker.link([{ candidate: statement("new", "User lives in Genoa."), neighbours }], context);
    expect(proposals[0]).toMatchObject({ to: "b", type: "updates" });
  });

  test("names only ids that it was shown, never one with itself, on any text", async () => {
    const words = fc.constantFrom(
      ..."I User Ada lives moved works not no longer at in to Turin 5 km ( ) 's , . € % and she quit now".split(" "),
    );
    const text = fc.oneof(
      fc.array(words, { maxLength: 30 }).map((list) => list.join(" ")),
      fc.string(),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(text, text, fc.double({ min: -1, max: 1, noNaN: true }), async (old, next, similarity) => {
        const proposal = await link(old, next, similarity);
        if (proposal !== undefined) expect(new Set([proposal.from, proposal.to])).toEqual(new Set(["old", "new"]));
      }),
      { numRuns: 500 },
    );
  });

  test("answers hostile texts in linear time", async () => {
    for (const part of [
      "not ",
      "((((",
      "'s ",
      "from to ",
      "1.1.1.",
      "a-",
      "User moved from A to B and ",
      "\u0000",
      "é",
    ]) {
      await link(part.repeat(100_000), part.repeat(99_999));
    }
  });

  test("tells occasions apart by their dates, however alike they read", async () => {
    const on = (id: string, month: number) =>
      statement(id, "User holds an art show next month.", {
        eventDates: [{ start: month * 30 * DAY, end: (month + 1) * 30 * DAY, label: "" }],
      });
    expect((await link(on("old", 8), on("new", 9), 0.95))?.type).not.toBe("duplicate");
    expect(await link(on("old", 8), on("new", 8), 0.95)).toMatchObject({ type: "duplicate" });
  });

  test("takes long texts for the same only where every word is", async () => {
    const long = "User keeps a diary of the garden. ".repeat(40);
    expect(await link(long, long)).toMatchObject({ type: "duplicate" });
    expect(await link(long, `${long} It rained.`, 0.99)).toBeUndefined();
  });

  test("stops when it is called off", async () => {
    const controller = new AbortController();
    controller.abort();
    const inputs = [{ candidate: statement("a", "User rows."), neighbours: [] }];
    await expect(linker.link(inputs, { ...context, signal: controller.signal })).rejects.toThrow();
  });

  test("answers the same whether a statement was kept parsed or not", async () => {
    const tiny = await local.create({ cacheSize: 1 }, host);
    const texts = ["User lives in Turin.", "User lives in Genoa.", "User has a cat.", "User no longer has a cat."];
    const inputs = texts.map((text, index) => ({
      candidate: statement(`m${index}`, text),
      neighbours: texts.slice(0, index).map((other, at) => ({ ...statement(`m${at}`, other), similarity: 0.6 })),
    }));
    expect(await tiny.link(inputs, context)).toEqual(await linker.link(inputs, context));
  });
});
