// Figures of a sorting into several buckets or none.

export interface Labelled {
  readonly text: string;
  readonly labels: readonly string[];
}

export interface AssignmentFigures {
  readonly microF1: number;
  readonly precision: number;
  readonly recall: number;
  readonly macroF1: number;
  readonly bucketsPerMemory: number;
  /** Share of the statements that belong nowhere and were put somewhere. */
  readonly wronglyAssigned: number | null;
}

interface Counts {
  right: number;
  wrong: number;
  missed: number;
}

const f1 = ({ right, wrong, missed }: Counts): number => (2 * right) / Math.max(1, 2 * right + wrong + missed);

export const assignment = (rows: readonly Labelled[], assigned: readonly (readonly string[])[]): AssignmentFigures => {
  const byLabel = new Map<string, Counts>();
  const countsOf = (label: string): Counts => {
    const counts = byLabel.get(label) ?? { right: 0, wrong: 0, missed: 0 };
    byLabel.set(label, counts);
    return counts;
  };
  for (const [i, { labels }] of rows.entries()) {
    const keys = assigned[i] ?? [];
    for (const key of keys) countsOf(key)[labels.includes(key) ? "right" : "wrong"]++;
    for (const label of labels) if (!keys.includes(label)) countsOf(label).missed++;
  }
  const total = [...byLabel.values()].reduce(
    (sum, counts) => ({
      right: sum.right + counts.right,
      wrong: sum.wrong + counts.wrong,
      missed: sum.missed + counts.missed,
    }),
    { right: 0, wrong: 0, missed: 0 },
  );
  const nowhere = rows.flatMap(({ labels }, i) => (labels.length === 0 ? [i] : []));
  return {
    microF1: f1(total),
    precision: total.right / Math.max(1, total.right + total.wrong),
    recall: total.right / Math.max(1, total.right + total.missed),
    macroF1: [...byLabel.values()].reduce((sum, counts) => sum + f1(counts), 0) / Math.max(1, byLabel.size),
    bucketsPerMemory: assigned.flat().length / Math.max(1, assigned.length),
    wronglyAssigned:
      nowhere.length === 0 ? null : nowhere.filter((i) => (assigned[i] ?? []).length > 0).length / nowhere.length,
  };
};
