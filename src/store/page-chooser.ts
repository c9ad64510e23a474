// Picks one page out of rows that come in any order and any number, holding few more of them than the page needs.

export interface Candidate {
  readonly tag: string;
  readonly id: string;
  /** What the rows are ordered by; equal ones by id. */
  readonly at: number;
}

export interface PageChooser {
  add(candidate: Candidate): void;
  /** The candidates of the page, in order. */
  page(): Candidate[];
  total(): number;
}

const SLACK = 5_000;

export const choosePage = ({
  page,
  limit,
  order,
}: {
  readonly page: number;
  readonly limit: number;
  readonly order: "asc" | "desc";
}): PageChooser => {
  const direction = order === "asc" ? 1 : -1;
  const compare = (a: Candidate, b: Candidate): number => direction * (a.at - b.at || (a.id < b.id ? -1 : 1));
  const needed = page * limit;
  const chosen: Candidate[] = [];
  let total = 0;
  const shrink = (): void => {
    chosen.sort(compare);
    chosen.length = Math.min(chosen.length, needed);
  };
  return {
    add: (candidate) => {
      total++;
      chosen.push(candidate);
      if (chosen.length > 2 * needed + SLACK) shrink();
    },
    page: () => {
      shrink();
      return chosen.slice(needed - limit);
    },
    total: () => total,
  };
};
