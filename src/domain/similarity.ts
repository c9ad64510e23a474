// Calibrated similarity: a logistic map from what ranking knows of a result to 0..1, fitted so that thresholds of 0.5 and 0.6 keep nearly
// all evidence and drop most of what an unrelated question finds (docs/performance.md has the figures).

export interface Likeness {
  readonly kind: "memory" | "chunk";
  /** A topic alone ("pets"), a word or two besides, or more; or no question but a text that is looked for. */
  readonly asked: "topic" | "short" | "full" | "text";
  /** For what is told in several places, of which each is less like the question than an answer that holds all of it. */
  readonly asksSeveral: boolean;
  /** Cosine of question and text. */
  readonly cosine: number;
  /** Share of the question's terms, by inverse document frequency, that the text holds; null when it has none. */
  readonly coverage: number | null;
  /** Highest cosine of this question with any row of this kind. */
  readonly bestCosine: number;
  /** The question names a topic, and the text holds words of it. */
  readonly isOnTopic: boolean;
  /** Some row of this kind is on the topic: then one that is not is hardly what was asked for. */
  readonly isTopicHeld: boolean;
  /** Rows of this kind that were looked at: among many, some are alike by chance. */
  readonly rowCount: number;
}

interface LikenessMap {
  readonly cosine: number;
  readonly coverage: number;
  readonly bestCosine: number;
  readonly onTopic: number;
  /** Times the logarithm of the number of rows. */
  readonly rows: number;
  readonly constant: number;
}

const FULL: Readonly<Record<Likeness["kind"], LikenessMap>> = {
  memory: { cosine: 3.83, coverage: 2.28, bestCosine: 4.38, onTopic: 0, rows: -0.15, constant: -3.21 },
  chunk: { cosine: 5.42, coverage: 4.79, bestCosine: 6.13, onTopic: 0, rows: -0.15, constant: -5.34 },
};
/** Short questions have lower cosines with their answers and with everything else: some 0.3 and 0.15. */
const TOPIC: LikenessMap = { cosine: 7, coverage: 1, bestCosine: 0, onTopic: 2.1, rows: -0.3, constant: -0.43 };
const SHORT: LikenessMap = { cosine: 7, coverage: 2.3, bestCosine: 0, onTopic: 0, rows: -0.3, constant: -0.2 };

const mapFor = ({ kind, asked }: Likeness): LikenessMap =>
  asked === "topic" ? TOPIC : asked === "short" ? SHORT : FULL[kind];

/**
 * Added for a full question among fewer rows than `below`, for each factor of e, to the nearest to it; less to others, nothing to what
 * is further from it by a cosine of `near`. So an unrelated question finds about as much at 0.6 among 20 rows as among 250.
 */
const FEW_ROWS = { below: 200, each: 0.75, near: 0.25 };
const forFewRows = ({ asked, cosine, bestCosine, rowCount }: Likeness): number => {
  if (asked !== "full" || rowCount >= FEW_ROWS.below) return 0;
  const nearness = 1 - Math.max(0, bestCosine - cosine) / FEW_ROWS.near;
  return FEW_ROWS.each * Math.max(0, nearness) * Math.log(FEW_ROWS.below / Math.max(1, rowCount));
};

/** Added for a full question that is answered in several places. */
const SEVERAL = 0.7;
/** Added to what is not on the topic where something else is. */
const OFF_TOPIC = -0.6;
/** A question of stop words only says nothing about coverage. */
const UNKNOWN_COVERAGE = 0.35;
/** What answers a topic, or is the best of few, is not thereby what was said: clients that look for a certain text ask for 0.85. */
const MOST_BY_GUESS = 0.8;
const NEAR_EXACT_COSINE = 0.97;
const NEAR_EXACT_SIMILARITY = 0.97;

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

