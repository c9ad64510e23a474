// A record that was beaten: "the longest ride is 60 km", "did 75 km, the longest ride yet"; "the 10k best is 48:30", "ran 10k in 46:55, a
// new personal best".

import { wrapped } from "#domain/wrapped.ts";
import { isObliged, isSameSubject } from "../compare.ts";
import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import type { Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const ANY = new Set("best record pb pr personal bests".split(" "));
const SUPERLATIVES = "longest|fastest|quickest|highest|heaviest|biggest|largest|farthest|furthest|lowest";
const KINDS = new Set(SUPERLATIVES.split("|"));
const BEATEN = [
  "new ~ best|record|pb|pr",
  `best|${SUPERLATIVES} ~ yet|ever`,
  `best|${SUPERLATIVES} ~ so far`,
  "beat|beaten|broke|broken|improve|improved|raise|raised my|our|his|her|their ~ best|record|pb|pr",
].map(phrase);

const kindsIn = ({ tokens }: Parsed): string[] => tokens.flatMap(({ lower }) => (KINDS.has(lower) ? [lower] : []));
const isRecordWord = ({ lower }: Token): boolean => ANY.has(lower) || KINDS.has(lower);

const LONGEST_NAME = 9;

/** What the record is of: "10k", "bench press"; null where the statement tells of none. */
const recordOf = ({ tokens }: Parsed): string[] | null => {
  // "ride" and "run" are read as verbs as well.
  const said = tokens.slice(
    0,
    tokens.findIndex(({ stem }) => stem === BE),
  );
  if (said.length > LONGEST_NAME || !said.some(isRecordWord)) return null;
  return said.flatMap((token) =>
    isRecordWord(token) || STOP_WORDS.has(token.lower) || token.lower === "'s" || token.lower === "user"
      ? []
      : [token.stem],
  );
};

/** Measured alike, and by another figure. */
const hasOtherFigure = (older: Parsed, newer: Parsed): boolean =>
  [...older.values.values].some(([type, was]) => {
    const is = newer.values.values.get(type);
    return is !== undefined && ![...is].some((value) => was.has(value));
  });

export const recordUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || newer.isNegated || newer.isPlan || newer.isUnsure || isObliged(newer)) return null;
  const of = recordOf(older);
  if (of === null || !BEATEN.some((pattern) => find(newer.tokens, pattern) !== null)) return null;
  const [was, is] = [kindsIn(older), kindsIn(newer)];
  const isSameKind = was.length === 0 || is.length === 0 || was.some((kind) => is.includes(kind));
  const said = new Set(newer.tokens.map(({ stem }) => stem));
  const isNamed = of.length > 0 && of.every((word) => said.has(word));
  return isSameKind && isNamed && hasOtherFigure(older, newer) ? { rule: "record", tier: "hard" } : null;
};

/** "a personal best time", "their highest score": told amid other news. */
const BEST = wrapped`
  \b(?:personal (?:best|record)|pbs?|record|(?:best|fastest|highest|longest|top) (?:\p{Ll}+ )?(?:time|score|result|run|ride|swim|jump|lift|streak))\b`;
const IS_BEST = new RegExp(BEST, "iu");
/** "25:50", "181"; "5K" and "the 10 km" are what it is of. */
const FIGURE =
  /(?<![\w.:,])(\d+(?::\d\d){1,2}|\d[\d,]*(?:\.\d+)?)(?![\w:]| ?(?:km|k|miles?|meters?|metres?|m)\b|[.,]\d)/giu;
const SAYS_LITTLE = stems(
  "personal best record pb pbs fastest highest longest top time score result set beat new hope want try around today yesterday night week month year last ever yet recently just now hit reach manage get user".split(
    " ",
  ),
);
const figuresIn = ({ text }: Parsed): string[] =>
  [...text.replace(/\([^)]*\)/g, "").matchAll(FIGURE)].map(([, figure = ""]) => figure);
const activityIn = ({ tokens }: Parsed): string[] =>
  tokens.flatMap(({ lower, stem, isNumber, isBreak }) =>
    isNumber || isBreak || lower === "'s" || STOP_WORDS.has(lower) || SAYS_LITTLE.has(stem) || !/\p{L}{3}/u.test(lower)
      ? []
      : [stem],
  );
/** "set a personal best of 27:12 in a 5K run", "hopes to beat their personal best of 25:50": whose distance is not said is only ranked first. */
export const isOtherBest = (older: Parsed, newer: Parsed): boolean => {
  if (!IS_BEST.test(newer.text) || !IS_BEST.test(older.text) || older.isNegated || newer.isNegated || older.isPlan)
    return false;
  if (!isSameSubject(older.firstSubjects, newer.firstSubjects)) return false;
  const [was, is] = [figuresIn(older), figuresIn(newer)];
  if (was.length !== 1 || is.length !== 1 || was[0] === is[0] || /:/.test(was[0] ?? "") !== /:/.test(is[0] ?? ""))
    return false;
  const activity = activityIn(newer);
  return activity.length === 0 || activity.some((word) => older.words.has(word));
};
