import { beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Document } from "#domain/document.ts";
import { matchesFilepath, matchesFilter } from "#domain/filter.ts";
import type { DocumentQuery, MemoryQuery } from "#store/lists.ts";
import type { Store } from "#store/store.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";

const NOW = 1_000;
const TAGS = ["ada", "bob", "eve"] as const;
const STATUSES = ["queued", "processing", "done"] as const;

/** Ids rise with the time of creation, as those of the service do. */
const library: Document[] = Array.from({ length: 60 }, (_, number) => {
  const tag = TAGS[number % 2]!;
  return documentRow({
    id: `d${String(number).padStart(3, "0")}`,
    tag,
    otherTags: number % 7 === 0 ? ["eve", ...(tag === "ada" ? [] : ["ada"])] : [],
    status: STATUSES[number % 3]!,
    customId: number % 10 === 0 ? `c${number}-${tag}` : null,
    filepath: number % 4 === 0 ? `/notes/${number % 8 === 0 ? "deep/" : ""}${number}.md` : null,
    source: number % 5 === 0 ? "api" : null,
    metadata: number % 3 === 0 ? { topic: number % 2 === 0 ? "sea" : "land" } : null,
    createdAt: 100 + Math.floor(number / 2),
    updatedAt: 500 - ((number * 17) % 60),
  });
});

let store: Store;
beforeAll(async () => {
  store = await openTestStore({ disk: true, clock: { now: () => NOW } });
  for (const tag of TAGS)
    await store.commit(
      planOf(await store.tag(tag).revision(), {
        tag,
        documents: put(...library.filter((document) => document.tag === tag)),
      }),
      "m",
    );
});

const everything: DocumentQuery = {
  limit: 100,
  page: 1,
  sort: "createdAt",
  order: "desc",
  tags: [],
  within: null,
  filter: null,
  filepath: null,
  statuses: null,
  sources: null,
};
const SEA = { type: "metadata", key: "topic", value: "sea", negate: false, ignoreCase: false, operator: "=" } as const;

/** The same question, answered the plain way. */
const expected = (query: DocumentQuery): { rows: string[]; total: number } => {
  const direction = query.order === "asc" ? 1 : -1;
  const asked = library
    .filter((document) => {
      const tags = [document.tag, ...document.otherTags];
      return (
        query.tags.every((tag) => tags.includes(tag)) &&
        (query.within === null || query.within.some((tag) => tags.includes(tag))) &&
        (query.statuses?.includes(document.status) ?? true) &&
        (query.sources === null || (document.source !== null && query.sources.includes(document.source))) &&
        (query.filepath === null || matchesFilepath(query.filepath, document.filepath)) &&
        (query.filter === null || matchesFilter(query.filter, document.metadata))
      );
    })
    .toSorted((a, b) => direction * (a[query.sort] - b[query.sort] || (a.id < b.id ? -1 : 1)));
  const from = (query.page - 1) * query.limit;
  return { rows: asked.slice(from, from + query.limit).map(({ id }) => id), total: asked.length };
};

describe("listing documents", () => {
  test("answers any question as going through all documents would", async () => {
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });
    const query = fc.record({
      limit: fc.integer({ min: 1, max: 20 }),
      page: fc.integer({ min: 1, max: 6 }),
      sort: fc.constantFrom("createdAt" as const, "updatedAt" as const),
      order: fc.constantFrom("asc" as const, "desc" as const),
      tags: fc.subarray([...TAGS, "nobody"]),
      within: maybe(fc.subarray([...TAGS])),
      filter: maybe(fc.constant(SEA)),
      filepath: maybe(fc.constantFrom("/notes/", "/notes/deep/", "/notes/4.md", "/none")),
      statuses: maybe(fc.subarray([...STATUSES])),
      sources: maybe(fc.constantFrom(["api"], ["other"])),
    });
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { rows, total } = await store.listing.documents(asked);
        expect({ rows: rows.map(({ id }) => id), total }).toEqual(expected(asked));
      }),
      { numRuns: 150 },
    );
  });

  test("pages through one tag and through all, newest or oldest first, without gaps or repeats", async () => {
    for (const tags of [[], ["ada"], ["bob"], ["eve"]])
      for (const order of ["asc", "desc"] as const)
        for (const page of [1, 2, 5, 9]) {
          const query = { ...everything, tags, order, page, limit: 7 };
          const { rows, total } = await store.listing.documents(query);
          expect({ rows: rows.map(({ id }) => id), total }).toEqual(expected(query));
        }
  });

  test("gives whole rows", async () => {
    const { rows } = await store.listing.documents({ ...everything, limit: 1, tags: ["bob"], order: "asc" });
    expect(rows).toEqual([library[1]!]);
  });

  test("finds a customId in whatever tag", async () => {
    const found = async (customIds: readonly string[], tags: readonly string[] | null) =>
      (await store.listing.documentsByCustomId(customIds, tags, 5)).map(({ tag, customId }) => [tag, customId]);
    expect(await found(["c0-ada"], null)).toEqual([["ada", "c0-ada"]]);
    expect(await found(["none", "c0-ada"], ["bob", "ada"])).toEqual([["ada", "c0-ada"]]);
    expect(await found(["c0-ada"], ["bob"])).toEqual([]);
    expect(await found(["none"], null)).toEqual([]);
  });
});

