// The embedding runtime as a started program loads it: in an environment of nothing, since its builds behave under CI.

import { expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../../..", import.meta.url).pathname;
const EMBED = `
const { default: minilm } = await import("#plugins/embedders/minilm.ts");
const logger = { debug() {}, info() {}, warn: console.error, error: console.error };
const embedder = await minilm.create({ workers: 1 }, { logger, fetch, clock: Date, embedder: null, transcriber: null });
const [vector] = await embedder.embed(["An otter sleeps."], "document", { signal: new AbortController().signal, logger });
await embedder.close();
console.log(vector.length);
`;

test("the embedding runtime leaves no identifier, queue or log of reports behind", async () => {
  const [home, temporary] = await Promise.all([mkdtemp(join(tmpdir(), "home-")), mkdtemp(join(tmpdir(), "tmp-"))]);
  const child = Bun.spawn([process.execPath, "-e", EMBED], {
    cwd: root,
    env: { HOME: home, TMPDIR: temporary, BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0" },
    stderr: "pipe",
  });
  const [printed, problems] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  expect({ printed: printed.trim(), problems }).toEqual({ printed: "384", problems: "" });
  expect(await readdir(home)).toEqual([]);
  expect(await readdir(temporary)).toEqual([]);
  await Promise.all([home, temporary].map((folder) => rm(folder, { recursive: true })));
});
