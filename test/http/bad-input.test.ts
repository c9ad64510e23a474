// Bad input of every kind gets a clear refusal that names the field, and nothing is stored.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { OWNER_KEY, startTestServer, type TestServer } from "#test/support/http.ts";

let server: TestServer;

const ofAll = { tags: [], within: null, filter: null, filepath: null, statuses: null, sources: null } as const;
const newest = { limit: 10, page: 1, sort: "createdAt", order: "desc" } as const;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => {
  expect((await server.store.listing.documents({ ...ofAll, ...newest })).total).toBe(0);
  expect(await server.store.containers.list()).toEqual([]);
  expect((await server.store.keys.list()).length).toBe(1);
  expect((await server.store.organization.settings()).profileBuckets).toEqual([]);
});

const MB = 1024 * 1024;
const deep = (levels: number): object => (levels === 0 ? { key: "a", value: "b" } : { AND: [deep(levels - 1)] });
const conditions = (count: number) => new Array(count).fill({ key: "a", value: "b" });
const document = (fields: object) => ({ content: "Ada likes tea.", containerTag: "ada", ...fields });

const DOCUMENTS: [object, string][] = [
  [{}, "content"],
  [{ content: null }, "content"],
  [{ content: 7 }, "content"],
  [{ content: ["text"] }, "content"],
  [{ content: "" }, "content"],
  [{ content: " \n\t" }, "content"],
  [document({ containerTag: "" }), "containerTag"],
  [document({ containerTag: "a b" }), "containerTag"],
  [document({ containerTag: "ünïcode" }), "containerTag"],
  [document({ containerTag: "a/b" }), "containerTag"],
  [document({ containerTag: "x".repeat(101) }), "containerTag"],
  [document({ containerTag: "ada\n" }), "containerTag"],
  [document({ containerTag: "." }), "containerTag"],
  [document({ containerTag: "ada", containerTags: ["ben", ".."] }), "containerTags[1]"],
  [document({ containerTag: { $ne: "x" } }), "containerTag"],
  [document({ containerTags: [] }), "containerTags"],
  [document({ containerTags: "ada" }), "containerTags"],
  [document({ containerTags: ["ok", 3] }), "containerTags[1]"],
  [document({ containerTags: ["ok", "not ok"] }), "containerTags[1]"],
  [document({ containerTags: new Array(51).fill("x") }), "containerTags"],
  [document({ customId: "" }), "customId"],
  [document({ customId: "a b" }), "customId"],
  [document({ customId: "x".repeat(256) }), "customId"],
  [document({ customId: 4 }), "customId"],
  [document({ customId: ".." }), "customId"],
  [document({ metadata: [] }), "metadata"],
  [document({ metadata: "a=b" }), "metadata"],
  [document({ metadata: { a: null } }), "metadata.a"],
  [document({ metadata: { a: { b: 1 } } }), "metadata.a"],
  [document({ metadata: { a: [1] } }), "metadata.a"],
  [document({ metadata: { a: [["x"]] } }), "metadata.a"],
  [document({ metadata: { "a b": 1 } }), "metadata.a b"],
  [document({ metadata: { "": 1 } }), "metadata."],
  [document({ metadata: { ["k".repeat(65)]: 1 } }), "metadata.k"],
  [document({ metadata: Object.fromEntries(new Array(101).fill(0).map((_, i) => [`k${i}`, i])) }), "metadata"],
  [document({ metadata: { a: "x".repeat(70_000) } }), "metadata"],
  [document({ filterByMetadata: { a: { b: 1 } } }), "filterByMetadata.a"],
  [document({ filterByMetadata: { "a b": "x" } }), "filterByMetadata.a b"],
  [document({ entityContext: "x".repeat(1501) }), "entityContext"],
  [document({ entityContext: 5 }), "entityContext"],
  [document({ dreaming: "later" }), "dreaming"],
  [document({ taskType: "rag" }), "taskType"],
  [document({ filepath: "relative.md" }), "filepath"],
  [document({ filepath: "/folder/" }), "filepath"],
  [document({ filepath: "/a//b.md" }), "filepath"],
  [document({ filepath: "/a\u0000.md" }), "filepath"],
  [document({ filepath: `/${"x".repeat(256)}` }), "filepath"],
  [document({ title: "x".repeat(1001) }), "title"],
  [document({ documentDate: "yesterday" }), "documentDate"],
  [document({ documentDate: "2025-13-01" }), "documentDate"],
  [document({ documentDate: 1_700_000_000 }), "documentDate"],
];

