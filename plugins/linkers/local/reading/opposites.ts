// Words of which one is true of a thing at a time: part-time and full-time, the early and the late shift.

import { stems } from "./stem.ts";

/** One word of each line is true at a time. As written; stems are taken. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  "part-time full-time",
  "paper digital",
  "monthly yearly weekly quarterly",
  "free paid premium pro basic",
  "private public",
  "wired wireless",
  "petrol diesel electric hybrid",
  "upstairs downstairs",
  "optional mandatory",
  "internal external",
  "temporary permanent",
  "online offline",
  "enabled disabled",
  "clean dirty",
  "oral written",
  "together apart",
  "cheap expensive",
  "plane train car bus ferry",
  "indoor outdoor",
  "gas electric induction",
  "manual automatic",
  "aisle window",
  "oat almond soy skimmed whole",
  "decaf regular",
  "dark light",
  "beginner intermediate advanced",
  "junior senior",
  "blond blonde brunette red brown black grey green blue white yellow pink purple orange",
  "short long shoulder-length shaved curly",
  "single double",
  "morning afternoon evening",
  "early late night day",
  "open closed",
  "empty full",
  "vacant occupied",
  "messy tidy",
  "fine ill",
  "remote hybrid onsite on-site",
  "coffee tea",
].map((line) => line.split(" "));
/** Of these one word is true of somebody even where nothing says that it changed. */
const STAGES = stems(["part-time", "full-time", "beginner", "intermediate", "advanced", "junior", "senior"]);
export const isStage = (word: string): boolean => STAGES.has(word);

const LINES_OF: ReadonlyMap<string, readonly number[]> = EXCLUSIVE.map((line) => stems(line)).reduce(
  (lines, words, line) => {
    for (const word of words) lines.set(word, [...(lines.get(word) ?? []), line]);
    return lines;
  },
  new Map<string, number[]>(),
);

/** By line: its one word that is said; a line of which two are said tells nothing. */
export const readExclusives = (words: ReadonlySet<string>): ReadonlyMap<number, string> => {
  const found = new Map<number, string>();
  const several = new Set<number>();
  for (const word of words) {
    for (const line of LINES_OF.get(word) ?? []) {
      if (found.has(line)) several.add(line);
      found.set(line, word);
    }
  }
  for (const line of several) found.delete(line);
  return found;
};

type Exclusives = ReadonlyMap<number, string>;

/** The words in which the two exclude each other, in pairs. */
export const exclusivePairs = (one: Exclusives, other: Exclusives): (readonly [string, string])[] => {
  const pairs: (readonly [string, string])[] = [];
  for (const [line, word] of one) {
    const against = other.get(line);
    if (against !== undefined && against !== word) pairs.push([word, against]);
  }
  return pairs;
};
