// What an index holds of a term: itself, and its other forms in scripts that no stemmer here knows.

import { type Postings, slotOfPosting } from "./postings.ts";
import { UNSPACED } from "./terms.ts";

export const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Stems are known for Latin letters only. Elsewhere the forms of a word differ in so many letters at its end, and share so many. */
const ENDING = 2;
const LEAST_SHARED = 4;

/** The numbers of the index terms that stand for each term: itself, and in other scripts than Latin its other forms. */
export type Forms = ReadonlyMap<string, ReadonlySet<number>>;

const stemOf = (term: string): string => term.slice(0, Math.max(LEAST_SHARED, term.length - ENDING));

/** What an index term may be a form of, as it is looked up: by its stems, or one character of a script without spaces. */
const keysOf = (term: string): readonly string[] =>
  UNSPACED.test(term)
    ? [...term]
    : Array.from({ length: ENDING + 2 }, (_, less) => term.slice(0, term.length - less)).filter(
        (stem) => stem.length >= LEAST_SHARED,
      );

/** Looks once at every index term, however many terms there are; terms of one stem share their forms. */
export const formsOf = (postings: Postings, terms: readonly string[]): Forms => {
  const forms = new Map<string, ReadonlySet<number>>(
    terms.map((term) => [term, new Set([postings.idOf(term)].filter((id) => id >= 0))]),
  );
  const inflected = terms.filter((term) => OTHER_SCRIPT.test(term) && (!UNSPACED.test(term) || term.length === 1));
  const byKey = Map.groupBy(inflected, (term) => (UNSPACED.test(term) ? term : stemOf(term)));
  if (byKey.size === 0) return forms;
  const found = new Map([...byKey].map(([key, alike]) => [key, new Set(alike.flatMap((one) => [...forms.get(one)!]))]));
  for (const [other, id] of postings.terms())
    if (OTHER_SCRIPT.test(other)) for (const key of keysOf(other)) found.get(key)?.add(id);
  for (const [key, alike] of byKey) for (const term of alike) forms.set(term, found.get(key)!);
  return forms;
};

/** Places of the memories that hold any of the terms. */
export const slotsWith = (postings: Postings, ids: Iterable<number>): Set<number> => {
  const slots = new Set<number>();
  for (const id of ids) for (const posting of postings.list(id)) slots.add(slotOfPosting(posting));
  return slots;
};
