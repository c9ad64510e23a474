// The laws of a profile.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { isCurrent, type Memory } from "#domain/memory.ts";
import {
  BUCKET_LIMIT,
  composeProfile,
  DYNAMIC_LIMIT,
  LOW_CONFIDENCE,
  type ProfileInput,
  STATIC_LIMIT,
} from "#domain/profile.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const NOW = Date.UTC(2024, 5, 15);
const DAY = 86_400_000;
const buckets = [
  { key: "work", description: "" },
  { key: "constructor", description: "" },
];
const compose = (memories: readonly Memory[], more: Partial<ProfileInput> = {}) =>
  composeProfile({ memories, buckets, now: NOW, ...more });
const text = (entry: string): string => entry.replace(/^(\[[^\]]*\] )+/, "").replace(/ \(as of [^)]*\)/, "");

const times = fc.integer({ min: NOW - 2000 * DAY, max: NOW });
const memories: fc.Arbitrary<Memory[]> = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 0, max: 80 }),
      wording: fc.constantFrom("Ada reads book", "ada reads the book", "Ada sells book"),
      isStatic: fc.boolean(),
      isLatest: fc.boolean(),
      isForgotten: fc.boolean(),
      isAggregated: fc.boolean(),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      sourceCount: fc.integer({ min: 1, max: 4 }),
      forgetAfter: fc.option(fc.integer({ min: NOW - 5 * DAY, max: NOW + 5 * DAY })),
      softSupersededBy: fc.option(fc.integer({ min: 0, max: 80 }).map((n) => `m${n}`)),
      buckets: fc.subarray(["work", "constructor", "gone"]),
      documentDate: fc.option(times),
      createdAt: times,
      event: fc.option(times),
    }),
    { selector: (row) => row.number, maxLength: 80 },
  )
  .map((rows) =>
    rows.map(({ number, wording, event, ...fields }) =>
      memoryRow({
        ...fields,
        id: `m${number}`,
        text: `${wording} ${number % 50}.`,
        eventDates: event === null ? [] : [{ start: event, end: event + DAY, label: "that day" }],
      }),
    ),
  );

describe("a profile", () => {
  test("holds nothing that is forgotten, expired or superseded", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        const { profile } = compose(rows);
        const current = new Set(rows.filter((row) => isCurrent(row, NOW)).map((row) => row.text));
        const entries = [...profile.static!, ...profile.dynamic!, ...Object.values(profile.buckets!).flat()];
        for (const entry of entries) expect(current.has(text(entry))).toBe(true);
      }),
    );
  });

  test("keeps its limits and says nothing twice in a section", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        const { profile } = compose(rows);
        expect(profile.static!.length).toBeLessThanOrEqual(STATIC_LIMIT);
        expect(profile.dynamic!.length).toBeLessThanOrEqual(DYNAMIC_LIMIT);
        for (const section of [profile.static!, profile.dynamic!, ...Object.values(profile.buckets!)]) {
          expect(section.length).toBeLessThanOrEqual(BUCKET_LIMIT + 10);
          const said = section.map((entry) => text(entry).toLowerCase().replace("the ", ""));
          expect(new Set(said).size).toBe(said.length);
        }
      }),
    );
  });

  test("does not depend on the order in which the memories come", () => {
    fc.assert(
      fc.property(memories, fc.infiniteStream(fc.nat()), (rows, random) => {
        const shuffled = [...rows].sort(() => ((random.next().value ?? 0) % 3) - 1);
        expect(compose(shuffled)).toEqual(compose(rows));
      }),
    );
  });

  test("leaves out what a quotation of the same person holds", () => {
    const quotation = 'Ada says "sold the loom. btw I lost 900 euros on it last spring"';
    const said = [
      "Ada lost 900 euros last spring (spring 2024).",
      quotation,
      "Ida lost 900 euros.",
      "Ada lost the case.",
    ];
    const rows = said.map((one, n) => memoryRow({ id: `m${n}`, text: one }));
    expect(compose(rows).profile.dynamic?.map(text).toSorted()).toEqual([
      "Ada lost the case.",
      quotation,
      "Ida lost 900 euros.",
    ]);
  });

  test("stays the same until nextChangeAt", () => {
    fc.assert(
      fc.property(memories, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (rows, share) => {
        const composed = compose(rows);
        const until = composed.nextChangeAt ?? NOW + 9 * DAY;
        expect(until).toBeGreaterThan(NOW);
        const later = Math.min(until - 1, Math.floor(NOW + share * (until - NOW)));
        expect(compose(rows, { now: later }).profile).toEqual(composed.profile);
      }),
    );
  });

  test("of some sections is that part of the whole", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        const whole = compose(rows).profile;
        expect(compose(rows, { sections: ["buckets"], bucketKeys: ["work", "unknown"] }).profile).toEqual({
          buckets: { work: whole.buckets!.work! },
        });
        expect(compose(rows, { sections: ["static", "dynamic"] }).profile).toEqual({
          static: whole.static!,
          dynamic: whole.dynamic!,
        });
      }),
    );
  });

  test("under a filter is the profile of the memories that pass it", () => {
    fc.assert(
      fc.property(memories, (rows) => {
        const keep = (row: Memory) => row.sourceCount > 1;
        expect(compose(rows, { keep }).profile).toEqual(compose(rows.filter(keep)).profile);
      }),
    );
  });

  test("of nothing is empty, with every configured bucket", () => {
    expect(compose([])).toEqual({
      profile: { static: [], dynamic: [], buckets: { work: [], constructor: [] } },
      nextChangeAt: null,
    });
  });
});

