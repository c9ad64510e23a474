// Finds the JSON of a text: the whole of it, one value a line, behind a few words or in a fence, and as Python prints it.

import { LONGEST_PREAMBLE } from "./session-headers.ts";

export interface JsonText {
  readonly value: unknown;
  /** The words before it. */
  readonly preamble: string;
}

/** Lines of the preamble that may look like the beginning of JSON, such as "[Session 4]". */
const MAX_TRIES = 4;

const OPENING = /^[ \t]*(?:(?:```|~~~)\w*[ \t]*\n[ \t]*)?(?=[[{])/gm;
const CLOSING_FENCE = /\n[ \t]*(?:```|~~~)\s*$/;
const LOOKS_WHOLE = /^[[{][\s\S]*[\]}]$/;
/** Outside of strings, as far as a look at the neighbours can tell. */
const PYTHON_WORDS = /(?<=[:[,] ?)(?:None|True|False)(?= ?[,}\]])/g;
const JSON_WORDS: Readonly<Record<string, string>> = { None: "null", True: "true", False: "false" };

const attempt = (parse: () => unknown): unknown => {
  try {
    return parse();
  } catch {
    return undefined;
  }
};

const parse = (text: string): unknown => attempt(() => JSON.parse(text));

/** The values of Python's own notation: single quotes, None, True. */
const parsePython = (text: string): unknown =>
  /^[[{]\s*(?:\{\s*)?'/.test(text)
    ? attempt(() => Bun.JSON5.parse(text.replace(PYTHON_WORDS, (word) => JSON_WORDS[word] ?? word)))
    : undefined;

/** One JSON value a line; a line that is none makes the whole none. */
const parseLines = (text: string): unknown[] | undefined => {
  const values: unknown[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const value = line.trimStart().startsWith("{") ? parse(line) : undefined;
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values.length < 2 ? undefined : values;
};

/** Null when the text does not end with JSON, or has more before it than an introduction. */
export const readJson = (text: string): JsonText | null => {
  const whole = text.trim();
  let tries = 0;
  for (const { index, 0: opening } of whole.slice(0, LONGEST_PREAMBLE).matchAll(OPENING)) {
    if (tries++ === MAX_TRIES) break;
    const json = whole.slice(index + opening.length).replace(CLOSING_FENCE, "");
    if (!LOOKS_WHOLE.test(json)) continue;
    const value = parse(json) ?? parseLines(json) ?? parsePython(json);
    if (value !== undefined && value !== null) return { value, preamble: whole.slice(0, index) };
  }
  return null;
};
