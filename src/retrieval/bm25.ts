// BM25 over postings, into arrays by slot: of the rows themselves, of windows of neighbours, of whole sessions, and of word pairs.
// Robertson & Zaragoza, "The Probabilistic Relevance Framework", with idf = ln(1 + (n - df + 0.5) / (df + 0.5)).

import { frequencyOfPosting, type Postings, slotOfPosting } from "./postings.ts";

/** How often each group holds the term at hand, and which groups hold it at all. */
class WordCounts {
  counts = new Float32Array(0);
  touched = new Int32Array(0);
  touchedCount = 0;

  /** Forgets the term before. */
  begin(size: number): void {
    for (let i = 0; i < this.touchedCount; i++) this.counts[this.touched[i] ?? 0] = 0;
    this.touchedCount = 0;
    if (size <= this.counts.length) return;
    this.counts = new Float32Array(size * 2);
    this.touched = new Int32Array(size * 2);
  }

  add(group: number, frequency: number): void {
    const before = this.counts[group] ?? 0;
    if (before === 0) this.touched[this.touchedCount++] = group;
    this.counts[group] = before + frequency;
  }
}

export interface QueryTerm {
  readonly id: number;
  readonly idf: number;
}

export interface Bm25Parameters {
  readonly k1: number;
  readonly b: number;
}

export const inverseFrequency = (rows: number, frequency: number): number =>
  Math.log(1 + (Math.max(rows, frequency) - frequency + 0.5) / (frequency + 0.5));

/** The query's terms with their weight; terms that the table lacks have id -1 and the highest weight. */
export const weighTerms = (postings: Postings, terms: readonly string[]): QueryTerm[] =>
  terms.map((term) => {
    const id = postings.idOf(term);
    return { id, idf: inverseFrequency(postings.size, id < 0 ? 0 : postings.documentFrequency(id)) };
  });

const saturate = (frequency: number, length: number, average: number, { k1, b }: Bm25Parameters): number =>
  (frequency * (k1 + 1)) / (frequency + k1 * (1 - b + (b * length) / average));

/** Adds each unmasked row's score to `out` and answers with the best one. */
export const scoreRows = (
  postings: Postings,
  terms: readonly QueryTerm[],
  parameters: Bm25Parameters,
  mask: Uint8Array,
  out: Float32Array,
): number => {
  const average = postings.averageLength;
  let best = 0;
  for (const { id, idf } of terms) {
    for (const posting of postings.list(id)) {
      const slot = slotOfPosting(posting);
      if (mask[slot] === 0) continue;
      const score =
        (out[slot] ?? 0) + idf * saturate(frequencyOfPosting(posting), postings.length(slot), average, parameters);
      out[slot] = score;
      if (score > best) best = score;
    }
  }
  return best;
};

/** Groups that rows add their words to: sessions, or windows of neighbours. */
export interface Groups {
  readonly count: number;
  readonly averageLength: number;
  readonly lengthOf: readonly number[];
}

const sum = new WordCounts();

/** Adds each session's score to `out` and answers with the best one. `sessionOf` is by slot. */
export const scoreSessions = (
  postings: Postings,
  terms: readonly QueryTerm[],
  parameters: Bm25Parameters,
  mask: Uint8Array,
  groups: Groups,
  sessionOf: readonly number[],
  out: Float32Array,
): number => {
  let best = 0;
  for (const { id } of terms) {
    sum.begin(out.length);
    for (const posting of postings.list(id)) {
      const slot = slotOfPosting(posting);
      if (mask[slot] !== 0) sum.add(sessionOf[slot] ?? 0, frequencyOfPosting(posting));
    }
    best = Math.max(best, scoreSums(parameters, groups, out));
  }
  return best;
};

/** The same for windows: a row adds its words to itself and to two neighbours on each side. */
export const scoreWindows = (
  postings: Postings,
  terms: readonly QueryTerm[],
  parameters: Bm25Parameters,
  mask: Uint8Array,
  groups: Groups,
  previous: readonly number[],
  next: readonly number[],
  out: Float32Array,
): number => {
  let best = 0;
  for (const { id } of terms) {
    sum.begin(out.length);
    for (const posting of postings.list(id)) {
      const slot = slotOfPosting(posting);
      if (mask[slot] === 0) continue;
      const frequency = frequencyOfPosting(posting);
      sum.add(slot, frequency);
      const before = previous[slot] ?? -1;
      if (before >= 0) {
        sum.add(before, frequency);
        const second = previous[before] ?? -1;
        if (second >= 0) sum.add(second, frequency);
      }
      const after = next[slot] ?? -1;
      if (after >= 0) {
        sum.add(after, frequency);
        const second = next[after] ?? -1;
        if (second >= 0) sum.add(second, frequency);
      }
    }
    best = Math.max(best, scoreSums(parameters, groups, out));
  }
  return best;
};

/** Scores the groups that the current term touched. */
const scoreSums = (parameters: Bm25Parameters, groups: Groups, out: Float32Array): number => {
  const idf = inverseFrequency(groups.count, sum.touchedCount);
  let best = 0;
  for (let i = 0; i < sum.touchedCount; i++) {
    const group = sum.touched[i] ?? 0;
    const length = groups.lengthOf[group] ?? 0;
    const score = (out[group] ?? 0) + idf * saturate(sum.counts[group] ?? 0, length, groups.averageLength, parameters);
    out[group] = score;
    if (score > best) best = score;
  }
  return best;
};

/** Word pairs of the query that stand next to each other in a row, scored like terms, and the best such score. */
export const scorePairs = (
  postings: Postings,
  pairs: readonly (readonly [number, number])[],
  mask: Uint8Array,
  out: Float32Array,
): number => {
  let best = 0;
  for (const [first, second] of pairs) {
    if (first < 0 || second < 0) continue;
    const rarer = postings.documentFrequency(first) < postings.documentFrequency(second) ? first : second;
    const found: number[] = [];
    for (const posting of postings.list(rarer)) {
      const slot = slotOfPosting(posting);
      if (mask[slot] !== 0 && postings.hasPair(slot, first, second)) found.push(slot);
    }
    const idf = inverseFrequency(postings.size, found.length);
    for (const slot of found) {
      const score = (out[slot] ?? 0) + idf;
      out[slot] = score;
      if (score > best) best = score;
    }
  }
  return best;
};
