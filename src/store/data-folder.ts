// The folder of data: looked at before the database in it is opened, because the engine makes a new database wherever it does not
// find its own, and cuts off what follows a damaged place in its log.

import { mkdir, readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AppError } from "#src/errors.ts";
import { findLogDamage } from "./log-check.ts";

const ADVICE = "Leave it as it is, and restore a backup into an empty folder: mneme restore <file>.";

export const damagedFolder = (problem: string, cause?: unknown): AppError =>
  new AppError("unavailable", "The database in the data folder is damaged", {
    code: "data_folder_damaged",
    details: `${problem}. ${ADVICE}`,
    cause,
  });

const foreignFolder = (problem: string): AppError =>
  new AppError("unavailable", "This is no data folder", {
    code: "data_folder_foreign",
    details: `${problem}. Nothing was changed in it; set MNEME_DATA_DIR to a folder of its own.`,
  });

/** Where a restore writes until all of it is there. */
export const RESTORING_FOLDER = ".restoring";

/** What to do about a restore that was ended half-way. It begins in an empty folder: what lies there is its own. */
export const unfinishedAdvice = (folder: string, names: readonly string[]): string => {
  const left = [RESTORING_FOLDER, "files"].filter((name) => name === RESTORING_FOLDER || names.includes(name));
  return `When none is at work, delete ${left.map((name) => join(folder, name)).join(" and ")} and restore again.`;
};

/** What may be in a folder in which there is no database yet. */
const MAY_BE_THERE = /^(?:\.|tmp$|lost\+found$)/;

const namesIn = async (folder: string): Promise<string[] | null> => {
  try {
    return await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return null;
    if (code === "ENOTDIR") throw foreignFolder(`${folder} is a file`);
    if (code === "EACCES" || code === "EPERM") throw notAllowed(folder, error);
    throw error;
  }
};

export const notAllowed = (folder: string, cause: unknown): AppError =>
  new AppError("unavailable", "The data folder can't be used by this user", {
    code: "data_folder_forbidden",
    details: `${folder} can't be read or written. Give it to the user that runs mneme (chown), mount it writable, or set MNEME_DATA_DIR.`,
    cause,
  });

const nameSome = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", ");

/** A database of this program, nothing at all, or else a refusal. */
const examineDatabase = async (folder: string, names: readonly string[]): Promise<"there" | "none"> => {
  if (names.includes("CURRENT")) {
    if (names.some((name) => name.startsWith("MANIFEST-"))) return "there";
    throw damagedFolder(`${folder} has no MANIFEST file`);
  }
  if (names.includes("sstables") && names.includes("manifest"))
    throw foreignFolder(`${folder} holds a database of another engine (SurrealKV), which this program never makes`);
  if (names.some((name) => name.endsWith(".sst") || name.startsWith("MANIFEST-")))
    throw damagedFolder(`${folder} has a database's files, but not the file CURRENT`);
  // A start that was ended while it made the database leaves its lock and logs.
  const foreign = names.filter((name) => !/^(?:LOCK|LOG|LOG\.old\..*|IDENTITY|OPTIONS-.*|.*\.dbtmp)$/.test(name));
  if (foreign.length > 0) throw foreignFolder(`${folder} holds ${nameSome(foreign)}, and no database`);
  return "none";
};

const examineNewFolder = async (folder: string, names: readonly string[]): Promise<void> => {
  if (names.includes("CURRENT"))
    throw foreignFolder(`${folder} is the database within a data folder: name the folder that it lies in`);
  if (names.includes(RESTORING_FOLDER))
    throw new AppError(
      "unavailable",
      "The data folder is not whole: a restore is at work in it, or was ended half-way",
      {
        code: "restore_unfinished",
        details: unfinishedAdvice(folder, names),
      },
    );
  const files = names.includes("files") ? ((await namesIn(join(folder, "files"))) ?? []) : [];
  if (files.length > 0)
    throw damagedFolder(`${folder} has ${files.length} uploaded files, but the database that knows them is gone`);
  const others = names.filter((name) => name !== "db" && name !== "files" && !MAY_BE_THERE.test(name));
  if (others.length > 0) throw foreignFolder(`${folder} holds ${nameSome(others)}`);
};

/**
 * The database's folder within a data folder, and whether there is a database in it. Whoever opens it makes one where there is none.
 * @throws AppError that says what to do, for what is damaged, of another program, or not for this user
 */
export const examineDataFolder = async (
  dataDir: string,
): Promise<{ readonly path: string; readonly hasDatabase: boolean }> => {
  const folder = resolve(dataDir);
  const path = join(folder, "db");
  if (path.includes("?"))
    throw new AppError("invalid", `The data folder's path must not contain a question mark: ${path}`);
  const names = await namesIn(folder);
  const inDatabase = names === null ? null : await namesIn(path);
  const state = await examineDatabase(path, inDatabase ?? []);
  if (state === "there") {
    const damage = await findLogDamage(
      path,
      (inDatabase ?? []).filter((name) => /^\d+\.log$/.test(name)),
    );
    if (damage !== null) throw damagedFolder(damage);
  } else await examineNewFolder(folder, names ?? []);
  return { path, hasDatabase: state === "there" };
};

/** Makes what is missing of the data folder. @throws AppError */
export const makeDatabaseFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await stat(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") throw notAllowed(path, error);
    if (code === "ENOTDIR" || code === "EEXIST") throw foreignFolder(`${path} can't be made: a file is in its way`);
    throw error;
  }
};
