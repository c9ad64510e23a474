import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Plan } from "#domain/plan.ts";
import { readQuestion } from "#retrieval/question.ts";
import type { TagIndex } from "#retrieval/tag-index.ts";
import { disposableIndexes, embedded, NOW, queryOf, RowModel, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, remove, sourceRow } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

const WORDS = ["kettle", "garden", "Lisbon", "train", "violin", "bread", "river", "Monday", "blue", "seven"];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const number = fc.nat({ max: 4 });

const edge = fc
  .tuple(fc.constantFrom("derives" as const, "extends" as const), number, number, fc.constantFrom("rule", "other"))
  .map(([type, from, to, rule]) => ({ type, from: `m${from}`, to: `m${to}`, rule, isSoft: false, createdAt: 0 }));

/** One change as a plan would carry it, on a handful of ids so that changes meet. */
const change: fc.Arbitrary<Partial<Plan>> = fc.oneof(
  fc
    .tuple(number, number)
    .map(([d, day]) => ({ documents: put(documentRow({ id: `d${d}`, documentDate: Date.UTC(2024, 0, 1 + day) })) })),
  fc.tuple(number, number, text, fc.boolean()).map(([d, position, words, isUser]) => {
    const row = chunkRow({
      id: `c${d}-${position}`,
      documentId: `d${d}`,
      position,
      text: words,
      speaker: isUser ? "user" : "Mira",
      role: isUser ? "user" : "other",
    });
    return { documents: put(documentRow({ id: `d${d}` })), chunks: put(embedded(row)) };
  }),
  fc
    .tuple(number, text, fc.boolean(), number, number, fc.option(number))
    .map(([m, words, isLatest, d, position, root]) => ({
      memories: put(
        embedded(memoryRow({ id: `m${m}`, text: words, isLatest, rootMemoryId: root === null ? null : `m${root}` })),
      ),
      sources: put(sourceRow({ memoryId: `m${m}`, documentId: `d${d}`, chunkId: `c${d}-${position}` })),
    })),
  number.map((m) => ({ memories: put({ row: memoryRow({ id: `m${m}`, text: "told again" }), vector: null }) })),
  fc.tuple(number, number).map(([d, position]) => ({ chunks: remove(`c${d}-${position}`) })),
  number.map((d) => ({ documents: remove(`d${d}`) })),
  number.map((m) => ({ memories: remove(`m${m}`) })),
  fc.tuple(edge, fc.boolean()).map(([relation, isThere]) => ({
    relations: isThere ? put(relation) : { put: [], remove: [relation] },
  })),
);

const answers = (index: TagIndex, query: string): Record<string, number> =>
  Object.fromEntries(
    index.search(queryOf(query)).map((hit) => [`${hit.kind} ${hit.row.id} ${hit.row.text}`, Math.fround(hit.score)]),
  );

const expectSame = (a: Record<string, number>, b: Record<string, number>): void => {
  expect(Object.keys(a).sort()).toEqual(Object.keys(b).sort());
  for (const [key, score] of Object.entries(a)) expect(score).toBeCloseTo(b[key] ?? Number.NaN, 3);
};

/** What plans are computed from. */
const rowsAround = ({ memories }: TagIndex, m: number) => ({
  relations: memories.relations
    .of(`m${m}`)
    .map(({ type, from, to, rule }) => `${type} ${from} ${to} ${rule}`)
    .toSorted(),
  derivedFrom: memories.relations.derivedFrom(`m${m}`).toSorted(),
  versions: memories
    .versions(`m${m}`)
    .map(({ id, text }) => `${id} ${text}`)
    .toSorted(),
  sources: memories
    .sourcesOf(`m${m}`)
    .map(({ documentId, chunkId }) => `${documentId} ${chunkId}`)
    .toSorted(),
});

