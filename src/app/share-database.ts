// What this process has in common with others on a remote database; with the embedded one it is alone.

import { randomBytes } from "node:crypto";
import type { Logger } from "#contracts/plugin.ts";
import type { Config } from "#src/config.ts";
import { isCommonFolder } from "#src/files/common-folder.ts";
import { APART } from "#src/files/files.ts";
import { ALONE, createProcesses } from "#src/processes.ts";
import type { Store } from "#store/store.ts";

export const shareDatabase = async ({ surrealUrl, dataDir }: Config, store: Store, logger: Logger) => {
  const fileLinkSecret = randomBytes(32).toString("base64url");
  if (surrealUrl === null)
    return { isShared: false, sharing: null, processes: ALONE, isApart: false, fileLinkSecret } as const;
  const isApart = !(await isCommonFolder(dataDir, store.processes));
  if (isApart) logger.warn({ dataDir }, `uploaded files are refused here. ${APART}`);
  const sharing = createProcesses(store.processes, logger);
  return {
    isShared: true,
    sharing,
    processes: sharing,
    isApart,
    fileLinkSecret: await store.processes.secret("file links", fileLinkSecret),
  } as const;
};
