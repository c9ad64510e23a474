// Cuts bytes into lines as they come, and lines into what they say. Only one line is held at a time.

import { AppError } from "#src/errors.ts";
import { isProblem, type Line, parseLine } from "./lines.ts";

/** A document's whole text is one line. */
const LONGEST_LINE = 76 * 1024 * 1024;

export interface NumberedLine<Kind extends Line = Line> {
  /** From 1. */
  readonly number: number;
  readonly line: Kind;
}

export const refusedLine = (number: number, field: string, problem: string): AppError =>
  new AppError("invalid", "The import can't go on", {
    code: "import_refused",
    details: `Line ${number}: ${field} ${problem}. Lines before it may be imported already; importing again goes on from there.`,
  });

/** Without the line breaks. */
export async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    let rest: Uint8Array = part;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield Buffer.concat([...waiting, rest.subarray(0, end)]);
      [waiting, size] = [[], 0];
      rest = rest.subarray(end + 1);
    }
    size += rest.length;
    if (size > LONGEST_LINE) throw new AppError("too_large", "A line of the import is too long");
    if (rest.length > 0) waiting.push(rest);
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/**
 * Empty lines count, and are passed over.
 * @param secondLine the number of the line after the first, which is sent with every part of an export
 * @throws AppError that names the line and the field
 */
export async function* readLines(bytes: AsyncIterable<Uint8Array>, secondLine = 2): AsyncGenerator<NumberedLine> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let next = 1;
  for await (const encoded of splitLines(bytes)) {
    const number = next;
    next = number === 1 ? secondLine : number + 1;
    let text: string;
    try {
      text = decoder.decode(encoded);
    } catch {
      throw refusedLine(number, "line", "must be UTF-8");
    }
    if (text.trim() === "") continue;
    const line = parseLine(text);
    if (isProblem(line)) throw refusedLine(number, line.field, line.problem);
    yield { number, line };
  }
}
