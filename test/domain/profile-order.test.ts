// Whom a container is about, and which of its statements come first.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Memory } from "#domain/memory.ts";
import { isNewsOf, mainSubject, ordered, strongestFirst } from "#domain/profile-order.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const about = (subject: string | null, text = `${subject ?? "The day"} was mentioned.`, more: Partial<Memory> = {}) =>
  memoryRow({ id: text, subject, text, isStatic: true, ...more });

describe("the main subject", () => {
  const rows = [about("Ada"), about("Ada Lind"), about("Ben"), about("Ben's dog"), about(null)];

  test("is the one that the context names first, by its longest name", () => {
    expect(mainSubject(rows, "The user is Ben, a friend of Ada.")).toBe("Ben");
    expect(mainSubject(rows, "Ada Lind (not Ben)")).toBe("Ada Lind");
  });

  test("is not one whose name is only a part of a word", () => {
    expect(mainSubject(rows, "The user lives in Benin and sees Ada.")).toBe("Ada");
  });

  test("is the user where the context names nobody, and unknown where there is no user", () => {
    expect(mainSubject([...rows, about("User")], "A customer of the shop.")).toBe("User");
    expect(mainSubject([...rows, about("User")], null)).toBe("User");
    expect(mainSubject(rows, null)).toBeNull();
    expect(mainSubject([], "The user is Ben.")).toBeNull();
  });

  test("may have a name of any characters", () => {
    const name = "A.(+B)";
    expect(mainSubject([about(name)], `The user is ${name}.`)).toBe(name);
    expect(mainSubject([about(name)], "The user is Ax(+B).")).toBeNull();
  });
});

describe("the strongest statements", () => {
  const strongest = (main: string | null, ...rows: Memory[]): string[] =>
    [...ordered(rows.toReversed(), strongestFirst(main))].map(({ text }) => text);

  test("are those about the main subject and what is theirs, then those that mention it, then others", () => {
    const rows = [
      about("Ada", "Ada sails."),
      about("Ada's boat", "Ada's boat is blue.", { confidence: 0.7 }),
      about("Music", "Music calms Ada.", { sourceCount: 3 }),
      about("Ben", "Ben sings.", { sourceCount: 9 }),
    ];
    expect(strongest("Ada", ...rows)).toEqual(rows.map(({ text }) => text));
  });

  test("say who somebody is before what they think", () => {
    const slot = (attribute: string, value: string) => ({ subject: "Ada", attribute, value });
    const rows = [
      about("Ada", "Ada lives in Oslo.", { slot: slot("home", "Oslo") }),
      about("Ada", "Ada likes tea.", { slot: slot("likes", "tea"), sourceCount: 4 }),
    ];
    expect(strongest("Ada", ...rows)).toEqual(["Ada lives in Oslo.", "Ada likes tea."]);
  });

  test("are what lasts before what was so for a moment", () => {
    const rows = [about("Ada", "Ada keeps bees."), about("Ada", "Ada just fed the bees.", { confidence: 1 })];
    expect(strongest("Ada", ...rows)[0]).toBe("Ada keeps bees.");
  });

  test("were said more often, where several sentences in one count as less each", () => {
    const rows = [
      about("Ada", "Ada keeps bees.", { sourceCount: 2 }),
      about("Ada", "Ada keeps hens. They lay eggs. Ada eats them.", { sourceCount: 3 }),
    ];
    expect(strongest("Ada", ...rows)[0]).toBe("Ada keeps bees.");
  });
});

test("what befell others a year or more before it was told is no news, as in an article", () => {
  const told = Date.UTC(2024, 5, 1);
  const dayIn = (year: number) => ({ start: Date.UTC(year, 0, 30), end: Date.UTC(year, 0, 31), label: "that day" });
  const rowOf = (subject: string, text: string, year: number) =>
    about(subject, text, { documentDate: told, eventDates: [dayIn(year)] });
  const karen = rowOf("Karen Dahl", "Karen Dahl won the prize.", 1955);
  expect(isNewsOf("Ada")(karen)).toBeFalse();
  expect(isNewsOf("Ada")(rowOf("Karen Dahl", "Karen Dahl won the prize.", 2024))).toBeTrue();
  expect(isNewsOf("Ada")(rowOf("Karen Dahl", "Karen Dahl taught Ada.", 1990))).toBeTrue();
  expect(isNewsOf("Ada")(rowOf("Ada", "Ada was born in Ghent.", 1980))).toBeTrue();
  expect(isNewsOf(null)(karen)).toBeTrue();
});

test("any memories come in the order of their ranks, each once, the newer id first where these are equal", () => {
  const rows = fc
    .uniqueArray(fc.nat(30), { maxLength: 40 })
    .map((numbers) => numbers.map((n) => about("Ada", `m${n + 10}`)));
  fc.assert(
    fc.property(rows, (memories) => {
      const rank = ({ text }: Memory) => [Number(text.slice(1)) % 3, Number(text.slice(1)) % 2];
      const sorted = memories.toSorted((a, b) => {
        const [[a1 = 0, a2 = 0], [b1 = 0, b2 = 0]] = [rank(a), rank(b)];
        return a1 - b1 || a2 - b2 || (a.id < b.id ? 1 : -1);
      });
      expect([...ordered(memories, rank)]).toEqual(sorted);
    }),
  );
});
