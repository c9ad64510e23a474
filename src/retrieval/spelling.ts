// Words of a short question that are misspelt, in as far as what was meant is known: "freind", "langauges", "adress". A word that the tag holds, or that a topic
// is asked for by, is right as it is.

import type { Postings } from "./postings.ts";
import { termsOf } from "./terms.ts";
import { TOPIC_WORDS } from "./topics.ts";

const LONGEST_TYPED = 120;
const WORD = /(?<![\p{L}\p{N}'’@./-])[a-z]{5,20}(?![\p{L}\p{N}@/-])/gu;
/** Of fewer letters a word with another vowel, or one letter less, is too often another word: "launch" and "lunch". */
const LEAST_FOR_OTHERS = 7;
const VOWEL = /^[aeiou]$/;
/** Words that are spelt nearly as others are. */
const RIGHT = new Set(
  termsOf(
    `diary trial trail quiet quite angel angle casual causal bother fiend prince palace farther further human humane desert coarse
    stationary complement breath breathe clothe personal principal principle through though thorough martial marital county
    memory memorial planning planing scared scarred staring starring latter later loose whether weather affect effect advice advise device devise`,
  ),
);

const isTransposed = (a: string, b: string, at: number): boolean =>
  a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);

/** Whether the one is the other with two neighbours changed, one letter of two alike, another vowel, or a letter more or less before its end. */
const isNearly = (typed: string, meant: string): boolean => {
  if (typed[0] !== meant[0] || typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (typed[at] === meant[at]) at++;
  if (typed.length === meant.length) {
    const isVowel = VOWEL.test(typed[at] ?? "") && VOWEL.test(meant[at] ?? "");
    return (
      isTransposed(typed, meant, at) ||
      (typed.length >= LEAST_FOR_OTHERS && isVowel && typed.slice(at + 1) === meant.slice(at + 1))
    );
  }
  const [longer, shorter] = typed.length > meant.length ? [typed, meant] : [meant, typed];
  if (at >= shorter.length || longer.slice(at + 1) !== shorter.slice(at)) return false;
  return longer[at] === longer[at - 1] || longer[at] === longer[at + 1] || shorter.length >= LEAST_FOR_OTHERS;
};

/** The only one that is meant by a term; null for none, or several. */
const meantBy = (term: string, postings: Postings): string | null => {
  const meant = new Set<string>();
  for (const known of TOPIC_WORDS.keys()) if (isNearly(term, known)) meant.add(known);
  if (meant.size === 0) for (const [known] of postings.terms()) if (isNearly(term, known)) meant.add(known);
  const [only = null] = meant;
  return meant.size === 1 ? only : null;
};

/** The question with its misspelt words as they are meant. */
export const spelt = (postings: Postings, text: string): string =>
  text.length > LONGEST_TYPED
    ? text
    : text.replace(WORD, (word) => {
        const [term, ...others] = termsOf(word);
        if (term === undefined || others.length > 0 || RIGHT.has(term)) return word;
        if (TOPIC_WORDS.has(term) || postings.idOf(term) >= 0) return word;
        const meant = meantBy(term, postings);
        return meant === null ? word : (TOPIC_WORDS.get(meant) ?? meant);
      });
