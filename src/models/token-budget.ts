// Holds the language model to a number of tokens a calendar month. What was spent is kept in the store, so that a restart forgets nothing.

import type { TokenMeter } from "#contracts/chat.ts";
import { type Logger, PluginError } from "#contracts/plugin.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import { monthOf } from "#domain/usage.ts";
import type { UsageStore } from "#store/store.ts";

export interface TokenBudget extends TokenMeter {
  /** Spent in this month. */
  spent(): Promise<number>;
  /** Resolves when what was spent is written. */
  settle(): Promise<void>;
}

/** The row of the usage table that the language model's tokens are counted in. */
const KEY = "model";
/** Other processes spend too. */
const READ_AGAIN_MS = 60_000;

/** @param monthlyTokens null: counted, without limit */
export const createTokenBudget = (
  store: UsageStore,
  clock: Clock,
  logger: Logger,
  monthlyTokens: number | null,
): TokenBudget => {
  let known: { readonly month: string; readonly readAt: EpochMs; amount: number } | null = null;
  /** Spent and not known to be written. */
  let pending = 0;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    const amount = pending;
    if (amount === 0) return;
    try {
      await store.add([{ month: monthOf(clock.now()), keyId: KEY, meter: "modelTokens", amount }]);
      pending -= amount;
      if (known !== null) known.amount += amount;
    } catch (error) {
      logger.error({ error }, "the language model's tokens could not be written, will be tried again");
    }
  };

  const spent = async (): Promise<number> => {
    const month = monthOf(clock.now());
    if (known?.month !== month || clock.now() - known.readAt > READ_AGAIN_MS) {
      await writing;
      const rows = await store.month(month);
      const amount = rows.reduce((sum, row) => (row.meter === "modelTokens" ? sum + row.amount : sum), 0);
      known = { month, readAt: clock.now(), amount };
    }
    return known.amount + pending;
  };

  return {
    spent,
    admit: async () => {
      if (monthlyTokens === null || (await spent()) < monthlyTokens) return;
      throw new PluginError(
        "budget_spent",
        `The language model's ${monthlyTokens} tokens of this month are spent`,
        false,
      );
    },
    spend: (tokens) => {
      pending += tokens;
      writing = writing.then(write);
    },
    settle: async () => {
      writing = writing.then(write);
      await writing;
    },
  };
};
