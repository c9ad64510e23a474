// A reader of the documentation at a shell: runs its commands and programs as they stand, against a service of the test.

import { chmod, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Service } from "./service.ts";

export const root = new URL("../..", import.meta.url).pathname;

export interface ReaderShell {
  /** Standard output of the commands, which must succeed. */
  readonly run: (commands: string) => Promise<string>;
  /** The same of a TypeScript program. */
  readonly runProgram: (source: string) => Promise<string>;
  /** As the shell has it, with `mneme` and `bun` on the path. */
  readonly environment: Readonly<Record<string, string>>;
  /** What a page says of the usual address and of keys, as it is here. */
  readonly here: (written: string) => string;
  /** Resolves when every document that was sent is remembered. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param cwd the folder that the page speaks of */
export const openReaderShell = async (service: Service, dataDir: string, cwd: string): Promise<ReaderShell> => {
  const folder = await mkdtemp(join(tmpdir(), "mneme-reader-"));
  const key = service.authorization.replace("Bearer ", "");
  await mkdir(join(folder, "bin"));
  await Bun.write(join(folder, "bin/mneme"), `#!/bin/sh\nexec "${process.execPath}" "${root}src/main.ts" "$@"\n`);
  await chmod(join(folder, "bin/mneme"), 0o755);
  await Bun.write(join(folder, ".curlrc"), "silent\nshow-error\nfail-with-body\n");
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const environment = {
    PATH: [join(folder, "bin"), dirname(process.execPath), process.env.PATH ?? ""].join(delimiter),
    HOME: folder,
    CURL_HOME: folder,
    NO_COLOR: "1",
    MNEME_API_KEY: key,
    MNEME_PORT: new URL(service.address).port,
    MNEME_DATA_DIR: dataDir,
  };
  const here = (written: string): string =>
    written.replaceAll("http://127.0.0.1:8787", service.address).replaceAll("sm_…", key);
  const start = async (command: string[]): Promise<string> => {
    const child = Bun.spawn(command, { cwd, env: environment, stdout: "pipe", stderr: "pipe" });
    const [printed, problems, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
    if (code !== 0) throw new Error(`${command.join(" ")} ended with ${code}:\n${problems}${printed}`);
    return printed;
  };
  return {
    environment,
    here,
    run: (commands) => start(["bash", "-euo", "pipefail", "-c", here(commands)]),
    runProgram: async (source) => {
      const file = join(folder, `${Bun.hash(source).toString(36)}.ts`);
      await Bun.write(file, here(source));
      return await start([process.execPath, file]);
    },
    settled: async () => {
      const { body } = await service.call("POST", "/v3/documents/list", { limit: 100 });
      for (const { id } of body.memories) {
        const { authorization } = service;
        await (await fetch(`${service.address}/v3/documents/${id}/events`, { headers: { authorization } })).text();
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
