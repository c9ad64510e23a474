import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { calibrate, calibrateBest, type Likeness, neverRising, seenThrough } from "#domain/similarity.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const likeness = fc.record<Likeness>({
  kind: fc.constantFrom("memory", "chunk"),
  asked: fc.constantFrom("topic", "short", "full", "text"),
  asksSeveral: fc.boolean(),
  isOnTopic: fc.boolean(),
  isTopicHeld: fc.boolean(),
  rowCount: fc.nat({ max: 1_000_000 }),
  cosine: fc.double({ min: -1, max: 1, noNaN: true }),
  coverage: fc.option(share),
  bestCosine: share,
});

describe("a memory seen through its passage", () => {
  test("is the passage where it says all of it, and never more than that where it says less", () => {
    fc.assert(
      fc.property(likeness, likeness, share, share, (own, passage, one, other) => {
        expect(seenThrough(own, passage, 1)).toEqual({
          ...passage,
          isOnTopic: own.isOnTopic || passage.isOnTopic,
          isTopicHeld: own.isTopicHeld || passage.isTopicHeld,
        });
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const at = (part: number): number => calibrate(seenThrough(own, passage, part));
        expect(at(less)).toBeLessThanOrEqual(at(more) + 1e-12);
      }),
    );
  });

  test("does not answer what another sentence of the passage answers", () => {
    const common = {
      asked: "full",
      bestCosine: 0.6,
      isOnTopic: false,
      isTopicHeld: false,
      asksSeveral: false,
      rowCount: 10,
    } as const;
    const own: Likeness = { ...common, kind: "memory", cosine: 0.1, coverage: 0 };
    const passage: Likeness = { ...common, kind: "chunk", cosine: 0.6, coverage: 1 };
    expect(calibrateBest([own, seenThrough(own, passage, 0.2)])).toBeLessThan(0.5);
    expect(calibrateBest([own, seenThrough(own, passage, 1)])).toBeGreaterThan(0.9);
  });
});

describe("a passage that only points at what was meant", () => {
  const common = {
    asked: "full",
    bestCosine: 0.6,
    isOnTopic: false,
    isTopicHeld: false,
    asksSeveral: false,
    rowCount: 10,
  } as const;
  const passage: Likeness = { ...common, kind: "chunk", cosine: 0.2, coverage: 0 };
  const memory: Likeness = { ...common, kind: "memory", cosine: 0.7, coverage: 1 };

  test("answers what a memory drawn from it answers, a little less surely than the memory", () => {
    expect(calibrateBest([passage])).toBeLessThan(0.3);
    expect(calibrateBest([passage, memory])).toBeGreaterThan(0.8);
    expect(calibrateBest([passage, memory])).toBeLessThan(calibrateBest([memory]));
  });

  test("loses nothing by a memory that says something else", () => {
    const other: Likeness = { ...memory, cosine: 0.1, coverage: 0 };
    expect(calibrateBest([passage, other])).toBe(calibrateBest([passage]));
  });
});

describe("a full question among few rows", () => {
  const weak: Likeness = {
    kind: "memory",
    asked: "full",
    cosine: 0.3,
    coverage: 0.2,
    bestCosine: 0.3,
    isOnTopic: false,
    isTopicHeld: false,
    asksSeveral: false,
    rowCount: 15,
  };
  const among = (rowCount: number, one = weak): number => calibrate({ ...one, rowCount });

  test("is answered by what is less like it than among many", () => {
    expect(among(15)).toBeGreaterThan(2 * among(300));
    expect(among(300) - among(3_000)).toBeLessThan(0.1);
  });

  test("is answered by the nearest, not by what stands beside it", () => {
    const beside: Likeness = { ...weak, cosine: 0.1, bestCosine: 0.6 };
    expect(among(15, beside) - among(300, beside)).toBeLessThan(0.12);
  });

  test("does not make what is the best of few the text itself", () => {
    const near: Likeness = { ...weak, cosine: 0.45, bestCosine: 0.45 };
    expect(among(300, near)).toBeLessThan(0.6);
    expect(among(1, near)).toBe(0.8);
  });

  test("is no text that is looked for: that is asked as much of among few", () => {
    const looked: Likeness = { ...weak, asked: "text" };
    expect(among(15, looked)).toBeLessThan(0.6);
    expect(among(15)).toBeGreaterThan(2 * among(15, looked));
  });
});

