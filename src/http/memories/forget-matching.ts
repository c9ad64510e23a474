// Forgets memories by topic or by ids, under one batch id, and takes such a batch back.

import type { ApiKey } from "#domain/key.ts";
import type { Memory } from "#domain/memory.ts";
import { isCurrent } from "#domain/memory.ts";
import { forgetAll } from "#domain/plans/forget-memory.ts";
import { restoreBatch } from "#domain/plans/restore-batch.ts";
import { invalid, notFound } from "#src/errors.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import type { forgetMatchingBody, undoForgetBody } from "./schema.ts";

type Body = typeof forgetMatchingBody.static;

interface Match {
  readonly id: string;
  readonly memory: string;
  readonly score: number;
}

const DEFAULT_THRESHOLD = 0.5;
const DEFAULT_MOST = 100;

const toMatch = (memory: Memory, score: number): Match => ({ id: memory.id, memory: memory.text, score });

const byQuery = async ({ findAbout }: HttpContext, query: string, body: Body): Promise<Match[]> => {
  const { containerTag: tag, threshold = DEFAULT_THRESHOLD, maxForget: most = DEFAULT_MOST } = body;
  return (await findAbout({ tag, query, threshold, most })).map(({ memory, score }) => toMatch(memory, score));
};

const byIds = async (http: HttpContext, tag: string, ids: readonly string[]): Promise<Match[]> => {
  const memories = await http.store.tag(tag).memories([...new Set(ids)]);
  const now = http.clock.now();
  return memories.filter((memory) => isCurrent(memory, now)).map((memory) => toMatch(memory, 1));
};

const countOf = (count: number): string => (count === 1 ? "1 memory" : `${count} memories`);

export const forgetMatching = async (http: HttpContext, key: ApiKey, body: Body) => {
  const { containerTag: tag, query, ids, dryRun = false } = body;
  authorise(key, tag, "write");
  if ((query === undefined) === (ids === undefined)) throw invalid("query", "or ids is required, and not both");
  const matches = query === undefined ? await byIds(http, tag, ids ?? []) : await byQuery(http, query, body);
  if (dryRun) {
    const summary = `${countOf(matches.length)} would be forgotten`;
    return { dryRun, count: matches.length, forgetBatchId: null, summary, candidates: matches };
  }
  const batchId = http.ids.next();
  const scores = new Map(matches.map(({ id, score }) => [id, score]));
  let forgotten: Match[] = [];
  await http.transact(tag, async (reader, baseRevision) => {
    const chosen = matches.map(({ id }) => id);
    const rows = await relatedRows(reader, chosen);
    const asked = { reason: body.reason ?? null, ids: chosen, batchId };
    const result = forgetAll({ ...rows, ...asked, tag: reader.tag, baseRevision, now: http.clock.now() });
    // What was reworded meanwhile is forgotten as it reads now.
    forgotten = result.memories.map((memory) => toMatch(memory, scores.get(memory.id) ?? 1));
    return forgotten.length === 0 ? null : result.plan;
  });
  const summary = `${countOf(forgotten.length)} forgotten`;
  // A batch that nothing was forgotten in is none: there is nothing to take back.
  const forgetBatchId = forgotten.length === 0 ? null : batchId;
  return { dryRun, count: forgotten.length, forgetBatchId, summary, forgotten };
};

/** What expired meanwhile comes back into the history only. */
export const undoForgetMatching = async (http: HttpContext, key: ApiKey, body: typeof undoForgetBody.static) => {
  const { containerTag: tag, forgetBatchId: batchId } = body;
  authorise(key, tag, "write");
  const chosen = await http.store.listing.memoriesOfBatch(tag, batchId);
  let restored: readonly Memory[] = [];
  await http.transact(tag, async (reader, baseRevision) => {
    const rows = await relatedRows(
      reader,
      chosen.map(({ id }) => id),
    );
    const result = restoreBatch({ ...rows, tag: reader.tag, baseRevision, now: http.clock.now(), batchId });
    restored = result.memories;
    return restored.length === 0 ? null : result.plan;
  });
  if (restored.length === 0) throw notFound("Forgotten batch");
  return {
    forgetBatchId: batchId,
    count: restored.length,
    restored: restored.map(({ id, text }) => ({ id, memory: text })),
  };
};
