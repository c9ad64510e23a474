import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Chunk, ChunkDraft } from "#domain/chunk.ts";
import { diffPassages, matchPassages, normalizeText, type PassageDiff } from "#domain/custom-id-diff.ts";
import type { Role } from "#domain/extracted-text.ts";

/** One passage a line; `role` makes it a conversation. */
const draftsOf = (lines: readonly string[], role: Role | null): { text: string; drafts: ChunkDraft[] } => {
  const text = lines.join("\n");
  let start = 0;
  const drafts = lines.map((line) => {
    const draft = { text: line, start, end: start + line.length, lead: "", speaker: role, role, at: null };
    start += line.length + 1;
    return draft;
  });
  return { text, drafts };
};

const toChunk = (draft: ChunkDraft, position: number): Chunk => ({
  ...draft,
  id: `c${position}`,
  tag: "t",
  documentId: "d",
  position,
  hash: `h${draft.text}`,
  createdAt: 0,
});

const diff = (stored: readonly string[], incoming: readonly string[], role: Role | null) => {
  const before = draftsOf(stored, role);
  return diffPassages({ text: before.text, chunks: before.drafts.map(toChunk) }, draftsOf(incoming, role));
};

/** Chunk ids kept at each incoming position, and the ids removed. */
const outcome = (stored: readonly string[], incoming: readonly string[], role: Role | null): unknown => {
  const result = diff(stored, incoming, role);
  if (result.kind === "same") return "same";
  if (result.kind === "append") return draftsOf(incoming, role).text.slice(result.from).split("\n");
  return { kept: result.kept.map((chunk) => chunk?.id ?? null), removed: result.removed };
};

const log = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `User: on day ${i} the heron came to pond number ${i * 7}.`);

describe("a conversation with a known customId", () => {
  const [a, b, c, d, e, f] = log(6) as [string, string, string, string, string, string];

  test.each<[string, string[], string[], unknown]>([
    ["that is equal is the same", [a, b], [a, b], "same"],
    ["that has grown keeps all it had", [a, b], [a, b, c], { kept: ["c0", "c1", null], removed: [] }],
    [
      "with an edited turn processes only that",
      [a, b, c, d],
      [a, "User: no heron.", c, d],
      { kept: ["c0", null, "c2", "c3"], removed: ["c1"] },
    ],
    ["without its last turn loses it", [a, b, c], [a, b], { kept: ["c0", "c1"], removed: ["c2"] }],
    ["in another order is moved, not processed", [a, b, c], [c, a, b], { kept: ["c2", "c0", "c1"], removed: [] }],
    ["that brings only new turns is appended to", [a, b], [c, d], [c, d]],
    ["that brings its latest turns again is appended what follows them", [a, b, c, d], [c, d, e], [e]],
    ["seen through a window as long as itself loses nothing", [a, b, c, d, e], [c, d, e, f, `${a}!`], [f, `${a}!`]],
    ["whose latest turns are delivered twice is the same", [a, b, c, d], [c, d], "same"],
    ["whose earlier part is delivered late is the same", [a, b, c, d, e], [b, c], "same"],
    [
      "that is edited and begins as it ended is no window",
      ["ok", a, b, "ok"],
      ["ok", "User: hm.", b, "ok", c, a],
      { kept: ["c0", null, "c2", "c3", null, "c1"], removed: [] },
    ],
    ["that repeats a short turn is appended the rest", [a, b, c, "ok"], ["ok", d], [d]],
  ])("%s", (_name, stored, incoming, expected) => {
    expect(outcome(stored, incoming, "user")).toEqual(expected);
  });
});

describe("a text with a known customId", () => {
  const [a, b, c, d, e] = log(5).map((line) => line.replace("User: on", "On")) as [
    string,
    string,
    string,
    string,
    string,
  ];

  test.each<[string, string[], string[], unknown]>([
    ["that is equal but for white space is the same", [a, `${b} `, c], [`${a}\n`, b.replaceAll(" ", "\t "), c], "same"],
    [
      "that ends in the middle of a sentence and goes on is the full text",
      ["The heron ca"],
      ["The heron came back.", a],
      { kept: [null, null], removed: ["c0"] },
    ],
    [
      "that is cut down is an edit",
      [a, b, c, d, e],
      [b, "Later."],
      { kept: ["c1", null], removed: ["c0", "c2", "c3", "c4"] },
    ],
    ["whose first part goes is an edit", [a, b, c], [b, c, d], { kept: ["c1", "c2", null], removed: ["c0"] }],
    ["whose last part is delivered twice is the same", [a, b, c, d, e], [d, e], "same"],
    [
      "that begins as before and has many changes is an edit",
      ["I'm Kenji.", "I live in Kyoto.", "I work as a chef at Sakura.", "I have a dog called Momo.", "I sold the car."],
      [
        "I'm Kenji.",
        "I live in Kyoto.",
        "I have my own restaurant now, it's called Hana.",
        "I have two dogs, Momo and Taro.",
      ],
      { kept: ["c0", "c1", null, null], removed: ["c2", "c3", "c4"] },
    ],
    ["whose new part has the same title is appended to", ["Log", a, b, c], ["Log", d], ["Log", d]],
    [
      "whose new part greets as the first one did is appended to",
      ["Dear diary.", a, b],
      ["Dear diary.", d],
      ["Dear diary.", d],
    ],
    [
      "whose new part stands under the same sentence is appended to",
      ["Notes of the weekly growth meeting are below.", a, b],
      ["Notes of the weekly growth meeting are below.", d, e],
      ["Notes of the weekly growth meeting are below.", d, e],
    ],
    ["that shares nothing is appended to", [a, b], [c, d], [c, d]],
    ["that is mostly new is appended to", [a, b, c], [d, e, b.toUpperCase(), a], [d, e, b.toUpperCase(), a]],
    ["of nothing but white space changes nothing", [a], ["  ", ""], "same"],
  ])("%s", (_name, stored, incoming, expected) => {
    expect(outcome(stored, incoming, null)).toEqual(expected);
  });

  test("is the same in another Unicode normal form", () => {
    const lines = ["Zoë möchte Crème brûlée.", "안녕하세요 친구."];
    expect(
      outcome(
        lines,
        lines.map((line) => line.normalize("NFD")),
        null,
      ),
    ).toBe("same");
    expect(outcome(lines, [...lines.map((line) => line.normalize("NFD")), a], null)).toEqual({
      kept: ["c0", "c1", null],
      removed: [],
    });
  });

  test("whose passage bounds have moved is still recognised by its sentences", () => {
    const sentences = log(12).map((line) => line.replace("User: on", "On"));
    const pack = (list: readonly string[]) =>
      [0, 3, 6, 9, 12].map((i) => list.slice(i, i + 3).join(" ")).filter((line) => line !== "");
    const result = diff(pack(sentences), pack(["A new beginning.", ...sentences.slice(1)]), null);
    expect(result.kind).toBe("full");
  });
});

