// The memories that are about a topic, to be forgotten: judged each by itself, since to forget one too many costs more than to show it.
// Whom it is about is no topic: nearly every memory of a person's tag names that person, and is like any question that does.

import type { EpochMs } from "#domain/clock.ts";
import type { ForgetRequest } from "#domain/forget-request.ts";
import type { Memory } from "#domain/memory.ts";
import { calibrate } from "#domain/similarity.ts";
import { inverseFrequency } from "./bm25.ts";
import type { MemoryTable } from "./memory-table.ts";
import { type Postings, slotOfPosting } from "./postings.ts";
import { namedTerms, sayingTest } from "./says.ts";
import { isAttributeTerm, termsOf, UNSPACED, withoutTerms, wordsOf } from "./terms.ts";
import { readTopics } from "./topics.ts";

/** What a request names, among the memories of one tag. */
export interface Topic {
  /** Without whom it is about. */
  readonly text: string;
  readonly said: string;
  readonly terms: readonly string[];
  /** Whom each memory has to name. */
  readonly named: readonly string[];
  /** Whom most of the tag is about, or who asks, if it is about them: what is not about another may be about them. */
  readonly usual: string | null;
  /** Somebody is told of whom the tag knows: not one of theirs. */
  readonly hasSubject: boolean;
  readonly isStatement: boolean;
  readonly isEverything: boolean;
}

export interface Match {
  readonly memory: Memory;
  /** 0 to 1. */
  readonly score: number;
}

const USER = "user";
/** What opens so many statements is a subject: "Anna has a dog.", "Anna is a lawyer." */
const LEAST_OPENED = 2;
/** May stand with "me": "all of the user". */
const IDLE: ReadonlySet<string> = new Set(["the", "a", "all", "of", "and", "about", "at"]);
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** Stems are known for Latin letters only. Elsewhere the forms of a word differ in so many letters at its end, and share so many. */
const ENDING = 2;
const LEAST_SHARED = 4;

/** The numbers of the index terms that stand for each term: itself, and in other scripts than Latin its other forms. */
type Forms = ReadonlyMap<string, ReadonlySet<number>>;

const stemOf = (term: string): string => term.slice(0, Math.max(LEAST_SHARED, term.length - ENDING));

/** What an index term may be a form of, as it is looked up: by its stems, or one character of a script without spaces. */
const keysOf = (term: string): readonly string[] =>
  UNSPACED.test(term)
    ? [...term]
    : Array.from({ length: ENDING + 2 }, (_, less) => term.slice(0, term.length - less)).filter(
        (stem) => stem.length >= LEAST_SHARED,
      );

/** Looks once at every index term, however many terms there are; terms of one stem share their forms. */
const formsOf = (postings: Postings, terms: readonly string[]): Forms => {
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

const slotsWith = (postings: Postings, ids: Iterable<number>): Set<number> => {
  const slots = new Set<number>();
  for (const id of ids) for (const posting of postings.list(id)) slots.add(slotOfPosting(posting));
  return slots;
};

/** How many statements each term opens, by its number. */
const countOpenings = (postings: Postings, mask: Uint8Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let slot = 0; slot < mask.length; slot++) {
    if (mask[slot] === 0) continue;
    const first = postings.first(slot);
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  return counts;
};

const isSubject = (count: number | undefined): boolean => (count ?? 0) >= LEAST_OPENED;

/** The term that opens more than half of the statements. */
const usualSubject = (postings: Postings, openings: ReadonlyMap<number, number>): string | null => {
  const total = openings.values().reduce((sum, count) => sum + count, 0);
  const found = openings.entries().find(([, count]) => isSubject(count) && count > total / 2)?.[0];
  return postings.terms().find(([, id]) => id === found)?.[0] ?? null;
};

export const readTopic = (table: MemoryTable, request: ForgetRequest, now: EpochMs): Topic => {
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
    named: subjects.filter((term) => !isUsual(term)),
    usual: subjects.some(isUsual) ? usual : isOwn ? asker : null,
    hasSubject: request.isOwn || subjects.length > 0,
    isStatement: request.isStatement,
    isEverything: request.isEverything,
  };
};

/** Share of what the topic names, by inverse document frequency, that each memory holds. */
const coverages = (postings: Postings, forms: Forms, count: number): Float32Array => {
  const held = new Float32Array(count);
  let all = 0;
  const known = new Map<ReadonlySet<number>, ReadonlySet<number>>();
  for (const ids of forms.values()) {
    const slots = known.get(ids) ?? slotsWith(postings, ids);
    known.set(ids, slots);
    const idf = inverseFrequency(postings.size, slots.size);
    all += idf;
    for (const slot of slots) held[slot] = (held[slot] ?? 0) + idf;
  }
  // Sums of single precision: all of it may come out as a little less or more.
  return held.map((sum) => (sum > all - 1e-4 ? 1 : sum / all));
};

/**
 * "My pets": the kinds of statement that it asks for and says no more of. What a rule read as one of them is meant; that it holds a word
 * of the kind makes it likely only. "My old job" is one of several.
 */
const kindsOf = ({ text, isStatement }: Topic): string[] => {
  const asked = isStatement ? null : readTopics(text);
  return asked?.core.toLowerCase() === text.toLowerCase() ? [...asked.terms].filter(isAttributeTerm) : [];
};

