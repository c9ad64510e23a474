// Puts what holds now before what it replaces: by what linking knows of memories, and by the words of newer utterances.

import type { Chunk } from "#domain/chunk.ts";
import type { Memory } from "#domain/memory.ts";
import { best, type Candidate, type Masks, passagesOf, type Tables } from "./candidates.ts";
import type { ChunkTable } from "./chunk-table.ts";
import { countedBy } from "./counted.ts";
import { facetsAsked } from "./facets.ts";
import { idsNamed, namedIn } from "./known-as.ts";
import { otherTest } from "./main-name.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Question } from "./question.ts";
import type { Scores } from "./rank.ts";
import { termsOf } from "./terms.ts";
import { HAS_NUMBER, HAS_TIME, OF_USER, TELLS_CHANGE, TRAITS_END } from "./traits.ts";
import { isOver, replacedIn } from "./wanted.ts";
import type { SupersessionWeights } from "./weights.ts";

/** Score by which one row is put before another. */
const TINY = 1e-4;

const dateOf = (chunks: ChunkTable, chunk: Chunk): number =>
  chunk.at ?? chunks.document(chunk.documentId)?.documentDate ?? 0;

/** A candidate as somebody said it: in which passage, if it is of any, by whom and when, and what its words are like. */
interface Said {
  readonly candidate: Candidate;
  readonly chunk: Chunk | null;
  readonly speaker: number;
  readonly at: number;
  readonly traits: number;
}

/** What clients write as statements has no passage: whoever uses the service says so. */
const WRITTEN = -1;

const saidIn = (chunks: ChunkTable, candidate: Candidate, passage: number, traits: number): Said => {
  const chunk = chunks.rows.at(passage);
  const at = chunk === null ? 0 : dateOf(chunks, chunk);
  return { candidate, chunk, speaker: chunks.speaker[passage] ?? WRITTEN, at, traits };
};

const isBySame = (a: Said, b: Said): boolean => a.chunk === null || b.chunk === null || a.speaker === b.speaker;

/** Later in the conversation or in time. */
const isLater = (a: Said, b: Said): boolean =>
  a.chunk !== null && b.chunk !== null && a.chunk.documentId === b.chunk.documentId
    ? a.chunk.position > b.chunk.position
    : a.at > b.at;

/** Later in the conversation or in time. */
const isNewer = (chunks: ChunkTable, slot: number, other: number): boolean => {
  const a = chunks.rows.at(slot);
  const b = chunks.rows.at(other);
  if (a === null || b === null) return false;
  if (a.documentId === b.documentId) return a.position > b.position;
  return dateOf(chunks, a) > dateOf(chunks, b);
};

/** Puts what probably replaces an older utterance of the same speaker before it. */
const liftNewer = (
  said: readonly Said[],
  scoreGap: number,
  isAboutTheSame: (newer: Said, older: Said) => boolean,
): void => {
  const ranked = [...said.entries()].sort(([, a], [, b]) => a.at - b.at);
  let lifted = 0;
  for (const [rank, newer] of ranked) {
    if ((newer.traits & OF_USER) === 0 || (newer.traits & TELLS_CHANGE) === 0) continue;
    for (const older of said.slice(0, rank)) {
      const gap = older.candidate.score - newer.candidate.score;
      if (gap <= 0 || gap >= scoreGap) continue;
      if (!isBySame(newer, older) || !isLater(newer, older) || !isAboutTheSame(newer, older)) continue;
      // Of several the newest stands first.
      newer.candidate.score = older.candidate.score + TINY * ++lifted;
      break;
    }
  }
};

/** Within the first ranks, passages that tell of a newer state come before those of the older one. */
export const liftNewerPassages = (chunks: ChunkTable, passages: Candidate[], weights: SupersessionWeights): void => {
  const { depth, cosine, scoreGap } = weights;
  const said = best(passages, depth).map((candidate) =>
    saidIn(chunks, candidate, candidate.slot, chunks.traits[candidate.slot] ?? 0),
  );
  liftNewer(
    said,
    scoreGap,
    (newer, older) =>
      (newer.traits & HAS_NUMBER) === (older.traits & HAS_NUMBER) &&
      chunks.rows.vectors.cosine(older.candidate.slot, newer.candidate.slot) >= cosine,
  );
};

