// Rows of values set apart by commas, as sentences by their header: "name,birthday" above "Ana,3 May" says that Ana's birthday is 3 May.
// Only of what has names: a table of measurements is data, and nobody remembers its rows.

import type { Chunk } from "#domain/chunk.ts";
import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { possessive } from "../telling/person.ts";

/** What the first column names. */
const WHO = new RegExp(
  wrapped`
    ^(?:
      (?:full |first |contact |child |pet |plant )?name|who|person|contact|friend|child|kid|pet|student|pupil|player
      |member|tenant|guest|patient|relative|colleague|neighbou?r|medicine|medication|drug|plant|item|thing
    )$`,
  "i",
);
/** Headers of what is told of it: one at least says that a line is a header. */
const FIELD = new RegExp(
  wrapped`
    ^(?:
      birth ?day|date of birth|born|age|phone(?: number)?|mobile|e-?mail|address|city|town|country|street
      |relation(?:ship)?|role|job|company|team|class|school|notes?|comments?|diet|allerg(?:y|ies)|dose|dosage|frequency
      |when|where|likes|languages?|instrument|breed|species|room|flat|rent|since|until|status|owner|location|place
      |position|shirt size|size
    )$`,
  "i",
);
/** Says nothing that its cell does not. */
const REMARK = /^(?:notes?|comments?|remarks?)$/i;
const HEADER_CELL = /^\p{L}[\p{L} _-]{1,24}$/u;
const VALUE = /^[\d.,:%]+$/;
const NAMED = /\p{L}{2}/u;
/** A longer table is data: it is searched. */
const MOST_ROWS = 30;
const LONGEST_HEADER = 160;

/** How a text of such rows is read. */
export interface Csv {
  readonly separator: string;
  readonly columns: readonly string[];
  /** Whether its rows are told. */
  readonly isTold: boolean;
  /** Where in the document the table ends. */
  readonly end: number;
}

const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

/** Null for a text that is no such table. */
const csvIn = (text: string): Omit<Csv, "end"> | null => {
  const end = text.indexOf("\n");
  const header = text.slice(0, end).trim();
  if (end < 0 || end > LONGEST_HEADER || /\d|[.!?|]/.test(header)) return null;
  const separator = [",", ";", "\t"].find((mark) => header.includes(mark));
  if (separator === undefined) return null;
  const columns = cellsOf(header, separator);
  if (!columns.every((cell) => HEADER_CELL.test(cell)) || !columns.some((cell) => WHO.test(cell) || FIELD.test(cell)))
    return null;
  const rows = text
    .slice(end)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => cellsOf(line, separator));
  if (rows.length === 0 || rows.some((cells) => cells.length !== columns.length)) return null;
  const told = rows
    .filter(([name = ""]) => NAMED.test(name))
    .flatMap((cells) => cells.map((cell, at) => ({ cell, column: columns[at] ?? "" })).slice(1))
    .filter(({ cell }) => cell !== "");
  const isOfValues =
    told.filter(({ cell, column }) => !FIELD.test(column) && VALUE.test(cell)).length * 2 > told.length;
  const isTold = WHO.test(columns[0] ?? "") && rows.length <= MOST_ROWS && told.length > 0 && !isOfValues;
  return { separator, columns, isTold };
};

/** Chunks may repeat the end of the one before. */
const textOf = (chunks: readonly Chunk[]): string => {
  let end = 0;
  return chunks
    .map(({ text, start }) => {
      const rest = text.slice(Math.max(0, end - start));
      end = Math.max(end, start + text.length);
      return rest;
    })
    .join("\n");
};

const EMPTY_LINE = /\n[ \t]*\n/;
/** The table that a document is, or begins with above an empty line. */
export const csvOf = (chunks: readonly Chunk[]): Csv | null => {
  if (chunks.some(({ role }) => role !== null)) return null;
  const text = textOf(chunks);
  const whole = csvIn(text);
  if (whole !== null) return { ...whole, end: Number.POSITIVE_INFINITY };
  const length = text.search(EMPTY_LINE);
  const first = length < 0 ? null : csvIn(text.slice(0, length));
  return first === null ? null : { ...first, end: (chunks[0]?.start ?? 0) + length };
};

/** A row in words; null for the header and for what has no name. */
export const csvRow = ({ separator, columns }: Csv, line: string): string | null => {
  const cells = cellsOf(line, separator);
  const [name = "", ...others] = cells;
  if (!NAMED.test(name) || cells.length !== columns.length || cells.every((cell, at) => cell === columns[at]))
    return null;
  const told = others.flatMap((cell, at) => (cell === "" ? [] : [{ column: columns[at + 1] ?? "", cell }]));
  const [first, ...more] = told;
  if (first === undefined) return null;
  if (more.length === 0 && !REMARK.test(first.column))
    return `${possessive(name)} ${lowerFirst(first.column)} is ${first.cell}`;
  const words = told.map(({ column, cell }) => (REMARK.test(column) ? cell : `${lowerFirst(column)} ${cell}`));
  return `${name}: ${words.join("; ")}`;
};