test("a passage is another one when its heading, speaker or time is another", () => {
  const { drafts } = draftsOf(["same words", "same words", "same words", "same words"], "user");
  const [plain, headed, spoken, timed] = drafts as [ChunkDraft, ChunkDraft, ChunkDraft, ChunkDraft];
  const changed = [{ ...headed, lead: "Plans" }, { ...spoken, speaker: "Ada" }, { ...timed, at: 5 }, plain];
  const { kept, removed } = matchPassages([toChunk(plain, 0)], changed);
  expect(kept.map((chunk) => chunk?.id ?? null)).toEqual([null, null, null, "c0"]);
  expect(removed).toEqual([]);
});

const lines = fc.array(fc.constantFrom(...log(9), "ok", "Zoë", "yes. no. yes."), { maxLength: 14 });
const role = fc.constantFrom<Role | null>("user", null);

describe("laws", () => {
  test("a log that grows keeps every passage and has only the new ones fresh", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 40 }).map((s) => `User: ${s}.`)),
        fc.nat(),
        role,
        (all, cut, kind) => {
          const stored = all.slice(0, all.length === 0 ? 0 : cut % all.length);
          fc.pre(normalizeText(stored.join("\n")) !== normalizeText(all.join("\n")) && stored.length > 0);
          const result = diff(stored, all, kind);
          expect(result.kind).toBe("full");
          if (result.kind !== "full") return;
          expect(result.removed).toEqual([]);
          expect(result.kept.filter((chunk) => chunk !== null).length).toBe(stored.length);
        },
      ),
    );
  });

  test("stored passages are kept or removed, each once, and kept ones read the same", () => {
    fc.assert(
      fc.property(lines, lines, role, (stored, incoming, kind) => {
        const result = diff(stored, incoming, kind);
        if (result.kind !== "full") return;
        const kept = result.kept.flatMap((chunk) => chunk?.id ?? []);
        expect([...kept, ...result.removed].sort()).toEqual(stored.map((_, i) => `c${i}`).sort());
        result.kept.forEach((chunk, i) => {
          if (chunk !== null) expect(chunk.text).toBe(incoming[i] as string);
        });
        const shared = (list: readonly string[], other: readonly string[], line: string) =>
          Math.min(list.filter((x) => x === line).length, other.filter((x) => x === line).length);
        const expected = [...new Set(stored)].reduce((sum, line) => sum + shared(stored, incoming, line), 0);
        expect(kept.length).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test("what a conversation appends is its tail, after turns that stand at the end of the stored ones", () => {
    fc.assert(
      fc.property(lines, lines, (stored, incoming) => {
        const result = diff(stored, incoming, "user");
        if (result.kind !== "append") return;
        const added = draftsOf(incoming, "user").text.slice(result.from).split("\n");
        const known = incoming.slice(0, incoming.length - added.length);
        expect([...known, ...added]).toEqual(incoming);
        expect(stored.slice(stored.length - known.length)).toEqual(known);
      }),
      { numRuns: 1000 },
    );
  });

  test("every text is the same as itself with other white space and in every normal form", () => {
    const words = fc.array(fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom("é", "ﬁ", "각", "ñ")), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, fc.constantFrom("NFC", "NFD"), fc.constantFrom("\n", "  ", "\t\n"), (list, form, space) => {
        expect(diff([list.join(" ")], [list.join(space).normalize(form)], null).kind).toBe("same");
      }),
    );
  });
});

describe("a megabyte", () => {
  const many = log(18_000);
  const marks = Array.from({ length: 1_000_000 }, (_, i) => (i % 2 === 0 ? "\u0315" : "\u0591")).join("");

  test.each<[string, string[], string[], Role | null, PassageDiff["kind"]]>([
    ["that grew by a line", many, [...many, "User: the end."], "user", "full"],
    ["that is all new", many, many.map((line) => line.toUpperCase()), null, "append"],
    ["of one repeated line", Array(100_000).fill("User: ok"), Array(99_999).fill("User: ok"), "user", "same"],
    [
      "of almost repeating lines",
      Array(100_000).fill("User: ok"),
      [...Array(50_000).fill("User: ok"), "x"],
      "user",
      "append",
    ],
    ["of combining marks", [marks], [`${marks}\u0315`, "x"], null, "full"],
    ["of spaces", [`a${" ".repeat(1_000_000)}b`], [`b${" ".repeat(1_000_000)}a`], null, "append"],
  ])("%s is compared in linear time", (_name, stored, incoming, kind, expected) => {
    expect(diff(stored, incoming, kind).kind).toBe(expected);
  });
});