/** What a term is held by so large a share of is in no statement its matter. */
const COMMON = 0.25;
/** Share of the older statement's cosine with the question that a newer one has at least where both were written by themselves. */
const NEARLY_AS_NEAR = 0.6;
/** Words by which a facet is asked for, whatever it is of. */
const OF_ASKING = new Set(termsOf("charge pay cost price earn weigh live work stay rate job"));

/**
 * The same for memories: those alike of which one was said later, where a change was told. The dates that are written into memories are numbers
 * too, so that a number says something only where one is asked for.
 * @param scores with the cosines of the question and each memory, and which are on its topic.
 */
export const liftNewerMemories = (
  tables: Tables,
  masks: Masks,
  statements: Candidate[],
  { text, terms, asked, asksNumber, asksOfSelf, asksPresent, asksLatest }: Question,
  { cosines, onTopic }: Pick<Scores, "cosines" | "onTopic">,
  weights: SupersessionWeights,
): void => {
  const { chunks, memories } = tables;
  const { vectors, postings } = memories.rows;
  const facets = facetsAsked(text, TRAITS_END, asked === "topic");
  const said = best(statements, weights.depth).flatMap((candidate): Said[] => {
    const memory = memories.rows.at(candidate.slot);
    if (memory === null) return [];
    const own = memories.traits[candidate.slot] ?? 0;
    const isNewest = asksLatest && (own & facets) !== 0 && !isOver(memory.text);
    const traits = own | (isNewest ? OF_USER | TELLS_CHANGE : 0);
    const passage = passagesOf(tables, masks, memory.id).at(-1);
    if (passage !== undefined)
      return [saidIn(chunks, candidate, passage, traits | ((chunks.traits[passage] ?? 0) & (OF_USER | TELLS_CHANGE)))];
    if (memories.sourcesOf(memory.id).some(({ chunkId }) => chunkId !== null)) return [];
    const at = memory.documentDate ?? memory.createdAt;
    return [{ candidate, chunk: null, speaker: WRITTEN, at, traits: traits | OF_USER }];
  });
  const textOf = ({ candidate }: Said): string => memories.rows.at(candidate.slot)?.text ?? "";
  /** "Where does she live now?": the newest that says so, in whatever words. */
  const isOfLatest = asksLatest && asked === "topic";
  const isAsked = (newer: Said, older: Said): boolean =>
    (isOfLatest && (newer.traits & older.traits & facets) !== 0) ||
    (cosines[newer.candidate.slot] ?? 0) >= weights.asked * (cosines[older.candidate.slot] ?? 0);
  const named = namedIn(memories, text);
  /** An answer of what is asked for, or about whom, gives way only to another. */
  const answersAsMuch = (newer: Said, older: Said): boolean =>
    (older.traits & facets & ~newer.traits) === 0 && (named(newer.candidate.slot) || !named(older.candidate.slot));
  const idsOf = (words: readonly string[]): number[] =>
    words.map((term) => postings.idOf(term)).filter((id) => id >= 0);
  const ids = idsOf(terms);
  const { isOfOther } = otherTest(memories, { asksOfSelf });
  /** What befell somebody else is no news of the user. */
  const isOfThem = (newer: Said, older: Said): boolean =>
    !asksOfSelf || !isOfOther(newer.candidate.slot) || isOfOther(older.candidate.slot);
  const holdsAsMuch = (newer: Said, older: Said, asked = ids): boolean =>
    asked.every((id) => postings.holds(newer.candidate.slot, id) || !postings.holds(older.candidate.slot, id));
  /** Without the word by which a facet is asked for: "raised the price to 5 euros" holds no "charge". */
  const kindIds = idsOf(terms.filter((term) => !OF_ASKING.has(term)));
  /** Both say what is asked for, as an old weight and a new one do; not a medicine for something else. */
  const answerBoth = (newer: Said, older: Said): boolean =>
    (newer.traits & older.traits & facets) !== 0 && (isOfLatest || holdsAsMuch(newer, older, kindIds));
  const names = new Set(idsNamed(memories, text));
  const matter = asked === "full" ? [] : ids.filter((id) => !names.has(id));
  /** "Lena broke up with Kyle" is no news of who her advisor is, however alike two statements of one person are. */
  const isOfMatter = (newer: Said, older: Said): boolean =>
    matter.length === 0 ||
    matter.some((id) => postings.holds(newer.candidate.slot, id) || !postings.holds(older.candidate.slot, id));
  /** "When was the exam?" is not answered by what is studied now. */
  const isNewsOf = (newer: Said, older: Said): boolean =>
    vectors.cosine(older.candidate.slot, newer.candidate.slot) >= weights.memoryCosine &&
    (asksPresent ? isOfMatter(newer, older) : holdsAsMuch(newer, older));
  /** "Malik moved" is no news of the sport that he does. */
  const isOnTopicAsMuch = (newer: Said, older: Said): boolean =>
    (onTopic[newer.candidate.slot] ?? 0) >= (onTopic[older.candidate.slot] ?? 0);
  const counted = countedBy(text);
  /** "The fence keeps the hens safe now" says not how many there are. */
  const countsAsMuch = (newer: Said, older: Said): boolean =>
    counted === null || counted.test(textOf(newer)) || !counted.test(textOf(older));
  /** By the slot of each statement: the words of what it says was replaced. */
  const replacedBy = new Map<number, readonly number[]>();
  /** "Rolf replaced the van with a bus" is news of whatever tells of the van. */
  const replaces = (newer: Said, older: Said): boolean => {
    const { slot } = newer.candidate;
    const replaced = replacedBy.get(slot) ?? idsOf(termsOf(replacedIn(textOf(newer)) ?? ""));
    replacedBy.set(slot, replaced);
    return replaced.length > 0 && replaced.every((id) => postings.holds(older.candidate.slot, id));
  };
  const isCommon = (id: number): boolean => postings.list(id).length > Math.max(2, postings.size * COMMON);
  /** Statements that were written one by one have nothing around them that says what is changed: they say it themselves. */
  const isOfSameMatter = (newer: Said, older: Said): boolean =>
    replaces(newer, older) ||
    (newer.chunk !== null && older.chunk !== null) ||
    ((cosines[newer.candidate.slot] ?? 0) >= NEARLY_AS_NEAR * (cosines[older.candidate.slot] ?? 0) &&
      postings.sequence(newer.candidate.slot).some((id) => !isCommon(id) && postings.holds(older.candidate.slot, id)));
  liftNewer(
    said,
    weights.scoreGap,
    (newer, older) =>
      isOfSameMatter(newer, older) &&
      countsAsMuch(newer, older) &&
      (!asksNumber || (newer.traits & HAS_NUMBER) >= (older.traits & HAS_NUMBER)) &&
      answersAsMuch(newer, older) &&
      isOfThem(newer, older) &&
      (isOnTopicAsMuch(newer, older) || replaces(newer, older)) &&
      isAsked(newer, older) &&
      (answerBoth(newer, older) || isNewsOf(newer, older) || replaces(newer, older)),
  );
};

