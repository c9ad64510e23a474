// Search: asks the index of every tag, brings the answers into one list, and adds what was asked for around each result.

import type { Clock, EpochMs } from "#domain/clock.ts";
import { dropRepeats, joinNeighbours, replacementsFirst } from "#domain/fuse.ts";
import { isForgottenAt, type Memory, type Relation } from "#domain/memory.ts";
import type { SearchAnswer, SearchMode, SearchRequest, SearchResult } from "#domain/search.ts";
import { neverRising } from "#domain/similarity.ts";
import type { Indexes } from "#retrieval/indexes.ts";
import { type Question, readQuestion } from "#retrieval/question.ts";
import type { Hit, IndexQuery } from "#retrieval/select.ts";
import type { TagIndex } from "#retrieval/tag-index.ts";
import { contextOf, readSurroundings } from "./search/context.ts";
import { describeHits, placeHit, successorsOf, viewHit } from "./search/describe.ts";
import { rewriteQuery } from "./search/rewrite.ts";
import { addSyntheses, type Folded } from "./search/syntheses.ts";
import type { WideTurns } from "./search/wide-turns.ts";

export interface SearchDependencies {
  readonly indexes: Indexes;
  readonly embedQuery: (text: string) => Promise<Float32Array>;
  /** All edges of the tag that touch one of these memories. */
  readonly readRelations: (tag: string, memoryIds: readonly string[]) => Promise<readonly Relation[]>;
  readonly clock: Clock;
  /** Has searches over very many tags take turns. */
  readonly wide: WideTurns;
  /** Other wordings of a query; by rules where nothing else is installed. */
  readonly rewrite?: ((query: string) => Promise<readonly string[]>) | null;
  /** Scores passages against a query, where a reranker is installed. */
  readonly rerank?: ((query: string, passages: readonly string[]) => Promise<readonly number[]>) | null;
}

/** Tags asked at the same time: their indexes may have to be loaded. */
const TAGS_AT_ONCE = 4;
/** More tags than any request or key can name are asked in one pass. */
const MOST_ONE_BY_ONE = 50;
/** Hits looked at for each result wanted, since some say what another says. */
const HITS_PER_RESULT = 6;
/** Results that a reranker looks at. */
const RERANK_DEPTH = 50;
/** Passages that follow each other, as the turns of a conversation do, are shown as one up to this length. */
const JOINED_CHARACTERS = 700;
/** What a hit of another wording of the query is worth less. */
const REWRITE_PENALTY = 0.5;

const KINDS: Readonly<Record<SearchMode, readonly ("memory" | "chunk")[]>> = {
  memories: ["memory"],
  hybrid: ["memory", "chunk"],
  documents: ["chunk"],
};

/** Runs `work` on every item, at most `width` at a time; answers in order. */
const mapLimited = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results = new Array<Result>(items.length);
  let next = 0;
  const run = async (): Promise<void> => {
    while (next < items.length) {
      const i = next++;
      results[i] = await work(items[i] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run));
  return results;
};

const NOTHING_FOLDED: Folded = new Map();

/** With similarities that never rise down the list. */
const settleSimilarity = (results: readonly SearchResult[]): SearchResult[] => {
  const similarities = neverRising(results.map(({ similarity }) => similarity));
  return results.map((result, i) => ({ ...result, similarity: similarities[i] ?? 0 }));
};

/** The best hit of each row over all wordings of the query, best first. */
const searchWordings = (
  index: TagIndex,
  questions: readonly Question[],
  query: Omit<IndexQuery, "question">,
): Hit[] => {
  const hits = new Map<string, Hit>();
  for (const [i, question] of questions.entries()) {
    for (const hit of index.search({ ...query, question })) {
      const score = i === 0 ? hit.score : hit.score - REWRITE_PENALTY;
      if (score > (hits.get(hit.row.id)?.score ?? Number.NEGATIVE_INFINITY)) hits.set(hit.row.id, { ...hit, score });
    }
  }
  return [...hits.values()].sort((a, b) => b.score - a.score);
};

/** Leaves out what a document has too much of; `items` is ordered best first. */
const spread = (hits: readonly Hit[], mostPerDocument: number): Hit[] => {
  const counts = new Map<string, number>();
  return hits.filter((hit) => {
    if (hit.kind === "memory") return true;
    const count = counts.get(hit.row.documentId) ?? 0;
    counts.set(hit.row.documentId, count + 1);
    return count < mostPerDocument;
  });
};

/**
 * Hits of all wordings, best first: at least `limit` if there are as many. Where one document holds most of them, more are asked for.
 */
const findAll = (
  index: TagIndex,
  questions: readonly Question[],
  query: Omit<IndexQuery, "question">,
  mostPerDocument: number | null,
): Hit[] => {
  for (let limit = query.limit; ; limit *= 4) {
    const found = searchWordings(index, questions, { ...query, limit });
    if (mostPerDocument === null) return found;
    const hits = spread(found, mostPerDocument);
    if (hits.length >= query.limit || found.length < limit) return hits;
  }
};

