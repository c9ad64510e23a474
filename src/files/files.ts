// The folder of uploaded files: written and synced before anything refers to them, deleted when nothing does any more. A file's
// name is its own id, never a client's word, so that neither tags nor merges matter to where it lies.

import { mkdir, open, opendir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { IdSource } from "#domain/clock.ts";
import type { StoredFile } from "#domain/document.ts";
import { AppError } from "#src/errors.ts";
import type { FileStore } from "#store/store.ts";

export type SavedFile = Pick<StoredFile, "id" | "bytes" | "hash">;

export interface Files {
  /** Writes bytes as they come; on disk when it resolves. Throws `too_large` after `limit` bytes, and leaves nothing behind. */
  save(source: AsyncIterable<Uint8Array>, limit: number): Promise<SavedFile>;
  pathOf(id: string): string;
  /** The file's bytes, read from disk as they are asked for. Throws PluginError `file_missing`. */
  open(file: StoredFile): Promise<Blob>;
  /** Deletes those of the files that nothing refers to. Never rejects: what stays is found by the next sweep. */
  release(ids: readonly (string | null | undefined)[]): Promise<void>;
  /** Nothing is deleted until the answer is called: what somebody is about to read stays, though nothing refers to it any more. */
  hold(): () => Promise<void>;
  /** Starts to look, at once and then every hour, for files that a crash left behind. */
  startSweeping(): void;
  close(): Promise<void>;
}

export interface FilesSetup {
  readonly folder: string;
  readonly store: FileStore;
  readonly ids: IdSource;
  readonly logger: Logger;
  /** Whether other processes may be writing to the folder. */
  readonly isShared: boolean;
  /** Whether the processes on this database keep their files in another folder than this one. */
  readonly isApart: boolean;
}

const HOUR_MS = 3_600_000;
/** Files whose references are looked up in one query. */
const BATCH = 500;

/** What an operator has to do. */
export const APART =
  "All processes on one database need one folder of files between them: set MNEME_DATA_DIR to a folder that they share";

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

export const createFiles = ({ folder, store, ids, logger, isShared, isApart }: FilesSetup): Files => {
  const startedAt = Date.now();
  let timer: ReturnType<typeof setInterval> | null = null;
  let sweeping: Promise<void> | null = null;
  let isClosed = false;
  let holds = 0;
  const held = new Set<string>();

  const pathOf = (id: string): string => join(folder, id);

  const release: Files["release"] = async (given) => {
    const named = given.filter((id) => id !== null && id !== undefined);
    if (named.length === 0) return;
    if (holds > 0) {
      for (const id of named) held.add(id);
      return;
    }
    try {
      const needed = await store.referenced(named);
      await Promise.all(named.filter((id) => !needed.has(id)).map((id) => rm(pathOf(id), { force: true })));
    } catch (error) {
      logger.error({ error, files: named.length }, "files that may not be needed any more are still there");
    }
  };

  /** A file that is being uploaded is not referred to yet: only what is older than `time` is looked at. */
  const sweep = async (time: number): Promise<void> => {
    let batch: string[] = [];
    for await (const entry of await opendir(folder)) {
      if (isClosed) return;
      const found = await stat(pathOf(entry.name)).catch(() => null);
      if (found === null || found.mtimeMs >= time) continue;
      batch.push(entry.name);
      if (batch.length < BATCH) continue;
      await release(batch);
      batch = [];
    }
    if (!isClosed) await release(batch);
  };

  const sweepOnce = (time: number): void => {
    sweeping ??= sweep(time)
      .catch((error) => {
        if (!isMissing(error)) logger.error({ error }, "the folder of files could not be swept");
      })
      .finally(() => {
        sweeping = null;
      });
  };

  return {
    pathOf,
    release,

    save: async (source, limit) => {
      if (isApart)
        throw new AppError("unavailable", "This process takes no files", { code: "files_elsewhere", details: APART });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = ids.next();
      const file = await open(pathOf(id), "wx", 0o600);
      const hasher = new Bun.CryptoHasher("sha256");
      let bytes = 0;
      try {
        for await (const piece of source) {
          bytes += piece.length;
          if (bytes > limit) throw tooLarge(limit);
          hasher.update(piece);
          await file.writeFile(piece);
        }
        await file.sync();
      } catch (error) {
        await rm(pathOf(id), { force: true });
        throw error;
      } finally {
        await file.close();
      }
      await syncFolder(folder);
      return { id, bytes, hash: hasher.digest("hex") };
    },

    open: async (file) => {
      const stored = Bun.file(pathOf(file.id));
      if (await stored.exists()) return stored;
      const why = isApart ? `is not in this process's folder. ${APART}` : "is not there any more";
      throw new PluginError("file_missing", `The file "${file.name}" ${why}`, isApart);
    },

    hold: () => {
      holds += 1;
      let isHolding = true;
      return async () => {
        if (!isHolding) return;
        isHolding = false;
        holds -= 1;
        if (holds > 0) return;
        const ids = [...held];
        held.clear();
        for (let at = 0; at < ids.length; at += BATCH) await release(ids.slice(at, at + BATCH));
      };
    },

    startSweeping: () => {
      sweepOnce(isShared ? startedAt - HOUR_MS : startedAt);
      timer = setInterval(() => sweepOnce(Date.now() - HOUR_MS), HOUR_MS);
      timer.unref();
    },

    close: async () => {
      isClosed = true;
      if (timer !== null) clearInterval(timer);
      await sweeping;
    },
  };
};

const tooLarge = (limit: number): AppError =>
  new AppError("too_large", "The file is too large", { details: `file may have at most ${limit / 1024 / 1024} MB` });

/** A new file survives the loss of power only when its folder's entry does. */
const syncFolder = async (folder: string): Promise<void> => {
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};