/** Puts a row right before another, unless it stands there already. */
const lift = (candidates: Candidate[], slot: number, above: Candidate): Candidate => {
  const known = candidates.find((candidate) => candidate.slot === slot);
  const lifted = known ?? { slot, score: above.score };
  if (known === undefined) candidates.push(lifted);
  if (lifted.score <= above.score) lifted.score = above.score + TINY;
  return lifted;
};

const higher = (a: Candidate, b: Candidate): Candidate => (b.score > a.score ? b : a);

/** What replaces a memory; what replaces that one's newest version where it was updated since. */
const replacementOf = (memories: MemoryTable, memory: Memory): Memory | null => {
  const replacement = memories.successorOf(memory);
  if (replacement !== null || !memory.isLatest || memory.softSupersededBy === null) return replacement;
  const updated = memories.rows.get(memory.softSupersededBy);
  return updated === null ? null : memories.successorOf(updated);
};

/** What replaces a memory, what replaces that, and so on to what holds now. */
const successorsOf = (memories: MemoryTable, memory: Memory): Memory[] => {
  const chain = new Set([memory]);
  for (let last = replacementOf(memories, memory); last !== null && !chain.has(last); ) {
    chain.add(last);
    last = replacementOf(memories, last);
  }
  return [...chain].slice(1);
};

