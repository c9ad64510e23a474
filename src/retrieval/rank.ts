// Scores of all passages and memories of an index for one question.

import type { EpochMs } from "#domain/clock.ts";
import { asOfUser } from "./as-told.ts";
import { scorePairs, scoreRows, scoreSessions, scoreWindows, weighTerms } from "./bm25.ts";
import { type ChunkTable, WINDOW } from "./chunk-table.ts";
import { answersAsked, facetsAsked } from "./facets.ts";
import { namedIn, namesSomebody, toldByName } from "./known-as.ts";
import { otherTest } from "./main-name.ts";
import type { MemoryTable } from "./memory-table.ts";
import type { Period } from "./periods.ts";
import { type Postings, slotOfPosting } from "./postings.ts";
import type { Question } from "./question.ts";
import { Scratch } from "./scratch.ts";
import {
  GIVES_INSTRUCTION,
  HAS_NAME,
  HAS_NUMBER,
  HAS_TIME,
  IS_QUESTION,
  OF_ASSISTANT,
  OF_PERSON,
  OF_USER,
  TRAITS_END,
} from "./traits.ts";
import { isOver } from "./wanted.ts";
import type { ChunkWeights, RankWeights } from "./weights.ts";

const scratch = new Scratch();

/** Numbers of one table for one question, by slot; valid until the next question. */
export interface Scores {
  readonly scores: Float32Array;
  readonly cosines: Float32Array;
  /** Highest cosine of an unmasked row. */
  readonly bestCosine: number;
  /** Their mean. */
  readonly meanCosine: number;
  /** 1 where the row holds a word of the topic that the question names. */
  readonly onTopic: Float32Array;
  readonly isTopicHeld: boolean;
}

const meanOf = (values: Float32Array, mask: Uint8Array, count: number): number => {
  let sum = 0;
  let rows = 0;
  for (let slot = 0; slot < count; slot++) {
    if (mask[slot] !== 1) continue;
    sum += values[slot] ?? 0;
    rows++;
  }
  return rows === 0 ? 0 : sum / rows;
};

const highest = (values: Float32Array, mask: Uint8Array, count: number): number => {
  let best = 0;
  for (let slot = 0; slot < count; slot++) if (mask[slot] === 1 && (values[slot] ?? 0) > best) best = values[slot] ?? 0;
  return best;
};

const pairsOf = (postings: Postings, question: Question): [number, number][] =>
  question.pairs.map(([first, second]) => [postings.idOf(first), postings.idOf(second)]);

/** Whether a row that may be found is among them. */
const markTopic = (postings: Postings, question: Question, mask: Uint8Array, onTopic: Float32Array): boolean => {
  let isHeld = false;
  for (const term of question.topicTerms) {
    for (const posting of postings.list(postings.idOf(term))) {
      const slot = slotOfPosting(posting);
      onTopic[slot] = 1;
      isHeld ||= mask[slot] === 1;
    }
  }
  return isHeld;
};

const toldAtSlot = ({ rows }: MemoryTable, slot: number): number => {
  const memory = rows.at(slot);
  return memory === null ? 0 : (memory.documentDate ?? memory.createdAt);
};

const NOBODY: ReadonlySet<number> = new Set();

/** "Who is my girlfriend?" */
const ASKS_OWN_TIE = /\bmy (?:partner|girlfriend|boyfriend|spouse|wife|husband|fianc[ée]e?)(?:'s name)?\W*$/i;

/**
 * "User runs the desk at the library" answers "what is the user's job" though it holds no word of it, as "Rolf is still at the council"
 * does for Rolf's. Of the user it is looked at only where no answer of theirs holds a word of the topic, where what was before is asked for,
 * and, for how things are, in what was told later.
 */
const markFacets = (table: MemoryTable, question: Question, mask: Uint8Array, onTopic: Float32Array): boolean => {
  const { traits, rows } = table;
  const asked = question.asked === "topic" ? facetsAsked(question.text, TRAITS_END, true) : 0;
  const isOfSelf = question.asksOfSelf || ASKS_OWN_TIE.test(question.text);
  const meant = isOfSelf || asked === 0 ? NOBODY : toldByName(table, question.text, mask);
  if (asked === 0 || !(isOfSelf || meant.size > 0 || namesSomebody(table, question.text))) return false;
  const { isOfOther } = otherTest(table, question);
  const isAskedOf = isOfSelf
    ? (slot: number): boolean => !isOfOther(slot)
    : meant.size > 0
      ? (slot: number): boolean => meant.has(slot)
      : namedIn(table, question.text);
  const answers: number[] = [];
  let saidInItsWords = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < rows.slotCount; slot++) {
    if (mask[slot] !== 1 || ((traits[slot] ?? 0) & asked) === 0 || !isAskedOf(slot)) continue;
    if (!answersAsked(asOfUser(rows.at(slot)?.text ?? ""), asked, question.words)) continue;
    if (isOfSelf && onTopic[slot] === 1 && !question.asksPast)
      saidInItsWords = Math.max(saidInItsWords, toldAtSlot(table, slot));
    answers.push(slot);
  }
  const marked = answers.filter(
    (slot) =>
      saidInItsWords === Number.NEGATIVE_INFINITY ||
      (question.asksPresent && toldAtSlot(table, slot) > saidInItsWords && !isOver(rows.at(slot)?.text ?? "")),
  );
  for (const slot of marked) onTopic[slot] = 1;
  return marked.length > 0;
};