const OTHERS: [method: string, path: string, body: object, field: string][] = [
  ["POST", "/v3/documents/batch", {}, "documents"],
  ["POST", "/v3/documents/batch", { documents: [] }, "documents"],
  ["POST", "/v3/documents/batch", { documents: new Array(601).fill("x") }, "documents"],
  ["POST", "/v3/documents/batch", { documents: [document({}), { content: 5 }] }, "documents[1].content"],
  ["POST", "/v3/documents/batch", { documents: ["x"], containerTag: "a b" }, "containerTag"],
  ["POST", "/v3/documents/list", { limit: 0 }, "limit"],
  ["POST", "/v3/documents/list", { limit: 1101 }, "limit"],
  ["POST", "/v3/documents/list", { limit: "ten" }, "limit"],
  ["POST", "/v3/documents/list", { limit: 1.5 }, "limit"],
  ["POST", "/v3/documents/list", { page: -1 }, "page"],
  ["POST", "/v3/documents/list", { page: 1e15 }, "page"],
  ["POST", "/v3/documents/list", { order: "up" }, "order"],
  ["POST", "/v3/documents/list", { sort: "title; DROP TABLE document" }, "sort"],
  ["POST", "/v3/documents/list", { filters: "not json" }, "filters"],
  ["POST", "/v3/documents/list", { filters: "[1]" }, "filters"],
  ["POST", "/v3/documents/list", { filters: { AND: [], OR: [] } }, "filters"],
  ["POST", "/v3/documents/list", { filepath: "notes" }, "filepath"],
  ["POST", "/v3/documents/documents", { limit: 501 }, "limit must be a whole number from 1 to 500"],
  ["POST", "/v3/documents/documents/by-ids", {}, "ids"],
  ["DELETE", "/v3/documents/bulk", {}, "body"],
  ["DELETE", "/v3/documents/bulk", { ids: [] }, "ids"],
  ["DELETE", "/v3/documents/bulk", { ids: new Array(101).fill("x") }, "ids"],
  ["DELETE", "/v3/documents/bulk", { ids: ["a"], containerTags: ["b"] }, "body"],
  ["POST", "/v4/conversations", { messages: [{ role: "user", content: "Hi" }] }, "conversationId"],
  ["POST", "/v4/conversations", { conversationId: "c", messages: [] }, "messages"],
  ["POST", "/v4/conversations", { conversationId: ".", messages: [{ role: "user", content: "Hi" }] }, "conversationId"],
  ["POST", "/v3/webhooks", { url: "https://example.org/", containerTag: "a b" }, "containerTag"],
  ["POST", "/v3/documents/documents", { containerTag: 5 }, "containerTag"],
  [
    "POST",
    "/v4/conversations",
    { conversationId: "c", messages: [{ role: "robot", content: "Hi" }] },
    "messages[0].role",
  ],
  ["POST", "/v4/conversations", { conversationId: "c", messages: [{ role: "user", content: "" }] }, "messages"],
  [
    "POST",
    "/v4/conversations",
    { conversationId: "c", messages: [{ role: "user", content: 5 }] },
    "messages[0].content",
  ],
  [
    "POST",
    "/v4/conversations",
    { conversationId: "c", messages: [{ role: "user", content: [{ type: "image_url", image_url: "a.png" }] }] },
    "messages[0].content[0].image_url",
  ],
  [
    "POST",
    "/v4/conversations",
    { conversationId: "c", messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: 5 } }] }] },
    "messages[0].content[0].image_url.url",
  ],
  ["POST", "/v4/profile", {}, "containerTag"],
  ["POST", "/v4/profile", { containerTag: "a b" }, "containerTag"],
  ["POST", "/v4/profile", { containerTag: "ada", threshold: 1.1 }, "threshold"],
  ["POST", "/v4/profile", { containerTag: "ada", threshold: "0.5" }, "threshold"],
  ["POST", "/v4/profile", { containerTag: "ada", include: ["summary"] }, "include[0]"],
  ["POST", "/v4/profile", { containerTag: "ada", q: "" }, "q"],
  ["POST", "/v4/profile", { containerTag: "ada", q: " \t" }, "q"],
  ["POST", "/v4/profile", { containerTag: "ada", filters: { key: "a", value: "b" } }, "filters"],
  ["POST", "/v4/profile", { containerTag: "ada", filters: deep(6) }, "filters"],
  ["POST", "/v4/profile", { containerTag: "ada", filters: { AND: conditions(201) } }, "filters"],
  ["POST", "/v4/profile", { containerTag: "ada", filters: { AND: [{ value: "b" }] } }, "filters.AND[0].key"],
  ["POST", "/v4/profile", { containerTag: "ada", filters: { AND: {} } }, "filters.AND"],
  ["POST", "/v4/profile/buckets", {}, "containerTag"],
  ["DELETE", "/v3/documents/notes?containerTag=a%20b", {}, "containerTag"],
  ["POST", "/v4/search", {}, "q"],
  ["POST", "/v4/search", { q: "  " }, "q"],
  ["POST", "/v3/search", { q: "\n" }, "q"],
  ["POST", "/v4/memories/forget-matching", { containerTag: "ada", query: "   " }, "query"],
  ["POST", "/v4/search", { q: "x", limit: 0 }, "limit"],
  ["POST", "/v4/search", { q: "x", limit: 101 }, "limit"],
  ["POST", "/v4/search", { q: "x", limit: "5" }, "limit"],
  ["POST", "/v4/search", { q: "x", searchMode: "all" }, "searchMode"],
  ["POST", "/v4/search", { q: "x", include: { documents: "yes" } }, "include.documents"],
  ["POST", "/v3/search", { q: "x", chunkThreshold: -0.1 }, "chunkThreshold"],
  ["POST", "/v4/memories", { memories: [{ content: "x" }] }, "containerTag"],
  ["POST", "/v4/memories", { containerTag: "ada", memories: [] }, "memories"],
  ["POST", "/v4/memories", { containerTag: "ada", memories: new Array(101).fill({ content: "x" }) }, "memories"],
  ["POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "" }] }, "memories[0].content"],
  ["POST", "/v4/memories", { containerTag: "ada", memories: [{ content: "x".repeat(10_001) }] }, "memories[0].content"],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "x" }, { content: "x", forgetAfter: "soon" }] },
    "memories[1].forgetAfter",
  ],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "x", temporalContext: { eventDate: ["2025-02-30x"] } }] },
    "memories[0].temporalContext.eventDate[0]",
  ],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "x", forgetAfter: "2026-02-30" }] },
    "memories[0].forgetAfter",
  ],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "x", forgetAfter: "2027-02-29T00:00:00Z" }] },
    "memories[0].forgetAfter",
  ],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "x", temporalContext: { eventDate: ["2027-04-31"] } }] },
    "memories[0].temporalContext.eventDate[0]",
  ],
  [
    "POST",
    "/v4/memories",
    { containerTag: "ada", memories: [{ content: "\u200b \ufeff\u00ad\u3164" }] },
    "memories[0].content",
  ],
  ["POST", "/v3/documents", { containerTag: "ada", content: "\u200b\u200b" }, "content"],
  ["PATCH", "/v4/memories", { containerTag: "ada", newContent: "x" }, "id"],
  ["PATCH", "/v4/memories", { containerTag: "ada", id: "x" }, "newContent"],
  ["DELETE", "/v4/memories", { containerTag: "ada" }, "id"],
  ["POST", "/v4/memories/forget-matching", { containerTag: "ada" }, "query"],
  ["POST", "/v4/memories/forget-matching", { containerTag: "ada", query: "x", ids: ["y"] }, "query"],
  ["POST", "/v4/memories/forget-matching", { containerTag: "ada", query: "x", maxForget: 501 }, "maxForget"],
  ["PATCH", "/v3/settings", { profileBuckets: {} }, "profileBuckets"],
  ["PATCH", "/v3/settings", { profileBuckets: [{ key: "static" }] }, "profileBuckets[0]"],
  ["PATCH", "/v3/settings", { profileBuckets: [{ key: "a" }, { key: "a" }] }, "profileBuckets[1]"],
  ["PATCH", "/v3/settings", { profileBuckets: [{ key: "Upper" }] }, "profileBuckets[0]"],
  ["PATCH", "/v3/settings", { profileBuckets: [{ key: "a", description: "x".repeat(2001) }] }, "profileBuckets[0]"],
  [
    "PATCH",
    "/v3/settings",
    { profileBuckets: new Array(51).fill(0).map((_, i) => ({ key: `k${i}` })) },
    "profileBuckets",
  ],
  ["PATCH", "/v3/settings", { filterPrompt: 5 }, "filterPrompt"],
  ["PATCH", "/v3/settings", { chunkSize: 0 }, "chunkSize"],
  ["POST", "/v3/settings/reset", { confirmation: "yes" }, "confirmation"],
  ["PATCH", "/v3/container-tags/a%20b", {}, "containerTag"],
  ["PATCH", "/v3/container-tags/ada", { name: "  " }, "name"],
  ["PATCH", "/v3/container-tags/ada", { entityContext: "x".repeat(1501) }, "entityContext"],
  ["PATCH", "/v3/container-tags/ada", { memoryFilesystemPaths: ["/ok/", "notes.md"] }, "memoryFilesystemPaths[1]"],
  ["PATCH", "/v3/container-tags/ada", { profileBuckets: [{ key: "dynamic" }] }, "profileBuckets[0]"],
  ["POST", "/v3/auth/keys", {}, "name"],
  ["POST", "/v3/auth/keys", { name: "x", role: "root" }, "role"],
  ["POST", "/v3/auth/keys", { name: "x", containerTags: ["ada"] }, "containerTags"],
  ["POST", "/v3/auth/scoped-key", {}, "containerTag"],
  ["POST", "/v3/auth/scoped-key", { containerTag: "ada", expiresInDays: 366 }, "expiresInDays"],
  ["POST", "/v3/auth/scoped-key", { containerTag: "ada", rateLimitMax: 0 }, "rateLimitMax"],
];

