// Updates and forgets single memories, named by id or by exactly what they say.

import type { ApiKey } from "#domain/key.ts";
import { isCurrent, type Memory } from "#domain/memory.ts";
import { tokensOf } from "#domain/passages.ts";
import { forgetMemory } from "#domain/plans/forget-memory.ts";
import { updateMemory } from "#domain/plans/update-memory.ts";
import { AppError, invalid, notFound } from "#src/errors.ts";
import { relatedRows } from "#src/writing/related-rows.ts";
import { checkMetadata } from "../fields/metadata.ts";
import { readTime } from "../fields/time.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import type { forgetBody, updateBody } from "./schema.ts";
import { checkText, readTemporalContext } from "./written-statements.ts";

interface Choice {
  readonly id?: string | undefined;
  readonly content?: string | undefined;
}

/** The id of the chosen memory; of several that say the same, as merged tags can have them, the newest that stands comes first. */
const chosenIds = async (
  { store, clock }: HttpContext,
  tag: string,
  { id, content }: Choice,
): Promise<[string, ...string[]]> => {
  if (id !== undefined) {
    const memory = content === undefined ? null : await store.tag(tag).memory(id);
    if (memory !== null && memory.text !== content) throw invalid("content", "is not what the memory of this id says");
    return [id];
  }
  if (content === undefined) throw invalid("id", "or content is required");
  const now = clock.now();
  const found = await store.listing.memoriesByText(tag, content, 100);
  const [best, ...others] = found.sort(
    (a, b) => Number(isCurrent(b, now)) - Number(isCurrent(a, now)) || b.createdAt - a.createdAt,
  );
  if (best === undefined) throw notFound("Memory");
  return [best.id, ...others.map((memory) => memory.id)];
};

export const updateOne = async (http: HttpContext, key: ApiKey, body: typeof updateBody.static): Promise<Memory> => {
  const { containerTag: tag, forgetAfter, metadata } = body;
  authorise(key, tag, "write");
  const text = checkText("newContent", body.newContent);
  const times = readTemporalContext("temporalContext", body.temporalContext);
  const changes = {
    metadata: metadata === undefined ? undefined : checkMetadata("metadata", metadata),
    forgetAfter: typeof forgetAfter === "string" ? readTime("forgetAfter", forgetAfter) : forgetAfter,
    forgetReason: body.forgetReason,
    ...times,
  };
  const chosen = await chosenIds(http, tag, body);
  await http.usage.admitContent();
  const [vector] = await http.embed([text], "document");
  if (vector === undefined) throw new AppError("internal", "The text was not embedded");
  const [buckets] = await http.sortStatements(tag, [{ text, vector }]);
  const newId = http.ids.next();
  let updated: Memory | null = null;
  await http.transact(tag, async (reader, baseRevision) => {
    const rows = await relatedRows(reader, chosen);
    const result = updateMemory({
      ...rows,
      ...changes,
      tag: reader.tag,
      baseRevision,
      now: http.clock.now(),
      chosen,
      newId,
      text,
      vector,
      buckets: buckets ?? [],
    });
    if (result.outcome === "unknown") throw notFound("Memory");
    if (result.outcome !== "updated") throw notTheLatest(result.outcome);
    updated = result.memory;
    return result.plan;
  });
  if (updated === null) throw notFound("Memory");
  http.usage.count(key.id, "memoryTokens", tokensOf(text));
  return updated;
};

const notTheLatest = (outcome: "forgotten_before" | "superseded"): AppError =>
  outcome === "forgotten_before"
    ? new AppError("conflict", "The memory is forgotten", { code: "memory_forgotten" })
    : new AppError("conflict", "The memory has a newer version", {
        code: "memory_superseded",
        details: "Name the latest version of its chain",
      });

export const forgetOne = async (http: HttpContext, key: ApiKey, body: typeof forgetBody.static) => {
  const { containerTag: tag } = body;
  authorise(key, tag, "write");
  const chosen = await chosenIds(http, tag, body);
  const [memoryId] = chosen;
  await http.transact(tag, async (reader, baseRevision) => {
    const rows = await relatedRows(reader, chosen);
    const reason = body.reason ?? null;
    const result = forgetMemory({ ...rows, tag: reader.tag, baseRevision, now: http.clock.now(), reason, chosen });
    if (result.outcome === "unknown") throw notFound("Memory");
    if (result.outcome !== "forgotten") throw notTheLatest(result.outcome);
    return result.plan;
  });
  return { id: memoryId, forgotten: true };
};