/** What a question is about is, of all that a passage was remembered for, nearest to it and hardly further away than this. */
const NEARLY = 0.1;

const replacedAndAsked = (memories: MemoryTable, chunkId: string, asked: Float32Array): Memory[] => {
  const { rows } = memories;
  const told = memories.ofChunk(chunkId).flatMap((id) => rows.get(id) ?? []);
  const replaced = told.filter((memory) => replacementOf(memories, memory) !== null);
  if (replaced.length === 0 || told.length === 1) return replaced;
  const likeness = new Map(told.map(({ id }) => [id, rows.vectors.cosineWith(rows.slotOf(id), asked)]));
  const nearest = Math.max(...likeness.values());
  return replaced.filter(({ id }) => (likeness.get(id) ?? 0) >= nearest - NEARLY);
};

/** Among the first ranks, what is known to replace another comes before it: the passage that tells of the newer state too. */
export const liftSuccessorPassages = (
  tables: Tables,
  masks: Masks,
  passages: Candidate[],
  asked: Float32Array,
  depth: number,
): void => {
  const { chunks, memories } = tables;
  for (const passage of best(passages, depth)) {
    const chunk = chunks.rows.at(passage.slot);
    if (chunk === null) continue;
    for (const memory of replacedAndAsked(memories, chunk.id, asked)) {
      let above = passage;
      for (const successor of successorsOf(memories, memory)) {
        const newer = passagesOf(tables, masks, successor.id).filter((slot) => isNewer(chunks, slot, passage.slot));
        above = newer.map((slot) => lift(passages, slot, above)).reduce(higher, above);
      }
    }
  }
};

/**
 * The same for memories: what replaces a memory among the first, or all that a passage among the first was remembered for. "The operation went
 * well" does not say when it was, as "The operation is on 3 October" does.
 * @returns of each successor that was put before one of them, which: it answers the same question.
 */
export const liftSuccessorMemories = (
  { chunks, memories }: Tables,
  masks: Masks,
  statements: Candidate[],
  passages: readonly Candidate[],
  { asksTime }: Pick<Question, "asksTime">,
  depth: number,
): ReadonlyMap<number, number> => {
  const replacedBy = new Map<number, number>();
  const hasTime = (slot: number): boolean => ((memories.traits[slot] ?? 0) & HAS_TIME) !== 0;
  const liftAbove = (successors: readonly Memory[], replaced: Candidate, replacedSlot: number): void => {
    let above = replaced;
    for (const { id } of successors) {
      const slot = memories.rows.slotOf(id);
      if (masks.memory[slot] !== 1 || (asksTime && hasTime(replacedSlot) && !hasTime(slot))) continue;
      above = higher(above, lift(statements, slot, above));
      if (replacedSlot >= 0 && !replacedBy.has(slot)) replacedBy.set(slot, replacedSlot);
    }
  };
  for (const passage of passages) {
    const chunk = chunks.rows.at(passage.slot);
    for (const successor of chunk === null ? [] : memories.successorsOfChunk(chunk.id))
      liftAbove([successor, ...successorsOf(memories, successor)], passage, -1);
  }
  for (const statement of best(statements, depth)) {
    const memory = memories.rows.at(statement.slot);
    if (memory !== null) liftAbove(successorsOf(memories, memory), statement, statement.slot);
  }
  return replacedBy;
};
