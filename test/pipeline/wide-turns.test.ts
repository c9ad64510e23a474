import { expect, test } from "bun:test";
import { createWideSearches } from "#pipeline/search/wide-turns.ts";

const never = new AbortController().signal;
const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("searches over all tags are at work one after the other", async () => {
  const { inTurn } = createWideSearches();
  let atWork = 0;
  let most = 0;
  const done: number[] = [];
  const work = (i: number) => async () => {
    most = Math.max(most, ++atWork);
    await Bun.sleep(5);
    atWork--;
    done.push(i);
  };
  await Promise.all([0, 1, 2].map((i) => inTurn(work(i), never)));
  expect([most, done]).toEqual([1, [0, 1, 2]]);
});

test("one that takes too long ends with what to do, and the next has its turn", async () => {
  const { inTurn } = createWideSearches({ toBegin: 1_000, toEnd: 20 });
  const slow = inTurn(untilAborted, never);
  const next = inTurn(async () => {}, never);
  await expect(slow).rejects.toMatchObject({ kind: "invalid", code: "search_too_wide" });
  await next;
});

test("one whose turn does not come is told to come again, and does not keep the others waiting", async () => {
  const { inTurn } = createWideSearches({ toBegin: 20, toEnd: 1_000 });
  const first = Promise.withResolvers<void>();
  const slow = inTurn(() => first.promise, never);
  await expect(inTurn(async () => {}, never)).rejects.toMatchObject({ kind: "unavailable", retryAfterSeconds: 10 });
  first.resolve();
  await slow;
  await inTurn(async () => {}, never);
});

test("whoever goes away ends their own search only", async () => {
  const { inTurn } = createWideSearches();
  const [gone, other] = [new AbortController(), new AbortController()];
  const first = inTurn(untilAborted, gone.signal);
  const second = inTurn(async () => {}, never);
  const third = inTurn(async () => {}, other.signal);
  const ends = Promise.allSettled([first, second, third]);
  other.abort(new Error("left while waiting"));
  gone.abort(new Error("left"));
  expect((await ends).map((end) => (end.status === "rejected" ? end.reason.message : "done"))).toEqual([
    "left",
    "done",
    "left while waiting",
  ]);
});

test("a stop ends those at work and those that wait, and lets none begin", async () => {
  const { inTurn, stop } = createWideSearches();
  const begun: number[] = [];
  const search = (number: number) => inTurn(async () => void begun.push(number), never).catch(({ kind }) => kind);
  const searches = [inTurn(untilAborted, never).catch(({ kind }) => kind), search(1)];
  await Bun.sleep(1);
  stop();
  searches.push(search(2));
  expect(await Promise.all(searches)).toEqual(["unavailable", "unavailable", "unavailable"]);
  expect(begun).toEqual([]);
});
