// Accepts content: writes document and job in one transaction and wakes the tag's machine. Refuses when the queue is full.

import { acceptAgain, describeAgain } from "#domain/acceptance.ts";
import type { Clock, IdSource } from "#domain/clock.ts";
import { allowsMemories } from "#domain/container.ts";
import { type Document, type TaskType, typeOfMedia } from "#domain/document.ts";
import type { Plan } from "#domain/plan.ts";
import { emptyPlan, moveDocument } from "#domain/plan.ts";
import { urlOfContent } from "#domain/url-content.ts";
import type { Ingest, IngestRequest, Transact } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import type { Events } from "#src/events/events.ts";
import type { Files } from "#src/files/files.ts";
import type { Usage } from "#src/usage.ts";
import type { Store } from "#store/store.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import { createFollowMerges } from "./follow-merges.ts";

export interface IngestDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly transact: Transact;
  readonly admitted: Doorkeeper["admitted"];
  readonly publish: (plan: Plan, revision: number) => void;
  readonly wake: (tag: string) => void;
  readonly announce: Events["announce"];
  readonly usage: Usage;
  /** SHA-256 (hex) of what was sent. */
  readonly hashPayload: (payload: IngestRequest["payload"]) => string;
  /** Deletes those of the files that nothing refers to any more. */
  readonly releaseFiles: Files["release"];
  readonly limits: { readonly perTag: number; readonly total: number };
}

const RETRY_AFTER_SECONDS = 5;
/** Tags whose queues are counted at the same time; beyond it, counting begins anew. */
const MOST_COUNTED = 10_000;

export const createIngest = (dependencies: IngestDependencies): Ingest => {
  const { store, clock, ids, publish, wake } = dependencies;
  const followMerges = createFollowMerges(store.merges);
  const checkTagQueue = countedLimit(dependencies.limits.perTag);
  const checkQueue = countedLimit(dependencies.limits.total);

  return async (request, receipt) => {
    const [tag] = request.tags;
    await dependencies.usage.admitContent();
    await checkQueue("", () => store.queue.totalDepth(), "The queue is full");
    await checkTagQueue(tag, () => store.queue.depth(tag), `The queue of container tag "${tag}" is full`);
    const contentHash = dependencies.hashPayload(request.payload);
    const asSent = toDocument(request, contentHash, await taskTypeOf(store, request), ids, clock);
    let replaced: string | undefined;
    const { document, isQueued, revision } = await followMerges(async (homeOf) => {
      const incoming = moveDocument(asSent, homeOf);
      await dependencies.admitted([incoming.tag, ...incoming.otherTags]);
      if (request.entityContext !== undefined) {
        await store.containers.patch(incoming.tag, { entityContext: request.entityContext }, clock.now());
      }
      return await store.queue.accept(
        {
          document: incoming,
          payload: request.payload,
          mode: request.mode,
          mustExist: request.documentId !== null,
          receipt,
        },
        ids.next(),
        clock.now(),
        (stored, acceptance) => {
          replaced = stored.file?.id;
          const again = acceptAgain(stored, incoming, request.mode, clock.now());
          return again === null ? null : { ...acceptance, document: again };
        },
      );
    }, request.reach);
    if (replaced !== undefined) await dependencies.releaseFiles([replaced]);
    if (revision !== null) {
      publish({ ...emptyPlan(document.tag, revision - 1), documents: { put: [document], remove: [] } }, revision);
    }
    if (isQueued) {
      if (document.dreaming === "instant") dependencies.usage.count(request.keyId, "operations", 1);
      dependencies.announce(document.tag, [{ type: "document.queued", documentId: document.id }]);
      wake(document.tag);
      return document;
    }
    return await describeAnew(dependencies, document, asSent, request.mode);
  };
};

/** The content is known, but what is said about it may be new: changed in place, without reprocessing. */
const describeAnew = async (
  { transact, clock }: IngestDependencies,
  { tag, id }: Document,
  incoming: Document,
  mode: IngestRequest["mode"],
): Promise<Document> => {
  let answer: Document | null = null;
  await transact(tag, async (reader, revision) => {
    answer = await reader.document(id);
    if (answer === null) return null;
    const described = describeAgain(answer, incoming, mode);
    if (Bun.deepEquals(described, answer)) return null;
    answer = { ...described, updatedAt: clock.now() };
    return { ...emptyPlan(tag, revision), documents: { put: [answer], remove: [] } };
  });
  if (answer === null) throw new AppError("conflict", "The document was deleted meanwhile");
  return answer;
};

const sourceOf = ({ file }: IngestRequest["payload"], address: URL | null): string | null => {
  if (file !== null) return "file";
  return address === null ? null : "web";
};

/** What the request says, else what the container's allow-list says of its path. */
const taskTypeOf = async ({ containers }: Store, { taskType, filepath, tags }: IngestRequest): Promise<TaskType> => {
  if (taskType !== null) return taskType;
  if (filepath === undefined || filepath === null) return "memory";
  const container = await containers.get(tags[0]);
  return allowsMemories(container?.memoryFilesystemPaths ?? null, filepath) ? "memory" : "superrag";
};

const toDocument = (
  request: IngestRequest,
  contentHash: string,
  taskType: TaskType,
  ids: IdSource,
  clock: Clock,
): Document => {
  const [tag, ...otherTags] = request.tags;
  const now = clock.now();
  const { content, file } = request.payload;
  const address = content === null ? null : urlOfContent(content);
  return {
    id: request.documentId ?? ids.next(),
    tag,
    otherTags: [...new Set(otherTags)].filter((other) => other !== tag),
    customId: request.customId,
    status: "queued",
    processingStage: null,
    dreamingStatus: taskType === "memory" ? "dreaming" : "done",
    taskType,
    dreaming: request.dreaming,
    type: file === null ? (address === null ? "text" : "webpage") : typeOfMedia(file.mediaType),
    title: request.title,
    isTitleGiven: request.title !== null,
    summary: null,
    url: address?.href ?? null,
    source: sourceOf(request.payload, address),
    filepath: request.filepath ?? null,
    ogImage: null,
    metadata: request.metadata ?? null,
    filterByMetadata: request.filterByMetadata,
    documentDate: request.documentDate ?? now,
    isDateGiven: request.documentDate !== null,
    file,
    keyId: request.keyId,
    contentHash,
    chunkCount: 0,
    wordCount: 0,
    tokenCount: 0,
    failure: null,
    deleteAt: null,
    dreamedThrough: null,
    notes: [],
    createdAt: now,
    updatedAt: now,
  };
};

/**
 * Refuses when `limit` things wait. The true number is counted only once `limit` more have been let in since the last count, so
 * that an ordinary add costs no query; a queue may therefore grow to twice the limit before it is noticed.
 */
const countedLimit = (limit: number) => {
  const admitted = new Map<string, number>();
  return async (key: string, countWaiting: () => Promise<number>, message: string): Promise<void> => {
    const known = admitted.get(key) ?? 0;
    if (known < limit) {
      if (admitted.size >= MOST_COUNTED) admitted.clear();
      admitted.set(key, known + 1);
      return;
    }
    const waiting = await countWaiting();
    if (waiting >= limit) throw new AppError("rate_limited", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (waiting === 0) admitted.delete(key);
    else admitted.set(key, waiting + 1);
  };
};
