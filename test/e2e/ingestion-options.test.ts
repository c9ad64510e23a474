// What the options of an added document do, seen from outside.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const add = async (containerTag: string, content: string, fields: object = {}): Promise<string> => {
  const { status, body } = await app.call("POST", "/v3/documents", { content, containerTag, ...fields });
  expect(status).toBe(200);
  expect(body.status).toBe("queued");
  await app.idle();
  return body.id;
};
const memories = async (containerTag: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [containerTag], limit: 100 });
  return body.memoryEntries.map(({ memory }: { memory: string }) => memory);
};
const search = async (containerTag: string, q: string, searchMode: string) => {
  const { body } = await app.call("POST", "/v4/search", { q, containerTag, searchMode, threshold: 0 });
  return body.results;
};

test("superrag makes passages only: found by document and hybrid search, in no memory, profile or graph", async () => {
  const id = await add("rag", "Ada lives in Leeds. She keeps bees on the roof.", { taskType: "superrag" });
  expect((await app.call("GET", `/v3/documents/${id}`)).body).toMatchObject({ status: "done", taskType: "superrag" });
  expect(await memories("rag")).toEqual([]);
  expect(await search("rag", "Where are the bees?", "memories")).toEqual([]);
  expect((await search("rag", "Where are the bees?", "documents"))[0].chunk).toMatch(/bees/);
  expect((await search("rag", "Where are the bees?", "hybrid"))[0].chunk).toMatch(/bees/);
  const { body } = await app.call("POST", "/v4/profile", { containerTag: "rag" });
  expect(body.profile).toMatchObject({ static: [], dynamic: [] });
  const graph = await app.call("POST", "/v3/documents/documents", { containerTags: ["rag"] });
  expect(graph.body.documents.flatMap((document: { memoryEntries: unknown[] }) => document.memoryEntries)).toEqual([]);
});

test("a document that becomes superrag loses the memories of all its passages, and gets them back as memory", async () => {
  const kept = "Vera keeps two parrots.\n\n# Work\n\nVera repairs violins in Cremona.";
  const id = await add("turned", `# Home\n\n${kept}`, { customId: "vera", dreaming: "instant" });
  expect((await memories("turned")).length).toBe(2);
  for (const [taskType, home, count] of [
    ["superrag", "Home", 0],
    ["memory", "Home", 2],
    ["superrag", "Her home", 0],
  ] as const) {
    await app.call("PATCH", `/v3/documents/${id}`, { content: `# ${home}\n\n${kept}`, taskType });
    await app.idle();
    expect((await memories("turned")).length, taskType).toBe(count);
    expect((await search("turned", "Who repairs violins?", "documents"))[0].chunk).toContain("violins");
  }
});

test("of documents with a path those that the tag's list names form memories, unless they say what they are", async () => {
  const typeOf = async (tag: string, filepath: string, more: object = {}): Promise<string> => {
    const id = await add(tag, `Ada lives in Leeds. She wrote ${filepath}.`, { filepath, ...more });
    return (await app.call("GET", `/v3/documents/${id}`)).body.taskType;
  };
  expect(await typeOf("unlisted", "/work/plan.md")).toBe("superrag");
  expect(await memories("unlisted")).toEqual([]);
  expect(await typeOf("unlisted", "/me/user.md")).toBe("memory");
  expect(await typeOf("unlisted", "/work/diary.md", { taskType: "memory" })).toBe("memory");
  expect(await memories("unlisted")).toContain("Ada lives in Leeds.");

  await app.call("PATCH", "/v3/container-tags/listed", { memoryFilesystemPaths: ["/diary/"] });
  expect(await typeOf("listed", "/diary/may.md")).toBe("memory");
  expect(await typeOf("listed", "/me/user.md")).toBe("superrag");
  const refused = await app.call("PATCH", "/v3/container-tags/listed", { memoryFilesystemPaths: ["/a/", "/../b/"] });
  expect(refused).toMatchObject({
    status: 400,
    body: { details: expect.stringContaining("memoryFilesystemPaths[1]") },
  });
});

