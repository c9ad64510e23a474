// Every operation × every kind of key × own, foreign and unknown targets: the declared verdict, nothing of others told, and
// nothing changed by what was refused.

import { expect, test } from "bun:test";
import type { ApiKey } from "#domain/key.ts";
import { movableClock, startTestServer, type TestServer } from "#test/support/http.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";
import { KEY_KINDS, type KeyKind, OPERATIONS, PLACES, type Place, type Target, verdictOf } from "./operations.ts";

const clock = movableClock();

const operations: string[] = Object.entries(
  (await (await startTestServer(clock)).call("GET", "/swagger/json", undefined, {})).body.paths as Record<
    string,
    Record<string, { security?: [] }>
  >,
).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { security }]) => security === undefined)
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

let count = 0;

const bytesOf = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
};

/** A container with a document, a passage and an inferred memory, all of which say `secret`. */
const seed = async ({ store, addKey, context }: TestServer, tag: string, secret: string): Promise<Target> => {
  const documentId = `doc-${tag}`;
  const saved = await context.files.save(bytesOf(secret), 1000);
  const file = { ...saved, name: "secret.txt", mediaType: "text/plain" };
  const memoryId = `mem-${tag}`;
  await store.commit(
    planOf(0, {
      tag,
      documents: put(documentRow({ id: documentId, tag, title: secret, file, status: "done", dreamingStatus: "done" })),
      contents: put({ documentId, raw: null, text: secret, sections: "[]" }),
      chunks: put({ row: chunkRow({ id: `chunk-${tag}`, tag, documentId, text: secret }), vector: null }),
      memories: put({ row: memoryRow({ id: memoryId, tag, text: secret, isInference: true }), vector: null }),
      sources: put(sourceRow({ memoryId, documentId })),
    }),
    "none",
  );
  const { id: keyId } = await addKey(`sm_${tag}`, {
    role: "member",
    scope: { tags: [tag], permission: "read" },
  });
  return { tag, documentId, memoryId, keyId };
};

const keyFields = (kind: KeyKind, own: string, other: string): Partial<ApiKey> => {
  switch (kind) {
    case "owner":
    case "admin":
    case "member":
      return { role: kind };
    case "scoped read":
      return { role: "member", scope: { tags: [own], permission: "read" } };
    case "scoped write":
      return { role: "member", scope: { tags: [own], permission: "write" } };
    case "other scope":
      return { role: "owner", scope: { tags: [other], permission: "write" } };
    case "expired":
      return { expiresAt: clock.now() };
    default:
      return { revokedAt: clock.now() };
  }
};

/** Everything that a refused request must not have touched. */
const state = async ({ store }: TestServer, { tag, documentId, memoryId }: Target): Promise<string> => {
  const reader = store.tag(tag);
  return JSON.stringify([
    await reader.revision(),
    await reader.document(documentId),
    await reader.memory(memoryId),
    await store.containers.list(),
    await store.queue.totalDepth(),
    await store.merges.open(100),
    await store.reclassifications.get(tag),
    (await store.keys.list()).map(({ id, revokedAt }) => [id, revokedAt]).sort(),
    await store.organization.settings(),
  ]);
};

const ask = async ({ call }: TestServer, operation: string, target: Target, secret: string | null) => {
  const [method = "", path = ""] = operation.split(" ");
  const declared = OPERATIONS[operation];
  const headers: Record<string, string> = secret === null ? {} : { "x-api-key": secret };
  if (declared?.form !== undefined) {
    const form = new Response(declared.form(target));
    const contentType = form.headers.get("content-type") ?? "";
    return call(method, path, await form.bytes(), { ...headers, "content-type": contentType });
  }
  return call(method, declared?.path?.(target) ?? path, declared?.body?.(target), headers);
};

interface Targets extends Readonly<Record<Place, Target>> {
  /** The keys that ask. */
  readonly secrets: ReadonlyMap<KeyKind, string>;
  /** What was there when last looked at, of each place, as long as nothing was granted. */
  readonly states: Map<Place, string>;
}

const seedTargets = async (server: TestServer): Promise<Targets> => {
  count++;
  const secrets = new Map<KeyKind, string>();
  for (const kind of KEY_KINDS) {
    if (kind === "none") continue;
    const secret = `sm_caller-${count}-${kind}`;
    await server.addKey(secret, keyFields(kind, `own-${count}`, `other-${count}`));
    secrets.set(kind, secret);
  }
  return {
    secrets,
    states: new Map(),
    own: await seed(server, `own-${count}`, `OWN-SECRET-${count}`),
    foreign: await seed(server, `foreign-${count}`, `FOREIGN-SECRET-${count}`),
    unknown: { tag: `none-${count}`, documentId: "none", memoryId: "none", keyId: "none" },
  };
};

/** @returns whether what was asked may have changed something */
const checkCell = async (
  server: TestServer,
  operation: string,
  kind: KeyKind,
  place: Place,
  targets: Targets,
): Promise<boolean> => {
  const need = OPERATIONS[operation]?.need ?? "any";
  const target = targets[place];
  const verdict = verdictOf(need, kind, place);
  if (verdict === "in") targets.states.clear();
  else if (!targets.states.has(place)) targets.states.set(place, await state(server, target));
  const [lastRow] = verdict === "in" ? [] : await server.store.audit.latest(1);
  const answer = await ask(server, operation, target, targets.secrets.get(kind) ?? null);
  const cell = `${operation} by ${kind} on ${place}: ${JSON.stringify(answer.body)}`;
  const told = JSON.stringify(answer.body);

  if (verdict === "in") {
    expect([401, 403], cell).not.toContain(answer.status);
    if (place === "own" && need.startsWith("id")) expect(answer.status, cell).not.toBe(404);
  } else {
    expect(answer.status, cell).toBe(verdict);
    expect(answer.body.error, cell).toBeString();
    expect(await state(server, target), cell).toBe(targets.states.get(place) ?? "");
    const isRefused = verdict !== 404 || place === "foreign" || kind === "other scope";
    if (isRefused && place !== "unknown") {
      const [row] = await server.store.audit.latest(1);
      expect(row, cell).toMatchObject({ outcome: "refused" });
      expect(row?.id, cell).not.toBe(lastRow?.id);
    }
  }
  const hasFullAccess = kind === "owner" || kind === "admin" || kind === "member";
  if (!hasFullAccess) expect(told, cell).not.toContain("FOREIGN-SECRET");
  if (verdict !== "in" || kind === "other scope") expect(told, cell).not.toContain("OWN-SECRET");
  return !operation.startsWith("GET ") && answer.status < 300;
};

