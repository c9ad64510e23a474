// Dreams a group of a tag's documents: draws memories from what is new in them, links them with what the tag remembers, commits.

import { type CallContext, type Logger, PluginError } from "#contracts/plugin.ts";
import { effectiveBuckets } from "#domain/bucket.ts";
import { type ChatRequest, chatRequestsIn, MOST_FORGOTTEN } from "#domain/chat-requests.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import { LONGEST_BACK_OFF_MS } from "#domain/job.ts";
import { isCurrent, type Memory, type Neighbour } from "#domain/memory.ts";
import { matchesMetadata } from "#domain/metadata.ts";
import { emptyPlan, type Plan } from "#domain/plan.ts";
import { type AskedToForget, formMemories } from "#domain/plans/form-memories.ts";
import type { NewMemory } from "#domain/plans/new-memory.ts";
import {
  type DreamInput,
  type DreamModels,
  draftMemories,
  type FindNeighbours,
  freshChunks,
  linkInputs,
  notingAll,
  summariseDocument,
} from "#pipeline/dream.ts";
import { type Judgement, judgeLinks, linkWithJudgement, NO_JUDGEMENT } from "#pipeline/judge-links.ts";
import type { Transact } from "#src/context.ts";
import { AppError } from "#src/errors.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import type { RememberedRows } from "#src/writing/remembered-rows.ts";
import type { Store, TagReader } from "#store/store.ts";
import type { DreamReport } from "./events.ts";
import type { Patience, Waiting } from "./patience.ts";

/** The memories that a request in a chat means. */
export type FindAsked = (tag: string, request: ChatRequest) => Promise<Memory[]>;

export interface DreamDependencies {
  readonly store: Store;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly models: DreamModels;
  readonly findNeighbours: FindNeighbours;
  readonly rememberedRows: (tag: string, revision: number) => RememberedRows;
  readonly findAsked: FindAsked;
  readonly patience: Pick<Patience, "isOfModel" | "rest" | "forget">;
}

const NEIGHBOURS = 12;
const RELATED = 10;

/**
 * A group that fails is dreamed one document at a time, so that one cannot hold up the others; all of them rest while a model cannot be
 * asked. What may pass is never given up before it has been tried for days. Rejects when the store cannot be reached.
 */
export const dream = async (
  dependencies: DreamDependencies,
  tag: string,
  largestGroup: number,
  signal: AbortSignal,
): Promise<DreamReport> => {
  const documents = await dependencies.store.tag(tag).awaitingDreams(largestGroup);
  let dreamed = documents.length;
  try {
    dreamed = await dreamGroup(dependencies, tag, documents, signal);
  } catch (error) {
    if (signal.aborted || isOfStore(error)) throw error;
    if (await dependencies.patience.isOfModel(error, signal))
      return { more: true, restMs: restForModel(dependencies, tag, error) };
    const { resting, restMs } = await dreamEach(dependencies, tag, documents, signal);
    // Others may wait behind those that rest.
    const goesOn = documents.length === largestGroup && resting < documents.length;
    if (restMs !== null && !goesOn) return { more: true, restMs };
  }
  dependencies.patience.forget(dreamsOf(tag).id);
  return { more: documents.length === largestGroup || dreamed < documents.length, restMs: null };
};

const isOfStore = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "busy" || error.kind === "unavailable");

const dreamsOf = (tag: string): Waiting => ({ id: `dreams of ${tag}`, tag, kind: "dreams" });

/** The documents are searchable, and lose nothing by waiting: they wait as long as it takes. */
const restForModel = ({ patience, logger }: DreamDependencies, tag: string, error: unknown): number => {
  const rest = patience.rest(dreamsOf(tag), "embedder") ?? { delayMs: LONGEST_BACK_OFF_MS, isNews: false };
  logger[rest.isNews ? "warn" : "debug"]({ tag, error }, "memories wait for a model, will be tried again");
  return rest.delayMs;
};

