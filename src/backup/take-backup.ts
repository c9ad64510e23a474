// Takes a backup: every table and every uploaded file as they are at one moment, while others go on writing.

import { open } from "node:fs/promises";
import type { Snapshot } from "#store/stored-moment.ts";
import { type BackupCounts, encodeBackup, FORMAT, FORMAT_VERSION, type Frame } from "./format.ts";

export interface BackupSource {
  readonly snapshot: Snapshot;
  readonly pathOfFile: (id: string) => string;
  readonly program: string;
  readonly now: number;
  /** Called with the rows and files taken so far. */
  readonly onProgress?: (taken: number) => void;
}

const PART_BYTES = 512 * 1024;

/** The backup's bytes. Ends early and without an end mark when the reader does. */
export const takeBackup = ({ snapshot, pathOfFile, program, now, onProgress }: BackupSource) =>
  encodeBackup(
    {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      schema: snapshot.schema,
      program,
      createdAt: new Date(now).toISOString(),
    },
    frames(snapshot, pathOfFile, onProgress),
  );

async function* frames(
  snapshot: Snapshot,
  pathOfFile: BackupSource["pathOfFile"],
  onProgress: BackupSource["onProgress"],
): AsyncGenerator<Frame, BackupCounts> {
  const tables: Record<string, number> = {};
  const counts = { files: 0, fileBytes: 0, missingFiles: 0 };
  let taken = 0;
  for await (const { table, rows, bytes } of snapshot.pages()) {
    yield { kind: "rows", bytes: Buffer.concat([Buffer.from(`${table}\0`), bytes]) };
    tables[table] = (tables[table] ?? 0) + rows;
    taken += rows;
    onProgress?.(taken);
  }
  for await (const id of snapshot.fileIds()) {
    const file = await open(pathOfFile(id), "r").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (file === null) {
      counts.missingFiles += 1;
      continue;
    }
    try {
      yield { kind: "file", bytes: Buffer.from(id) };
      counts.files += 1;
      for (;;) {
        const { bytesRead, buffer } = await file.read(new Uint8Array(PART_BYTES), 0, PART_BYTES);
        if (bytesRead === 0) break;
        counts.fileBytes += bytesRead;
        yield { kind: "bytes", bytes: buffer.subarray(0, bytesRead) };
      }
    } finally {
      await file.close();
    }
    taken += 1;
    onProgress?.(taken);
  }
  return { tables, ...counts };
}
