// Conversations with more turns than can be stored at once.

import { expect, test } from "bun:test";
import { NO_MODELS } from "#src/models/model-settings.ts";
import { startTestApp } from "#test/support/app.ts";
import { startModelServer } from "#test/support/model-server.ts";

const DIMENSIONS = 8_000;

test("a conversation of too many turns fails before any of them is embedded, and goes in parts", async () => {
  const embedding = await startModelServer();
  let embedded = 0;
  embedding.on("/embeddings", ({ body }) => {
    embedded += body.input.length;
    const vector = Array.from({ length: DIMENSIONS }, (_, i) => (i === 0 ? 1 : 0));
    return { json: { data: body.input.map((_: string, index: number) => ({ index, embedding: vector })) } };
  });
  const app = await startTestApp({
    models: { ...NO_MODELS, embedding: { url: embedding.url, model: "stub", key: null } },
  });
  try {
    const turns = Array.from({ length: 2_000 }, (_, i) => `${i % 2 ? "assistant" : "user"}: berth ${i} is free`);
    const send = async (from: number, to: number) => {
      const content = turns.slice(from, to).join("\n");
      const sent = { content, containerTag: "harbour", customId: "berths", taskType: "superrag" };
      const { body } = await app.call("POST", "/v3/documents", sent);
      await app.idle();
      return (await app.call("GET", `/v3/documents/${body.id}`)).body;
    };
    const before = embedded;
    expect(await send(0, 2_000)).toMatchObject({ status: "failed", error: { code: "change_too_large" } });
    expect(embedded).toBe(before);
    expect(await send(0, 400)).toMatchObject({ status: "done" });
    expect(await send(400, 500)).toMatchObject({ status: "done" });
    // The part that is there already is not counted again.
    expect(await send(0, 600)).toMatchObject({ status: "done" });
    expect(embedded - before).toBe(600);
  } finally {
    await app.close();
    await embedding.close();
  }
}, 60_000);
