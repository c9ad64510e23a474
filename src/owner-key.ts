// Makes sure that somebody can get in: the owner's key is made at the first start, or is the one that the operator sets.

import type { Clock } from "#domain/clock.ts";
import { type ApiKey, KEY_RANDOM_BYTES, makeKey } from "#domain/key.ts";
import { hashKey } from "#http/auth/hash-key.ts";
import { AppError } from "#src/errors.ts";
import type { KeyStore } from "#store/store.ts";

/** One row each, so that setting another key ends the one that was set before. */
const MADE = "owner";
const SET = "owner-set-by-operator";

/**
 * The key that was made just now, to be shown once; null when there was one or the operator set one.
 * @throws AppError when the operator set a known key that is not an owner's, or has ended
 */
export const ensureOwnerKey = async (keys: KeyStore, setKey: string | null, clock: Clock): Promise<string | null> => {
  const known = await keys.list();
  const now = clock.now();
  const isOwners = ({ role, scope, revokedAt, expiresAt }: ApiKey): boolean =>
    role === "owner" && scope === null && revokedAt === null && (expiresAt === null || expiresAt > now);
  const hash = setKey === null ? null : hashKey(setKey);
  const same = known.find((key) => key.hash === hash);
  if (same !== undefined && !isOwners(same))
    throw new AppError("invalid", "MNEME_API_KEY is no owner's key", {
      details: `It is the key "${same.name}", which is of another role or has ended. Start without it, or set another one.`,
    });
  if (setKey !== null && same === undefined) {
    await keys.put(ownerKey(SET, setKey, clock));
    return null;
  }
  const leftover = known.find((key) => key.id === SET && key !== same && key.revokedAt === null);
  if (leftover !== undefined) await keys.put({ ...leftover, revokedAt: now });
  if (same !== undefined || known.some((key) => isOwners(key) && key.id !== SET)) return null;
  const key = makeKey(crypto.getRandomValues(new Uint8Array(KEY_RANDOM_BYTES)));
  // Of several processes that start at once on one database, one makes the key and shows it.
  const before = known.find(({ id }) => id === MADE) ?? null;
  return (await keys.replace(ownerKey(MADE, key, clock), before)) ? key : null;
};

const ownerKey = (id: string, key: string, clock: Clock): ApiKey => ({
  id,
  name: id === MADE ? "owner, made at first start" : "owner, set by MNEME_API_KEY",
  hash: hashKey(key),
  role: "owner",
  scope: null,
  rateLimit: null,
  expiresAt: null,
  revokedAt: null,
  createdAt: clock.now(),
});
