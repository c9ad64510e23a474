// Processes one claimed job: prepares the document, commits it, and settles every failure, so that the next job can be taken.

import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { Clock } from "#domain/clock.ts";
import type { Document, DocumentFailure } from "#domain/document.ts";
import type { Job, JobPayload } from "#domain/job.ts";
import { type PreparedDocument, planPassages } from "#domain/passages.ts";
import type { Fence, Plan } from "#domain/plan.ts";
import { planRemovedPassages } from "#domain/plans/replace-passages.ts";
import type { PrepareInput } from "#pipeline/prepare.ts";
import type { Transact } from "#src/context.ts";
import { AppError, StaleClaim } from "#src/errors.ts";
import type { Events } from "#src/events/events.ts";
import type { Files } from "#src/files/files.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import type { Store, TagReader } from "#store/store.ts";
import type { Claim, WorkReport } from "./events.ts";
import type { Patience, Waiting } from "./patience.ts";

export interface WorkDependencies {
  readonly store: Store;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly announce: Events["announce"];
  readonly patience: Patience;
  /** Tells the meters how many tokens a document has grown by. */
  readonly countTokens: (document: Document, tokens: number) => void;
  readonly hashPayload: (payload: JobPayload) => string;
  readonly releaseFiles: Files["release"];
  readonly prepare: (input: PrepareInput, signal: AbortSignal) => Promise<PreparedDocument>;
}

/** How long a claim holds without being renewed, and how often it is renewed. */
export const LEASE_MS = 60_000;
const RENEW_EVERY_MS = 20_000;
/** How long a failed document can be looked at before it is deleted. */
export const FAILURE_RETENTION_MS = 120_000;

const NOTHING: WorkReport = { dreamNow: false, awaitsDream: false };

/** Rejects only when the store cannot be reached. */
export const work = async (dependencies: WorkDependencies, claim: Claim, stop: AbortSignal): Promise<WorkReport> => {
  const { store, clock } = dependencies;
  const { job } = claim;
  const fence: Fence = { jobId: job.id, attempt: job.attempt };
  const lost = new AbortController();
  const renewal = setInterval(() => {
    // A database that is away for now ends no work: if the claim is lost meanwhile, the commit finds out.
    store.queue.renew(job.tag, fence, clock.now() + LEASE_MS).catch((error) => {
      if (error instanceof StaleClaim) lost.abort(error);
    });
  }, RENEW_EVERY_MS);
  try {
    const ends = AbortSignal.any([stop, lost.signal]);
    await dependencies.patience.beforeWork(job.id, ends);
    const report = await processDocument(dependencies, claim, fence, ends);
    dependencies.patience.forget(job.id);
    return report;
  } catch (error) {
    return await settle(dependencies, claim, fence, stop, error);
  } finally {
    clearInterval(renewal);
    // A newer version may have come while this one waited: nobody needs this one's file any more then.
    await dependencies.releaseFiles([claim.payload.file?.id]);
  }
};

const processDocument = async (
  { store, transact, clock, announce, prepare, hashPayload, countTokens }: WorkDependencies,
  { job, payload }: Claim,
  fence: Fence,
  signal: AbortSignal,
): Promise<WorkReport> => {
  const reader = store.tag(job.tag);
  const document = await reader.document(job.documentId);
  if (document === null) throw new StaleClaim("the document was deleted");
  const content = await reader.content(document.id);
  const [chunks, settings] = await Promise.all([
    content === null ? [] : reader.chunks(document.id),
    store.organization.settings(),
  ]);
  const contentHash = hashPayload(payload);
  const prepared = await prepare(
    {
      document,
      payload,
      mode: job.mode,
      stored: content === null ? null : { content, chunks },
      chunkSize: settings.chunkSize,
      onStage: async (stage) => {
        await store.queue.progress(job.tag, fence, document.id, "processing", stage);
        announce(job.tag, [{ type: "document.stage", documentId: document.id, status: "processing", stage }]);
      },
    },
    signal,
  );
  let report = NOTHING;
  let tokens = 0;
  await transact(job.tag, async (current, revision) => {
    signal.throwIfAborted();
    const latest = await current.document(document.id);
    if (latest === null) throw new StaleClaim("the document was deleted");
    const plan = planPassages(latest, prepared, contentHash, revision, fence, clock.now());
    const [done] = plan.documents.put as [Document];
    tokens = done.tokenCount - latest.tokenCount;
    const awaitsDream = done.status === "done" && done.dreamingStatus === "dreaming";
    report = { awaitsDream, dreamNow: awaitsDream && done.dreaming === "instant" };
    const changes = await planMemories(current, latest.id, prepared, clock);
    return { ...plan, ...changes, events: [...plan.events, ...(changes.events ?? [])] };
  });
  countTokens(document, tokens);
  return report;
};

/** What the passages that go or move mean for memories drawn from them. */
const planMemories = async (
  reader: TagReader,
  documentId: string,
  prepared: PreparedDocument,
  clock: Clock,
): Promise<Partial<Plan>> => {
  const movedBy = new Map<string, number>();
  for (const { draft, kept } of prepared.passages) {
    if (kept !== null && kept.start !== draft.start) movedBy.set(kept.id, draft.start - kept.start);
  }
  const removedChunkIds = new Set(prepared.removedChunkIds);
  if (movedBy.size === 0 && removedChunkIds.size === 0) return {};
  const fresh = prepared.passages.flatMap((passage) =>
    passage.kept === null ? [{ id: passage.id, text: passage.draft.text, start: passage.draft.start }] : [],
  );
  const memories = await reader.memoriesOfDocument(documentId);
  const rows = await relatedRows(
    reader,
    memories.map(({ id }) => id),
  );
  return planRemovedPassages({ ...rows, now: clock.now(), documentId, removedChunkIds, fresh, movedBy });
};

const waitingOf = ({ id, tag }: Job): Waiting => ({ id, tag, kind: "job" });

const settle = async (
  { store, clock, logger, announce, patience }: WorkDependencies,
  { job }: Claim,
  fence: Fence,
  stop: AbortSignal,
  error: unknown,
): Promise<WorkReport> => {
  if (error instanceof StaleClaim) {
    patience.forget(job.id);
    return NOTHING;
  }
  const again = stop.aborted ? null : await patience.afterFailure(waitingOf(job), error, stop);
  const now = clock.now();
  if (stop.aborted) {
    await store.queue.release(job.tag, fence, now);
    return NOTHING;
  }
  const failure = toFailure(error);
  const fields = { tag: job.tag, documentId: job.documentId, attempt: job.attempt, code: failure.code, error };
  if (again !== null) {
    // What waits for a model for days is not told of every few minutes.
    logger[again.isNews ? "warn" : "debug"](fields, "document failed, will be tried again");
    await store.queue.release(job.tag, fence, now + again.delayMs);
  } else {
    patience.forget(job.id);
    logger.error(fields, "document failed for good");
    await store.queue.fail(job.tag, fence, job.documentId, failure, now, now + FAILURE_RETENTION_MS);
    announce(job.tag, [{ type: "document.failed", documentId: job.documentId, failure }]);
  }
  return NOTHING;
};

const toFailure = (error: unknown): DocumentFailure => {
  if (error instanceof PluginError || error instanceof AppError) return { code: error.code, message: error.message };
  return { code: "internal", message: "The document could not be processed" };
};