describe("listing memories", () => {
  const tag = "memories";
  const ask: MemoryQuery = { limit: 10, page: 1, sort: "createdAt", order: "asc", tags: [tag], filter: null };
  beforeAll(async () => {
    const memory = (id: string, fields: Parameters<typeof memoryRow>[0] extends infer Row ? Partial<Row> : never) => ({
      row: memoryRow({ tag, createdAt: 10, updatedAt: 10, ...fields, id }),
      vector: null,
    });
    await store.commit(
      planOf(0, {
        tag,
        documents: put(
          documentRow({ id: "m-sea", tag, metadata: { topic: "sea" }, updatedAt: 77 }),
          documentRow({ id: "m-none", tag, updatedAt: 55 }),
        ),
        memories: put(
          memory("m1", { text: "Ada sails.", createdAt: 30 }),
          memory("m2", { metadata: { topic: "sea" }, createdAt: 20 }),
          memory("m3", { isLatest: false, text: "Ada sails." }),
          memory("m4", { isForgotten: true, text: "Ada sails.", updatedAt: 80 }),
          memory("m5", { forgetAfter: NOW }),
          memory("m6", { forgetAfter: NOW + 1, createdAt: 40 }),
          memory("m7", { isInference: true, createdAt: 50 }),
          memory("m8", { isInference: true, createdAt: 60 }),
          memory("m9", { isInference: true, reviewStatus: "approved", createdAt: 70 }),
        ),
        sources: put(
          sourceRow({ memoryId: "m1", documentId: "m-sea" }),
          sourceRow({ memoryId: "m2", documentId: "m-none" }),
        ),
        relations: put(
          { type: "derives", from: "m8", to: "m1", rule: "r", isSoft: false, createdAt: 1 },
          { type: "derives", from: "m8", to: "m2", rule: "r", isSoft: false, createdAt: 1 },
        ),
      }),
      "m",
    );
  });

  test("shows the latest versions that are neither forgotten nor expired, page by page", async () => {
    const ids = async (query: MemoryQuery) => (await store.listing.memories(query)).rows.map(({ id }) => id);
    expect(await ids(ask)).toEqual(["m2", "m1", "m6", "m7", "m8", "m9"]);
    expect(await ids({ ...ask, order: "desc", limit: 2, page: 2 })).toEqual(["m7", "m6"]);
    expect((await store.listing.memories({ ...ask, limit: 2 })).total).toBe(6);
    expect(await ids({ ...ask, tags: [] })).toEqual([]);
  });

  test("judges filters by the memory's metadata over its documents'", async () => {
    const { rows, total } = await store.listing.memories({ ...ask, filter: SEA });
    expect([rows.map(({ id }) => id), total]).toEqual([["m2", "m1"], 2]);
  });

  test("finds the latest versions that read exactly so, forgotten ones too", async () => {
    expect((await store.listing.memoriesByText(tag, "Ada sails.", 9)).map(({ id }) => id)).toEqual(["m1", "m4"]);
    expect(await store.listing.memoriesByText(tag, "Ada sails", 9)).toEqual([]);
    expect(await store.listing.memoriesByText("ada", "Ada sails.", 9)).toEqual([]);
  });

  test("shows inferences that wait for a review, those drawn from most first", async () => {
    const inferred = await store.listing.inferred(tag, 9);
    expect(inferred.map(({ memory, parentCount }) => [memory.id, parentCount])).toEqual([
      ["m8", 2],
      ["m7", 0],
    ]);
    expect(inferred[0]?.memory).toEqual((await store.tag(tag).memory("m8"))!);
  });

  test("counts documents, shared ones too, and current memories, and tells of the newest change to any of them", async () => {
    const counts = await store.listing.counts([tag, "eve", "nobody"]);
    expect(counts.get(tag)).toEqual({ documents: 2, memories: 6, lastActivityAt: 80 });
    const ofEve = library.filter(({ otherTags }) => otherTags.includes("eve"));
    expect(counts.get("eve")).toEqual({
      documents: ofEve.length,
      memories: 0,
      lastActivityAt: Math.max(...ofEve.map(({ updatedAt }) => updatedAt)),
    });
    expect(counts.get("nobody")).toEqual({ documents: 0, memories: 0, lastActivityAt: null });
  });

  test("of all tags of many that is the same, and a list of their memories too", async () => {
    const empty = Array.from({ length: 200 }, (_, number) => `empty-${number}`);
    const few = [tag, "eve", "nobody"];
    const counts = await store.listing.counts([...few, ...empty]);
    expect(counts.size).toBe(few.length + empty.length);
    const ofFew = await store.listing.counts(few);
    for (const name of few) expect(counts.get(name)).toEqual(ofFew.get(name)!);
    expect(counts.get("empty-7")).toEqual({ documents: 0, memories: 0, lastActivityAt: null });
    for (const filter of [null, SEA]) {
      const ask: MemoryQuery = { limit: 3, page: 1, sort: "createdAt", order: "asc", tags: [tag], filter };
      const listed = await store.listing.memories(ask);
      expect(listed.rows).not.toEqual([]);
      expect(await store.listing.memories({ ...ask, tags: [tag, ...empty] })).toEqual(listed);
      expect((await store.listing.memories({ ...ask, tags: empty })).total).toBe(0);
    }
  });
});
