// What tells whether files are the very same ones on which the tests have passed.

import { expect, test } from "bun:test";
import { join } from "node:path";
import { isWholePass, stateOf } from "#scripts/run-tests.ts";
import { temporaryFolder } from "#test/support/temporary-folder.ts";

const checkout = async (): Promise<string> => {
  const folder = await temporaryFolder();
  expect(await Bun.spawn(["git", "init", "--quiet"], { cwd: folder }).exited).toBe(0);
  await Bun.write(join(folder, ".gitignore"), "made\n");
  await Bun.write(join(folder, "a.ts"), "one");
  return folder;
};

test("the same files have the same state, also in another folder", async () => {
  const folder = await checkout();
  const state = await stateOf(folder);
  expect(state).toBeDefined();
  expect(await stateOf(folder)).toBe(state);
  expect(await stateOf(await checkout())).toBe(state);
});

test("a changed, a new, a renamed and a removed file change the state, an ignored one does not", async () => {
  const folder = await checkout();
  const states = [await stateOf(folder)];
  await Bun.write(join(folder, "a.ts"), "two");
  states.push(await stateOf(folder));
  await Bun.write(join(folder, "sub/b.ts"), "one");
  states.push(await stateOf(folder));
  await Bun.file(join(folder, "a.ts")).delete();
  states.push(await stateOf(folder));
  await Bun.write(join(folder, "b.ts"), "two");
  states.push(await stateOf(folder));
  expect(new Set(states).size).toBe(5);
  await Bun.write(join(folder, "made/c.ts"), "three");
  expect(await stateOf(folder)).toBe(states.at(-1));
});

test("outside a checkout there is no state", async () => {
  expect(await stateOf(await temporaryFolder())).toBeUndefined();
});

test("only a run of every test that passed on files that stayed the same counts", () => {
  expect(isWholePass(0, [], "a", "a")).toBe(true);
  expect(isWholePass(1, [], "a", "a")).toBe(false);
  expect(isWholePass(0, ["test/domain"], "a", "a")).toBe(false);
  expect(isWholePass(0, [], "a", "b")).toBe(false);
  expect(isWholePass(0, [], undefined, undefined)).toBe(false);
});
