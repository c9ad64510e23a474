// What people called their own: "the newsletter" is theirs where they said "my newsletter" before, or that is remembered.

import { lowerFirst, upperFirst } from "../capitals.ts";
import { NO_DEFINITE, PRAISE_WORDS } from "../cues/definites.ts";
import { ABSTRACT_WORDS } from "../cues/signals.ts";
import { escapePattern, matchesIn, wordSet } from "../patterns.ts";
import { ONE_OF_SEVERAL } from "./definites.ts";
import { isPlural, readNounPhrase } from "./noun-phrases.ts";

/** By the bare name of the thing, in small letters, whose it is as the speaker says it. */
export type Belongings = ReadonlyMap<string, "my" | "your">;

export const NO_BELONGINGS: Belongings = new Map();

const OWN = /\b(?:[Mm]y|[Oo]ur) (?=\p{L})/gu;
const MOST = 1000;
const MOST_WORDS = 3;

/** Theirs, and others' as well; or told of behind what names them. */
const SHARED = wordSet("community neighborhood neighbourhood game meeting meetings characters");

const nameOf = (words: string): string | null => {
  const named = words.split(" ").filter((word) => !PRAISE_WORDS.has(word.toLowerCase()));
  const head = named.at(-1)?.toLowerCase() ?? "";
  if (head.length < 3 || named.length > MOST_WORDS || words.includes("'s")) return null;
  return [NO_DEFINITE, ABSTRACT_WORDS, SHARED].some((set) => set.has(head)) ? null : named.join(" ").toLowerCase();
};

/** "club meets": a verb may have been read as the end of the phrase. */
const withoutVerb = (words: string): string =>
  words.replace(
    / (?:meets|sells|opens|closes|costs|ends|leaks|stands|pays|uses|serves|grows|lives|hurts|keeps|begins)$/,
    "",
  );

const namesBehind = (texts: readonly string[], owner: RegExp): string[] =>
  texts.flatMap((text) =>
    matchesIn(text, owner).flatMap(({ index, 0: word }) => {
      const words = readNounPhrase(text, index + word.length)?.words ?? "";
      return [words, withoutVerb(words)].flatMap((name) => nameOf(name) ?? []);
    }),
  );

/** What somebody called theirs, and what is remembered as theirs by their name. */
export const ownedBy = (name: string, said: readonly string[], remembered: readonly string[]): ReadonlySet<string> =>
  new Set(
    [
      ...namesBehind(said, OWN),
      ...namesBehind(remembered, new RegExp(`\\b(?:${escapePattern(name)}'s|their) (?=\\p{L})`, "gu")),
    ].slice(0, MOST),
  );

/** As a speaker calls it: what both have could be either's. */
export const belongingsOf = (speaker: ReadonlySet<string>, listener: ReadonlySet<string>): Belongings =>
  new Map([
    ...[...speaker].filter((name) => !listener.has(name)).map((name) => [name, "my"] as const),
    ...[...listener].filter((name) => !speaker.has(name)).map((name) => [name, "your"] as const),
  ]);

const DEFINITE = /\b([Tt])he (?=\p{L})/gu;
/** Which one is said right behind: "the newsletter of the choir". */
const TOLD_FURTHER =
  /^(?: (?:of|in|at|from|for|about|between|called|named|that|which|who|whose|where|I|we|you|my|our|your|he|she|they)\b|-| \p{Lu})/u;

/** "marketing budget" of "the budget", where they have one alone. */
const fullName = (bare: string, known: Belongings): string => {
  const [name = "", other] = isPlural(bare) ? [] : [...known.keys()].filter((one) => one.endsWith(` ${bare}`));
  return other !== undefined || ONE_OF_SEVERAL.test(name) ? "" : name;
};

/** "Builds are down to six minutes", "Blood pressure is fine" */
const BARE =
  /^(\p{Lu}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,2}?) (?=(?:is|are|was|were|got|went|goes|now|finally|will|starts?|started|ends?|ended)\b)(?!.*\b(?:I|me|my|we|us|our)\b)/u;
const withOwner = (text: string, known: Belongings): string => {
  const name = BARE.exec(text)?.[1] ?? "";
  const whose = known.get(name.toLowerCase());
  return whose === undefined ? text : `${upperFirst(whose)} ${lowerFirst(name)}${text.slice(name.length)}`;
};

/** "The newsletter has grown" → "My newsletter has grown" */
export const withBelongings = (text: string, known: Belongings): string => {
  if (known.size === 0) return text;
  const told = withOwner(text, known);
  return told.replace(DEFINITE, (the, first: string, at: number) => {
    const phrase = readNounPhrase(told, at + the.length);
    const bare = phrase?.words.toLowerCase() ?? "";
    const name = known.has(bare) ? bare : fullName(bare, known);
    const whose = known.get(name);
    if (phrase === null || whose === undefined || TOLD_FURTHER.test(told.slice(phrase.end))) return the;
    return `${first === "T" ? upperFirst(whose) : whose} ${name.slice(0, -bare.length)}`;
  });
};
