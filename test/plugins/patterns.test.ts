import { describe, expect, test } from "bun:test";
import { ambiguousLoops } from "#test/support/ambiguous-loops.ts";

describe("a loop of a pattern", () => {
  test.each([
    ["(?:only |\\w+ly )*x", "u"],
    ["^I (?:(?:too|so|too) )*run", "i"],
    ["(?:(?:so |very )?\\w+ )+x", ""],
    ["(?:[a-z]+)*x", ""],
  ])("%p reads something in two ways", (source, flags) => {
    expect(ambiguousLoops(source, flags)).toHaveLength(1);
  });

  test.each([
    ["(?:just |\\w+ly )*x", "u"],
    ["(?:[\\w'-]+ ){0,9}x", "i"],
    ["(?:a|b|ab ?){0,4}x", ""],
  ])("%p does not", (source, flags) => {
    expect(ambiguousLoops(source, flags)).toEqual([]);
  });
});

const CHILD = new URL("../support/patterns-child.ts", import.meta.url).pathname;

test("no pattern that reads a text has a loop that reads the same words in two ways", async () => {
  const child = Bun.spawn([process.execPath, CHILD], { stdout: "pipe" });
  const patterns = (await new Response(child.stdout).json()) as [source: string, flags: string][];
  expect(await child.exited).toBe(0);
  expect(patterns.length).toBeGreaterThan(2_000);
  expect(patterns.flatMap(([source, flags]) => ambiguousLoops(source, flags))).toEqual([]);
});
