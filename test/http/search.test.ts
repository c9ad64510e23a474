import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
const send = async (status: number, method: string, path: string, body?: unknown) => {
  const answer = await app.call(method, path, body);
  if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const TAG = "ada";
const LETTER = Array.from(
  { length: 12 },
  (_, i) =>
    `Chapter ${i}. The lighthouse keeper wrote about lamp number ${i}, its oil, its glass and the storm of year ${i}. ` +
    "He trimmed the wick each evening, counted the ships that passed, and noted every change of the wind in a ledger. " +
    "On Sundays a boat brought flour, letters and news from the village, when the sea was calm enough for it.",
).join("\n\n");

beforeAll(async () => {
  app = await startTestApp();
  await send(200, "POST", "/v3/documents", {
    content: LETTER,
    containerTag: TAG,
    customId: "letter",
    filepath: "/letters/lighthouse.md",
    metadata: { shelf: "north", year: 1911, topics: ["sea", "lamps"] },
    documentDate: "2024-03-09T00:00:00Z",
  });
  await send(200, "POST", "/v3/documents", {
    content: JSON.stringify([
      { role: "user", content: "I have a cat called Mia." },
      { role: "assistant", content: "How lovely!" },
      { role: "user", content: "I moved to Porto last year and I work as a nurse." },
    ]),
    containerTag: TAG,
    customId: "talk",
    metadata: { shelf: "south" },
    dreaming: "instant",
  });
  await send(201, "POST", "/v4/memories", {
    containerTag: TAG,
    memories: [
      { content: "Ida likes oolong tea", metadata: { shelf: "south" } },
      { content: "Ida likes dark chocolate", metadata: { shelf: "south" } },
    ],
  });
  await app.idle();
});
afterAll(() => app.close());

const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test("a memory result has every field, and shows its documents, passages and context when asked", async () => {
  const include = { documents: true, summaries: true, relatedMemories: true, chunks: true };
  const answer = await send(200, "POST", "/v4/search", { q: "Where did the user move?", containerTag: TAG, include });
  expect(answer.timing).toBeGreaterThan(0);
  expect(answer.total).toBe(answer.results.length);
  const [first] = answer.results;
  expect(first).toMatchObject({
    id: expect.any(String),
    memory: expect.stringContaining("Porto"),
    metadata: null,
    updatedAt: DATE,
    filepath: null,
    version: 1,
    rootMemoryId: null,
    isAggregated: false,
    containerTag: TAG,
    context: { parents: expect.any(Array), children: expect.any(Array), related: expect.any(Array) },
    documents: [{ id: expect.any(String), type: expect.any(String), metadata: { shelf: "south" }, createdAt: DATE }],
    chunks: [{ content: expect.stringContaining("Porto"), position: 2, documentId: expect.any(String) }],
    sources: [{ chunkPosition: 2, quote: expect.stringContaining("Porto") }],
  });
  expect(first.similarity).toBeGreaterThanOrEqual(0.6);
  expect(first).not.toHaveProperty("chunk");
  const plain = await send(200, "POST", "/v4/search", { q: "Where did the user move?", containerTag: TAG });
  expect(Object.keys(plain.results[0].documents[0]).sort()).toEqual(["createdAt", "id", "updatedAt"]);
  expect(plain.results[0]).not.toHaveProperty("context");
  expect(plain.results[0]).not.toHaveProperty("chunks");
});

test("a topic alone finds what answers it with the default threshold, and nothing where nothing does", async () => {
  for (const q of ["pets", "does the user have any animals?", "my pets"]) {
    const { results } = await send(200, "POST", "/v4/search", { q, containerTag: TAG });
    expect(results[0]?.memory).toContain("cat called Mia");
  }
  const { results } = await send(200, "POST", "/v4/search", { q: "allergies", containerTag: TAG });
  expect(results.length).toBeLessThanOrEqual(2);
});

test("of what one message tells, a topic finds what is of it", async () => {
  const content = "user: Hello! I joined Brenner as a glazier. I have a tortoise named Otto who sleeps under the oven.";
  await send(200, "POST", "/v3/documents", { content, containerTag: "one-message" });
  await app.idle();
  const find = async (q: string): Promise<string[]> => {
    const { results } = await send(200, "POST", "/v4/search", { q, containerTag: "one-message" });
    return results.map(({ memory }: { memory: string }) => memory);
  };
  expect(await find("job")).toEqual([expect.stringContaining("glazier")]);
  expect(await find("pets")).toEqual([expect.stringContaining("tortoise")]);
});

test("a passage result has a chunk and its document's metadata, and no version", async () => {
  const fields = { q: "lighthouse keeper lamp oil", containerTag: TAG, searchMode: "documents", limit: 3 };
  const { results } = await send(200, "POST", "/v4/search", fields);
  expect(results.length).toBe(3);
  for (const result of results) {
    expect(result).toMatchObject({
      chunk: expect.stringContaining("lamp"),
      metadata: { shelf: "north", year: 1911, topics: ["sea", "lamps"] },
      filepath: "/letters/lighthouse.md",
      version: null,
      isAggregated: false,
    });
    expect(result).not.toHaveProperty("memory");
    expect(result).not.toHaveProperty("rootMemoryId");
  }
  const similarities = results.map(({ similarity }: { similarity: number }) => similarity);
  expect(similarities).toEqual(similarities.toSorted((a: number, b: number) => b - a));
});

test("filters and paths narrow what is found, by the document's metadata and the memory's own", async () => {
  const find = async (filters: unknown, fields: object = {}) =>
    (await send(200, "POST", "/v4/search", { q: "Ida likes tea", containerTag: TAG, threshold: 0, filters, ...fields }))
      .results;
  const south = [{ key: "shelf", value: "SOUTH", ignoreCase: "true" }];
  const found = await find({ AND: south });
  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(await find({ AND: [...south, { key: "shelf", value: "south", negate: true }] })).toEqual([]);
  const hybrid = { searchMode: "hybrid" };
  const year = { filterType: "numeric", key: "year", value: "1900", numericOperator: ">" };
  const old = await find({ AND: [year, { filterType: "array_contains", key: "topics", value: "sea" }] }, hybrid);
  expect(old.length).toBeGreaterThan(0);
  expect(old.every(({ filepath }: { filepath: string }) => filepath === "/letters/lighthouse.md")).toBe(true);
  expect(await find(undefined, { ...hybrid, filepath: "/letters/" })).toHaveLength(old.length);
  expect(await find(undefined, { ...hybrid, filepath: "/elsewhere/" })).toEqual([]);
});

test("aggregate adds a memory that sums up what was found", async () => {
  const fields = { q: "What does Ida like?", containerTag: TAG, aggregate: true };
  const { results } = await send(200, "POST", "/v4/search", fields);
  expect(results[0]).toMatchObject({
    isAggregated: true,
    memory: expect.stringMatching(/chocolate.*tea|tea.*chocolate/),
  });
  expect(results[0].sources.length).toBe(2);
  expect(new Set(results.map(({ id }: { id: string }) => id)).size).toBe(results.length);
});

test("document search groups passages by document, with neighbours, text and summary when asked", async () => {
  const fields = { q: "What did the keeper write about lamp number 7?", containerTag: TAG };
  const plain = await send(200, "POST", "/v3/search", { ...fields, docId: "letter" });
  expect(plain).toMatchObject({ total: 1, timing: expect.any(Number) });
  const [letter] = plain.results;
  expect(letter).toMatchObject({
    documentId: expect.any(String),
    type: expect.any(String),
    metadata: { shelf: "north" },
    createdAt: DATE,
    updatedAt: DATE,
  });
  expect(letter.score).toBe(Math.max(...letter.chunks.map(({ score }: { score: number }) => score)));
  expect(letter.chunks.every(({ isRelevant }: { isRelevant: boolean }) => isRelevant)).toBe(true);
  expect(letter).not.toHaveProperty("content");
  expect(letter).not.toHaveProperty("summary");

  const full = await send(200, "POST", "/v3/search", {
    ...fields,
    includeFullDocs: true,
    includeSummary: true,
    onlyMatchingChunks: false,
    chunkThreshold: 0.9,
    filters: JSON.stringify({ AND: [{ key: "shelf", value: "north" }] }),
  });
  expect(full.results).toHaveLength(1);
  expect(full.results[0].content).toBe(LETTER);
  expect(full.results[0]).toHaveProperty("summary");
  const { chunks } = full.results[0];
  expect(
    chunks.some(({ isRelevant, score }: { isRelevant: boolean; score: number }) => !isRelevant && score === 0),
  ).toBe(true);
  const contents: string[] = chunks.map(({ content }: { content: string }) => content);
  const places = contents.map((content) => LETTER.indexOf(content.slice(0, 60)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await send(404, "POST", "/v3/search", { ...fields, docId: "unknown" });
});

test("a user's long message is taken as the question that it is, of searches and of profiles", async () => {
  const pasted = 'log.info("oil pressure is within limits"); '.repeat(2_000);
  const q = `What is my cat called? ${pasted}`;
  const answers = await Promise.all([
    send(200, "POST", "/v4/search", { q, containerTag: TAG }),
    send(200, "POST", "/v4/profile", { q, containerTag: TAG }).then(({ searchResults }) => searchResults),
  ]);
  for (const { results } of answers) expect(JSON.stringify(results)).toContain("Mia");
  await send(200, "POST", "/v3/search", { q, containerTag: TAG });
  const beyond = { q: q.padEnd(100_001, "."), containerTag: TAG };
  expect((await send(400, "POST", "/v4/search", beyond)).details).toBe("q must have at most 100000 characters");
});
