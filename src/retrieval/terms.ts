// How texts become index terms: words, without those that say nothing, by base form and stem.

import { stemmer } from "stemmer";
import { MONTHS } from "#domain/clock.ts";
import { canonicalWord, STOP_WORDS } from "./word-tables.ts";

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
/** Scripts without spaces between words: runs are cut into overlapping pairs of characters. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const CACHE_LIMIT = 50_000;
const LONGEST_TERM = 40;

/** Word to term; "" for stop words. Emptied when full, so that hostile text cannot make it grow. */
const cache = new Map<string, string>();

const toTerm = (word: string): string => {
  const plain = word.replace(/’/g, "'");
  if (STOP_WORDS.has(plain)) return "";
  const bare = plain.replace(/'s$/, "").replace(/'/g, "");
  if (bare === "" || STOP_WORDS.has(bare)) return "";
  return stemmer(canonicalWord(bare)).slice(0, LONGEST_TERM);
};

const termOf = (word: string): string => {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_LIMIT) cache.clear();
  const term = toTerm(word);
  cache.set(word, term);
  return term;
};

const pushPairs = (run: string, terms: string[]): void => {
  const characters = [...run];
  if (characters.length === 1) terms.push(run);
  for (let i = 0; i + 1 < characters.length; i++) terms.push(`${characters[i]}${characters[i + 1]}`);
};

/** Lower-case words as written, stop words included. */
export const wordsOf = (text: string): string[] => text.toLowerCase().normalize("NFKC").match(WORD) ?? [];

/** Terms in the order of the text, repeated as often as they occur. */
export const termsOf = (text: string): string[] => {
  const terms: string[] = [];
  for (const word of wordsOf(text)) {
    if (word.charCodeAt(0) > 0x0dff && UNSPACED.test(word)) {
      pushPairs(word, terms);
      continue;
    }
    const term = termOf(word);
    if (term !== "") terms.push(term);
  }
  return terms;
};

/** Stands for what a memory says of its subject, whatever its words are; no text has such a term. */
export const attributeTerm = (attribute: string): string => `:${attribute}`;

export const isAttributeTerm = (term: string): boolean => term.startsWith(":");

/** In lower case, from January on. */
export const MONTHS_IN_SMALL: readonly string[] = MONTHS.map((name) => name.toLowerCase());

const CALENDAR = new RegExp(
  `^(?:${MONTHS_IN_SMALL.join("|")}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter)$`,
);

/** A name of a time, in small letters: it is written with a capital as names of people and places are. */
export const isCalendarName = (word: string): boolean => CALENDAR.test(word);

/** A day's terms as a question would name it: "8", "may", "2023". */
export const dateTerms = (at: number): string[] => {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return [];
  return [`${date.getUTCDate()}`, termOf(MONTHS_IN_SMALL[date.getUTCMonth()] ?? ""), `${date.getUTCFullYear()}`];
};

/** The text without the words of these terms, and what shows whose something is: "bicycle" of "Maria's bicycle". */
export const withoutTerms = (text: string, terms: ReadonlySet<string>): string =>
  text
    .replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)*['’]?/gu, (word) =>
      termsOf(word).some((term) => terms.has(term)) ? "" : word,
    )
    .replace(/\s+/g, " ")
    .trim();
