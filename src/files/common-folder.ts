// Whether the data folder is the one in which all processes on a database keep uploaded files: it carries a mark that the database knows.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ProcessStore } from "#store/process-store.ts";

const MARK = ".files-id";

export const isCommonFolder = async (dataDir: string, processes: Pick<ProcessStore, "secret">): Promise<boolean> => {
  const path = join(dataDir, MARK);
  await mkdir(dataDir, { recursive: true });
  // Of several that start at once in one folder the first one marks it.
  await writeFile(path, crypto.randomUUID(), { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  const mark = (await readFile(path, "utf8")).trim();
  return mark !== "" && (await processes.secret("files folder", mark)) === mark;
};
