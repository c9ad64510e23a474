// Whom and what a request to forget is about, among the memories of a tag. Whom it is about is no part of the topic: nearly every memory
// of a person's tag names that person, and is like any question that does.

import type { EpochMs } from "#domain/clock.ts";
import type { ForgetRequest } from "#domain/forget-request.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Postings } from "./postings.ts";
import { formsOf } from "./term-forms.ts";
import { termsOf, withoutTerms, wordsOf } from "./terms.ts";

/** What a request to forget names, among the memories of one tag. */
export interface ForgetTopic {
  /** Without whom it is about. */
  readonly text: string;
  /** As in the request, with the names of all. */
  readonly said: string;
  readonly terms: readonly string[];
  /** Whom each memory has to name. */
  readonly subjects: readonly string[];
  /** Whom it is about though a memory need not name them: whom most of the tag is about, or who asks. */
  readonly impliedSubject: string | null;
  /** It is about somebody of whom the tag knows, and so not about one of theirs. */
  readonly hasSubject: boolean;
  readonly isStatement: boolean;
  readonly isEverything: boolean;
}

const USER = "user";
/** What opens so many statements is a subject: "Anna has a dog.", "Anna is a lawyer." */
const LEAST_OPENED = 2;
/** May stand with "me": "all of the user". */
const IDLE: ReadonlySet<string> = new Set(["the", "a", "all", "of", "and", "about", "at"]);

/** How many statements each term opens, by its number. */
export const countOpenings = (postings: Postings, mask: Uint8Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let slot = 0; slot < mask.length; slot++) {
    if (mask[slot] === 0) continue;
    const first = postings.first(slot);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
};

export const isSubject = (count: number | undefined): boolean => (count ?? 0) >= LEAST_OPENED;

/** The term that opens more than half of the statements. */
const usualSubject = (postings: Postings, openings: ReadonlyMap<number, number>): string | null => {
  const total = openings.values().reduce((sum, count) => sum + count, 0);
  const found = openings.entries().find(([, count]) => isSubject(count) && count > total / 2)?.[0];
  return postings.terms().find(([, id]) => id === found)?.[0] ?? null;
};

export const readForgetTopic = (table: MemoryTable, request: ForgetRequest, now: EpochMs): ForgetTopic => {
  const { postings } = table.rows;
  const openings = countOpenings(postings, table.currentMask(now));
  const usual = usualSubject(postings, openings);
  const all = [...new Set(termsOf(request.topic))];
  const forms = formsOf(postings, all);
  const subjects = all.filter((term) =>
    forms
      .get(term)
      ?.values()
      .some((id) => isSubject(openings.get(id))),
  );
  const usualId = usual === null ? -1 : postings.idOf(usual);
  const isUsual = (term: string): boolean => forms.get(term)?.has(usualId) ?? false;
  const asker = isSubject(openings.get(postings.idOf(USER))) ? USER : usual;
  // "What I did" names nothing, and is not all of me.
  const isOwn = request.isOwn && (all.length > 0 || wordsOf(request.topic).every((word) => IDLE.has(word)));
  return {
    text: withoutTerms(request.topic, new Set(subjects)),
    said: request.said,
    terms: all.filter((term) => !subjects.includes(term)),
    subjects: subjects.filter((term) => !isUsual(term)),
    impliedSubject: subjects.some(isUsual) ? usual : isOwn ? asker : null,
    hasSubject: request.isOwn || subjects.length > 0,
    isStatement: request.isStatement,
    isEverything: request.isEverything,
  };
};
