// The Idempotency-Key header: a write that is sent again is answered as before instead of being done again, also when the service
// died in between.

import type { Clock } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import type { ApiKey } from "#domain/key.ts";
import { AppError, invalid } from "#src/errors.ts";
import type { AnswerStore, GivenAnswer, Receipt } from "#store/store.ts";

const KEPT_MS = 24 * 3_600_000;
/** Old answers go a few at a time, whenever so many new ones have come. */
const DROP_EVERY = 100;
const DROPPED_AT_ONCE = 200;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;
/** What another process has at work takes no longer; after that the process has died. */
const LONGEST_WORK_MS = 120_000;

/**
 * Does the work unless the caller has done it before under the same Idempotency-Key: then the answer given then is given again.
 * The same key with another request is `unprocessable`, while the first is at work `busy`, and `conflict` when the service died
 * at it: nobody knows how far it came. Failures are not kept.
 */
export type Once = <Answer>(
  key: ApiKey,
  request: Request,
  body: unknown,
  work: () => Promise<Answer>,
) => Promise<Answer>;

/** Accepts one of a write's documents by its number, unless that was done before; answers as `toAnswer` says. */
export type AcceptPart = <Answer>(
  part: number,
  toAnswer: (document: Document) => Answer,
  accept: (receipt?: Receipt) => Promise<Document>,
) => Promise<Answer>;

/** As `Once`, for work that is accepting documents: when the service died at it, it goes on with what is not yet accepted. */
export type AcceptOnce = <Answer>(
  key: ApiKey,
  request: Request,
  body: unknown,
  work: (acceptPart: AcceptPart) => Promise<Answer>,
) => Promise<Answer>;

/** Without the host: the service may have another address when the request is sent again. */
const fingerprintOf = ({ method, url }: Request, body: unknown): string => {
  const { pathname, search } = new URL(url);
  return new Bun.CryptoHasher("sha256")
    .update(`${method} ${pathname}${search}\n${JSON.stringify(body)}`)
    .digest("base64");
};

const checkSame = (fingerprint: string, given: string): void => {
  if (fingerprint !== given) throw new AppError("unprocessable", "This Idempotency-Key was used for another request");
};

const stillAtWork = (): AppError =>
  new AppError("busy", "The first request with this Idempotency-Key is still at work", { retryAfterSeconds: 1 });

const cutOff = (): AppError =>
  new AppError("conflict", "The first request with this Idempotency-Key was cut off", {
    details: "Look whether it took effect, and send it under another key if it did not",
    code: "idempotency_unfinished",
  });

/** Where the answer to a request is kept. */
interface Slot {
  readonly keyId: string;
  readonly name: string;
  readonly fingerprint: string;
}

export const createIdempotency = (answers: AnswerStore, clock: Clock) => {
  /** Fingerprints of the requests at work. */
  const atWork = new Map<string, string>();
  let sinceDrop = 0;

  /** What is kept of it, unless that is too old. */
  const kept = async ({ keyId, name, fingerprint }: Slot, part?: number): Promise<GivenAnswer | null> => {
    const found = await answers.get(keyId, name, part);
    if (found === null) return null;
    if (found.since + KEPT_MS <= clock.now()) {
      await answers.drop(keyId, name, part);
      return null;
    }
    checkSame(found.fingerprint, fingerprint);
    return found;
  };

  const keep = async ({ keyId, name, fingerprint }: Slot, answer: unknown): Promise<void> => {
    await answers.put(keyId, name, { fingerprint, json: JSON.stringify(answer), since: clock.now() });
    sinceDrop += 1;
    if (sinceDrop < DROP_EVERY) return;
    sinceDrop = 0;
    await answers.dropBefore(clock.now() - KEPT_MS, DROPPED_AT_ONCE);
  };

  const answerOnce = async <Answer>(
    key: ApiKey,
    request: Request,
    body: unknown,
    work: (slot: Slot | null) => Promise<Answer>,
  ): Promise<Answer> => {
    const name = request.headers.get("idempotency-key");
    if (name === null) return work(null);
    if (!IDEMPOTENCY_KEY.test(name)) throw invalid("Idempotency-Key", "must be 1 to 255 visible ASCII characters");
    const slot = { keyId: key.id, name, fingerprint: fingerprintOf(request, body) };
    const place = `${key.id} ${name}`;
    const other = atWork.get(place);
    if (other !== undefined) {
      checkSame(other, slot.fingerprint);
      throw stillAtWork();
    }
    atWork.set(place, slot.fingerprint);
    try {
      const before = await kept(slot);
      if (before?.json) return JSON.parse(before.json);
      if (before !== null) throw before.since + LONGEST_WORK_MS > clock.now() ? stillAtWork() : cutOff();
      const answer = await work(slot);
      await keep(slot, answer);
      return answer;
    } finally {
      atWork.delete(place);
    }
  };

  const reserved = async <Answer>({ keyId, name, fingerprint }: Slot, work: () => Promise<Answer>): Promise<Answer> => {
    const isFirst = await answers.reserve(keyId, name, { fingerprint, json: null, since: clock.now() });
    if (!isFirst) throw stillAtWork();
    try {
      return await work();
    } catch (error) {
      await answers.drop(keyId, name);
      throw error;
    }
  };

  const acceptPartOf =
    (slot: Slot): AcceptPart =>
    async (part, toAnswer, accept) => {
      const before = await kept(slot, part);
      if (before?.json) return JSON.parse(before.json);
      const jsonOf = (document: Document): string => JSON.stringify(toAnswer(document));
      return toAnswer(await accept({ ...slot, part, since: clock.now(), jsonOf }));
    };

  const once: Once = (key, request, body, work) =>
    answerOnce(key, request, body, (slot) => (slot === null ? work() : reserved(slot, work)));

  const acceptOnce: AcceptOnce = (key, request, body, work) =>
    answerOnce(key, request, body, (slot) =>
      work(slot === null ? async (_, toAnswer, accept) => toAnswer(await accept()) : acceptPartOf(slot)),
    );

  return { once, acceptOnce };
};
