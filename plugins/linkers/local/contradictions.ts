// "Has never enrolled in a course" beside what somebody says of the course: one of the two is wrong, and nothing tells which. Both
// are kept, and each is shown beside the other.

import { contains, headOf, isSameSubject } from "./compare.ts";
import { GENERIC_STEMS } from "./reading/known-stems.ts";
import type { Parsed } from "./reading/parse.ts";
import { stem, stems } from "./reading/stem.ts";
import { STOP_WORDS } from "./reading/words.ts";

const SAYS_LITTLE = new Set([
  ...GENERIC_STEMS,
  ...stems(
    "actually any before project feature issue relate use try work deal handle part own myself single so far".split(
      " ",
    ),
  ),
]);
const GOAL = stem("goal");
const MIN_SIMILARITY = 0.4;
const MIN_SHARE = 0.6;

/** What never happened: the content words of the clause that says so. */
const deniedWords = ({ tokens, clauses, names }: Parsed): string[] => {
  const at = tokens.findIndex(({ lower }) => lower === "never");
  if (at === -1) return [];
  const end = clauses.find((clause) => clause.start <= at && at < clause.end)?.end ?? tokens.length;
  const said = tokens
    .slice(at + 1, end)
    .filter(({ lower, isBreak, isNumber, stem }) => {
      return !isBreak && !isNumber && !STOP_WORDS.has(lower) && (names.has(lower) || !SAYS_LITTLE.has(stem));
    })
    .map(({ stem }) => stem);
  return [...new Set(said)];
};

const isDenied = (denial: Parsed, other: Parsed): boolean => {
  if (other.hasDenial || other.isUnsure || other.isPlan || other.isFormatted || other.words.has(GOAL)) return false;
  const words = deniedWords(denial);
  const found = words.filter((word) => contains(other.words, word));
  // "has never been to Lisbon", "has been to Lisbon once": the same of one place.
  const isOfName = words.length === 1 && denial.names.has(words[0]!) && headOf(denial) === headOf(other);
  return found.length >= (isOfName ? 1 : 2) && found.length >= words.length * MIN_SHARE;
};

export const contradicts = (one: Parsed, other: Parsed, similarity: number): boolean =>
  similarity >= MIN_SIMILARITY &&
  isSameSubject(one.firstSubjects, other.firstSubjects) &&
  (isDenied(one, other) || isDenied(other, one));
