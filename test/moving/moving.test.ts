// Export and import between real services: what comes out of the one is in the other as it was.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Line } from "#src/moving/lines.ts";
import { cutExport } from "#src/moving/send-parts.ts";
import { createDoorkeeper } from "#src/writing/doorkeeper.ts";
import { createTransactions } from "#src/writing/transact.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { contentsOf, fillTag, MODEL } from "#test/support/filled-tag.ts";
import { startTestServer, type TestServer } from "#test/support/http.ts";
import { authorization, exported, imported, said } from "#test/support/moving.ts";
import { openTestStore } from "#test/support/store.ts";

describe("between two services", () => {
  let from: TestApp;
  let to: TestApp;
  let lines: string;

  beforeAll(async () => {
    [from, to] = await Promise.all([startTestApp(), startTestApp()]);
    await from.call("PATCH", "/v3/container-tags/nora", {
      name: "Nora",
      entityContext: "Nora, a designer",
      profileBuckets: [{ key: "food", description: "What Nora eats and does not eat" }],
    });
    const sent = [
      "I live in Lisbon. I am allergic to peanuts. I like sailing.",
      "I moved to Porto in May 2026, and I work as a designer at Acme.",
      "My sister Ines lives in Madrid. I prefer tea to coffee.",
    ];
    for (const content of sent) {
      await from.call("POST", "/v3/documents", { content, containerTag: "nora", dreaming: "instant" });
      await from.idle();
    }
    const form = new FormData();
    form.set("file", new File(["My brother Rui keeps bees in Faro."], "rui.txt"));
    form.set("containerTag", "nora");
    await fetch(`${from.address}/v3/documents/file`, { method: "POST", headers: { authorization }, body: form });
    await from.call("POST", "/v3/documents", {
      content: "Otto likes jazz.",
      containerTag: "otto",
      dreaming: "instant",
    });
    await from.idle();
    lines = await exported(from, "nora");
  });
  afterAll(async () => {
    await Promise.all([from.close(), to.close()]);
  });

  const shown = async (app: TestApp, tag = "nora") => {
    const profile = await app.call("POST", "/v4/profile", { containerTag: tag });
    const list = await app.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 100 });
    const ids: string[] = list.body.memoryEntries.map(({ id }: { id: string }) => id).sort();
    const histories = await Promise.all(ids.map(async (id) => (await app.call("GET", `/v4/memories/${id}`)).body));
    const searches = await Promise.all(
      ["Where does Nora live?", "allergies", "bees"].map(async (q) => {
        const { body } = await app.call("POST", "/v4/search", { containerTag: tag, q, searchMode: "hybrid" });
        return body.results;
      }),
    );
    const documents = await app.call("POST", "/v3/documents/documents", { containerTags: [tag], limit: 100 });
    const settings = await app.call("GET", `/v3/container-tags/${tag}`);
    const { name, entityContext, profileBuckets } = settings.body;
    return {
      profile: profile.body.profile,
      histories,
      searches,
      documents: documents.body,
      name,
      entityContext,
      profileBuckets,
    };
  };

  test("profile, histories, searches, graph and settings are the same afterwards, and so is another export", async () => {
    const first = await imported(to, lines);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ documents: 4, files: 1, containers: 1, conflictCount: 0, hasEnd: true });
    expect(first.body.memories).toBeGreaterThan(5);
    expect(first.body.relations).toBeGreaterThan(0);
    expect(await shown(to)).toEqual(await shown(from));
    expect(said(await exported(to, "nora"))).toEqual(said(lines));
  });

  test("passages are parts of their document's text, by which an import that goes on knows them", () => {
    const all = lines
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
    const texts = new Map(
      all.flatMap((line) => (line.type === "document" ? [[line.document.id, line.content?.text ?? ""] as const] : [])),
    );
    const chunks = all.flatMap((line) => (line.type === "chunk" ? [line.chunk] : []));
    expect(chunks.length).toBeGreaterThan(3);
    for (const { documentId, start, end, text } of chunks) expect(texts.get(documentId)?.slice(start, end)).toBe(text);
  });

  test("a second time nothing changes", async () => {
    const before = (await to.app.context.store.containers.get("nora"))?.revision;
    const { body } = await imported(to, lines);
    expect(body).toMatchObject({
      documents: 0,
      passages: 0,
      memories: 0,
      relations: 0,
      containers: 0,
      conflictCount: 0,
    });
    expect((await to.app.context.store.containers.get("nora"))?.revision).toBe(before as number);
  });

  test("one tag's export has nothing of another, and goes to another tag of another service by name", async () => {
    expect(lines).not.toContain("Otto");
    const third = await startTestApp();
    const { body } = await imported(third, lines, "?into=guest");
    expect(body).toMatchObject({ documents: 4, conflictCount: 0 });
    expect((await third.app.context.store.containers.list()).map(({ tag }) => tag)).toEqual(["guest"]);
    expect((await shown(third, "guest")).profile).toEqual((await shown(from)).profile);
    await third.close();
  });

  test("beside its original a copy needs new ids, and is made once however often it is sent", async () => {
    const refused = await imported(from, lines, "?into=copy");
    expect(refused.status).toBe(409);
    expect(refused.body.details).toContain('is in the container tag "nora" already');
    const made = await imported(from, lines, "?into=copy&newIds=true");
    expect(made.body).toMatchObject({ documents: 4, conflictCount: 0 });
    const again = await imported(from, lines, "?into=copy&newIds=true");
    expect(again.body).toMatchObject({ documents: 0, memories: 0, relations: 0, conflictCount: 0 });
    const [copy, original] = [await shown(from, "copy"), await shown(from)];
    expect(copy.profile).toEqual(original.profile);
    const overlap = copy.histories.filter(({ id }) => original.histories.some((other) => other.id === id));
    expect(overlap).toEqual([]);
  });

  test("what is there with other content is a conflict that names the line, and stays when it is skipped", async () => {
    const rewritten = lines.replaceAll("allergic to peanuts", "allergic to walnuts");
    const refused = await imported(to, rewritten);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "import_conflict",
      details: expect.stringMatching(/Line \d+: \w+ \S+ is there already/),
    });
    const skipped = await imported(to, rewritten, "?skipExisting=true");
    expect(skipped.body.conflictCount).toBeGreaterThan(1);
    expect(skipped.body.conflicts[0]).toMatchObject({ problem: "is there already with other content" });
    expect(said(await exported(to, "nora"))).toEqual(said(lines));
  });

  test("vectors of another model are made anew", async () => {
    const third = await startTestApp();
    const { status } = await imported(third, lines.replace(/"model":"[^"]+"/, '"model":"another"'));
    expect(status).toBe(200);
    expect((await shown(third)).searches).toEqual((await shown(from)).searches);
    await third.close();
  });

  test("everything of the organization goes too, with its settings", async () => {
    await from.call("PATCH", "/v3/settings", { filterPrompt: "Keep what helps a designer." });
    const third = await startTestApp();
    const { body } = await imported(third, await exported(from));
    expect(body).toMatchObject({ settings: 1, conflictCount: 0 });
    expect((await third.call("GET", "/v3/settings")).body).toEqual((await from.call("GET", "/v3/settings")).body);
    const tags = async (app: TestApp) => (await app.app.context.store.containers.list()).map(({ tag }) => tag).sort();
    expect(await tags(third)).toEqual(await tags(from));
    await third.close();
  });

  test("nothing that is not as it should be gets in, and the answer names the line and the field", async () => {
    const all = lines.trim().split("\n");
    const changed = async (type: string, change: (line: string) => string) => {
      const at = all.findIndex((line) => line.includes(`"type":"${type}"`));
      const { status, body } = await imported(
        from,
        all.with(at, change(all[at] ?? "")).join("\n"),
        "?into=hostile&newIds=true",
      );
      expect(status, body.details).toBe(400);
      expect(body.details).toContain(`Line ${at + 1}: `);
      return body.details as string;
    };
    expect(await changed("chunk", (line) => line.replace(/"start":\d+/, '"start":-1'))).toContain("chunk.start");
    expect(await changed("memory", (line) => line.replace('"text":"', '"unknown":1,"text":"'))).toContain("memory");
    expect(await changed("memory", (line) => line.replace(/"kind":"\w+"/, '"kind":"spell"'))).toContain("memory.kind");
    expect(await changed("document", (line) => line.replace('"title"', '"__proto__":{},"title"'))).toContain(
      "__proto__",
    );
    expect(await changed("container", (line) => line.replace('"tag":"nora"', '"tag":"../x"'))).toContain("tag");
    expect(await changed("chunk", (line) => line.replace(/"vector":"[^"]{8}/, '"vector":"'))).toContain("vector");
    expect(await changed("relation", (line) => line.replace(/"to":"[^"]+"/, '"to":"nobody"'))).toContain("relation.to");
    expect(await changed("chunk", (line) => line.replace(/"documentId":"[^"]+"/, '"documentId":"x"'))).toContain(
      "chunk.documentId",
    );
    const otherBytes = lines.replace(/"data":"[^"]+"/, '"data":"AAAA"');
    expect((await imported(from, otherBytes, "?into=hostile&newIds=true")).body.details).toContain(
      "another hash or length",
    );
    expect(await changed("memory", () => "{")).toContain("JSON");
    expect((await imported(from, "")).status).toBe(400);
    expect((await imported(from, all[1] ?? "")).body.details).toContain("Line 1: type must be header");
    expect((await imported(from, `${all[0]}\n${all[0]}`)).status).toBe(400);
  });
});

describe("any container", () => {
  const server = async (): Promise<TestServer> => {
    const store = await openTestStore();
    const { transact } = createTransactions({
      store,
      commit: async (plan) => ({ plan, revision: await store.commit(plan, MODEL) }),
      publish: () => {},
      hold: createDoorkeeper().hold,
    });
    return await startTestServer(undefined, { embeddingModel: MODEL, transact }, store);
  };
  const filling = fc.record({
    documents: fc.nat(4),
    chunksEach: fc.nat(3),
    memoriesEach: fc.nat(4),
    queued: fc.constant(0),
    customIds: fc.constant(["one", "two"]),
    otherTags: fc.constant([]),
  });

  test("is of the container alone in either form of its name, and not of several", async () => {
    const from = await server();
    for (const tag of ["ada", "ben"]) await from.store.containers.patch(tag, { name: tag }, 1);
    for (const query of ["containerTag=ada", "containerTags=ada", "containerTags[]=ada"]) {
      const text: string = (await from.call("GET", `/v3/export?${query}`)).body;
      expect([text.includes('"ada"'), text.includes('"ben"')]).toEqual([true, false]);
    }
    expect((await from.call("GET", "/v3/export?containerTags=ada,ben")).status).toBe(400);
    await from.store.close();
  });

  test("is the same in another service, also when it is sent in parts or in part before", async () => {
    await fc.assert(
      fc.asyncProperty(filling, fc.nat(), async (given, cut) => {
        const [from, to] = await Promise.all([server(), server()]);
        await from.store.containers.patch("ada", {}, 1);
        await fillTag(from.store, "ada", given);
        const text: string = (await from.call("GET", "/v3/export?containerTag=ada")).body;
        const all = text.trim().split("\n");
        const first = all.slice(0, 1 + (cut % all.length)).join("\n");
        expect((await to.call("POST", "/v3/import", first)).status).toBe(200);
        const answer = await to.call("POST", "/v3/import", text);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        expect(await contentsOf(to.store, "ada")).toEqual(await contentsOf(from.store, "ada"));
        await Promise.all([from.store.close(), to.store.close()]);
      }),
      { numRuns: 15 },
    );
  });

  test("is cut into parts that begin alike, and keep a file with its document", async () => {
    const big = "x".repeat(9 * 1024 * 1024);
    const written = [
      '{"type":"header"}',
      `{"type":"container","x":"${big}"}`,
      `{"type":"file","x":"${big}"}`,
      '{"type":"document"}',
      '{"type":"end"}',
    ];
    const parts = await Array.fromAsync(cutExport(new Blob([written.join("\n")]).stream()));
    const texts = parts.map(({ bytes, firstLine }) => [
      firstLine,
      ...new TextDecoder().decode(bytes).trim().split("\n"),
    ]);
    expect(texts).toEqual([
      [2, written[0] ?? "", written[1] ?? ""],
      [3, written[0] ?? "", ...written.slice(2)],
    ]);
  });
});
