// `mneme reembed`: by the service where one is at work on the data, else here.

import type { Config } from "#src/config.ts";
import { AppError } from "#src/errors.ts";
import { reembedStore } from "./offline-tasks.ts";
import { isServing, reembedByService, type ServiceProgress } from "./reembed-by-service.ts";

type Progress = Pick<ServiceProgress, "done" | "total">;

/** Can be ended by the signal and run again, and goes on where it was. */
export const reembedWherever = async (
  config: Config,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Omit<ServiceProgress, "done" | "total">> => {
  // A database server can be opened twice: who is at work on it is known only by asking.
  if (config.surrealUrl !== null && (await isServing(config)))
    return await reembedByService(config, signal, onProgress);
  try {
    return { ...(await reembedStore(config, signal, onProgress)), error: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "data_folder_locked") throw error;
    return await reembedByService(config, signal, onProgress);
  }
};
