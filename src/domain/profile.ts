// The profile of a container: static facts, recent context, and memories by bucket. It is a pure function of the container's
// current memories, so a cached profile and one computed from scratch are the same.

import type { BucketDefinition } from "./bucket.ts";
import type { EpochMs } from "./clock.ts";
import { asOf, dayOf, plainEntry, withoutDay } from "./entry-text.ts";
import { isCurrent, type Memory } from "./memory.ts";
import {
  distanceFrom,
  headedAt,
  isNewsOf,
  layAhead,
  mainSubject,
  newestDayFirst,
  newestFirst,
  ordered,
  overAt,
  type Rank,
  strongestFirst,
  writtenAt,
} from "./profile-order.ts";
import { covers, type Wording, wordingOf } from "./wording.ts";

export interface Profile {
  readonly static: readonly string[];
  readonly dynamic: readonly string[];
  readonly buckets: Readonly<Record<string, readonly string[]>>;
}

export type ProfileSection = keyof Profile;

export const STATIC_LIMIT = 40;
export const DYNAMIC_LIMIT = 20;
export const BUCKET_LIMIT = 30;
/** Statements that an extractor is less sure of are shown in `static` and `dynamic` only where there is nothing better. */
export const LOW_CONFIDENCE = 0.4;

export interface ProfileInput {
  /** Memories of one container; those that are not current are passed over. */
  readonly memories: readonly Memory[];
  /** Effective buckets of the container. */
  readonly buckets: readonly BucketDefinition[];
  readonly now: EpochMs;
  /** What the container's settings say of whom it is about. */
  readonly entityContext?: string | null;
  /** Sections to compose; all when left out. */
  readonly sections?: readonly ProfileSection[];
  /** Keys of the buckets to compose; unknown ones are ignored; all when left out. */
  readonly bucketKeys?: readonly string[];
  /** Which memories may be used. An aggregate whose sources are known counts as its sources do. */
  readonly keep?: (memory: Memory) => boolean;
  /** For each aggregate the ids of the memories it sums up: it stands in for them, and only while all of them are current. */
  readonly aggregateSources?: ReadonlyMap<string, readonly string[]>;
}

export interface ComposedProfile {
  readonly profile: Partial<Profile>;
  /** When a memory expires next, so that the profile has to be composed anew; null when it stays right until the next commit. */
  readonly nextChangeAt: EpochMs | null;
}

interface Entry {
  readonly memory: Memory;
  readonly text: string;
}

/** The first `limit` texts of which none says what another one says; one that says more takes the place of one that says less. */
const distinctTexts = (memories: Iterable<Memory>, limit: number): Entry[] => {
  const chosen: (Entry & { readonly wording: Wording })[] = [];
  for (const memory of memories) {
    if (chosen.length >= limit) break;
    const text = plainEntry(memory.text);
    const wording = wordingOf(text);
    if (text === "" || chosen.some((entry) => covers(entry.wording, wording))) continue;
    const lesser = chosen.findIndex((entry) => isReplaceable(entry.memory, memory) && covers(wording, entry.wording));
    if (lesser < 0) chosen.push({ memory, text, wording });
    else chosen[lesser] = { memory, text, wording };
  }
  return chosen;
};

/** A summary stands in for its sources: no other statement takes its place. */
const isReplaceable = (by: Memory, memory: Memory): boolean => by.isAggregated === memory.isAggregated;

/** As many entries are looked at to find those that are about the container's main subject; others are for the room that is left. */
const WINDOW = 2;

const closest = (memories: Iterable<Memory>, limit: number, main: string | null): Entry[] => {
  const entries = distinctTexts(memories, WINDOW * limit);
  const distance = distanceFrom(main);
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const inPlace = (a: Entry, b: Entry): number => (places.get(a) ?? 0) - (places.get(b) ?? 0);
  return entries
    .toSorted((a, b) => distance(a.memory) - distance(b.memory) || inPlace(a, b))
    .slice(0, limit)
    .sort(inPlace);
};

/** Something in it probably no longer holds, and its successor is there. */
const isSuperseded = ({ id, softSupersededBy }: Memory, ids: ReadonlySet<string>): boolean =>
  softSupersededBy !== null && softSupersededBy !== id && ids.has(softSupersededBy);

/** In order, but those that are superseded come after all the others. */
const ranked = (memories: readonly Memory[], rank: Rank, ids: ReadonlySet<string>): Iterable<Memory> =>
  ordered(memories, (memory) => [Number(isSuperseded(memory, ids)), ...rank(memory)]);

/**
 * "Ada is 34, lives in Turin and has two cats (as of 2026-03-02)." once Ada moved: of a statement that says several things the others
 * are still true, so it stays, with the day it was said.
 */
const lastingEntry = ({ memory, text }: Entry, ids: ReadonlySet<string>): string =>
  isSuperseded(memory, ids) ? asOf(text, writtenAt(memory)) : text;

const surest = (memories: readonly Memory[]): readonly Memory[] => {
  const sure = memories.filter((memory) => memory.confidence >= LOW_CONFIDENCE);
  return sure.length > 0 ? sure : memories;
};

/** That it is over its day does not say: one that is superseded says that too. */
const dynamicEntry = ({ memory, text }: Entry, ids: ReadonlySet<string>): string => {
  const day = dayOf(headedAt(memory));
  return `[Recent] [${day}] ${lastingEntry({ memory, text: withoutDay(text, day) }, ids)}`;
};