const expectRefusal = async (method: string, path: string, body: unknown, field: string): Promise<void> => {
  const answer = await server.call(method, path, body);
  expect(answer.status).toBe(400);
  expect(answer.body.details).toStartWith(field);
  expect(answer.body.error).toContain(field);
  expect(answer.body.code).toBe("invalid");
};

test.each(DOCUMENTS)("POST /v3/documents with %j is refused, naming %s", (body, field) =>
  expectRefusal("POST", "/v3/documents", body, field),
);

test.each(OTHERS)("%s %s with %j is refused, naming %s", expectRefusal);

test.each([
  ["not JSON", "{content: 'x'}"],
  ["cut off", '{"content": "x"'],
  ["an array", '[{"content": "x"}]'],
  ["null", "null"],
  ["text", '"content"'],
  ["nested too deeply", "[".repeat(200_000)],
  ["a prototype", '{"content":"x","__proto__":{"containerTag":"ada"}}'],
  ["a prototype in escapes", String.raw`{"content":"x","metadata":{"\u005f_pr\u006Fto__":"ada"}}`],
])("a body that is %s is refused", async (_, body) => {
  const answer = await server.call("POST", "/v3/documents", body);
  expect(answer.status).toBe(400);
  expect(answer.body.details).toStartWith("body");
});

