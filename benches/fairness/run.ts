// What one document waits for when another container has thousands queued before it.
//   bun run bench:fairness [--crowd 5000]

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Service, startService } from "#test/support/service.ts";

const { values } = parseArgs({ options: { crowd: { type: "string" } } });
const crowd = Number(values.crowd ?? 5_000);
const PROBES = 20;

const textOf = (seed: number): string =>
  Array.from({ length: 10 }, (_, k) => `On day ${seed * 10 + k} Ada saw ship number ${seed} leave the harbour.`).join(
    " ",
  );

/** Milliseconds from sending a document to its being searchable. */
const doneMs = async (service: Service, containerTag: string, seed: number): Promise<number> => {
  const sentAt = performance.now();
  const { body } = await service.call("POST", "/v3/documents", { content: textOf(seed), containerTag });
  for (;;) {
    const { body: document } = await service.call("GET", `/v3/documents/${body.id}`);
    if (document.status === "done") return performance.now() - sentAt;
    await Bun.sleep(2);
  }
};

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] as number;

const probe = async (service: Service, name: string): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < PROBES; i++) times.push(await doneMs(service, `${name}-${i}`, i));
  return median(times);
};

const dataDir = await mkdtemp(join(tmpdir(), "mneme-bench-"));
const service = await startService(dataDir, { MNEME_DREAM_QUIET_MS: "5000" });
while ((await service.call("GET", "/ready")).status !== 200) await Bun.sleep(5);
await probe(service, "warm");
const aloneMs = await probe(service, "alone");
for (let i = 0; i < crowd; i += 100) {
  const documents = Array.from({ length: 100 }, (_, k) => ({ content: textOf(i + k) }));
  const { status } = await service.call("POST", "/v3/documents/batch", { documents, containerTag: "crowded" });
  if (status >= 300) throw new Error(`batch answered ${status}`);
}
const waiting = async (): Promise<number> =>
  (await service.call("GET", "/v3/documents/processing?containerTag=crowded")).body.totalCount;
const queuedBefore = await waiting();
const besideCrowdMs = await probe(service, "beside");
const queuedAfter = await waiting();
await service.end("SIGKILL");
await rm(dataDir, { recursive: true, force: true });
console.log(
  JSON.stringify({ crowd, queuedBefore, queuedAfter, aloneMs, besideCrowdMs, ratio: besideCrowdMs / aloneMs }, null, 2),
);
process.exit(0);
