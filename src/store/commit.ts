// Applies a plan: one transaction that asserts what the plan was computed from, writes everything, and raises the revision.

import type { Clock } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { Relation } from "#domain/memory.ts";
import type { Embedded, Plan } from "#domain/plan.ts";
import { AppError, StaleClaim, StaleRevision, TagMoved } from "#src/errors.ts";
import { type Bindings, type Database, Thrown } from "./engine.ts";
import {
  containerKey,
  customIdRows,
  type EmbeddingKind,
  embeddingKey,
  embeddingKeys,
  keyOf,
  newContainer,
  pendingAggregationKey,
  relationKey,
  shareRows,
  sourceKey,
  toBytes,
  toChunkRow,
  toContentRow,
  toDocumentRow,
  toMemoryRow,
  toRelationRow,
  toSourceRow,
  type VectorPlace,
  type VectorPlaces,
} from "./rows.ts";
import type { BesideVectors } from "./store.ts";
import { announceStep } from "./webhooks.ts";

/** Statements of a transaction (constant text) with the values they need. */
interface Step {
  readonly statements: string;
  readonly bindings: Bindings;
}

/** @param beside vectors of the plan's rows by a second model; what it lacks, the other place must not have either */
export const commit = async (
  database: Database,
  clock: Clock,
  places: VectorPlaces,
  plan: Plan,
  model: string,
  beside: BesideVectors | null,
): Promise<number> => {
  assertOneTag(plan);
  const steps = [
    assertUnmoved(plan.tag, plan.documents.put),
    ...assertions(plan, clock.now()),
    ...removals(plan),
    ...documentSteps(plan, clock.now()),
    ...passageSteps(plan),
    ...memorySteps(plan),
    ...vectorSteps("chunk", plan.chunks.put, { model, place: places.get(model) ?? "" }),
    ...vectorSteps("memory", plan.memories.put, { model, place: places.get(model) ?? "" }),
    ...(beside === null ? [] : besideSteps(plan, beside, places.get(beside.model) ?? "")),
    ...[announceStep(plan.tag, plan.events, clock.now()) ?? []].flat(),
    ...aggregationSteps(plan),
  ];
  const statements = steps.map((step) => step.statements).join("\n");
  const bindings: Bindings = Object.assign({ tag: plan.tag }, ...steps.map((step) => step.bindings));
  try {
    await database.query(`BEGIN;\n${statements}\nCOMMIT;`, bindings);
  } catch (error) {
    throw toStale(plan, error);
  }
  return plan.baseRevision + 1;
};

const toStale = (plan: Plan, error: unknown): unknown => {
  if (!(error instanceof Thrown)) return error;
  if (error.reason === "stale_revision")
    return new StaleRevision(`The tag has moved on from revision ${plan.baseRevision}`);
  if (error.reason === "stale_claim") return new StaleClaim(`The claim of job ${plan.fence?.jobId} no longer holds`);
  if (error.reason === "custom_id_taken") return customIdTaken();
  return toTagMoved(error);
};

const TAG_MOVED = "tag_moved ";

/** What `assertUnmoved` throws, as an error of the service; any other error as it is. */
export const toTagMoved = (error: unknown): unknown =>
  error instanceof Thrown && error.reason.startsWith(TAG_MOVED)
    ? new TagMoved(error.reason.slice(TAG_MOVED.length))
    : error;

/** Nothing is written to a tag that is being merged or has been, nor to a document that such a tag sees. */
export const assertUnmoved = (tag: string, documents: readonly Document[]): Step => ({
  statements: `LET $moved = (SELECT VALUE tag FROM $writtenContainers WHERE mergeId != NONE OR mergedInto != NONE);
IF $moved != [] { THROW "${TAG_MOVED}" + $moved[0] };`,
  bindings: {
    writtenContainers: [...new Set([tag, ...documents.flatMap(({ otherTags }) => otherTags)])].map(containerKey),
  },
});

export const customIdTaken = (): AppError =>
  new AppError("conflict", "Another document of this container tag has the same customId", { code: "custom_id_taken" });

/** A plan that names another tag would write into it: refused before anything is written. */
const assertOneTag = (plan: Plan): void => {
  const rows = [
    ...plan.documents.put,
    ...plan.chunks.put.map(({ row }) => row),
    ...plan.memories.put.map(({ row }) => row),
  ];
  if (rows.some((row) => row.tag !== plan.tag))
    throw new AppError("internal", "A plan reaches into another container tag");
};

const assertions = ({ tag, baseRevision, fence, jobs }: Plan, now: number): Step[] => {
  const steps: Step[] = [];
  if (fence !== null) {
    steps.push({
      statements: `IF (SELECT VALUE attempt FROM ONLY $fenceJob) != $fenceAttempt { THROW "stale_claim" };`,
      bindings: { fenceJob: keyOf("job", tag, fence.jobId), fenceAttempt: fence.attempt },
    });
    // A snapshot does not notice that a row it only read was changed meanwhile: writing the job makes a new claim collide.
    if (!jobs.remove.includes(fence.jobId))
      steps.push({ statements: "UPDATE $fenceJob SET commits += 1 RETURN NONE;", bindings: {} });
  }
  steps.push({
    statements: `IF ((SELECT VALUE revision FROM ONLY $container) ?? 0) != $baseRevision { THROW "stale_revision" };`,
    bindings: { container: containerKey(tag), baseRevision },
  });
  if (baseRevision === 0) steps.push(createContainers("homeContainer", [tag], now));
  steps.push({ statements: "UPDATE $container SET revision += 1, isRemoved = false RETURN NONE;", bindings: {} });
  return steps;
};

