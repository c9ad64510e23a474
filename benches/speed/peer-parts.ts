// The same searches in the peers, each as a process of its own behind HTTP.

import { existsSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { Bench, Figures } from "./databases.ts";
import { serveEmbeddings } from "./embedding-server.ts";
import { servePeer } from "./serve-peer.ts";
import { fillPeer } from "./sqlite-peer.ts";
import { questionOf, sentenceOf } from "./texts.ts";
import { round, secondsOf, timed, timesOf } from "./timing.ts";
import { createEmbedder } from "./vectors.ts";

const here = (path: string): string => new URL(path, import.meta.url).pathname;
const WARM_UP = 5;
const ADDS_AT_ONCE = 4;
const KNOWN_QUESTIONS = 20;

export const sqlitePart = async (bench: Bench, rows: number): Promise<Figures> => {
  const path = join(bench.folder, `peer-${rows}.sqlite`);
  await mkdir(bench.folder, { recursive: true });
  if (!existsSync(path)) fillPeer(path, rows, sentenceOf, bench.vectorOf);
  const peer = await servePeer([process.execPath, here("./sqlite-peer.ts"), path]);
  try {
    const ask = (i: number): Promise<unknown> => peer.search(questionOf(i));
    const count = Math.max(10, Math.min(bench.queries, Math.round(2_000_000 / rows)));
    await timed(WARM_UP, ask);
    const included = timesOf(await timed(count, (i) => ask(1_000 + i)));
    await timed(KNOWN_QUESTIONS, ask);
    const cached = timesOf(await timed(count, (i) => ask(i % KNOWN_QUESTIONS)));
    return { rows, included, cached };
  } finally {
    await peer.end();
  }
};

/** Null where the peer is not installed. */
export const mem0Part = async (bench: Bench, rows: number): Promise<Figures | null> => {
  if (!existsSync(here("../peers/node_modules/better-sqlite3/build/Release/better_sqlite3.node"))) return null;
  const embedder = await createEmbedder(1);
  const numbers = new Map(Array.from({ length: rows }, (_, i): [string, number] => [sentenceOf(i), i]));
  const embeddings = serveEmbeddings(embedder, (text) => {
    const number = numbers.get(text);
    return number === undefined ? undefined : bench.vectorOf(number);
  });
  await mkdir(bench.folder, { recursive: true });
  const folder = await mkdtemp(join(bench.folder, "mem0-"));
  const environment = { MEM0_TELEMETRY: "false", HOME: folder };
  const peer = await servePeer(["node", here("../peers/mem0.mjs"), folder, embeddings.address], environment);
  try {
    const perCall = 100;
    const addSeconds = await secondsOf(async () => {
      let next = 0;
      const add = async (): Promise<void> => {
        while (next < rows) {
          const from = next;
          next += perCall;
          const texts = Array.from({ length: Math.min(perCall, rows - from) }, (_, i) => sentenceOf(from + i));
          await peer.post("/add", { texts, user: "ada" });
        }
      };
      await Promise.all(Array.from({ length: ADDS_AT_ONCE }, add));
    });
    await timed(WARM_UP, (i) => peer.search(questionOf(i)));
    const count = Math.max(10, Math.min(bench.queries, Math.round(500_000 / rows)));
    const included = timesOf(await timed(count, (i) => peer.search(questionOf(1_000 + i))));
    return { rows, addedPerSecond: round(rows / addSeconds, 1), included };
  } finally {
    await peer.end();
    embeddings.stop();
    await embedder.close();
  }
};
