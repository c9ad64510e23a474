// Takes a document in: row, customId, payload and job in one transaction that is on disk when it resolves. A new document takes
// one round trip; a known one is read, reconciled by the caller's function, and written only if nobody changed it meanwhile.

import type { EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import { AppError, notFound, TagMoved } from "#src/errors.ts";
import { answerKey } from "./answers.ts";
import { assertUnmoved, customIdTaken, followDocuments, raiseOtherTags, toTagMoved } from "./commit.ts";
import { type Bindings, type Database, Thrown } from "./engine.ts";
import {
  containerKey,
  customIdRows,
  type DocumentRow,
  keyOf,
  newContainer,
  shareRows,
  toDocument,
  toDocumentRow,
  toJobRow,
} from "./rows.ts";
import type { Acceptance, QueueStore, Receipt } from "./store.ts";

const ATTEMPTS = 50;

const WRITE_JOB = `CREATE $jobKey CONTENT $job RETURN NONE;
CREATE $payloadKey CONTENT $payload RETURN NONE;
IF $answerKey != NONE {
  IF record::exists($answerKey) { THROW "answered" };
  CREATE $answerKey CONTENT $answer RETURN NONE
};`;

const WRITE_NEW = `INSERT IGNORE INTO container $containers RETURN NONE;
UPDATE $containers.id SET isRemoved = false WHERE isRemoved RETURN NONE;
CREATE $documentKey CONTENT $document RETURN NONE;
FOR $row IN $customIds { CREATE $row.id CONTENT $row RETURN NONE };
FOR $row IN $shares { CREATE $row.id CONTENT $row RETURN NONE };
${WRITE_JOB}`;

const FIND = `LET $holder = (SELECT VALUE documentId FROM ONLY $customIdKey);
SELECT * OMIT id FROM ONLY $documentKey;
SELECT * OMIT id FROM ONLY type::record("document", [$tag, $holder]);
SELECT VALUE uid FROM job WHERE tag = $tag AND documentId = $documentId;
SELECT VALUE uid FROM job WHERE tag = $tag AND documentId = $holder;`;

export const createAccept =
  (database: Database): QueueStore["accept"] =>
  async (acceptance, jobId, now, reconcile) => {
    const mayBeNew = acceptance.mustExist !== true;
    if (mayBeNew && (await wroteNew(database, acceptance, jobId, now)))
      return { document: acceptance.document, isQueued: true, revision: null };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await findStored(database, acceptance);
      if (found === null) {
        if (!mayBeNew) throw await whyGone(database, acceptance.document.tag);
        if (await wroteNew(database, acceptance, jobId, now))
          return { document: acceptance.document, isQueued: true, revision: null };
        continue;
      }
      const stored = toDocument(found.row);
      const reconciled = reconcile(stored, acceptance);
      if (reconciled === null) return { document: stored, isQueued: false, revision: null };
      const document = { ...reconciled.document, id: stored.id, tag: stored.tag, createdAt: stored.createdAt };
      const revision = await wroteChange(
        database,
        found.row,
        { ...reconciled, document },
        after(found.jobIds, jobId),
        now,
      );
      if (revision !== null) return { document, isQueued: true, revision };
    }
    throw new AppError("busy", "The document is changing too fast", { retryAfterSeconds: 1 });
  };

const whyGone = async (database: Database, tag: string): Promise<Error> => {
  const [moved] = await database.query<[boolean | null | undefined]>(
    "SELECT VALUE mergeId != NONE OR mergedInto != NONE FROM ONLY $key",
    { key: containerKey(tag) },
  );
  return moved ? new TagMoved(tag) : notFound("Document");
};

/** The document by its id, else, where it may be another one, by its customId, and the jobs of it that wait. */
const findStored = async (
  database: Database,
  { document: { id, tag, customId }, mustExist }: Acceptance,
): Promise<{ readonly row: DocumentRow; readonly jobIds: readonly string[] } | null> => {
  type Row = DocumentRow | null | undefined;
  const [, byId, byCustomId, jobsById, jobsByCustomId] = await database.query<[null, Row, Row, string[], string[]]>(
    FIND,
    {
      tag,
      documentId: id,
      documentKey: keyOf("document", tag, id),
      customIdKey: customId === null ? undefined : keyOf("custom_id", tag, customId),
    },
  );
  if (byId) return { row: byId, jobIds: jobsById };
  return byCustomId && mustExist !== true ? { row: byCustomId, jobIds: jobsByCustomId } : null;
};

