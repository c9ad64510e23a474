// Finds out whose key a request carries. Keys are looked up by their digest and remembered for a short while.

import type { Clock } from "#domain/clock.ts";
import { type ApiKey, isLive, isMistyped } from "#domain/key.ts";
import { AppError } from "#src/errors.ts";
import type { KeyStore } from "#store/store.ts";
import { hashKey } from "../auth/hash-key.ts";

const CACHED_KEYS = 1000;
/** How long a key revoked by another process on the same database can go on working here. */
const CACHED_MS = 5000;

export interface Authentication {
  /** Throws `unauthorized` unless the headers carry a live key. */
  authenticate(headers: Headers): Promise<ApiKey>;
  /** For answers that stay open: calls `ended` once the key is expired or revoked; answers with how to stop watching. */
  watchKey(key: ApiKey, ended: () => void): () => void;
  /** Forgets what is remembered, after a key was made, changed or revoked. */
  keysChanged(): void;
}

const keyIn = (headers: Headers): string | null => {
  const bearer = /^bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "");
  return bearer?.[1] ?? headers.get("x-api-key") ?? headers.get("x-supermemory-api-key");
};

export const createAuthentication = (keys: KeyStore, clock: Clock): Authentication => {
  const cache = new Map<string, { readonly key: ApiKey; readonly until: number }>();
  const looks = new Set<() => Promise<void>>();
  let generation = 0;

  const lookUp = async (hash: string): Promise<ApiKey | null> => {
    const now = clock.now();
    const cached = cache.get(hash);
    if (cached !== undefined && cached.until > now) return cached.key;
    const before = generation;
    const key = await keys.byHash(hash);
    cache.delete(hash);
    // A key that was read before a revocation must not be remembered after it.
    if (key === null || generation !== before) return key;
    const oldest = cache.size >= CACHED_KEYS ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
    cache.set(hash, { key, until: now + CACHED_MS });
    return key;
  };

  return {
    authenticate: async (headers) => {
      const given = keyIn(headers);
      if (given === null || given === "") {
        throw new AppError("unauthorized", "Unauthorized", {
          details: "Send a key in the header Authorization: Bearer KEY, x-api-key or x-supermemory-api-key",
        });
      }
      const key = await lookUp(hashKey(given));
      if (key !== null && isLive(key, clock.now())) return key;
      const details = isMistyped(given) ? "The key seems to be mistyped" : "The key is unknown, expired or revoked";
      throw new AppError("unauthorized", "Unauthorized", { details });
    },
    watchKey: ({ hash }, ended) => {
      const look = async (): Promise<void> => {
        // A database that can't be asked now is asked again the next time.
        const key = await lookUp(hash).catch(() => undefined);
        if (key !== undefined && (key === null || !isLive(key, clock.now()))) ended();
      };
      const timer = setInterval(() => void look(), CACHED_MS);
      looks.add(look);
      void look();
      return () => {
        clearInterval(timer);
        looks.delete(look);
      };
    },
    keysChanged: () => {
      generation++;
      cache.clear();
      for (const look of looks) void look();
    },
  };
};