describe("an index kept up by plans", () => {
  test("answers as one that is built from the same rows", () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 60 }), text, (changes, query) => {
        const model = new RowModel();
        const followed = newIndex();
        for (const [i, fields] of changes.entries()) {
          const plan = planOf(i, fields);
          model.apply(plan);
          followed.apply(plan, i + 1);
          // What it keeps for the next question has to follow the changes after it.
          if (i % 2 === 0) answers(followed, query);
        }
        const built = newIndex();
        built.add(model.rows());
        built.settle();
        expectSame(answers(followed, query), answers(built, query));
        const near = (index: TagIndex) =>
          index.neighbours([vectorOf(query)], 99, NOW, () => true)[0]!.map(({ memory }) => memory.id);
        expect(near(followed).sort()).toEqual(near(built).sort());
        for (let m = 0; m < 5; m++) expect(rowsAround(followed, m)).toEqual(rowsAround(built, m));
      }),
      { numRuns: 150 },
    );
  });

  test("answers the same when a plan is applied twice", () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), text, (changes, query) => {
        const once = newIndex();
        const twice = newIndex();
        for (const [i, fields] of changes.entries()) {
          once.apply(planOf(i, fields), i + 1);
          twice.apply(planOf(i, fields), i + 1);
          twice.apply(planOf(i, fields), i + 1);
        }
        expectSame(answers(once, query), answers(twice, query));
        for (let m = 0; m < 5; m++) expect(rowsAround(once, m)).toEqual(rowsAround(twice, m));
      }),
    );
  });

  test("stays right when most rows come and go", () => {
    const model = new RowModel();
    const index = newIndex();
    for (let i = 0; i < 1_500; i++) {
      const row = chunkRow({ id: `c${i % 400}`, documentId: `d${i % 7}`, position: i % 400, text: `river stone ${i}` });
      const fact = memoryRow({ id: `m${i % 30}`, text: i % 3 === 0 ? `the river rose ${i} times` : "a stone fell" });
      const plan = planOf(i, {
        documents: put(documentRow({ id: row.documentId })),
        chunks: put(embedded(row)),
        memories: put(embedded(fact)),
      });
      model.apply(plan);
      index.apply(plan, i + 1);
    }
    for (let d = 0; d < 5; d++) {
      const plan = planOf(1_500 + d, { documents: remove(`d${d}`) });
      model.apply(plan);
      index.apply(plan, 1_501 + d);
    }
    const built = newIndex();
    built.add(model.rows());
    built.settle();
    for (const query of ["river stone 1499", "how many times did the river rise"])
      expectSame(answers(index, query), answers(built, query));
    expect(index.chunks.rows.slotCount).toBeLessThan(2 * index.chunks.rows.size + 64);
  });
});

