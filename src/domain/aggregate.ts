// Folds several statements about the same into one sentence: the [Summary] entries of a bucket. Pure: the same memories give the
// same aggregates. An aggregate says what its sources say and no more.

import { DAY_MS, type EpochMs } from "./clock.ts";
import { isCurrent, type Memory } from "./memory.ts";
import { isPlainFact, isPlainSentence, isSelfContained } from "./plain-fact.ts";
import { type Frame, frameOf, parseStatement, type Statement } from "./statement-parts.ts";

/** So many new memories of a bucket start an aggregation at once; fewer wait for the daily one. */
export const AGGREGATE_AFTER = 12;
const MAX_LENGTH = 280;
const MAX_ITEMS = 8;

/** A sentence to be remembered as an aggregate, with everything that it derives from. */
export interface AggregateDraft {
  readonly text: string;
  readonly subject: string;
  readonly sourceIds: readonly string[];
  /** Of its least sure source. */
  readonly confidence: number;
  /** When all sources are lasting traits. */
  readonly isStatic: boolean;
}

export interface AggregationState {
  /** Memories of the bucket that came after the last aggregation. */
  readonly newCount: number;
  /** When the first of them came; null when there is none. */
  readonly oldestNewAt: EpochMs | null;
  readonly lastAggregatedAt: EpochMs | null;
}

/** After enough new memories, or a day after the last aggregation when there is anything new. */
export const shouldAggregate = (state: AggregationState, now: EpochMs, after: number = AGGREGATE_AFTER): boolean => {
  if (state.newCount === 0) return false;
  const since = state.lastAggregatedAt ?? state.oldestNewAt ?? now;
  return state.newCount >= after || now - since >= DAY_MS;
};

/** Only what was said, still holds and has no end of its own may be folded. */
const isFoldable = (memory: Memory, now: EpochMs): boolean =>
  isCurrent(memory, now) &&
  !memory.isAggregated &&
  memory.forgetAfter === null &&
  memory.softSupersededBy === null &&
  (!memory.isInference || memory.reviewStatus === "approved");

interface Part {
  readonly memory: Memory;
  readonly statement: Statement;
  readonly frame: Frame | null;
}

const happenedAt = (memory: Memory): EpochMs => memory.eventDates[0]?.start ?? memory.documentDate ?? memory.createdAt;

const byTime = (a: Part, b: Part): number =>
  happenedAt(a.memory) - happenedAt(b.memory) ||
  a.memory.createdAt - b.memory.createdAt ||
  (a.memory.id < b.memory.id ? -1 : 1);

/** In order of arrival, so that what comes later changes only the last sentence of a group. */
const byArrival = (a: Part, b: Part): number =>
  a.memory.createdAt - b.memory.createdAt || (a.memory.id < b.memory.id ? -1 : 1);

/** "a, b and c"; a comma before the "and" where an item has one of its own. */
const listed = (items: readonly string[], conjunction: "and" | "or"): string => {
  const last = items.at(-1) ?? "";
  const others = items.slice(0, -1);
  if (others.length === 0) return last;
  const isClear = items.every((item) => !/ (?:and|or) /.test(item));
  return `${others.join(", ")}${isClear ? "" : ","} ${conjunction} ${last}`;
};

/**
 * What follows or precedes a noun must not seem to belong to its neighbours: "chess and tennis on Mondays", "Italian food and
 * wine". So first what has something behind it, then single words, then what has something before it.
 */