interface Candidates {
  readonly plain: readonly Memory[];
  readonly aggregates: readonly Memory[];
  /** Whom they are about. */
  readonly main: string | null;
  readonly ids: ReadonlySet<string>;
}

const candidatesOf = (input: ProfileInput, current: readonly Memory[]): Candidates => {
  const keep = input.keep ?? (() => true);
  const plain = current.filter((memory) => !memory.isAggregated && keep(memory));
  const ids = new Set(plain.map((memory) => memory.id));
  const all = new Map(current.map((memory) => [memory.id, memory]));
  // What was overtaken stands alone, with the day it was said: folded with what holds it would read as if it held.
  const isUsable = (aggregate: Memory): boolean => {
    const sources = input.aggregateSources?.get(aggregate.id);
    if (sources === undefined) return keep(aggregate);
    return sources.every((id) => {
      const source = all.get(id);
      return source !== undefined && keep(source) && !isSuperseded(source, ids);
    });
  };
  const aggregates = current.filter((memory) => memory.isAggregated && isUsable(memory));
  const main = mainSubject(plain, input.entityContext ?? null);
  return { plain, aggregates, main, ids };
};

function* after<Item>(first: Iterable<Item>, second: Iterable<Item>): Generator<Item> {
  yield* first;
  yield* second;
}

const bucketEntries = (key: string, { plain, aggregates, main, ids }: Candidates, input: ProfileInput): string[] => {
  const inBucket = (memory: Memory): boolean => memory.buckets.includes(key);
  const summaries = aggregates.filter(inBucket);
  const folded = new Set(summaries.flatMap((memory) => input.aggregateSources?.get(memory.id) ?? []));
  const recent = plain.filter((memory) => inBucket(memory) && !folded.has(memory.id));
  const distance = distanceFrom(main);
  const ownFirst: Rank = (memory) => [main === null ? 0 : distance(memory), ...newestFirst(memory)];
  const entries = after(ordered(summaries, newestFirst), ranked(recent, ownFirst, ids));
  return closest(entries, BUCKET_LIMIT, main).map(
    (entry) => `${entry.memory.isAggregated ? "[Summary]" : "[Recent]"} ${lastingEntry(entry, ids)}`,
  );
};

const composeBuckets = (input: ProfileInput, candidates: Candidates): Record<string, string[]> => {
  const asked = input.bucketKeys === undefined ? null : new Set(input.bucketKeys);
  const keys = input.buckets.map((bucket) => bucket.key).filter((key) => asked === null || asked.has(key));
  return Object.fromEntries(keys.map((key) => [key, bucketEntries(key, candidates, input)]));
};

/**
 * Composes a profile. `static`: at most 40, strongest first. `dynamic`: at most 20 recent ones, newest day first. Each bucket: its
 * summaries, then what they do not cover, that of the main subject first, at most 30. Nothing in a section is said twice.
 */
export const composeProfile = (input: ProfileInput): ComposedProfile => {
  const current = input.memories.filter((memory) => isCurrent(memory, input.now));
  const candidates = candidatesOf(input, current);
  const wants = (section: ProfileSection): boolean => input.sections?.includes(section) ?? true;
  const { plain, main, ids } = candidates;
  const profile: { -readonly [Section in ProfileSection]?: Profile[Section] } = {};
  if (wants("static")) {
    const lasting = surest(plain.filter((memory) => memory.isStatic));
    const strongest = ranked(lasting, strongestFirst(main), ids);
    profile.static = distinctTexts(strongest, STATIC_LIMIT).map((entry) => lastingEntry(entry, ids));
  }
  if (wants("dynamic")) {
    const isNews = isNewsOf(main);
    /** A day that has passed: others take its place where there are too many. */
    const isBehind = (memory: Memory): boolean => layAhead(memory) && (overAt(memory) ?? input.now) < input.now;
    const isLast = (memory: Memory): boolean => isSuperseded(memory, ids) || isBehind(memory);
    const comesLast = ({ memory }: Entry): number => Number(isSuperseded(memory, ids));
    /** An appointment that was moved or is over, and what became of it is there. */
    const isPassed = (memory: Memory): boolean => layAhead(memory) && isSuperseded(memory, ids);
    const passing = surest(plain.filter((memory) => !memory.isStatic && isNews(memory) && !isPassed(memory)));
    // What lies ahead is among the newest by its day, and stands by the day it is headed with.
    const byDay = ordered(passing, (memory) => [Number(isLast(memory)), ...newestDayFirst(memory)]);
    const newest = closest(byDay, DYNAMIC_LIMIT, main);
    profile.dynamic = newest
      .toSorted((a, b) => comesLast(a) - comesLast(b) || headedAt(b.memory) - headedAt(a.memory))
      .map((entry) => dynamicEntry(entry, ids));
  }
  if (wants("buckets")) profile.buckets = composeBuckets(input, candidates);
  let nextChangeAt: EpochMs | null = null;
  for (const memory of current) {
    // A plan gives way from the moment after the end of its day on.
    const over = layAhead(memory) ? overAt(memory) : null;
    for (const at of [memory.forgetAfter, over === null || over < input.now ? null : over + 1])
      if (at !== null && (nextChangeAt === null || at < nextChangeAt)) nextChangeAt = at;
  }
  return { profile, nextChangeAt };
};