describe("what a search may find", () => {
  const memories = [
    memoryRow({ id: "current", text: "Ada lives in Porto." }),
    memoryRow({ id: "superseded", text: "Ada lives in Lisbon.", isLatest: false }),
    memoryRow({ id: "forgotten", text: "Ada lives in Faro.", isForgotten: true }),
    memoryRow({ id: "expired", text: "Ada lives in Braga.", forgetAfter: NOW - 1 }),
    memoryRow({ id: "expiring", text: "Ada lives in Evora.", forgetAfter: NOW + 1 }),
  ];
  const found = (index: TagIndex, includeForgotten: boolean, now = NOW): string[] => {
    const selection = { filter: null, filepath: null, documentId: null, includeForgotten, now };
    return index
      .search(queryOf("Where does Ada live?", { selection, kinds: ["memory"] }))
      .map(({ row }) => row.id)
      .sort();
  };

  test("superseded, forgotten and expired memories are not found", () => {
    const index = newIndex();
    index.apply(planOf(0, { memories: put(...memories.map(embedded)) }), 1);
    expect(found(index, false)).toEqual(["current", "expiring"]);
    expect(found(index, false, NOW + 1)).toEqual(["current"]);
    expect(found(index, false)).toEqual(["current", "expiring"]);
    expect(found(index, true)).toEqual(["current", "expired", "expiring", "forgotten"]);
  });

  test("a memory that is forgotten is gone at once", () => {
    const index = newIndex();
    const row = memoryRow({ id: "m", text: "Ada lives in Porto." });
    index.apply(planOf(0, { memories: put(embedded(row)) }), 1);
    expect(found(index, false)).toEqual(["m"]);
    index.apply(planOf(1, { memories: put({ row: { ...row, isForgotten: true }, vector: null }) }), 2);
    expect(found(index, false)).toEqual([]);
    expect(index.neighbours([vectorOf(row.text)], 5, NOW, () => true)).toEqual([[]]);
  });

  test("filters come before ranking: the one rare row is found among thousands that match better", () => {
    const index = newIndex();
    const documents = Array.from({ length: 3_000 }, (_, i) =>
      documentRow({ id: `d${i}`, metadata: { shelf: i === 1_234 ? "rare" : "common" }, filepath: `/notes/${i}.md` }),
    );
    const chunks = documents.map(({ id }, i) =>
      chunkRow({ id: `c${i}`, documentId: id, text: i === 1_234 ? "an old kettle" : "the violin in the garden" }),
    );
    const statement = memoryRow({ id: "m", text: "Ada owns an old kettle." });
    const plan = planOf(0, {
      documents: put(...documents),
      chunks: put(...chunks.map(embedded)),
      memories: put(embedded(statement)),
      sources: put(sourceRow({ memoryId: "m", documentId: "d1234", chunkId: "c1234" })),
    });
    index.apply(plan, 1);
    const ids = (selection: Partial<ReturnType<typeof queryOf>["selection"]>): string[] => {
      const query = queryOf("violin garden", { limit: 3 });
      return index
        .search({ ...query, selection: { ...query.selection, ...selection } })
        .map(({ row }) => row.id)
        .sort();
    };
    const filter = {
      and: [
        { type: "metadata", key: "shelf", value: "rare", negate: false, ignoreCase: false, operator: "=" } as const,
      ],
    };
    expect(ids({ filter })).toEqual(["c1234", "m"]);
    expect(ids({ documentId: "d1234" })).toEqual(["c1234", "m"]);
    expect(ids({ filepath: "/notes/1234.md" })).toEqual(["c1234", "m"]);
    expect(ids({ filepath: "/elsewhere/" })).toEqual([]);
    expect(ids({ documentId: "unknown" })).toEqual([]);
  });

  test("passages of a document of another tag are found while it names this tag", () => {
    const index = newIndex();
    const document = documentRow({ id: "d", tag: "team", otherTags: ["ada"] });
    const row = chunkRow({ id: "c", tag: "team", documentId: "d", text: "the train to Lisbon" });
    const shows = (): string[] => index.search(queryOf("train to Lisbon")).map(({ row: found }) => found.id);
    const isShared = (shared: typeof document): boolean => shared.otherTags.includes("ada");
    const stranger = documentRow({ id: "e", tag: "team" });
    index.applyShared(
      planOf(0, {
        tag: "team",
        documents: put(document, stranger),
        chunks: put(embedded(row), embedded({ ...row, id: "f", documentId: "e" })),
        memories: put(embedded(memoryRow({ id: "m", tag: "team", text: "the train to Lisbon" }))),
      }),
      isShared,
    );
    expect(shows()).toEqual(["c"]);
    index.applyShared(planOf(1, { tag: "team", documents: put({ ...document, otherTags: [] }) }), isShared);
    expect(shows()).toEqual([]);
  });
});

