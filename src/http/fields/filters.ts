// The `filters` field: any JSON here, read and judged by the domain.

import { t } from "elysia";
import { type Filter, parseFilter } from "#domain/filter.ts";
import { invalid } from "#src/errors.ts";

const expressions = (description: string) =>
  t.Array(t.Unknown({ description: "A condition, or an object with one key AND or OR." }), { description });

const filterObject = t.Object(
  {
    AND: t.Optional(expressions("All of these hold.")),
    OR: t.Optional(expressions("One of these holds.")),
  },
  {
    additionalProperties: true,
    description:
      "Conditions on metadata: an object with one key `AND` or `OR`, whose array holds conditions or further such objects, up to 5 levels and 200 conditions. A condition has `key`, `value` and optionally `filterType` (metadata, numeric, array_contains, string_contains), `negate`, `ignoreCase`, `numericOperator` (>, <, >=, <=, =).",
    examples: [{ AND: [{ key: "project", value: "atlas" }] }],
  },
);

export const filtersField = t.Optional(filterObject);
/** Where published clients also send the object as JSON text. */
export const filtersOrTextField = t.Optional(
  t.Union([filterObject, t.String({ description: "The same as JSON text." })], {
    description: "Conditions on metadata, as an object or as JSON text.",
  }),
);

const fromText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid("filters", "must be valid JSON");
  }
};

export const readFilter = (filters: unknown): Filter | null => {
  if (filters === undefined || filters === "") return null;
  const parsed = parseFilter(typeof filters === "string" ? fromText(filters) : filters);
  if (parsed.ok) return parsed.filter;
  throw invalid(parsed.path === "" ? "filters" : `filters.${parsed.path}`, parsed.message);
};
