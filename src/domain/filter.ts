// Filters on metadata: the parsed form of the `filters` field. Parsing, validation and evaluation are pure.

import type { Metadata, MetadataValue } from "./metadata.ts";
import { METADATA_KEY } from "./metadata.ts";
import { isRecord } from "./record.ts";

export interface FilterCondition {
  readonly type: "metadata" | "numeric" | "array_contains" | "string_contains";
  readonly key: string;
  readonly value: string;
  readonly negate: boolean;
  readonly ignoreCase: boolean;
  readonly operator: ">" | "<" | ">=" | "<=" | "=";
}

export type Filter = { readonly and: readonly Filter[] } | { readonly or: readonly Filter[] } | FilterCondition;

export type FilterParse =
  | { readonly ok: true; readonly filter: Filter }
  /** `path` names the place in the expression, e.g. `AND[0].value`; empty for the root. */
  | { readonly ok: false; readonly path: string; readonly message: string };

export const MAX_FILTER_DEPTH = 5;
export const MAX_FILTER_CONDITIONS = 200;
const MAX_VALUE_LENGTH = 2_000;

const TYPES = new Set<unknown>(["metadata", "numeric", "array_contains", "string_contains"]);
const OPERATORS = new Set<unknown>([">", "<", ">=", "<=", "="]);
const FIELDS = new Set(["filterType", "key", "value", "negate", "ignoreCase", "numericOperator"]);

/** Where parsing failed; thrown inside this file only. */
class Malformed extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

const at = (path: string, field: string): string => (path === "" ? field : `${path}.${field}`);

const parseFlag = (record: Record<string, unknown>, field: string, path: string): boolean => {
  const value = record[field];
  if (value === undefined || value === null || value === false || value === "false") return false;
  if (value === true || value === "true") return true;
  throw new Malformed(at(path, field), 'must be a boolean, "true" or "false"');
};

const parseCondition = (record: Record<string, unknown>, path: string): FilterCondition => {
  const unknown = Object.keys(record).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) throw new Malformed(at(path, unknown), "is not a field of a filter condition");
  const { key } = record;
  const type = record.filterType ?? "metadata";
  const operator = record.numericOperator ?? "=";
  if (typeof key !== "string" || !METADATA_KEY.test(key)) {
    throw new Malformed(at(path, "key"), "must be a metadata key: 1 to 64 letters, digits, '_', '.' or '-'");
  }
  if (!TYPES.has(type)) {
    throw new Malformed(at(path, "filterType"), "must be metadata, numeric, array_contains or string_contains");
  }
  if (!OPERATORS.has(operator)) throw new Malformed(at(path, "numericOperator"), "must be >, <, >=, <= or =");
  const raw = record.value;
  const value = typeof raw === "number" || typeof raw === "boolean" ? `${raw}` : raw;
  if (typeof value !== "string") throw new Malformed(at(path, "value"), "must be a string");
  if (value.length > MAX_VALUE_LENGTH) throw new Malformed(at(path, "value"), `is over ${MAX_VALUE_LENGTH} characters`);
  if (type === "numeric" && toNumber(value) === null) throw new Malformed(at(path, "value"), "must be a number");
  return {
    type: type as FilterCondition["type"],
    key,
    value,
    negate: parseFlag(record, "negate", path),
    ignoreCase: parseFlag(record, "ignoreCase", path),
    operator: operator as FilterCondition["operator"],
  };
};

const parseExpression = (value: unknown, path: string, depth: number, budget: { left: number }): Filter => {
  if (!isRecord(value)) throw new Malformed(path, "must be an object");
  const isAnd = "AND" in value;
  if (!isAnd && !("OR" in value)) {
    if (depth === 0) throw new Malformed(path, "must have exactly one key, AND or OR");
    budget.left--;
    if (budget.left < 0) throw new Malformed(path, `is over ${MAX_FILTER_CONDITIONS} conditions`);
    return parseCondition(value, path);
  }
  if (Object.keys(value).length !== 1) throw new Malformed(path, "must have exactly one key, AND or OR");
  if (depth >= MAX_FILTER_DEPTH) throw new Malformed(path, `is nested deeper than ${MAX_FILTER_DEPTH} levels`);
  const name = isAnd ? "AND" : "OR";
  const list = value[name];
  if (!Array.isArray(list)) throw new Malformed(at(path, name), "must be an array");
  if (list.length > MAX_FILTER_CONDITIONS) {
    throw new Malformed(at(path, name), `is over ${MAX_FILTER_CONDITIONS} conditions`);
  }
  const parts = list.map((part, i) => parseExpression(part, at(path, `${name}[${i}]`), depth + 1, budget));
  return isAnd ? { and: parts } : { or: parts };
};

/** Parses the wire form: exactly one AND or OR at the root, at most 5 levels of them, at most 200 conditions. */
export const parseFilter = (value: unknown): FilterParse => {
  try {
    return { ok: true, filter: parseExpression(value, "", 0, { left: MAX_FILTER_CONDITIONS }) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, path: error.path, message: error.message };
    throw error;
  }
};

const toNumber = (value: MetadataValue): number | null => {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

const compare = (actual: number, wanted: number, operator: FilterCondition["operator"]): boolean => {
  switch (operator) {
    case ">":
      return actual > wanted;
    case "<":
      return actual < wanted;
    case ">=":
      return actual >= wanted;
    case "<=":
      return actual <= wanted;
    case "=":
      return actual === wanted;
  }
};

const holds = (condition: FilterCondition, actual: MetadataValue): boolean => {
  const fold = (text: string): string => (condition.ignoreCase ? text.toLowerCase() : text);
  const wanted = fold(condition.value);
  switch (condition.type) {
    case "metadata":
      return !Array.isArray(actual) && fold(String(actual)) === wanted;
    case "string_contains":
      return !Array.isArray(actual) && fold(String(actual)).includes(wanted);
    case "array_contains":
      return Array.isArray(actual) && actual.some((item) => fold(String(item)) === wanted);
    case "numeric": {
      const number = toNumber(actual);
      const limit = toNumber(condition.value);
      return number !== null && limit !== null && compare(number, limit, condition.operator);
    }
  }
};

const own = (metadata: Metadata | null, key: string): MetadataValue | undefined =>
  metadata !== null && Object.hasOwn(metadata, key) ? metadata[key] : undefined;

/**
 * Whether metadata satisfies a filter. A missing key satisfies a condition only when it is negated; negating a numeric comparison
 * turns it round (`<` becomes `>=`), which is the same for every value that is a number.
 */
export const matchesFilter = (filter: Filter, metadata: Metadata | null): boolean => {
  if ("and" in filter) return filter.and.every((part) => matchesFilter(part, metadata));
  if ("or" in filter) return filter.or.some((part) => matchesFilter(part, metadata));
  const actual = own(metadata, filter.key);
  if (actual === undefined) return filter.negate;
  if (filter.type === "numeric" && toNumber(actual) === null) return false;
  return holds(filter, actual) !== filter.negate;
};

/** A memory is seen with its own metadata over that of each document it comes from; one view that matches is enough. */
export const memoryMatchesFilter = (
  filter: Filter,
  metadata: Metadata | null,
  documents: readonly (Metadata | null)[],
): boolean =>
  documents.length === 0
    ? matchesFilter(filter, metadata)
    : documents.some((document) => matchesFilter(filter, { ...document, ...metadata }));

/** Exact, or everything below a folder when the asked path ends with "/". */
export const matchesFilepath = (asked: string, filepath: string | null): boolean =>
  filepath !== null && (asked.endsWith("/") ? filepath.startsWith(asked) : filepath === asked);
