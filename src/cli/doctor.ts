// `mneme doctor`: looks at everything that has to be in order before the service can work, and says what to do where it is not.

import { access, constants, mkdir, rmdir, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { messageOf } from "#domain/message-of.ts";
import { serviceAddress } from "#src/client/service-address.ts";
import type { Config } from "#src/config.ts";
import { AppError } from "#src/errors.ts";
import { embeddedFolder } from "#src/native/embedded-files.ts";
import { version } from "#src/version.ts";
import { configOf } from "./environment.ts";

export interface Finding {
  readonly what: string;
  readonly isFine: boolean;
  /** What was found, and what to do where it is not fine. */
  readonly found: string;
}

const OLDEST_BUN = "1.4.5";
const LEAST_FREE_BYTES = 1_000_000_000;

const fine = (what: string, found: string): Finding => ({ what, isFine: true, found });
const amiss = (what: string, found: string): Finding => ({ what, isFine: false, found });

const examineSettings = (): { readonly finding: Finding; readonly config: Config | null } => {
  try {
    return { finding: fine("settings", "in order"), config: configOf() };
  } catch (error) {
    return { finding: amiss("settings", messageOf(error)), config: null };
  }
};

const examineFolder = async ({ dataDir }: Config): Promise<Finding[]> => {
  try {
    const made = await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    // Whoever only looks leaves nothing behind; the first start makes it.
    for (let at = dataDir; made !== undefined && at.length >= made.length; at = dirname(at)) await rmdir(at);
    const free = bavail * bsize;
    const freeGb = `${(free / 1e9).toFixed(1)} GB free`;
    return [
      fine("data folder", `${dataDir} can be written to`),
      free < LEAST_FREE_BYTES ? amiss("disk", `${freeGb}: make room, or set MNEME_DATA_DIR`) : fine("disk", freeGb),
    ];
  } catch (error) {
    return [amiss("data folder", `${dataDir}: ${String(error)}; set MNEME_DATA_DIR to a folder of yours`)];
  }
};

/** Whether a start would take it: nothing is made, and nothing brought up to date. */
const examineDatabase = async ({ surrealUrl, dataDir }: Config): Promise<Finding> => {
  const { openStoredSnapshot } = await import("#store/open.ts");
  try {
    const snapshot = await openStoredSnapshot({ url: surrealUrl, dataDir });
    await snapshot.close();
    return fine("database", surrealUrl === null ? "in order" : "answers");
  } catch (error) {
    if (!(error instanceof AppError)) return amiss("database", messageOf(error));
    if (error.code === "data_folder_locked") return fine("database", "in use by a service at work");
    if (error.kind === "not_found") return fine("database", "none yet: the first start makes it");
    return amiss("database", error.details === undefined ? error.message : `${error.message}: ${error.details}`);
  }
};

const examineModel = async (): Promise<Finding> => {
  const missing: string[] = [];
  for (const name of ["model.onnx", "tokenizer.json"]) {
    if (!(await Bun.file(join(embeddedFolder("embeddingModel"), name)).exists())) missing.push(name);
  }
  return missing.length === 0
    ? fine("embedding model", "its files are there")
    : amiss("embedding model", `${missing.join(", ")} missing: install the program again`);
};

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

const examinePort = async ({ host, port }: Config): Promise<Finding> => {
  const address = serviceAddress({ host, port });
  if (port === 0 || (await isFree(host, port))) return fine("port", `${port} on ${host} is free`);
  const answer = await fetch(`${address}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (answer === null) return amiss("port", `${port} on ${host} is in use by another program: set MNEME_PORT`);
  return answer.ok ? fine("service", `ready at ${address}`) : amiss("service", `${address} is not ready: see its log`);
};

const examineFfmpeg = ({ path }: Config): Finding =>
  Bun.which("ffmpeg", { PATH: path }) === null
    ? fine("ffmpeg", "not installed: needed for video and audio only")
    : fine("ffmpeg", "installed");

/** In the order in which things are needed. */
export const examine = async (): Promise<Finding[]> => {
  const findings = [
    fine("mneme", version),
    Bun.semver.satisfies(Bun.version, `>=${OLDEST_BUN}`)
      ? fine("bun", Bun.version)
      : amiss("bun", `${Bun.version}: ${OLDEST_BUN} or newer is needed`),
  ];
  const { finding, config } = examineSettings();
  findings.push(finding, await examineModel());
  if (config === null) return findings;
  return [
    ...findings,
    ...(await examineFolder(config)),
    await examineDatabase(config),
    await examinePort(config),
    examineFfmpeg(config),
  ];
};
