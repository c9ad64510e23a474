// Which files are plugins: a file that is named, the entry of a folder that is one plugin, or what lies in a folder of plugins.

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

const IS_PLUGIN = /\.(?:ts|mts|cts|js|mjs|cjs)$/;
const IS_SOMETHING_ELSE = /(?:\.d\.[mc]?ts|\.test\.[mc]?[jt]s|\.spec\.[mc]?[jt]s)$/;
const INDEX = /^index\.(?:ts|mts|cts|js|mjs|cjs)$/;

const isPluginFile = (name: string): boolean => IS_PLUGIN.test(name) && !IS_SOMETHING_ELSE.test(name);

const kindOf = async (path: string): Promise<"file" | "folder" | null> => {
  const found = await stat(path).catch(() => null);
  if (found === null) return null;
  return found.isDirectory() ? "folder" : "file";
};

const parseManifest = (text: string, folder: string): { readonly main?: unknown } => {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw new Error(`${join(folder, "package.json")}: it is no JSON`);
  }
};

/** The `main` of its package.json, else its index; null where the folder is no plugin of its own. */
const entryOf = async (folder: string): Promise<string | null> => {
  const manifest = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  const { main } = parseManifest(manifest, folder);
  if (typeof main === "string") return join(folder, main);
  const index = (await readdir(folder)).filter((name) => INDEX.test(name)).toSorted()[0];
  return index === undefined ? null : join(folder, index);
};

const inFolder = async (folder: string): Promise<string[]> => {
  const entry = await entryOf(folder);
  if (entry !== null) return [entry];
  const found: string[] = [];
  for (const { name } of (await readdir(folder, { withFileTypes: true })).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (name.startsWith(".") || name === "node_modules") continue;
    const path = join(folder, name);
    const kind = await kindOf(path);
    const plugin = kind === "folder" ? await entryOf(path) : path;
    if (plugin !== null && (kind === "folder" || isPluginFile(name))) found.push(plugin);
  }
  return found;
};

/** Absolute paths in order. @param place an absolute path. @throws Error that names the place where nothing is found. */
export const findPluginFiles = async (place: string): Promise<string[]> => {
  const kind = await kindOf(place);
  if (kind === null) throw new Error(`${place}: there is no such file or folder`);
  if (kind === "file") return [place];
  const files = await inFolder(place);
  if (files.length === 0) throw new Error(`${place}: there is no plugin in this folder`);
  return files;
};
