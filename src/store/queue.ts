// The queue: jobs in the order of their ids, claimed with a lease, fenced by the number of the attempt.

import type { EpochMs } from "#domain/clock.ts";
import { type JobPayload, LONGEST_BACK_OFF_MS } from "#domain/job.ts";
import { StaleClaim } from "#src/errors.ts";
import { createAccept } from "./accept.ts";
import { type Database, Thrown } from "./engine.ts";
import { containerKey, type DocumentRow, type JobRow, keyOf, toDocument, toJob } from "./rows.ts";
import type { QueueStore } from "./store.ts";
import { announceStep } from "./webhooks.ts";

/** Jobs that are looked through at a time. */
const PAGE = 50;

// In a LET, so that the LIMIT stops the scan (see tag-rows.ts).
// Jobs of a tag that is being merged wait, and those of one that was merged belong to another.
const NEXT_JOBS = `LET $container = (SELECT mergeId, mergedInto FROM ONLY $containerKey);
IF $container.mergeId != NONE OR $container.mergedInto != NONE { RETURN [] } ELSE {
  LET $page = (SELECT * OMIT id, commits FROM job:[$tag, $after]>..=[$tag, ..] LIMIT $size);
  RETURN $page;
};`;

const CLAIM = `BEGIN;
LET $claimed = (UPDATE $key SET attempt += 1, leaseUntil = $leaseUntil WHERE attempt = $attempt AND leaseUntil = $seenLease);
IF $claimed = [] { THROW "moved" };
SELECT * OMIT id, fileId FROM ONLY $payloadKey;
COMMIT;`;

export const createQueue = (database: Database): QueueStore => ({
  accept: createAccept(database),

  claim: async (tag, now, leaseUntil) => {
    for (;;) {
      const { due, dueAt } = await look(database, tag, now);
      if (due === null) return { dueAt };
      const payload = await take(database, due, leaseUntil);
      if (payload !== null) return { job: toJob({ ...due, attempt: due.attempt + 1, leaseUntil }), payload };
    }
  },

  renew: async (tag, { jobId, attempt }, leaseUntil) => {
    const [renewed] = await database.query<[unknown[]]>(
      "UPDATE $key SET leaseUntil = $leaseUntil WHERE attempt = $attempt RETURN VALUE attempt",
      { key: keyOf("job", tag, jobId), attempt, leaseUntil },
    );
    if (renewed.length === 0) throw new StaleClaim(`The claim of job ${jobId} no longer holds`);
  },

  release: async (tag, { jobId, attempt }, notBefore) => {
    await database.query(
      "UPDATE $key SET leaseUntil = 0, notBefore = $notBefore WHERE attempt = $attempt RETURN NONE",
      { key: keyOf("job", tag, jobId), attempt, notBefore },
    );
  },

  hasten: async (tag, jobId) => {
    const [hastened] = await database.query<[unknown[]]>("UPDATE $key SET notBefore = 0 RETURN VALUE attempt", {
      key: keyOf("job", tag, jobId),
    });
    return hastened.length > 0;
  },

  progress: async (tag, { jobId, attempt }, documentId, status, stage) => {
    await database.query(
      `BEGIN;
       IF (SELECT VALUE attempt FROM ONLY $job) = $attempt {
         UPDATE $document SET status = $status, processingStage = $stage RETURN NONE;
       };
       COMMIT;`,
      { job: keyOf("job", tag, jobId), document: keyOf("document", tag, documentId), attempt, status, stage },
    );
  },

  fail: async (tag, { jobId, attempt }, documentId, failure, now, deleteAt) => {
    const told = announceStep(tag, [{ type: "document.failed", documentId, failure }], now);
    await database.query(
      `BEGIN;
       IF (SELECT VALUE attempt FROM ONLY $job) = $attempt {
         DELETE $job, $payload RETURN NONE;
         IF record::exists($content) {
           UPDATE $document SET status = "done", processingStage = NULL, failure = $failure RETURN NONE;
         } ELSE {
           UPDATE $document SET status = "failed", processingStage = NULL, failure = $failure, deleteAt = $deleteAt RETURN NONE;
         };
         UPDATE $container SET revision += 1 RETURN NONE;
         ${told?.statements ?? ""}
       };
       COMMIT;`,
      {
        job: keyOf("job", tag, jobId),
        payload: keyOf("payload", tag, jobId),
        document: keyOf("document", tag, documentId),
        content: keyOf("content", tag, documentId),
        container: containerKey(tag),
        attempt,
        failure,
        deleteAt,
        ...told?.bindings,
      },
    );
  },

  depth: async (tag) => {
    const [counted] = await database.query<[{ readonly count: number }[]]>(
      "SELECT count() FROM job:[$tag, NONE]..=[$tag, ..] GROUP ALL",
      { tag },
    );
    return counted[0]?.count ?? 0;
  },

  totalDepth: async () => {
    const [counted] = await database.query<[{ readonly count: number }[]]>("SELECT count() FROM job GROUP ALL");
    return counted[0]?.count ?? 0;
  },

  tagsWithWork: async () => {
    const found = await database.query<{ readonly tag: string }[][]>(
      `SELECT tag FROM job GROUP BY tag;
       SELECT tag FROM document WHERE status = "done" AND dreamingStatus = "dreaming" GROUP BY tag;
       SELECT tag FROM document WHERE status = "failed" GROUP BY tag;`,
    );
    return [...new Set(found.flat().map(({ tag }) => tag))];
  },

  expiredFailures: async (now, retentionMs, limit) => {
    const [rows] = await database.query<[DocumentRow[]]>(
      `SELECT * OMIT id FROM document WHERE status = "failed" AND (deleteAt <= $now OR deleteAt > $latest) LIMIT $limit`,
      { now, latest: now + retentionMs, limit },
    );
    return rows.map(toDocument);
  },

  releaseClaims: async (tag) => {
    await database.query("UPDATE job:[$tag, NONE]..=[$tag, ..] SET leaseUntil = 0 WHERE leaseUntil > 0 RETURN NONE", {
      tag,
    });
  },

  releaseAllClaims: async () => {
    await database.query(
      "UPDATE job SET leaseUntil = 0, notBefore = 0 WHERE leaseUntil > 0 OR notBefore > 0 RETURN NONE",
    );
  },
});

