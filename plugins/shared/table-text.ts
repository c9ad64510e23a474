// Tables of data as text: one row a line, its first row as the header that every row needs to be understood alone.

import type { TableSection } from "#domain/extracted-text.ts";

const cellText = (cell: string): string => cell.replace(/\s+/g, " ").trim().replaceAll("|", "\\|");

const line = (cells: readonly string[], width: number): string =>
  `| ${Array.from({ length: width }, (_, at) => cellText(cells[at] ?? "")).join(" | ")} |`;

export interface TableText {
  readonly text: string;
  readonly section: TableSection;
}

/** A pipe table of the rows, the first of which names the columns. Null when there is nothing in it. */
export const tableText = (rows: readonly (readonly string[])[]): TableText | null => {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = filled.reduce((most, row) => Math.max(most, lastFilled(row) + 1), 0);
  const [first, ...rest] = filled;
  if (first === undefined) return null;
  const header = line(first, width);
  const text = [header, `|${" --- |".repeat(width)}`, ...rest.map((row) => line(row, width))].join("\n");
  return { text, section: { kind: "table", start: 0, end: text.length, header } };
};

const lastFilled = (row: readonly string[]): number => row.findLastIndex((cell) => cell.trim() !== "");