/** Resolves to how many of them rest, having failed by what may pass, and for how long. */
const dreamEach = async (
  dependencies: DreamDependencies,
  tag: string,
  documents: readonly Document[],
  signal: AbortSignal,
): Promise<{ readonly resting: number; readonly restMs: number | null }> => {
  let resting = 0;
  let restMs: number | null = null;
  for (const document of documents) {
    try {
      await dreamGroup(dependencies, tag, [document], signal);
      dependencies.patience.forget(document.id);
    } catch (error) {
      if (signal.aborted || isOfStore(error)) throw error;
      if (await dependencies.patience.isOfModel(error, signal)) {
        return { resting: documents.length, restMs: restForModel(dependencies, tag, error) };
      }
      const delayMs = await afterOwnFailure(dependencies, document, error);
      if (delayMs === null) continue;
      resting++;
      restMs = Math.min(restMs ?? delayMs, delayMs);
    }
  }
  return { resting, restMs };
};

/** When to try again what the document's own text, or a plugin, was the reason of; null when it is given up. */
const afterOwnFailure = async (
  dependencies: DreamDependencies,
  document: Document,
  error: unknown,
): Promise<number | null> => {
  const { patience, logger } = dependencies;
  const { id, tag } = document;
  const mayPass = error instanceof PluginError && error.retryable;
  const rest = mayPass ? patience.rest({ id, tag, kind: "dreams" }, null) : null;
  if (rest !== null) {
    logger[rest.isNews ? "warn" : "debug"]({ tag, documentId: id, error }, "a document's memories will be tried again");
    return rest.delayMs;
  }
  patience.forget(id);
  logger.error({ tag, documentId: id, error }, "no memories could be formed");
  await giveUp(dependencies, document);
  return null;
};

const giveUp = async ({ transact, clock }: DreamDependencies, { tag, id }: Document): Promise<void> => {
  await transact(tag, async (reader, revision) => {
    const document = await reader.document(id);
    if (document === null) return null;
    const note = "No memories could be formed from this document; its text is searchable.";
    const notes = [...document.notes, note];
    const given: Document = { ...document, dreamingStatus: "done", notes, updatedAt: clock.now() };
    return {
      ...emptyPlan(tag, revision),
      documents: { put: [given], remove: [] },
      events: [{ type: "document.remembered", documentId: id }],
    };
  });
};

/** Resolves to how many were dreamed. */
const dreamGroup = async (
  dependencies: DreamDependencies,
  tag: string,
  documents: readonly Document[],
  signal: AbortSignal,
): Promise<number> => {
  if (documents.length === 0) return 0;
  const call: CallContext = { signal, logger: dependencies.logger };
  const { inputs: gathered, buckets } = await gather(dependencies, tag, documents);
  const inputs = withoutWaiting(gathered.map((input) => ({ ...input, requests: requestsIn(input) })));
  const [drafts, written] = await Promise.all([
    draftMemories(dependencies.models, inputs, buckets, call),
    Promise.all(inputs.map((input) => summariseDocument(dependencies.models, input, call))),
  ]);
  const summaries = new Map(inputs.map(({ document }, i) => [document.id, written[i] ?? null]));
  const judgement = await judgeAhead(dependencies, tag, inputs, drafts, call);
  await dependencies.transact(tag, async (reader, revision) => {
    signal.throwIfAborted();
    return await decide(dependencies, reader, revision, { inputs, drafts, summaries, judgement }, call);
  });
  return inputs.length;
};

interface ReadInput extends DreamInput {
  /** What the document asks to forget. */
  readonly requests: readonly ChatRequest[];
}

/** What asks to forget is dreamed after all that was told, each by itself, the earliest first. */
const withoutWaiting = (inputs: readonly ReadInput[]): readonly ReadInput[] => {
  const telling = inputs.filter(({ requests }) => requests.length === 0);
  return telling.length > 0 ? telling : inputs.toSorted((one, other) => saidAt(one) - saidAt(other)).slice(0, 1);
};

const saidAt = ({ document }: DreamInput): number => document.documentDate;

