// Many documents that a request names: found together, whatever names them and however many they are.

import { beforeAll, expect, test } from "bun:test";
import type { Connection } from "#store/engine.ts";
import { openDatabase, storeOn } from "#store/open.ts";
import { movableClock, startTestServer, type TestServer } from "#test/support/http.ts";
import { documentRow, planOf, put } from "#test/support/rows.ts";

const READER = "sm_readerreaderreaderreader";
let server: TestServer;
let asked = 0;

beforeAll(async () => {
  const clock = movableClock();
  const database = await openDatabase({ url: "mem://", dataDir: "" });
  const counting: Connection = {
    ...database,
    query: (...query) => {
      asked++;
      return database.query(...query);
    },
  };
  server = await startTestServer(clock, {}, storeOn(counting, clock));
  for (const tag of ["ada", "ben"]) {
    const documents = Array.from({ length: 120 }, (_, i) =>
      documentRow({ id: `${tag}-${i}`, tag, customId: i < 110 ? `${tag}-page-${i}` : `page-${i}` }),
    );
    await server.store.commit(planOf(0, { tag, documents: put(...documents) }), "none");
  }
  await server.addKey(READER, { role: "member", scope: { permission: "write", tags: ["ada"] } });
});

const names = (of: string, count = 100): string[] => Array.from({ length: count }, (_, i) => `${of}-${i}`);
const queriesOf = async (run: () => Promise<unknown>): Promise<number> => {
  const before = asked;
  await run();
  return asked - before;
};
const byIds = async (body: object, key?: string): Promise<string[]> => {
  const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
  const answer = await server.call("POST", "/v3/documents/documents/by-ids", body, headers);
  expect(answer.status).toBe(200);
  return answer.body.documents.map(({ id }: { id: string }) => id);
};

test("a hundred names are looked for in as many queries as one", async () => {
  // The key is read from the database once.
  await byIds({ ids: [] });
  for (const body of [{}, { by: "customId" }, { containerTags: ["ada", "ben"] }]) {
    const one = await queriesOf(() => byIds({ ids: ["nobody-0"], ...body }));
    expect(await queriesOf(() => byIds({ ids: names("nobody"), ...body }))).toBe(one);
  }
  const remove = (ids: readonly string[]) => server.call("DELETE", "/v3/documents/bulk", { ids });
  const one = await queriesOf(() => remove(["nobody-0"]));
  expect(await queriesOf(() => remove(names("nobody")))).toBe(one);
});

test("documents are shown in the order of their names, each once, and only those that the names mean", async () => {
  const mixed = ["ben-7", "ada-3", "nobody", "ada-page-4", "ben-7"];
  expect(await byIds({ ids: mixed })).toEqual(["ben-7", "ada-3"]);
  expect(await byIds({ ids: mixed, by: "customId" })).toEqual(["ada-4"]);
  expect(await byIds({ ids: mixed, containerTag: "ada" })).toEqual(["ada-3"]);
  expect(await byIds({ ids: mixed }, READER)).toEqual(["ada-3"]);
  expect(await byIds({ ids: ["ada-page-4", "ben-page-4"], by: "customId" }, READER)).toEqual(["ada-4"]);
});

test("of many that are to be deleted each that cannot be is told with its reason", async () => {
  const remove = async (body: object, key?: string) => {
    const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
    return (await server.call("DELETE", "/v3/documents/bulk", body, headers)).body;
  };
  const errors = [
    { id: "ben-1", error: "Document not found" },
    { id: "nobody", error: "Document not found" },
  ];
  expect(await remove({ ids: ["ada-1", "ben-1", "ada-page-2", "nobody"] }, READER)).toEqual({
    success: false,
    deletedCount: 2,
    errors,
  });
  expect(await remove({ ids: ["page-111", "ben-page-5"] })).toEqual({
    success: false,
    deletedCount: 1,
    errors: [{ id: "page-111", error: "Several documents have this customId" }],
  });
  expect(await remove({ ids: ["page-111"], containerTag: "ben" })).toMatchObject({ success: true, deletedCount: 1 });
  expect(await byIds({ ids: ["ada-1", "ada-2", "ben-1", "ben-5", "ada-111", "ben-111"] })).toEqual([
    "ben-1",
    "ada-111",
  ]);
});
