import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  type Filter,
  type FilterCondition,
  matchesFilepath,
  matchesFilter,
  memoryMatchesFilter,
  parseFilter,
} from "#domain/filter.ts";
import type { Metadata } from "#domain/metadata.ts";

const parsed = (value: unknown): Filter => {
  const result = parseFilter(value);
  if (!result.ok) throw new Error(`${result.path} ${result.message}`);
  return result.filter;
};
const refusal = (value: unknown): string => {
  const result = parseFilter(value);
  return result.ok ? "accepted" : result.path;
};
const matches = (condition: object, metadata: Metadata | null): boolean =>
  matchesFilter(parsed({ AND: [condition] }), metadata);

describe("parsing a filter", () => {
  test("takes a root with exactly one of AND and OR", () => {
    expect(parsed({ OR: [{ key: "team", value: "red" }] })).toEqual({
      or: [{ type: "metadata", key: "team", value: "red", negate: false, ignoreCase: false, operator: "=" }],
    });
    expect(refusal({ key: "team", value: "red" })).toBe("");
    expect(refusal({ AND: [], OR: [] })).toBe("");
    expect(refusal({})).toBe("");
    expect(refusal([])).toBe("");
    expect(refusal(null)).toBe("");
  });

  test("names the place of what is wrong", () => {
    expect(refusal({ AND: [{ OR: [{ key: "a", value: "b" }, { key: "a" }] }] })).toBe("AND[0].OR[1].value");
    expect(refusal({ AND: [{ key: "no spaces", value: "b" }] })).toBe("AND[0].key");
    expect(refusal({ AND: [{ key: "a", value: "b", filterType: "regex" }] })).toBe("AND[0].filterType");
    expect(refusal({ AND: [{ key: "a", value: "b", negate: "maybe" }] })).toBe("AND[0].negate");
    expect(refusal({ AND: [{ key: "a", value: "many", filterType: "numeric" }] })).toBe("AND[0].value");
    expect(refusal({ AND: [{ key: "a", value: "1", numericOperator: "!=" }] })).toBe("AND[0].numericOperator");
    expect(refusal({ AND: [{ key: "a", value: "b", valeu: "c" }] })).toBe("AND[0].valeu");
    expect(refusal({ AND: "a" })).toBe("AND");
  });

  test("reads flags given as text and values given as numbers", () => {
    const filter = parsed({ AND: [{ key: "n", value: 3, negate: "true", ignoreCase: "false" }] });
    expect(filter).toMatchObject({ and: [{ value: "3", negate: true, ignoreCase: false }] });
  });

  test("allows five levels of AND and OR, and not six", () => {
    const nest = (levels: number): unknown =>
      levels === 0 ? { key: "a", value: "b" } : { [levels % 2 ? "AND" : "OR"]: [nest(levels - 1)] };
    expect(refusal(nest(5))).toBe("accepted");
    expect(refusal(nest(6))).not.toBe("accepted");
  });

  test("allows 200 conditions, wherever they stand, and not 201", () => {
    const many = (count: number): object[] => Array.from({ length: count }, () => ({ key: "a", value: "b" }));
    expect(refusal({ OR: [{ AND: many(100) }, { AND: many(100) }] })).toBe("accepted");
    expect(refusal({ OR: [{ AND: many(100) }, { AND: many(101) }] })).not.toBe("accepted");
  });

  test("never throws, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        parseFilter(value);
        parseFilter({ AND: [value] });
      }),
    );
  });
});

describe("evaluating a filter", () => {
  test("compares scalars as text", () => {
    expect(matches({ key: "year", value: "2024" }, { year: 2024 })).toBe(true);
    expect(matches({ key: "done", value: "true" }, { done: true })).toBe(true);
    expect(matches({ key: "team", value: "Red" }, { team: "red" })).toBe(false);
    expect(matches({ key: "team", value: "Red", ignoreCase: true }, { team: "red" })).toBe(true);
  });

  test("finds members of lists and parts of texts, taking wildcards literally", () => {
    expect(matches({ filterType: "array_contains", key: "tags", value: "b" }, { tags: ["a", "b"] })).toBe(true);
    expect(matches({ filterType: "array_contains", key: "tags", value: "b" }, { tags: "b" })).toBe(false);
    expect(matches({ filterType: "string_contains", key: "name", value: "50%" }, { name: "at 50% off" })).toBe(true);
    expect(matches({ filterType: "string_contains", key: "name", value: "%" }, { name: "fifty" })).toBe(false);
  });

  test("does not take inherited properties for metadata", () => {
    expect(matches({ filterType: "string_contains", key: "constructor", value: "" }, {})).toBe(false);
  });

  test("turns a negated comparison round", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.constantFrom(">", "<", ">=", "<=", "="), (actual, limit, operator) => {
        const condition = { filterType: "numeric", key: "n", value: `${limit}`, numericOperator: operator };
        expect(matches({ ...condition, negate: true }, { n: actual })).toBe(!matches(condition, { n: actual }));
      }),
    );
  });

  test("a missing key matches only when negated", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FilterCondition["type"]>("metadata", "numeric", "array_contains", "string_contains"),
        fc.boolean(),
        (filterType, negate) => {
          expect(matches({ filterType, key: "gone", value: "1", negate }, { other: "1" })).toBe(negate);
          expect(matches({ filterType, key: "gone", value: "1", negate }, null)).toBe(negate);
        },
      ),
    );
  });

  test("a memory matches by its own metadata or by that of one of its documents", () => {
    const filter = parsed({
      AND: [
        { key: "scope", value: "repo" },
        { key: "kind", value: "note" },
      ],
    });
    expect(memoryMatchesFilter(filter, { kind: "note" }, [{ scope: "user" }, { scope: "repo" }])).toBe(true);
    expect(memoryMatchesFilter(filter, { kind: "note" }, [{ scope: "user" }])).toBe(false);
    expect(memoryMatchesFilter(filter, { kind: "note", scope: "repo" }, [])).toBe(true);
    expect(memoryMatchesFilter(filter, null, [{ scope: "repo" }, { kind: "note" }])).toBe(false);
  });

  test("a path matches exactly, or as a folder when it ends with a slash", () => {
    expect(matchesFilepath("/a/b.md", "/a/b.md")).toBe(true);
    expect(matchesFilepath("/a/b", "/a/b.md")).toBe(false);
    expect(matchesFilepath("/a/", "/a/b.md")).toBe(true);
    expect(matchesFilepath("/a/", "/ab/c.md")).toBe(false);
    expect(matchesFilepath("/", null)).toBe(false);
  });
});