const calibrateLess = (likeness: Likeness, less: number): number => {
  const { asked, asksSeveral, cosine, coverage, bestCosine, isOnTopic, isTopicHeld, rowCount } = likeness;
  const map = mapFor(likeness);
  const sum =
    map.cosine * cosine +
    map.coverage * (coverage ?? UNKNOWN_COVERAGE) +
    map.bestCosine * bestCosine +
    map.onTopic * (isOnTopic ? 1 : 0) +
    (isTopicHeld && !isOnTopic ? OFF_TOPIC : 0) +
    map.rows * Math.log(Math.max(1, rowCount)) +
    map.constant +
    (asksSeveral && asked === "full" ? SEVERAL : 0) -
    less;
  const guessed = Math.min(MOST_BY_GUESS, logistic(sum + forFewRows(likeness)));
  const isSure = asked === "full" || asked === "text" || coverage === 1;
  const floor = cosine > NEAR_EXACT_COSINE ? NEAR_EXACT_SIMILARITY : 0;
  return Math.max(floor, guessed, isSure ? logistic(sum) : 0);
};

export const calibrate = (likeness: Likeness): number => calibrateLess(likeness, 0);

/** Taken off the sum of a memory that is looked at through its passages too: the better of two looks is the higher by chance. */
const SECOND_LOOK = 1.1;

/** What says less of a passage than this leaves room for another statement, which may be what the passage is on the topic for. */
const MOST_OF_IT = 0.8;

/**
 * A memory seen through a passage that it was drawn from: in as far as it is what the passage says, the passage's likeness is its own.
 * The rest of a long passage may answer the question and be no concern of this memory. The square of the share was chosen for what it
 * does to memories of one turn about different things; evidence kept and results of other questions are the same with either.
 * @param share of the passage that the memory says, by characters, 0 to 1.
 */
export const seenThrough = (own: Likeness, passage: Likeness, share: number): Likeness => {
  const through = (mine: number, its: number): number =>
    its > mine ? (1 - share ** 2) * mine + share ** 2 * its : its;
  return {
    ...passage,
    cosine: through(own.cosine, passage.cosine),
    coverage:
      own.coverage === null || passage.coverage === null ? passage.coverage : through(own.coverage, passage.coverage),
    isOnTopic: own.isOnTopic || (passage.isOnTopic && share > MOST_OF_IT),
    isTopicHeld: own.isTopicHeld || passage.isTopicHeld,
  };
};

/**
 * A memory is as like the question as it is itself or as it is through a passage that it was drawn from; a passage as it is itself or as
 * what it was remembered for is, which says what the passage only points at.
 * @param likenesses of the memory or passage, then of the memory through each of its passages, or of each memory drawn from the passage.
 */
export const calibrateBest = ([own, ...others]: readonly Likeness[]): number => {
  if (own === undefined) return 0;
  if (own.kind === "chunk")
    return Math.max(calibrate(own), ...others.map((memory) => calibrateLess(memory, SECOND_LOOK)));
  if (others.length === 0 || own.asked !== "full") return Math.max(calibrate(own), ...others.map(calibrate));
  return Math.max(calibrateLess(own, SECOND_LOOK), ...others.map(calibrate));
};

/** The non-increasing sequence nearest to the given one by least squares: what rises is averaged with what stands before it. */
const fitNonIncreasing = (values: readonly number[]): number[] => {
  const blocks: { readonly mean: number; readonly size: number }[] = [];
  for (const value of values) {
    let block = { mean: value, size: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.mean < block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const size = last.size + block.size;
      block = { mean: (last.mean * last.size + block.mean * block.size) / size, size };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, size }) => new Array<number>(size).fill(mean));
};

/**
 * Similarities for a ranked list such that none is higher than the one before it. Ranking knows more than similarity does, so a rise is
 * shared with the results above it (de Leeuw, Hornik & Mair, "Isotone Optimization in R", pool adjacent violators); a near-exact text
 * keeps its value and lifts what stands above it.
 */
export const neverRising = (similarities: readonly number[]): number[] => {
  const fitted = fitNonIncreasing(similarities);
  const lastExact = similarities.findLastIndex((similarity) => similarity >= NEAR_EXACT_SIMILARITY);
  return fitted.map((similarity, i) => (i <= lastExact ? Math.max(similarity, NEAR_EXACT_SIMILARITY) : similarity));
};
