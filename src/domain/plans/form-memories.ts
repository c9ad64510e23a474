// What becomes of a document's candidates: new memories, versions, more evidence for known ones, relations; and the documents that
// they were drawn from have been dreamed.
//
// A candidate that tells of an earlier time than what it contradicts is kept as an older version of it: it belongs to the
// history, hides nothing, and is never current itself.

import type { EpochMs } from "../clock.ts";
import type { Document } from "../document.ts";
import { isCurrent, type Memory, pairKey, type Relation, type Source } from "../memory.ts";
import { joinMetadata } from "../metadata.ts";
import { emptyPlan, type Fence, type Plan } from "../plan.ts";
import {
  changeMemory,
  changesOf,
  type Draft,
  type MemoryRows,
  openDraft,
  putRelation,
  relationKey,
  sourceKey,
} from "./draft.ts";
import { forgetIn } from "./forget-memory.ts";
import { firstVersion, type NewMemory } from "./new-memory.ts";
import { appendVersion, EDITED, insertOlderVersion, putUpdate } from "./version-chain.ts";
import { removeAggregatesOf, settleSoftSupersessions } from "./withdraw.ts";

/** How a linker relates two statements; `from` is the newer one. The strongest link of a candidate comes first. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly type: "duplicate" | "updates" | "extends" | "derives";
  readonly tier: "hard" | "soft";
  readonly rule: string;
}

export interface AskedToForget {
  readonly ids: readonly string[];
  readonly reason: string;
  readonly batchId: string;
}

export interface FormMemories extends MemoryRows {
  readonly tag: string;
  readonly baseRevision: number;
  readonly fence: Fence | null;
  readonly now: EpochMs;
  /** In the order in which they were said. */
  readonly candidates: readonly NewMemory[];
  readonly links: readonly Link[];
  /**
   * Every known memory that a link names, as it is now, with its sources and relations; better with the other versions of its
   * chain, by which candidates out of order find their place in it.
   */
  readonly memories: readonly Memory[];
  /** What the documents ask to forget; what they tell themselves forms after it, and stands. */
  readonly forget?: readonly AskedToForget[];
  /** Documents that these candidates were drawn from, and up to when their passages were looked at. */
  readonly dreamed: readonly { readonly document: Document; readonly through: EpochMs }[];
}

interface Forming {
  readonly tag: string;
  readonly now: EpochMs;
  readonly draft: Draft;
  /** Candidates that became evidence for another memory. */
  readonly sameAs: Map<string, string>;
  /** Candidates that stand, by their own id or as evidence. */
  readonly settled: Set<string>;
  /** Number of sources by memory. */
  readonly sourceCounts: Map<string, number>;
  /** Memories that a client wrote or changed: how long they last is the client's to say. */
  readonly written: Set<string>;
  /** Pairs that a relation joins, in either direction. */
  readonly related: Set<string>;
}

const resolve = (forming: Forming, id: string): Memory | undefined => {
  const memory = forming.draft.memories.get(forming.sameAs.get(id) ?? id);
  return memory?.tag === forming.tag ? memory : undefined;
};

/** May be linked. Aggregates only repeat others: they are made anew, never replaced or strengthened. */
const isAlive = (memory: Memory, now: EpochMs): boolean =>
  !memory.isAggregated && isCurrent({ ...memory, isLatest: true }, now);

/** A client's own words, which were drawn from no passage. */
const isWritten = ({ sources }: Pick<NewMemory, "sources">): boolean => sources.some(({ chunkId }) => chunkId === null);

const addSources = (forming: Forming, memoryId: string, candidate: NewMemory): void => {
  const { draft, now, sourceCounts } = forming;
  if (isWritten(candidate)) forming.written.add(memoryId);
  for (const passage of candidate.sources) {
    const source: Source = { ...passage, memoryId, addedAt: now };
    const key = sourceKey(source);
    if (draft.sources.has(key)) continue;
    draft.sources.set(key, source);
    sourceCounts.set(memoryId, (sourceCounts.get(memoryId) ?? 0) + 1);
  }
  changeMemory(draft, memoryId, { sourceCount: sourceCounts.get(memoryId) ?? 0 }, now);
};

