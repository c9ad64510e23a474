// Backups: taken while others write, restored, and compared with what those others had been told.

import { expect, test } from "bun:test";
import { watch } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { writeBackupFile } from "#src/backup/backup-file.ts";
import { decodeBackup, encodeBackup, FORMAT, FORMAT_VERSION, type Frame } from "#src/backup/format.ts";
import type { Store } from "#store/store.ts";
import type { Look } from "#test/support/backup-look.ts";
import { contentsOf, fillTag } from "#test/support/filled-tag.ts";
import { OWNER_KEY, startTestServer, type TestServer } from "#test/support/http.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow, vectorOf } from "#test/support/rows.ts";
import { openTestStore } from "#test/support/store.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const root = new URL("../..", import.meta.url).pathname;
const header = { format: FORMAT, formatVersion: FORMAT_VERSION, schema: 1, program: "test", createdAt: "now" } as const;

const mneme = (args: readonly string[], env: Record<string, string> = {}) =>
  Bun.spawn([process.execPath, join(root, "src/main.ts"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", ...env },
    stdout: "pipe",
    stderr: "pipe",
  });

const run = async (args: readonly string[], env: Record<string, string> = {}) => {
  const child = mneme(args, env);
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, out, err };
};

const look = async (dataDir: string): Promise<Look> => {
  const child = Bun.spawn([process.execPath, join(root, "test/support/backup-look.ts"), dataDir], {
    cwd: root,
    stdout: "pipe",
  });
  return JSON.parse(await new Response(child.stdout).text());
};

const restored = async (file: string): Promise<Look> => {
  const dataDir = join(await temporaryFolder(), "restored");
  const { code, err } = await run(["restore", file, "--data-dir", dataDir]);
  expect(err).toBe("");
  expect(code).toBe(0);
  return await look(dataDir);
};

const backupRequest = (): Request =>
  new Request("http://localhost/v3/backup", { headers: { authorization: `Bearer ${OWNER_KEY}` } });

const streamBackup = async (server: TestServer): Promise<ReadableStream<Uint8Array>> => {
  const answer = await server.handle(backupRequest());
  expect(answer.status).toBe(200);
  return answer.body as ReadableStream<Uint8Array>;
};

const FILLING = { documents: 3, chunksEach: 2, memoriesEach: 3, queued: 2, customIds: ["a", "b"], otherTags: ["bob"] };

const KEPT = 4;

/** One step of a writer: a new document with all that belongs to it, and the one of some steps before goes. */
const writeStep = async (store: Store, tag: string, step: number): Promise<void> => {
  const id = `${tag}-${step}`;
  const gone = step >= KEPT ? [`${tag}-${step - KEPT}`] : [];
  await store.commit(
    planOf(step, {
      tag,
      documents: { put: [documentRow({ id, tag, customId: id, status: "done" })], remove: gone },
      contents: { put: [{ documentId: id, raw: null, text: "text ".repeat(200), sections: "[]" }], remove: gone },
      chunks: put({ row: chunkRow({ id: `${id}-c`, tag, documentId: id }), vector: vectorOf(step) }),
      memories: {
        put: [{ row: memoryRow({ id: `${id}-m`, tag }), vector: vectorOf(step) }],
        remove: gone.map((document) => `${document}-m`),
      },
      sources: put(sourceRow({ memoryId: `${id}-m`, documentId: id })),
    }),
    "model",
  );
};

