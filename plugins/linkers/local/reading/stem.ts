// Brings a word to the form in which words are compared. Light on purpose: it must not merge words that mean different things.

import { IRREGULAR, SYNONYMS } from "./words.ts";

const VOWEL = /[aeiouy]/;
const DOUBLED = /([bdfgmnprtvz])\1$/;
const ADDS_ES = /(?:s|x|z|ch|sh|o)es$/;
const NO_PLURAL = /(?:ss|us|is|ous|as|news)$/;
const CACHE_SIZE = 20_000;

const cache = new Map<string, string>();

/** "mov" and "move" meet: a final silent e is dropped from every longer word. */
const dropSilentE = (word: string): string =>
  word.length > 3 && word.endsWith("e") && !word.endsWith("ee") ? word.slice(0, -1) : word;

const undouble = (word: string): string => (DOUBLED.test(word) ? word.slice(0, -1) : word);

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith("s") || NO_PLURAL.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (ADDS_ES.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

const withoutSuffix = (word: string): string => {
  for (const suffix of ["ing", "ed"]) {
    const base = word.slice(0, -suffix.length);
    if (word.endsWith(suffix) && base.length >= 3 && VOWEL.test(base)) {
      return base.endsWith("i") ? `${base.slice(0, -1)}y` : undouble(base);
    }
  }
  return singular(word);
};

const compute = (word: string): string => {
  const base = IRREGULAR.get(word) ?? withoutSuffix(word);
  const known = SYNONYMS.get(base) ?? SYNONYMS.get(`${base}e`) ?? SYNONYMS.get(word) ?? IRREGULAR.get(base) ?? base;
  return dropSilentE(SYNONYMS.get(known) ?? known);
};

/** Stem of a word in lower case. */
export const stem = (word: string): string => {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const computed = compute(word);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(word, computed);
  return computed;
};

/** Stems of a list of words, for tables that are written readably. */
export const stems = (list: Iterable<string>): ReadonlySet<string> => new Set([...list].map(stem));

const SAME_IN_PAST = new Set("read put cut hit set quit let shut cost".split(" "));

/** "went", "built", "finished"; not "goes" or "going". */
export const isPastForm = (word: string): boolean =>
  word.endsWith("ed") ||
  SAME_IN_PAST.has(word) ||
  (IRREGULAR.has(word) && !word.endsWith("s") && !word.endsWith("ing") && !NOUN_PLURALS.has(word));

const NOUN_PLURALS = new Set(
  "children kid kids men women people feet teeth monthly weekly yearly annual annually am is are being".split(" "),
);

const OF_VERB = /(?:[eo]r|ion|ment)$/;

/** "teacher" is who teaches, "renovation" that one renovates: the verb's stem, or null. */
export const doerOf = (noun: string): string | null =>
  noun.length > 5 && OF_VERB.test(noun) ? dropSilentE(undouble(noun.replace(OF_VERB, ""))) : null;