describe("the order of a section", () => {
  test("static goes by number of sources, then confidence, then date", () => {
    const rows = [
      memoryRow({ id: "a", isStatic: true, confidence: 0.9 }),
      memoryRow({ id: "b", isStatic: true, sourceCount: 3, confidence: 0.5 }),
      memoryRow({ id: "c", isStatic: true, confidence: 0.7, documentDate: NOW }),
      memoryRow({ id: "d", isStatic: true, confidence: 0.7, documentDate: NOW - DAY }),
    ];
    expect(compose(rows).profile.static).toEqual(["b", "a", "c", "d"].map((id) => `Statement ${id}.`));
  });

  test("an inference that nobody has reviewed comes after what was said", () => {
    const rows = [
      memoryRow({ id: "guess", isStatic: true, isInference: true, sourceCount: 5 }),
      memoryRow({ id: "approved", isStatic: true, isInference: true, reviewStatus: "approved", sourceCount: 4 }),
      memoryRow({ id: "said", isStatic: true }),
    ];
    expect(compose(rows).profile.static!.map((entry) => entry.slice(10, -1))).toEqual(["approved", "said", "guess"]);
  });

  test("a probably superseded statement leaves room to its successor, comes after and says of when it is", () => {
    const documentDate = Date.UTC(2024, 2, 3);
    const old = memoryRow({ id: "old", isStatic: true, sourceCount: 9, softSupersededBy: "new", documentDate });
    const others = Array.from({ length: STATIC_LIMIT - 1 }, (_, i) => memoryRow({ id: `x${i}`, isStatic: true }));
    const successor = memoryRow({ id: "new", isStatic: true });
    expect(compose([old, successor]).profile.static).toEqual(["Statement new.", "Statement old (as of 2024-03-03)."]);
    const full = compose([old, ...others, successor]).profile.static!;
    expect(full).toContain("Statement new.");
    expect(full.some((entry) => entry.includes("old"))).toBeFalse();
    expect(compose([old]).profile.static).toEqual(["Statement old."]);
  });

  test("a bucket says of when a probably superseded statement is, and so does the recent context", () => {
    const fields = { documentDate: Date.UTC(2024, 2, 3), buckets: ["work"] };
    const old = memoryRow({ ...fields, id: "old", softSupersededBy: "new" });
    const { profile } = compose([old, memoryRow({ ...fields, id: "new" })]);
    expect(profile.buckets?.work).toEqual(["[Recent] Statement new.", "[Recent] Statement old (as of 2024-03-03)."]);
    expect(profile.dynamic).toEqual([
      "[Recent] [2024-03-03] Statement new.",
      "[Recent] [2024-03-03] Statement old (as of 2024-03-03).",
    ]);
  });

  test("doubtful statements appear only where nothing better is", () => {
    const doubtful = memoryRow({ id: "doubtful", confidence: LOW_CONFIDENCE / 2 });
    expect(compose([doubtful]).profile.dynamic).toHaveLength(1);
    const { profile } = compose([doubtful, memoryRow({ id: "sure", confidence: LOW_CONFIDENCE })]);
    expect(profile.dynamic!.map(text)).toEqual(["Statement sure."]);
  });

  test("dynamic goes by the day of the event, or of the document where no short event is known or it lay ahead", () => {
    const rows = [
      memoryRow({ id: "document", documentDate: Date.UTC(2024, 2, 3) }),
      memoryRow({
        id: "event",
        documentDate: Date.UTC(2024, 5, 1),
        eventDates: [{ start: Date.UTC(2024, 4, 7), end: Date.UTC(2024, 4, 8), label: "7 May 2024" }],
      }),
      memoryRow({
        id: "ahead",
        documentDate: Date.UTC(2024, 2, 1),
        eventDates: [{ start: Date.UTC(2024, 4, 9), end: Date.UTC(2024, 4, 10), label: "9 May 2024" }],
      }),
      memoryRow({
        id: "year",
        documentDate: Date.UTC(2024, 1, 1),
        eventDates: [{ start: Date.UTC(2024, 0, 1), end: Date.UTC(2025, 0, 1), label: "2024" }],
      }),
    ];
    expect(compose(rows).profile.dynamic).toEqual([
      "[Recent] [2024-05-07] Statement event.",
      "[Recent] [2024-03-03] Statement document.",
      "[Recent] [2024-03-01] Statement ahead.",
      "[Recent] [2024-02-01] Statement year.",
    ]);
  });
});