test("a backup under load is one moment: all that was acknowledged before, nothing that began later, nothing by halves", async () => {
  const store = await openTestStore({ disk: true });
  const server = await startTestServer(undefined, {}, store);
  await fillTag(store, "filled", { ...FILLING, documents: 150 });
  const writers = [0, 1, 2].map((number) => ({ tag: `writer${number}`, begun: -1, acknowledged: -1 }));
  let isOver = false;
  const writing = writers.map(async (writer) => {
    while (!isOver) {
      writer.begun += 1;
      await writeStep(store, writer.tag, writer.begun);
      writer.acknowledged = writer.begun;
    }
  });
  const uploaded = await server.context.files.save(new Blob(["bytes of the file"]).stream(), 1_000);
  const file = { ...uploaded, name: "f.txt", mediaType: "text/plain" };
  const holder = documentRow({ id: "holder", tag: "holder", file });
  await store.commit(planOf(0, { tag: "holder", documents: put(holder) }), "model");
  while (writers.some(({ acknowledged }) => acknowledged < 20)) await store.probe();

  const before = writers.map(({ acknowledged }) => acknowledged);
  const stream = await streamBackup(server);
  const after = writers.map(({ begun }) => begun);
  // What the backup is about to read goes away meanwhile.
  await store.commit(planOf(1, { tag: "holder", documents: { put: [], remove: ["holder"] } }), "model");
  await server.context.files.release([uploaded.id]);
  const path = join(await temporaryFolder(), "all.backup");
  const written = await writeBackupFile(stream, path, () => {});
  expect(writers.map(({ acknowledged }, i) => acknowledged > (after[i] as number))).toEqual([true, true, true]);
  isOver = true;
  await Promise.all(writing);
  expect(written).toMatchObject({ files: 1, fileBytes: 17, missingFiles: 0 });
  expect(await Bun.file(server.context.files.pathOf(uploaded.id)).exists()).toBe(false);

  const found = await restored(path);
  expect(found.orphans).toEqual({});
  expect(found.contents.filled).toEqual(JSON.parse(JSON.stringify(await contentsOf(store, "filled"))));
  expect(Object.keys(found.contents.holder?.documents ?? {})).toEqual(["holder"]);
  for (const [i, { tag }] of writers.entries()) {
    const steps = Object.keys(found.contents[tag]?.documents ?? {})
      .map((id) => Number(id.split("-")[1]))
      .sort((a, b) => a - b);
    const last = steps.at(-1) as number;
    expect(steps).toEqual(Array.from({ length: KEPT }, (_, step) => last - KEPT + 1 + step));
    expect(last).toBeGreaterThanOrEqual(before[i] as number);
    expect(last).toBeLessThanOrEqual(after[i] as number);
    const { chunks = {}, memories = {}, sources = [] } = found.contents[tag] ?? {};
    expect([Object.keys(chunks).length, Object.keys(memories).length, sources.length]).toEqual([KEPT, KEPT, KEPT]);
  }
  expect(found.keys).toHaveLength(1);
});

const filledFolder = async (dataDir: string): Promise<string> => {
  const child = Bun.spawn([
    process.execPath,
    "-e",
    `import { openStore } from "#store/open.ts";
     import { fillTag } from "#test/support/filled-tag.ts";
     const store = await openStore({ url: null, dataDir: ${JSON.stringify(dataDir)}, clock: { now: () => 1 } });
     await fillTag(store, "ada", ${JSON.stringify(FILLING)});
     process.exit(0);`,
  ]);
  expect(await child.exited).toBe(0);
  return dataDir;
};

test("a backup of a stopped service is taken from its folder, and its vectors, files and key come back", async () => {
  const dataDir = await filledFolder(await temporaryFolder());
  const before = await look(dataDir);
  const file = join(await temporaryFolder(), "stopped.backup");
  const taken = await run(["--json", "backup", file], { MNEME_DATA_DIR: dataDir });
  expect(JSON.parse(taken.out).tables).toMatchObject({ document: 5, memory: 9, embedding: 15, sourced_from: 9 });
  expect(await restored(file)).toEqual(before);
  const again = await run(["backup", file], { MNEME_DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining("is there already") });
  const nowhere = await run(["backup", `${file}2`], { MNEME_DATA_DIR: join(dataDir, "none") });
  expect(nowhere).toMatchObject({ code: 1, err: expect.stringContaining("There is no database") });
  expect(await Bun.file(join(dataDir, "none")).exists()).toBe(false);
});

test("only one backup is taken at a time, and one that nobody reads on lets go of everything", async () => {
  const store = await openTestStore({ disk: true });
  const server = await startTestServer(undefined, {}, store);
  await fillTag(store, "ada", FILLING);
  const first = await streamBackup(server);
  expect(await server.call("GET", "/v3/backup")).toMatchObject({ status: 409, body: { code: "busy" } });
  await first.cancel();
  while ((await server.handle(backupRequest())).status !== 200) await store.probe();
  expect((await store.audit.latest(10)).map(({ action }) => action)).toEqual(["backup.taken", "backup.taken"]);
});

test("the folder that a backup is to be written into is named where there is none", async () => {
  const writing = writeBackupFile(new Response("x").body as AsyncIterable<Uint8Array>, "/none/of/these", () => {});
  await expect(writing).rejects.toMatchObject({ message: "There is no folder /none/of" });
});

