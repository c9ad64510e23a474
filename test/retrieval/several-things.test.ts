import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { askQuestion, type Question, readQuestion } from "#retrieval/question.ts";
import type { TagIndex } from "#retrieval/tag-index.ts";
import { disposableIndexes, embedded, NOW, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { chunkRow, documentRow, planOf, put, sourceRow } from "#test/support/rows.ts";

const newIndex = disposableIndexes();

const rank = (index: TagIndex, query: string): string[] => index.search(queryOf(query)).map(({ row }) => row.id);

describe("a question for several things", () => {
  test.each([
    "Can you summarize how my garden has progressed?",
    "Walk me through the order in which I bought the kettles.",
    "How many kettles do I own?",
    "Which rivers did Noor cross?",
    "What has Noor baked?",
    "Where has Noor been?",
    "What do Noor and Mira have in common?",
  ])("%p is one", (text) => {
    expect(askQuestion(text, vectorOf(text)).asksSeveral).toBe(true);
  });

  test.each([
    "When did Noor buy the kettle?",
    "What colour is the door?",
    "What was the bus called?",
    "Where does Mira live?",
    "pets",
    "",
  ])("%p is not", (text) => {
    expect(askQuestion(text, vectorOf(text)).asksSeveral).toBe(false);
  });

  test.each([
    ["who feeds Rex", "short"],
    ["what do we use for printing", "short"],
    ["what did the three of us use for printing and binding", "full"],
    ["which museum did Noor visit in Rome", "full"],
  ] as const)("%p is a %s question", (text, asked) => {
    expect(askQuestion(text, vectorOf(text)).asked).toBe(asked);
  });

  test("takes something off each further place of a session, and nothing off the first", () => {
    const index = newIndex();
    const baked = (id: string, documentId: string, position: number, words: string) =>
      embedded(chunkRow({ id, documentId, position, text: words, speaker: "Noor", role: "other" }));
    const plan = planOf(0, {
      documents: put(documentRow({ id: "d" }), documentRow({ id: "e" })),
      chunks: put(
        baked("first", "d", 0, "I baked bread."),
        ...Array.from({ length: 4 }, (_, i) => baked(`x${i}`, "d", i + 1, `blue kettle ${i}`)),
        baked("beside", "d", 9, "I baked blue bread on a Monday."),
        baked("elsewhere", "e", 0, "A cake by the river, seven of them."),
      ),
    });
    index.apply(plan, 1);
    const query = queryOf("What has Noor baked, and which bread?");
    const scores = (asksSeveral: boolean): Map<string, number> => {
      const hits = index.search({ ...query, question: { ...query.question, asksSeveral } });
      return new Map(hits.map(({ row, score }) => [row.id, score]));
    };
    const [one, several] = [scores(false), scores(true)];
    const lost = (id: string): number => (one.get(id) ?? 0) - (several.get(id) ?? 0);
    expect(lost("first")).toBe(0);
    expect(lost("elsewhere")).toBe(0);
    expect(lost("beside")).toBeGreaterThan(0);
  });

  test("loses and adds nothing, and answers best first", () => {
    const word = fc.constantFrom("kettle", "garden", "train", "violin", "bread", "river");
    const turn = fc.record({
      documentId: fc.constantFrom("d0", "d1", "d2"),
      text: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" ")),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 25 }), word, (turns, asked) => {
        const index = newIndex();
        const rows = turns.map(({ documentId, text }, i) => chunkRow({ id: `c${i}`, documentId, position: i, text }));
        const memories = turns.map(({ text }, i) => memoryRow({ id: `m${i}`, text }));
        index.apply(
          planOf(0, {
            documents: put(...["d0", "d1", "d2"].map((id) => documentRow({ id }))),
            chunks: put(...rows.map(embedded)),
            memories: put(...memories.map(embedded)),
            sources: put(
              ...rows.map((row, i) => sourceRow({ memoryId: `m${i}`, documentId: row.documentId, chunkId: row.id })),
            ),
          }),
          1,
        );
        const hits = index.search(queryOf(`How many ${asked}?`));
        expect(hits.map(({ row }) => row.id).sort()).toEqual([...rows, ...memories].map(({ id }) => id).sort());
        const scores = hits.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      }),
      { numRuns: 50 },
    );
  });
});

