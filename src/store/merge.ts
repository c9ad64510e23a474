// Merges of container tags in the database: each step in batches of bounded size, each batch one transaction that also records how
// far the merge has come. Whatever dies in between, the next one goes on from there.

import { RecordId } from "surrealdb";
import type { EpochMs } from "#domain/clock.ts";
import type { Container } from "#domain/container.ts";
import { type Merge, type MergeStep, MOVED_TABLES, mergeSettings, mergeSteps } from "#domain/merge.ts";
import { AppError, notFound } from "#src/errors.ts";
import { type Bindings, type Database, Thrown } from "./engine.ts";
import { NAME_DOCUMENTS, nameDocuments } from "./merge/custom-ids.ts";
import { adoptLate } from "./merge/late-documents.ts";
import {
  BORROW_DOCUMENTS,
  clearRows,
  copyRows,
  LEND_DOCUMENTS,
  pageBindings,
  pageOf,
  withdrawRows,
} from "./merge/moved-tables.ts";
import { containerKey, pendingAggregationKey } from "./rows.ts";
import type { Home, MergeStore } from "./store.ts";

type MergeRow = Omit<Merge, "id"> & { readonly uid: string };
const toMerge = ({ uid, ...rest }: MergeRow): Merge => ({ ...rest, id: uid });
const mergeKey = (id: string): RecordId => new RecordId("merge", id);

/** Merges of merges: as many pointers are followed. */
const MOST_HOPS = 1_000;

export const createMerges = (database: Database): MergeStore => ({
  create: async ({ id, target, sources }, now) => {
    const row: Omit<MergeRow, "id"> = {
      uid: id,
      target,
      sources,
      status: "queued",
      step: 0,
      after: null,
      isUndoing: false,
      done: 0,
      total: 0,
      error: null,
      batches: 0,
      createdAt: now,
      updatedAt: now,
    };
    const missing = await missingTags(database, [...sources, target]);
    if (missing.length > 0) throw notFound(`Container tag "${missing[0]}"`);
    await database.query("CREATE $key CONTENT $row RETURN NONE", { key: mergeKey(id), row });
  },

  get: async (id) => {
    const [row] = await database.query<[MergeRow | null | undefined]>("SELECT * OMIT id FROM ONLY $key", {
      key: mergeKey(id),
    });
    return row ? toMerge(row) : null;
  },

  current: async () => (await openMerges(database, 1))[0] ?? null,
  open: (limit) => openMerges(database, limit),

  advance: async (merge, now) => {
    const step = mergeSteps(merge)[merge.step] as MergeStep;
    const tags = [merge.target, ...merge.sources];
    switch (step.kind) {
      case "pause":
        return { merge: await pause(database, merge, now), changedTags: [] };
      case "copy":
        return { merge: (await runPage(database, merge, step, now)).merge, changedTags: [] };
      case "switch":
        return { merge: await switchTags(database, merge, now), changedTags: tags };
      case "finish":
        return { merge: await end(database, merge, "completed", now), changedTags: tags };
      case "give_up":
        return { merge: await end(database, merge, "failed", now), changedTags: tags };
      default:
        return await runPage(database, merge, step, now);
    }
  },

  giveUp: async (merge, error, now) => {
    const isUntouched = merge.step === 0;
    const change = isUntouched
      ? `status = "failed", error = $error`
      : "isUndoing = true, step = 0, after = NULL, error = $error";
    return (await runBatch(database, merge, `UPDATE $mergeKey SET ${change} RETURN NONE;`, { error }, now)).merge;
  },

  homeOf: (tag) => homeOf(database, tag),
  adoptLate: (tag, now) => adoptLate(database, tag, (asked) => homeOf(database, asked), now),
});

const openMerges = async (database: Database, limit: number): Promise<Merge[]> => {
  const [rows] = await database.query<[MergeRow[]]>(
    `SELECT * OMIT id FROM merge WHERE status IN ["queued", "processing"] ORDER BY uid LIMIT $limit`,
    { limit },
  );
  return rows.map(toMerge);
};

