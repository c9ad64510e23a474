import { describe, expect, test } from "bun:test";
import type { Memory, Relation } from "#domain/memory.ts";
import type { SearchRequest, SearchResult } from "#domain/search.ts";
import { createWideSearches } from "#pipeline/search/wide-turns.ts";
import { makeSearch, type SearchDependencies } from "#pipeline/search.ts";
import { createIndexes } from "#retrieval/indexes.ts";
import type { IndexRows } from "#retrieval/tag-index.ts";
import { DIMENSIONS, embedded, NOW, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, sourceRow } from "#test/support/rows.ts";

const rowsOf = (rows: Partial<IndexRows>): IndexRows => ({
  documents: [],
  chunks: [],
  memories: [],
  sources: [],
  relations: [],
  ...rows,
});

const searchIn = (
  tags: Record<string, IndexRows>,
  relations: readonly Relation[] = [],
  rerank: SearchDependencies["rerank"] = null,
) => {
  const indexes = createIndexes({
    dimensions: DIMENSIONS,
    budgetBytes: 1e9,
    isShared: false,
    readRevision: async () => 1,
    async *loadMany() {},
    async *loadRows(tag) {
      yield tags[tag] ?? rowsOf({});
    },
  });
  const search = makeSearch({
    wide: createWideSearches().inTurn,
    indexes,
    rerank,
    clock: { now: () => NOW },
    embedQuery: async (text) => vectorOf(text),
    readRelations: async (_tag, ids) => relations.filter(({ from, to }) => ids.includes(from) || ids.includes(to)),
  });
  return (query: string, fields: Partial<SearchRequest> = {}) =>
    search(
      {
        query,
        tags: ["ada"],
        mode: "hybrid",
        limit: 10,
        threshold: 0,
        filter: null,
        filepath: null,
        documentId: null,
        mostPerDocument: null,
        includeForgotten: false,
        includeContext: false,
        rerank: false,
        rewriteQuery: false,
        aggregate: false,
        ...fields,
      },
      new AbortController().signal,
    );
};
const idOf = (result: SearchResult): string => (result.kind === "memory" ? result.memory.id : result.chunk.id);

const DATE = Date.UTC(2024, 2, 9);
const talk = documentRow({ id: "talk", documentDate: DATE, title: "A talk" });
const spoken = chunkRow({ id: "c1", documentId: "talk", position: 3, text: "I keep bees on the roof." });
const other = chunkRow({ id: "c2", documentId: "talk", position: 4, text: "The train to Porto was late, as ever." });
const statement = memoryRow({ id: "m1", text: "Ada keeps bees on the roof." });
const source = sourceRow({ memoryId: "m1", documentId: "talk", chunkId: "c1", quote: "I keep bees on the roof." });
const hive = rowsOf({
  documents: [talk],
  chunks: [spoken, other].map(embedded),
  memories: [embedded(statement)],
  sources: [source],
});