const requestsIn = ({ document, chunks, context }: DreamInput): ChatRequest[] =>
  chatRequestsIn(document, chunks, new Set(freshChunks(document, chunks).map(({ id }) => id)), context.entityContext);

/** What the tag and the organization say around the documents. */
const gather = async (
  { store, models, findNeighbours }: DreamDependencies,
  tag: string,
  documents: readonly Document[],
) => {
  const reader = store.tag(tag);
  const [container, settings] = await Promise.all([store.containers.get(tag), store.organization.settings()]);
  const effective = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
  const inputs: DreamInput[] = [];
  for (const document of documents) {
    const chunks = await reader.chunks(document.id);
    const ids = freshChunks(document, chunks)
      .slice(-RELATED)
      .map((chunk) => chunk.id);
    const vectors = await reader.vectors("chunk", ids, models.embedder.model);
    const near = await findNeighbours(tag, [...vectors.values()], RELATED, allowedFor(document));
    const related = new Map(near.flat().map(({ memory }) => [memory.id, memory.text]));
    inputs.push({
      document,
      chunks,
      context: {
        tag,
        documentDate: document.documentDate,
        entityContext: container?.entityContext ?? null,
        filterPrompt: settings.filterPrompt,
        includeItems: settings.includeItems ?? [],
        excludeItems: settings.excludeItems ?? [],
        title: document.title,
        url: document.url,
        relatedMemories: [...related].slice(0, RELATED).map(([id, text]) => ({ id, text })),
        buckets: effective.buckets,
      },
      notes: new Set(),
    });
  }
  return { inputs, buckets: effective };
};

/** What a slow judge says of the pairs as they are now. */
const judgeAhead = async (
  { models: { judge }, findNeighbours }: DreamDependencies,
  tag: string,
  inputs: readonly DreamInput[],
  drafts: readonly NewMemory[],
  call: CallContext,
): Promise<Judgement> => {
  if (!judge || drafts.length === 0) return NO_JUDGEMENT;
  const documents = new Map(inputs.map(({ document }) => [document.id, document]));
  const neighbours = await nearCandidates(findNeighbours, tag, drafts, documents);
  return await judgeLinks(judge, await linkInputs(drafts, neighbours), inputs.length, notingAll(inputs, call));
};

/** What the new statements were found to be before the tag's turn. */
interface Drafted {
  readonly inputs: readonly ReadInput[];
  readonly drafts: readonly NewMemory[];
  /** By document. */
  readonly summaries: ReadonlyMap<string, string | null>;
  readonly judgement: Judgement;
}

/** What becomes of the new statements, against one revision of the tag. */
const decide = async (
  dependencies: DreamDependencies,
  reader: TagReader,
  baseRevision: number,
  { inputs, drafts, summaries, judgement }: Drafted,
  call: CallContext,
): Promise<Plan | null> => {
  const { models, findNeighbours, rememberedRows, clock } = dependencies;
  const latest = await reader.documents(inputs.map(({ document }) => document.id));
  const current = new Map(latest.map((document) => [document.id, document]));
  // A document that was deleted, dreamed by another process or got new content meanwhile is not drawn from on the strength of what it was.
  const stillThere = inputs.filter(({ document }) => awaitsThese(document, current.get(document.id)));
  if (stillThere.length === 0) return null;
  const kept = new Set(stillThere.map(({ document }) => document.id));
  const read = rememberedRows(reader.tag, baseRevision);
  const candidates = await withoutDecided(
    read,
    drafts.filter(({ sources }) => sources.every(({ documentId }) => kept.has(documentId))),
    clock.now(),
  );
  const neighbours = await nearCandidates(findNeighbours, reader.tag, candidates, current);
  const links = await linkWithJudgement(models.linker, await linkInputs(candidates, neighbours), judgement, call);
  const forgetting = await forgettingAskedIn(dependencies, reader.tag, stillThere);
  const dreamed = stillThere.map(({ document, chunks, notes }) => {
    const now = current.get(document.id) as Document;
    const summary = summaries.get(document.id) ?? null;
    const asked = forgetting.notes.get(document.id) ?? [];
    const noted = { ...now, summary, notes: [...new Set([...now.notes, ...notes, ...asked])] };
    return { document: noted, through: Math.max(0, ...chunks.map((chunk) => chunk.createdAt)) };
  });
  const fresh = new Set(candidates.map(({ id }) => id));
  const named = new Set(links.flatMap(({ from, to }) => [from, to]));
  const ids = forgetting.forget.flatMap((asked) => asked.ids);
  const rows = await relatedRows(read, [...named.difference(fresh).union(new Set(ids))]);
  return formMemories({
    ...rows,
    tag: reader.tag,
    baseRevision,
    fence: null,
    now: clock.now(),
    candidates,
    links,
    forget: forgetting.forget,
    dreamed,
  });
};