const isIn = ({ start, end }: Period, at: number | null): boolean => at !== null && at >= start && at < end;

/** A memory is of the days when its event was, or that it names; of the day when it was told where it has none. */
const memoryIsIn = (period: Period, days: readonly Period[], told: EpochMs | null): boolean =>
  days.length === 0 ? isIn(period, told) : days.some(({ start, end }) => start < period.end && end > period.start);

/** Mean of the three best cosines of each session. */
const scoreSessionCosines = (
  table: ChunkTable,
  cosines: Float32Array,
  mask: Uint8Array,
  count: number,
): Float32Array => {
  const first = scratch.take("first", table.sessionSlots);
  const second = scratch.take("second", table.sessionSlots);
  const third = scratch.take("third", table.sessionSlots);
  for (let slot = 0; slot < count; slot++) {
    if (mask[slot] === 0) continue;
    const cosine = cosines[slot] ?? 0;
    const session = table.session[slot] ?? 0;
    if (cosine <= (third[session] ?? 0)) continue;
    if (cosine > (first[session] ?? 0)) {
      third[session] = second[session] ?? 0;
      second[session] = first[session] ?? 0;
      first[session] = cosine;
    } else if (cosine > (second[session] ?? 0)) {
      third[session] = second[session] ?? 0;
      second[session] = cosine;
    } else third[session] = cosine;
  }
  for (let session = 0; session < table.sessionSlots; session++) {
    first[session] = ((first[session] ?? 0) + (second[session] ?? 0) + (third[session] ?? 0)) / 3;
  }
  return first;
};

/** Number of the one speaker whom the question names; -1 for none or several. */
const namedSpeaker = (table: ChunkTable, question: Question): number => {
  const named = table.speakers.flatMap((name, number) => (question.words.has(name) ? [number] : []));
  return named.length === 1 ? (named[0] ?? -1) : -1;
};

const share = (best: number, gate: number): number => (best > 0 ? gate / best : 0);

/** Less than 1 when the best row holds few of the query's words. */
const gateOf = (best: number, idfSum: number, gate: number): number =>
  idfSum === 0 ? 1 : Math.min(1, best / (1.8 * idfSum) / gate);

const weightsOf = (traits: number, weights: RankWeights): ChunkWeights =>
  traits & OF_PERSON ? weights.people : traits & (OF_USER | OF_ASSISTANT) ? weights.assistant : weights.prose;

/** What it is worth to hold what the question asks for: a number, a name. */
export const weighAsked = (question: Question, weight: Pick<ChunkWeights, "number" | "name">, traits: number): number =>
  (question.asksNumber && traits & HAS_NUMBER ? weight.number : 0) +
  (question.asksName && traits & HAS_NAME ? weight.name : 0);

/** What a passage's traits are worth to the question, by traits. */
const weighTraits = (question: Question, weights: RankWeights): Float64Array =>
  Float64Array.from({ length: TRAITS_END }, (_, traits) => {
    const weight = weightsOf(traits, weights);
    let sum = weight.base + weighAsked(question, weight, traits);
    if (question.isFirstPerson && traits & OF_USER) sum += weight.speaker;
    if (question.asksTime && traits & HAS_TIME) sum += weight.time;
    if (traits & OF_USER && traits & GIVES_INSTRUCTION) sum += weight.instruction;
    if (traits & IS_QUESTION) sum += weight.isQuestion;
    return sum;
  });

