// Chains of versions come in whole or not at all.

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Line } from "#src/moving/lines.ts";
import { startTestApp, type TestApp } from "#test/support/app.ts";
import { exported, imported } from "#test/support/moving.ts";

describe("chains of versions", () => {
  let app: TestApp;
  let lines: readonly Line[];
  beforeAll(async () => {
    app = await startTestApp();
    const { body } = await app.call("POST", "/v4/memories", {
      containerTag: "nora",
      memories: [{ content: "Nora lives in Lisbon." }, { content: "Nora keeps bees." }],
    });
    let [{ id }] = body.memories;
    for (const newContent of ["Nora lives in Porto.", "Nora lives in Faro."])
      ({ id } = (await app.call("PATCH", "/v4/memories", { containerTag: "nora", id, newContent })).body);
    lines = (await exported(app, "nora"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
  });
  afterAll(() => app.close());

  const textOf = (given: readonly Line[]): string => given.map((line) => JSON.stringify(line)).join("\n");
  type Row = Extract<Line, { type: "memory" }>["memory"];
  const isRow = (line: Line, text: string): boolean => line.type === "memory" && line.memory.text === text;
  const changed = (text: string, fields: Partial<Row>): Line[] =>
    lines.map((line) =>
      line.type === "memory" && isRow(line, text) ? { ...line, memory: { ...line.memory, ...fields } } : line,
    );
  const rowOf = (text: string): Row => {
    const line = lines.find((other) => isRow(other, text));
    if (line?.type !== "memory") throw new Error(`no line of ${text}`);
    return line.memory;
  };
  const [LISBON, PORTO, FARO, BEES] = [
    "Nora lives in Lisbon.",
    "Nora lives in Porto.",
    "Nora lives in Faro.",
    "Nora keeps bees.",
  ] as const;
  const memoriesOf = async (tag: string) =>
    (await app.call("POST", "/v4/memories/list", { containerTags: [tag] })).body.pagination?.totalItems ?? 0;

  test("a broken one is refused with its line and field, and nothing of it gets in", async () => {
    const broken: readonly (readonly [string, Partial<Row>, string])[] = [
      [PORTO, { parentMemoryId: null }, "parentMemoryId"],
      [PORTO, { parentMemoryId: "nobody" }, "parentMemoryId"],
      [FARO, { parentMemoryId: rowOf(LISBON).id }, "parentMemoryId"],
      [FARO, { parentMemoryId: rowOf(FARO).id }, "parentMemoryId"],
      [FARO, { version: 2 }, "version"],
      [FARO, { version: 4 }, "parentMemoryId"],
      [FARO, { rootMemoryId: null }, "rootMemoryId"],
      [FARO, { rootMemoryId: rowOf(BEES).id }, "isLatest"],
      [LISBON, { rootMemoryId: rowOf(BEES).id }, "rootMemoryId"],
      [LISBON, { parentMemoryId: rowOf(BEES).id }, "parentMemoryId"],
      [PORTO, { isLatest: true }, "isLatest"],
      [FARO, { isLatest: false }, "isLatest"],
      [BEES, { isLatest: false }, "isLatest"],
    ];
    for (const [at, [text, fields, field]] of broken.entries()) {
      const given = changed(text, fields);
      const tag = `broken-${at}`;
      const { status, body } = await imported(app, textOf(given), `?into=${tag}&newIds=true`);
      expect(status, JSON.stringify(fields)).toBe(400);
      expect(body.code).toBe("import_refused");
      const [, line, name] = /^Line (\d+): memory\.(\w+) /.exec(body.details) ?? [];
      expect(given[Number(line) - 1]?.type, body.details).toBe("memory");
      expect(name, JSON.stringify(fields)).toBe(field);
      expect(await memoriesOf(tag)).toBeLessThanOrEqual(1);
    }
    const without = lines.filter((line) => !isRow(line, PORTO) && line.type !== "relation");
    const { body } = await imported(app, textOf(without), "?into=gap&newIds=true");
    expect(body.details).toContain("names version 2, which this container tag has not");
  });

  test("one whose versions come in any order, or in two parts, gets in whole", async () => {
    const turned = [...lines.filter(({ type }) => type === "memory")].reverse();
    const places = lines.flatMap(({ type }, at) => (type === "memory" ? [at] : []));
    const given = lines.map((line, at) => (places.includes(at) ? (turned[places.indexOf(at)] as Line) : line));
    expect((await imported(app, textOf(given), "?into=turned&newIds=true")).body).toMatchObject({ memories: 4 });
    const middle = 1 + lines.findIndex((line) => isRow(line, LISBON));
    const parts = [lines.slice(0, middle), [lines[0] as Line, ...lines.slice(middle)]];
    for (const part of parts)
      expect((await imported(app, textOf(part), "?into=parts&newIds=true")).status, textOf(part)).toBe(200);
    for (const tag of ["turned", "parts"]) {
      const { body } = await app.call("POST", "/v4/memories/list", { containerTags: [tag] });
      const faro = body.memoryEntries.find(({ memory }: { memory: string }) => memory === FARO);
      expect(faro.history.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    }
  });

  test("an older state gets no further version where existing ones are skipped, and nothing is torn", async () => {
    const older = lines.flatMap((line): Line[] => {
      if (isRow(line, FARO) || line.type === "relation") return [];
      return line.type === "memory" && line.memory.text === PORTO
        ? [{ ...line, memory: { ...line.memory, isLatest: true } }]
        : [line];
    });
    expect((await imported(app, textOf(older), "?into=older&newIds=true")).status).toBe(200);
    const refused = await imported(app, textOf(lines), "?into=older&newIds=true");
    expect(refused.status).toBe(409);
    const { status, body } = await imported(app, textOf(lines), "?into=older&newIds=true&skipExisting=true");
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.conflicts).toContainEqual(
      expect.objectContaining({ type: "memory", problem: "does not go on from the versions that are there" }),
    );
    expect(await memoriesOf("older")).toBe(2);
  });

  test("what a skipped document brought along is skipped with it", async () => {
    const other = await startTestApp();
    const add = { content: "Nora plays the oboe.", containerTag: "nora", customId: "diary", dreaming: "instant" };
    for (const each of [app, other]) {
      await each.call("POST", "/v3/documents", add);
      await each.idle();
    }
    const { status, body } = await imported(other, await exported(app, "nora"), "?skipExisting=true");
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.conflicts).toContainEqual(
      expect.objectContaining({ type: "document", problem: expect.stringContaining("customId diary") }),
    );
    await other.close();
  });
});
