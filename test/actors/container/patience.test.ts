// Who waits for which model, and who is tried when it is back.

import { beforeEach, expect, test } from "bun:test";
import { createPatience, type Patience } from "#actors/container/patience.ts";
import { PluginError } from "#contracts/plugin.ts";
import { movableClock } from "#test/support/http.ts";

const signal = new AbortController().signal;
const away = new PluginError("model_unreachable", "the model is away", true);
const silent = new PluginError("transcriber_unreachable", "the transcriber is away", true);
const failed = new PluginError("model_failed", "the model fails", true);

let clock: ReturnType<typeof movableClock>;
let tried: string[] = [];
let patience: Patience;
let answers = true;
beforeEach(() => {
  clock = movableClock();
  tried = [];
  answers = true;
  patience = createPatience({
    clock,
    random: () => 0.5,
    askModel: () => (answers ? Promise.resolve() : Promise.reject(away)),
    tryNow: ({ id }) => tried.push(id),
  });
});
const fails = (id: string, error: unknown = away) =>
  patience.afterFailure({ id, tag: `tag of ${id}`, kind: "job" }, error, signal);
const newly = (): string[] => tried.splice(0);

test("what waits for a model is tried when it has answered, four at a time, those that failed first before the others", async () => {
  const jobs = Array.from({ length: 10 }, (_, i) => `job-${i}`);
  for (const job of jobs) await fails(job);
  clock.advance(60_000);
  patience.answered("embedder");
  patience.answered("embedder");
  expect(newly()).toEqual(jobs.slice(0, 4));
  patience.forget("job-1");
  expect(newly()).toEqual(["job-4"]);
  for (const job of ["job-0", "job-2", "job-3", "job-4"]) patience.forget(job);
  expect(newly()).toEqual(jobs.slice(5, 9));
  for (const job of jobs.slice(5, 9)) patience.forget(job);
  expect(newly()).toEqual(["job-9"]);
});

test("what is tried in vain waits twice as long before it is tried for an answer again, and lets others be tried", async () => {
  for (const job of ["one", "two", "three", "four", "five"]) await fails(job);
  clock.advance(4_999);
  patience.answered("embedder");
  expect(newly()).toEqual([]);
  clock.advance(1);
  patience.answered("embedder");
  expect(newly()).toEqual(["one", "two", "three", "four"]);
  await fails("one");
  patience.answered("embedder");
  expect(newly()).toEqual(["five"]);
  for (const job of ["two", "three", "four", "five"]) patience.forget(job);
  clock.advance(9_999);
  patience.answered("embedder");
  expect(newly()).toEqual([]);
  clock.advance(1);
  patience.answered("embedder");
  expect(newly()).toEqual(["one"]);
});

test("a place that is not given back is free again after a minute", async () => {
  for (const job of ["one", "two", "three", "four", "five"]) await fails(job);
  clock.advance(10_000);
  patience.answered("embedder");
  newly();
  clock.advance(60_001);
  patience.answered("embedder");
  expect(newly()).toContain("five");
});

test("only what waits for the model that has answered is tried, and nothing that failed of itself", async () => {
  await fails("a text");
  await fails("a recording", silent);
  await fails("a page", new PluginError("fetch_failed", "not there", true));
  await fails("a strange text", failed);
  answers = false;
  await fails("another text", failed);
  patience.rest({ id: "dreams", tag: "ada", kind: "dreams" }, "embedder");
  patience.rest({ id: "a dream", tag: "ada", kind: "dreams" }, null);
  clock.advance(60_000);
  patience.answered("transcriber");
  expect(newly()).toEqual(["a recording"]);
  patience.answered("embedder");
  expect(newly()).toEqual(["a text", "another text", "dreams"]);
});

test("waiting for a model grows longer up to five minutes, and ends after three days", async () => {
  const first = await fails("job");
  expect(first).toEqual({ delayMs: 750, isNews: true });
  for (let i = 0; i < 20; i++) await fails("job");
  expect(await fails("job")).toEqual({ delayMs: 225_000, isNews: false });
  clock.advance(72 * 3_600_000);
  expect(await fails("job")).toBeNull();
});

test("what fails of itself is tried five times", async () => {
  for (let i = 0; i < 4; i++) expect(await fails("job", failed)).not.toBeNull();
  expect(await fails("job", failed)).toBeNull();
  expect(await fails("other", new PluginError("broken_document", "broken", false))).toBeNull();
});
