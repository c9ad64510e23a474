// Reads an export into container tags, some lines at a time: each part is one plan. Ids, versions and relations stay; what is there
// already stays too. An import that was ended goes on when it is sent again.

import { searchText } from "#domain/chunk.ts";
import type { Container, OrganizationSettings } from "#domain/container.ts";
import type { StoredFile } from "#domain/document.ts";
import type { Memory } from "#domain/memory.ts";
import type { Context } from "#src/context.ts";
import { invalid } from "#src/errors.ts";
import type { SavedFile } from "#src/files/files.ts";
import { type Batch, type Conflict, inConflict, planBatch } from "./import-batch.ts";
import { fromBase64, type Line } from "./lines.ts";
import { moveLine, newId } from "./new-ids.ts";
import { type NumberedLine, readLines, refusedLine } from "./read-lines.ts";
import { byChain, chainFault, ownFault } from "./version-chains.ts";

export interface ImportOptions {
  /** For an export of one tag: the tag that it goes to. */
  readonly into: string | null;
  /** Conflicts are told at the end instead of ending the import. */
  readonly skipsConflicts: boolean;
  /** The rows get new ids, which makes a copy. */
  readonly makesNewIds: boolean;
  readonly largestFileBytes: number;
  /** Number of the line after the first: an export may be sent in parts, each with its first line. */
  readonly secondLine: number;
}

export interface ImportOutcome {
  readonly settings: number;
  readonly containers: number;
  readonly documents: number;
  readonly passages: number;
  readonly memories: number;
  readonly relations: number;
  readonly files: number;
  /** Lines of what is there already, just so. */
  readonly unchanged: number;
  readonly conflictCount: number;
  /** The first of them. */
  readonly conflicts: readonly Conflict[];
  /** Whether the export's last line was among those sent. */
  readonly hasEnd: boolean;
}

export type ImportContext = Pick<
  Context,
  "store" | "transact" | "embed" | "embeddingModel" | "files" | "clock" | "wakeTag"
>;

const BATCH_ROWS = 300;
const BATCH_CHARACTERS = 4 * 1024 * 1024;
const MOST_TOLD = 100;

const CONTAINER_FIELDS = ["name", "entityContext", "memoryFilesystemPaths", "profileBuckets"] as const;

const isUnset = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
/** No path at all is what somebody chose: only null leaves it to the names of the files. */
const isUnsetOf = (field: (typeof CONTAINER_FIELDS)[number], value: unknown): boolean =>
  field === "memoryFilesystemPaths" ? value === null : isUnset(value);