test("a day that has passed gives way to what was told before it, and the profile changes when it has", () => {
  const ahead = (end: number): Memory =>
    memoryRow({
      id: "ahead",
      documentDate: NOW - 20 * DAY,
      eventDates: [{ start: end - DAY, end, label: "a day" }],
    });
  const others = Array.from({ length: DYNAMIC_LIMIT }, (_, i) =>
    memoryRow({ id: `m${i}`, documentDate: NOW - (40 + i) * DAY }),
  );
  const shown = (end: number): boolean =>
    compose([...others, ahead(end)]).profile.dynamic!.some((entry) => entry.includes("Statement ahead"));
  expect(shown(NOW - 2 * DAY)).toBe(false);
  expect(shown(NOW + 2 * DAY)).toBe(true);
  expect(compose([ahead(NOW + 2 * DAY)]).nextChangeAt).toBe(NOW + 2 * DAY + 1);
});

describe("a statement that another one repeats", () => {
  const statics = (...texts: string[]): readonly string[] | undefined =>
    compose(texts.map((text, i) => memoryRow({ id: `m${i}`, isStatic: true, confidence: 1 - i / 100, text }))).profile
      .static;

  test("is left out, and the one that says more stands at the better place", () => {
    const more = "Ada grows tomatoes on the balcony";
    expect(statics("Ada grows tomatoes.", "Ada keeps bees.", `${more}.`)).toEqual([`${more}.`, "Ada keeps bees."]);
    expect(statics(`${more}!`, "Ada keeps bees.", "Ada grows tomatoes.")).toEqual([`${more}!`, "Ada keeps bees."]);
    expect(statics("Ada loves tea.", "Ada is a huge fan of tea and cake.")).toEqual([
      "Ada is a huge fan of tea and cake.",
    ]);
  });
});

