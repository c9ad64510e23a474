// Which memories a profile shows first: those of the person or thing that the container is about, then the stronger or newer ones.

import { DAY_MS, type EpochMs } from "./clock.ts";
import { isWritableDay } from "./entry-text.ts";
import type { Memory } from "./memory.ts";
import { wrapped } from "./wrapped.ts";

/** An event that takes longer does not date its entry; the document does. */
const LONGEST_DATING_EVENT_MS = 3 * DAY_MS;

/** When it was said, as far as that is known. */
export const writtenAt = (memory: Memory): EpochMs => memory.documentDate ?? memory.createdAt;

/** The time that an entry is dated with: of the event where there is one of a few days at most, else of the document. */
export const happenedAt = (memory: Memory): EpochMs => {
  const event = memory.eventDates.find(
    ({ start, end }) => end - start <= LONGEST_DATING_EVENT_MS && isWritableDay(start) && isWritableDay(end),
  );
  return event?.start ?? writtenAt(memory);
};

/** What it tells of was still to come when it was told: an appointment, a plan with its day. */
export const layAhead = (memory: Memory): boolean => happenedAt(memory) > writtenAt(memory);

/** When the last of its days is over; null for what names none. */
export const overAt = ({ eventDates }: Memory): EpochMs | null =>
  eventDates.length === 0 ? null : Math.max(...eventDates.map(({ start, end }) => Math.max(end, start + DAY_MS)));

/** The day that a recent entry is headed with: "signed up for the race on 7 September" did not happen on that day. */
export const headedAt = (memory: Memory): EpochMs => Math.min(happenedAt(memory), writtenAt(memory));

/** Where a memory stands: the less, the sooner, at the first place where two differ; then the newer id. */
export type Rank = (memory: Memory) => readonly number[];

export const newestFirst: Rank = (memory) => [-writtenAt(memory), -memory.createdAt];
export const newestDayFirst: Rank = (memory) => [-happenedAt(memory), ...newestFirst(memory)];

interface Ranked {
  readonly memory: Memory;
  readonly ranks: readonly number[];
}

const isSooner = (a: Ranked, b: Ranked): boolean => {
  for (let place = 0; place < a.ranks.length; place++) {
    const difference = (a.ranks[place] ?? 0) - (b.ranks[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return a.memory.id > b.memory.id;
};

/** Moves what stands at `at` down until nothing below it comes sooner (a binary heap). */
const sink = (heap: Ranked[], at: number): void => {
  const sinking = heap[at];
  if (sinking === undefined) return;
  for (let place = at; ; ) {
    const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
    const isRight = left !== undefined && right !== undefined && isSooner(right, left);
    const child = isRight ? right : left;
    if (child === undefined || !isSooner(child, sinking)) {
      heap[place] = sinking;
      return;
    }
    heap[place] = child;
    place = 2 * place + (isRight ? 2 : 1);
  }
};

/** In order, as far as it is asked for: of many memories only the first few are shown. */
export function* ordered(memories: readonly Memory[], rank: Rank): Generator<Memory> {
  const heap: Ranked[] = memories.map((memory) => ({ memory, ranks: rank(memory) }));
  for (let at = heap.length >> 1; at >= 0; at--) sink(heap, at);
  for (let first = heap[0]; first !== undefined; first = heap[0]) {
    yield first.memory;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    sink(heap, 0);
  }
}

/** How memories without a name of their own speak of the person whom the container is about. */
const NAMELESS = "User";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const mentionOf = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "u");

/** Whom the memories are about: the subject that the container's context names first, else the user; null when nobody is known. */
export const mainSubject = (memories: readonly Memory[], entityContext: string | null): string | null => {
  const subjects = new Set(memories.flatMap(({ subject }) => subject ?? []));
  let main: { readonly name: string; readonly at: number } | null = null;
  for (const name of subjects) {
    const at = entityContext?.search(mentionOf(name)) ?? -1;
    if (at < 0 || name === NAMELESS) continue;
    if (main === null || at < main.at || (at === main.at && name.length > main.name.length)) main = { name, at };
  }
  return main?.name ?? (subjects.has(NAMELESS) ? NAMELESS : null);
};

/** 0 for statements about the main subject, what is theirs included, 1 for those that mention it, 2 for others. */
export const distanceFrom = (main: string | null) => {
  if (main === null) return ({ subject }: Memory): number => (subject === null ? 1 : 0);
  const mention = mentionOf(main);
  return ({ subject, text }: Memory): number => {
    if (subject === main || subject?.startsWith(`${main}'s `)) return 0;
    return mention.test(text) ? 1 : 2;
  };
};

/** What befell others so long before it was told is history, as in an article; what befell the main subject is theirs for good. */
const LONG_AGO_MS = 365 * DAY_MS;

/** Whether a statement tells recent news of a container about `main`. */
export const isNewsOf = (main: string | null) => {
  const distance = distanceFrom(main);
  return (memory: Memory): boolean =>
    main === null || writtenAt(memory) - happenedAt(memory) <= LONG_AGO_MS || distance(memory) < 2;
};

/** Attributes that say what somebody thinks rather than who they are. */
const OPINION = /^(?:likes|dislikes|goal|favorite:.*)$/;
const saysWhoSomebodyIs = ({ slot }: Memory): boolean => slot !== null && !OPINION.test(slot.attribute);

/** Words of what was so at one time, also where it was taken for something that lasts. */
const MOMENTARY = new RegExp(
  wrapped`
    \b(?:
      just (?!as\b|like\b)|off to|about to|right now|so far|recently|lately|keeping busy|yesterday
      |last (?:week|night|month)|finished|ended up|feels (?:great|good|bad)|is doing (?:well|fine|great)
    )\b`,
  "i",
);

const sentenceCount = (text: string): number => (text.match(/[.!?](?=["”’)]*(?:\s|$))/gu) ?? [""]).length;
/** Several sentences in one are several statements, each of which has been said less often. */
const timesSaid = ({ sourceCount, text }: Memory): number => sourceCount / sentenceCount(text);

const isUnreviewed = (memory: Memory): boolean => memory.isInference && memory.reviewStatus !== "approved";

/**
 * What was said before what was inferred, the main subject before others, who somebody is before what they think, what lasts
 * before what was so for a moment; then what was said more often, what the extractor is surer of, and what is newer.
 */
export const strongestFirst = (main: string | null): Rank => {
  const distance = distanceFrom(main);
  return (memory) => [
    Number(isUnreviewed(memory)),
    distance(memory),
    Number(!saysWhoSomebodyIs(memory)),
    Number(MOMENTARY.test(memory.text)),
    -timesSaid(memory),
    -memory.confidence,
    ...newestFirst(memory),
  ];
};