describe("what a passage is, and what is asked", () => {
  const say = (id: string, position: number, speaker: string, words: string) => {
    const role = speaker === "user" ? ("user" as const) : ("other" as const);
    return embedded(chunkRow({ id, documentId: "d", position, text: words, speaker, role }));
  };
  const told = (...chunks: ReturnType<typeof say>[]): TagIndex => {
    const index = newIndex();
    index.apply(planOf(0, { documents: put(documentRow({ id: "d" })), chunks: put(...chunks) }), 1);
    return index;
  };

  test("a name comes first where one is asked for", () => {
    const index = told(
      say("plain", 0, "Noor", "On the trip we ate bread"),
      ...Array.from({ length: 5 }, (_, i) => say(`x${i}`, i + 1, "Mira", "blue kettle")),
      say("named", 9, "Noor", "On the trip we saw Lisbon"),
    );
    const gap = (query: string): number => {
      const scores = new Map(index.search(queryOf(query)).map(({ row, score }) => [row.id, score]));
      return (scores.get("named") ?? 0) - (scores.get("plain") ?? 0);
    };
    const withName = "Where did Noor go on the trip?";
    expect(gap(withName) - gap("When did Noor go on the trip?")).toBeGreaterThan(0.5);
  });

  test("a memory comes first where it has what is asked for, a name or a number", () => {
    const index = newIndex();
    const remember = (id: string, text: string) => embedded(memoryRow({ id, text }));
    index.apply(
      planOf(0, {
        memories: put(
          remember("plain", "Ada keeps bees behind the house."),
          remember("name", "Ada keeps bees behind the Anchor."),
          remember("number", "Ada keeps 4 bees behind the house."),
        ),
      }),
      1,
    );
    const gain = (id: string, asking: string): number => {
      const lead = (query: string): number => {
        const question = askQuestion(query, vectorOf("Ada keeps bees"));
        const scores = new Map(index.search({ ...queryOf(query), question }).map(({ row, score }) => [row.id, score]));
        return (scores.get(id) ?? 0) - (scores.get("plain") ?? 0);
      };
      return lead(`${asking} does Ada keep bees?`) - lead("Why does Ada keep bees?");
    };
    expect(gain("name", "Where")).toBeGreaterThan(0.25);
    expect(gain("number", "How many")).toBeGreaterThan(0.25);
    expect(gain("name", "When")).toBeLessThan(0.25);
    expect(gain("number", "Where")).toBeLessThan(0.25);
  });

  test("the word by which a topic is asked for counts less than in another question", async () => {
    const index = newIndex();
    const word = memoryRow({ id: "word", text: "No work for ten days after the flood." });
    const other = memoryRow({ id: "other", text: "The kettle broke after the flood." });
    index.apply(planOf(0, { memories: put(embedded(word), embedded(other)) }), 1);
    const lead = async (asked: Question["asked"]): Promise<number> => {
      const question = await readQuestion("Where does Ada work?", async (text) => vectorOf(text), NOW);
      const scores = new Map(
        index
          .search({ ...queryOf(""), question: { ...question, asked, vector: vectorOf("flood") } })
          .map(({ row, score }) => [row.id, score]),
      );
      return (scores.get("word") ?? 0) - (scores.get("other") ?? 0);
    };
    expect(await lead("topic")).toBeLessThan(await lead("full"));
  });

  test("how the assistant is to answer comes before a remark about the same thing", () => {
    const index = told(
      say("remark", 0, "user", "I listed the libraries of the project yesterday."),
      ...Array.from({ length: 5 }, (_, i) => say(`x${i}`, i + 1, "user", "bread kettle blue")),
      say("instruction", 9, "user", "Always give version numbers when I ask about libraries."),
    );
    expect(rank(index, "Which libraries are used?")[0]).toBe("instruction");
  });
});

describe("statements that replace each other", () => {
  const statement = (id: string, words: string, softSupersededBy: string | null) =>
    embedded(memoryRow({ id, text: words, softSupersededBy }));
  const towns = ["Porto", "Lisbon", "Faro", "Braga"];

  test("what holds now comes first, then the others, newest first", () => {
    const index = newIndex();
    const chain = towns.map((town, i) =>
      statement(
        `m${i}`,
        i === 0 ? `Noor lives in the old part of ${town}.` : `A flat in ${town}.`,
        i + 1 < towns.length ? `m${i + 1}` : null,
      ),
    );
    index.apply(planOf(0, { memories: put(...chain) }), 1);
    expect(rank(index, "Is it the old part of Porto that Noor lives in?")).toEqual(["m3", "m2", "m1", "m0"]);
  });

  test("a replacement that was updated since gives its place to the update", () => {
    const index = newIndex();
    const version = (id: string, words: string, isLatest: boolean) =>
      embedded(memoryRow({ id, text: words, isLatest, rootMemoryId: "v1" }));
    index.apply(
      planOf(0, {
        memories: put(
          statement("old", "Noor lives in the old part of Porto.", "v1"),
          version("v1", "A flat in Lisbon.", false),
          version("v2", "A flat in Faro.", true),
        ),
      }),
      1,
    );
    expect(rank(index, "Is it the old part of Porto that Noor lives in?")).toEqual(["v2", "old"]);
  });

  test("statements that name each other as their replacement are all found", () => {
    const index = newIndex();
    index.apply(
      planOf(0, { memories: put(statement("a", "Noor plays violin.", "b"), statement("b", "Noor plays viola.", "a")) }),
      1,
    );
    expect(rank(index, "What does Noor play?").sort()).toEqual(["a", "b"]);
  });
});