const laterOf = (one: EpochMs | null, other: EpochMs | null): EpochMs | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

type Told = Pick<Memory, "isStatic" | "metadata" | "eventDates" | "forgetAfter" | "forgetReason">;

const MOST_EVENT_DATES = 100;

/** What a client says of a statement holds as for a new one; what it does not say stays. */
const asWritten = (memory: Memory, { isStatic, metadata, eventDates, forgetAfter, forgetReason }: NewMemory): Told => ({
  isStatic: memory.isStatic || isStatic,
  metadata: joinMetadata(memory.metadata, metadata),
  eventDates: [
    ...memory.eventDates,
    ...eventDates.filter(({ start, end }) => !memory.eventDates.some((it) => it.start === start && it.end === end)),
  ].slice(-MOST_EVENT_DATES),
  forgetAfter,
  forgetReason,
});

/** An end that was only read from the words is put off, and dropped where they are told without it. */
const endOf = ({ written }: Forming, memory: Memory, candidate: NewMemory): EpochMs | null => {
  if (written.has(memory.id) || memory.forgetReason !== null || memory.forgetAfter === null) return memory.forgetAfter;
  return candidate.forgetAfter === null ? null : Math.max(memory.forgetAfter, candidate.forgetAfter);
};

/** Said again: more evidence, and as recent as its latest telling. */
const strengthen = (forming: Forming, memory: Memory, candidate: NewMemory): void => {
  const told = isWritten(candidate) ? asWritten(memory, candidate) : { forgetAfter: endOf(forming, memory, candidate) };
  addSources(forming, memory.id, candidate);
  changeMemory(
    forming.draft,
    memory.id,
    {
      ...told,
      documentDate: laterOf(memory.documentDate, candidate.documentDate),
      confidence: Math.max(memory.confidence, candidate.confidence),
      isFirstPerson: memory.isFirstPerson || candidate.isFirstPerson,
      isInference: memory.isInference && candidate.isInference,
    },
    forming.now,
  );
};

const relate = ({ draft, now, related }: Forming, relation: Omit<Relation, "createdAt">): void => {
  const key = pairKey(relation.from, relation.to);
  if (related.has(key)) return;
  related.add(key);
  putRelation(draft, { ...relation, createdAt: now });
};

/** The newer one ranks first; nothing is hidden. */
const supersedeSoftly = ({ draft, related, now }: Forming, newer: Memory, older: Memory, rule: string): void => {
  if (newer.id === older.id) return;
  const edge = { type: "extends" as const, from: newer.id, to: older.id };
  const known = draft.relations.get(relationKey(edge));
  const reverse = relationKey({ type: "extends", from: older.id, to: newer.id });
  if (draft.relations.get(reverse)?.isSoft === true) draft.relations.delete(reverse);
  related.add(pairKey(newer.id, older.id));
  if (known?.isSoft !== true) draft.relations.set(relationKey(edge), { ...edge, rule, isSoft: true, createdAt: now });
};

interface Pair {
  readonly link: Link;
  readonly newer: Memory;
  readonly older: Memory;
}

/** The link's two memories as they stand, if both may be linked. */
const pairOf = (forming: Forming, link: Link): Pair | null => {
  const newer = resolve(forming, link.from);
  const older = resolve(forming, link.to);
  if (newer === undefined || older === undefined || newer.id === older.id) return null;
  return isAlive(newer, forming.now) && isAlive(older, forming.now) ? { link, newer, older } : null;
};

const isAlone = (memory: Memory): boolean => memory.rootMemoryId === null;

/** Rules by which one value takes the place of another, such as a home or a role: what lasted is followed by what lasts. */
const IS_NEW_VALUE = /^(?:slot|fact):/;

/** "Moved to Lyon" tells of a day, and yet of where somebody lives from then on. */
const keepLasting = ({ draft, now }: Forming, newer: Memory, older: Memory, rule: string): void => {
  if (!older.isStatic || newer.isStatic || newer.forgetAfter !== null || !IS_NEW_VALUE.test(rule)) return;
  changeMemory(draft, newer.id, { isStatic: true }, now);
};

