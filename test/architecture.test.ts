// The shape of the source tree, as far as no other tool checks it.

import { expect, test } from "bun:test";
import { Glob } from "bun";

const root = new URL("..", import.meta.url).pathname;
const LONGEST_FILE = 400;
const LONGEST_PATTERN_LINE = 200;
/** Tables of data, which nobody reads from top to bottom. */
const TABLES: readonly string[] = ["plugins/classifiers/local/examples.ts"];

const sources = async (pattern: string): Promise<string[]> => {
  const files = await Array.fromAsync(new Glob(pattern).scan({ cwd: root }));
  return files.filter((file) => !file.includes("node_modules/")).toSorted();
};
const read = (file: string): Promise<string> => Bun.file(`${root}${file}`).text();

test("no file is longer than four hundred lines", async () => {
  const long: string[] = [];
  for (const file of await sources("{src,actors,plugins,test,benches,examples,scripts}/**/*.ts")) {
    const lines = (await read(file)).split("\n").length - 1;
    if (lines > LONGEST_FILE && !TABLES.includes(file)) long.push(`${file}: ${lines}`);
  }
  expect(long).toEqual([]);
});

test("no pattern stands in one long line: `wrapped` lets it go over several", async () => {
  const long: string[] = [];
  for (const file of await sources("{src,actors,plugins}/**/*.ts")) {
    for (const [at, line] of (await read(file)).split("\n").entries()) {
      if (line.length > LONGEST_PATTERN_LINE && line.includes("(?")) long.push(`${file}:${at + 1}`);
    }
  }
  expect(long).toEqual([]);
});

test("every source file says in its first line what it is for", async () => {
  const silent: string[] = [];
  for (const file of await sources("{src,actors,plugins}/**/*.ts")) {
    if (!/^(\/\/|\/\*\*|#!)/.test(await read(file))) silent.push(file);
  }
  expect(silent).toEqual([]);
});

test("nothing is named for what it is not", async () => {
  const vague = /(^|\/)(utils?|helpers?|common|misc|manager|shared-utils)(\.ts|\/)/;
  const files = await sources("{src,actors,plugins}/**/*.ts");
  expect(files.filter((file) => vague.test(file))).toEqual([]);
});

test("only the program's entries take the environment, and hand it to config.ts", async () => {
  const readers: string[] = [];
  for (const file of await sources("{src,actors,plugins}/**/*.ts")) {
    if (/(process|Bun)\.env\b/.test(await read(file))) readers.push(file);
  }
  expect(readers).toEqual(["src/cli/environment.ts"]);
});

test("imports climb at most one folder", async () => {
  const climbing: string[] = [];
  for (const file of await sources("{src,actors,plugins,test}/**/*.ts")) {
    if (/from "\.\.\/\.\./.test(await read(file))) climbing.push(file);
  }
  expect(climbing).toEqual([]);
});
