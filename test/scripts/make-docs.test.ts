// The pages that are made from the source are as the source is now, and every code in the source has its meaning there.

import { expect, test } from "bun:test";
import { join } from "node:path";
import { PluginError } from "#contracts/plugin.ts";
import { CODES, DOCUMENT_CODES, INNER_CODES, KINDS, START_CODES } from "#scripts/docs/error-codes.ts";
import { makePages } from "#scripts/make-docs.ts";
import { isModelAway, mayBeModelAway } from "#src/models/model-away.ts";

const root = join(import.meta.dir, "../..");

test("the pages of the API and of errors are up to date (bun run docs)", async () => {
  for (const [path, page] of Object.entries(await makePages())) {
    expect(await Bun.file(join(root, path)).text()).toBe(page);
  }
});

test("every error code of the source is explained, and none that is not there", async () => {
  const used = new Set<string>(Object.keys(KINDS));
  for await (const file of new Bun.Glob("{src,actors,plugins}/**/*.ts").scan({ cwd: root })) {
    const source = await Bun.file(join(root, file)).text();
    for (const [, code] of source.matchAll(
      /(?:\bcode: |new PluginError\(\s*|\bfailed\(\s*|(?:\breturn |[?:] )(?="model_))"([a-z_]+)"/g,
    ))
      used.add(code as string);
  }
  const explained = new Set([
    ...Object.keys({ ...KINDS, ...CODES, ...DOCUMENT_CODES, ...START_CODES }),
    ...INNER_CODES,
  ]);
  expect([...used].filter((code) => !explained.has(code))).toEqual([]);
  expect([...explained].filter((code) => !used.has(code))).toEqual([]);
});

test("whatever of a model's a document waits for or is tried again for can be what it fails with", () => {
  const inner = INNER_CODES.map((code) => new PluginError(code, "", true));
  expect(inner.filter((error) => isModelAway(error) || mayBeModelAway(error))).toEqual([]);
});