const rankOfItem = (item: string): number => {
  if (
    / (?:in|on|at|with|for|from|every|during|by|since|of|near|after|before|without|over|that|once|twice|as|to|\()/.test(
      item,
    )
  )
    return 0;
  return item.includes(" ") ? 2 : 1;
};

const distinct = (items: readonly string[]): string[] => [
  ...new Map(items.map((item) => [item.toLowerCase(), item])).values(),
];

/** "User likes hiking, jazz and Thai food" */
const sayFrame = (parts: readonly Part[]): string | null => {
  const [first] = parts;
  const frame = first?.frame;
  if (first === undefined || !frame) return null;
  const items = distinct(parts.flatMap(({ frame: other }) => (other === null ? [] : [other.item])));
  if (items.length < 2) return null;
  const conjunction = frame.isNegative ? "or" : "and";
  const { repeated } = frame;
  const ordered =
    repeated === null
      ? items.toSorted((a, b) => rankOfItem(a) - rankOfItem(b))
      : items.map((item) => `${repeated} ${item}`);
  return `${first.statement.subject} ${frame.verb} ${listed(ordered, conjunction)}`;
};

/** "Ada works as a nurse, and moved to Leeds in March 2024" */
const sayPredicates = (parts: readonly Part[]): string | null => {
  const ordered = [...parts].sort(byTime);
  const predicates = distinct(ordered.flatMap(({ statement }) => statement.predicate ?? []));
  const [first] = parts;
  if (first === undefined || predicates.length < 2) return null;
  return `${first.statement.subject} ${predicates.slice(0, -1).join(", ")}, and ${predicates.at(-1)}`;
};

const decapitalized = (sentence: string): string =>
  /^(?:The|A|An|My|Our|His|Her|Their|It|In|On|At|Since|After|Before|During) /.test(sentence)
    ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;

/** "Ada's sister lives in Rome; Ada has, so she says, no brother" */
const saySentences = (parts: readonly Part[]): string | null => {
  const sentences = distinct([...parts].sort(byTime).map(({ statement }) => statement.sentence));
  if (sentences.length < 2) return null;
  return sentences.map((sentence, i) => (i === 0 ? sentence : decapitalized(sentence))).join("; ");
};

type Say = (parts: readonly Part[]) => string | null;

const toDraft = (text: string, parts: readonly Part[]): AggregateDraft => ({
  text: `${text}.`,
  subject: parts[0]?.statement.subject ?? "",
  sourceIds: parts.map(({ memory }) => memory.id).sort(),
  confidence: Math.min(...parts.map(({ memory }) => memory.confidence)),
  isStatic: parts.every(({ memory }) => memory.isStatic),
});

/** As many in one sentence as it can hold; what stays alone is left as it is. */
const fold = (group: readonly Part[], say: Say): AggregateDraft[] => {
  const drafts: AggregateDraft[] = [];
  let pending: Part[] = [];
  const close = (): void => {
    const text = say(pending);
    if (text !== null) drafts.push(toDraft(text, pending));
  };
  for (const part of [...group].sort(byArrival)) {
    const longer = [...pending, part];
    const isTooLong = (say(longer)?.length ?? 0) > MAX_LENGTH || longer.length > MAX_ITEMS;
    if (isTooLong) close();
    pending = isTooLong ? [part] : longer;
  }
  close();
  return drafts;
};

const frameKey = ({ statement, frame }: Part): string | null =>
  frame === null || !isSelfContained(frame.item)
    ? null
    : JSON.stringify([statement.subjectKey, frame.verb.toLowerCase(), frame.repeated]);

const isOwnVoice = ({ statement }: Part): boolean => /^(?:i|we|they)$/.test(statement.subjectKey);

const canCoordinate = (part: Part): boolean => {
  const { predicate } = part.statement;
  return predicate !== null && !isOwnVoice(part) && !predicate.includes(",") && isPlainFact(predicate);
};

/** Said in the first person, or of somebody's somebody: whole sentences in a row. */
const canStandBeside = (part: Part): boolean => {
  const { predicate, sentence } = part.statement;
  return isOwnVoice(part) ? predicate !== null && isPlainFact(predicate) : isPlainSentence(sentence);
};

/**
 * The aggregates of these memories of one bucket: what is said of one subject by one verb becomes a list, other plain
 * facts about a subject are put in a row. Memories that no other goes with are not part of any aggregate.
 */
export const aggregateMemories = (memories: readonly Memory[], now: EpochMs): AggregateDraft[] => {
  const parts = memories
    .filter((memory) => isFoldable(memory, now))
    .flatMap((memory): Part[] => {
      const statement = parseStatement(memory.text, memory.subject);
      if (statement === null) return [];
      return [{ memory, statement, frame: statement.predicate === null ? null : frameOf(statement.predicate) }];
    })
    .sort(byArrival);
  const drafts: AggregateDraft[] = [];
  let rest: readonly Part[] = parts;
  const take = (keyOf: (part: Part) => string | null, say: Say): void => {
    const groups = Map.groupBy(rest, keyOf);
    groups.delete(null);
    const made = [...groups.values()].flatMap((group) => fold(group, say));
    const folded = new Set(made.flatMap(({ sourceIds }) => sourceIds));
    drafts.push(...made);
    rest = rest.filter(({ memory }) => !folded.has(memory.id));
  };
  take(frameKey, sayFrame);
  take(
    (part) => (canCoordinate(part) ? `${part.memory.kind === "plan"} ${part.statement.subjectKey}` : null),
    sayPredicates,
  );
  take((part) => (canStandBeside(part) ? part.statement.subjectKey : null), saySentences);
  return drafts;
};

/** Names a set of sources. */
export const sourcesKey = (sourceIds: readonly string[]): string => JSON.stringify([...sourceIds].sort());

/** What has to be written so that a bucket has exactly these aggregates. */
export interface AggregationChanges {
  readonly create: readonly AggregateDraft[];
  /** Ids of aggregates that no longer stand for their sources. */
  readonly remove: readonly string[];
}

/**
 * Aggregates that say the same of the same sources stay as they are: aggregating twice changes nothing. Those that a model
 * worded stay as long as their sources are the same.
 */
export const aggregationChanges = (
  existing: readonly Memory[],
  aggregateSources: ReadonlyMap<string, readonly string[]>,
  drafts: readonly AggregateDraft[],
  worded: ReadonlySet<string> = new Set(),
): AggregationChanges => {
  const wanted = new Map(drafts.map((draft) => [sourcesKey(draft.sourceIds), draft]));
  const remove = existing.filter(({ id, text }) => {
    const key = sourcesKey(aggregateSources.get(id) ?? []);
    const isWanted = worded.has(id) ? wanted.has(key) : wanted.get(key)?.text === text;
    return !(isWanted && wanted.delete(key));
  });
  return { create: [...wanted.values()], remove: remove.map(({ id }) => id) };
};