const searchIndex = (
  index: TagIndex,
  request: SearchRequest,
  questions: readonly Question[],
  limit: number,
  now: EpochMs,
): SearchResult[] => {
  const { filter, filepath, documentId, includeForgotten, threshold } = request;
  const query = {
    kinds: KINDS[request.mode],
    selection: { filter, filepath, documentId, includeForgotten, now },
    prefersAggregates: request.aggregate,
    limit: limit * HITS_PER_RESULT,
  };
  const found = findAll(index, questions, query, request.mostPerDocument);
  const { hits, folded } = request.aggregate
    ? addSyntheses(found, { depth: request.limit, threshold, now })
    : { hits: found, folded: NOTHING_FOLDED };
  const isPastAsked = questions.some(({ asksPast }) => asksPast);
  const replacementsOf = (hit: Hit): readonly string[] => (isPastAsked ? [] : successorsOf(index, hit));
  const distinct = replacementsFirst(dropRepeats(hits, viewHit(index)), ({ row }) => row.id, replacementsOf);
  const groups =
    request.mode === "hybrid"
      ? joinNeighbours(distinct, placeHit(index), limit, JOINED_CHARACTERS)
      : distinct.slice(0, limit).map((hit) => [hit]);
  const results = groups.map((group) => describeHits(index, group, folded));
  return settleSimilarity(results);
};

interface Placed {
  readonly result: SearchResult;
  /** Within its tag. */
  readonly rank: number;
}

/**
 * Asks tag after tag and keeps the best results of all. Scores count within a tag, so that the tags' lists are merged by similarity; each
 * list keeps its own order.
 */
const searchTags = async (
  { indexes, wide }: Pick<SearchDependencies, "indexes" | "wide">,
  tags: readonly string[],
  limit: number,
  ask: (index: TagIndex) => SearchResult[],
  signal: AbortSignal,
): Promise<SearchResult[]> => {
  let kept: Placed[] = [];
  const take = (index: TagIndex): void => {
    const found = ask(index).map((result, rank) => ({ result, rank }));
    if (found.length === 0) return;
    kept = [...kept, ...found]
      .sort(
        (a, b) => b.result.similarity - a.result.similarity || a.rank - b.rank || compare(a.result.tag, b.result.tag),
      )
      .slice(0, limit);
  };
  const distinct = [...new Set(tags)];
  if (distinct.length > MOST_ONE_BY_ONE) await wide((limited) => indexes.readEach(distinct, take, limited), signal);
  else
    await mapLimited(distinct, TAGS_AT_ONCE, async (tag) => {
      signal.throwIfAborted();
      await indexes.read(tag, take);
    });
  return kept.map(({ result }) => result);
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const addContext = async (
  { indexes, readRelations, clock }: SearchDependencies,
  request: SearchRequest,
  results: readonly SearchResult[],
): Promise<SearchResult[]> => {
  const idsOf = (tag: string): string[] =>
    results.flatMap((result) => (result.kind === "memory" && result.tag === tag ? [result.memory.id] : []));
  const tags = [...new Set(results.map(({ tag }) => tag))];
  const now = clock.now();
  const isShown = (memory: Memory): boolean => request.includeForgotten || !isForgottenAt(memory, now);
  const contexts = await mapLimited(tags, TAGS_AT_ONCE, async (tag) => {
    const ids = idsOf(tag);
    const relations = await readSurroundings(ids, (memoryIds) => readRelations(tag, memoryIds));
    return indexes.read(tag, (index) => contextOf(ids, relations, (id) => index.memory(id), isShown));
  });
  const byTag = new Map(tags.map((tag, i) => [tag, contexts[i]]));
  return results.map((result) =>
    result.kind === "memory"
      ? {
          ...result,
          context: byTag.get(result.tag)?.get(result.memory.id) ?? { parents: [], children: [], related: [] },
        }
      : result,
  );
};

const textOf = (result: SearchResult): string => (result.kind === "memory" ? result.memory.text : result.chunk.text);

/** In the order of a reranker's scores; similarities stay with the ranks. */
const reorder = (results: readonly SearchResult[], scores: readonly number[]): SearchResult[] =>
  results
    .map((result, i) => ({ result, score: scores[i] ?? Number.NEGATIVE_INFINITY }))
    .sort((a, b) => b.score - a.score)
    .map(({ result }, i) => ({ ...result, similarity: results[i]?.similarity ?? 0 }));

export const makeSearch = (dependencies: SearchDependencies) => {
  const { embedQuery, rerank = null } = dependencies;
  const rewrite = dependencies.rewrite ?? (async (query: string) => rewriteQuery(query));
  /** @param signal ends it, with its reason */
  return async (request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer> => {
    const startedAt = performance.now();
    const now = dependencies.clock.now();
    const wordings = [request.query, ...(request.rewriteQuery ? await rewrite(request.query) : [])];
    const questions = await Promise.all(wordings.map((text) => readQuestion(text, embedQuery, now)));
    const isReranked = request.rerank && rerank !== null;
    const depth = isReranked ? Math.max(RERANK_DEPTH, request.limit) : request.limit;
    const ask = (index: TagIndex): SearchResult[] => searchIndex(index, request, questions, depth, now);
    const merged = await searchTags(dependencies, request.tags, depth, ask, signal);
    const ranked = isReranked ? reorder(merged, await rerank(request.query, merged.map(textOf))) : merged;
    const found = ranked.slice(0, request.limit).filter(({ similarity }) => similarity > request.threshold);
    const results = request.includeContext ? await addContext(dependencies, request, found) : found;
    return { results, tookMs: performance.now() - startedAt };
  };
};
