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
   * What to do next: queries first, but a document's turn comes now and then however many queries wait. Of queries several at once, up
   * to `budget` padded tokens and this taker's `share` of those that wait, since others may come for the rest; the shortest and the
   * first in turns, so that a question does not wait behind forty pasted texts, and these not for ever. Of documents one run, of the owner who has least left and of the one who came first in turns: a single statement does not wait behind
   * thousands of rows, nobody waits for ever, and equals finish one after another, so that what is done with their vectors overlaps.
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

/** After so many turns of queries a waiting document has one, and after each text above the budget, which is no question but pasted. */
const MOST_QUERY_TURNS = 16;

/** @param capacity texts that may wait, of each purpose. */
export const createRunQueue = <Owner>(capacity: Readonly<Record<Purpose, number>>): RunQueue<Owner> => {
  let queries: Run<Owner>[] = [];
  /** In order of arrival. */
  const documents = new Map<Owner, Run<Owner>[]>();
  let isTurnOfFirst = false;
  let isTurnOfFirstQuery = false;
  const texts: Record<Purpose, number> = { query: 0, document: 0 };
  let queryTurns = 0;

  const takeQueries = (budget: number, share: number): Run<Owner>[] => {
    const waiting = isTurnOfFirstQuery ? queries : queries.toSorted((a, b) => a.width - b.width);
    isTurnOfFirstQuery = !isTurnOfFirstQuery;
    const taken = waiting.slice(0, countTogether(waiting, budget, share));
    const gone = new Set(taken);
    queries = queries.filter((run) => !gone.has(run));
    queryTurns += taken.some(({ width }) => width > budget) ? MOST_QUERY_TURNS : 1;
    return taken;
  };

  const takeDocument = (): Run<Owner>[] => {
    let [next] = documents;
    if (!isTurnOfFirst) for (const other of documents) if (next && other[1].length < next[1].length) next = other;
    isTurnOfFirst = !isTurnOfFirst;
    if (next === undefined) return [];
    const [owner, runs] = next;
    if (runs.length === 1) documents.delete(owner);
    return runs.splice(0, 1);
  };

  return {
    add: (purpose, runs) => {
      const added = countTexts(runs);
      if (texts[purpose] + added > capacity[purpose]) return false;
      texts[purpose] += added;
      if (purpose === "query") queries.push(...runs);
      else for (const run of runs) documents.set(run.owner, [...(documents.get(run.owner) ?? []), run]);
      return true;
    },
    take: (budget, share) => {
      const isTurnOfDocument = documents.size > 0 && queryTurns >= MOST_QUERY_TURNS;
      const purpose = queries.length > 0 && !isTurnOfDocument ? "query" : "document";
      if (purpose === "document") queryTurns = 0;
      const taken = purpose === "query" ? takeQueries(budget, share) : takeDocument();
      texts[purpose] -= countTexts(taken);
      return taken;
    },
    drop: (owner) => {
      queries = queries.filter((run) => run.owner !== owner);
      texts.query = countTexts(queries);
      texts.document -= countTexts(documents.get(owner) ?? []);
      documents.delete(owner);
    },
    clear: () => {
      const owners = new Set([...queries.map(({ owner }) => owner), ...documents.keys()]);
      queries = [];
      documents.clear();
      texts.query = 0;
      texts.document = 0;
      return [...owners];
    },
    isEmpty: () => queries.length === 0 && documents.size === 0,
  };
};
