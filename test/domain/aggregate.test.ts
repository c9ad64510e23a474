// How statements are folded into summaries, and the laws that folding keeps.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { aggregateMemories, aggregationChanges, shouldAggregate } from "#domain/aggregate.ts";
import type { Memory } from "#domain/memory.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const NOW = Date.UTC(2024, 5, 1);
const HOUR = 3_600_000;

const rowsOf = (texts: readonly string[], fields: Partial<Memory> = {}): Memory[] =>
  texts.map((text, i) =>
    memoryRow({ id: `m${String(i).padStart(3, "0")}`, text, createdAt: NOW - 1000 + i, ...fields }),
  );

const say = (...texts: string[]): string[] => aggregateMemories(rowsOf(texts), NOW).map(({ text }) => text);

test("what somebody plans is put beside no fact", () => {
  const rows = [
    ...rowsOf(["Ada is allergic to nuts.", "Ada works as a nurse."]),
    memoryRow({ id: "p1", text: "Ada wants to run a marathon in Oslo.", kind: "plan", createdAt: NOW }),
  ];
  expect(aggregateMemories(rows, NOW).map(({ text }) => text)).toEqual([
    "Ada is allergic to nuts, and works as a nurse.",
  ]);
});

describe("one sentence for what is said of one subject", () => {
  const shapes: readonly (readonly [statements: readonly string[], summaries: readonly string[]])[] = [
    [["User likes hiking.", "User likes jazz.", "User likes Thai food."], ["User likes hiking, jazz and Thai food."]],
    [["User likes tea and coffee.", "User likes jazz."], ["User likes jazz, and tea and coffee."]],
    [
      ["User plays chess.", "User plays tennis on Mondays.", "User plays the cello."],
      ["User plays tennis on Mondays, chess and the cello."],
    ],
    [["Ada loves Italian food.", "Ada loves wine."], ["Ada loves wine and Italian food."]],
    [["User does not eat fish.", "User does not eat eggs."], ["User does not eat fish or eggs."]],
    [["User never drinks coffee.", "User never drinks wine."], ["User never drinks coffee or wine."]],
    [
      ["User wants to learn Spanish by June.", "User wants to visit Peru.", "User wants to be promoted."],
      ["User wants to learn Spanish by June, to visit Peru and to be promoted."],
    ],
    [
      ["Ada believes that honesty matters.", "Ada believes that everyone deserves help."],
      ["Ada believes that honesty matters and that everyone deserves help."],
    ],
    [["User is allergic to nuts.", "User is allergic to cats."], ["User is allergic to nuts and cats."]],
    [["User knows how to sail.", "User knows how to sew."], ["User knows how to sail and to sew."]],
    [["The user speaks French.", "User speaks some Dutch."], ["The user speaks French and some Dutch."]],
    [["I like jazz.", "I like swimming."], ["I like jazz and swimming."]],
    [["User has a dog.", "User has two sons."], ["User has a dog and two sons."]],
    [
      ["Ada went to Rome (May 2023).", "Ada went to Oslo (June 2023)."],
      ["Ada went to Rome (May 2023) and Oslo (June 2023)."],
    ],
    [
      ["Ada works as a nurse.", "Ada moved to Leeds in March 2024.", "Ada is married to Ben."],
      ["Ada works as a nurse, moved to Leeds in March 2024, and is married to Ben."],
    ],
    [
      ["User prefers tea to coffee.", "User prefers window seats."],
      ["User prefers tea to coffee, and prefers window seats."],
    ],
    [["User takes the bus to work.", "User takes vitamin D."], ["User takes the bus to work, and takes vitamin D."]],
    [["User likes tea.", "User likes to swim."], ["User likes tea, and likes to swim."]],
    [
      ["User's dog is called Pepper.", "User's sister lives in Rome."],
      ["User's dog is called Pepper; User's sister lives in Rome."],
    ],
    [["I like jazz.", "I do not eat meat."], ["I like jazz; I do not eat meat."]],
    [
      ["User is using Postgres 16 for orders.", "User is using Redis."],
      ["User is using Postgres 16 for orders and Redis."],
    ],
    [["Ada works as a nurse.", "Ada is super keen to spread joy."], []],
    [["User is worried about the exam.", "User needs help with the essay."], []],
    [["Ada has a lot going on.", "Ada lives in Leeds."], []],
    [["User visited them in May.", "User moved to Leeds."], []],
    [["User's friends make all the difference.", "User's sister lives in Rome."], []],
    [["Ada, a nurse, lives alone.", "Ada is, so she says, happy."], []],
    [["User likes tea.", "Ada likes tea."], []],
    [["User likes jazz. It calms her.", "User likes rock."], []],
    [["Does User like jazz?", "User likes rock."], []],
    [["It rained.", "It rained again."], []],
    [["User likes tea."], []],
    [["User likes tea.", "User likes Tea."], []],
  ];
  for (const [statements, summaries] of shapes) {
    test(`${statements.join(" ")} → ${summaries.join(" ") || "(stay as they are)"}`, () => {
      expect(say(...statements)).toEqual([...summaries]);
    });
  }

  test("events come in the order in which they happened", () => {
    const [march, may] = [Date.UTC(2023, 2, 1), Date.UTC(2023, 4, 1)];
    const rows = [
      memoryRow({ id: "a", text: "Ada moved to Leeds.", eventDates: [{ start: may, end: may, label: "May" }] }),
      memoryRow({ id: "b", text: "Ada got divorced.", eventDates: [{ start: march, end: march, label: "March" }] }),
    ];
    expect(aggregateMemories(rows, NOW)[0]?.text).toBe("Ada got divorced, and moved to Leeds.");
  });

  test("a summary is as sure as its least sure source, and lasting when all of them are", () => {
    const rows = [
      memoryRow({ id: "a", text: "User likes tea.", confidence: 0.9, isStatic: true }),
      memoryRow({ id: "b", text: "User likes cake.", confidence: 0.4, isStatic: true }),
    ];
    expect(aggregateMemories(rows, NOW)).toEqual([
      { text: "User likes tea and cake.", subject: "User", sourceIds: ["a", "b"], confidence: 0.4, isStatic: true },
    ]);
  });

  test("what does not hold, ends by itself or was only inferred is not folded", () => {
    const tea = memoryRow({ id: "a", text: "User likes tea." });
    const others: Partial<Memory>[] = [
      { isForgotten: true },
      { isLatest: false },
      { isAggregated: true },
      { forgetAfter: NOW + HOUR },
      { forgetAfter: NOW - HOUR },
      { softSupersededBy: "x" },
      { isInference: true },
    ];
    for (const fields of others) {
      const cake = memoryRow({ id: "b", text: "User likes cake.", ...fields });
      expect(aggregateMemories([tea, cake], NOW)).toEqual([]);
    }
    const approved = memoryRow({ id: "b", text: "User likes cake.", isInference: true, reviewStatus: "approved" });
    expect(aggregateMemories([tea, approved], NOW)).toHaveLength(1);
  });
});