/** Jobs are done in the order of their ids, and another process's clock may be ahead of the one that made this id. */
const after = (waiting: readonly string[], jobId: string): string => {
  const last = [...waiting].sort().at(-1) ?? "";
  return last < jobId ? jobId : `${last}0`;
};

const jobBindings = ({ document, payload, mode, receipt }: Acceptance, jobId: string, now: EpochMs): Bindings => ({
  jobKey: keyOf("job", document.tag, jobId),
  payloadKey: keyOf("payload", document.tag, jobId),
  job: toJobRow({
    id: jobId,
    tag: document.tag,
    documentId: document.id,
    mode,
    attempt: 0,
    leaseUntil: 0,
    notBefore: 0,
    acceptedAt: now,
  }),
  payload: { ...payload, fileId: payload.file?.id ?? null },
  ...receiptBindings(receipt, document),
});

const receiptBindings = (receipt: Receipt | undefined, document: Document): Bindings => {
  if (receipt === undefined) return { answerKey: undefined, answer: undefined };
  const { keyId, name, part, jsonOf, fingerprint, since } = receipt;
  return { answerKey: answerKey(keyId, name, part), answer: { fingerprint, since, json: jsonOf(document) } };
};

/** Another process has accepted it meanwhile: when the request comes again, it is answered as that one was. */
const answeredElsewhere = (): AppError =>
  new AppError("busy", "The first request with this Idempotency-Key is still at work", { retryAfterSeconds: 1 });

/** False when the document or its customId is known already. */
const wroteNew = async (database: Database, acceptance: Acceptance, jobId: string, now: EpochMs): Promise<boolean> => {
  const { document } = acceptance;
  const { tag, id, otherTags } = document;
  const unmoved = assertUnmoved(tag, [document]);
  try {
    await database.query(
      `BEGIN;
       ${unmoved.statements}
       IF record::exists($documentKey) OR $customIds.any(|$row| record::exists($row.id)) { THROW "known" };
       ${WRITE_NEW}
       COMMIT;`,
      {
        ...jobBindings(acceptance, jobId, now),
        ...unmoved.bindings,
        documentKey: keyOf("document", tag, id),
        document: toDocumentRow(document),
        customIds: customIdRows([document]),
        shares: shareRows([document]),
        containers: [...new Set([tag, ...otherTags])].map((each) => ({
          id: containerKey(each),
          ...newContainer(each, now),
        })),
      },
    );
    return true;
  } catch (error) {
    if (error instanceof Thrown && error.reason === "known") return false;
    if (error instanceof Thrown && error.reason === "answered") throw answeredElsewhere();
    throw toTagMoved(error);
  }
};

/** The tag's new revision; null when the stored document is not the one that was reconciled any more. */
const wroteChange = async (
  database: Database,
  stored: DocumentRow,
  acceptance: Acceptance,
  jobId: string,
  now: EpochMs,
): Promise<number | null> => {
  const { document } = acceptance;
  const { tag, id } = document;
  const steps = [
    assertUnmoved(tag, [document]),
    ...followDocuments(tag, [document], [], now),
    raiseOtherTags(tag, [id], [document]),
  ];
  try {
    const results = await database.query<readonly unknown[]>(
      `BEGIN;
       IF (SELECT * OMIT id FROM ONLY $documentKey) != $stored { THROW "moved" };
       ${steps.map((step) => step.statements).join("\n")}
       UPSERT $documentKey CONTENT $document RETURN NONE;
       ${WRITE_JOB}
       UPDATE $container SET revision += 1 RETURN NONE;
       SELECT VALUE revision FROM ONLY $container;
       COMMIT;`,
      {
        ...Object.assign({}, ...steps.map((step) => step.bindings)),
        ...jobBindings(acceptance, jobId, now),
        tag,
        stored,
        documentKey: keyOf("document", tag, id),
        document: toDocumentRow(document),
        container: containerKey(tag),
      },
    );
    return results.at(-2) as number;
  } catch (error) {
    if (!(error instanceof Thrown)) throw error;
    if (error.reason === "moved") return null;
    if (error.reason === "custom_id_taken") throw customIdTaken();
    if (error.reason === "answered") throw answeredElsewhere();
    throw toTagMoved(error);
  }
};
