// The waiting work of the embedder, cut into runs small enough that a query never waits long behind a document.

export interface Run<Owner> {
  readonly owner: Owner;
  /** Positions in the owner's list of texts. */
  readonly indices: readonly number[];
  /** Tokens of the longest text: the others are padded to it. */
  readonly width: number;
}

export type Purpose = "document" | "query";

/** Groups texts of similar length so that a run holds at most `budget` padded tokens, or one text. */
export const cutRuns = <Owner>(owner: Owner, lengths: readonly number[], budget: number): Run<Owner>[] => {
  const order = lengths.map((length, index) => ({ length, index })).sort((a, b) => a.length - b.length);
  const runs: Run<Owner>[] = [];
  let indices: number[] = [];
  let width = 0;
  for (const { length, index } of order) {
    if (indices.length > 0 && (indices.length + 1) * length > budget) {
      runs.push({ owner, indices, width });
      indices = [];
    }
    indices.push(index);
    width = length;
  }
  if (indices.length > 0) runs.push({ owner, indices, width });
  return runs;
};

export interface RunQueue<Owner> {
  /** False, and nothing is taken, when the queue has no room for so many texts. */
  add(purpose: Purpose, runs: readonly Run<Owner>[]): boolean;
  /**
   * What to do next: queries first, in order of arrival, but a document's turn comes now and then however many queries wait. Of queries
   * several at once, up to `budget` padded tokens and this taker's `share` of those that wait, since others may come for the rest. Of
   * documents one run, their owners in turns, so that a single statement does not wait behind thousands of rows.
   */
  take(budget: number, share: number): Run<Owner>[];
  /** Forgets the owner's waiting runs. */
  drop(owner: Owner): void;
  /** Empties the queue and names the owners that were waiting. */
  clear(): Owner[];
  isEmpty(): boolean;
}

const countTexts = <Owner>(runs: readonly Run<Owner>[]): number =>
  runs.reduce((count, run) => count + run.indices.length, 0);

/** How many of the first runs go together: the padding of all to the longest stays within the budget. */
const countTogether = <Owner>(runs: readonly Run<Owner>[], budget: number, share: number): number => {
  const most = Math.ceil(runs.length * share);
  let width = 0;
  let rows = 0;
  for (const [count, run] of runs.entries()) {
    width = Math.max(width, run.width);
    rows += run.indices.length;
    if (count > 0 && (count >= most || rows * width > budget)) return count;
  }
  return runs.length;
};

/** The owner's other runs go behind those of everybody else. */
const rotate = <Owner>(runs: readonly Run<Owner>[], owner: Owner): Run<Owner>[] => [
  ...runs.filter((run) => run.owner !== owner),
  ...runs.filter((run) => run.owner === owner),
];

/** After so many turns of queries a waiting document has one. */
const MOST_QUERY_TURNS = 16;

/** @param capacity texts that may wait, of each purpose. */
export const createRunQueue = <Owner>(capacity: Readonly<Record<Purpose, number>>): RunQueue<Owner> => {
  const waiting: Record<Purpose, Run<Owner>[]> = { query: [], document: [] };
  const texts: Record<Purpose, number> = { query: 0, document: 0 };
  const purposes: readonly Purpose[] = ["query", "document"];
  let queryTurns = 0;
  return {
    add: (purpose, runs) => {
      const added = countTexts(runs);
      if (texts[purpose] + added > capacity[purpose]) return false;
      texts[purpose] += added;
      waiting[purpose].push(...runs);
      return true;
    },
    take: (budget, share) => {
      const isTurnOfDocument = waiting.document.length > 0 && queryTurns >= MOST_QUERY_TURNS;
      const purpose = waiting.query.length > 0 && !isTurnOfDocument ? "query" : "document";
      queryTurns = purpose === "query" ? queryTurns + 1 : 0;
      const count = purpose === "query" ? countTogether(waiting.query, budget, share) : 1;
      const taken = waiting[purpose].splice(0, count);
      texts[purpose] -= countTexts(taken);
      const [first] = taken;
      if (purpose === "document" && first !== undefined) waiting.document = rotate(waiting.document, first.owner);
      return taken;
    },
    drop: (owner) => {
      for (const purpose of purposes) {
        waiting[purpose] = waiting[purpose].filter((run) => run.owner !== owner);
        texts[purpose] = countTexts(waiting[purpose]);
      }
    },
    clear: () => {
      const owners = new Set<Owner>();
      for (const purpose of purposes) {
        for (const run of waiting[purpose]) owners.add(run.owner);
        waiting[purpose] = [];
        texts[purpose] = 0;
      }
      return [...owners];
    },
    isEmpty: () => waiting.query.length === 0 && waiting.document.length === 0,
  };
};