const homeOf = async (database: Database, tag: string): Promise<Home> => {
  let home = tag;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const [found] = await database.query<[{ mergeId?: string; mergedInto?: string } | null | undefined]>(
      "SELECT mergeId, mergedInto FROM ONLY $key",
      { key: containerKey(home) },
    );
    if (found?.mergeId !== undefined) return { tag: home, isMoving: true };
    if (found?.mergedInto === undefined) return { tag: home, isMoving: false };
    home = found.mergedInto;
  }
  throw new AppError("internal", `The container tag "${tag}" was merged into itself`);
};

const missingTags = async (database: Database, tags: readonly string[]): Promise<string[]> => {
  const [known] = await database.query<[string[]]>(
    "SELECT VALUE tag FROM $keys WHERE mergedInto = NONE AND !isRemoved",
    {
      keys: tags.map(containerKey),
    },
  );
  return tags.filter((tag) => !known.includes(tag));
};

/** Runs statements as the merge's next batch; nothing happens when another process was quicker. */
const runBatch = async (
  database: Database,
  merge: Merge,
  statements: string,
  bindings: Bindings,
  now: EpochMs,
): Promise<{ readonly merge: Merge; readonly touched: readonly string[] }> => {
  try {
    const results = await database.query<readonly unknown[]>(
      `BEGIN;
       LET $held = (UPDATE $mergeKey SET batches += 1, updatedAt = $now WHERE batches = $batches RETURN VALUE batches);
       IF $held = [] { THROW "moved" };
       ${statements}
       RETURN { merge: (SELECT * OMIT id FROM ONLY $mergeKey), touched: $touched ?? [] };
       COMMIT;`,
      { ...bindings, mergeKey: mergeKey(merge.id), batches: merge.batches, now },
    );
    const { merge: row, touched } = results.at(-2) as { readonly merge: MergeRow; readonly touched: readonly string[] };
    return { merge: toMerge(row), touched };
  } catch (error) {
    if (error instanceof Thrown && error.reason === "moved")
      throw new AppError("busy", "The merge was changed meanwhile", { retryAfterSeconds: 1 });
    throw error;
  }
};

const NEXT_STEP = "UPDATE $mergeKey SET step += 1, after = NULL RETURN NONE;";

const RECORD_PAGE = `
LET $isLast = array::len($ids) < $size;
UPDATE $mergeKey SET
  step += IF $isLast { 1 } ELSE { 0 },
  after = IF $isLast { NULL } ELSE { array::slice(record::id($ids[$]), 1) },
  done += IF $counts { array::len($ids) } ELSE { 0 } RETURN NONE;`;

type PagedStep = Exclude<MergeStep, { readonly kind: "pause" | "switch" | "finish" | "give_up" }>;

const statementsOf = (step: PagedStep): string => {
  switch (step.kind) {
    case "copy":
      return step.table === "document" ? `${copyRows("document")} ${NAME_DOCUMENTS}` : copyRows(step.table);
    case "clear":
      return clearRows(step.table);
    case "withdraw":
      return withdrawRows(step.table);
    case "lend":
      return LEND_DOCUMENTS;
    case "borrow":
      return BORROW_DOCUMENTS;
  }
};

const tableOf = (step: PagedStep) => {
  if (step.kind === "lend") return "document";
  return step.kind === "borrow" ? "shared_document" : step.table;
};

const runPage = async (database: Database, merge: Merge, step: PagedStep, now: EpochMs) => {
  const table = tableOf(step);
  const page = pageOf(table);
  const bindings = {
    ...pageBindings(table, merge.after),
    from: step.source,
    to: merge.target,
    sources: merge.sources,
    counts: step.kind === "copy" || step.kind === "clear",
  };
  const names = step.kind === "copy" && step.table === "document" ? await nameDocuments(database, page, bindings) : {};
  const batch = await runBatch(
    database,
    merge,
    `${page} ${statementsOf(step)} ${RECORD_PAGE}`,
    { ...bindings, ...names },
    now,
  );
  return { merge: batch.merge, changedTags: batch.touched };
};

