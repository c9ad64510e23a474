// What is no good data folder is refused with words that say what to do, and is left as it was.

import { expect, test } from "bun:test";
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connectNative } from "#store/native.ts";
import { openStore } from "#store/open.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const clock = { now: () => 1 };

/** A data folder of a process that has ended, its rows still in the engine's log. */
const writtenFolder = async (): Promise<string> => {
  const folder = await temporaryFolder();
  const child = Bun.spawnSync([
    process.execPath,
    "-e",
    `import { openStore } from "#store/open.ts";
     const store = await openStore({ url: null, dataDir: ${JSON.stringify(folder)}, clock: { now: () => 1 } });
     for (let i = 0; i < 200; i++) await store.containers.patch("t" + i, { name: "name ".repeat(100) }, 1);
     process.exit(0);`,
  ]);
  expect(child.exitCode).toBe(0);
  return folder;
};

const listing = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => !/LOG|LOCK/.test(name)).sort();

const refused = async (folder: string, code: string, told: string): Promise<void> => {
  const before = await listing(folder).catch(() => []);
  await expect(openStore({ url: null, dataDir: folder, clock })).rejects.toMatchObject({
    code,
    details: expect.stringContaining(told),
  });
  expect(await listing(folder).catch(() => [])).toEqual(before);
};

const logOf = async (folder: string): Promise<string> => {
  const name = (await readdir(join(folder, "db"))).find((file) => /^\d+\.log$/.test(file));
  return join(folder, "db", name ?? "");
};

test("a folder with other files is refused; one with what a disk or an operator puts there is taken", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "holiday.jpg"), "x");
  await refused(folder, "data_folder_foreign", "holiday.jpg");
  await rm(join(folder, "holiday.jpg"));
  for (const name of ["lost+found", "tmp", ".cache"]) await mkdir(join(folder, name));
  await (await openStore({ url: null, dataDir: folder, clock })).probe();
});

test("a file in place of the folder, and files in place of the database, are refused", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "file"), "x");
  await refused(join(folder, "file"), "data_folder_foreign", "is a file");
  const other = await temporaryFolder();
  await mkdir(join(other, "db"));
  await writeFile(join(other, "db", "accounts.sqlite"), "x");
  await refused(other, "data_folder_foreign", "accounts.sqlite");
});

test("a database of another engine is refused", async () => {
  const folder = await temporaryFolder();
  await connectNative(`surrealkv://${join(folder, "db")}`);
  await refused(folder, "data_folder_foreign", "SurrealKV");
});

test("uploaded files without the database that knows them are not taken for rubbish", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "files"));
  await writeFile(join(folder, "files", "0195"), "x");
  await refused(folder, "data_folder_damaged", "1 uploaded files");
  expect(await readdir(join(folder, "files"))).toEqual(["0195"]);
});

test("a folder that a restore has not finished is refused", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, ".restoring"));
  await refused(folder, "restore_unfinished", "restore again");
});

test("the folder within a data folder is not taken for one", async () => {
  const folder = await writtenFolder();
  await refused(join(folder, "db"), "data_folder_foreign", "name the folder that it lies in");
});

test("a database whose own files are damaged or gone is refused", async () => {
  const changes: Record<string, (db: string) => Promise<unknown>> = {
    "CURRENT gone": (db) => rm(join(db, "CURRENT")),
    "CURRENT empty": (db) => truncate(join(db, "CURRENT")),
    "MANIFEST gone": async (db) => rm(join(db, (await manifestOf(db)) ?? "")),
    "MANIFEST overwritten": async (db) => writeFile(join(db, (await manifestOf(db)) ?? ""), "nothing of the kind"),
  };
  const whole = await writtenFolder();
  for (const [name, damage] of Object.entries(changes)) {
    const folder = await temporaryFolder();
    await cp(whole, folder, { recursive: true });
    await damage(join(folder, "db"));
    await expect(openStore({ url: null, dataDir: folder, clock }), name).rejects.toMatchObject({
      code: "data_folder_damaged",
      details: expect.stringContaining("restore a backup"),
    });
  }
});

const manifestOf = async (db: string): Promise<string | undefined> =>
  (await readdir(db)).find((name) => name.startsWith("MANIFEST-"));

test("a log with a damaged place in its middle is refused, where the engine would drop what follows", async () => {
  const folder = await writtenFolder();
  const path = await logOf(folder);
  const bytes = await readFile(path);
  for (const part of [0.2, 0.5, 0.8]) {
    const damaged = Buffer.from(bytes);
    const at = Math.floor(bytes.length * part);
    damaged[at] = (damaged[at] as number) ^ 0x10;
    await writeFile(path, damaged);
    await refused(folder, "data_folder_damaged", "is damaged at byte");
  }
  await writeFile(path, bytes);
  const store = await openStore({ url: null, dataDir: folder, clock });
  expect(await store.containers.list()).toHaveLength(200);
});

test("a torn end of the log, as the loss of power leaves it, is no damage", async () => {
  const folder = await writtenFolder();
  const path = await logOf(folder);
  await truncate(path, (await readFile(path)).length - 100);
  const store = await openStore({ url: null, dataDir: folder, clock });
  expect(await store.containers.list()).toHaveLength(199);
});
