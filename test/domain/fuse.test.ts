import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { dropRepeats, joinNeighbours, type Place, type Rankable, replacementsFirst } from "#domain/fuse.ts";

const chunk = (id: string, text: string): Rankable => ({ kind: "chunk", id, text, sources: [] });
const memory = (id: string, text: string, chunkId: string, quote: string): Rankable => ({
  kind: "memory",
  id,
  text,
  sources: [{ chunkId, quote }],
});
const kept = (items: readonly Rankable[]): string[] => dropRepeats(items, (item) => item).map(({ id }) => id);

describe("one list of memories and passages", () => {
  test("leaves out a passage that only repeats the memory above it", () => {
    const list = [
      memory("m", "Nora keeps bees.", "c", "I keep bees"),
      chunk("c", "Nora: I keep bees."),
      chunk("d", "Nora: I keep bees."),
    ];
    expect(kept(list)).toEqual(["m", "d"]);
  });

  test("keeps a passage that says more than the memory above it", () => {
    const passage = "I keep bees, and last spring the whole swarm moved into the neighbour's chimney for a week.";
    expect(kept([memory("m", "Nora keeps bees.", "c", "I keep bees"), chunk("c", passage)])).toEqual(["m", "c"]);
  });

  test("leaves out a passage that several memories tell together", () => {
    const list = [
      memory("m", "Nora keeps bees.", "c", "I keep bees"),
      memory("n", "Nora sells honey on Sundays.", "c", "and sell honey on Sundays"),
      chunk("c", "I keep bees and sell honey on Sundays."),
    ];
    expect(kept(list)).toEqual(["m", "n"]);
  });

  test("leaves out a memory whose passage stands above it and says more", () => {
    const passage = chunk("c", "I keep bees, and last spring the whole swarm moved out.");
    expect(kept([passage, memory("m", "Nora keeps bees.", "c", "I keep bees")])).toEqual(["c"]);
  });

  test("gives the place of a passage to a memory that quotes it wholly", () => {
    const list = [
      chunk("a", "Something else."),
      chunk("c", "Nora: I moved the hives yesterday."),
      chunk("d", "Another thing."),
      memory("m", "Nora moved the hives on 3 May 2024.", "c", "I moved the hives yesterday."),
    ];
    expect(kept(list)).toEqual(["a", "m", "d"]);
  });

  test("keeps a passage of which the memory that quotes it says one thing only", () => {
    const sentence =
      "I moved the hives yesterday, which took four hours, since the cart broke down twice and my neighbour's rope tore.";
    const list = [chunk("c", sentence), memory("m", "Nora has a neighbour with a rope.", "c", sentence)];
    expect(kept(list)).toEqual(["c"]);
  });

  test("leaves out the same text a second time", () => {
    expect(kept([chunk("a", "one"), chunk("b", "one"), chunk("c", "two"), chunk("d", "three")])).toEqual([
      "a",
      "c",
      "d",
    ]);
  });
});

describe("passages that follow each other", () => {
  const at = (documentId: string, position: number, characters = 10): Place => ({
    documentId,
    first: position,
    last: position,
    characters,
  });
  const join = (items: readonly (Place | null)[], limit = 10, most = 100) =>
    joinNeighbours(items, (place) => place, limit, most);

  test("come together at the rank of the best of them", () => {
    const [a, b, c, d] = [at("d", 4), at("e", 5), at("d", 5), at("d", 6)];
    expect(join([a, b, c, d])).toEqual([[a, c, d], [b]]);
  });

  test("stay apart when together they would be long", () => {
    expect(join([at("d", 4, 60), at("d", 5, 60)])).toHaveLength(2);
  });

  test("join a group from below the limit, and make none of their own", () => {
    const [a, b, c] = [at("d", 4), at("e", 9), at("d", 3)];
    expect(join([a, b, c], 1)).toEqual([[a, c]]);
  });

  test("come once, when one holds the other", () => {
    const turn: Place = { documentId: "d", first: 3, last: 5, characters: 30 };
    expect(join([turn, at("d", 5), at("d", 6)])).toEqual([[turn, at("d", 6)]]);
  });

  test("are never lost within the limit, never doubled, and never too long together", () => {
    const place = fc
      .tuple(fc.constantFrom("d", "e"), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 60 }))
      .map(([documentId, position, characters]) => at(documentId, position, characters));
    const unique = fc.uniqueArray(place, { selector: ({ documentId, first }) => `${documentId} ${first}` });
    fc.assert(
      fc.property(unique, (places) => {
        const groups = join(places, 99);
        expect(groups.flat()).toHaveLength(places.length);
        expect(new Set(groups.flat())).toEqual(new Set(places));
        for (const group of groups) {
          expect(new Set(group.map((item) => item?.documentId)).size).toBe(1);
          if (group.length > 1)
            expect(group.reduce((sum, item) => sum + (item?.characters ?? 0), 0)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe("what replaces something", () => {
  const items = fc.uniqueArray(fc.nat({ max: 30 }).map(String), { maxLength: 20 });
  /** A later number may be replaced by any higher one, so that nothing replaces itself in a circle. */
  const pairs = fc.array(
    fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })).filter(([older, newer]) => older < newer),
    { maxLength: 30 },
  );

  test("stands before it, and all else stays in order", () => {
    fc.assert(
      fc.property(items, pairs, (ids, replaced) => {
        const replacementsOf = (id: string) =>
          replaced.filter(([older]) => `${older}` === id).map(([, newer]) => `${newer}`);
        const ordered = replacementsFirst(ids, (id) => id, replacementsOf);
        expect([...ordered].sort()).toEqual([...ids].sort());
        for (const [older, newer] of replaced) {
          if (!ids.includes(`${older}`) || !ids.includes(`${newer}`)) continue;
          expect(ordered.indexOf(`${newer}`)).toBeLessThan(ordered.indexOf(`${older}`));
        }
        expect(replacementsFirst(ordered, (id) => id, replacementsOf)).toEqual(ordered);
        if (replaced.length === 0) expect(ordered).toEqual(ids);
      }),
    );
  });

  test("may be circular without harm", () => {
    expect(
      replacementsFirst(
        ["a", "b"],
        (id) => id,
        (id) => [id === "a" ? "b" : "a"],
      ),
    ).toEqual(["b", "a"]);
  });
});
