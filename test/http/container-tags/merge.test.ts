// Merging over HTTP with the whole service, while others go on writing.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const add = (containerTag: string, customId: string, content: string) =>
  app.call("POST", "/v3/documents", { containerTag, customId, content, dreaming: "instant" });
const remember = (containerTag: string, content: string) =>
  app.call("POST", "/v4/memories", { containerTag, memories: [{ content }] });
const merge = (containerTags: string[], targetContainerTag: string, headers?: Record<string, string>) =>
  app.call("POST", "/v3/container-tags/merge", { containerTags, targetContainerTag }, headers);
const state = async (id: string) => (await app.call("GET", `/v3/container-tags/merge/${id}`)).body;
const documentsOf = async (tag: string): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (let page = 1; ; page++) {
    const { body } = await app.call("POST", "/v3/documents/list", { containerTags: [tag], limit: 100, page });
    for (const { customId } of body.memories) found.set(customId, (found.get(customId) ?? 0) + 1);
    if (page >= body.pagination.totalPages) return found;
  }
};
const memoriesOf = async (tag: string): Promise<string[]> => {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 100, page });
    found.push(...body.memoryEntries.map(({ memory }: { memory: string }) => memory));
    if (page >= body.pagination.totalPages) return found;
  }
};
const search = async (containerTag: string, q: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v4/search", { q, containerTag, searchMode: "memories", limit: 5 });
  return body.results.map(({ memory }: { memory: string }) => memory);
};

describe("a merge", () => {
  test("is accepted, can be followed, and leaves everything in the target", async () => {
    await add("old", "garden", "I grow tomatoes and basil on my balcony in Lisbon.");
    await remember("old", "Ada plays the cello");
    await add("new", "boat", "I sail a small wooden boat every Sunday.");
    await app.idle();
    expect((await search("new", "Which instrument does Ada play?")).join()).not.toContain("cello");
    const accepted = await merge(["old", "new"], "new");
    expect(accepted.status).toBe(202);
    expect(accepted.body).toEqual({
      success: true,
      status: "queued",
      mergeId: expect.any(String),
      targetTag: "new",
      sourceTags: ["old"],
    });
    await app.idle();
    expect(await state(accepted.body.mergeId)).toEqual({
      id: accepted.body.mergeId,
      status: "completed",
      progress: 1,
      targetTag: "new",
      sourceTags: ["old"],
    });
    expect((await search("new", "Which instrument does Ada play?"))[0]).toContain("cello");
    expect(await search("old", "Which instrument does Ada play?")).toEqual([]);
    expect([...(await documentsOf("new")).keys()]).toEqual(expect.arrayContaining(["garden", "boat"]));
    const { body } = await app.call("POST", "/v4/profile", { containerTag: "new" });
    expect(JSON.stringify(body.profile)).toContain("cello");
    expect(JSON.stringify((await app.call("POST", "/v4/profile", { containerTag: "old" })).body.profile)).not.toContain(
      "cello",
    );
  });

  test("shows on both tags while it waits or is at work, to a key of one tag only what that key may see", async () => {
    for (const tag of ["brook", "river"]) await remember(tag, `The ${tag} is cold`);
    const { store } = app.app.context;
    await store.merges.create({ id: "waiting", target: "river", sources: ["brook"] }, Date.now());
    const { key } = (await app.call("POST", "/v3/auth/scoped-key", { containerTag: "brook", name: "s" })).body;
    const shown = async (tag: string, headers?: Record<string, string>) => {
      const { body: list } = await app.call("GET", "/v3/container-tags/list", undefined, headers);
      const { body: one } = await app.call("GET", `/v3/container-tags/${tag}`, undefined, headers);
      const pick = ({ mergeStatus, mergeId, mergeTargetTag }: Record<string, unknown>) => ({
        mergeStatus,
        mergeId,
        mergeTargetTag,
      });
      const listed = pick(list.find(({ containerTag }: { containerTag: string }) => containerTag === tag));
      expect(pick(one)).toEqual(listed);
      return listed;
    };
    const source = { mergeStatus: "source", mergeId: "waiting", mergeTargetTag: "river" };
    expect(await shown("brook")).toEqual(source);
    expect(await shown("river")).toEqual({ ...source, mergeStatus: "target" });
    expect(await shown("brook", { authorization: `Bearer ${key}` })).toEqual({ ...source, mergeTargetTag: undefined });
    app.app.context.wakeMerges();
    await app.idle();
    expect(await shown("river")).toEqual({ mergeStatus: undefined, mergeId: undefined, mergeTargetTag: undefined });
  });

  test("leaves the source's tag unknown, and its late writers write to the target", async () => {
    expect((await app.call("GET", "/v3/container-tags/old")).status).toBe(404);
    expect((await app.call("PATCH", "/v3/container-tags/old", { name: "Old" })).status).toBe(404);
    expect((await app.call("DELETE", "/v3/container-tags/old")).status).toBe(404);
    expect((await merge(["old", "new"], "new")).status).toBe(404);
    expect((await add("old", "late", "My sister Nora repairs antique clocks.")).status).toBe(200);
    const memories = [{ content: "Ada keeps three bees' nests" }];
    const written = { containerTag: "old", memories, entityContext: "The user is Ada." };
    expect((await app.call("POST", "/v4/memories", written)).status).toBe(201);
    expect((await app.call("GET", "/v3/container-tags/new")).body.entityContext).toBe("The user is Ada.");
    await app.idle();
    expect((await documentsOf("new")).get("late")).toBe(1);
    expect((await memoriesOf("new")).join()).toContain("bees");
    expect((await app.call("GET", "/v3/container-tags/old")).status).toBe(404);
  });

  test("is refused to everybody but full keys of admins, for unknown tags, and for anything but two different tags", async () => {
    for (const [tags, target, status] of [
      [["new", "nowhere"], "new", 404],
      [["new", "nowhere"], "nowhere", 404],
      [["new", "new"], "new", 400],
      [["new"], "new", 400],
      [["new", "two", "three"], "new", 400],
      [["new", "not a tag"], "new", 400],
    ] as const)
      expect((await merge([...tags], target)).status).toBe(status);
    const keyOf = async (fields: object) =>
      (await app.call("POST", "/v3/auth/keys", { name: "k", ...fields })).body.key;
    const scoped = (await app.call("POST", "/v3/auth/scoped-key", { containerTag: "new", name: "s" })).body.key;
    for (const key of [await keyOf({ role: "member" }), scoped]) {
      expect(key).toStartWith("sm_");
      const headers = { authorization: `Bearer ${key}` };
      expect((await merge(["new", "old"], "new", headers)).status).toBe(403);
      expect((await app.call("GET", "/v3/container-tags/merge/any", undefined, headers)).status).toBe(403);
    }
    expect((await app.call("GET", "/v3/container-tags/merge/any")).status).toBe(404);
  });
});

