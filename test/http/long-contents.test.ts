// Pages of documents whose texts are as long as a file's may be.

import { expect, test } from "bun:test";
import { startTestApp } from "#test/support/app.ts";
import { imported } from "#test/support/moving.ts";

const LONG = "a long row of words ".repeat(400_000);

/** @param passage the only one, at the beginning of the text */
const documentLine = (id: string, passage?: string): string =>
  JSON.stringify({
    type: "document",
    document: {
      ...{ id, tag: "long", otherTags: [], customId: null, status: "done", processingStage: null },
      ...{ dreamingStatus: "done", taskType: "superrag", dreaming: "instant", type: "text", title: null },
      ...{ isTitleGiven: false, summary: null, url: null, source: null, filepath: null, ogImage: null },
      ...{ metadata: null, filterByMetadata: null, documentDate: 1, isDateGiven: false, file: null, contentHash: "x" },
      ...{
        chunkCount: passage === undefined ? 0 : 1,
        wordCount: 0,
        tokenCount: 0,
        failure: null,
        deleteAt: null,
        dreamedThrough: null,
      },
      ...{ notes: [], createdAt: 1, updatedAt: 1 },
    },
    content: {
      raw: null,
      text: passage === undefined ? LONG : `${passage}${LONG.slice(passage.length)}`,
      sections: "[]",
    },
  });

const PASSAGES = [
  ["lake", "The lake froze early."],
  ["mill", "A miller keeps two geese beside the lake."],
  ["boat", "Her boat on the lake is painted green."],
  ["dock", "They mend the dock of the lake each spring."],
  ["inn", "The inn at the lake serves pike on Fridays."],
  ["ice", "Children skate over the lake until dusk."],
] as const;

const chunkLine = (id: string, text: string): string =>
  JSON.stringify({
    type: "chunk",
    chunk: {
      ...{ id: `passage-${id}`, tag: "long", documentId: id, position: 0, text, start: 0, end: text.length },
      ...{ lead: "", speaker: null, role: null, at: null, hash: "x", createdAt: 1 },
    },
    vector: null,
  });

const HEADER = JSON.stringify({
  ...{ type: "header", format: "mneme-export", version: 1, program: "test" },
  ...{ exportedAt: "2026-01-01T00:00:00.000Z", containerTag: "long", model: "none" },
});

test("a list with contents is refused when they are too long together, and says how many fit", async () => {
  const app = await startTestApp();
  await imported(app, [HEADER, ...Array.from({ length: 6 }, (_, i) => documentLine(`long-${i}`))].join("\n"));
  const asked = { containerTags: ["long"], includeContent: true };
  const refused = await app.call("POST", "/v3/documents/list", { ...asked, limit: 6 });
  expect(refused).toMatchObject({ status: 400, body: { details: expect.stringContaining("limit must be at most 4") } });
  const fitting = await app.call("POST", "/v3/documents/list", { ...asked, limit: 4 });
  expect(fitting.status).toBe(200);
  expect(fitting.body.memories.map(({ content }: { content: string }) => content.length)).toEqual(
    Array.from({ length: 4 }, () => LONG.length),
  );
  await app.close();
});

test("so is a search for whole documents", async () => {
  const app = await startTestApp();
  const lines = PASSAGES.map(([id, text]) => [documentLine(id, text), chunkLine(id, text)]);
  expect((await imported(app, [HEADER, ...lines.flat()].join("\n"))).status).toBe(200);
  const asked = { containerTags: ["long"], q: "lake", includeFullDocs: true };
  const refused = await app.call("POST", "/v3/search", { ...asked, limit: 6 });
  expect(refused).toMatchObject({ status: 400, body: { details: expect.stringContaining("limit must be at most 4") } });
  const fitting = await app.call("POST", "/v3/search", { ...asked, limit: 4 });
  expect(fitting.status).toBe(200);
  expect(fitting.body.results.map(({ content }: { content: string }) => content.length)).toEqual(
    Array.from({ length: 4 }, () => LONG.length),
  );
  await app.close();
});
