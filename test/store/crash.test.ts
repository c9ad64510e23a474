import { expect, test } from "bun:test";
import { openStore } from "#store/open.ts";
import type { Remains } from "#test/support/store-child.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const CHILD = new URL("../support/store-child.ts", import.meta.url).pathname;

const start = (...argv: string[]) =>
  Bun.spawn([process.execPath, CHILD, ...argv], { stdout: "pipe", stderr: "inherit" });

async function* linesOf<Line>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as Line;
  }
}

/** Lets a process write until it has acknowledged so much, and kills it in the middle of its work. */
const writeAndKill = async (folder: string, round: string, acknowledgements: number) => {
  const child = start("write", folder, round);
  const said = { accepted: [] as string[], committed: [] as string[] };
  for await (const line of linesOf<{ accepted?: string; committed?: string }>(child.stdout)) {
    if (line.accepted !== undefined) said.accepted.push(line.accepted);
    if (line.committed !== undefined) said.committed.push(line.committed);
    if (said.accepted.length + said.committed.length === acknowledgements) child.kill("SIGKILL");
  }
  await child.exited;
  return said;
};

const look = async (folder: string): Promise<Remains> => {
  const lines = await Array.fromAsync(linesOf<Remains>(start("look", folder).stdout));
  const [, remains] = lines;
  if (remains === undefined) throw new Error(`the folder could not be read: ${JSON.stringify(lines)}`);
  return remains;
};

test("a process that is killed loses nothing that it acknowledged, and tears no commit", async () => {
  const folder = await temporaryFolder();
  const accepted = new Set<string>();
  const committed = new Set<string>();
  for (const [round, acknowledgements] of [
    ["a", 60],
    ["b", 151],
    ["c", 97],
  ] as const) {
    const said = await writeAndKill(folder, round, acknowledgements);
    for (const id of said.accepted) accepted.add(id);
    for (const id of said.committed) committed.add(id);
    const remains = await look(folder);
    const there = new Set(remains.documents);
    expect([...accepted].filter((id) => !there.has(id))).toEqual([]);
    expect(remains.torn).toEqual([]);
    expect(remains.orphans).toEqual({});
    expect(remains.revision).toBeGreaterThanOrEqual(committed.size);
    // Every document that is not done has its job still, and no other has one.
    expect(remains.jobs).toBe(there.size - remains.revision);
  }
  expect(committed.size).toBeGreaterThan(20);
});

test("a second process on the folder is told so at once, and the first one goes on", async () => {
  const folder = await temporaryFolder();
  const store = await openStore({ url: null, dataDir: folder, clock: { now: () => 1 } });
  const lines = await Array.fromAsync(linesOf(start("look", folder).stdout));
  expect(lines).toEqual([
    {
      error: expect.objectContaining({
        kind: "unavailable",
        code: "data_folder_locked",
        message: expect.stringContaining("another process"),
      }),
    },
  ]);
  await store.probe();
});

test("the same folder cannot be opened twice in one process", async () => {
  const folder = await temporaryFolder();
  await openStore({ url: null, dataDir: folder, clock: { now: () => 1 } });
  await expect(openStore({ url: null, dataDir: folder, clock: { now: () => 1 } })).rejects.toMatchObject({
    code: "data_folder_locked",
  });
});

test("what a closed store wrote is there for the next process", async () => {
  const folder = await temporaryFolder();
  const said = await writeAndKill(folder, "first", 10);
  const remains = await look(folder);
  expect(remains.documents).toEqual(expect.arrayContaining(said.accepted));
  expect((await look(folder)).documents).toEqual(remains.documents);
});
