// Native libraries of a compiled program. The system loads libraries from files only, so they are written from within the
// executable to a folder of this user's, once for each version of them; scripts/build.ts puts `loadNative` in the place of each require.

import { randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXECUTABLE_ROOT } from "./embedded-files.ts";

export interface NativeLibrary {
  /** Of the contents of all files. */
  readonly hash: string;
  /** The one to load first, then those that the system's loader looks for beside it. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

const me = (): number => process.getuid?.() ?? 0;

const explained = (folder: string, problem: string, cause?: unknown): Error =>
  new Error(
    `the native libraries of this program can't be used from ${folder}: ${problem}. Set TMPDIR to a folder of your own ` +
      "that may be written to and from which programs may be run (one that is not mounted with noexec).",
    { cause },
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Others may write to the system's folder of temporary files: what lies in ours is loaded as code, so it has to be ours alone. */
const ownFolder = (hash: string): string => {
  const folder = join(tmpdir(), `mneme-${me()}-${hash}`);
  try {
    mkdirSync(folder, { mode: 0o700, recursive: true });
  } catch (error) {
    throw explained(tmpdir(), messageOf(error), error);
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== me() || (found.mode & 0o077) !== 0)
    throw explained(folder, "it is there already, and others can write to it or own it");
  return folder;
};

const isThere = (path: string, bytes: number): boolean => {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes;
};

/** Written whole under another name first: processes that start at once find either nothing or all of it. */
const write = (path: string, content: Uint8Array): void => {
  const unfinished = `${path}.${randomUUID()}`;
  const file = openSync(unfinished, "wx", 0o600);
  try {
    for (let written = 0; written < content.length; ) written += writeSync(file, content, written);
    fsyncSync(file);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
};

/** @throws Error that says where the libraries can't be written or loaded, and what to do. */
export const loadNative = ({ hash, files }: NativeLibrary): unknown => {
  const folder = ownFolder(hash);
  const [library] = files;
  if (library === undefined) throw new Error("a native library has at least one file");
  const loaded = { exports: {} };
  try {
    for (const { name, bytes } of files) {
      const path = join(folder, name);
      if (!isThere(path, bytes)) write(path, readFileSync(join(EXECUTABLE_ROOT, name)));
    }
    process.dlopen(loaded, join(folder, library.name));
  } catch (error) {
    throw explained(folder, messageOf(error), error);
  }
  return loaded.exports;
};