test("numbers that JSON can write and no machine can hold are refused", async () => {
  const answer = await server.call("POST", "/v3/documents", '{"content":"x","metadata":{"a":1e999}}');
  expect(answer.status).toBe(400);
  expect(answer.body.details).toStartWith("metadata.a");
});

test("bytes that are not UTF-8 are refused", async () => {
  const answer = await server.call("POST", "/v3/documents", Buffer.from('{"content":"\xff"}', "latin1"));
  expect(answer.status).toBe(400);
  expect(answer.body.details).toBe("body must be UTF-8");
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
])("a body sent as %s is refused", async (type) => {
  const answer = await server.call("POST", "/v3/documents", '{"content":"x"}', {
    authorization: "Bearer sm_ownerownerownerowner",
    "content-type": type,
  });
  expect(answer.status).toBe(415);
  expect(answer.body.code).toBe("unsupported_type");
});

test("a content type is read whatever its letters' case", async () => {
  const { status, body } = await server.call("POST", "/v3/documents", "{}", {
    authorization: `Bearer ${OWNER_KEY}`,
    "content-type": "Application/JSON; Charset=UTF-8",
  });
  expect([status, body.details]).toEqual([400, "content is required"]);
});

test("a conversation over 1 MB is refused by its field", async () => {
  const messages = [{ role: "user", content: "x".repeat(MB) }];
  const { status, body } = await server.call("POST", "/v4/conversations", { conversationId: "long", messages });
  expect([status, body.details]).toEqual([413, "messages may have at most 1 MB"]);
});