const createContainers = (name: "homeContainer" | "otherContainers", tags: readonly string[], now: number): Step => ({
  statements: `INSERT IGNORE INTO container $${name} RETURN NONE;`,
  bindings: { [name]: tags.map((tag) => ({ id: containerKey(tag), ...newContainer(tag, now) })) },
});

const REMOVE_PASSAGES_AND_JOBS = `
FOR $documentId IN $removedDocumentIds {
  LET $passages = (SELECT VALUE uid FROM chunk WHERE tag = $tag AND documentId = $documentId);
  FOR $uid IN $passages {
    DELETE type::record("chunk", [$tag, $uid]), type::record("embedding", [$tag, "chunk", $uid]),
      type::record("embedding", [$tag, "next chunk", $uid]) RETURN NONE;
  };
  LET $waiting = (SELECT VALUE uid FROM job WHERE tag = $tag AND documentId = $documentId);
  FOR $uid IN $waiting {
    DELETE type::record("job", [$tag, $uid]), type::record("payload", [$tag, $uid]) RETURN NONE;
  };
};`;

/** The edges of a removed document or memory go with it: the database sees to that. */
const removals = ({ tag, chunks, memories, sources, relations, contents, documents, jobs }: Plan): Step[] => {
  const keys = [
    ...chunks.remove.flatMap((id) => [keyOf("chunk", tag, id), ...embeddingKeys(tag, "chunk", id)]),
    ...memories.remove.flatMap((id) => [keyOf("memory", tag, id), ...embeddingKeys(tag, "memory", id)]),
    ...contents.remove.map((id) => keyOf("content", tag, id)),
    ...jobs.remove.flatMap((id) => [keyOf("job", tag, id), keyOf("payload", tag, id)]),
    ...sources.remove.map((source) => sourceKey(tag, source)),
    ...relations.remove.map((relation) => relationKey(tag, relation)),
    // What is put again is first taken away: an edge cannot be replaced in place.
    ...sources.put.map((source) => sourceKey(tag, source)),
    ...relations.put.map((relation) => relationKey(tag, relation)),
  ];
  const steps: Step[] = [];
  if (documents.remove.length > 0)
    steps.push({ statements: REMOVE_PASSAGES_AND_JOBS, bindings: { removedDocumentIds: documents.remove } });
  if (keys.length > 0) steps.push({ statements: "DELETE $removedKeys RETURN NONE;", bindings: { removedKeys: keys } });
  return steps;
};

/** Frees the customIds and shares that a changed document no longer has, and takes those it has now. */
const FOLLOW_DOCUMENTS = `
LET $before = (SELECT uid, customId, otherTags FROM $changedDocuments);
FOR $old IN $before {
  LET $key = type::record("custom_id", [$tag, $old.customId]);
  IF $old.customId != NULL AND $key NOT IN $customIds.id { DELETE $key RETURN NONE };
  FOR $other IN $old.otherTags {
    LET $share = type::record("shared_document", [$other, $old.uid]);
    IF $share NOT IN $shares.id { DELETE $share RETURN NONE };
  };
};
FOR $row IN $customIds {
  IF ((SELECT VALUE documentId FROM ONLY $row.id) ?? $row.documentId) != $row.documentId { THROW "custom_id_taken" };
  UPSERT $row.id CONTENT $row RETURN NONE;
};
FOR $row IN $shares { UPSERT $row.id CONTENT $row RETURN NONE };`;

/** Whoever else sees a document learns by its own revision that something changed. */
const RAISE_OTHER_TAGS = `
LET $seenBy = array::distinct(array::concat(array::flatten((SELECT VALUE otherTags FROM $touchedDocuments)), $newOtherTags)).complement([$tag]);
FOR $other IN $seenBy {
  UPDATE type::record("container", $other) SET revision += 1, isRemoved = false RETURN NONE;
};`;

/** How a stored document's customId and shares are kept in step with its row; also used when a document is accepted. */
export const followDocuments = (
  tag: string,
  put: readonly Document[],
  remove: readonly string[],
  now: number,
): Step[] => {
  const otherTags = [...new Set(put.flatMap((document) => document.otherTags))].filter((other) => other !== tag);
  return [
    ...(otherTags.length > 0 ? [createContainers("otherContainers", otherTags, now)] : []),
    {
      statements: FOLLOW_DOCUMENTS,
      bindings: {
        changedDocuments: [...put.map(({ id }) => id), ...remove].map((id) => keyOf("document", tag, id)),
        customIds: customIdRows(put),
        shares: shareRows(put),
      },
    },
  ];
};

