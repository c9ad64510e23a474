// What the system says of a place that can't be written to, in words that say what to do.

import { AppError } from "#src/errors.ts";

const REASONS: Readonly<Record<string, string>> = {
  EROFS: "It is on a read-only file system: name a place on another one",
  EACCES: "This user may not write there: name another place, or give it to this user (chown)",
  EPERM: "This user may not write there: name another place, or give it to this user (chown)",
};

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && "syscall" in error;

/** An error of the system or of a full disk, told of the place that was to be written; any other as it is. */
export const ofPlace = (place: string, error: unknown): unknown => {
  const code = isOfSystem(error) ? (error.code ?? "") : "";
  if (code === "ENOSPC" || code === "EDQUOT" || (error instanceof AppError && error.kind === "disk_full"))
    return new AppError("disk_full", "The disk is full", {
      details: `Make room for ${place}, or name a place on another disk. What was written of it is removed.`,
      cause: error,
    });
  if (!isOfSystem(error)) return error;
  const details = `${REASONS[code] ?? error.message}.`;
  return new AppError("unavailable", `${place} can't be written`, { details, cause: error });
};
