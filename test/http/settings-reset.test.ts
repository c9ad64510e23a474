// Deleting everything, also where it takes longer than a connection stays open without a word.

import { afterAll, beforeAll, expect, test } from "bun:test";
import { startTestApp, type TestApp } from "#test/support/app.ts";

let app: TestApp;
/** By how much the clock goes on each time somebody looks at it. */
let stepMs = 0;
let skewMs = 0;

beforeAll(async () => {
  const now = (): number => {
    skewMs += stepMs;
    return Date.now() + skewMs;
  };
  app = await startTestApp({}, { clock: { now } });
});

afterAll(() => app.close());

const TAGS = 12;
const tagsLeft = async (): Promise<number> => (await app.call("GET", "/v3/container-tags/list")).body.length;
const reset = () => app.call("POST", "/v3/settings/reset", { confirmation: "self-hosted" });

test("a reset that takes too long says how far it is, and the next one goes on from there", async () => {
  await app.call("PATCH", "/v3/settings", { filterPrompt: "Notes of a bakery." });
  for (let i = 0; i < TAGS; i++) {
    const memories = [{ content: `Baker ${i} starts at four.` }];
    expect((await app.call("POST", "/v4/memories", { containerTag: `baker-${i}`, memories })).status).toBe(201);
  }
  stepMs = 30_000;
  const first = await reset();
  stepMs = 0;
  expect(first).toMatchObject({ status: 503, body: { code: "reset_unfinished" } });
  expect(first.headers.get("retry-after")).toBe("1");
  const left = await tagsLeft();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(TAGS);
  expect(first.body.details).toStartWith(`${TAGS - left} of ${TAGS} container tags are deleted`);
  expect((await app.call("GET", "/v3/settings")).body.filterPrompt).toBe("Notes of a bakery.");

  expect(await reset()).toMatchObject({ status: 200, body: { deletedExtraSpaces: left, deletedMemoryRows: left } });
  expect(await tagsLeft()).toBe(0);
  expect((await app.call("GET", "/v3/settings")).body.filterPrompt).toBeNull();
});
