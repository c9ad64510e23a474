// Lets a long pattern be written over several lines.

/**
 * The source of a regular expression: backslashes as they stand, without the line breaks and the spaces that lines begin with.
 * A space that belongs to the pattern stands inside a line, and as `[ ]` at the end of one. What is put in (`${...}`) is taken as it is.
 * For regular expressions, and tables of phrases in ASCII: Bun hands on letters beyond ASCII as escapes (`\u20AC`), which mean the same there.
 */
export const wrapped = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  raw.map((text, at) => text.replace(/\n */g, "") + (parts[at] ?? "")).join("");
