// A sheet often holds several tables, each with a title above it, apart by empty rows: takes them apart.

import type { SheetRow } from "./workbook.ts";

export interface SheetTable {
  /** Lines of one cell above the table's header. */
  readonly titles: readonly string[];
  /** The header first; empty columns at the sides left out. */
  readonly rows: readonly (readonly string[])[];
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

const isFilled = (cell: string): boolean => cell.trim() !== "";
const filledCells = (row: SheetRow): string[] => row.cells.filter(isFilled);

const extentOf = (rows: readonly SheetRow[]): Extent =>
  rows.reduce(
    ({ from, to }, { cells }) => ({
      from: Math.min(from, cells.findIndex(isFilled)),
      to: Math.max(to, cells.findLastIndex(isFilled)),
    }),
    { from: Number.MAX_SAFE_INTEGER, to: -1 },
  );

/** Rows without an empty row between them. */
const runsOf = (rows: readonly SheetRow[]): SheetRow[][] => {
  const runs: SheetRow[][] = [];
  let previous: SheetRow | undefined;
  for (const row of rows) {
    if (previous === undefined || row.number > previous.number + 1) runs.push([]);
    runs.at(-1)?.push(row);
    previous = row;
  }
  return runs;
};

/** A run in the same columns goes on with the table above: an empty row within a table is no end of it. */
const blocksOf = (rows: readonly SheetRow[]): SheetRow[][] => {
  const blocks: SheetRow[][] = [];
  let last: Extent | null = null;
  for (const run of runsOf(rows)) {
    const extent = extentOf(run);
    const goesOn = last !== null && extent.to > extent.from && last.from === extent.from && last.to === extent.to;
    if (goesOn) blocks.at(-1)?.push(...run);
    else blocks.push([...run]);
    last = extent;
  }
  return blocks;
};

export const tablesOfSheet = (rows: readonly SheetRow[]): SheetTable[] =>
  blocksOf(rows).map((block) => {
    const firstWide = block.findIndex((row) => filledCells(row).length > 1);
    const titleCount = firstWide === -1 ? (block.length === 1 ? 1 : 0) : firstWide;
    const body = block.slice(titleCount);
    const { from, to } = extentOf(body);
    return {
      titles: block.slice(0, titleCount).flatMap(filledCells),
      rows: body.map(({ cells }) => cells.slice(from, to + 1)),
    };
  });
