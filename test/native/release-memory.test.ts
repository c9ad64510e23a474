import { expect, test } from "bun:test";
import { releaseAfterLoading } from "#src/native/release-memory.ts";

const litter = (): WeakRef<object>[] => Array.from({ length: 1_000 }, (_, page) => new WeakRef({ page }));

test("after a large load what it left behind is collected", async () => {
  const left = litter();
  // What a weak reference names stays until the turn is over.
  await Bun.sleep(0);
  releaseAfterLoading(64 * 2 ** 20);
  expect(left.filter((reference) => reference.deref() !== undefined).length).toBeLessThan(100);
});
