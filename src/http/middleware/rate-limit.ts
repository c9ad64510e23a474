// Rate limits of keys that have one: a fixed window for each key, told in the RateLimit headers.

import type { Clock } from "#domain/clock.ts";
import type { ApiKey } from "#domain/key.ts";
import { AppError } from "#src/errors.ts";

const COUNTED_KEYS = 10_000;

/** Counts the request and tells in the answer's headers what is left; throws `rate_limited` when nothing is. */
export type CountRequest = (key: ApiKey, headers: Record<string, string | number>) => void;

export const createRateLimit = (clock: Clock): CountRequest => {
  const windows = new Map<string, { readonly until: number; count: number }>();

  const windowOf = (key: ApiKey, windowMs: number) => {
    const now = clock.now();
    const current = windows.get(key.id);
    if (current !== undefined && current.until > now && current.until <= now + windowMs) return current;
    windows.delete(key.id);
    const oldest = windows.size >= COUNTED_KEYS ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    const fresh = { until: now + windowMs, count: 0 };
    windows.set(key.id, fresh);
    return fresh;
  };

  return (key, headers) => {
    if (key.rateLimit === null) return;
    const { max, windowMs } = key.rateLimit;
    const window = windowOf(key, windowMs);
    const seconds = Math.max(1, Math.ceil((window.until - clock.now()) / 1000));
    headers["ratelimit-policy"] = `"key";q=${max};w=${Math.ceil(windowMs / 1000)}`;
    headers.ratelimit = `"key";r=${Math.max(0, max - window.count - 1)};t=${seconds}`;
    if (window.count >= max) {
      throw new AppError("rate_limited", "Too many requests", {
        details: `The key may send ${max} requests in ${windowMs} ms`,
        retryAfterSeconds: seconds,
      });
    }
    window.count++;
  };
};
