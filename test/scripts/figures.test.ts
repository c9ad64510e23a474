// Figures of speed that other pages repeat are those of docs/performance.md, which the bench writes.

import { expect, test } from "bun:test";
import { join } from "node:path";

const root = join(import.meta.dir, "../..");
const page = (path: string): Promise<string> => Bun.file(join(root, path)).text();

test("the README, the sizing and the comparison repeat the measured figures", async () => {
  const rows = (await page("docs/performance.md")).split("\n").map((line) => line.split(" | "));
  const reached = (measure: RegExp, figure: RegExp): string => {
    const row = rows.findLast(([name]) => measure.test(name ?? ""));
    return figure.exec(row?.[1] ?? "")?.[1] ?? `no figure of ${measure}`;
  };
  const median = /^p50 ([\d.]+ ms)/;
  const [search, known, large] = [
    reached(/hybrid search, 10,000 .*new question/, median),
    reached(/hybrid search, 10,000 .*known question/, median),
    reached(/hybrid search, 100,000 .*new question/, median),
  ];
  const memory = reached(/resident memory, 100,000/, /^([\d,]+ MB)/);
  const mem0 = rows.filter(([name]) => name === "| mem0, the same, new question").at(-1)?.[1];
  const readme = await page("README.md");
  expect(readme).toContain(`a search takes ${search} (median; ${known} for a question asked before)`);
  expect(readme).toContain(`a profile ${reached(/profile of 10,000/, median)}`);
  expect(readme).toContain(`100,000 rows take ${memory}`);
  const sizing = await page("docs/operations.md");
  expect(sizing).toContain(`${search} with 10,000 rows in a tag, ${large} with 100,000`);
  expect(sizing).toContain(`${memory} with 100,000 rows`);
  for (const questions of [/^\| 32 searchers/, /^\| the same, every question new/])
    expect(sizing).toContain(reached(questions, /p95 (\d+ ms)/));
  expect(await page("docs/comparison.md")).toContain(/: (\d+ times as long)/.exec(mem0 ?? "")?.[1] ?? "no figure");
});
