// Writes statements directly, without a document's way through the queue: embedded, sorted into buckets, linked and searchable at once.

import type { Linker } from "#contracts/linker.ts";
import type { CallContext } from "#contracts/plugin.ts";
import type { Clock, EpochMs, IdSource } from "#domain/clock.ts";
import type { Reach } from "#domain/key.ts";
import type { EventDate, Memory } from "#domain/memory.ts";
import type { Metadata } from "#domain/metadata.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import { joinWritten, writeMemories } from "#domain/plans/write-memories.ts";
import { type FindNeighbours, linkInputs } from "#pipeline/dream.ts";
import type { Context, Transact } from "#src/context.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import { homeInReach } from "./follow-merges.ts";
import { type RowReader, relatedRows } from "./related-rows.ts";
import { createSortStatements, type SortDependencies, type SortStatements } from "./sort-statements.ts";

/** A statement as a client writes it. */
export interface WrittenStatement {
  readonly text: string;
  readonly isStatic: boolean;
  readonly metadata: Metadata | null;
  readonly forgetAfter: EpochMs | null;
  readonly forgetReason: string | null;
  readonly documentDate: EpochMs | null;
  readonly eventDates: readonly EventDate[];
}

/** `memories` has for each statement the memory that stands for it: a new one, or one that said the same already. */
export type Remember = (
  tag: string,
  statements: readonly WrittenStatement[],
  reach: Reach,
) => Promise<{ readonly documentId: string; readonly memories: readonly Memory[] }>;

export interface RememberDependencies extends SortDependencies {
  readonly transact: Transact;
  readonly admitted: Doorkeeper["admitted"];
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly embed: Context["embed"];
  readonly linker: Linker;
  readonly findNeighbours: FindNeighbours;
  readonly rememberedRows: (tag: string, revision: number) => RowReader;
}

const NEIGHBOURS = 5;
const TIME_LIMIT_MS = 60_000;

export const createRemember = (dependencies: RememberDependencies): Remember => {
  const { transact, clock, ids } = dependencies;
  const sort = createSortStatements(dependencies);
  return async (asked, statements, reach) => {
    const tag = await homeInReach(dependencies.store.merges, asked, reach);
    const written = await draft(dependencies, sort, tag, statements);
    await dependencies.admitted([tag]);
    const documentId = ids.next();
    let memories: readonly Memory[] = [];
    await transact(
      tag,
      async (reader, baseRevision) => {
        const vectors = written.map(({ vector }) => vector);
        const neighbours = await dependencies.findNeighbours(reader.tag, vectors, NEIGHBOURS, () => true);
        // From here on: long texts of others may have been embedded and written first.
        const call: CallContext = { signal: AbortSignal.timeout(TIME_LIMIT_MS), logger: dependencies.logger };
        const links = await dependencies.linker.link(await linkInputs(written, neighbours), call);
        const fresh = new Set(written.map(({ id }) => id));
        const named = [...new Set(links.flatMap(({ from, to }) => [from, to]))].filter((id) => !fresh.has(id));
        const rows = await relatedRows(dependencies.rememberedRows(reader.tag, baseRevision), named);
        const contentHash = digest(joinWritten(written.map(({ text }) => text)));
        const plan = {
          ...rows,
          tag: reader.tag,
          baseRevision,
          now: clock.now(),
          documentId,
          contentHash,
          written,
          links,
        };
        const result = writeMemories(plan);
        memories = result.memories;
        return result.plan;
      },
      reach,
    );
    return { documentId, memories };
  };
};

const digest = (text: string): string => new Bun.CryptoHasher("sha256").update(text).digest("hex");

const draft = async (
  { ids, embed }: RememberDependencies,
  sort: SortStatements,
  tag: string,
  statements: readonly WrittenStatement[],
): Promise<NewMemory[]> => {
  const texts = statements.map(({ text }) => text);
  const vectors = await embed(texts, "document");
  const buckets = await sort(
    tag,
    texts.map((text, i) => ({ text, vector: vectors[i]! })),
  );
  return statements.map((statement, i) => ({
    ...statement,
    id: ids.next(),
    kind: "fact",
    subject: null,
    slot: null,
    confidence: 1,
    isFirstPerson: true,
    isInference: false,
    buckets: buckets[i] ?? [],
    vector: vectors[i]!,
    sources: [],
  }));
};