const pause = async (database: Database, merge: Merge, now: EpochMs): Promise<Merge> => {
  const tags = [...merge.sources, merge.target].sort();
  const [missing] = await missingTags(database, tags);
  if (missing !== undefined) throw new AppError("not_found", `The container tag "${missing}" does not exist any more`);
  const rows = await countRows(database, merge.sources);
  try {
    const statements = `
      LET $free = (SELECT VALUE id FROM $containers WHERE mergedInto = NONE AND mergeId = NONE AND !isRemoved AND (deletingUntil ?? 0) <= $now);
      IF array::len($free) != array::len($containers) { THROW "in_use" };
      UPDATE $containers SET mergeId = $id RETURN NONE;
      UPDATE $sourceContainers SET mergingInto = $to RETURN NONE;
      UPDATE $mergeKey SET status = "processing", total = $total RETURN NONE;
      ${NEXT_STEP}`;
    const bindings = {
      id: merge.id,
      to: merge.target,
      containers: tags.map(containerKey),
      sourceContainers: merge.sources.map(containerKey),
      total: rows * 2,
    };
    return (await runBatch(database, merge, statements, bindings, now)).merge;
  } catch (error) {
    if (error instanceof Thrown && error.reason === "in_use")
      throw new AppError("busy", "A container tag is being deleted", { retryAfterSeconds: 1 });
    throw error;
  }
};

const countRows = async (database: Database, tags: readonly string[]): Promise<number> => {
  let rows = 0;
  for (const tag of tags) {
    for (const table of MOVED_TABLES) {
      const [counted] = await database.query<[{ readonly count: number }[]]>(
        `SELECT count() FROM ${table}:[$tag, NONE]..=[$tag, ..] GROUP ALL`,
        { tag },
      );
      rows += counted[0]?.count ?? 0;
    }
  }
  return rows;
};

const SETTINGS =
  "SELECT VALUE { name: name, entityContext: entityContext, memoryFilesystemPaths: memoryFilesystemPaths, profileBuckets: profileBuckets } FROM $keys";

/** In one transaction: the target has the settings of all, and the sources stand for it. */
const switchTags = async (database: Database, merge: Merge, now: EpochMs): Promise<Merge> => {
  const keys = [merge.target, ...merge.sources].map(containerKey);
  const [seen] = await database.query<[Container[]]>(SETTINGS, { keys });
  const [target, ...sources] = seen;
  if (target === undefined) throw notFound("Container tag");
  const statements = `
    IF (${SETTINGS}) != $seen { THROW "moved" };
    UPDATE $keys[0] MERGE $settings RETURN NONE;
    LET $switched = (UPDATE $keys[0] SET revision += 1, updatedAt = $now RETURN VALUE revision);
    DELETE $pending RETURN NONE;
    UPSERT $pending[0] SET tag = $to, revision = $switched[0] RETURN NONE;
    UPDATE array::slice($keys, 1) SET mergedInto = $to, mergingInto = NONE, revision += 1, updatedAt = $now,
      name = NULL, entityContext = NULL, memoryFilesystemPaths = NULL, profileBuckets = [] RETURN NONE;
    ${NEXT_STEP}`;
  const pending = [merge.target, ...merge.sources].map(pendingAggregationKey);
  const bindings = { keys, pending, seen, settings: mergeSettings(target, sources), to: merge.target };
  return (await runBatch(database, merge, statements, bindings, now)).merge;
};

const end = async (database: Database, merge: Merge, status: "completed" | "failed", now: EpochMs): Promise<Merge> => {
  const statements = `
    UPDATE $keys SET mergeId = NONE, mergingInto = NONE, revision += 1 RETURN NONE;
    UPDATE $mergeKey SET status = $status RETURN NONE;`;
  const bindings = { keys: [merge.target, ...merge.sources].map(containerKey), status };
  return (await runBatch(database, merge, statements, bindings, now)).merge;
};