/** Whether this machine lets a test mount file systems of its own. */
const mounts = Bun.spawnSync(["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stderr: "ignore" });

test.if(mounts.exitCode === 0)(
  "a place that is read-only or full is named, with what to do",
  async () => {
    const dataDir = await temporaryFolder();
    const file = join(await temporaryFolder(), "whole.backup");
    const mounted = await temporaryFolder();
    expect((await run(["backup", file], { MNEME_DATA_DIR: await filledFolder(dataDir) })).err).toBe("");
    const within = async (options: string, ...args: readonly string[]) => {
      const script = `${options} && exec "$@"`;
      const child = Bun.spawn(
        ["unshare", "-rm", "sh", "-c", script, "sh", process.execPath, join(root, "src/main.ts"), ...args],
        { env: { PATH: process.env.PATH ?? "", MNEME_DATA_DIR: dataDir, AT: mounted }, stderr: "pipe" },
      );
      const err = await new Response(child.stderr).text();
      return { code: await child.exited, err };
    };
    const readOnly = 'mount -t tmpfs tmpfs "$AT" && mkdir "$AT/empty" && mount -o remount,ro "$AT"';
    const full = 'mount -t tmpfs -o size=1m tmpfs "$AT" && { cat /dev/zero > "$AT/filling" 2> /dev/null || true; }';
    const onReadOnly = "can't be written: It is on a read-only file system: name a place on another one.\n";
    for (const place of ["new", "empty"].map((name) => join(mounted, name))) {
      const { err } = await within(readOnly, "restore", file, "--data-dir", place);
      expect(err).toBe(`mneme: ${place} ${onReadOnly}`);
    }
    const target = join(mounted, "a.backup");
    expect((await within(readOnly, "backup", target)).err).toBe(`mneme: ${target} ${onReadOnly}`);
    for (const args of [
      ["backup", target],
      ["restore", file, "--data-dir", target],
    ]) {
      const { code, err } = await within(full, ...args);
      expect({ code, err }).toEqual({
        code: 1,
        err: expect.stringContaining(`The disk is full: Make room for ${target}`),
      });
    }
    const frozen = await within(
      'mount --bind "$MNEME_DATA_DIR" "$MNEME_DATA_DIR" && mount -o remount,bind,ro "$MNEME_DATA_DIR"',
      "backup",
      `${file}2`,
    );
    expect(frozen.err).toContain(`${join(dataDir, "db")} can't be read or written.`);
  },
  60_000,
);

test("a folder that another process has open is no backup's, and a folder is no backup", async () => {
  const dataDir = await filledFolder(await temporaryFolder());
  const holder = Bun.spawn(
    [
      process.execPath,
      "-e",
      `import { openStore } from "#store/open.ts";
       await openStore({ url: null, dataDir: ${JSON.stringify(dataDir)}, clock: { now: () => 1 } });
       console.log("open");
       setInterval(() => {}, 1_000);`,
    ],
    { stdout: "pipe", cwd: root },
  );
  try {
    await holder.stdout.getReader().read();
    const taking = await run(["backup", join(dataDir, "..", "x.backup")], { MNEME_DATA_DIR: dataDir, MNEME_PORT: "1" });
    expect(taking.code).toBe(1);
    expect(taking.err).toStartWith(
      `mneme: The data folder ${dataDir} is in use, and no service gives a backup of it: `,
    );
    expect(taking.err).toContain("If another mneme backup is at work on the folder, wait until it is done.");
  } finally {
    holder.kill();
    await holder.exited;
  }
  const restoring = await run(["restore", dataDir, "--data-dir", join(dataDir, "new")]);
  expect(restoring).toMatchObject({
    code: 1,
    err: `mneme: ${dataDir} is a folder: Name the file that mneme backup wrote.\n`,
  });
});

test("a backup is restored into an empty folder only", async () => {
  const dataDir = await temporaryFolder();
  await Bun.write(join(dataDir, "photo.jpg"), "x");
  const { code, err } = await run(["restore", "package.json", "--data-dir", dataDir]);
  expect(code).toBe(1);
  expect(err).toContain("damaged or not whole");
  const file = await smallBackup();
  expect((await run(["restore", file, "--data-dir", dataDir])).err).toContain("photo.jpg. Move it away");
  expect(await readdir(dataDir)).toEqual(["photo.jpg"]);
});

const smallBackup = async (): Promise<string> => {
  const store = await openTestStore({ disk: true });
  const server = await startTestServer(undefined, {}, store);
  await fillTag(store, "ada", { ...FILLING, documents: 40 });
  const path = join(await temporaryFolder(), "small.backup");
  await writeBackupFile(await streamBackup(server), path, () => {});
  return path;
};

/** Resolves when something of this name appears in the folder. */
const appears = (folder: string, name: RegExp): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, { recursive: true }, (_, changed) => {
      if (!name.test(String(changed))) return;
      watcher.close();
      resolve();
    });
  });

