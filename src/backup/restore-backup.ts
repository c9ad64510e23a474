// Restores a backup into an empty or missing data folder: everything is written to a hidden folder within it, looked through, and
// only then put in its place, the database last, by one rename. A folder without it is no data folder.

import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AppError } from "#src/errors.ts";
import { RESTORING_FOLDER, unfinishedAdvice } from "#store/data-folder.ts";
import { createRestoringDatabase, type RestoringDatabase } from "#store/restore.ts";
import { type BackupEnd, type BackupHeader, damagedBackup, decodeBackup, type Frame } from "./format.ts";
import { ofPlace } from "./place-failure.ts";

export interface Restored extends BackupEnd {
  readonly header: BackupHeader;
}

const notEmpty = (folder: string, names: readonly string[]): AppError =>
  new AppError("conflict", "The data folder is not empty", {
    code: "data_folder_not_empty",
    details: `${folder} holds ${names.slice(0, 3).join(", ")}. Move it away, or name another one with MNEME_DATA_DIR.`,
  });

const unfinished = (folder: string, names: readonly string[]): AppError =>
  new AppError("conflict", "Another restore is at work in the data folder, or was ended half-way", {
    code: "restore_unfinished",
    details: unfinishedAdvice(folder, names),
  });

const makeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST" || error.code === "ENOTDIR") throw notEmpty(folder, ["a file of that name"]);
    throw ofPlace(folder, error);
  });
  // A volume of its own may have this.
  const names = (await readdir(folder)).filter((name) => name !== "lost+found");
  // With the database in its place everything is: only the hidden folder was left behind.
  if (names.includes(RESTORING_FOLDER) && !names.includes("db")) throw unfinished(folder, names);
  if (names.length > 0) throw notEmpty(folder, names);
};

/** @param compressed the backup's bytes. @throws AppError; then the folder is as empty as before */
export const restoreBackup = async (
  compressed: AsyncIterable<Uint8Array>,
  dataDir: string,
  onProgress: (restored: number) => void,
): Promise<Restored> => {
  const folder = resolve(dataDir);
  const { header, frames } = await decodeBackup(compressed);
  await makeEmptyFolder(folder);
  const hidden = join(folder, RESTORING_FOLDER);
  await mkdir(hidden, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? unfinished(folder, []) : ofPlace(folder, error);
  });
  try {
    await mkdir(join(hidden, "files"), { mode: 0o700 });
    const end = await fill(hidden, header.schema, frames, onProgress);
    await putInPlace(hidden, folder);
    return { ...end, header };
  } catch (error) {
    await rm(hidden, { recursive: true, force: true }).catch(() => undefined);
    throw ofPlace(folder, error);
  }
};

const fill = async (
  hidden: string,
  schema: number,
  frames: AsyncGenerator<Frame, BackupEnd>,
  onProgress: (restored: number) => void,
): Promise<BackupEnd> => {
  const database = await createRestoringDatabase(join(hidden, "db"), schema);
  try {
    const end = await writeAll(frames, database, join(hidden, "files"), onProgress);
    await compareCounts(database, end);
    await database.finish();
    return end;
  } finally {
    await database.close();
  }
};

const FILE_ID = /^[0-9A-Za-z-]{1,100}$/;

const writeAll = async (
  frames: AsyncGenerator<Frame, BackupEnd>,
  database: RestoringDatabase,
  folder: string,
  onProgress: (restored: number) => void,
): Promise<BackupEnd> => {
  let file: FileHandle | null = null;
  let [restored, files, fileBytes] = [0, 0, 0];
  const closeFile = async (): Promise<void> => {
    await file?.sync();
    await file?.close();
    file = null;
  };
  try {
    for (;;) {
      const next = await frames.next();
      if (next.done === true) {
        await closeFile();
        if (files !== next.value.files || fileBytes !== next.value.fileBytes)
          throw damagedBackup("It has other files than it says at its end");
        return next.value;
      }
      const { kind, bytes } = next.value;
      if (kind === "rows") {
        await insertPage(database, bytes);
      } else if (kind === "file") {
        await closeFile();
        const id = new TextDecoder().decode(bytes);
        if (!FILE_ID.test(id)) throw damagedBackup("It has a file whose name can't be right");
        file = await open(join(folder, id), "w", 0o600);
        files += 1;
      } else {
        if (file === null) throw damagedBackup("It has parts of a file before the file");
        await file.writeFile(bytes);
        fileBytes += bytes.length;
      }
      onProgress(++restored);
    }
  } finally {
    await closeFile();
    await frames.return({ tables: {}, files: 0, fileBytes: 0, missingFiles: 0, checksum: "" });
  }
};

const insertPage = async (database: RestoringDatabase, bytes: Uint8Array): Promise<void> => {
  const nameEnd = bytes.indexOf(0);
  const table = new TextDecoder().decode(bytes.subarray(0, Math.max(0, nameEnd)));
  try {
    await database.insert(table, bytes.subarray(nameEnd + 1));
  } catch (error) {
    if (error instanceof AppError) throw error;
    // What the decoder throws is no Error.
    const reason = String((error as Partial<Error>).message).slice(0, 200);
    throw damagedBackup(`Rows of "${table.slice(0, 50)}" can't be written: ${reason}`, error);
  }
};

const compareCounts = async (database: RestoringDatabase, { tables }: BackupEnd): Promise<void> => {
  const counts = await database.counts();
  const different = [...new Set([...Object.keys(tables), ...Object.keys(counts)])].filter(
    (name) => (tables[name] ?? 0) !== (counts[name] ?? 0),
  );
  if (different.length > 0)
    throw damagedBackup(`The restored tables have other numbers of rows: ${different.slice(0, 5).join(", ")}`);
};

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

const putInPlace = async (hidden: string, folder: string): Promise<void> => {
  const parts = ["files", "db"] as const;
  for (const part of parts) await syncFolder(join(hidden, part));
  for (const part of parts) {
    await rename(join(hidden, part), join(folder, part));
    await syncFolder(folder);
  }
  await rmdir(hidden);
};