test("entityContext names whom the first person is, and stays on the tag", async () => {
  await add("patient", "I am allergic to penicillin.", { entityContext: "The user is Ines Rao, a patient." });
  await add("patient", "I work as a gardener.");
  const remembered = await memories("patient");
  expect(remembered).toContain("Ines Rao is allergic to penicillin.");
  expect(remembered.some((memory) => /^Ines Rao works as a gardener/.test(memory))).toBe(true);
  const { body } = await app.call("GET", "/v3/container-tags/patient");
  expect(body.entityContext).toBe("The user is Ines Rao, a patient.");
});

test("a chunkSize of -1 is the chunker's own, as one that was never set", async () => {
  const patched = await app.call("PATCH", "/v3/settings", { chunkSize: -1 });
  expect(patched.body.updated.chunkSize).toBeNull();
  const talk = "User: I live in Turin, in a flat above a bakery.\nassistant: How nice!\nUser: I love dark chocolate.";
  const id = await add("whole", talk);
  expect((await app.call("GET", `/v3/documents/${id}`)).body.chunkCount).toBe(3);
  expect((await memories("whole")).join()).toMatch(/Turin.*chocolate|chocolate.*Turin/);
});

test("the settings' items say what is remembered and what is not", async () => {
  const talk = "User: My salary is 50k at Acme. I live in Leeds. I am looking for night trams.";
  await add("before", talk);
  const before = (await memories("before")).join("\n");
  expect(before).toMatch(/50k/);
  expect(before).not.toMatch(/trams/);
  const items = { excludeItems: ["salaries"], includeItems: ["trams"] };
  expect((await app.call("PATCH", "/v3/settings", items)).status).toBe(200);
  await add("after", talk);
  await app.call("PATCH", "/v3/settings", { excludeItems: null, includeItems: null });
  const remembered = (await memories("after")).join("\n");
  expect(remembered).toMatch(/Leeds/);
  expect(remembered).toMatch(/trams/);
  expect(remembered).not.toMatch(/50k/);
});

test("filterByMetadata keeps memories of other sources out of the linking", async () => {
  await add("office", "I live in Ghent.", { metadata: { source: "chat" } });
  await add("office", "I live in Bruges now.", {
    metadata: { source: "import" },
    filterByMetadata: { source: "import" },
  });
  expect((await memories("office")).toSorted()).toEqual(["User lives in Bruges now.", "User lives in Ghent."]);
  await add("office", "I live in Namur now.", { metadata: { source: "chat" }, filterByMetadata: { source: ["chat"] } });
  expect((await memories("office")).toSorted()).toEqual(["User lives in Bruges now.", "User lives in Namur now."]);
});

test("metadata alone changes a document in place, without processing it again", async () => {
  const id = await add("notes", "The boiler was serviced in May.", { metadata: { room: "cellar" } });
  const before = app.app.workCounts();
  const { status, body } = await app.call("PATCH", `/v3/documents/${id}`, { metadata: { room: "attic" } });
  expect({ status, body }).toMatchObject({ status: 200, body: { id, status: "done" } });
  await app.idle();
  expect(app.app.workCounts()).toEqual(before);
  const filters = { AND: [{ key: "room", value: "attic" }] };
  const found = await app.call("POST", "/v4/search", {
    q: "boiler",
    containerTag: "notes",
    filters,
    searchMode: "hybrid",
  });
  expect(found.body.total).toBeGreaterThan(0);
});

test("documents with several tags are found from each, and remembered at home only", async () => {
  await app.call("POST", "/v3/documents", {
    content: "The key hangs behind the green door.",
    containerTags: ["home", "guest"],
  });
  await app.idle();
  expect((await search("guest", "Where is the key?", "documents"))[0].chunk).toMatch(/green door/);
  expect((await search("home", "Where is the key?", "documents"))[0].chunk).toMatch(/green door/);
  expect(await memories("guest")).toEqual([]);
});