/** What holds for a time only takes the place of nothing that lasts: neither would be left when it ends. */
const outlasts = (older: Memory, newer: Memory): boolean => older.forgetAfter === null && newer.forgetAfter !== null;

const applyUpdate = (forming: Forming, link: Link): void => {
  const pair = pairOf(forming, link);
  if (pair === null) return;
  const { newer, older } = pair;
  const isHard = link.tier === "hard" && !outlasts(older, newer);
  if (isHard && isAlone(newer) && newer.isLatest && older.isLatest) {
    appendVersion(forming.draft, newer.id, older.id, link.rule, forming.now);
    keepLasting(forming, newer, older, link.rule);
  } else if (isHard && isAlone(older) && older.isLatest && newer.isLatest) {
    // Told late; or one of several that the newer one replaces: where a job ended, all that was said of it.
    insertOlderVersion(forming.draft, older.id, newer.id, link.rule, forming.now);
    keepLasting(forming, newer, older, link.rule);
  } else if (!isSameChain(newer, older)) {
    supersedeSoftly(forming, newer, older, link.rule);
  } else if (isHard && newer.version > older.version) {
    putUpdate(forming.draft, newer.id, older.id, link.rule, forming.now);
  }
};

const isSameChain = (one: Memory, other: Memory): boolean =>
  one.rootMemoryId !== null && one.rootMemoryId === other.rootMemoryId;

const applyRelation = (forming: Forming, link: Link): void => {
  const pair = pairOf(forming, link);
  if (pair === null || (link.type !== "extends" && link.type !== "derives")) return;
  relate(forming, { type: link.type, from: pair.newer.id, to: pair.older.id, rule: link.rule, isSoft: false });
};

/** Drawn before from the same passages: the work is being done again. */
const holdsSources = ({ draft, now }: Forming, { id }: Memory, { sources }: NewMemory): boolean =>
  sources.every((source) => draft.sources.has(sourceKey({ ...source, memoryId: id, addedAt: now })));

/** The memory that already says what the candidate says. */
const sameAs = (forming: Forming, candidate: NewMemory, links: readonly Link[]): Memory | null => {
  const said = links.flatMap(({ type, from, to }) => {
    const known = type === "duplicate" ? resolve(forming, from === candidate.id ? to : from) : undefined;
    return known !== undefined && isAlive(known, forming.now) ? [known] : [];
  });
  // Said again after it was replaced: news, unless it is not told later than what replaced it.
  const isSame = (known: Memory) => known.isLatest || !isNews(forming, candidate, links);
  return said.find((known) => holdsSources(forming, known, candidate)) ?? said.find(isSame) ?? null;
};

const isNews = (forming: Forming, candidate: NewMemory, links: readonly Link[]): boolean =>
  links.some(
    (link) => link.type === "updates" && link.from === candidate.id && resolve(forming, link.to)?.isLatest === true,
  );

const formOne = (forming: Forming, candidate: NewMemory, links: readonly Link[]): void => {
  const { draft, now, tag } = forming;
  const known = sameAs(forming, candidate, links);
  if (known !== null) {
    forming.sameAs.set(candidate.id, known.id);
    if (holdsSources(forming, known, candidate)) return;
    strengthen(forming, known, candidate);
    for (const link of links) {
      if (link.type === "updates" && link.from === candidate.id && link.to !== known.id) {
        const pair = pairOf(forming, link);
        if (pair !== null && !isSameChain(pair.newer, pair.older))
          supersedeSoftly(forming, pair.newer, pair.older, link.rule);
      }
    }
    return;
  }
  draft.memories.set(candidate.id, firstVersion(candidate, tag, now));
  draft.vectors.set(candidate.id, candidate.vector);
  addSources(forming, candidate.id, candidate);
  // What is newer than the candidate is settled first: it decides whether the candidate can be current.
  const updates = links.filter((link) => link.type === "updates");
  for (const link of updates) if (link.to === candidate.id) applyUpdate(forming, link);
  for (const link of updates) if (link.from === candidate.id) applyUpdate(forming, link);
  for (const link of links) applyRelation(forming, link);
};

