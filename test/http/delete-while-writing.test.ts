// Deleting what is in a container tag while others go on writing there: it ends, and takes what was there when it was asked for.

import { afterAll, afterEach, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

let isStopped = false;

afterEach(() => {
  isStopped = true;
});

afterAll(() => app.close());

const WRITERS = 4;

interface Writing {
  /** Resolves when so many more documents are accepted. */
  readonly more: (count: number) => Promise<void>;
  /** Stops; resolves to the number of documents of each status. */
  readonly stop: () => Promise<Map<number, number>>;
}

/** Several clients, each of which sends one document after the other. */
const keepWriting = (fieldsOf: (writer: number, turn: number) => object): Writing => {
  const answers = new Map<number, number>();
  let accepted = 0;
  isStopped = false;
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isStopped; turn++) {
      const content = `Ada met guest ${writer}-${turn} in the old town.`;
      const { status } = await app.call("POST", "/v3/documents", { content, ...fieldsOf(writer, turn) });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      accepted++;
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  return {
    more: async (count) => {
      const enough = accepted + count;
      while (accepted < enough) await Bun.sleep(5);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(writers);
      return answers;
    },
  };
};

const documentsOf = async (tag: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v3/documents/list", { containerTags: [tag], limit: 1000 });
  return (body.memories as { customId: string | null }[]).map(({ customId }) => customId ?? "");
};

test("documents that are sent again and again do not keep a deletion by tag from its end", async () => {
  const containerTag = "rewritten";
  const writing = keepWriting((writer, turn) => ({ containerTag, customId: `${writer}-${turn % 10}` }));
  await writing.more(120);
  const deleted = await app.call("DELETE", "/v3/documents/bulk", { containerTags: [containerTag] });
  expect(deleted).toMatchObject({ status: 200, body: { success: true } });
  expect([...(await writing.stop()).keys()]).toEqual([200]);
  await app.idle();
});

test("a deletion by tag leaves what was sent after it, and ends while more is sent", async () => {
  const containerTag = "growing";
  await app.call("POST", "/v3/documents", { content: "Ada sold the boat.", containerTag, customId: "first" });
  const writing = keepWriting((writer, turn) => ({
    containerTag,
    customId: `${writer}-${turn}`,
    taskType: "superrag",
  }));
  await writing.more(20);
  const deleting = app.call("DELETE", "/v3/documents/bulk", { containerTags: [containerTag] });
  expect(await Promise.race([deleting, Bun.sleep(20_000)])).toMatchObject({ status: 200, body: { success: true } });
  await writing.more(WRITERS * 2);
  await writing.stop();
  const left = await documentsOf(containerTag);
  expect(left).not.toContain("first");
  expect(left.length).toBeGreaterThan(WRITERS);
  await app.idle();
});

test("a container tag is deleted while it is written to, and what comes later is in a new one", async () => {
  const containerTag = "left";
  await app.call("POST", "/v3/documents", { content: "Ada sold the boat.", containerTag, customId: "first" });
  const writing = keepWriting((writer, turn) => ({ containerTag, customId: `${writer}-${turn % 40}` }));
  await writing.more(60);
  expect(await app.call("DELETE", `/v3/container-tags/${containerTag}`)).toMatchObject({ status: 200 });
  await writing.more(WRITERS * 2);
  expect([...(await writing.stop()).keys()]).toEqual([200]);
  await app.idle();
  const left = await documentsOf(containerTag);
  expect(left).not.toContain("first");
  expect(left.length).toBeGreaterThan(0);
});
