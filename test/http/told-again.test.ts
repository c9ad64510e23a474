// Memories that a client writes one after the other: which of them are the same, and what becomes of what it says of them.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
let tags = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const write = async (containerTag: string, ...memories: readonly Record<string, unknown>[]) => {
  const answer = await app.call("POST", "/v4/memories", { containerTag, memories });
  expect(answer.status).toBe(201);
  return answer.body.memories as { id: string; memory: string }[];
};

const list = async (tag: string): Promise<{ memory: string; temporalContext: unknown }[]> =>
  (await app.call("POST", "/v4/memories/list", { containerTags: [tag] })).body.memoryEntries;

const find = async (containerTag: string, q: string): Promise<string[]> =>
  (await app.call("POST", "/v4/search", { containerTag, q })).body.results.map(
    ({ memory }: { memory: string }) => memory,
  );

test.each([
  ["Ann reports to Tom.", "Tom reports to Ann."],
  ["The account balance is -200 euros.", "The account balance is 200 euros."],
  ["mood: 🙂", "mood: 🙁"],
  ["Мария любит чай.", "Мария не любит чай."],
  ["나는 커피를 좋아한다", "나는 커피를 싫어한다"],
  ["Password is aB3", "Password is AB3"],
  ["path is /etc/app", "path is etc app"],
])("what says another thing stands beside the other: %p, %p", async (one, other) => {
  const apart = `apart-${tags++}`;
  await write(apart, { content: one });
  expect(await write(apart, { content: other })).toMatchObject([{ memory: other }]);
  expect((await list(apart)).map(({ memory }) => memory).sort()).toEqual([one, other].sort());
  const batch = await write(`apart-${tags++}`, { content: one }, { content: other });
  expect(new Set(batch.map(({ id }) => id)).size).toBe(2);
});

test("documents that say who does what the other way round give a memory each", async () => {
  for (const content of ["Ann reports to Tom.", "Tom reports to Ann."]) {
    await app.call("POST", "/v3/documents", { containerTag: "turned", content, dreaming: "instant" });
    await app.idle();
  }
  expect((await list("turned")).map(({ memory }) => memory).sort()).toEqual([
    "Ann reports to Tom.",
    "Tom reports to Ann.",
  ]);
});

test("a statement written again takes on what is said of it", async () => {
  const content = "Bo likes green tea.";
  const [first] = await write("again", { content, metadata: { shelf: "north" } });
  const fields = { isStatic: true, forgetAfter: "2999-05-01T00:00:00.000Z", forgetReason: "temp" };
  const temporalContext = { eventDate: ["2026-03-03"] };
  const again = await write("again", { content, ...fields, metadata: { k: "v" }, temporalContext });
  expect(again).toMatchObject([{ id: first!.id, ...fields, metadata: { shelf: "north", k: "v" } }]);
  const [entry] = await list("again");
  expect(JSON.stringify(entry!.temporalContext)).toContain("2026-03-03");
  const lasting = await write("again", { content });
  expect(lasting).toMatchObject([{ id: first!.id, isStatic: true, forgetAfter: null, forgetReason: null }]);
});

test("what held for a time leaves what lasts when it ends, and the search finds it as before", async () => {
  await write("brief", { content: "Lou lives in Rome." }, { content: "Lou collects maps of where people live." });
  const before = await find("brief", "Where does Lou live?");
  await write("brief", { content: "Lou lives in Paris.", forgetAfter: new Date(Date.now() + 1_500).toISOString() });
  expect((await find("brief", "Where does Lou live?"))[0]).toBe("Lou lives in Paris.");
  await Bun.sleep(1_600);
  expect((await list("brief")).map(({ memory }) => memory)).toContain("Lou lives in Rome.");
  expect(before[0]).toBe("Lou lives in Rome.");
  expect(await find("brief", "Where does Lou live?")).toEqual(before);
});

test("liking one thing is no end of liking another", async () => {
  await write("tastes", { content: "Vic likes red apples." });
  await write("tastes", { content: "Vic likes green apples." });
  expect((await find("tastes", "Vic likes red apples"))[0]).toBe("Vic likes red apples.");
});