export const raiseOtherTags = (tag: string, touched: readonly string[], put: readonly Document[]): Step => ({
  statements: RAISE_OTHER_TAGS,
  bindings: {
    touchedDocuments: touched.map((id) => keyOf("document", tag, id)),
    newOtherTags: put.flatMap((document) => document.otherTags),
  },
});

const documentSteps = ({ tag, documents, contents, chunks }: Plan, now: number): Step[] => {
  const { put, remove } = documents;
  const steps: Step[] = [];
  const touched = new Set([...put.map(({ id }) => id), ...remove, ...chunks.put.map(({ row }) => row.documentId)]);
  if (put.length + remove.length > 0) steps.push(...followDocuments(tag, put, remove, now));
  if (touched.size > 0) steps.push(raiseOtherTags(tag, [...touched], put));
  if (remove.length > 0)
    steps.push({
      statements: "DELETE $removedDocuments RETURN NONE;",
      bindings: { removedDocuments: remove.flatMap((id) => [keyOf("document", tag, id), keyOf("content", tag, id)]) },
    });
  if (put.length > 0)
    steps.push({
      statements: "FOR $row IN $documents { UPSERT $row.id CONTENT $row RETURN NONE };",
      bindings: { documents: put.map(toDocumentRow) },
    });
  if (contents.put.length > 0)
    steps.push({
      statements: "FOR $row IN $contents { UPSERT $row.id CONTENT $row RETURN NONE };",
      bindings: { contents: contents.put.map((content) => toContentRow(tag, content)) },
    });
  return steps;
};

const passageSteps = ({ chunks }: Plan): Step[] => {
  if (chunks.put.length === 0) return [];
  return [
    {
      statements: "FOR $row IN $chunks { UPSERT $row.id CONTENT $row RETURN NONE };",
      bindings: { chunks: chunks.put.map(({ row }) => toChunkRow(row)) },
    },
  ];
};

const memorySteps = ({ tag, memories, sources, relations }: Plan): Step[] => {
  const steps: Step[] = [];
  if (memories.put.length > 0)
    steps.push({
      statements: "FOR $row IN $memories { UPSERT $row.id CONTENT $row RETURN NONE };",
      bindings: { memories: memories.put.map(({ row }) => toMemoryRow(row)) },
    });
  if (sources.put.length > 0)
    steps.push({
      statements: "INSERT RELATION INTO sourced_from $sources RETURN NONE;",
      bindings: { sources: sources.put.map((source) => toSourceRow(tag, source)) },
    });
  for (const type of ["updates", "extends", "derives"] as const) {
    const rows = relations.put.filter((relation: Relation) => relation.type === type);
    if (rows.length > 0)
      steps.push({
        statements: `INSERT RELATION INTO ${type} $${type} RETURN NONE;`,
        bindings: { [type]: rows.map((relation) => toRelationRow(tag, relation)) },
      });
  }
  return steps;
};

type WithVector = Embedded<{ readonly id: string; readonly tag: string }>;

const vectorSteps = (
  kind: EmbeddingKind,
  put: readonly WithVector[],
  { model, place }: { readonly model: string; readonly place: VectorPlace },
): Step[] => {
  const rows = put.flatMap(({ row, vector }) =>
    vector === null ? [] : [{ id: embeddingKey(row.tag, kind, row.id, place), model, v: toBytes(vector) }],
  );
  if (rows.length === 0) return [];
  const name = `${place}${kind}Vectors`.replace(" ", "_");
  return [
    {
      statements: `INSERT INTO embedding $${name} ON DUPLICATE KEY UPDATE model = $input.model, v = $input.v RETURN NONE;`,
      bindings: { [name]: rows },
    },
  ];
};

const besideSteps = ({ chunks, memories }: Plan, { model, vectors }: BesideVectors, place: VectorPlace): Step[] => {
  const isEmbedded = ({ vector }: WithVector): boolean => vector !== null;
  const other = (rows: readonly WithVector[]): WithVector[] =>
    rows.filter(isEmbedded).map(({ row }) => ({ row, vector: vectors.get(row.id) ?? null }));
  const [passages, statements] = [other(chunks.put), other(memories.put)];
  const lacking = [
    ...passages.filter(({ vector }) => vector === null).map(({ row }) => embeddingKey(row.tag, "chunk", row.id, place)),
    ...statements
      .filter(({ vector }) => vector === null)
      .map(({ row }) => embeddingKey(row.tag, "memory", row.id, place)),
  ];
  return [
    ...(lacking.length === 0 ? [] : [{ statements: "DELETE $lacking RETURN NONE;", bindings: { lacking } }]),
    ...vectorSteps("chunk", passages, { model, place }),
    ...vectorSteps("memory", statements, { model, place }),
  ];
};

/** What a crash between the commit and the summing up would forget. */
const aggregationSteps = ({ tag, baseRevision, awaitsAggregation }: Plan): Step[] =>
  awaitsAggregation
    ? [
        {
          statements: "UPSERT $pendingAggregation.id CONTENT $pendingAggregation RETURN NONE;",
          bindings: {
            pendingAggregation: { id: pendingAggregationKey(tag), tag, revision: baseRevision + 1 },
          },
        },
      ]
    : [];