test("whatever is acknowledged while tags are merged one into the other is there afterwards, once", async () => {
  const tags = ["a", "b", "c", "d"];
  for (const tag of tags) {
    for (let i = 0; i < 6; i++) await add(tag, `${tag}-${i}`, `Box ${tag}${i} holds ${i + 2} lamps of my aunt.`);
    await remember(tag, `Shelf ${tag} is ${tag.charCodeAt(0)} cm wide`);
  }
  const written = new Set(tags.flatMap((tag) => [0, 1, 2, 3, 4, 5].map((i) => `${tag}-${i}`)));
  let isOver = false;
  const write = async (tag: string): Promise<void> => {
    for (let i = 6; i < 200 && (!isOver || i < 10); i++) {
      const { status } = await add(tag, `${tag}-${i}`, `Box ${tag}${i} holds ${i + 2} lamps of my aunt.`);
      if (status === 200) written.add(`${tag}-${i}`);
      else expect([409, 429]).toContain(status);
    }
  };
  const writers = tags.map(write);
  const merges = await Promise.all([
    merge(["a", "b"], "b"),
    merge(["b", "c"], "c"),
    merge(["a", "d"], "d"),
    merge(["c", "d"], "d"),
    merge(["d", "c"], "c"),
  ]);
  const ids = merges.flatMap(({ status, body }) => (status === 202 ? [body.mergeId] : []));
  for (const id of ids) while (["queued", "processing"].includes((await state(id)).status));
  isOver = true;
  await Promise.all(writers);
  await app.idle();
  const states = await Promise.all(ids.map(state));
  for (const { status, error } of states) {
    expect(["completed", "failed"]).toContain(status);
    if (status === "failed") expect(error).toContain("does not exist any more");
  }
  const known = await Promise.all(tags.map(async (tag) => (await app.call("GET", `/v3/container-tags/${tag}`)).status));
  // Which of them come first is open: each that is completed leaves one tag less.
  const homes = tags.filter((_, at) => known[at] === 200);
  expect(homes).toHaveLength(tags.length - states.filter(({ status }) => status === "completed").length);
  const found = (await Promise.all(homes.map(documentsOf))).flatMap((documents) => [...documents]);
  const counts = found.filter(([customId]) => customId !== null);
  expect(counts.map(([customId]) => customId).toSorted()).toEqual([...written].toSorted());
  expect(counts.every(([, count]) => count === 1)).toBe(true);
  const memories = (await Promise.all(homes.map(memoriesOf))).flat().join();
  for (const tag of tags) expect(memories).toContain(`Shelf ${tag} is`);
});

test("of a merge and a deletion that race, one comes first", async () => {
  for (let round = 0; round < 4; round++) {
    const [from, to] = [`from${round}`, `to${round}`];
    for (const tag of [from, to]) await add(tag, `${tag}-doc`, `The ${tag} drawer holds my old maps of Norway.`);
    await app.idle();
    const [merged, deleted] = await Promise.all([
      merge([from, to], to),
      app.call("DELETE", `/v3/container-tags/${round % 2 === 0 ? from : to}`),
    ]);
    await app.idle();
    expect([202, 404]).toContain(merged.status);
    expect([200, 404, 409]).toContain(deleted.status);
    const status = merged.status === 202 ? (await state(merged.body.mergeId)).status : "failed";
    const left = [...(await documentsOf(from)).keys(), ...(await documentsOf(to)).keys()].toSorted();
    if (status === "completed" && deleted.status === 200 && round % 2 === 1) expect(left).toEqual([]);
    else if (status === "completed") expect(left).toEqual([`${from}-doc`, `${to}-doc`]);
    else expect(left).toEqual([`${round % 2 === 0 ? to : from}-doc`]);
  }
});
