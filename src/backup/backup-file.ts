// Backups as files: written under another name until they are whole and checked, read as they are restored.

import { open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "#src/errors.ts";
import { type BackupEnd, type BackupHeader, decodeBackup } from "./format.ts";
import { ofPlace } from "./place-failure.ts";

export interface WrittenBackup extends BackupEnd {
  readonly header: BackupHeader;
  /** Of the file. */
  readonly bytes: number;
}

/** Reads all of it. @throws AppError `backup_damaged` */
export const checkBackupFile = async (path: string): Promise<WrittenBackup> => {
  const { header, frames } = await decodeBackup(readBackupFile(path));
  for (;;) {
    const next = await frames.next();
    if (next.done === true) return { ...next.value, header, bytes: (await stat(path)).size };
  }
};

/** @throws AppError when there is no such file */
export async function* readBackupFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, "r").catch((cause: NodeJS.ErrnoException) => {
    throw new AppError("not_found", `The backup ${path} can't be read`, { details: cause.message, cause });
  });
  try {
    if ((await file.stat()).isDirectory())
      throw new AppError("invalid", `${path} is a folder`, { details: "Name the file that mneme backup wrote." });
    for await (const part of file.createReadStream({ highWaterMark: 1024 * 1024 })) yield part as Uint8Array;
  } finally {
    await file.close();
  }
}

/**
 * Writes the backup and looks through it again; only then does it get its name. It is for the owner's eyes only: the digests of
 * the keys are in it.
 */
export const writeBackupFile = async (
  parts: AsyncIterable<Uint8Array>,
  path: string,
  onProgress: (bytes: number) => void,
): Promise<WrittenBackup> => {
  if (await stat(path).catch(() => null))
    throw new AppError("conflict", `${path} is there already`, { details: "Name a file that is not there yet." });
  if (!(await stat(dirname(path)).catch(() => null)))
    throw new AppError("not_found", `There is no folder ${dirname(path)}`, {
      details: "Make it, or name another one.",
    });
  const unfinished = `${path}.${crypto.randomUUID().slice(0, 8)}.unfinished`;
  try {
    const file = await open(unfinished, "wx", 0o600);
    try {
      let bytes = 0;
      for await (const part of parts) {
        await file.writeFile(part);
        bytes += part.length;
        onProgress(bytes);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    const written = await checkBackupFile(unfinished);
    await rename(unfinished, path);
    return written;
  } catch (error) {
    // Where nothing can be written nothing can be removed, which is not what went wrong.
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw ofPlace(path, error);
  }
};
