// Writes the figures into docs/performance.md, between its two marks, and draws the curves beside it.

import { join } from "node:path";
import { drawCurves } from "./chart.ts";
import type { Times } from "./timing.ts";

interface Asked {
  readonly rows: number;
  readonly included: Times;
  readonly cached: Times;
}

interface Figures {
  readonly search: readonly Asked[];
  readonly sqlite: readonly Asked[];
  readonly mem0: readonly Pick<Asked, "rows" | "included">[];
  readonly recall: { readonly rows: number; readonly recallAt10: number };
  readonly tags: {
    readonly tags: number;
    readonly rowsATag: number;
    readonly budgetMb: number;
    readonly cached: Times;
  };
  readonly concurrent: { readonly rows: number; readonly cached: Times; readonly included: Times };
  readonly profile: { readonly memories: number; readonly cached: Times; readonly afterWrite: Times };
  readonly ingestion: {
    readonly rowsPerSecond: number;
    readonly embedderAlonePerSecond: number;
    readonly share: number;
  };
  readonly memory: {
    readonly rows: number;
    readonly residentMb: number;
  };
  readonly start: {
    readonly tags: number;
    readonly rows: number;
    readonly readyMs: number;
    readonly firstSearchMs: number;
  };
}

export interface Results {
  readonly machine: string;
  readonly parts: {
    readonly [Part in keyof Figures]?: {
      readonly commit: string;
      readonly load: readonly [before: number, after: number];
      readonly figures: Figures[Part];
    };
  };
}

type Line = readonly [measure: string, reached: string, target: string];
type Row = readonly [...line: Line, part: keyof Figures];

const number = (value: number): string => value.toLocaleString("en");
const ms = (value: number): string => `${value < 100 ? value.toFixed(1) : number(Math.round(value))} ms`;
const p50p95 = ({ p50, p95 }: Times): string => `p50 ${ms(p50)}, p95 ${ms(p95)}`;
const beside = (peer: Times, own: Times): string => {
  const ratio = peer.p50 / own.p50;
  return `${p50p95(peer)}: ${ratio.toFixed(ratio < 10 ? 1 : 0)} times as long`;
};

const SEARCH_TARGETS: Readonly<Record<number, readonly [included: string, cached: string]>> = {
  10000: ["p50 ≤ 20 ms", "p50 ≤ 8 ms"],
  100000: ["p50 ≤ 40 ms", "p50 ≤ 40 ms"],
};

const searchRows = ({ search, sqlite, mem0 }: Results["parts"]): Row[] =>
  (search?.figures ?? []).flatMap(({ rows, included, cached }): Row[] => {
    const [includedTarget = "", cachedTarget = ""] = SEARCH_TARGETS[rows] ?? [];
    const name = `hybrid search, ${number(rows)} rows in the tag`;
    const found: Row[] = [
      [`${name}, new question`, p50p95(included), includedTarget, "search"],
      [`${name}, known question`, p50p95(cached), cachedTarget, "search"],
    ];
    const plain = sqlite?.figures.find((peer) => peer.rows === rows);
    if (plain !== undefined)
      found.push(
        ["plain SQLite, the same, new question", beside(plain.included, included), "", "sqlite"],
        ["plain SQLite, the same, known question", beside(plain.cached, cached), "", "sqlite"],
      );
    const other = mem0?.figures.find((peer) => peer.rows === rows);
    const mem0Target = rows === 10_000 ? "≥ 20 times" : "";
    if (other !== undefined)
      found.push(["mem0, the same, new question", beside(other.included, included), mem0Target, "mem0"]);
    return found;
  });

