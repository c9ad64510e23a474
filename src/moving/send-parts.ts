// Cuts an export into parts that a service takes in one request: each begins with the export's first line, and a document is in the
// same part as the bytes of its file.

import { splitLines } from "./read-lines.ts";

export interface ExportPart {
  readonly bytes: Uint8Array;
  /** The number, in the export, of the part's second line. */
  readonly firstLine: number;
}

const PART_BYTES = 16 * 1024 * 1024;

const isFileLine = (line: Uint8Array): boolean =>
  /^\s*\{\s*"type"\s*:\s*"file"/.test(new TextDecoder().decode(line.subarray(0, 200)));

const withBreak = (line: Uint8Array): Uint8Array => Buffer.concat([line, new Uint8Array([10])]);

export async function* cutExport(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ExportPart> {
  let header: Uint8Array | null = null;
  let [lines, size, number, firstLine]: [Uint8Array[], number, number, number] = [[], 0, 0, 2];
  let isAfterFile = false;
  for await (const line of splitLines(bytes)) {
    number += 1;
    if (header === null) {
      header = withBreak(line);
      continue;
    }
    if (size > 0 && size + line.length > PART_BYTES && !isAfterFile) {
      yield { bytes: Buffer.concat([header, ...lines]), firstLine };
      [lines, size, firstLine] = [[], 0, number];
    }
    lines.push(withBreak(line));
    size += line.length;
    isAfterFile = isFileLine(line);
  }
  if (header !== null) yield { bytes: Buffer.concat([header, ...lines]), firstLine };
}