/** @throws AppError that names the line and the field */
export const importLines = async (
  context: ImportContext,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportOutcome> => {
  const { store, files } = context;
  const counts = {
    settings: 0,
    containers: 0,
    documents: 0,
    passages: 0,
    memories: 0,
    relations: 0,
    files: 0,
    unchanged: 0,
  };
  const conflicts: Conflict[] = [];
  let conflictCount = 0;
  let hasEnd = false;
  const saved = new Map<string, SavedFile>();
  const dreaming = new Set<string>();
  const passedOver = new Set<string>();
  /** Versions of chains, until all of their tag are known. */
  let versions: NumberedLine<Line<"memory">>[] = [];

  const note = (found: readonly Conflict[]): void => {
    conflictCount += found.length;
    conflicts.push(...found.slice(0, Math.max(0, MOST_TOLD - conflicts.length)));
  };
  const conflict = (line: number, type: string, id: string, problem: string): void => {
    if (!options.skipsConflicts) throw inConflict({ line, type, id, problem });
    note([{ line, type, id, problem }]);
  };

  const lines = readLines(bytes, options.secondLine);
  const header = await readHeader(lines, options);
  const tagOf = (tag: string): string => (options.into === null || tag !== header.containerTag ? tag : options.into);
  const rename = (tag: string, id: string): string => (options.makesNewIds ? newId(tag, id) : id);
  const dimensions = (await store.spaces.active())?.dimensions ?? null;
  const carriesVectors = header.model === context.embeddingModel;

  let batch: Batch | null = null;
  let [rows, characters] = [0, 0];
  const flush = async (): Promise<void> => {
    if (batch === null || rows === 0) return;
    const whole = batch;
    [batch, rows, characters] = [null, 0, 0];
    const vectors = await vectorsFor(context, whole, { carriesVectors, dimensions });
    let found: Pick<Awaited<ReturnType<typeof planBatch>>, "conflicts" | "unchanged"> = { conflicts: [], unchanged: 0 };
    const plan = await context.transact(whole.tag, async (reader, revision) => {
      const planner = { store, skipsConflicts: options.skipsConflicts, passedOver, vectors };
      const { plan: computed, ...rest } = await planBatch(planner, whole, reader, revision);
      found = rest;
      return computed;
    });
    note(found.conflicts);
    counts.unchanged += found.unchanged;
    if (plan === null) return;
    counts.documents += plan.documents.put.length;
    counts.passages += plan.chunks.put.length;
    counts.memories += plan.memories.put.length;
    counts.relations += plan.relations.put.length;
    counts.files += plan.documents.put.filter(({ file }) => file !== null).length;
    for (const { tag, dreamingStatus } of plan.documents.put) if (dreamingStatus === "dreaming") dreaming.add(tag);
  };
  const batchOf = async (tag: string, size: number): Promise<Batch> => {
    if (batch !== null && (batch.tag !== tag || rows >= BATCH_ROWS || characters + size > BATCH_CHARACTERS))
      await flush();
    rows += 1;
    characters += size;
    batch ??= { tag, documents: [], chunks: [], memories: [], relations: [] };
    return batch;
  };

  const batchMemory = async (memory: NumberedLine<Line<"memory">>): Promise<void> => {
    const { line } = memory;
    (await batchOf(line.memory.tag, line.memory.text.length + 200 * line.sources.length)).memories.push(memory);
  };

  /** One chain's lines, beside the versions of it that are there. */
  const takeChain = async (
    there: readonly Memory[],
    lines: readonly NumberedLine<Line<"memory">>[],
    isWhole: boolean,
  ): Promise<void> => {
    const known = new Set(there.map(({ id }) => id));
    const [same = [], fresh = []] = [true, false].map((isKnown) =>
      lines.filter(({ line }) => known.has(line.memory.id) === isKnown),
    );
    const fault = fresh.length === 0 ? null : chainFault([...there, ...fresh.map(({ line }) => line.memory)], isWhole);
    if (fault !== null && there.length === 0) {
      const { number } = fresh.find(({ line }) => line.memory.id === fault.id) ?? (fresh[0] as NumberedLine);
      throw refusedLine(number, fault.field, fault.problem);
    }
    for (const line of fault === null ? lines : same) await batchMemory(line);
    for (const { number, line } of fault === null ? [] : fresh) {
      conflict(number, "memory", line.memory.id, "does not go on from the versions that are there");
      passedOver.add(line.memory.id);
    }
  };

  /** @param isWhole false when more versions may come in another part of the export */
  const takeVersions = async (isWhole: boolean): Promise<void> => {
    const held = versions;
    versions = [];
    for (const [tag, ofTag] of Map.groupBy(held, ({ line }) => line.memory.tag)) {
      const chains = byChain(ofTag);
      const stored = Map.groupBy(await store.tag(tag).versions([...chains.keys()]), (row) => row.rootMemoryId);
      for (const [root, lines] of chains) await takeChain(stored.get(root) ?? [], lines, isWhole);
    }
  };

  const takeContainer = async (number: number, { tag, type: _, ...given }: Line<"container">): Promise<void> => {
    await takeVersions(true);
    await flush();
    const there = await store.containers.get(tag);
    const changes: Partial<Container> = {};
    for (const field of CONTAINER_FIELDS) {
      const before = there?.[field] ?? null;
      if (isUnsetOf(field, given[field]) || Bun.deepEquals(before, given[field])) continue;
      if (isUnsetOf(field, before)) Object.assign(changes, { [field]: given[field] });
      else conflict(number, "container", tag, `has another ${field}`);
    }
    if (there !== null && Object.keys(changes).length === 0) counts.unchanged += 1;
    else {
      await store.containers.patch(tag, changes, context.clock.now());
      counts.containers += 1;
    }
  };

  const takeSettings = async (number: number, { settings }: Line<"settings">): Promise<void> => {
    const there = await store.organization.settings();
    const changes: Partial<OrganizationSettings> = {};
    for (const field of Object.keys(settings) as (keyof OrganizationSettings)[]) {
      const [before, given] = [there[field], settings[field]];
      const isEmpty = (value: unknown): boolean => isUnset(value) || Bun.deepEquals(value, {});
      if (isEmpty(given) || Bun.deepEquals(before, given)) continue;
      if (isEmpty(before)) Object.assign(changes, { [field]: given });
      else conflict(number, "settings", field, "are there already with another value");
    }
    if (Object.keys(changes).length === 0) counts.unchanged += 1;
    else {
      await store.organization.patchSettings(changes);
      counts.settings += 1;
    }
  };

  const take = async ({ number, line }: NumberedLine): Promise<void> => {
    switch (line.type) {
      case "header":
        throw refusedLine(number, "type", "may be header in the first line only");
      case "settings":
        return await takeSettings(number, line);
      case "container":
        return await takeContainer(number, line);
      case "file": {
        const file = await files.save(fileParts({ number, line }, lines), options.largestFileBytes);
        saved.set(line.id, file);
        return;
      }
      case "document": {
        const file = line.document.file === null ? null : sameFile(number, line.document.file, saved);
        const { tag } = line.document;
        const size = (line.content?.text.length ?? 0) + (line.content?.raw?.length ?? 0);
        (await batchOf(tag, size)).documents.push({ number, line: { ...line, document: { ...line.document, file } } });
        return;
      }
      case "chunk":
        (await batchOf(line.chunk.tag, line.chunk.text.length)).chunks.push({ number, line });
        return;
      case "memory": {
        const fault = ownFault(line.memory);
        if (fault !== null) throw refusedLine(number, fault.field, fault.problem);
        if (line.memory.rootMemoryId === null) await batchMemory({ number, line });
        else versions.push({ number, line });
        return;
      }
      case "relation":
        await takeVersions(true);
        (await batchOf(line.tag, 0)).relations.push({ number, line });
        return;
      case "end":
        await takeVersions(true);
        hasEnd = true;
    }
  };

  try {
    for await (const { number, line } of lines) {
      if (hasEnd) throw refusedLine(number, "line", "follows the end");
      await take({ number, line: moveLine(line, tagOf, rename) });
    }
    await takeVersions(false);
    await flush();
  } finally {
    // Of documents that were there already, or did not get there.
    await files.release([...saved.values()].map(({ id }) => id));
    for (const tag of dreaming) context.wakeTag(tag);
  }
  return { ...counts, conflictCount, conflicts, hasEnd };
};

const readHeader = async (lines: AsyncGenerator<NumberedLine>, { into }: ImportOptions): Promise<Line<"header">> => {
  const first = (await lines.next()).value as NumberedLine | undefined;
  if (first?.line.type !== "header") throw refusedLine(first?.number ?? 1, "type", "must be header in the first line");
  if (into !== null && first.line.containerTag === null)
    throw invalid("into", "goes with the export of one container tag");
  return first.line;
};

/** The bytes of a file, whose parts follow each other. */
async function* fileParts(
  first: NumberedLine<Line<"file">>,
  lines: AsyncGenerator<NumberedLine>,
): AsyncGenerator<Uint8Array> {
  let part = first.line;
  for (;;) {
    yield Buffer.from(part.data, "base64");
    if (part.isLast) return;
    const next = (await lines.next()).value as NumberedLine | undefined;
    if (next?.line.type !== "file" || next.line.id !== part.id)
      throw refusedLine(next?.number ?? first.number, "type", "must be file: the file before has more parts");
    part = next.line;
  }
}

const sameFile = (number: number, file: StoredFile, saved: ReadonlyMap<string, SavedFile>): StoredFile => {
  const found = saved.get(file.id);
  if (found === undefined) throw refusedLine(number, "document.file", "names a file that is not in the lines before");
  if (found.hash !== file.hash || found.bytes !== file.bytes)
    throw refusedLine(number, "document.file", "has another hash or length than its bytes");
  return { ...file, id: found.id };
};

/** Vectors of the rows that are not there yet: those of the export where they are of the same model, else made now. */
const vectorsFor = async (
  { store, embed }: ImportContext,
  { tag, chunks, memories }: Batch,
  { carriesVectors, dimensions }: { readonly carriesVectors: boolean; readonly dimensions: number | null },
): Promise<Map<string, Float32Array>> => {
  const reader = store.tag(tag);
  const rows = [
    ...chunks.map(({ number, line: { chunk, vector } }) => ({ number, id: chunk.id, text: searchText(chunk), vector })),
    ...memories.map(({ number, line: { memory, vector } }) => ({ number, id: memory.id, text: memory.text, vector })),
  ];
  const there = new Set(
    [
      ...(await reader.chunksById(chunks.map(({ line }) => line.chunk.id))),
      ...(await reader.memories(memories.map(({ line }) => line.memory.id))),
    ].map(({ id }) => id),
  );
  const vectors = new Map<string, Float32Array>();
  const without: { readonly id: string; readonly text: string }[] = [];
  for (const { number, id, text, vector } of rows) {
    if (there.has(id)) continue;
    if (!carriesVectors || vector === null) {
      without.push({ id, text });
      continue;
    }
    const length = dimensions ?? Math.floor(Buffer.byteLength(vector, "base64") / 4);
    const carried = fromBase64(vector, length);
    if (carried === null) throw refusedLine(number, "vector", `must be ${length} numbers of 32 bits`);
    vectors.set(id, carried);
  }
  if (without.length === 0) return vectors;
  const made = await embed(
    without.map(({ text }) => text),
    "document",
  );
  for (const [i, { id }] of without.entries()) vectors.set(id, made[i] as Float32Array);
  return vectors;
};
