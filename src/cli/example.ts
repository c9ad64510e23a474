// The end of a command's help.

export const example = (...lines: readonly string[]): string =>
  `\nExample${lines.length === 1 ? "" : "s"}:\n${lines.map((line) => `  $ ${line}`).join("\n")}`;