const slotsOfKind = (table: MemoryTable, topic: Topic): number[] => {
  const { rows } = table;
  const whose = topic.usual === null ? topic.named : [topic.usual, ...topic.named];
  // "Nora's brother works as a pilot." is no job of Nora's.
  const isTheirs = (slot: number): boolean =>
    whose.length === 0 || termsOf(rows.at(slot)?.slot?.subject ?? "").every((term) => whose.includes(term));
  const ids = kindsOf(topic).map((term) => rows.postings.idOf(term));
  return [...slotsWith(rows.postings, ids)].filter(isTheirs);
};

/**
 * As like the topic as by its words, or by what it means: what the nearest memory is like says nothing of the others, so each stands as
 * if it were the nearest. Whether the model knows other scripts is not known: there words alone count.
 */
const scorerOf = (table: MemoryTable, topic: Topic, vector: Float32Array): ((slot: number) => number) => {
  const { postings, slotCount, size, vectors } = table.rows;
  const coverage = coverages(postings, formsOf(postings, topic.terms), slotCount);
  const ofKind = new Set(slotsOfKind(table, topic));
  for (const slot of ofKind) coverage[slot] = 1;
  if (OTHER_SCRIPT.test(topic.text)) return (slot) => coverage[slot] ?? 0;
  const cosines = new Float32Array(slotCount);
  vectors.cosines(vector, cosines);
  return (slot) => {
    const cosine = cosines[slot] ?? 0;
    const held = coverage[slot] ?? 0;
    const meant = calibrate({
      kind: "memory",
      asked: "text",
      cosine,
      coverage: held,
      bestCosine: cosine,
      isOnTopic: ofKind.has(slot),
      isTopicHeld: ofKind.size > 0,
      rowCount: size,
    });
    return Math.max(held, meant);
  };
};

/** Whether a memory may be about those whom the topic is about. */
const subjectTest = (
  table: MemoryTable,
  { named, usual, terms }: Topic,
  mask: Uint8Array,
): ((slot: number) => boolean) => {
  const { postings } = table.rows;
  const holders = [...formsOf(postings, named).values()].map((ids) => slotsWith(postings, ids));
  const usualIds = usual === null ? null : formsOf(postings, [usual]).get(usual);
  const usualHolders = usualIds == null ? null : slotsWith(postings, usualIds);
  const openings = countOpenings(postings, mask);
  const isUsual = (slot: number): boolean =>
    usualHolders === null ||
    usualHolders.has(slot) ||
    (terms.length > 0 && !isSubject(openings.get(postings.first(slot))));
  return (slot) => holders.every((slots) => slots.has(slot)) && isUsual(slot);
};

/** How surely what says a statement in other words is meant. */
const IN_OTHER_WORDS = 0.9;

/** What says the statement, and nothing that is only like it: "Dr. Moser" is no "Dr. Hahn", however alike the rest is. */
const sayerOf = (table: MemoryTable, { terms, text, said, hasSubject }: Topic): ((slot: number) => number) => {
  const { postings, slotCount } = table.rows;
  const named = namedTerms(terms);
  if (named.size === 0) return () => 0;
  const says = sayingTest(text, said, named.values(), hasSubject);
  const literal = coverages(postings, formsOf(postings, terms), slotCount);
  const alike = new Map(
    [...named].map(([term, words]) => {
      const forms = formsOf(postings, words);
      return [term, new Set(words.flatMap((word) => [...(forms.get(word) ?? [])]))];
    }),
  );
  const held = coverages(postings, alike, slotCount);
  return (slot) =>
    held[slot] !== 1 || !says(table.rows.at(slot)?.text ?? "") ? 0 : literal[slot] === 1 ? 1 : IN_OTHER_WORDS;
};

/** In other words only where nothing says it in its own. */
const nearestOf = (matches: readonly Match[]): Match[] => {
  const own = matches.filter(({ score }) => score === 1);
  return own.length === 0 ? [...matches] : own;
};

/** Those that score more than `threshold`, at most `most`, best first. Who is asked for as a whole is forgotten as a whole. */
export const findAbout = (
  table: MemoryTable,
  topic: Topic,
  vector: Float32Array,
  { threshold, most, now }: { readonly threshold: number; readonly most: number; readonly now: EpochMs },
): Match[] => {
  const { named, usual, terms, isStatement, isEverything } = topic;
  const isWhole = terms.length === 0 && !isStatement;
  if (isWhole && !isEverything && named.length === 0 && usual === null) return [];
  const mask = table.currentMask(now);
  const isAllowed = subjectTest(table, topic, mask);
  const scoreOf = isWhole ? () => 1 : isStatement ? sayerOf(table, topic) : scorerOf(table, topic, vector);
  const matches: Match[] = [];
  for (let slot = 0; slot < mask.length; slot++) {
    const memory = mask[slot] === 1 && isAllowed(slot) ? table.rows.at(slot) : null;
    const score = memory === null ? 0 : scoreOf(slot);
    if (memory !== null && score > threshold) matches.push({ memory, score });
  }
  return (isStatement ? nearestOf(matches) : matches).sort((a, b) => b.score - a.score).slice(0, most);
};
