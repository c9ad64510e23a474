// What commands print: for people at a terminal, or JSON for programs. Failures go to standard error, with exit code 1.

import { styleText } from "node:util";

export interface OutputOptions {
  readonly json?: boolean;
}

export const print = (options: OutputOptions, value: unknown, forPeople: () => string): void => {
  console.log(options.json === true ? JSON.stringify(value, null, 2) : forPeople());
};

/** Columns as wide as their widest cell. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] as number))
      .join("  ")
      .trimEnd();
  return [styleText("bold", line(head)), ...rows.map(line)].join("\n");
};

export const dim = (text: string): string => styleText("dim", text);
export const bold = (text: string): string => styleText("bold", text);
