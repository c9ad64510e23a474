// What is said of a field that is wrong.

import { expect, test } from "bun:test";
import { Errors } from "@sinclair/typebox/errors";
import { t } from "elysia";
import { wholeNumber } from "#http/fields/whole-number.ts";
import { describeProblem, fieldName, SAYS_SOMETHING } from "#http/middleware/describe-problem.ts";

const schema = t.Object({
  name: t.String({ minLength: 1, maxLength: 3 }),
  tag: t.Optional(t.String({ pattern: "^[a-z]+$" })),
  count: t.Optional(wholeNumber({ minimum: 1, maximum: 5 })),
  order: t.Optional(t.Union([t.Literal("asc"), t.Literal("desc")])),
  values: t.Optional(t.Record(t.String(), t.Union([t.String(), t.Number(), t.Array(t.String())]))),
  items: t.Optional(t.Array(t.Object({ text: t.String() }), { maxItems: 2 })),
  events: t.Optional(t.Array(t.UnionEnum(["made", "gone"]), { minItems: 1 })),
  question: t.Optional(t.String({ pattern: SAYS_SOMETHING })),
  conditions: t.Optional(t.Array(t.Unsafe({}))),
  parts: t.Optional(t.Union([t.Union([t.String(), t.Array(t.Object({ text: t.String() }))]), t.Null()])),
  either: t.Optional(t.Union([t.String({ maxLength: 2 }), t.Object({ deep: t.Number() })])),
});

const problemOf = (value: object) => {
  const first = Errors(schema, [], value).First();
  return first === undefined ? null : describeProblem(first);
};

test.each([
  [{}, "name", "is required"],
  [{ name: 1 }, "name", "must be a string"],
  [{ name: "" }, "name", "must not be empty"],
  [{ name: "four" }, "name", "must have at most 3 characters"],
  [{ name: "a", tag: "A" }, "tag", "must match ^[a-z]+$"],
  [{ name: "a", count: 0 }, "count", "must be at least 1"],
  [{ name: "a", count: 6 }, "count", "must be at most 5"],
  [{ name: "a", count: 1.5 }, "count", "must be an integer"],
  [{ name: "a", order: "up" }, "order", 'must be "asc" or "desc"'],
  [{ name: "a", values: { k: null } }, "values.k", "must be a string, a number or an array of strings"],
  [{ name: "a", items: [{ text: "x" }, { text: 1 }] }, "items[1].text", "must be a string"],
  [{ name: "a", items: [{ text: "x" }, {}] }, "items[1].text", "is required"],
  [{ name: "a", items: new Array(3).fill({ text: "x" }) }, "items", "must have at most 2 items"],
  [{ name: "a", events: ["lost"] }, "events[0]", 'must be one of "made", "gone"'],
  [{ name: "a", events: [] }, "events", "must not be empty"],
  [{ name: "a", question: " " }, "question", "must not be empty"],
  [{ name: "a", conditions: {} }, "conditions", "must be an array"],
  [{ name: "a", parts: [{ text: "x" }, { text: 1 }] }, "parts[1].text", "must be a string"],
  [{ name: "a", parts: 1 }, "parts", "must be a string or an array of objects or a null"],
  [{ name: "a", either: { deep: "x" } }, "either.deep", "must be a number"],
  [{ name: "a", either: "long" }, "either", "must have at most 2 characters"],
])("%j is told as %s %s", (value, field, problem) => {
  expect(problemOf(value)).toEqual({ field, problem });
});

test("field names escape as JSON pointers do", () => {
  expect(fieldName("/metadata/a~1b~0c")).toBe("metadata.a/b~c");
  expect(fieldName("")).toBe("");
});
