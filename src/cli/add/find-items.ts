// What `mneme add` was asked to add, one thing each: folders are looked through, without hidden files and installed packages.

import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

export type Item =
  | {
      readonly kind: "file";
      readonly name: string;
      readonly path: string;
      readonly customId: string;
      readonly filepath: string;
    }
  | { readonly kind: "content"; readonly name: string; readonly content: string };

const LEFT_OUT = /(^|\/)(node_modules|__pycache__)(\/|$)/;

/** The same file is the same document when it is added again, and another one of its name is another. */
const toFile = (path: string, within: string): Item => ({
  kind: "file",
  name: within,
  path,
  customId: `file:${createHash("sha256").update(path).digest("hex").slice(0, 32)}`,
  filepath: `/${within}`,
});

const filesOf = async (folder: string): Promise<Item[]> => {
  const found = await Array.fromAsync(new Bun.Glob("**/*").scan({ cwd: folder, onlyFiles: true, dot: false }));
  return found
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted()
    .map((path) => toFile(join(folder, path), `${basename(folder)}/${path}`));
};

/** @throws Error for a file that is no text: read as text it would be remembered as gibberish */
const readStandardInput = async (): Promise<string> => {
  const bytes = await Bun.stdin.bytes();
  try {
    if (bytes.includes(0)) throw new Error("a zero byte");
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("standard input is taken as text in UTF-8, and this is none: name the file instead of -");
  }
};

const itemsOf = async (source: string): Promise<Item[]> => {
  if (source === "-") return [{ kind: "content", name: "standard input", content: await readStandardInput() }];
  if (/^https?:\/\//i.test(source)) return [{ kind: "content", name: source, content: source }];
  const path = resolve(source);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new Error(`there is no file or folder ${source}`);
  return found.isDirectory() ? await filesOf(path) : [toFile(path, basename(path))];
};

/** @throws Error for what is not there */
export const findItems = async (sources: readonly string[]): Promise<Item[]> =>
  (await Promise.all(sources.map(itemsOf))).flat();