test("every operation of the description is declared, and no other", () => {
  expect(operations.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
});

test.each(operations)("%s answers each kind of key as declared", async (operation) => {
  const server = await startTestServer(clock);
  let targets: Targets | null = null;
  for (const kind of KEY_KINDS) {
    for (const place of PLACES) {
      // Whoever was refused changed nothing, as is looked at: only after a change are there new ones.
      targets ??= await seedTargets(server);
      if (await checkCell(server, operation, kind, place, targets)) targets = null;
    }
  }
  await server.store.close();
});

test("a list without tags shows a scoped key its own tags only", async () => {
  const server = await startTestServer(clock);
  const { call } = server;
  count++;
  const own = await seed(server, `own-${count}`, `OWN-SECRET-${count}`);
  await seed(server, `foreign-${count}`, `FOREIGN-SECRET-${count}`);
  const secret = `sm_caller-${count}`;
  await server.addKey(secret, keyFields("scoped read", own.tag, ""));
  const headers = { "x-api-key": secret };
  for (const path of ["/v3/documents/list", "/v3/documents/documents", "/v4/memories/list"]) {
    const answer = await call("POST", path, { limit: 500 }, headers);
    expect(JSON.stringify(answer.body)).toContain(`OWN-SECRET-${count}`);
    expect(JSON.stringify(answer.body)).not.toContain("FOREIGN-SECRET");
    expect(answer.body.pagination.totalItems).toBe(1);
  }
  const tags: { containerTag: string }[] = (await call("GET", "/v3/container-tags/list", undefined, headers)).body;
  expect(tags.map(({ containerTag }) => containerTag)).toEqual([own.tag]);
});

test("what is written without a tag by a scoped key lands in its first tag", async () => {
  const server = await startTestServer(clock);
  const { call } = server;
  count++;
  const secret = `sm_caller-${count}`;
  await server.addKey(secret, keyFields("scoped write", `home-${count}`, ""));
  const headers = { "x-api-key": secret };
  const { body } = await call("POST", "/v3/documents", { content: "Some words." }, headers);
  expect((await call("GET", `/v3/documents/${body.id}`, undefined, headers)).body.containerTags).toEqual([
    `home-${count}`,
  ]);
  const batch = await call(
    "POST",
    "/v3/documents/batch",
    { documents: [{ content: "x", containerTag: "foreign" }, "y"] },
    headers,
  );
  expect(batch.body).toMatchObject({
    failed: 1,
    success: 1,
    results: [{ id: "", status: "error" }, { status: "queued" }],
  });
});

test("an id of another tag is unknown, even under an own tag", async () => {
  const server = await startTestServer(clock);
  const { call } = server;
  count++;
  const own = await seed(server, `own-${count}`, `OWN-SECRET-${count}`);
  const foreign = await seed(server, `foreign-${count}`, `FOREIGN-SECRET-${count}`);
  const secret = `sm_caller-${count}`;
  await server.addKey(secret, keyFields("scoped write", own.tag, ""));
  const headers = { "x-api-key": secret };
  const before = await state(server, foreign);
  const mixed = { containerTag: own.tag, id: foreign.memoryId };
  const review = `/v3/container-tags/${own.tag}/inferred/${foreign.memoryId}/review`;
  expect((await call("DELETE", "/v4/memories", mixed, headers)).status).toBe(404);
  expect((await call("POST", review, { action: "approve" }, headers)).status).toBe(404);
  const forget = { containerTag: own.tag, ids: [foreign.memoryId] };
  expect((await call("POST", "/v4/memories/forget-matching", forget, headers)).body.count).toBe(0);
  const bulk = await call("DELETE", "/v3/documents/bulk", { ids: [foreign.documentId] }, headers);
  expect(bulk.body).toMatchObject({ success: false, deletedCount: 0 });
  expect(await state(server, foreign)).toBe(before);
});

test("a document of two tags is seen from both, and each key sees of its tags only its own", async () => {
  const server = await startTestServer(clock);
  const { call } = server;
  count++;
  const home = await seed(server, `home-${count}`, "x");
  const document = documentRow({ id: `two-${count}`, tag: home.tag, otherTags: [`guest-${count}`], title: "both" });
  await server.store.commit(
    planOf(await server.store.tag(home.tag).revision(), { tag: home.tag, documents: put(document) }),
    "none",
  );
  const secret = `sm_caller-${count}`;
  await server.addKey(secret, keyFields("scoped write", `guest-${count}`, ""));
  const headers = { "x-api-key": secret };
  const shown = await call("GET", `/v3/documents/${document.id}`, undefined, headers);
  expect(shown.body).toMatchObject({ title: "both", containerTags: [`guest-${count}`] });
  for (const [method, body] of [["DELETE"], ["PATCH", { title: "mine" }]] as const) {
    const refused = await call(method, `/v3/documents/${document.id}`, body, headers);
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).not.toContain(home.tag);
  }
});