describe("search", () => {
  test("says nothing twice in hybrid mode, and tells where each result comes from", async () => {
    const { results, tookMs } = await searchIn({ ada: hive })("Does Ada keep bees on the roof?");
    expect(results.map(idOf).sort()).toEqual(["c2", expect.stringMatching(/^(m1|c1)$/)]);
    expect(tookMs).toBeGreaterThan(0);
    const [best] = (await searchIn({ ada: hive })("bees on the roof", { mode: "memories" })).results;
    expect(best).toMatchObject({
      tag: "ada",
      sources: [{ documentId: "talk", chunkPosition: 3, quote: "I keep bees on the roof.", date: DATE }],
      documents: [{ id: "talk" }],
      chunks: [{ id: "c1" }],
    });
  });

  test("keeps to memories or to passages when asked", async () => {
    const search = searchIn({ ada: hive });
    expect((await search("bees", { mode: "memories" })).results.map(idOf)).toEqual(["m1"]);
    const passages = await search("bees on the roof", { mode: "documents" });
    expect(passages.results.map(idOf)).toEqual(["c1", "c2"]);
  });

  test("leaves room for other documents when one holds most of what matches", async () => {
    const long = Array.from({ length: 400 }, (_, i) =>
      chunkRow({ id: `l${i}`, documentId: "long", position: i, text: `bees on the roof ${i}` }),
    );
    const rows = rowsOf({
      documents: [talk, documentRow({ id: "long" })],
      chunks: [...long, spoken, other].map(embedded),
    });
    const search = searchIn({ ada: rows });
    const documentsOf = async (mostPerDocument: number | null) => {
      const { results } = await search("bees on the roof", { mode: "documents", limit: 10, mostPerDocument });
      return results.map((result) => (result.kind === "chunk" ? result.chunk.documentId : ""));
    };
    expect(new Set(await documentsOf(null))).toEqual(new Set(["long"]));
    const spread = await documentsOf(3);
    expect(spread.filter((id) => id === "long")).toHaveLength(3);
    expect(spread.filter((id) => id === "talk")).toHaveLength(2);
  });

  test("gives similarities that never rise, an exact text near 1, and drops what is not above the threshold", async () => {
    const search = searchIn({ ada: hive });
    const { results } = await search("Ada keeps bees on the roof.");
    const similarities = results.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    expect(similarities[0]).toBeGreaterThanOrEqual(0.97);
    const sure = await search("Ada keeps bees on the roof.", { threshold: 0.9 });
    expect(sure.results.length).toBeLessThan(results.length);
    expect(sure.results.every(({ similarity }) => similarity > 0.9)).toBe(true);
    const [best = 1] = similarities;
    expect((await search("Ada keeps bees on the roof.", { threshold: best })).results).toEqual([]);
  });

  test("answers an unknown tag with nothing", async () => {
    expect((await searchIn({})("bees", { tags: ["nobody"] })).results).toEqual([]);
  });

  test("looks in the named tags only, each result with its tag, the best of all first", async () => {
    const tagged = (tag: string, text: string): IndexRows =>
      rowsOf({ memories: [embedded(memoryRow({ id: tag, tag, text }))] });
    const search = searchIn({
      ada: tagged("ada", "Ada keeps bees on the roof."),
      ben: tagged("ben", "Ben collects old train tickets."),
      cyd: tagged("cyd", "Cyd keeps bees on the roof."),
    });
    const { results } = await search("Who keeps bees on the roof?", { tags: ["ben", "ada", "ada"] });
    expect(results.map(({ tag }) => tag)).toEqual(["ada", "ben"]);
    const one = await search("Who keeps bees on the roof?", { tags: ["ada", "ben", "cyd"], limit: 2 });
    expect(one.results.map(({ tag }) => tag).sort()).toEqual(["ada", "cyd"]);
  });

  test("never puts what a newer memory probably replaces above that memory, nor the passage that only says the old", async () => {
    const say = (id: string, position: number, text: string) =>
      embedded(chunkRow({ id, documentId: "talk", position, text }));
    const then = memoryRow({ id: "then", text: "Ada works as a nurse in Porto.", softSupersededBy: "since" });
    const since = memoryRow({ id: "since", text: "Ada teaches.", softSupersededBy: "now" });
    const now = memoryRow({ id: "now", text: "Ada keeps a shop." });
    const filler = Array.from({ length: 12 }, (_, i) => say(`x${i}`, 2 * i + 5, `bread kettle seven ${i}`));
    const rows = rowsOf({
      documents: [talk],
      chunks: [
        say("c-then", 0, "I work as a nurse in Porto, as you know."),
        ...filler,
        say("c-now", 40, "A shop, then."),
      ],
      memories: [then, since, now].map(embedded),
      sources: [
        sourceRow({ memoryId: "then", documentId: "talk", chunkId: "c-then", quote: "a nurse in Porto" }),
        sourceRow({ memoryId: "now", documentId: "talk", chunkId: "c-now", quote: "A shop" }),
      ],
    });
    const search = searchIn({ ada: rows });
    const order = async (query: string, mode: "memories" | "hybrid") =>
      (await search(query, { mode, limit: 3 })).results.map(idOf).filter((id) => !id.startsWith("x"));
    expect(await order("Ada works as a nurse in Porto", "memories")).toEqual(["now", "since", "then"]);
    const hybrid = await order("Ada works as a nurse in Porto", "hybrid");
    expect(hybrid[0]).toBe("now");
    expect((await order("Did Ada work as a nurse in Porto before?", "memories"))[0]).toBe("then");
  });

  test("puts memories that sum up others first when asked for aggregates", async () => {
    const summary = memoryRow({ id: "sum", text: "On the roof Ada keeps bees.", isAggregated: true });
    const search = searchIn({ ada: rowsOf({ memories: [statement, summary].map(embedded) }) });
    const rankOf = async (aggregate: boolean): Promise<number> => {
      const { results } = await search("Does Ada keep bees?", { mode: "memories", aggregate });
      return results.map(idOf).indexOf("sum");
    };
    expect([await rankOf(false), await rankOf(true)]).toEqual([1, 0]);
  });

  test("adds a sentence that sums up what was found when asked for aggregates, with all its sources", async () => {
    const likes = ["hiking", "jazz", "ramen"].map((thing) => memoryRow({ id: thing, text: `Ada likes ${thing}.` }));
    const rows = rowsOf({
      documents: [talk],
      chunks: [embedded(spoken)],
      memories: [...likes, memoryRow({ id: "shop", text: "The shop on the corner closes at six." })].map(embedded),
      sources: likes.map(({ id }) => sourceRow({ memoryId: id, documentId: "talk", chunkId: "c1", quote: id })),
    });
    const search = searchIn({ ada: rows });
    const fields = { mode: "memories", threshold: 0.3, includeContext: true } as const;
    const { results } = await search("What does Ada like?", { ...fields, aggregate: true });
    const [first] = results;
    expect(first).toMatchObject({ kind: "memory", documents: [{ id: "talk" }], tag: "ada" });
    if (first?.kind !== "memory") throw new Error("a memory was expected");
    expect(first.memory).toMatchObject({ isAggregated: true, version: 1, rootMemoryId: null, metadata: null });
    expect(first.memory.text).toMatch(/^Ada likes (?=.*hiking)(?=.*jazz)(?=.*ramen)[\w ,]+\.$/);
    expect(first.sources.map(({ quote }) => quote).sort()).toEqual(["hiking", "jazz", "ramen"]);
    expect(first.similarity).toBeGreaterThanOrEqual(results[1]?.similarity ?? 1);
    expect(results.slice(1, 4).map(idOf).sort()).toEqual(["hiking", "jazz", "ramen"]);
    const plain = await search("What does Ada like?", fields);
    expect(plain.results.some((result) => result.kind === "memory" && result.memory.isAggregated)).toBe(false);
    const again = await search("What does Ada like?", { ...fields, aggregate: true, limit: 1 });
    expect(again.results).toHaveLength(1);
  });

  test("finds the parts of a query that asks several things, when it may be rewritten", async () => {
    const filler = Array.from({ length: 30 }, (_, i) =>
      memoryRow({ id: `f${i}`, text: `Ada saw a kettle ${i} times.` }),
    );
    const memories = [statement, memoryRow({ id: "m2", text: "The violin lesson is on Monday." }), ...filler];
    const search = searchIn({ ada: rowsOf({ memories: memories.map(embedded) }) });
    const query = "Who keeps bees on the roof? When is the violin lesson on Monday?";
    const { results } = await search(query, { mode: "memories", rewriteQuery: true, limit: 2 });
    expect(results.map(idOf).sort()).toEqual(["m1", "m2"]);
  });

  test("follows a reranker's order when asked, with similarities that still never rise", async () => {
    const byLength = async (_query: string, passages: readonly string[]) => passages.map((text) => -text.length);
    const search = searchIn({ ada: hive }, [], byLength);
    const fields = { mode: "documents", rerank: true } as const;
    const { results } = await search("The train to Porto was late, as ever.", fields);
    expect(results.map(idOf)).toEqual(["c1", "c2"]);
    expect(results[0]?.similarity ?? 0).toBeGreaterThanOrEqual(results[1]?.similarity ?? 1);
    expect((await search("The train to Porto was late, as ever.", { mode: "documents" })).results.map(idOf)[0]).toBe(
      "c2",
    );
  });

  test("shows versions with their distance, and related memories, but none that is forgotten or over", async () => {
    const version = (id: string, fields: Partial<Memory>) => memoryRow({ id, text: `Ada lives in ${id}.`, ...fields });
    const memories = [
      version("Evora", { isLatest: false, isForgotten: true }),
      version("Sines", { isLatest: false, forgetAfter: NOW - 1 }),
      version("Faro", { isLatest: false }),
      version("Porto", { isLatest: false, version: 2 }),
      version("Braga", { version: 3 }),
      version("Guimaraes", {}),
      version("Lisbon", { isForgotten: true }),
    ];
    const relate = (type: Relation["type"], from: string, to: string): Relation => ({
      type,
      from,
      to,
      rule: "test",
      isSoft: false,
      createdAt: DATE,
    });
    const search = searchIn({ ada: rowsOf({ memories: memories.map(embedded) }) }, [
      relate("updates", "Braga", "Porto"),
      relate("updates", "Porto", "Faro"),
      relate("updates", "Faro", "Evora"),
      relate("updates", "Porto", "Sines"),
      relate("extends", "Guimaraes", "Braga"),
      relate("derives", "Lisbon", "Braga"),
    ]);
    const { results } = await search("Ada lives in Braga.", { mode: "memories", includeContext: true, limit: 1 });
    const context = results[0]?.kind === "memory" ? results[0].context : null;
    const short = (list: readonly { relation: string; version: number | null; memory: Memory }[]) =>
      list.map(({ relation, version: distance, memory }) => [relation, distance, memory.id]);
    expect(short(context?.parents ?? [])).toEqual([
      ["updates", -1, "Porto"],
      ["updates", -2, "Faro"],
    ]);
    expect(short(context?.children ?? [])).toEqual([["extends", 1, "Guimaraes"]]);
    expect(context?.related.map(({ memory }) => memory.id)).toEqual(["Guimaraes"]);
  });
});
