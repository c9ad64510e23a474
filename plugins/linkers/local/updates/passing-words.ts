// What the rules for things that are told in passing look at, of whatever kind these are.

import { intersects, isSameSubject } from "../compare.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, type Phrase } from "../reading/phrases.ts";
import { SELF } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";

/** What is read off a statement once, for all its pairs. */
export const kept = <Read>(read: (parsed: Parsed) => Read): ((parsed: Parsed) => Read) => {
  const known = new WeakMap<Parsed, { readonly read: Read }>();
  return (parsed) => {
    const found = known.get(parsed) ?? { read: read(parsed) };
    known.set(parsed, found);
    return found.read;
  };
};

export type Rule = (older: Parsed, newer: Parsed) => boolean;

export const isToldDone = ({ isPlan, isNegated, isUnsure }: Parsed): boolean => !isPlan && !isNegated && !isUnsure;
const REPEATS = /^(?:every|each|weekly|monthly|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/;
/** Not once, but on a day of each week. */
export const isRepeated = ({ tokens }: Parsed): boolean => tokens.some(({ lower }) => REPEATS.test(lower));
export const isOfUser = ({ firstSubjects }: Parsed): boolean => firstSubjects.has(SELF);
export const isOfSame: Rule = (older, newer) => isSameSubject(older.firstSubjects, newer.firstSubjects);
/** "User's puppy Moss sleeps in a crate", "Moss sleeps in the kitchen": by the name. */
export const isOfNamed: Rule = (older, { clauses: [clause] }) =>
  clause?.subject.isPerson === true &&
  !clause.subject.keys.has(SELF) &&
  [...clause.subject.keys].every((name) => older.mentions.has(name));
export const hasAny = ({ words }: Parsed, some: ReadonlySet<string>): boolean => intersects(words, some);
export const findAny = ({ tokens }: Parsed, phrases: readonly Phrase[]) => {
  for (const pattern of phrases) {
    const found = find(tokens, pattern);
    if (found !== null) return found;
  }
  return null;
};
/** The first of the phrases that is found, read once. */
export const finderOf = (phrases: readonly Phrase[]) => kept((parsed) => findAny(parsed, phrases));
export const isEndOfClause = (token: Token | undefined): boolean => token === undefined || token.isBreak;
/** They open what is spoken of and are no part of it. */
export const OPENERS = new Set(["the", "that", "user", "'s", "thing"]);
