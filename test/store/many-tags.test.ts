// What is in very many tags, read in one pass: the same as each tag's own reader tells.

import { beforeAll, expect, test } from "bun:test";
import type { ManyTagsRows } from "#store/many-tags.ts";
import type { Store, TagRows } from "#store/store.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow, vectorOf } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";

const MODEL = "model";
let store: Store;

const seed = async (tag: string, memories: number): Promise<void> => {
  const [d, c] = [`${tag}-d`, `${tag}-c`];
  const rows = Array.from({ length: memories }, (_, i) =>
    memoryRow({
      id: `${tag}-m${String(i).padStart(5, "0")}`,
      tag,
      slot: { subject: "Ada", attribute: "home", value: tag },
      metadata: { list: ["a"], stars: 4.5 },
      eventDates: [{ start: 1, end: 2, label: "a day" }],
      forgetAfter: i === 0 ? null : i,
    }),
  );
  const [from, to] = rows;
  await store.commit(
    planOf(0, {
      tag,
      documents: put(
        documentRow({
          id: d,
          tag,
          customId: "c",
          title: "T",
          metadata: { stars: 4.5 },
          failure: { code: "c", message: "m" },
        }),
      ),
      chunks: put({
        row: chunkRow({ id: c, tag, documentId: d, speaker: "Ada", role: "user", at: 5 }),
        vector: vectorOf(1),
      }),
      memories: put(...rows.map((row, i) => ({ row, vector: i === 1 ? null : vectorOf(i) }))),
      sources: put(sourceRow({ memoryId: `${tag}-m00000`, documentId: d, chunkId: c })),
      relations:
        from === undefined || to === undefined
          ? put()
          : put(
              { type: "updates" as const, from: to.id, to: from.id, rule: "r", isSoft: false, createdAt: 3 },
              { type: "extends" as const, from: from.id, to: to.id, rule: "s", isSoft: true, createdAt: 4 },
            ),
    }),
    MODEL,
  );
};

beforeAll(async () => {
  store = await openTestStore({ disk: true });
  for (const tag of ["a", "a-1", "a.b", "a:1", "B", "zz"]) await seed(tag, 2);
  await seed("one", 1);
  await seed("large", 1_000);
  await store.commit(
    planOf(0, { tag: "lent", documents: put(documentRow({ id: "l", tag: "lent", otherTags: ["shows"] })) }),
    MODEL,
  );
  for (let i = 0; i < 40; i++) await store.containers.patch(`empty-${i}`, {}, 1);
});

const pass = async (tags: readonly string[], model = MODEL): Promise<Map<string, ManyTagsRows["rows"]>> => {
  const found = new Map<string, ManyTagsRows["rows"]>();
  for await (const { tag, rows } of store.manyTags(tags, model)) {
    expect(found.has(tag)).toBe(false);
    found.set(tag, rows);
  }
  return found;
};
const alone = async (tag: string, model = MODEL): Promise<TagRows> => {
  const all = { documents: [], chunks: [], memories: [], sources: [], relations: [] } as Record<
    keyof TagRows,
    unknown[]
  >;
  for await (const page of store.tag(tag).rows(model))
    for (const name of Object.keys(all) as (keyof TagRows)[]) all[name].push(...page[name]);
  return all as unknown as TagRows;
};

test("is what each tag's reader tells, and nothing of tags that are empty or were not asked for", async () => {
  const tags = ["zz", "one", "a", "a.b", "B", "a-1", "nobody", ...Array.from({ length: 40 }, (_, i) => `empty-${i}`)];
  const found = await pass(tags);
  expect([...found.keys()].sort()).toEqual(["B", "a", "a-1", "a.b", "one", "zz"]);
  for (const [tag, rows] of found) expect(rows).toEqual(await alone(tag));
});

test("leaves tags that are too large, and those that show documents of others, to be read by themselves", async () => {
  const found = await pass(await store.containers.tags());
  expect(found.get("large")).toBeNull();
  expect(found.get("shows")).toBeNull();
  expect(found.get("zz")).toEqual(await alone("zz"));
  expect(found.size).toBe(10);
});

test("has the vectors of the model that is asked for, and no others", async () => {
  const rows = (await pass(["a"], "another")).get("a");
  expect(rows?.memories.map(({ vector }) => vector)).toEqual([null, null]);
  expect(rows).toEqual(await alone("a", "another"));
});
