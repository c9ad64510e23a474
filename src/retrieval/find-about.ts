// The memories that are about a topic, to be forgotten: judged each by itself, since to forget one too many costs more than to show it.

import type { EpochMs } from "#domain/clock.ts";
import type { Memory } from "#domain/memory.ts";
import { calibrate } from "#domain/similarity.ts";
import { inverseFrequency } from "./bm25.ts";
import { countOpenings, type ForgetTopic, isSubject } from "./forget-topic.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Postings } from "./postings.ts";
import { namedTerms, sayingTest } from "./says.ts";
import { type Forms, formsOf, OTHER_SCRIPT, slotsWith } from "./term-forms.ts";
import { isAttributeTerm, termsOf } from "./terms.ts";
import { readTopics } from "./topics.ts";

export interface Match {
  readonly memory: Memory;
  /** 0 to 1. */
  readonly score: number;
}

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
const kindsOf = ({ text, isStatement }: ForgetTopic): string[] => {
  const asked = isStatement ? null : readTopics(text);
  return asked?.core.toLowerCase() === text.toLowerCase() ? [...asked.terms].filter(isAttributeTerm) : [];
};

const slotsOfKind = (table: MemoryTable, topic: ForgetTopic): number[] => {
  const { rows } = table;
  const whose = topic.impliedSubject === null ? topic.subjects : [topic.impliedSubject, ...topic.subjects];
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
const scorerOf = (table: MemoryTable, topic: ForgetTopic, vector: Float32Array): ((slot: number) => number) => {
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
      asksSeveral: false,
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
  { subjects, impliedSubject, terms }: ForgetTopic,
  mask: Uint8Array,
): ((slot: number) => boolean) => {
  const { postings } = table.rows;
  const holders = [...formsOf(postings, subjects).values()].map((ids) => slotsWith(postings, ids));
  const impliedIds = impliedSubject === null ? null : formsOf(postings, [impliedSubject]).get(impliedSubject);
  const impliedHolders = impliedIds == null ? null : slotsWith(postings, impliedIds);
  const openings = countOpenings(postings, mask);
  const isImplied = (slot: number): boolean =>
    impliedHolders === null ||
    impliedHolders.has(slot) ||
    (terms.length > 0 && !isSubject(openings.get(postings.first(slot))));
  return (slot) => holders.every((slots) => slots.has(slot)) && isImplied(slot);
};

/** How surely what says a statement in other words is meant. */
const IN_OTHER_WORDS = 0.9;

/** What says the statement, and nothing that is only like it: "Dr. Moser" is no "Dr. Hahn", however alike the rest is. */
const sayerOf = (table: MemoryTable, { terms, text, said, hasSubject }: ForgetTopic): ((slot: number) => number) => {
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
  topic: ForgetTopic,
  vector: Float32Array,
  { threshold, most, now }: { readonly threshold: number; readonly most: number; readonly now: EpochMs },
): Match[] => {
  const { subjects, impliedSubject, terms, isStatement, isEverything } = topic;
  const isWhole = terms.length === 0 && !isStatement;
  if (isWhole && !isEverything && subjects.length === 0 && impliedSubject === null) return [];
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
