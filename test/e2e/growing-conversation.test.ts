// A repeated customId costs the work of what is new in it, not of the whole.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const turn = (i: number): string =>
  i % 2 === 0
    ? `Ada: I planted ${i + 3} rows of carrots in plot ${i}.`
    : `Ben: Plot ${i - 1} sounds like a lot of work.`;
const conversation = (turns: number): string => Array.from({ length: turns }, (_, i) => turn(i)).join("\n");

const send = async (content: string, fields: object = {}) => {
  const before = app.app.workCounts();
  const { status, body } = await app.call("POST", "/v3/documents", {
    content,
    customId: "garden",
    containerTag: "ada",
    dreaming: "instant",
    ...fields,
  });
  expect(status).toBe(200);
  await app.idle();
  const after = app.app.workCounts();
  return {
    id: body.id,
    embedded: after.textsEmbedded - before.textsEmbedded,
    drawn: after.passagesDrawn - before.passagesDrawn,
  };
};
const read = async () => (await app.call("GET", "/v3/documents/garden?containerTag=ada")).body;

test("a conversation of a hundred turns that grows by one costs one turn's work", async () => {
  const first = await send(conversation(100));
  expect(first.drawn).toBe(100);
  const grown = await send(conversation(101));
  expect(grown.id).toBe(first.id);
  expect(grown.drawn).toBe(1);
  // The turn itself, and the memories drawn from it.
  expect(grown.embedded).toBeLessThanOrEqual(3);
  expect((await read()).content).toBe(conversation(101));
});

test("only the new part may be sent, too", async () => {
  const { drawn } = await send(turn(101));
  expect(drawn).toBe(1);
  expect((await read()).content).toContain(turn(100));
  expect((await read()).content).toContain(turn(101));
});

test("the same content again costs nothing", async () => {
  const { content } = await read();
  const again = await send(content);
  expect(again).toMatchObject({ embedded: 0, drawn: 0 });
});

test("an edited turn is drawn from again, and what it said before is forgotten", async () => {
  const { content } = await read();
  const edited = content.replace(turn(10), "Ada: I planted tulips instead of carrots in plot 10.");
  const { drawn } = await send(edited);
  expect(drawn).toBe(1);
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: ["ada"], limit: 200 });
  const memories = body.memoryEntries.map(({ memory }: { memory: string }) => memory).join("\n");
  expect(memories).toMatch(/tulips/);
  expect(memories).not.toMatch(/13 rows of carrots/);
});

const memoriesOf = async (tag: string): Promise<string[]> => {
  const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [tag], limit: 200 });
  return body.memoryEntries.map(({ memory }: { memory: string }) => memory).reverse();
};

test("parts in a plugin's own notation are turns, of which only people's are remembered", async () => {
  const fields = { customId: "session_7", containerTag: "repository" };
  await send(
    "[role: user]\nWe use pnpm in this project.\n[user:end]\n\n[role: assistant]\nI live in the cloud.\n[assistant:end]",
    fields,
  );
  await send(
    `<|turn_start|>2026-03-01T10:30:00.000Z\n\n<|start|>user<|message|>I prefer early returns.<|end|>\n
<|start|>assistant:tool_result<|message|>Read(success): I own two boats.<|end|>\n\n<|turn_end|>`,
    fields,
  );
  await send("[Session 7]\n1. [user] I moved to Ghent.\n2. [tool] [tool_result] I have a dog.", fields);
  expect(await memoriesOf("repository")).toEqual([
    "User uses pnpm in this project.",
    "User prefers early returns.",
    "User moved to Ghent.",
  ]);
});

test("a session behind its announcement has the date that is announced", async () => {
  const messages = [
    { role: "user", speaker: "Ada", content: "I planted figs yesterday." },
    { role: "assistant", speaker: "Ben", content: "I bought a pear tree last week." },
  ];
  const content = `Here is the date the following session took place: 4:05 pm on 9 June, 2022\n\nHere is the session as a stringified JSON:\n${JSON.stringify(messages)}`;
  await send(content, { customId: "announced", containerTag: "orchard" });
  expect(await memoriesOf("orchard")).toEqual([
    "Ada planted figs yesterday (8 June 2022).",
    "Ben bought a pear tree last week (the week before 9 June 2022).",
  ]);
});