/** What an aggregate may not go on to say: it was replaced, or has an end by now. */
const noLongerSummedUp = (draft: Draft): Set<string> =>
  new Set(
    [...draft.read.memories.values()].flatMap(({ id, isLatest, forgetAfter }) => {
      const memory = draft.memories.get(id);
      const ends = forgetAfter === null && memory !== undefined && memory.forgetAfter !== null;
      return ends || (isLatest && memory?.isLatest === false) ? [id] : [];
    }),
  );

const dreamedDocuments = (dreamed: FormMemories["dreamed"]): Document[] =>
  dreamed
    .map(({ document, through }) => ({
      ...document,
      dreamingStatus: "done" as const,
      dreamedThrough: Math.max(document.dreamedThrough ?? through, through),
    }))
    .filter(
      (after, index) =>
        dreamed[index]!.document.dreamingStatus !== after.dreamingStatus ||
        dreamed[index]!.document.dreamedThrough !== after.dreamedThrough,
    );

const writtenIn = ({ sources, relations }: MemoryRows): Set<string> =>
  new Set([
    ...sources.flatMap(({ chunkId, memoryId }) => (chunkId === null ? [memoryId] : [])),
    ...relations.flatMap(({ rule, from }) => (rule === EDITED ? [from] : [])),
  ]);

/** The plan, and for each candidate the memory that stands for it: a new one, or the one that said the same already. */
export const settleCandidates = (
  input: FormMemories,
): { readonly plan: Plan; readonly standing: ReadonlyMap<string, Memory> } => {
  const draft = openDraft(input);
  for (const asked of input.forget ?? []) forgetIn(draft, { ...asked, tag: input.tag, now: input.now });
  const forming: Forming = {
    tag: input.tag,
    now: input.now,
    draft,
    sameAs: new Map(),
    settled: new Set(),
    sourceCounts: new Map(),
    written: writtenIn(input),
    related: new Set(input.relations.map((relation) => pairKey(relation.from, relation.to))),
  };
  for (const { memoryId } of input.sources) {
    forming.sourceCounts.set(memoryId, (forming.sourceCounts.get(memoryId) ?? 0) + 1);
  }
  const linksOf = new Map<string, Link[]>();
  for (const link of input.links) {
    for (const id of new Set([link.from, link.to])) {
      const links = linksOf.get(id);
      if (links === undefined) linksOf.set(id, [link]);
      else links.push(link);
    }
  }
  const batch = new Set(input.candidates.map(({ id }) => id));
  for (const candidate of input.candidates) {
    // Formed by an earlier run of the same work.
    if (!draft.memories.has(candidate.id)) {
      const ready = (linksOf.get(candidate.id) ?? []).filter((link) => {
        const other = link.from === candidate.id ? link.to : link.from;
        return (
          other !== candidate.id && (forming.settled.has(other) || (draft.memories.has(other) && !batch.has(other)))
        );
      });
      formOne(forming, candidate, ready);
    }
    forming.settled.add(candidate.id);
  }
  removeAggregatesOf(draft, noLongerSummedUp(draft), input.now);
  settleSoftSupersessions(draft, input.now);
  const standing = new Map<string, Memory>();
  for (const { id } of input.candidates) {
    const memory = resolve(forming, id);
    if (memory !== undefined) standing.set(id, memory);
  }
  const changes = changesOf(draft);
  const dreamed = dreamedDocuments(input.dreamed);
  const remembered = dreamed.map(({ id }) => ({ type: "document.remembered", documentId: id }) as const);
  return {
    plan: {
      ...emptyPlan(input.tag, input.baseRevision, input.fence),
      ...changes,
      documents: { put: dreamed, remove: [] },
      events: [...changes.events, ...remembered],
    },
    standing,
  };
};

export const formMemories = (input: FormMemories): Plan => settleCandidates(input).plan;
