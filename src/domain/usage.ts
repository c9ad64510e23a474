// Usage: what each key made the service do, by calendar month (UTC).

import type { EpochMs } from "./clock.ts";

export const METERS = ["memoryTokens", "superragTokens", "operations", "searches", "modelTokens"] as const;
export type Meter = (typeof METERS)[number];

export interface UsageRow {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly keyId: string;
  readonly meter: Meter;
  readonly amount: number;
}

export const monthOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 7);

/** Passages alone, without memories, cost a fifth. */
const SUPERRAG_SHARE = 5;

export type Totals = Readonly<Record<Meter, number>> & { readonly billedTokens: number };

export const totalsOf = (rows: readonly UsageRow[]): Totals => {
  const sum = (meter: Meter): number =>
    rows.reduce((total, row) => (row.meter === meter ? total + row.amount : total), 0);
  const memoryTokens = sum("memoryTokens");
  const superragTokens = sum("superragTokens");
  return {
    memoryTokens,
    superragTokens,
    operations: sum("operations"),
    searches: sum("searches"),
    modelTokens: sum("modelTokens"),
    billedTokens: memoryTokens + Math.ceil(superragTokens / SUPERRAG_SHARE),
  };
};
