import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createRunQueue, cutRuns } from "#plugins/embedders/minilm/runs.ts";

const lengths = fc.array(fc.integer({ min: 2, max: 256 }), { maxLength: 60 });

describe("cutRuns", () => {
  test("takes each text once, in runs within the budget, padded to the longest", () => {
    fc.assert(
      fc.property(lengths, (list) => {
        const runs = cutRuns("owner", list, 160);
        const indices = runs.flatMap((run) => run.indices);
        expect(indices.toSorted((a, b) => a - b)).toEqual(list.map((_, i) => i));
        for (const run of runs) {
          expect(run.width).toBe(Math.max(...run.indices.map((i) => list[i] ?? 0)));
          expect(run.indices.length === 1 || run.indices.length * run.width <= 160).toBe(true);
        }
      }),
    );
  });
});

describe("the run queue", () => {
  const run = (owner: string, count = 1) => ({ owner, indices: Array.from({ length: count }, (_, i) => i), width: 8 });

  const owners = (runs: readonly { owner: string }[]): string => runs.map(({ owner }) => owner).join(" ");

  test("gives queries first, each kind in order of arrival", () => {
    const queue = createRunQueue<string>({ query: 10, document: 10 });
    queue.add("document", [run("d1"), run("d2")]);
    queue.add("query", [run("q1")]);
    queue.add("query", [run("q2")]);
    expect(Array.from({ length: 5 }, () => owners(queue.take(8, 1)))).toEqual(["q1", "q2", "d1", "d2", ""]);
    expect(queue.isEmpty()).toBe(true);
  });

  test("gives turns to who has least left and to who came first, so that one statement does not wait behind a table", () => {
    const queue = createRunQueue<string>({ query: 10, document: 100 });
    queue.add("document", [run("table"), run("table"), run("table"), run("table")]);
    expect(owners(queue.take(8, 1))).toBe("table");
    queue.add("document", [run("page"), run("page")]);
    queue.add("document", [run("statement")]);
    expect(Array.from({ length: 6 }, () => owners(queue.take(8, 1)))).toEqual([
      "table",
      "statement",
      "table",
      "table",
      "page",
      "page",
    ]);
  });

  test("lets equals finish one after another, and nobody wait for ever", () => {
    const queue = createRunQueue<string>({ query: 10, document: 100 });
    queue.add("document", [run("a"), run("a"), run("a")]);
    queue.add("document", [run("b"), run("b"), run("b")]);
    expect(Array.from({ length: 6 }, () => owners(queue.take(8, 1)))).toEqual(["a", "a", "a", "b", "b", "b"]);
    queue.add("document", [run("table"), run("table"), run("table")]);
    const turns = Array.from({ length: 6 }, () => {
      queue.add("document", [run(`statement ${Math.random()}`)]);
      return owners(queue.take(8, 1));
    });
    expect(turns.filter((owner) => owner === "table")).toHaveLength(3);
  });

  test("refuses what it has no room for, and has room again after work is taken or dropped", () => {
    const queue = createRunQueue<string>({ query: 1, document: 4 });
    expect(queue.add("document", [run("a", 2), run("b", 2)])).toBe(true);
    expect(queue.add("document", [run("c")])).toBe(false);
    expect(queue.add("query", [run("q")])).toBe(true);
    queue.drop("b");
    expect(queue.add("document", [run("d", 2)])).toBe(true);
    queue.take(8, 1);
    queue.take(8, 1);
    expect(queue.add("document", [run("e", 2)])).toBe(true);
    expect(queue.clear()).toEqual(["d", "e"]);
    expect(queue.isEmpty()).toBe(true);
  });

  test("gives several queries at once, within the budget and the taker's share, and never several documents", () => {
    const queue = createRunQueue<string>({ query: 100, document: 100 });
    for (const owner of ["q1", "q2", "q3", "q4", "q5", "q6"]) queue.add("query", [run(owner)]);
    queue.add("document", [run("d1"), run("d2")]);
    expect(owners(queue.take(160, 1 / 2))).toBe("q1 q2 q3");
    expect(owners(queue.take(16, 1))).toBe("q4 q5");
    queue.add("query", [{ ...run("long"), width: 200 }]);
    expect(owners(queue.take(160, 1))).toBe("q6");
    expect(owners(queue.take(160, 1))).toBe("long");
    expect(owners(queue.take(160, 1))).toBe("d1");
  });

  test("gives turns to the shortest query and to the first, so that a question does not wait behind pasted texts", () => {
    const queue = createRunQueue<string>({ query: 100, document: 100 });
    for (const owner of ["long1", "long2", "long3"]) queue.add("query", [{ ...run(owner), width: 256 }]);
    expect(owners(queue.take(160, 1))).toBe("long1");
    expect(owners(queue.take(160, 1))).toBe("long2");
    queue.add("query", [run("short1")]);
    queue.add("query", [run("short2")]);
    expect(owners(queue.take(160, 1))).toBe("short1 short2");
    const turns = Array.from({ length: 4 }, () => {
      queue.add("query", [run(`short ${Math.random()}`)]);
      return owners(queue.take(160, 1));
    });
    expect(turns).toContain("long3");
  });

  test("gives a document its turn after each long query", () => {
    const queue = createRunQueue<string>({ query: 100, document: 10 });
    queue.add("document", [run("d1"), run("d2")]);
    for (let i = 0; i < 40; i++) queue.add("query", [{ ...run("long"), width: 256 }]);
    const turns = Array.from({ length: 5 }, () => owners(queue.take(160, 1)));
    expect(turns).toEqual(["long", "d1", "long", "d2", "long"]);
  });

  test("gives a document its turn now and then, however many queries come", () => {
    const queue = createRunQueue<string>({ query: 1_000, document: 10 });
    queue.add("document", [run("d1"), run("d2")]);
    const turns = Array.from({ length: 40 }, () => {
      queue.add("query", [run("q")]);
      return owners(queue.take(8, 1));
    });
    expect(turns.filter((owner) => owner !== "q")).toEqual(["d1", "d2"]);
    expect(turns.indexOf("d1")).toBeGreaterThan(10);
  });
});
