// The schema comes to its newest state whatever happens on the way, and never goes back.

import { expect, test } from "bun:test";
import { type Connection, connect, type Database } from "#store/engine.ts";
import { migrate, NEWEST_SCHEMA, readSchema } from "#store/migrate.ts";
import { openDatabase, openStore } from "#store/open.ts";
import { startSurrealServer } from "#test/support/surreal-server.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

/** All that is defined in the database, without the numbers that the engine gives to its indexes. */
const schemaOf = async (database: Database): Promise<string> => {
  const [{ tables }] = await database.query<[{ readonly tables: Record<string, string> }]>("INFO FOR DB");
  const parts = [];
  for (const table of Object.keys(tables).sort()) {
    const [info] = await database.query<[{ readonly fields: object; readonly indexes: object }]>(
      `INFO FOR TABLE \`${table}\``,
    );
    parts.push([table, tables[table], info.fields, Object.keys(info.indexes).sort()]);
  }
  return JSON.stringify(parts).replace(/"id":\d+|ID \d+/g, "");
};

const appliedNumbers = async (database: Database): Promise<number[]> => {
  const [numbers] = await database.query<[number[]]>("SELECT VALUE number FROM migration");
  return numbers.toSorted((a, b) => a - b);
};

const ALL = Array.from({ length: NEWEST_SCHEMA }, (_, i) => i + 1);

/** Stands for a process that is killed: after so many queries nothing of it reaches the database any more. */
const dyingAfter = (connection: Connection, queries: number): Database => {
  let left = queries;
  return {
    query: async (statements, bindings) => {
      if (left-- <= 0) throw new Error("killed");
      return await connection.query(statements, bindings);
    },
    close: async () => {},
  };
};

test("a run that was ended after any of its steps is gone on with, and ends the same", async () => {
  const whole = await connect("mem://");
  await migrate(whole);
  const expected = await schemaOf(whole);
  for (let step = 0; step <= 2 * NEWEST_SCHEMA; step++) {
    const connection = await connect("mem://");
    const ended = await migrate(dyingAfter(connection, step)).then(
      () => "whole",
      (error: Error) => error.message,
    );
    expect(["whole", "killed"]).toContain(ended);
    await migrate(connection, { isAlone: true });
    expect(await schemaOf(connection), `after ${step} queries`).toBe(expected);
    expect(await appliedNumbers(connection)).toEqual(ALL);
    await connection.close();
  }
});

test("several processes that start at once on one server apply each migration once, and all of them open", async () => {
  const server = await startSurrealServer("3.3.0");
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ url: server.address, dataDir: "" })));
  const [first] = opened as [Connection];
  expect(await appliedNumbers(first)).toEqual(ALL);
  expect(await first.query("SELECT * FROM migration_lock")).toEqual([[]]);
  await Promise.all(opened.map((database) => database.close()));
  await server.stop();
});

test("a process waits for another one that is at work, and takes over from one that has died", async () => {
  const connection = await connect("mem://");
  await migrate(connection, { upTo: 3 });
  const lock = (until: string) =>
    connection.query(
      `UPSERT migration_lock:schema SET holder = "another", until = time::millis(time::now()) + ${until}`,
    );
  await lock("600000");
  let isDone = false;
  const waiting = migrate(connection).then(() => {
    isDone = true;
  });
  // Some looks at the lock later it still waits.
  for (let look = 0; look < 50; look++) await connection.query("SELECT * FROM migration_lock");
  expect(isDone).toBe(false);
  expect(await readSchema(connection)).toBe(3);
  await lock("-1");
  await waiting;
  expect(await appliedNumbers(connection)).toEqual(ALL);
});

test("a lock that a killed process left in a folder holds nobody up: there can be no other process", async () => {
  const connection = await connect("mem://");
  await migrate(connection, { upTo: 5 });
  await connection.query(
    `UPSERT migration_lock:schema SET holder = "killed", until = time::millis(time::now()) + 600000`,
  );
  await migrate(connection, { isAlone: true });
  expect(await readSchema(connection)).toBe(NEWEST_SCHEMA);
});

test("what a newer version has written is refused with words, and left as it is", async () => {
  const folder = await temporaryFolder();
  const child = Bun.spawnSync([
    process.execPath,
    "-e",
    `import { openDatabase } from "#store/open.ts";
     const database = await openDatabase({ url: null, dataDir: ${JSON.stringify(folder)} });
     await database.query("CREATE migration:9999 SET number = 9999");
     process.exit(0);`,
  ]);
  expect(child.exitCode).toBe(0);
  await expect(openStore({ url: null, dataDir: folder, clock: { now: () => 1 } })).rejects.toMatchObject({
    code: "data_too_new",
    details: expect.stringContaining("9999"),
  });
});
