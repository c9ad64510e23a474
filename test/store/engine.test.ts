import { describe, expect, test } from "bun:test";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { connect, Thrown } from "#store/engine.ts";
import { LARGEST_REQUEST } from "#store/native.ts";
import { openStore } from "#store/open.ts";
import { acceptanceOf, chunkRow, documentRow, overwrite, planOf, put, vectorOf } from "#test/support/rows.ts";
import { openTestDatabase } from "#test/support/store.ts";
import { startSurrealServer } from "#test/support/surreal-server.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const clock = { now: () => 1 };
const CHILD = new URL("../support/writes-child.ts", import.meta.url).pathname;

/** What the child prints. */
const writesInChild = async (
  folder: string,
  numbers: readonly string[],
  environment: Record<string, string>,
): Promise<string> => {
  const child = Bun.spawn([process.execPath, CHILD, folder, ...numbers], {
    env: { ...process.env, ...environment },
    stdout: "pipe",
    // It would wait for ever.
    timeout: 150_000,
    killSignal: "SIGKILL",
  });
  return await new Response(child.stdout).text();
};

describe("the embedded database", () => {
  test("opens in a folder whose path has spaces and foreign letters", async () => {
    const folder = join(await temporaryFolder(), "Ordner für Ådå 100%");
    await mkdir(folder);
    const store = await openStore({ url: null, dataDir: folder, clock });
    await store.probe();
    expect(await Array.fromAsync(new Bun.Glob("db/CURRENT").scan(folder))).toEqual(["db/CURRENT"]);
  });

  test("says why it cannot open", async () => {
    const file = join(await temporaryFolder(), "file");
    await Bun.write(file, "not a folder");
    await expect(openStore({ url: null, dataDir: file, clock })).rejects.toThrow();
    await expect(connect("rocksdb:///proc/none/db")).rejects.toMatchObject({ kind: "unavailable" });
  });

  test.each([
    ["nobody says how large its cache is", {}],
    [
      "somebody asks for a smaller cache and larger buffers than it can live with",
      {
        SURREAL_ROCKSDB_BLOCK_CACHE_SIZE: "33554432",
        SURREAL_ROCKSDB_WRITE_BUFFER_SIZE: "67108864",
      },
    ],
  ])("goes on writing when it has written more than its buffers hold, where %s", async (_, set) => {
    const folder = join(await temporaryFolder(), "db");
    const megabyte = String(2 ** 20);
    expect(await writesInChild(folder, ["8", "45", megabyte, "0"], set)).toBe("written 45, 0 rows too many\n");
  });

  test("goes on writing behind the largest transactions that it takes, one after another and beside small ones", async () => {
    const folder = join(await temporaryFolder(), "db");
    expect(await writesInChild(folder, ["45", "3", "2048", "3"], {})).toBe("written 3, 0 rows too many\n");
  });

  test("refuses what is more than it takes at once, and goes on", async () => {
    const { database } = await openTestDatabase();
    const bytes = new Uint8Array(LARGEST_REQUEST);
    await expect(database.query("CREATE probe:x SET bytes = $bytes", { bytes })).rejects.toMatchObject({
      kind: "too_large",
      code: "change_too_large",
    });
    await database.query("CREATE probe:y SET at = 1");
    expect(await database.query("SELECT VALUE at FROM probe")).toEqual([[1]]);
  });

  test("commits nothing of a plan that is more than it takes at once, and takes the next one", async () => {
    const { store } = await openTestDatabase();
    const passages = Array.from({ length: 30_000 }, (_, i) => ({
      row: chunkRow({ id: `c${i}`, documentId: "d" }),
      vector: vectorOf(i),
    }));
    const document = documentRow({ id: "d" });
    const plan = planOf(0, { documents: put(document), chunks: put(...passages) });
    await expect(store.commit(plan, "m")).rejects.toMatchObject({ code: "change_too_large" });
    expect([await store.tag("ada").revision(), await store.tag("ada").document("d")]).toEqual([0, null]);
    expect(await store.commit(planOf(0, { documents: put(document) }), "m")).toBe(1);
  });

  test("tells before there are vectors what a commit refuses, and of little else", async () => {
    const { store } = await openTestDatabase();
    const dimensions = 8_000;
    const rows = Array.from({ length: 1_700 }, (_, i) =>
      chunkRow({ id: `c${i}`, documentId: "d", text: `turn ${i}`, hash: "0".repeat(64) }),
    );
    const isTaken = (writing: Promise<unknown>): Promise<boolean> =>
      writing.then(
        () => true,
        (error) => {
          expect(error).toMatchObject({ kind: "too_large", code: "change_too_large" });
          return false;
        },
      );
    const fits = (count: number): Promise<boolean> =>
      isTaken(store.assertFits({ tag: "ada", documentId: "d", drafts: rows.slice(0, count), model: "m", dimensions }));
    const commits = async (count: number): Promise<boolean> => {
      const { store: another } = await openTestDatabase();
      const passages = rows.slice(0, count).map((row) => ({ row, vector: new Float32Array(dimensions) }));
      return await isTaken(
        another.commit(planOf(0, { documents: put(documentRow({ id: "d" })), chunks: put(...passages) }), "m"),
      );
    };
    let [most, tooMany] = [0, rows.length];
    while (tooMany - most > 1) {
      const middle = (most + tooMany) >> 1;
      if (await fits(middle)) most = middle;
      else tooMany = middle;
    }
    expect(most).toBeGreaterThan(1_000);
    // What is refused, no commit takes; what is let through though none takes it is within a hundredth.
    expect(await commits(tooMany)).toBe(false);
    expect(await commits(Math.floor(most * 0.99))).toBe(true);
  });

  test("takes large requests one after another, also behind one that fails", async () => {
    const { database } = await openTestDatabase();
    await database.query("DEFINE TABLE written SCHEMALESS");
    const bytes = new Uint8Array(2 * 2 ** 20);
    const create = (id: string): Promise<unknown> =>
      database.query("CREATE type::record('written', $id) SET bytes = $bytes RETURN NONE", { id, bytes });
    const outcomes = await Promise.allSettled(["a", "a", "b"].map(create));
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  test("names the reason of a THROW, and rolls the transaction back", async () => {
    const { database } = await openTestDatabase();
    const failing = database.query(`BEGIN; CREATE probe:x SET at = 1; IF true { THROW "my reason" }; COMMIT;`);
    await expect(failing).rejects.toEqual(new Thrown("my reason"));
    expect(await database.query("SELECT * FROM probe")).toEqual([[]]);
  });

  test("names the failing statement's own error, not the ones that follow from it", async () => {
    const { database } = await openTestDatabase();
    const failing = database.query(
      "BEGIN; CREATE probe:x SET at = 1; CREATE probe:x SET at = 2; CREATE probe:y SET at = 3; COMMIT;",
    );
    await expect(failing).rejects.toThrow(/already exists/);
  });

  test("tries again when changes of one row collide, and loses none of them", async () => {
    const { database } = await openTestDatabase({ disk: true });
    await database.query("CREATE probe:counter SET at = 0");
    await Promise.all(Array.from({ length: 200 }, () => database.query("UPDATE probe:counter SET at += 1")));
    expect(await database.query("SELECT VALUE at FROM ONLY probe:counter")).toEqual([200]);
  });

  test("is brought up to date once, however often it is opened", async () => {
    const { database, store } = await openTestDatabase();
    const { migrate } = await import("#store/migrate.ts");
    await store.containers.patch("ada", { name: "Ada" }, 1);
    const before = await database.query("SELECT * FROM migration");
    await migrate(database);
    expect(await database.query("SELECT * FROM migration")).toEqual(before);
    expect(await store.containers.get("ada")).toMatchObject({ name: "Ada" });
  });
});

describe("a server", () => {
  test("serves as the embedded database does", async () => {
    const server = await startSurrealServer("3.3.0");
    const store = await openStore({ url: server.address, dataDir: "", clock });
    const document = documentRow({ id: "d", customId: "c", metadata: { a: 1 } });
    await store.queue.accept(acceptanceOf(document), "j", 1, overwrite);
    expect(await store.queue.claim("ada", 2, 3)).toMatchObject({ job: { id: "j", attempt: 1 } });
    await store.commit(planOf(0, { documents: put({ ...document, status: "done" }) }), "m");
    expect(await store.tag("ada").documentByCustomId("c")).toEqual({ ...document, status: "done" });
    await expect(store.commit(planOf(0), "m")).rejects.toMatchObject({ name: "StaleRevision" });
    await store.close();
    await server.stop();
  });

  test("is refused when it is older than 3.3", async () => {
    for (const version of ["3.2.9", "3.0.2", "2.9.0"]) {
      const server = await startSurrealServer(version);
      const opening = openStore({ url: server.address, dataDir: "", clock });
      await expect(opening).rejects.toMatchObject({
        code: "database_too_old",
        message: expect.stringContaining(version),
      });
      await server.stop();
    }
  });

  test("is refused with the server's words, and without the password, when the password is wrong", async () => {
    const server = await startSurrealServer("3.3.0");
    const opening = openStore({ url: server.address.replace("tester", "somebody"), dataDir: "", clock });
    const { kind, message } = await opening.then(() => null as never).catch((error) => error);
    expect([kind, message]).toEqual(["unavailable", expect.stringContaining("authentication")]);
    expect(message).not.toContain("p@ss");
    await server.stop();
  });

  test("that is not there is given up", async () => {
    const opening = openStore({ url: "ws://127.0.0.1:9", dataDir: "", clock });
    await expect(opening).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringContaining("127.0.0.1:9"),
    });
  });
});
