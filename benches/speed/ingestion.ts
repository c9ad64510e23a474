// Ingestion from end to end beside the embedder alone.

import { join } from "node:path";
import { searchText } from "#domain/chunk.ts";
import { openStore } from "#store/open.ts";
import type { Service } from "#test/support/service.ts";
import { ok } from "./ask.ts";
import { type Bench, type Figures, serving } from "./databases.ts";
import { MODEL } from "./fill.ts";
import { sentenceOf } from "./texts.ts";
import { round, secondsOf } from "./timing.ts";
import { createEmbedder, embedAll } from "./vectors.ts";

const TAGS = 4;
/** Documents after which the code that forms memories has been compiled. */
const WARM_UP = 25;
const SENTENCES_A_DOCUMENT = 25;

export const documentText = (number: number): string =>
  Array.from({ length: SENTENCES_A_DOCUMENT }, (_, i) =>
    sentenceOf(5_000_000 + number * SENTENCES_A_DOCUMENT + i),
  ).join(" ");

const LOOK_AGAIN_MS = 100;

/** Resolves when the memories of each have formed. One document is asked for at a time: a list of all costs the service some 20 ms. */
const waitUntilRemembered = async (service: Service, ids: readonly string[]): Promise<void> => {
  for (const id of ids)
    while ((await ok(service, "GET", `/v3/documents/${id}`)).dreamingStatus !== "done") await Bun.sleep(LOOK_AGAIN_MS);
};

/** Sends the documents of the numbers and waits until their memories have formed. */
const ingest = async (service: Service, from: number, to: number): Promise<void> => {
  const send = async (tag: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let i = from + tag; i < to; i += TAGS) {
      const body = { content: documentText(i), containerTag: `ingest-${tag}` };
      ids.push((await ok(service, "POST", "/v3/documents", body)).id);
    }
    return ids;
  };
  const ids = await Promise.all(Array.from({ length: TAGS }, (_, tag) => send(tag)));
  await waitUntilRemembered(service, ids.flat());
};

/** The texts of all rows that were given vectors. */
const embeddedTexts = async (dataDir: string): Promise<string[]> => {
  const store = await openStore({ url: null, dataDir, clock: { now: Date.now } });
  const texts: string[] = [];
  for (let i = 0; i < TAGS; i++)
    for await (const { chunks, memories } of store.tag(`ingest-${i}`).rows(MODEL))
      texts.push(...chunks.map(({ row }) => searchText(row)), ...memories.map(({ row }) => row.text));
  await store.close();
  return texts;
};

const QUIET = { MNEME_DREAM_QUIET_MS: "0" };
const ROUNDS = 4;

/**
 * Rows with vectors made per second, from the first request until all memories have formed, and what the embedder alone makes of the
 * same texts: in turns, since a shared machine is not as fast at one time as at another. A first ingestion shows what the texts are.
 */
export const ingestionPart = async (bench: Bench): Promise<Figures> => {
  const documents = bench.queries * 2;
  const folderOf = (name: string): string => join(bench.folder, `${name}-${Date.now()}`);
  const rehearsal = folderOf("rehearsal");
  const ingestAll = async (service: Service): Promise<Figures> => {
    await ingest(service, 0, documents);
    return {};
  };
  await serving(rehearsal, ingestAll, QUIET);
  const texts = await embeddedTexts(rehearsal);
  const embedder = await createEmbedder(2);
  await embedAll(embedder, texts.slice(0, 64));
  let seconds = 0;
  let alone = 0;
  const inTurns = async (service: Service): Promise<Figures> => {
    await ingest(service, documents, documents + WARM_UP);
    const part = (count: number, turn: number): number => Math.round((count * turn) / ROUNDS);
    for (let turn = 0; turn < ROUNDS; turn++) {
      seconds += await secondsOf(() => ingest(service, part(documents, turn), part(documents, turn + 1)));
      const same = texts.slice(part(texts.length, turn), part(texts.length, turn + 1));
      alone += await secondsOf(() => embedAll(embedder, same));
    }
    return {};
  };
  await serving(folderOf("ingestion"), inTurns, QUIET);
  await embedder.close();
  return {
    documents,
    rows: texts.length,
    rowsPerSecond: round(texts.length / seconds, 1),
    embedderAlonePerSecond: round(texts.length / alone, 1),
    share: round(alone / seconds),
  };
};
