// Rows of tables as sentences: "| Ana | book the hall | 5 May |" under "| Who | What | By |" says that Ana is to book the hall by 5 May.

import { lowerFirst } from "../capitals.ts";
import { IMPERATIVES } from "../cues/order-words.ts";
import { BASE_VERBS } from "../cues/verbs.ts";

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^[\s|:-]+$/;
const WHO = /^(?:who|owner|responsible|assignee|assigned to|person|lead)$/i;
const WHAT = /^(?:what|tasks?|actions?|action items?|to-?dos?|to do|deliverable)$/i;
const DUE = /^(?:by|due(?: date)?|deadline|by when|until|when)$/i;
/** "| Item | Value |": a column whose name says nothing of what stands in it. */
const BARE =
  /^(?:values?|details?|info(?:rmation)?|data|answers?|what|descriptions?|notes?|comments?|remarks?|entry)$/i;
/** Done, or nobody's yet. */
const NO_TASK = /^(?:done|closed|completed?|finished|cancelled|dropped)$/i;
const NAME = /^\p{Lu}[\p{L}'.-]+(?: (?:(?:and|&) )?\p{Lu}[\p{L}'.-]*){0,3}$/u;
const EMPTY = /^(?:[-–—]*|n\/?a|tbd|\?)$/i;

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").replace(/[*_`]/g, "").trim());

export const isRow = (line: string): boolean => ROW.test(line);

/** The names of the columns of the rows in a chunk: its first row, or the one that its lead repeats. */
export const columnsOf = (text: string, lead: string): readonly string[] | null => {
  const repeated = lead.split("\n").findLast(isRow);
  const lines = text.split("\n");
  const rule = lines.findIndex((line, at) => at > 0 && line.includes("|") && RULE.test(line));
  const header = rule > 0 ? lines[rule - 1] : repeated;
  return header === undefined || !isRow(header) ? null : cellsOf(header);
};

const cellUnder = (columns: readonly string[], cells: readonly string[], name: RegExp): string => {
  const cell = cells[columns.findIndex((column) => name.test(column))] ?? "";
  return EMPTY.test(cell) ? "" : cell;
};

/** "Letter to the parents", "second letter": a thing to be done, where "write to the parents" says what is. */
const THING = /^(?:(?:first|second|third|next|new|final|last) |(\p{L}+) (?:to|for|from|of|with|on|about) )/iu;
const isDeed = (what: string): boolean => {
  const thing = THING.exec(what);
  const first = thing?.[1]?.toLowerCase();
  return thing === null || (first !== undefined && (IMPERATIVES.has(first) || BASE_VERBS.has(first)));
};

const taskIn = (columns: readonly string[], cells: readonly string[]): string | null => {
  const [who, what, due] = [WHO, WHAT, DUE].map((name) => cellUnder(columns, cells, name));
  if (!who || !what || !NAME.test(who) || cells.some((cell) => NO_TASK.test(cell))) return null;
  const rest = columns.flatMap((column, at) => {
    const cell = cells[at] ?? "";
    return [WHO, WHAT, DUE].some((name) => name.test(column)) || EMPTY.test(cell)
      ? []
      : [`${lowerFirst(column)} ${cell}`];
  });
  const isSeveral = / (?:and|&) /.test(who);
  const by = due ? ` by ${due}` : "";
  const told = `${rest.length === 0 ? "" : ` (${rest.join(", ")})`}`;
  if (!isDeed(what)) return `${who}${due ? `, by ${due}` : ""}: ${what}${told}`;
  return `${who} ${isSeveral ? "are" : "is"} to ${lowerFirst(what)}${by}${told}`;
};

/** A row in words, what its first cell names before the rest; null for the header, the rule and rows of one cell. */
export const toldRow = (columns: readonly string[], row: string): string | null => {
  const cells = cellsOf(row);
  if (RULE.test(row) || cells.join("|") === columns.join("|")) return null;
  const task = taskIn(columns, cells);
  if (task !== null) return task;
  const [name = "", ...others] = cells;
  const told = others.flatMap((cell, at) => {
    const column = columns[at + 1] ?? "";
    return EMPTY.test(cell) ? [] : [column === "" || BARE.test(column) ? cell : `${lowerFirst(column)} ${cell}`];
  });
  const kind = columns[0] ?? "";
  // "Week 8", but "3" of a numbered list
  const what = /^\d{1,4}$/.test(name) && /^\p{L}{3,}$/u.test(kind) && !BARE.test(kind) ? `${kind} ${name}` : name;
  return EMPTY.test(name) || told.length === 0 ? null : `${what}: ${told.join("; ")}`;
};
