// Two services on one database serve the same tags at once: what one has acknowledged the other one shows.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Answer } from "#test/support/app.ts";
import { documentsOf, settle } from "#test/support/crash-run.ts";
import { type Service, startService } from "#test/support/service.ts";
import { type SurrealProcess, startSurrealProcess } from "#test/support/surreal-server.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

let folder: string;
let database: SurrealProcess;
let ada: Service;
let bob: Service;

beforeAll(async () => {
  folder = await temporaryFolder();
  database = await startSurrealProcess(join(folder, "db"));
  const start = () => startService(folder, { MNEME_SURREAL_URL: database.address });
  [ada, bob] = [await start(), await start()];
});

afterAll(async () => {
  await Promise.all([ada.end("SIGTERM"), bob.end("SIGTERM")]);
  await database.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Writer and reader, in turns. */
const pairs = (): readonly [Service, Service][] => [
  [ada, bob],
  [bob, ada],
];

const until = async <Value>(read: () => Promise<Value>, isIt: (value: Value) => boolean, ms = 120_000) => {
  const deadline = Date.now() + ms;
  for (;;) {
    const value = await read();
    if (isIt(value)) return value;
    if (Date.now() > deadline) throw new Error(`it did not come to be: ${JSON.stringify(value)}`);
    await Bun.sleep(20);
  }
};

const memoriesOf = async (service: Service, tag: string): Promise<string[]> => {
  const { body } = await service.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 100 });
  return body.memoryEntries.map(({ memory }: { memory: string }) => memory);
};

const ok = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

