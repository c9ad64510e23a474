// Documents that were accepted for a tag at the very moment at which it was merged: a transaction does not notice that a row it
// only read was changed by another one, so that an acceptance can pass by a merge. Nothing else can.

import type { EpochMs } from "#domain/clock.ts";
import { AppError } from "#src/errors.ts";
import { type Database, Thrown } from "../engine.ts";
import { containerKey } from "../rows.ts";
import type { Home } from "../store.ts";
import { NAME_DOCUMENTS, nameDocuments } from "./custom-ids.ts";
import { LEND_DOCUMENTS, moveRows } from "./moved-tables.ts";

/** Jobs of one transaction, with their documents. */
const BATCH = 8;

const LATE_JOBS = "LET $jobs = (SELECT id, uid, documentId FROM job:[$from, NONE]..=[$from, ..] LIMIT $size);";
const LATE_DOCUMENTS = `${LATE_JOBS}
LET $ids = array::distinct($jobs.map(|$job| type::record("document", [$from, $job.documentId]))).filter(|$id| record::exists($id));`;
const JOBS = "LET $ids = $jobs.id;";
const PAYLOADS = `LET $ids = $jobs.map(|$job| type::record("payload", [$from, $job.uid]));`;

export const adoptLate = async (
  database: Database,
  tag: string,
  homeOf: (tag: string) => Promise<Home>,
  now: EpochMs,
): Promise<string | null> => {
  const { tag: home, isMoving } = await homeOf(tag);
  if (home === tag) return null;
  const [, jobs] = await database.query<[null, unknown[]]>(`${LATE_JOBS} RETURN $jobs;`, { from: tag, size: 1 });
  if (jobs.length === 0) return null;
  if (isMoving) throw inUse(home);
  const bindings = { from: tag, to: home, sources: [tag], size: BATCH };
  const names = await nameDocuments(database, LATE_DOCUMENTS, bindings);
  try {
    await database.query(
      `BEGIN;
       LET $target = (SELECT mergeId, mergedInto FROM ONLY $targetKey);
       IF $target.mergeId != NONE OR $target.mergedInto != NONE { THROW "in_use" };
       ${LATE_DOCUMENTS} ${LEND_DOCUMENTS} ${moveRows("document")} ${NAME_DOCUMENTS}
       ${PAYLOADS} ${moveRows("payload")}
       ${JOBS} ${moveRows("job")}
       UPDATE $targetKey SET revision += 1, updatedAt = $now RETURN NONE;
       COMMIT;`,
      { ...bindings, ...names, targetKey: containerKey(home), now },
    );
    return home;
  } catch (error) {
    if (error instanceof Thrown && error.reason === "in_use") throw inUse(home);
    throw error;
  }
};

const inUse = (tag: string): AppError =>
  new AppError("busy", `The container tag "${tag}" is being merged`, { retryAfterSeconds: 1 });