test("a text over 1 MB is too large, one of exactly 1 MB is not", async () => {
  const over = await server.call("POST", "/v3/documents", { content: `${"ä".repeat(MB / 2)}x` });
  expect(over.status).toBe(413);
  expect(over.body).toMatchObject({ code: "too_large", details: "content may have at most 1 MB" });
});

test("a body over the limit is refused before it is read", async () => {
  const answer = await server.call("POST", "/v3/documents", { content: "x".repeat(9 * MB) });
  expect(answer.status).toBe(413);
  expect(answer.body.error).toBe("The request is too large");
});

test("ids and tags that are hostile find nothing and break nothing", async () => {
  for (const id of ["..%2F..%2Fetc", "%00", "document:x", "'%20OR%201=1", "a".repeat(256), "%E0%A4%A"]) {
    for (const path of [`/v3/documents/${id}`, `/v4/memories/${id}`, `/v3/container-tags/${id}`]) {
      const answer = await server.call("GET", path);
      expect(answer.status).toBe(404);
      expect(answer.body.error).toBeString();
    }
  }
});

test("a body that is nested without end is refused by name, wherever the nesting stands", async () => {
  const nested = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  for (const [field, levels] of [
    ["content", 100_000],
    ["unknown", 100_000],
    ["unknown", 100],
  ] as const) {
    const text = `{"containerTag":"ada","content":"Ada rows.","${field}":${nested(levels)}}`;
    const { status, body } = await server.call("POST", "/v3/documents", text, {
      authorization: `Bearer ${OWNER_KEY}`,
      "content-type": "application/json",
    });
    expect([status, body.error]).toEqual([400, "Invalid request: body must not be nested deeper than 100 levels"]);
  }
});

test("a body of more values than any request has is refused before they are looked at one by one", async () => {
  const send = (values: number) =>
    server.call("POST", "/v4/memories", `{"containerTag":"ada","memories":[${"1,".repeat(values - 3)}1]}`);
  expect((await send(1_000_000)).body.error).toBe("Invalid request: memories must have at most 100 items");
  expect((await send(1_000_001)).body.error).toBe("Invalid request: body must not have more than 1000000 values");
});