describe("what one service has acknowledged, the other one shows at once:", () => {
  test("memories written, changed and forgotten", async () => {
    for (const [turn, [writer, reader]] of [...pairs(), ...pairs(), ...pairs()].entries()) {
      const content = `Keeper${turn} lives in the town of Hill${turn}.`;
      const search = async () => {
        const asked = { containerTag: "direct", q: `Where does Keeper${turn} live?`, limit: 20 };
        return (await reader.call("POST", "/v4/search", asked)).body.results.map(
          ({ memory }: { memory: string }) => memory,
        );
      };
      const written = ok(
        await writer.call("POST", "/v4/memories", { containerTag: "direct", memories: [{ content }] }),
      );
      const { id } = written.body.memories[0];
      expect(await search()).toContain(content);
      const newContent = `Keeper${turn} lives in the town of Vale${turn}.`;
      ok(await writer.call("PATCH", "/v4/memories", { containerTag: "direct", id, newContent }));
      expect(await search()).toContain(newContent);
      expect(await search()).not.toContain(content);
      const profile = await reader.call("POST", "/v4/profile", { containerTag: "direct" });
      expect(JSON.stringify(profile.body)).toContain(newContent);
      ok(await writer.call("DELETE", "/v4/memories", { containerTag: "direct", content: newContent }));
      expect(await search()).not.toContain(newContent);
    }
  });

  test("documents done and deleted, settings, tags", async () => {
    for (const [turn, [writer, reader]] of pairs().entries()) {
      const tag = `shown${turn}`;
      const { body } = ok(
        await writer.call("POST", "/v3/documents", { content: `The zebra${turn} sleeps.`, containerTag: tag }),
      );
      expect((await reader.call("GET", `/v3/documents/${body.id}`)).status).toBe(200);
      await until(
        async () => (await writer.call("GET", `/v3/documents/${body.id}`)).body.status,
        (status) => status === "done",
      );
      const find = () => reader.call("POST", "/v3/search", { containerTags: [tag], q: "a sleeping zebra" });
      expect((await find()).body.results).toHaveLength(1);
      expect((await writer.call("DELETE", `/v3/documents/${body.id}`)).status).toBe(204);
      expect((await find()).body.results).toEqual([]);
      expect((await reader.call("GET", `/v3/documents/${body.id}`)).status).toBe(404);
      ok(await writer.call("PATCH", "/v3/settings", { filterPrompt: `We tend zebras ${turn}.` }));
      expect((await reader.call("GET", "/v3/settings")).body.filterPrompt).toBe(`We tend zebras ${turn}.`);
      ok(await writer.call("PATCH", `/v3/container-tags/${tag}`, { name: `Zebras ${turn}` }));
      expect((await reader.call("GET", `/v3/container-tags/${tag}`)).body.name).toBe(`Zebras ${turn}`);
    }
  });

  test("keys made; and those revoked are refused everywhere within seconds", async () => {
    const { key, id } = ok(await ada.call("POST", "/v3/auth/keys", { name: "short" })).body;
    const ask = () => fetch(`${bob.address}/v3/session`, { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status).toBe(200);
    expect((await ada.call("DELETE", `/v3/auth/keys/${id}`)).status).toBeLessThan(300);
    await until(ask, ({ status }) => status === 401);
  });
});

test("documents of the same tags sent to both in turns are each done once, the last edition last", async () => {
  const tags = ["both1", "both2"];
  const sent = Array.from({ length: 24 }, (_, i) => i);
  for (const i of sent) {
    const service = i % 2 === 0 ? ada : bob;
    const customId = `c${Math.floor(i / 2) % 8}`;
    const content = `My friend Keeper${i} lives in the town of Hill${i}.`;
    for (const containerTag of tags)
      ok(await service.call("POST", "/v3/documents", { content, customId, containerTag, dreaming: "instant" }));
  }
  for (const tag of tags) {
    expect(await settle(ada, tag)).toBe(0);
    expect((await documentsOf(bob, tag)).map(({ customId }) => customId).sort()).toEqual(
      Array.from({ length: 8 }, (_, i) => `c${i}`),
    );
    const last = await ada.call("GET", `/v3/documents/c7?containerTag=${tag}`);
    expect(last.body.content).toContain("Keeper15");
    const memories = await memoriesOf(bob, tag);
    expect(new Set(memories).size).toBe(memories.length);
    expect(memories.sort()).toEqual((await memoriesOf(ada, tag)).sort());
  }
});

test("a merge and a sorting that one is asked for are done while the other one writes", async () => {
  for (const tag of ["from", "to"])
    ok(
      await ada.call("POST", "/v4/memories", {
        containerTag: tag,
        memories: [{ content: `The ${tag} gate is open.` }],
      }),
    );
  const merge = ok(
    await ada.call("POST", "/v3/container-tags/merge", { containerTags: ["from", "to"], targetContainerTag: "to" }),
  );
  const writes = [0, 1, 2, 3, 4, 5].map(async (i) => {
    const memories = [{ content: `Gate number ${i} is painted blue.` }];
    ok(await bob.call("POST", "/v4/memories", { containerTag: i % 2 === 0 ? "from" : "to", memories }));
  });
  await Promise.all(writes);
  const state = await until(
    async () => (await bob.call("GET", `/v3/container-tags/merge/${merge.body.mergeId}`)).body,
    ({ status }) => status === "completed" || status === "failed",
  );
  expect(state.status).toBe("completed");
  ok(
    await ada.call("PATCH", "/v3/container-tags/to", {
      profileBuckets: [{ key: "gates", description: "Gates and doors" }],
    }),
  );
  ok(await bob.call("POST", "/v3/container-tags/to/reclassify"));
  ok(await ada.call("POST", "/v3/container-tags/to/reclassify"));
  ok(
    await ada.call("POST", "/v4/memories", { containerTag: "to", memories: [{ content: "The last gate is green." }] }),
  );
  await until(
    async () => (await ada.call("GET", "/v3/container-tags/to/reclassify")).body,
    ({ status }) => status === "completed",
  );
  const expected = [...[0, 1, 2, 3, 4, 5].map((i) => `Gate number ${i} is painted blue.`), "The last gate is green."];
  for (const service of [ada, bob]) {
    const memories = await memoriesOf(service, "to");
    expect(memories).toEqual(expect.arrayContaining([...expected, "The from gate is open.", "The to gate is open."]));
    expect(new Set(memories).size).toBe(memories.length);
  }
});

test("while the database is away both answer 503 and are not ready; when it is back, all that was acknowledged is done", async () => {
  const acknowledged: string[] = [];
  const refused: Answer[] = [];
  let isOver = false;
  const send = async (service: Service, name: string): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      const customId = `${name}${i}`;
      const content = `My friend Keeper${customId} lives in the town of Hill${customId}.`;
      const answer = await service.call("POST", "/v3/documents", { content, customId, containerTag: "away" });
      if (answer.status === 200) acknowledged.push(customId);
      else refused.push(answer);
      await Bun.sleep(answer.status === 200 ? 20 : 100);
    }
  };
  const sending = [send(ada, "a"), send(bob, "b")];
  await until(
    async () => acknowledged.length,
    (count) => count >= 10,
  );
  await database.kill();
  for (const service of [ada, bob]) {
    const ready = await until(
      () => service.call("GET", "/ready"),
      ({ status }) => status === 503,
    );
    expect(ready.headers.get("retry-after")).not.toBeNull();
    expect((await service.call("GET", "/health")).status).toBe(200);
  }
  await until(
    async () => refused.length,
    (count) => count >= 4,
  );
  await database.restart();
  for (const service of [ada, bob])
    await until(
      () => service.call("GET", "/ready"),
      ({ status }) => status === 200,
    );
  const before = acknowledged.length;
  await until(
    async () => acknowledged.length,
    (count) => count >= before + 6,
  );
  isOver = true;
  await Promise.all(sending);
  expect(refused.map(({ status, headers }) => [status, headers.get("retry-after")])).toEqual(
    refused.map(() => [503, "1"]),
  );
  expect(await settle(bob, "away")).toBe(0);
  const done = (await documentsOf(ada, "away")).map(({ customId, status }) => `${customId} ${status}`);
  expect(done).toEqual(expect.arrayContaining(acknowledged.map((customId) => `${customId} done`)));
  expect(new Set(done).size).toBe(done.length);
});