describe("calibrated similarity", () => {
  test("lies between 0 and 1", () => {
    fc.assert(
      fc.property(likeness, (one) => {
        const similarity = calibrate(one);
        expect(similarity >= 0 && similarity <= 1).toBe(true);
      }),
    );
  });

  test("does not fall when the texts are more alike", () => {
    fc.assert(
      fc.property(likeness, share, (one, more) => {
        const cosine = Math.min(1, one.cosine + more);
        expect(calibrate({ ...one, cosine })).toBeGreaterThanOrEqual(calibrate(one));
        if (one.coverage !== null) {
          const coverage = Math.min(1, one.coverage + more);
          expect(calibrate({ ...one, coverage })).toBeGreaterThanOrEqual(calibrate(one));
        }
      }),
    );
  });

  const one: Likeness = {
    kind: "memory",
    asked: "full",
    cosine: 0.25,
    coverage: 0,
    bestCosine: 0.25,
    isOnTopic: false,
    isTopicHeld: false,
    asksSeveral: false,
    rowCount: 20,
  };

  test("is near 1 for an exact text and low for what has nothing in common", () => {
    expect(calibrate({ ...one, cosine: 0.99, bestCosine: 0.99 })).toBeGreaterThanOrEqual(0.97);
    expect(calibrate({ ...one, kind: "chunk", cosine: 0.05, bestCosine: 0.1 })).toBeLessThan(0.1);
  });

  test("asks less of a text when the question is a topic or a word, more when there are many texts", () => {
    expect(calibrate({ ...one, asked: "text" })).toBeLessThan(0.3);
    expect(calibrate({ ...one, rowCount: 300 })).toBeLessThan(0.3);
    expect(calibrate({ ...one, asked: "short" })).toBeGreaterThan(0.6);
    expect(calibrate({ ...one, asked: "topic", isOnTopic: true })).toBe(0.8);
    expect(calibrate({ ...one, asked: "topic" })).toBeGreaterThan(0.6);
    expect(calibrate({ ...one, asked: "topic", rowCount: 2_000 })).toBeLessThan(0.6);
  });

  test("never rises down a list, and leaves a list that does not rise as it is", () => {
    fc.assert(
      fc.property(fc.array(share), (similarities) => {
        const settled = neverRising(similarities);
        expect(settled).toHaveLength(similarities.length);
        for (const [i, value] of settled.entries()) {
          if (i > 0) expect(value).toBeLessThanOrEqual((settled[i - 1] ?? 0) + 1e-12);
          expect(value).toBeGreaterThanOrEqual(Math.min(...similarities));
        }
        expect(neverRising(settled)).toEqual(settled);
      }),
    );
    expect(neverRising([0.9, 0.5, 0.7, 0.2])).toEqual([0.9, 0.6, 0.6, 0.2]);
  });

  test("leaves a near-exact text near 1, wherever it stands", () => {
    expect(neverRising([0.6, 0.98, 0.4])).toEqual([0.97, 0.97, 0.4]);
  });
});

test("what is told in several places need be less like the question", () => {
  fc.assert(
    fc.property(likeness, (one) => {
      const alone = calibrate({ ...one, asksSeveral: false });
      const several = calibrate({ ...one, asksSeveral: true });
      expect(several).toBeGreaterThanOrEqual(alone);
      if (one.asked !== "full") expect(several).toBe(alone);
    }),
  );
});
