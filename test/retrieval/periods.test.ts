import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readPeriod } from "#retrieval/periods.ts";
import { askQuestion, readQuestion } from "#retrieval/question.ts";
import { TagIndex } from "#retrieval/tag-index.ts";
import { DIMENSIONS, queryOf, vectorOf } from "#test/support/index-rows.ts";
import { memoryRow } from "#test/support/memory-row.ts";
import { planOf, put } from "#test/support/rows.ts";

/** A Thursday. */
const NOW = Date.UTC(2024, 4, 16, 15);
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

describe("the time that a question names", () => {
  test.each([
    ["What did Ida do yesterday?", "2024-05-15", "2024-05-16"],
    ["What happened last week?", "2024-05-06", "2024-05-13"],
    ["plans for this weekend", "2024-05-18", "2024-05-20"],
    ["Whom did she meet last month?", "2024-04-01", "2024-05-01"],
    ["trips last summer", "2023-06-01", "2023-09-01"],
    ["last winter", "2023-12-01", "2024-03-01"],
    ["this spring", "2024-03-01", "2024-06-01"],
    ["last spring", "2023-03-01", "2023-06-01"],
    ["How many goats did she have in spring?", "2024-03-01", "2024-06-01"],
    ["Where was he in May?", "2024-05-01", "2024-06-01"],
    ["What did he buy in December?", "2023-12-01", "2024-01-01"],
    ["Who visited in March 2021?", "2021-03-01", "2021-04-01"],
    ["three days ago", "2024-05-13", "2024-05-14"],
    ["last Monday", "2024-05-13", "2024-05-14"],
    ["what changed last year", "2023-01-01", "2024-01-01"],
    ["in the last two weeks", "2024-05-02", "2024-05-16"],
  ])("%p: %s to %s", (text, start, end) => {
    const period = readPeriod(text, NOW);
    expect([day(period?.start ?? 0), day(period?.end ?? 0)]).toEqual([start, end]);
  });

  test.each(["May I ask?", "When did she march?", "the second fall of Rome", "", "a week of rain"])(
    "%p: none",
    (text) => {
      expect(readPeriod(text, NOW)).toBeNull();
    },
  );

  test("is never empty, whatever is written", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("last", "this", "next", "two", "999", "in", "ago"),
        fc.constantFrom("week", "summer", "months ago", "may", "friday", "days"),
        fc.integer({ min: 0, max: 4e12 }),
        (first, second, now) => {
          const period = readPeriod(`${first} ${second}`, now);
          if (period !== null) expect(period.end).toBeGreaterThan(period.start);
        },
      ),
    );
  });

  test("brings what happened then before what is told alike of another time", () => {
    const index = new TagIndex("ada", DIMENSIONS, 0);
    const visit = (id: string, start: number) =>
      memoryRow({
        id,
        text: "Ada visited the garden.",
        documentDate: NOW,
        eventDates: [{ start, end: start + 86_400_000, label: "" }],
      });
    const rows = [visit("spring", Date.UTC(2024, 3, 2)), visit("summer", Date.UTC(2023, 6, 2))];
    index.apply(planOf(0, { memories: put(...rows.map((row) => ({ row, vector: vectorOf(row.text) }))) }), 1);
    const first = (text: string) => {
      const question = { ...askQuestion(text, vectorOf(text)), period: readPeriod(text, NOW) };
      return index.search(queryOf(text, { question, kinds: ["memory"] }))[0]?.row.id;
    };
    expect(first("Which garden did Ada visit last summer?")).toBe("summer");
    expect(first("Which garden did Ada visit last month?")).toBe("spring");
    index.dispose();
  });
});

describe("a question for a time and no matter", () => {
  const isOfPeriod = async (text: string): Promise<boolean> =>
    (await readQuestion(text, async (said) => vectorOf(said), NOW)).asksOfPeriod;

  test.each([
    "Where did I go last month?",
    "What happened two weeks ago?",
    "What did I do in April?",
    "What was I up to last week?",
    "Can you remind me what did I tell you yesterday?",
  ])("%s", async (text) => {
    expect(await isOfPeriod(text)).toBe(true);
  });

  test.each([
    "What did I buy last month?",
    "Where did I go with Ida last month?",
    "What did Ida do last month?",
    "What happened to the kiln two weeks ago?",
    "What did I do?",
  ])("not %s", async (text) => {
    expect(await isOfPeriod(text)).toBe(false);
  });

  test("is answered by what was then, and by nothing else", async () => {
    const index = new TagIndex("ada", DIMENSIONS, 0);
    const told = (id: string, text: string, documentDate: number) => memoryRow({ id, text, documentDate });
    const rows = [
      told("then", "User sold a kiln.", Date.UTC(2024, 3, 2)),
      told("before", "User has hens.", Date.UTC(2024, 1, 2)),
    ];
    index.apply(planOf(0, { memories: put(...rows.map((row) => ({ row, vector: vectorOf(row.text) }))) }), 1);
    const text = "What did I do last month?";
    const question = await readQuestion(text, async (said) => vectorOf(said), NOW);
    const onTopic = index
      .search(queryOf(text, { question, kinds: ["memory"] }))
      .filter(({ likenesses }) => likenesses[0]?.isOnTopic === true);
    expect(onTopic.map(({ row }) => row.id)).toEqual(["then"]);
    index.dispose();
  });
});