export const scoreChunks = (table: ChunkTable, question: Question, mask: Uint8Array, weights: RankWeights): Scores => {
  const { postings, vectors, slotCount: count } = table.rows;
  const cosines = scratch.take("chunk cosines", count);
  vectors.cosines(question.vector, cosines);
  const terms = weighTerms(postings, question.terms);
  const words = scratch.take("words", count);
  const bestWords = scoreRows(postings, terms, weights.wordBm25, mask, words);
  const windows = scratch.take("windows", count);
  const { previous, next, session } = table;
  const windowGroups = {
    count: postings.size,
    averageLength: postings.averageLength * (2 * WINDOW + 1),
    lengthOf: table.windowLength,
  };
  const bestWindow = scoreWindows(postings, terms, weights.windowBm25, mask, windowGroups, previous, next, windows);
  const sessions = scratch.take("sessions", table.sessionSlots);
  const sessionGroups = {
    count: table.sessionCount,
    averageLength: (postings.averageLength * postings.size) / Math.max(1, table.sessionCount),
    lengthOf: table.sessionLength,
  };
  const bestSession = scoreSessions(postings, terms, weights.sessionBm25, mask, sessionGroups, session, sessions);
  const pairs = scratch.take("pairs", count);
  const bestPairs = scorePairs(postings, pairsOf(postings, question), mask, pairs);
  const sessionCosines = scoreSessionCosines(table, cosines, mask, count);
  const gate = gateOf(
    bestWords,
    terms.reduce((sum, { idf }) => sum + idf, 0),
    weights.gate,
  );
  const shares = {
    words: share(bestWords, gate),
    window: share(bestWindow, gate),
    session: share(bestSession, gate),
    pairs: share(bestPairs, gate),
  };
  const speaker = namedSpeaker(table, question);
  const onTopic = scratch.take("chunk topics", count);
  const isTopicHeld = markTopic(postings, question, mask, onTopic);
  const scores = scratch.take("chunk scores", count);

  const isAnswer = (slot: number, before: number): boolean =>
    before >= 0 && ((table.traits[before] ?? 0) & IS_QUESTION) !== 0 && table.speaker[before] !== table.speaker[slot];
  const answered = (slot: number, weight: ChunkWeights): number => {
    const before = previous[slot] ?? -1;
    if (!isAnswer(slot, before)) return 0;
    const inherited =
      weight.answeredWords * shares.words * (words[before] ?? 0) + weight.answeredCosine * (cosines[before] ?? 0);
    return weight.answer + inherited;
  };
  const { period } = question;
  const wasSaidThen = (slot: number): boolean => {
    const chunk = period === null ? null : table.rows.at(slot);
    if (period === null || chunk === null) return false;
    return isIn(period, chunk.at ?? table.document(chunk.documentId)?.documentDate ?? null);
  };
  const worth = weighTraits(question, weights);
  const isNamed = (slot: number, traits: number): boolean =>
    speaker >= 0 && (traits & OF_PERSON) !== 0 && speaker === table.speaker[slot];
  for (let slot = 0; slot < count; slot++) {
    if (mask[slot] === 0) continue;
    const traits = table.traits[slot] ?? 0;
    const weight = weightsOf(traits, weights);
    const group = session[slot] ?? 0;
    scores[slot] =
      (worth[traits] ?? 0) +
      (isNamed(slot, traits) ? weight.speaker : 0) +
      (wasSaidThen(slot) ? weights.period : 0) +
      weight.words * shares.words * (words[slot] ?? 0) +
      weight.window * shares.window * (windows[slot] ?? 0) +
      weight.session * shares.session * (sessions[group] ?? 0) +
      weight.pairs * shares.pairs * (pairs[slot] ?? 0) +
      weight.cosine * (cosines[slot] ?? 0) +
      weight.sessionCosine * (sessionCosines[group] ?? 0) +
      weight.length * (table.length[slot] ?? 0) +
      weights.topic * (onTopic[slot] ?? 0) +
      answered(slot, weight);
  }
  const bestCosine = highest(cosines, mask, count);
  return { scores, cosines, bestCosine, meanCosine: meanOf(cosines, mask, count), onTopic, isTopicHeld };
};

export const scoreMemories = (
  table: MemoryTable,
  question: Question,
  mask: Uint8Array,
  weights: RankWeights,
): Scores => {
  const { rows } = table;
  const { postings, slotCount: count } = rows;
  const cosines = scratch.take("memory cosines", count);
  rows.vectors.cosines(question.vector, cosines);
  const terms = weighTerms(postings, question.terms);
  const words = scratch.take("words", count);
  const bestWords = scoreRows(postings, terms, weights.wordBm25, mask, words);
  const pairs = scratch.take("pairs", count);
  const bestPairs = scorePairs(postings, pairsOf(postings, question), mask, pairs);
  const gate = gateOf(
    bestWords,
    terms.reduce((sum, { idf }) => sum + idf, 0),
    weights.gate,
  );
  const wordShare = share(bestWords, gate);
  const pairShare = share(bestPairs, gate);
  const onTopic = scratch.take("memory topics", count);
  const isWordHeld = markTopic(postings, question, mask, onTopic);
  const isFacetHeld = markFacets(table, question, mask, onTopic) || isWordHeld;
  const weight = weights.memory;
  const wordWeight = question.asked === "topic" ? weight.topicWords : weight.words;
  const scores = scratch.take("memory scores", count);
  const { period } = question;
  const isThen = (slot: number): boolean => {
    const memory = period === null ? null : rows.at(slot);
    return period !== null && memory !== null && memoryIsIn(period, table.daysOf(memory), memory.documentDate);
  };
  let isTopicHeld = isFacetHeld;
  for (let slot = 0; question.asksOfPeriod && slot < count; slot++) {
    if (mask[slot] === 0 || !isThen(slot)) continue;
    onTopic[slot] = 1;
    isTopicHeld = true;
  }
  for (let slot = 0; slot < count; slot++) {
    if (mask[slot] === 0) continue;
    scores[slot] =
      weight.base +
      wordWeight * wordShare * (words[slot] ?? 0) +
      weight.pairs * pairShare * (pairs[slot] ?? 0) +
      weight.cosine * (cosines[slot] ?? 0) +
      weights.topic * (onTopic[slot] ?? 0) +
      (isThen(slot) ? weights.period : 0);
  }
  const bestCosine = highest(cosines, mask, count);
  return { scores, cosines, bestCosine, meanCosine: meanOf(cosines, mask, count), onTopic, isTopicHeld };
};
