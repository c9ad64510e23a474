// Counts what each key makes the service do, and refuses when a quota that the operator set is used up. Amounts are gathered in
// memory and written every second: a crash may lose the last second's counts, never a document.

import type { Logger } from "#contracts/plugin.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import { type Meter, monthOf, totalsOf, type UsageRow } from "#domain/usage.ts";
import { AppError } from "#src/errors.ts";
import type { UsageStore } from "#store/store.ts";

export interface Quotas {
  /** Searches and billed tokens a calendar month, of all keys together; null: without limit. */
  readonly searches: number | null;
  readonly tokens: number | null;
}

export interface Usage {
  count(keyId: string | null, meter: Meter, amount: number): void;
  /** Counts a search, or throws `quota_exhausted`. */
  admitSearch(keyId: string): Promise<void>;
  /** Throws `rate_limited` when no more content may be taken in this month. */
  admitContent(): Promise<void>;
  /** What was counted in a month, `YYYY-MM`, until now. */
  month(month: string): Promise<UsageRow[]>;
  /** Writes what is gathered, and stops. */
  close(): Promise<void>;
}

/** Rows by month, key and meter. */
type Amounts = Map<string, UsageRow>;

const addTo = (amounts: Amounts, row: UsageRow): void => {
  const id = `${row.month} ${row.keyId} ${row.meter}`;
  amounts.set(id, { ...row, amount: row.amount + (amounts.get(id)?.amount ?? 0) });
};

const WRITE_EVERY_MS = 1_000;
/** Other processes count too. */
const READ_AGAIN_MS = 10_000;
/** Work that nobody's key asked for. */
const NOBODY = "none";

export const createUsage = (store: UsageStore, clock: Clock, logger: Logger, quotas: Quotas): Usage => {
  let gathered: Amounts = new Map();
  /** What is written of this month, loaded now and then and kept up, so that admitting costs no query. */
  let written: { readonly month: string; readonly readAt: EpochMs; readonly amounts: Amounts } | null = null;
  /** On their way from the one to the other. */
  let underway: readonly UsageRow[] = [];
  /** Writing and loading take turns: what is loaded holds either all or nothing of what is written. */
  let turn: Promise<void> = Promise.resolve();

  const count: Usage["count"] = (keyId, meter, amount) => {
    if (amount <= 0) return;
    addTo(gathered, { month: monthOf(clock.now()), keyId: keyId ?? NOBODY, meter, amount });
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => {});
    return done;
  };

  const write = (): Promise<void> =>
    inTurn(async () => {
      if (gathered.size === 0) return;
      underway = [...gathered.values()];
      gathered = new Map();
      try {
        await store.add(underway);
        for (const row of underway) if (row.month === written?.month) addTo(written.amounts, row);
      } catch (error) {
        logger.error({ error }, "usage could not be written, will be tried again");
        for (const row of underway) addTo(gathered, row);
      } finally {
        underway = [];
      }
    });
  const timer = setInterval(() => void write(), WRITE_EVERY_MS);
  timer.unref();

  const isFresh = (month: string): boolean => written?.month === month && clock.now() - written.readAt <= READ_AGAIN_MS;

  const load = (month: string): Promise<void> =>
    inTurn(async () => {
      if (isFresh(month)) return;
      const amounts: Amounts = new Map();
      for (const row of await store.month(month)) addTo(amounts, row);
      written = { month, readAt: clock.now(), amounts };
    });

  const totals = async () => {
    const month = monthOf(clock.now());
    if (!isFresh(month)) await load(month);
    const known = [...(written?.amounts.values() ?? []), ...underway, ...gathered.values()];
    return totalsOf(known.filter((row) => row.month === month));
  };

  return {
    count,
    admitSearch: async (keyId) => {
      if (quotas.searches !== null && (await totals()).searches >= quotas.searches) {
        throw new AppError("quota_exhausted", "The search quota of this month is used up", {
          details: `MNEME_SEARCH_QUOTA allows ${quotas.searches} searches a month`,
        });
      }
      count(keyId, "searches", 1);
    },
    admitContent: async () => {
      if (quotas.tokens === null || (await totals()).billedTokens < quotas.tokens) return;
      throw new AppError("rate_limited", "The ingestion quota of this month is used up", {
        details: `MNEME_INGESTION_QUOTA allows ${quotas.tokens} tokens a month`,
        retryAfterSeconds: secondsToNextMonth(clock),
      });
    },
    month: async (month) => {
      await write();
      return await store.month(month);
    },
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
};

const secondsToNextMonth = (clock: Clock): number => {
  const now = new Date(clock.now());
  return Math.ceil((Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime()) / 1_000);
};
