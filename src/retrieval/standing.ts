// What a memory is worth for what it is, whatever its words match: a guess, an older state, somebody else's, a plan, a quotation. Weighed after
// memories and their passages have helped each other, so that a passage does not give back what was taken off.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { isCurrent, type Memory } from "#domain/memory.ts";
import { asOfUser, opensWithUser } from "./as-told.ts";
import type { Candidate } from "./candidates.ts";
import { countedBy } from "./counted.ts";
import { answersAsked, facetsAsked } from "./facets.ts";
import { introducedBy, namedIn, namesSomebody, opensWithNamed, toldByName } from "./known-as.ts";
import { otherTest } from "./main-name.ts";
import type { MemoryTable } from "./memory-table.ts";
import { asksOfThen, type Question } from "./question.ts";
import { type Scores, weighAsked } from "./rank.ts";
import type { IndexQuery } from "./select.ts";
import { termsOf } from "./terms.ts";
import { HAS_TIME, TRAITS_END } from "./traits.ts";
import { headOf, isGone, isOver, usedTest, wantedBy } from "./wanted.ts";
import type { MemoryWeights } from "./weights.ts";

/** User says "the wedding went fine": what the rules could not put into words of their own. */
const QUOTES = /^[^"]{1,40}(?:, asked ".*",)? says "/;
/** "User needs a kettle, thinking of a red one": not what was bought. */
const NEEDS =
  /^[^,"]{1,60}? (?:needs?|ha(?:s|ve) to|wants? to|would (?:like|love|prefer)|is (?:thinking of|considering|looking (?:for|at)))\b/;
/** What is on the topic and further away than this, by the square of its share of the best cosine, hardly says what is asked for. */
const NEAR = 0.25;

const toldAt = ({ documentDate, createdAt }: Memory): EpochMs => documentDate ?? createdAt;

/** 0 for the oldest of them, 1 for the newest; hardly more than 0 for all when they are of one day. */
const readAges = (memories: readonly Memory[]): ((memory: Memory) => number) => {
  let oldest = Number.POSITIVE_INFINITY;
  let newest = Number.NEGATIVE_INFINITY;
  for (const memory of memories) {
    oldest = Math.min(oldest, toldAt(memory));
    newest = Math.max(newest, toldAt(memory));
  }
  return (memory) => (toldAt(memory) - oldest) / Math.max(DAY_MS, newest - oldest);
};

/** "Ida is moving to Ghent in August", asked of in May. */
const liesAhead = ({ eventDates }: Memory, now: EpochMs): boolean =>
  eventDates.length > 0 && eventDates.every(({ start }) => start > now);

/** What it is worth for how sure it is, and for what it stands for. */
const weighState = (
  { rows }: MemoryTable,
  memory: Memory,
  { question, selection, prefersAggregates }: IndexQuery,
  weights: MemoryWeights,
): number => {
  const above = memory.softSupersededBy === null ? null : rows.get(memory.softSupersededBy);
  // What held for a time only gives way again.
  const isBelow = above !== null && isCurrent(above, selection.now);
  return (
    (memory.isInference && memory.reviewStatus !== "approved" ? weights.inference : 0) +
    (isBelow && !asksOfThen(question) ? weights.softSuperseded : 0) +
    (memory.isAggregated && prefersAggregates ? weights.aggregate : 0) +
    (memory.kind === "plan" && !question.asksPlan ? weights.plan : 0) +
    (question.asksPresent && !question.asksPlan && liesAhead(memory, selection.now) ? weights.ahead : 0) +
    (question.asksDeed && NEEDS.test(memory.text) ? weights.needed : 0) +
    (QUOTES.test(memory.text) ? weights.quoted : 0)
  );
};

/** What it is worth to a question for a topic that it names whom that is asked of, and that it lasts. */
const weighTopic = (
  table: MemoryTable,
  { question }: IndexQuery,
  isOfNamed: (slot: number) => boolean,
  weights: MemoryWeights,
): ((slot: number, memory: Memory) => number) => {
  if (question.asked !== "topic") return () => 0;
  const namesOne = namesSomebody(table, question.text);
  const opensWith = opensWithNamed(question.text);
  return (slot, { isStatic, text }) =>
    (namesOne && isOfNamed(slot) ? weights.named + (opensWith?.test(text) ? weights.opensWithNamed : 0) : 0) +
    (isStatic ? weights.lasting : 0);
};

/** Nearer to the present counts more, among those that say what is asked for, as what is over does not; for what was before the older does. */
const weighLatest = (
  answers: readonly { readonly statement: Candidate; readonly memory: Memory }[],
  { asked, asksPresent, asksLatest, asksFormer }: Question,
  weights: MemoryWeights,
): ((memory: Memory) => number) => {
  if (!((asksPresent && (asksLatest || asked === "topic")) || asksFormer) || answers.length < 2) return () => 0;
  const answering = answers.flatMap(({ memory }) => (asksPresent && isOver(memory.text) ? [] : [memory]));
  const newness = readAges(answering);
  const isAmong = new Set(answering);
  const weight = weights.latest * (asksLatest ? weights.latestNow : 1);
  return (memory) => (isAmong.has(memory) ? weight * (asksPresent ? newness(memory) : 1 - newness(memory)) : 0);
};

/** What it is worth to hold what the word of asking wants, and to be of the right one. */
const wantedFor = (
  { rows: { postings } }: MemoryTable,
  question: Question,
  weights: MemoryWeights,
): ((slot: number, memory: Memory) => number) => {
  // A longer question says enough of what it wants.
  const isLong = question.asked === "full";
  const wanted = isLong ? null : wantedBy(question.text, question.words);
  const others = question.otherThan.map((term) => postings.idOf(term)).filter((id) => id >= 0);
  const head = isLong || question.asksSeveral ? null : headOf(question.text);
  const heads = (head === null ? [] : termsOf(head)).map((term) => postings.idOf(term)).filter((id) => id >= 0);
  const isUsed = question.asksPresent ? usedTest(question.text) : (): boolean => false;
  const isOfNow = question.asksPresent && question.asked === "topic";
  return (slot, { text, isLatest }) =>
    (isUsed(text) ? weights.used : 0) +
    (isOfNow && isGone(text) ? weights.gone : 0) +
    (heads.some((id) => postings.holds(slot, id)) ? weights.head : 0) +
    (wanted?.(text) ? weights.wanted : 0) +
    (question.asksFormer && (!isLatest || isOver(text)) ? weights.over : 0) +
    (others.some((id) => postings.holds(slot, id)) ? weights.other : 0);
};

export const weighStanding = (
  table: MemoryTable,
  mask: Uint8Array,
  { cosines, bestCosine, onTopic }: Scores,
  statements: readonly Candidate[],
  query: IndexQuery,
  weights: MemoryWeights,
): void => {
  const { question } = query;
  const found = statements.flatMap((statement) => {
    const memory = table.rows.at(statement.slot);
    return memory === null ? [] : [{ statement, memory }];
  });
  const newness = readAges(found.map(({ memory }) => memory));
  /** The square, so that it counts for what is about the question rather than for all that is new. */
  const nearness = (slot: number): number => (bestCosine > 0 ? Math.max(0, (cosines[slot] ?? 0) / bestCosine) ** 2 : 0);
  const isNear = (slot: number): boolean => nearness(slot) > NEAR;
  /** Where nothing is told of a user, the user goes by a name. */
  const { main, isOfOther } = otherTest(table, question);
  const asksOfUser = question.asksOfSelf && (main !== null || found.some(({ memory }) => opensWithUser(memory.text)));
  const facets = facetsAsked(question.text, TRAITS_END, question.asked === "topic");
  const isOfNamed = namedIn(table, question.text);
  const topicWorth = weighTopic(table, query, isOfNamed, weights);
  const counted = countedBy(question.text);
  const introduces = introducedBy(question.text);
  const byName = toldByName(table, question.text, mask);
  const isAnswer = (slot: number, traits: number): boolean =>
    (traits & facets) !== 0 &&
    !(asksOfUser && isOfOther(slot)) &&
    (isOfNamed(slot) || byName.has(slot)) &&
    answersAsked(asOfUser(table.rows.at(slot)?.text ?? ""), facets, question.words);
  const ids = question.terms.map((term) => table.rows.postings.idOf(term)).filter((id) => id >= 0);
  const isAbout = (slot: number): boolean =>
    question.asked === "topic"
      ? onTopic[slot] === 1
      : facets === 0 && ids.some((id) => table.rows.postings.holds(slot, id));
  const weighWanted = wantedFor(table, question, weights);
  const answers = found.filter(
    ({ statement: { slot } }) =>
      isAnswer(slot, table.traits[slot] ?? 0) ||
      ((question.asksLatest || question.asksFormer) && isNear(slot) && isOfNamed(slot) && isAbout(slot)),
  );
  const latest = weighLatest(answers, question, weights);
  for (const { statement, memory } of found) {
    const { slot } = statement;
    const traits = table.traits[slot] ?? 0;
    statement.score +=
      weighState(table, memory, query, weights) +
      weighAsked(question, weights, traits) +
      (question.asksTime && traits & HAS_TIME ? weights.time : 0) +
      (question.asksPresent ? weights.newest * newness(memory) * nearness(slot) : 0) +
      (isAnswer(slot, traits) ? weights.facet : 0) +
      latest(memory) * (isAnswer(slot, traits) ? 1 : Math.sqrt(nearness(slot))) +
      weighWanted(slot, memory) +
      (counted?.test(memory.text) ? weights.counted : 0) +
      (introduces?.test(memory.text) ? weights.introduces : 0) +
      (asksOfUser && isOfOther(slot) ? weights.another : 0) +
      (byName.has(slot) ? weights.known : 0) +
      topicWorth(slot, memory);
  }
};
