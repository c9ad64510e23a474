// Times of requests, and what is told of them.

export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly count: number;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

export const timesOf = (milliseconds: readonly number[]): Times => {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const quantile = (q: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0);
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), count: sorted.length };
};

/** One after the other. */
export const timed = async (count: number, work: (i: number) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const startedAt = performance.now();
    await work(i);
    times.push(performance.now() - startedAt);
  }
  return times;
};

export const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
};
