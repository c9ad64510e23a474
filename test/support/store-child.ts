// A process that works on a data folder until it is killed, or that looks at what a killed one has left. Speaks in lines of JSON.

import { StaleRevision } from "#src/errors.ts";
import { openDatabase, storeOn } from "#store/open.ts";
import type { Store } from "#store/store.ts";
import { memoryRow } from "./memory-row.ts";
import { orphans } from "./orphans.ts";
import { acceptanceOf, chunkRow, documentRow, overwrite, planOf, put, remove, sourceRow, vectorOf } from "./rows.ts";

/** What every commit of `write` puts of each kind. */
export const ROWS_OF_A_COMMIT = 4;

/** What a killed process has left, as `look` tells it. */
export interface Remains {
  readonly documents: readonly string[];
  readonly jobs: number;
  readonly revision: number;
  /** Documents whose passages and memories are there in another number than their state says. */
  readonly torn: readonly string[];
  readonly orphans: Readonly<Record<string, number>>;
}

const say = (line: unknown): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

const commitDocument = async (store: Store, id: string): Promise<void> => {
  const numbers = Array.from({ length: ROWS_OF_A_COMMIT }, (_, number) => number);
  for (;;) {
    const revision = await store.tag("ada").revision();
    try {
      await store.commit(
        planOf(revision, {
          documents: put(
            documentRow({ id, customId: id, otherTags: ["bob"], status: "done", chunkCount: ROWS_OF_A_COMMIT }),
          ),
          contents: put({ documentId: id, raw: null, text: "text", sections: "[]" }),
          chunks: put(
            ...numbers.map((number) => ({
              row: chunkRow({ id: `${id}-${number}`, documentId: id }),
              vector: vectorOf(number),
            })),
          ),
          memories: put(
            ...numbers.map((number) => ({ row: memoryRow({ id: `${id}-${number}` }), vector: vectorOf(number) })),
          ),
          sources: put(...numbers.map((number) => sourceRow({ memoryId: `${id}-${number}`, documentId: id }))),
          jobs: remove(`job-${id}`),
        }),
        "model",
      );
      return;
    } catch (error) {
      if (!(error instanceof StaleRevision)) throw error;
    }
  }
};

/** Several loops at once accept documents, commit every second one, and say so only afterwards. */
const write = async (store: Store, round: string): Promise<void> => {
  const loop = async (worker: number): Promise<void> => {
    for (let number = 0; ; number++) {
      const id = `${round}-${worker}-${number}`;
      const document = documentRow({ id, customId: id, otherTags: ["bob"] });
      await store.queue.accept(acceptanceOf(document, "words ".repeat(300)), `job-${id}`, 1, overwrite);
      say({ accepted: id });
      if (number % 2 === 1) {
        await commitDocument(store, id);
        say({ committed: id });
      }
    }
  };
  await Promise.all([0, 1, 2, 3].map(loop));
};

const look = async (store: Store, hanging: Readonly<Record<string, number>>): Promise<Remains> => {
  const reader = store.tag("ada");
  const [documents, torn]: [string[], string[]] = [[], []];
  for await (const page of reader.rows("model")) {
    for (const { id, status } of page.documents) {
      documents.push(id);
      const expected = status === "done" ? ROWS_OF_A_COMMIT : 0;
      const [chunks, memories] = [await reader.chunks(id), await reader.memoriesOfDocument(id)];
      const vectors = await reader.vectors(
        "chunk",
        chunks.map((chunk) => chunk.id),
        "model",
      );
      if ([chunks.length, memories.length, vectors.size].some((count) => count !== expected)) torn.push(id);
    }
  }
  return { documents, jobs: await store.queue.depth("ada"), revision: await reader.revision(), torn, orphans: hanging };
};

if (import.meta.main) {
  const [mode, dataDir, round] = Bun.argv.slice(2);
  try {
    const database = await openDatabase({ url: null, dataDir: dataDir ?? "" });
    const store = storeOn(database, { now: () => 1 });
    say({ opened: true });
    if (mode === "write") await write(store, round ?? "");
    else say(await look(store, await orphans(database)));
    process.exit(0);
  } catch (error) {
    say({ error: error instanceof Error ? { ...error, message: error.message } : String(error) });
    process.exit(1);
  }
}
