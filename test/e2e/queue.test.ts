// The queue as its users feel it: fair between tags, bounded, and never in the way of a deletion.

import { expect, test } from "bun:test";
import type { Config } from "#src/config.ts";
import { parseFetchAllow } from "#src/fetching/address-policy.ts";
import { startTestApp, TEST_KEY, type TestApp } from "#test/support/app.ts";

const withApp = async (changes: Partial<Config>, run: (app: TestApp) => Promise<void>): Promise<void> => {
  const app = await startTestApp(changes);
  try {
    await run(app);
  } finally {
    await app.close();
  }
};

const add = (app: TestApp, containerTag: string, content: string, fields: object = {}) =>
  app.call("POST", "/v3/documents", { content, containerTag, ...fields });

const story = (i: number): string =>
  Array.from({ length: 12 }, (_, k) => `Ada saw ship number ${i}-${k} leave the harbour at dawn.`).join(" ");

test(
  "one document of a quiet tag is done long before a crowd that was queued ahead of it in another tag",
  () =>
    withApp({}, async (app) => {
      for (let i = 0; i < 60; i++) await add(app, "crowded", story(i));
      const { body } = await add(app, "quiet", story(1000));
      for (;;) {
        const document = await app.call("GET", `/v3/documents/${body.id}`);
        if (document.body.status === "done") break;
        await Bun.sleep(5);
      }
      const crowd = await app.call("GET", "/v3/documents/processing?containerTag=crowded");
      expect(crowd.body.totalCount).toBeGreaterThan(30);
    }),
  120_000,
);

test("a text and a file are done while a server that never answers holds the pages of many other tags", async () => {
  let [asked, givenUp] = [0, 0];
  const site = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    fetch: (request) => {
      asked += 1;
      request.signal.addEventListener("abort", () => {
        givenUp += 1;
      });
      return new Promise<Response>(() => undefined);
    },
  });
  try {
    await withApp({ fetchAllow: parseFetchAllow("127.0.0.1").allowance }, async (app) => {
      for (let i = 0; i < 20; i++) await add(app, `page-${i}`, `http://127.0.0.1:${site.port}/${i}`);
      while (asked < 2) await Bun.sleep(5);
      const { body: text } = await add(app, "text", story(1), { dreaming: "instant" });
      const form = new FormData();
      form.set("file", new File([story(2)], "ships.txt"));
      form.set("containerTag", "file");
      const headers = { authorization: `Bearer ${TEST_KEY}` };
      const sent = await fetch(`${app.address}/v3/documents/file`, { method: "POST", body: form, headers });
      const file = (await sent.json()) as { readonly id: string };
      for (const { id } of [text, file]) {
        while ((await app.call("GET", `/v3/documents/${id}`)).body.status !== "done") await Bun.sleep(5);
      }
      expect(givenUp).toBe(0);
      expect(asked).toBeLessThanOrEqual(8);
    });
  } finally {
    await site.stop(true);
  }
}, 60_000);

test(
  "a full queue answers 429 with the time to wait, for its own tag only",
  () =>
    withApp({ queue: { perTag: 3, total: 100, parallel: 1 } }, async (app) => {
      let refused = null;
      for (let i = 0; i < 12 && refused === null; i++) {
        const answer = await add(app, "full", story(i));
        if (answer.status !== 200) refused = answer;
      }
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await add(app, "empty", story(0))).status).toBe(200);
      await app.idle();
      expect((await add(app, "full", story(99))).status).toBe(200);
    }),
  60_000,
);

test(
  "a document that is deleted while it is processed writes nothing back",
  () =>
    withApp({}, async (app) => {
      for (let round = 0; round < 8; round++) {
        const { body } = await add(app, "ada", story(round), { dreaming: "instant" });
        await Bun.sleep(round * 6);
        expect((await app.call("DELETE", `/v3/documents/${body.id}`)).status).toBe(204);
        expect((await app.call("GET", `/v3/documents/${body.id}`)).status).toBe(404);
      }
      await app.idle();
      const documents = await app.call("POST", "/v3/documents/list", { containerTags: ["ada"] });
      const memories = await app.call("POST", "/v4/memories/list", { containerTags: ["ada"] });
      const found = await app.call("POST", "/v4/search", {
        q: "ships leave the harbour",
        containerTag: "ada",
        searchMode: "hybrid",
        threshold: 0,
      });
      expect(documents.body.memories).toEqual([]);
      expect(memories.body.memoryEntries).toEqual([]);
      expect(found.body.results).toEqual([]);
    }),
  60_000,
);
