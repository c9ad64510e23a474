// Folders for tests, each of its own. They are removed when all tests of the process are over (test/support/clean-up.ts).

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** A new empty folder under the system's folder for temporary files. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "mneme-test-"));
  made.push(folder);
  return folder;
};

export const removeTemporaryFolders = async (): Promise<void> => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};
