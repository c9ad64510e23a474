// What people called their own: "the newsletter" is theirs where they said "my newsletter" before, or that is remembered.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { NO_DEFINITE, PRAISE_WORDS } from "#plugins/memory-extractors/local/cues/definites.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { escapePattern, matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { OFFICES } from "../persons/strangers.ts";
import { ONE_OF_SEVERAL } from "./definites.ts";

/** What the speaker and the listener of a turn call their own. */
export interface Belongings {
  /** By the bare name of the thing, in small letters, whose it is as the speaker says it. */
  readonly whose: ReadonlyMap<string, "my" | "your">;
  /** By its last word the name of several words as it is written, where there is one alone; else null. */
  readonly byHead: ReadonlyMap<string, string | null>;
  /** Words that can open a name, or stand for one. */
  readonly words: ReadonlySet<string>;
  /** Typed to an assistant: what opens without an article is theirs, too. */
  readonly isTyped: boolean;
}

export const NO_BELONGINGS: Belongings = { whose: new Map(), byHead: new Map(), words: new Set(), isTyped: false };

const OWN = /\b(?:[Mm]y|[Oo]ur) (?=\p{L})/gu;
/** "rents a garage": the garage is theirs from then on. */
const HAS_ONE = "(?:rents?|owns?|bought|runs?|drives?|founded|opened) an?";
const MOST = 1000;
const MOST_WORDS = 3;
const MOST_CHARACTERS = 200_000;

/** Theirs, and others' as well; or told of behind what names them. */
const SHARED = wordSet("community neighborhood neighbourhood game meeting meetings characters");

/** Stays as it is written: "CNC machine". */
const ACRONYM = /^\p{Lu}{2,}\d*$/u;
const nameOf = (words: string): string | null => {
  const named = words.split(" ").filter((word) => !PRAISE_WORDS.has(word.toLowerCase()));
  const head = named.at(-1)?.toLowerCase() ?? "";
  if (head.length < 3 || named.length > MOST_WORDS || words.includes("'s")) return null;
  if ([NO_DEFINITE, ABSTRACT_WORDS, SHARED].some((set) => set.has(head))) return null;
  return named.map((word) => (ACRONYM.test(word) ? word : word.toLowerCase())).join(" ");
};

/** "club meets": a verb may have been read as the end of the phrase. */
const withoutVerb = (words: string): string =>
  words.replace(
    / (?:meets|sells|opens|closes|costs|ends|leaks|stands|pays|uses|serves|grows|lives|hurts|keeps|begins)$/,
    "",
  );

/** In one text: a look at each sentence would cost more than what it finds. */
const namesBehind = (texts: readonly string[], owner: RegExp): string[] => {
  const text = texts.join(".\n").slice(0, MOST_CHARACTERS);
  return matchesIn(text, owner).flatMap(({ index, 0: word }) => {
    const words = readNounPhrase(text, index + word.length)?.words ?? "";
    return [words, withoutVerb(words)].flatMap((name) => nameOf(name) ?? []);
  });
};

/** What somebody called theirs, and what is remembered as theirs by their name. */
export const ownedBy = (name: string, said: readonly string[], remembered: readonly string[]): ReadonlySet<string> =>
  new Set(
    [
      ...namesBehind(said, OWN),
      ...namesBehind(remembered, new RegExp(`\\b(?:${escapePattern(name)}(?:'s| ${HAS_ONE})|their) (?=\\p{L})`, "gu")),
    ].slice(0, MOST),
  );

/** "marketing budget" for "the budget", where they have one alone, and one of now. */
const namesByHead = (names: Iterable<string>): Map<string, string | null> => {
  const byHead = new Map<string, string | null>();
  for (const name of names) {
    const head = name.slice(name.lastIndexOf(" ") + 1).toLowerCase();
    if (head.length === name.length || isPlural(head) || ONE_OF_SEVERAL.test(name)) continue;
    byHead.set(head, byHead.has(head) ? null : name);
  }
  return byHead;
};

/** As a speaker calls it: what both have could be either's. */
export const belongingsOf = (
  speaker: ReadonlySet<string>,
  listener: ReadonlySet<string>,
  isTyped: boolean,
): Belongings => {
  const whose = new Map([
    ...[...speaker].filter((name) => !listener.has(name)).map((name) => [name.toLowerCase(), "my"] as const),
    ...[...listener].filter((name) => !speaker.has(name)).map((name) => [name.toLowerCase(), "your"] as const),
  ]);
  const byHead = namesByHead([...speaker, ...listener].filter((name) => whose.has(name.toLowerCase())));
  const firsts = [...whose.keys()].map((name) => name.split(" ", 1)[0] ?? name);
  return { whose, byHead, words: new Set([...firsts, ...byHead.keys()]), isTyped };
};