describe("of a container that is about somebody", () => {
  const of = (subject: string, number: number, more: Partial<Memory> = {}) =>
    memoryRow({ id: `${subject}${number}`, subject, text: `${subject} did thing ${number}.`, ...more });
  const both = Array.from({ length: DYNAMIC_LIMIT }, (_, i) => [
    of("Ada", i, { documentDate: NOW - i * DAY, buckets: ["work"] }),
    of("Ben", i, { documentDate: NOW - i * DAY + 1, buckets: ["work"] }),
  ]).flat();

  test("recent entries are theirs first, newest day first, and others' where there is room", () => {
    const recent = (rows: Memory[]) => compose(rows, { entityContext: "The user is Ben." }).profile.dynamic!.map(text);
    expect(recent(both)).toEqual(Array.from({ length: DYNAMIC_LIMIT }, (_, i) => `Ben did thing ${i}.`));
    const few = both.filter(({ subject }, i) => subject === "Ada" || i < 4);
    expect(recent(few).filter((entry) => entry.startsWith("Ben"))).toHaveLength(2);
    expect(recent(few)).toHaveLength(DYNAMIC_LIMIT);
    expect(recent(few)[0]).toBe("Ben did thing 0.");
  });

  test("what is new about others is not pushed out by what is old", () => {
    const old = Array.from({ length: 3 * DYNAMIC_LIMIT }, (_, i) =>
      of("Ben", i, { documentDate: NOW - (99 + i) * DAY }),
    );
    const fresh = Array.from({ length: 2 * DYNAMIC_LIMIT }, (_, i) => of("Ada", i, { documentDate: NOW - i * DAY }));
    const { dynamic } = compose([...old, ...fresh], { entityContext: "The user is Ben." }).profile;
    expect(dynamic!.map(text)[0]).toBe("Ada did thing 0.");
  });
});

test("a bucket begins with what is of the main subject", () => {
  const own = memoryRow({
    id: "own",
    subject: "User",
    text: "User is a roofer.",
    buckets: ["work"],
    documentDate: NOW - DAY,
  });
  const other = memoryRow({
    id: "other",
    subject: "Ben",
    text: "Ben lost his job.",
    buckets: ["work"],
    documentDate: NOW,
  });
  expect(compose([own, other]).profile.buckets?.work).toEqual([
    "[Recent] User is a roofer.",
    "[Recent] Ben lost his job.",
  ]);
});

describe("a bucket with an aggregate", () => {
  const jazz = memoryRow({ id: "jazz", buckets: ["work"], text: "User likes jazz." });
  const chess = memoryRow({ id: "chess", buckets: ["work", "constructor"], text: "User likes chess." });
  const tea = memoryRow({ id: "tea", buckets: ["work"], text: "User drinks tea." });
  const sum = memoryRow({ id: "sum", buckets: ["work"], isAggregated: true, text: "User likes jazz and chess." });
  const aggregateSources = new Map([["sum", ["jazz", "chess"]]]);

  test("shows the summary first, and then what it does not cover", () => {
    const { profile } = compose([jazz, chess, tea, sum], { aggregateSources });
    expect(profile.buckets).toEqual({
      work: ["[Summary] User likes jazz and chess.", "[Recent] User drinks tea."],
      constructor: ["[Recent] User likes chess."],
    });
    expect(profile.dynamic!.map(text)).not.toContain("User likes jazz and chess.");
  });

  test("shows no summary of something that was forgotten, updated or filtered away", () => {
    const rest = ["[Recent] User likes chess.", "[Recent] User drinks tea."];
    const forgotten = compose([{ ...jazz, isForgotten: true }, chess, tea, sum], { aggregateSources });
    expect(forgotten.profile.buckets!.work!.toSorted()).toEqual(rest.toSorted());
    const filtered = compose([jazz, chess, tea, sum], { aggregateSources, keep: (row) => row.id !== "jazz" });
    expect(filtered.profile.buckets!.work!.toSorted()).toEqual(rest.toSorted());
  });

  test("shows no summary of something that a newer one overtook", () => {
    const { profile } = compose([{ ...jazz, softSupersededBy: "tea" }, chess, tea, sum], { aggregateSources });
    expect(profile.buckets!.work!.filter((entry) => entry.startsWith("[Summary]"))).toEqual([]);
    expect(profile.buckets!.work!.at(-1)).toMatch(/^\[Recent\] User likes jazz \(as of /);
  });
});

test("an appointment that was moved is no news, once the new day is there", () => {
  const day = (date: number) => [{ start: Date.UTC(2024, 4, date), end: Date.UTC(2024, 4, date + 1), label: "" }];
  const documentDate = Date.UTC(2024, 2, 1);
  const old = memoryRow({ id: "old", documentDate, eventDates: day(7), softSupersededBy: "new" });
  const moved = memoryRow({ id: "new", documentDate, eventDates: day(9) });
  expect(compose([old, moved]).profile.dynamic).toEqual(["[Recent] [2024-03-01] Statement new."]);
  expect(compose([old]).profile.dynamic).toEqual(["[Recent] [2024-03-01] Statement old."]);
});