test("a restore that is killed leaves no data folder behind, and says so when it is tried again", async () => {
  const file = await smallBackup();
  const dataDir = await temporaryFolder();
  const begun = appears(dataDir, /MANIFEST/);
  const child = mneme(["restore", file, "--data-dir", dataDir]);
  await begun;
  child.kill("SIGKILL");
  await child.exited;
  expect(await readdir(dataDir)).toEqual([".restoring"]);
  expect((await run(["restore", file, "--data-dir", dataDir])).err).toContain(`delete ${join(dataDir, ".restoring")}`);
  const opening = await run(["backup", `${file}.2`], { MNEME_DATA_DIR: dataDir });
  expect(opening.err).toContain("was ended half-way");
  // Ended later it has put the files in their place: they go too, or the next one finds a folder that is not empty.
  await mkdir(join(dataDir, "files"));
  const both = `delete ${join(dataDir, ".restoring")} and ${join(dataDir, "files")} and restore again`;
  expect((await run(["restore", file, "--data-dir", dataDir])).err).toContain(both);
  expect((await run(["backup", `${file}.2`], { MNEME_DATA_DIR: dataDir })).err).toContain(both);
  for (const left of [".restoring", "files"]) await rm(join(dataDir, left), { recursive: true });
  expect((await run(["restore", file, "--data-dir", dataDir])).code).toBe(0);
  // Ended at its very end it leaves everything in its place, and the hidden folder.
  await mkdir(join(dataDir, ".restoring"));
  expect((await run(["restore", file, "--data-dir", dataDir])).err).toContain("Move it away");
  await rm(join(dataDir, ".restoring"), { recursive: true });
  expect((await look(dataDir)).orphans).toEqual({});
});

test("a backup that is killed leaves no file of its name, and what it leaves is refused", async () => {
  const folder = await temporaryFolder();
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  const file = await smallBackup();
  expect((await run(["restore", file, "--data-dir", dataDir])).code).toBe(0);
  const begun = appears(folder, /unfinished/);
  const child = mneme(["backup", join(folder, "killed.backup")], { MNEME_DATA_DIR: dataDir });
  await begun;
  child.kill("SIGKILL");
  await child.exited;
  const [left] = (await readdir(folder)).filter((name) => name !== "data");
  expect(left).toMatch(/^killed\.backup\..*\.unfinished$/);
  const { code, err } = await run(["restore", join(folder, left ?? ""), "--data-dir", join(folder, "other")]);
  expect(code).toBe(1);
  expect(err).toContain("damaged or not whole");
  expect(await readdir(join(folder, "other")).catch(() => [])).toEqual([]);
});

const encoded = async (frames: readonly Frame[]): Promise<Buffer> => {
  async function* all() {
    yield* frames;
    return { tables: {}, files: 0, fileBytes: 0, missingFiles: 0 };
  }
  return Buffer.concat(await Array.fromAsync(encodeBackup(header, all())));
};

const decoded = async (bytes: Uint8Array): Promise<Frame[]> => {
  async function* source() {
    yield bytes;
  }
  const { frames } = await decodeBackup(source());
  return await Array.fromAsync(frames);
};

const anyFrames = fc.array(
  fc.record({ kind: fc.constantFrom("rows", "file", "bytes"), bytes: fc.uint8Array({ maxLength: 3_000 }) }),
  { maxLength: 12 },
) as fc.Arbitrary<Frame[]>;

test("what is decoded is what was encoded; cut off anywhere it is refused, and with a flipped bit it is refused or the same", async () => {
  await fc.assert(
    fc.asyncProperty(anyFrames, fc.nat(), fc.nat(7), async (frames, place, bit) => {
      const bytes = await encoded(frames);
      const plain = frames.map(({ kind, bytes: own }) => ({ kind, bytes: Buffer.from(own) }));
      const same = (found: Frame[]) => found.map(({ kind, bytes: own }) => ({ kind, bytes: Buffer.from(own) }));
      expect(same(await decoded(bytes))).toEqual(plain);
      const at = place % bytes.length;
      await expect(decoded(bytes.subarray(0, at))).rejects.toMatchObject({ code: "backup_damaged" });
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] as number) ^ (1 << bit);
      const outcome = await decoded(flipped).then(same, (error: { code: string }) => error.code);
      if (typeof outcome === "string") expect(outcome).toBe("backup_damaged");
      else expect(outcome).toEqual(plain);
    }),
    { numRuns: 150 },
  );
});
