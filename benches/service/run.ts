// How the service feels to whoever runs it: time to listen and to be ready, idle memory, time to acknowledge while it works.
//   bun run bench:service

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startService } from "#test/support/service.ts";

const DOCUMENTS = 200;
const WORDS = 300;

const vocabulary =
  "river stone market winter garden letter engine harbour music bread station window forest paper".split(" ");
const textOf = (seed: number): string =>
  Array.from({ length: WORDS }, (_, i) => {
    const word = vocabulary[(seed * 31 + i * i * 7 + i) % vocabulary.length] as string;
    return i % 12 === 11 ? `${word} ${seed}-${i}.` : word;
  }).join(" ");

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] as number;

const dataDir = await mkdtemp(join(tmpdir(), "mneme-bench-"));
const startedAt = performance.now();
const service = await startService(dataDir, { MNEME_EMBEDDING_WORKERS: "2", MNEME_DREAM_QUIET_MS: "5000" });
const listeningMs = performance.now() - startedAt;
while ((await service.call("GET", "/ready")).status !== 200) await Bun.sleep(5);
const readyMs = performance.now() - startedAt;
await Bun.sleep(3_000);
const idleMb = (await service.residentBytes()) / 1e6;

const acknowledged: number[] = [];
const ingestStartedAt = performance.now();
for (let i = 0; i < DOCUMENTS; i++) {
  const sentAt = performance.now();
  const { status } = await service.call("POST", "/v3/documents", {
    content: textOf(i),
    containerTag: `bench-${i % 4}`,
  });
  if (status !== 200) throw new Error(`add answered ${status}`);
  acknowledged.push(performance.now() - sentAt);
}
for (;;) {
  const { body } = await service.call("GET", "/v3/documents/processing");
  if (body.totalCount === 0) break;
  await Bun.sleep(50);
}
const ingestedMs = performance.now() - ingestStartedAt;
const peakMb = (await service.residentBytes()) / 1e6;
acknowledged.sort((a, b) => a - b);
await service.end("SIGTERM");
await rm(dataDir, { recursive: true, force: true });

const round = (value: number): number => Math.round(value * 10) / 10;
console.log(
  JSON.stringify(
    {
      listeningMs: round(listeningMs),
      readyMs: round(readyMs),
      idleMb: round(idleMb),
      acknowledge: {
        documents: DOCUMENTS,
        words: WORDS,
        medianMs: round(quantile(acknowledged, 0.5)),
        p95Ms: round(quantile(acknowledged, 0.95)),
      },
      documentsPerSecond: round((DOCUMENTS / ingestedMs) * 1000),
      afterwardsMb: round(peakMb),
    },
    null,
    2,
  ),
);
process.exit(0);