const DEFINITE = /\b([Tt])he (?=(\p{L}[\p{L}'-]*))/gu;
/** Which one is said right behind: "the newsletter of the choir". */
const TOLD_FURTHER =
  /^(?: (?:of|in|at|from|for|about|between|called|named|that|which|who|whose|where|I|we|you|my|our|your|he|she|they)\b|-| \p{Lu})/u;

/** "The vet called me": of the two each may have one. */
const OF_TRADE = new RegExp(`(?:^| )(?:${OFFICES})$`, "i");
/** "I'll fetch you from the station": the trains', whatever else one calls a station. */
const WHERE_ONE_MEETS =
  /\b(?:fetch|collect|meet|met|pick|picked|drop|dropped|bring|take|drive) (?:you|him|her|them|me|us)(?: up| off)? (?:from|at|to) $/i;
/** What a thing is told of: "is down to six minutes", nothing of the speaker. */
const TOLD_OF = new RegExp(wrapped`
  ^ (?:
    is|are|was|were|got|went|goes|now|finally|will|starts?|started|ends?|ended|moved? (?:to|from|back)
    |changed? (?:to|from)
  )\b(?!.*\b(?:I|me|my|we|us|our)\b)`);
/** "Standup's at ten", "blood pressure down to 128": the verb is short, or left out. */
const SHORT_VERB = new RegExp(
  wrapped`
    ^((?:\p{L}+ ){0,2}\p{L}+)(?:
      's|(?<!\b(?:is|are|was|were|be|been|went|goes|got|came|stays|now))(?= (?:down|up|back) (?:to|at|by|from) \S*\d)
    ) (?=(?:at|on|in|now|down|up|back|over|done|still|finally|not|moved?|gone) )`,
  "u",
);
/** "Builds are down to six minutes", "Blood pressure is fine" */
const withOwner = (typed: string, { whose, words, isTyped }: Belongings): string => {
  if (!isTyped) return typed;
  const text = typed.replace(SHORT_VERB, "$1 is ");
  let end = text.indexOf(" ");
  if (end < 0 || !words.has(text.slice(0, end).toLowerCase())) return typed;
  for (let count = 0; count < MOST_WORDS && end > 0; count++) {
    const owner = whose.get(text.slice(0, end).toLowerCase());
    if (owner !== undefined && TOLD_OF.test(text.slice(end))) return `${upperFirst(owner)} ${lowerFirst(text)}`;
    end = text.indexOf(" ", end + 1);
  }
  return typed;
};

/** "Half to the student loan. The loan's down": another than the car loan that was told of before. */
const isOfAnother = (name: string, head: string, before: string): boolean =>
  name !== head &&
  matchesIn(before, new RegExp(`(\\p{L}+) ${escapePattern(head)}(?![\\p{L}-])`, "giu")).some(
    ([, kind = ""]) =>
      !name.startsWith(kind.toLowerCase()) && !/^(?:the|my|our|an?|this|that|his|her|their|your)$/i.test(kind),
  );

/** "The newsletter has grown" → "My newsletter has grown"; `before`: the sentence before it. */
export const withBelongings = (text: string, known: Belongings, before = ""): string => {
  if (known.words.size === 0) return text;
  const told = withOwner(text, known);
  if (!told.includes("the ") && !told.startsWith("The ")) return told;
  return told.replace(DEFINITE, (the, first: string, word: string, at: number) => {
    if (!known.words.has(word.toLowerCase()) || WHERE_ONE_MEETS.test(told.slice(0, at))) return the;
    const phrase = readNounPhrase(told, at + the.length);
    const bare = phrase?.words.toLowerCase() ?? "";
    const name = known.whose.has(bare) ? bare : (known.byHead.get(bare) ?? "");
    const owner = known.whose.get(name.toLowerCase());
    if ((owner === "your" && OF_TRADE.test(name)) || isOfAnother(name.toLowerCase(), bare, before)) return the;
    if (phrase === null || owner === undefined || TOLD_FURTHER.test(told.slice(phrase.end))) return the;
    return `${first === "T" ? upperFirst(owner) : owner} ${name.slice(0, -bare.length)}`;
  });
};
