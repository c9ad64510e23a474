import { describe, expect, test } from "bun:test";
import { acceptanceOf, documentRow, overwrite } from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";

const LEASE_MS = 60_000;
const LONG_AGO = -1;

describe("what one process at a time does", () => {
  test("is held by the first that lives, and kept by it", async () => {
    const { processes } = (await openTestDatabase()).store;
    await processes.beat("a", LEASE_MS);
    await processes.beat("b", LEASE_MS);
    expect(await processes.hold("tag ada", "a")).toBe("taken");
    expect(await processes.hold("tag ada", "a")).toBe("kept");
    expect(await processes.hold("tag ada", "b")).toBe("refused");
    expect(await processes.hold("tag ben", "b")).toBe("taken");
    await processes.release("tag ada", "b");
    expect(await processes.hold("tag ada", "b")).toBe("refused");
    await processes.release("tag ada", "a");
    expect(await processes.hold("tag ada", "b")).toBe("taken");
  });

  test("is held by one of many that want it at the same moment", async () => {
    const { processes } = (await openTestDatabase({ disk: true })).store;
    const ids = Array.from({ length: 8 }, (_, i) => `p${i}`);
    for (const id of ids) await processes.beat(id, LEASE_MS);
    const answers = await Promise.all(ids.map((id) => processes.hold("merges", id)));
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "refused")).toHaveLength(7);
  });

  test("goes to another one when its holder has not said in time that it lives; the late one is told so", async () => {
    const { processes } = (await openTestDatabase()).store;
    await processes.beat("a", LEASE_MS);
    await processes.hold("tag ada", "a");
    await processes.beat("a", LONG_AGO);
    expect(await processes.beat("b", LEASE_MS)).toEqual({ wasLate: true, dead: ["a"], others: [] });
    expect(await processes.hold("tag ada", "b")).toBe("taken");
    expect(await processes.hold("tag ada", "a")).toBe("late");
    expect(await processes.beat("a", LEASE_MS)).toMatchObject({ wasLate: true, others: ["b"] });
    expect(await processes.hold("tag ada", "a")).toBe("refused");
  });

  test("is freed by one of those that bury its holder, and never while that lives", async () => {
    const { processes } = (await openTestDatabase({ disk: true })).store;
    for (const id of ["a", "b", "c"]) await processes.beat(id, LEASE_MS);
    await processes.hold("tag ada", "a");
    expect(await processes.bury("a")).toBe(false);
    await processes.leave("a");
    const buried = await Promise.all([processes.bury("a"), processes.bury("a")]);
    expect(buried.toSorted()).toEqual([false, true]);
    expect(await processes.hold("tag ada", "b")).toBe("taken");
  });
});

test("a secret is the one that was proposed first", async () => {
  const { processes } = (await openTestDatabase()).store;
  expect(await processes.secret("links", "first")).toBe("first");
  expect(await processes.secret("links", "second")).toBe("first");
});

test("a document's job comes after those that wait of it, also when another clock made an earlier id", async () => {
  const { queue } = (await openTestDatabase()).store;
  const document = documentRow({ id: "d", customId: "c" });
  await queue.accept(acceptanceOf(document, "old"), "job-9", 1, overwrite);
  for (const content of ["newer", "newest"]) {
    const again = documentRow({ id: content, customId: "c", contentHash: content });
    await queue.accept(acceptanceOf(again, content), "job-1", 1, overwrite);
  }
  const contents: unknown[] = [];
  for (let now = 2; now < 5; now++) {
    const claim = await queue.claim("ada", now, now);
    if (!("job" in claim)) break;
    contents.push(claim.payload.content);
    await queue.fail(
      "ada",
      { jobId: claim.job.id, attempt: claim.job.attempt },
      "d",
      { code: "x", message: "x" },
      now,
      now,
    );
  }
  expect(contents).toEqual(["old", "newer", "newest"]);
});