describe("ranking", () => {
  const rank = (index: TagIndex, query: string): string[] => index.search(queryOf(query)).map(({ row }) => row.id);

  test("a statement that a newer one probably replaces comes after it", () => {
    const index = newIndex();
    const older = memoryRow({ id: "old", text: "Ada works as a nurse.", softSupersededBy: "new" });
    const newer = memoryRow({ id: "new", text: "Ada works as a teacher." });
    index.apply(planOf(0, { memories: put(embedded(older), embedded(newer)) }), 1);
    expect(rank(index, "Ada works as a nurse or teacher?")).toEqual(["new", "old"]);
  });

  test("a guess that nobody has confirmed comes after a fact", () => {
    const index = newIndex();
    const guess = memoryRow({ id: "guess", text: "Ada likes trains.", isInference: true });
    const fact = memoryRow({ id: "fact", text: "Ada likes trains." });
    index.apply(planOf(0, { memories: put(embedded(guess), embedded(fact)) }), 1);
    expect(rank(index, "What does Ada like?")).toEqual(["fact", "guess"]);
    index.apply(planOf(1, { memories: put(embedded({ ...guess, reviewStatus: "approved" as const })) }), 2);
    const scores = index.search(queryOf("What does Ada like?")).map(({ score }) => score);
    expect(scores[0]).toBeCloseTo(scores[1] ?? 0, 3);
  });

  test("what a memory says of its subject answers a topic that shares no word with it", async () => {
    const index = newIndex();
    const slot = { subject: "Ada", attribute: "employer", value: "Brenner" };
    const oven = memoryRow({ id: "oven", text: "Ada mended the oven." });
    const job = memoryRow({ id: "job", text: "Ada sits at Brenner." });
    index.apply(planOf(0, { memories: put(embedded(oven), embedded(job)) }), 1);
    const question = await readQuestion("job", async (text) => vectorOf(text), NOW);
    const onTopic = (): string[] =>
      index
        .search({ ...queryOf("job"), question })
        .flatMap(({ row, likenesses: [own] }) => (own?.isOnTopic ? [row.id] : []));
    expect(onTopic()).toEqual([]);
    index.apply(planOf(1, { memories: put({ row: { ...job, slot }, vector: null }) }), 2);
    expect(onTopic()).toEqual(["job"]);
  });

  test("the newer of two utterances about a state comes first, unless the past is asked for", () => {
    const index = newIndex();
    const say = (id: string, position: number, words: string) =>
      embedded(chunkRow({ id, documentId: "d", position, text: words, speaker: "user", role: "user" }));
    const filler = Array.from({ length: 8 }, (_, i) => say(`x${i}`, i + 2, `bread kettle blue ${i}`));
    const plan = planOf(0, {
      documents: put(documentRow({ id: "d" })),
      chunks: put(
        say("before", 0, "My weekly target for the essay is 1200 words."),
        ...filler,
        say("after", 12, "My weekly target for the essay was raised to 1350 words."),
      ),
      memories: put(
        embedded(memoryRow({ id: "old", text: "User aims at 1200 words for the essay, no less." })),
        embedded(memoryRow({ id: "new", text: "User aims at 1350 words for the essay, no less." })),
      ),
      sources: put(
        sourceRow({ memoryId: "old", documentId: "d", chunkId: "before" }),
        sourceRow({ memoryId: "new", documentId: "d", chunkId: "after" }),
      ),
    });
    index.apply(plan, 1);
    const question = "What is my weekly target for the essay?";
    const first = (kind: "memory" | "chunk") => index.search({ ...queryOf(question), kinds: [kind] })[0]?.row.id;
    expect(first("chunk")).toBe("after");
    expect(first("memory")).toBe("new");
  });

  test("the passage of a newer version comes before that of the older, unless the past is asked for", () => {
    const index = newIndex();
    const say = (id: string, position: number, words: string) =>
      embedded(chunkRow({ id, documentId: "d", position, text: words, speaker: "Noor", role: "other" }));
    const version = (id: string, words: string, isLatest: boolean) =>
      embedded(memoryRow({ id, text: words, isLatest, rootMemoryId: "v1" }));
    const from = (memoryId: string, chunkId: string) => sourceRow({ memoryId, documentId: "d", chunkId });
    const plan = planOf(0, {
      documents: put(documentRow({ id: "d" })),
      chunks: put(
        say("then", 0, "My flat in Porto has a blue door."),
        ...Array.from({ length: 6 }, (_, i) => say(`x${i}`, i + 1, `bread kettle seven ${i}`)),
        say("since", 9, "We packed everything and took the train to Lisbon."),
      ),
      memories: put(version("v1", "Noor lives in Porto.", false), version("v2", "Noor lives in Lisbon.", true)),
      sources: put(from("v1", "then"), from("v2", "since")),
    });
    index.apply(plan, 1);
    const order = (query: string) => rank(index, query).filter((id) => id === "then" || id === "since");
    expect(order("Which flat in Porto with a blue door?")).toEqual(["since", "then"]);
    expect(order("Which flat in Porto with a blue door was it before?")).toEqual(["then", "since"]);
  });

  test("of a passage that tells two things, only the newer of what is asked for comes before it", () => {
    const index = newIndex();
    const say = (id: string, documentId: string, words: string) =>
      embedded(chunkRow({ id, documentId, text: words, speaker: "user", role: "user" }));
    const tell = (id: string, words: string, softSupersededBy: string | null = null) =>
      embedded(memoryRow({ id, text: words, softSupersededBy }));
    const from = (memoryId: string, documentId: string) =>
      sourceRow({ memoryId, documentId, chunkId: `in ${documentId}` });
    const day = (n: number) => documentRow({ id: `d${n}`, documentDate: Date.UTC(2024, 0, n) });
    const plan = planOf(0, {
      documents: put(day(1), day(2), day(3)),
      chunks: put(
        say("in d1", "d1", "I live by the river in Lisbon and play the violin in a quartet."),
        say("in d2", "d2", "We took the train to Porto for good."),
        say("in d3", "d3", "Bought a trumpet, and never looked back."),
      ),
      memories: put(
        tell("home", "User lives by the river in Lisbon.", "new home"),
        tell("play", "User plays the violin in a quartet.", "new play"),
        tell("new home", "User moved to Porto."),
        tell("new play", "User plays the trumpet."),
      ),
      sources: put(from("home", "d1"), from("play", "d1"), from("new home", "d2"), from("new play", "d3")),
    });
    index.apply(plan, 1);
    const order = (query: string) => rank(index, query).filter((id) => id.startsWith("in "));
    expect(order("Where by the river in Lisbon do I live?").slice(0, 2)).toEqual(["in d2", "in d1"]);
    expect(order("Which violin do I play in the quartet?").slice(0, 2)).toEqual(["in d3", "in d1"]);
  });

  test("a passage brings the likenesses of the memories that were drawn from it", () => {
    const index = newIndex();
    const said = embedded(chunkRow({ id: "said", documentId: "d", text: "Sold it to my cousin.", speaker: "Noor" }));
    const plan = planOf(0, {
      documents: put(documentRow({ id: "d" })),
      chunks: put(said),
      memories: put(embedded(memoryRow({ id: "m", text: "Noor sold the violin to a cousin." }))),
      sources: put(sourceRow({ memoryId: "m", documentId: "d", chunkId: "said" })),
    });
    index.apply(plan, 1);
    const hits = index.search(queryOf("What became of the violin that Noor had?"));
    const likenessesOf = (id: string) => hits.find(({ row }) => row.id === id)?.likenesses ?? [];
    expect(likenessesOf("said").map(({ kind }) => kind)).toEqual(["chunk", "memory"]);
    expect(likenessesOf("said")[1]).toEqual(likenessesOf("m")[0]);
  });

  test("an answer is found by the words of the question before it", () => {
    const index = newIndex();
    const say = (id: string, position: number, speaker: string, words: string) =>
      embedded(chunkRow({ id, documentId: "d", position, text: words, speaker, role: "other" }));
    const plan = planOf(0, {
      documents: put(documentRow({ id: "d" })),
      chunks: put(
        say("ask", 0, "Mira", "Which instrument did you take up?"),
        say("answer", 1, "Noor", "The violin, of all things."),
        say("other", 2, "Noor", "The bread, of all things."),
        ...Array.from({ length: 9 }, (_, i) => say(`x${i}`, i + 3, "Mira", `blue river ${i}`)),
      ),
    });
    index.apply(plan, 1);
    const order = rank(index, "Which instrument did Noor take up?");
    expect(order.indexOf("answer")).toBeLessThan(order.indexOf("other"));
    expect(order.slice(0, 2)).toContain("answer");
  });
});