const subjects = fc.constantFrom("User", "Ada", "Ada's brother", "I", "The shop");
const predicates = fc.constantFrom(
  "likes jazz",
  "likes old films about ships",
  "likes to swim",
  "does not eat fish",
  "does not eat red meat",
  "works as a nurse",
  "moved to Leeds in May",
  "has a dog",
  "is, in a way, shy",
  "wants to see Peru",
  `visited ${"a long place ".repeat(12)}`,
);
const memories = fc
  .array(
    fc.record({
      subject: subjects,
      predicate: predicates,
      extra: fc.option(fc.string({ maxLength: 12 })),
      kind: fc.constantFrom<Memory["kind"]>("fact", "event"),
      isForgotten: fc.boolean(),
      createdAt: fc.integer({ min: NOW - 50, max: NOW }),
    }),
    { maxLength: 40 },
  )
  .map((rows) =>
    rows.map(({ subject, predicate, extra, ...fields }, i) =>
      memoryRow({ id: `m${i}`, text: `${subject} ${predicate}${extra === null ? "" : ` ${extra}`}.`, ...fields }),
    ),
  );

describe("folding", () => {
  test("does not depend on the order of the memories", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        expect(aggregateMemories(rows.toReversed(), NOW)).toEqual(aggregateMemories(rows, NOW));
      }),
    );
  });

  test("says every word of its sources and none besides, in at most 280 letters", () => {
    const wordsOf = (text: string): Set<string> =>
      new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !["and", "or"].includes(word)));
    fc.assert(
      fc.property(memories, (rows) => {
        const byId = new Map(rows.map((row) => [row.id, row]));
        for (const { text, sourceIds } of aggregateMemories(rows, NOW)) {
          expect(text.length).toBeLessThanOrEqual(281);
          expect(sourceIds.length).toBeGreaterThanOrEqual(2);
          const said = wordsOf(sourceIds.map((id) => byId.get(id)!.text).join(" "));
          expect(wordsOf(text)).toEqual(said);
        }
      }),
    );
  });

  test("puts a memory into at most one summary, and none that is not current", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        const folded = aggregateMemories(rows, NOW).flatMap(({ sourceIds }) => sourceIds);
        expect(new Set(folded).size).toBe(folded.length);
        for (const id of folded) expect(rows.find((row) => row.id === id)?.isForgotten).toBe(false);
      }),
    );
  });

  test("twice changes nothing", () => {
    fc.assert(
      fc.property(memories, memories, (before, after) => {
        const first = aggregateMemories(before, NOW);
        const existing = first.map(({ text }, i) => memoryRow({ id: `s${i}`, text, isAggregated: true }));
        const sources = new Map(first.map(({ sourceIds }, i) => [`s${i}`, sourceIds]));
        expect(aggregationChanges(existing, sources, first)).toEqual({ create: [], remove: [] });
        const drafts = aggregateMemories(after, NOW);
        const { create, remove } = aggregationChanges(existing, sources, drafts);
        const kept = existing.filter(({ id }) => !remove.includes(id)).map(({ text }) => text);
        expect([...kept, ...create.map(({ text }) => text)].toSorted()).toEqual(
          drafts.map(({ text }) => text).toSorted(),
        );
      }),
    );
  });

  test("of a hundred thousand memories takes linear time", () => {
    const rows = rowsOf(Array.from({ length: 100_000 }, (_, i) => `User likes thing ${i} of the kind ${i % 7}.`));
    const drafts = aggregateMemories(rows, NOW);
    expect(drafts.flatMap(({ sourceIds }) => sourceIds)).toHaveLength(100_000);
  });
});

describe("when to aggregate", () => {
  const state = { newCount: 11, oldestNewAt: NOW - HOUR, lastAggregatedAt: NOW - HOUR };

  test("after twelve new memories, or as many as configured", () => {
    expect(shouldAggregate(state, NOW)).toBe(false);
    expect(shouldAggregate({ ...state, newCount: 12 }, NOW)).toBe(true);
    expect(shouldAggregate({ ...state, newCount: 3 }, NOW, 3)).toBe(true);
  });

  test("daily, when there is anything new", () => {
    expect(shouldAggregate({ ...state, newCount: 1, lastAggregatedAt: NOW - 24 * HOUR }, NOW)).toBe(true);
    expect(shouldAggregate({ ...state, newCount: 1, lastAggregatedAt: null, oldestNewAt: NOW - 24 * HOUR }, NOW)).toBe(
      true,
    );
    expect(shouldAggregate({ ...state, newCount: 1, lastAggregatedAt: null }, NOW)).toBe(false);
    expect(shouldAggregate({ newCount: 0, oldestNewAt: null, lastAggregatedAt: 0 }, NOW)).toBe(false);
  });
});