/** A client forgot or reworded what the same passage says in the same words: that holds. */
const withoutDecided = async (
  read: RememberedRows,
  candidates: readonly NewMemory[],
  now: EpochMs,
): Promise<NewMemory[]> => {
  const chunkIds = new Set(candidates.flatMap(({ sources }) => sources.flatMap(({ chunkId }) => chunkId ?? [])));
  const known = await read.memoriesOfChunks([...chunkIds]);
  const decided = new Set(known.filter((memory) => !isCurrent(memory, now)).map(({ text }) => text));
  return candidates.filter(({ text }) => !decided.has(text));
};

const TOO_MANY = `A request to forget in this conversation means more than ${MOST_FORGOTTEN} memories: none was forgotten.`;

/** What the documents ask to forget, and what is noted on them of it. */
const forgettingAskedIn = async (
  { findAsked, models: { ids } }: DreamDependencies,
  tag: string,
  inputs: readonly ReadInput[],
) => {
  const forget: AskedToForget[] = [];
  const notes = new Map<string, readonly string[]>();
  for (const input of inputs) {
    const { id } = input.document;
    const noted: string[] = [];
    const asked = new Set<string>();
    for (const request of input.requests) {
      const meant = await findAsked(tag, request);
      if (meant.length > MOST_FORGOTTEN) noted.push(TOO_MANY);
      else for (const memory of meant) asked.add(memory.id);
    }
    if (asked.size > 0) {
      const batchId = ids.next();
      forget.push({ ids: [...asked], reason: `asked for in document ${id}`, batchId });
      noted.push(
        `Memories were forgotten as asked in this conversation; forget-matching/undo with ${batchId} takes it back.`,
      );
    }
    notes.set(id, noted);
  }
  return { forget, notes };
};

const awaitsThese = (document: Document, now: Document | undefined): boolean =>
  now?.contentHash === document.contentHash &&
  now.dreamingStatus === "dreaming" &&
  now.dreamedThrough === document.dreamedThrough;

/** Documents may differ in what `filterByMetadata` lets them see, so each asks for its own candidates. */
const nearCandidates = async (
  findNeighbours: FindNeighbours,
  tag: string,
  candidates: readonly NewMemory[],
  documents: ReadonlyMap<string, Document>,
): Promise<Neighbour[][]> => {
  const neighbours: Neighbour[][] = new Array(candidates.length);
  for (const [id, document] of documents) {
    const own = [...candidates.keys()].filter((i) => candidates[i]?.sources[0]?.documentId === id);
    const vectors = own.map((i) => (candidates[i] as NewMemory).vector);
    const found = await findNeighbours(tag, vectors, NEIGHBOURS, allowedFor(document));
    own.forEach((i, at) => {
      neighbours[i] = found[at] ?? [];
    });
  }
  return neighbours;
};

/** `filterByMetadata` narrows which memories serve as context: those with a source document that matches. */
const allowedFor =
  ({ filterByMetadata }: Document) =>
  (_memory: Memory, documents: readonly Document[]): boolean =>
    filterByMetadata === null || documents.some((document) => matchesMetadata(document.metadata, filterByMetadata));