/** The first job that is due and has no earlier one of the same document before it; else when the next may be. */
const look = async (
  database: Database,
  tag: string,
  now: EpochMs,
): Promise<{ readonly due: JobRow | null; readonly dueAt: EpochMs | null }> => {
  const blocked = new Set<string>();
  let dueAt: EpochMs | null = null;
  let after: string | undefined;
  for (;;) {
    const [, jobs] = await database.query<[null, JobRow[]]>(NEXT_JOBS, {
      tag,
      after,
      size: PAGE,
      containerKey: containerKey(tag),
    });
    for (const job of jobs) {
      if (blocked.has(job.documentId)) continue;
      // A back-off that is longer than there are any can only mean that the clock went back.
      const waitsUntil = job.notBefore > now + LONGEST_BACK_OFF_MS ? 0 : job.notBefore;
      const readyAt = Math.max(job.leaseUntil, waitsUntil);
      if (readyAt <= now) return { due: job, dueAt: null };
      blocked.add(job.documentId);
      dueAt = Math.min(dueAt ?? readyAt, readyAt);
    }
    if (jobs.length < PAGE) return { due: null, dueAt };
    after = jobs.at(-1)?.uid;
  }
};

/** Null when somebody else was quicker. */
const take = async (database: Database, job: JobRow, leaseUntil: EpochMs): Promise<JobPayload | null> => {
  try {
    const results = await database.query<readonly (JobPayload | null)[]>(CLAIM, {
      key: keyOf("job", job.tag, job.uid),
      payloadKey: keyOf("payload", job.tag, job.uid),
      attempt: job.attempt,
      seenLease: job.leaseUntil,
      leaseUntil,
    });
    return results.at(-2) ?? null;
  } catch (error) {
    if (error instanceof Thrown && error.reason === "moved") return null;
    throw error;
  }
};
