import { afterEach, describe, expect, test } from "bun:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { PluginError } from "#contracts/plugin.ts";
import { createWorkerPool, type PoolJob, type WorkerPool } from "#plugins/embedders/minilm/worker-pool.ts";
import { pluginHost } from "#test/conformance/host.ts";
import { DEADLY_WIDTH } from "./dying-worker.ts";

const modelDir = fileURLToPath(new URL("../../../../models/all-MiniLM-L6-v2", import.meta.url));
const script = fileURLToPath(new URL("../../../../plugins/embedders/minilm/session-worker.ts", import.meta.url));
const dyingScript = fileURLToPath(new URL("./dying-worker.ts", import.meta.url));

describe("the worker pool", () => {
  let pool: WorkerPool | null = null;
  afterEach(() => pool?.close());

  const open = (size: number, { folder = modelDir, file = script } = {}) => {
    const jobs: PoolJob[] = [];
    const workers: Worker[] = [];
    const abandoned: PluginError[] = [];
    const spawn = () => {
      const worker = new Worker(file, { workerData: { modelDir: folder } });
      workers.push(worker);
      return worker;
    };
    const opened = createWorkerPool({
      size,
      spawn,
      hasWork: () => jobs.length > 0,
      takeJob: () => jobs.shift() ?? null,
      abandon: (error) => abandoned.push(error),
      logger: pluginHost().logger,
    });
    pool = opened;
    /** One text of `width` times the same token. */
    const run = (width: number) =>
      new Promise<Float32Array>((done, failed) => {
        const request = {
          ids: new BigInt64Array(width).fill(1500n),
          mask: new BigInt64Array(width).fill(1n),
          rows: 1,
          width,
        };
        jobs.push({ request, done, failed });
        opened.wake();
      });
    return { pool: opened, run, workers, abandoned };
  };

  test("fails only the job of a worker that dies, as worth another try, and starts a new one for the next", async () => {
    const { pool, run, workers } = open(1, { file: dyingScript });
    await pool.start();
    expect((await run(8)).length).toBe(384);
    for (let deaths = 1; deaths <= 3; deaths++) {
      const [victim, waiting] = [run(DEADLY_WIDTH), run(9)];
      await expect(victim).rejects.toMatchObject({ code: "embedder_worker_lost", retryable: true });
      expect((await waiting).length).toBe(384);
      expect(workers.length).toBe(deaths + 1);
    }
  });

  test("a run that the model refuses fails alone", async () => {
    const { pool, run, workers } = open(1);
    await pool.start();
    const refusal = await run(600).catch((error: PluginError) => error.code);
    expect(refusal).toBe("embedder_worker_lost");
    expect((await run(8)).length).toBe(384);
    expect(workers.length).toBe(1);
  });

  test("does not start without a model", async () => {
    const { pool, abandoned } = open(2, { folder: "/nonexistent" });
    await expect(pool.start()).rejects.toMatchObject({ code: "embedder_unavailable" });
    expect(abandoned.length).toBe(1);
  });

  test("close lets a run finish and ends the workers", async () => {
    const { pool, run, workers } = open(2);
    await pool.start();
    const ended = Promise.all(workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve))));
    const job = run(256);
    await pool.close();
    expect((await job).length).toBe(384);
    await ended;
  });
});