const LINES: {
  readonly [Part in Exclude<keyof Figures, "search" | "sqlite" | "mem0">]: (figures: Figures[Part]) => Line[];
} = {
  recall: (it) => [
    [`recall@10 of the index against exact vectors, ${number(it.rows)} rows`, String(it.recallAt10), "≥ 0.99"],
  ],
  tags: (it) => [
    [
      `${number(it.tags)} tags of ${it.rowsATag} rows, a random one each time, ${it.budgetMb} MB for a tenth of them`,
      p50p95(it.cached),
      "p95 ≤ 60 ms",
    ],
  ],
  concurrent: (it) => [
    [
      `32 searchers without a pause while documents come in, ${number(it.rows)} rows, known questions`,
      `${p50p95(it.cached)}, p99 ${ms(it.cached.p99)}`,
      "p99 ≤ 250 ms, no error",
    ],
    ["the same, every question new", `${p50p95(it.included)}, p99 ${ms(it.included.p99)}`, "p99 ≤ 250 ms, no error"],
  ],
  profile: (it) => [
    [`profile of ${number(it.memories)} memories`, p50p95(it.cached), "p50 ≤ 3 ms, p95 ≤ 10 ms"],
    ["the same, first after a write", p50p95(it.afterWrite), ""],
  ],
  ingestion: (it) => [
    [
      "rows embedded per second, from request to memories, ÷ the embedder alone",
      `${it.rowsPerSecond} ÷ ${it.embedderAlonePerSecond} = ${it.share}`,
      "≥ 0.8",
    ],
  ],
  memory: (it) => [[`resident memory, ${number(it.rows)} rows loaded`, `${it.residentMb} MB`, "≤ 700 MB"]],
  start: (it) => [
    [`start to ready, ${number(it.tags)} tags and ${number(it.rows)} rows on disk`, ms(it.readyMs), "≤ 3 s"],
    ["first search in a tag after it", ms(it.firstSearchMs), ""],
  ],
};

const linesOf = <Part extends keyof typeof LINES>(part: Part, parts: Results["parts"]): Row[] => {
  const recorded = parts[part];
  return recorded === undefined ? [] : LINES[part](recorded.figures).map((line): Row => [...line, part]);
};

const table = ({ machine, parts }: Results): string => {
  const rows = [
    ...searchRows(parts),
    ...(Object.keys(LINES) as (keyof typeof LINES)[]).flatMap((part) => linesOf(part, parts)),
  ];
  const lines = rows.map(([measure, reached, target, part]) => {
    const { commit = "", load = [0, 0] } = parts[part] ?? {};
    return `| ${measure} | ${reached} | ${target} | ${load.join(" to ")} | ${commit} |`;
  });
  return `${machine}\n\n| Measure | Reached | Target | Load | Commit |\n| --- | --- | --- | --- | --- |\n${lines.join("\n")}`;
};

type Point = readonly [rows: number, p50: number];

const curves = ({ search, sqlite, mem0 }: Results["parts"]): string => {
  const included = (all: readonly Pick<Asked, "rows" | "included">[] = []): Point[] =>
    all.map((it) => [it.rows, it.included.p50]);
  const cached = (all: readonly Asked[] = []): Point[] => all.map((it) => [it.rows, it.cached.p50]);
  const drawn = [
    { label: "mem0, new question", colour: "#b3261e", isDashed: false, points: included(mem0?.figures) },
    { label: "SQLite, new question", colour: "#8a6d00", isDashed: false, points: included(sqlite?.figures) },
    { label: "SQLite, known question", colour: "#8a6d00", isDashed: true, points: cached(sqlite?.figures) },
    { label: "mneme, new question", colour: "#1a5fb4", isDashed: false, points: included(search?.figures) },
    { label: "mneme, known question", colour: "#1a5fb4", isDashed: true, points: cached(search?.figures) },
  ].filter(({ points }) => points.length > 0);
  return drawCurves("Rows in a tag against median time of a search", "rows in the tag", "p50 of a search, ms", drawn);
};

const FIGURES = /(<!-- figures -->\n)[\s\S]*(\n<!-- end of figures -->)/;

/** Replaces what stands between the marks, and the drawing. */
export const writeReport = async (results: Results, folder: string): Promise<void> => {
  const page = join(folder, "performance.md");
  const text = await Bun.file(page).text();
  const filled = text.replace(FIGURES, (_, before: string, after: string) => `${before}\n${table(results)}\n${after}`);
  await Bun.write(page, filled);
  await Bun.write(join(folder, "performance-search.svg"), curves(results.parts));
};
