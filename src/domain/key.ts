// API keys: what they look like, and who may do what, where.

import type { EpochMs } from "./clock.ts";

export type KeyRole = "owner" | "admin" | "member";
export type KeyPermission = "read" | "write";

/** Tags that a key is confined to; null for a full-access key. */
export type Reach = readonly string[] | null;

export const reachOf = ({ scope }: Pick<ApiKey, "scope">): Reach => scope?.tags ?? null;

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  /** SHA-256 (hex) of the key; the key itself is shown once and never stored. */
  readonly hash: string;
  readonly role: KeyRole;
  /** Null for a full-access key; else the tags it is confined to. */
  readonly scope: { readonly tags: readonly string[]; readonly permission: KeyPermission } | null;
  readonly rateLimit: { readonly max: number; readonly windowMs: number } | null;
  readonly expiresAt: EpochMs | null;
  readonly revokedAt: EpochMs | null;
  readonly createdAt: EpochMs;
}

/**
 * `admin` stands for settings, buckets, keys, whole containers (deleted, merged, exported, imported); `owner` for what has the
 * digests of all keys in it.
 */
export type Need = KeyPermission | "admin" | "owner";

export const isLive = (key: ApiKey, now: EpochMs): boolean =>
  key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);

/** Whether the key may do this in the tag; `tag` null stands for the whole organization. */
export const isAllowed = (key: ApiKey, tag: string | null, need: Need): boolean => {
  if (need === "owner") return key.scope === null && key.role === "owner";
  if (need === "admin") return key.scope === null && key.role !== "member";
  if (key.scope === null) return true;
  return tag !== null && key.scope.tags.includes(tag) && (need === "read" || key.scope.permission === "write");
};

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = "sm_";
/** 20 random bytes are 160 bits, which take 27 digits of base 62. */
export const KEY_RANDOM_BYTES = 20;
const BODY_LENGTH = 27;
const CHECKSUM_LENGTH = 6;

const base62 = (value: bigint, length: number): string => {
  let digits = "";
  for (let rest = value; digits.length < length; rest /= 62n) digits = ALPHABET[Number(rest % 62n)] + digits;
  return digits;
};

/** CRC-32 (IEEE 802.3) of ASCII text: finds mistyped and cut-off keys without a look into the database. */
const crc32 = (text: string): number => {
  let crc = 0xffffffff;
  for (let index = 0; index < text.length; index++) {
    crc ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const checksum = (body: string): string => base62(BigInt(crc32(body)), CHECKSUM_LENGTH);

/** A key from 20 random bytes: `sm_`, the bytes in base 62, a checksum. */
export const makeKey = (random: Uint8Array): string => {
  if (random.length !== KEY_RANDOM_BYTES) throw new RangeError(`a key is made from ${KEY_RANDOM_BYTES} random bytes`);
  let value = 0n;
  for (const byte of random) value = (value << 8n) | BigInt(byte);
  const body = base62(value, BODY_LENGTH);
  return PREFIX + body + checksum(body);
};

const MADE_KEY = new RegExp(`^${PREFIX}[0-9A-Za-z]{${BODY_LENGTH + CHECKSUM_LENGTH}}$`);

/** Whether this looks like a key that `makeKey` made but is not one. Keys of the operator's own choice have another form. */
export const isMistyped = (key: string): boolean => {
  if (!MADE_KEY.test(key)) return false;
  const end = PREFIX.length + BODY_LENGTH;
  return checksum(key.slice(PREFIX.length, end)) !== key.slice(end);
};
