// The service as its own process, as a user starts it: for tests that kill it, restart it or read what it prints.

import { type Answer, callService, TEST_KEY } from "./app.ts";

export interface Service {
  readonly address: string;
  /** The header of this name, for requests that are not JSON. */
  readonly authorization: string;
  /** Everything printed so far. */
  readonly printed: () => string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Memory of the process that is in use, from the kernel (Linux). */
  readonly residentBytes: () => Promise<number>;
  /** Sends the signal and resolves to the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number>;
}

const root = new URL("../..", import.meta.url).pathname;

interface Program {
  readonly command: readonly string[];
  readonly cwd: string;
  /** All of it. */
  readonly environment: Record<string, string>;
  /** With which `call` calls; by default the one that the program prints. */
  readonly key?: string;
}

/** Starts the service on a free port; resolves when it listens. */
export const startService = (dataDir: string, environment: Record<string, string> = {}): Promise<Service> =>
  startProgram({
    command: [process.execPath, "src/main.ts"],
    cwd: root,
    key: TEST_KEY,
    environment: {
      PATH: process.env.PATH ?? "",
      MNEME_PORT: "0",
      MNEME_DATA_DIR: dataDir,
      MNEME_API_KEY: TEST_KEY,
      MNEME_EMBEDDING_WORKERS: "1",
      MNEME_DREAM_QUIET_MS: "0",
      MNEME_LOG_LEVEL: "error",
      ...environment,
    },
  });

/** Resolves when it listens. */
export const startProgram = async ({ command, cwd, environment, key }: Program): Promise<Service> => {
  const child = Bun.spawn([...command], { cwd, env: environment, stdout: "pipe", stderr: "pipe" });
  let output = "";
  const listening = Promise.withResolvers<{ address: string; authorization: string }>();
  const collect = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const bytes of stream) {
      output += decoder.decode(bytes, { stream: true });
      const address = /listens at (http:\/\/\S+)/.exec(output)?.[1];
      const known = key ?? /^ +(sm_\w+)$/m.exec(output)?.[1];
      if (address !== undefined && known !== undefined)
        listening.resolve({ address, authorization: `Bearer ${known}` });
    }
  };
  const reading = Promise.all([collect(child.stdout), collect(child.stderr)]);
  void child.exited.then(async (code) => {
    await reading;
    listening.reject(new Error(`the service ended with ${code} before it listened:\n${output}`));
  });
  const { address, authorization } = await listening.promise;
  return {
    address,
    authorization,
    printed: () => output,
    call: (method, path, body) => callService(address, method, path, body, { authorization }),
    residentBytes: async () => {
      const status = await Bun.file(`/proc/${child.pid}/status`).text();
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    },
    end: async (signal) => {
      child.kill(signal);
      return await child.exited;
    },
  };
};
