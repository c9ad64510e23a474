// Folders for tests, each of its own. They are removed when all tests of the process are over (test/support/clean-up.ts).

import { statfsSync } from "node:fs";
import { access, constants, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

/** Linux keeps this folder in memory. */
const MEMORY = "/dev/shm";
/** Far more than all tests of two processes hold at once. */
const LEAST_ROOM = 4 * 1024 ** 3;

/**
 * The system's folder for temporary files, or one in memory where there is room. Each commit of a database waits until the disk has it,
 * for the loss of power, which no test can bring about: what a killed process has written stays, in memory as on a disk.
 */
const findPlace = async (): Promise<string> => {
  try {
    await access(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= LEAST_ROOM) return MEMORY;
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir();
};
const place = await findPlace();

/** A new empty folder. Nothing in it may have to be run: that may be forbidden in memory. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(place, "mneme-test-"));
  made.push(folder);
  return folder;
};

export const removeTemporaryFolders = async (): Promise<void> => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};
