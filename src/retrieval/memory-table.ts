// The memories of a tag, all versions of them, with the passages they were drawn from.

import type { EpochMs } from "#domain/clock.ts";
import { isCurrent, isForgottenAt, type Memory, type Source } from "#domain/memory.ts";
import { asOfUser } from "./as-told.ts";
import { facetsOf } from "./facets.ts";
import { addTo, removeFrom } from "./id-sets.ts";
import { Openings } from "./openings.ts";
import { type Period, periodsIn } from "./periods.ts";
import { Relations } from "./relations.ts";
import { RowTable } from "./row-table.ts";
import { attributeTerm, dateTerms, termsOf } from "./terms.ts";
import { OF_ANOTHER, TRAITS_END, traitsOf } from "./traits.ts";

const SOURCE_BYTES = 250;

export class MemoryTable {
  readonly rows: RowTable<Memory>;
  /** By slot. */
  readonly traits: number[] = [];
  readonly relations = new Relations();
  readonly openings = new Openings();
  /** The days that a statement names where no event date came with it, by its id. */
  readonly #namedDays = new Map<string, readonly Period[]>();
  readonly #sources = new Map<string, Source[]>();
  readonly #memoriesOfDocument = new Map<string, Set<string>>();
  readonly #memoriesOfChunk = new Map<string, Set<string>>();
  /** The later versions of each chain, by the id of its first. */
  readonly #versions = new Map<string, Set<string>>();
  /** The newest version of each chain, by the id of its first. */
  readonly #newest = new Map<string, string>();
  #sourceCount = 0;
  #mask: { current: Uint8Array; from: EpochMs; until: EpochMs } | null = null;
  /** Slots that were changed since the mask was made. */
  #changed: number[] = [];

  constructor(dimensions: number) {
    this.rows = new RowTable<Memory>(
      dimensions,
      (memory) => memory.text.length,
      (target) => this.#renumber(target),
    );
  }

  get byteSize(): number {
    return this.rows.byteSize + this.traits.length * 8 + this.#sourceCount * SOURCE_BYTES + this.relations.byteSize;
  }

  /** 1 for every memory that reads see at `now`, by slot, and 0 beyond the last one; valid until the next change. */
  currentMask(now: EpochMs): Uint8Array {
    const { slotCount } = this.rows;
    if (this.#mask === null || now < this.#mask.from || now >= this.#mask.until) {
      this.#mask = { current: new Uint8Array(slotCount), from: now, until: Number.POSITIVE_INFINITY };
      this.#changed = Array.from({ length: slotCount }, (_, slot) => slot);
    }
    const mask = this.#mask;
    if (mask.current.length < slotCount) {
      const grown = new Uint8Array(slotCount * 2);
      grown.set(mask.current);
      mask.current = grown;
    }
    if (this.#changed.length > 0) mask.from = now;
    for (const slot of this.#changed.splice(0)) {
      const memory = this.rows.at(slot);
      const isSeen = memory !== null && isCurrent(memory, now);
      mask.current[slot] = isSeen ? 1 : 0;
      if (isSeen && memory.forgetAfter !== null) mask.until = Math.min(mask.until, memory.forgetAfter);
    }
    return mask.current;
  }

  /** 1 for every memory that is the newest version, forgotten or expired ones included. */
  latestMask(): Uint8Array {
    const latest = new Uint8Array(this.rows.slotCount);
    for (let slot = 0; slot < latest.length; slot++) if (this.rows.at(slot)?.isLatest) latest[slot] = 1;
    return latest;
  }

  /** The mask, and 1 for every version that a newer one has replaced and nobody has forgotten. */
  withReplaced(mask: Uint8Array, now: EpochMs): Uint8Array {
    const wider = new Uint8Array(this.rows.slotCount);
    for (let slot = 0; slot < wider.length; slot++) {
      const memory = this.rows.at(slot);
      const isReplaced = memory !== null && !memory.isLatest && !isForgottenAt(memory, now);
      wider[slot] = isReplaced || mask[slot] === 1 ? 1 : 0;
    }
    return wider;
  }

  /** To be called after changes. */
  settle(): void {
    this.rows.tidy();
  }

  /** The memory that replaces this one, surely or probably; null when none does. */
  successorOf(memory: Memory): Memory | null {
    const id = memory.isLatest ? memory.softSupersededBy : this.#newest.get(memory.rootMemoryId ?? memory.id);
    const successor = id === null || id === undefined || id === memory.id ? null : this.rows.get(id);
    return successor?.isLatest ? successor : null;
  }

  /** What replaces all that a passage was remembered for; none when some of it still holds. */
  successorsOfChunk(chunkId: string): readonly Memory[] {
    const successors: Memory[] = [];
    for (const id of this.#memoriesOfChunk.get(chunkId) ?? []) {
      const memory = this.rows.get(id);
      if (memory === null || memory.isForgotten) continue;
      const successor = this.successorOf(memory);
      if (successor === null || this.sourcesOf(successor.id).some((source) => source.chunkId === chunkId)) return [];
      successors.push(successor);
    }
    return successors;
  }

  /** All versions of a chain, by the id of its first. */
  versions(rootId: string): readonly Memory[] {
    const ids = [rootId, ...(this.#versions.get(rootId) ?? [])];
    return ids.flatMap((id) => this.rows.get(id) ?? []).sort((a, b) => a.version - b.version);
  }

  put(memory: Memory, vector: Float32Array | null): void {
    if (memory.isLatest && memory.rootMemoryId !== null) this.#newest.set(memory.rootMemoryId, memory.id);
    const old = this.rows.get(memory.id);
    const named = memory.eventDates.length === 0 ? periodsIn(memory.text) : [];
    if (named.length > 0) this.#namedDays.set(memory.id, named);
    else this.#namedDays.delete(memory.id);
    if (old !== null) this.#leaveChain(old);
    if (isLaterVersion(memory)) addTo(this.#versions, memory.rootMemoryId, memory.id);
    if (old !== null && hasSameTerms(old, memory)) {
      this.rows.replace(memory, vector);
      this.#change(this.rows.slotOf(memory.id));
      return;
    }
    const kept = vector ?? (old === null ? null : this.rows.vectors.get(this.rows.slotOf(old.id)));
    this.#change(this.rows.slotOf(memory.id));
    this.rows.remove(memory.id);
    if (old !== null) this.openings.remove(old.text);
    this.openings.add(memory.text);
    const slot = this.rows.append(memory, kept, termsOfMemory(memory));
    this.#change(slot);
    const told = asOfUser(memory.text);
    this.traits[slot] =
      traitsOf({ text: told, role: null, speaker: null }) |
      (isOfAnother(memory.subject, told) ? OF_ANOTHER : 0) |
      facetsOf(told, TRAITS_END);
  }

  remove(id: string): void {
    const removed = this.rows.get(id);
    this.#change(this.rows.slotOf(id));
    this.rows.remove(id);
    for (const source of this.sourcesOf(id)) this.#forgetPlaces(source);
    this.#sourceCount -= this.sourcesOf(id).length;
    this.#sources.delete(id);
    this.#namedDays.delete(id);
    this.relations.removeMemory(id);
    if (removed !== null) {
      this.#leaveChain(removed);
      this.openings.remove(removed.text);
    }
    const root = removed?.rootMemoryId ?? null;
    if (root !== null && this.#newest.get(root) === id) this.#newest.delete(root);
  }

  /** When the event of a memory was: the days that came with it, or that it names. */
  daysOf({ id, eventDates }: Memory): readonly Period[] {
    return eventDates.length > 0 ? eventDates : (this.#namedDays.get(id) ?? []);
  }

  sourcesOf(memoryId: string): readonly Source[] {
    return this.#sources.get(memoryId) ?? [];
  }

  ofDocument(documentId: string): readonly string[] {
    return [...(this.#memoriesOfDocument.get(documentId) ?? [])];
  }

  ofChunk(chunkId: string): readonly string[] {
    return [...(this.#memoriesOfChunk.get(chunkId) ?? [])];
  }

  putSource(source: Source): void {
    const others = this.sourcesOf(source.memoryId).filter((other) => !isSameSource(other, source));
    this.#sourceCount += others.length + 1 - this.sourcesOf(source.memoryId).length;
    this.#sources.set(source.memoryId, [...others, source]);
    addTo(this.#memoriesOfDocument, source.documentId, source.memoryId);
    if (source.chunkId !== null) addTo(this.#memoriesOfChunk, source.chunkId, source.memoryId);
  }

  removeSource(source: Source): void {
    const all = this.sourcesOf(source.memoryId);
    const others = all.filter((other) => !isSameSource(other, source));
    if (others.length === all.length) return;
    this.#sourceCount -= all.length - others.length;
    if (others.length === 0) this.#sources.delete(source.memoryId);
    else this.#sources.set(source.memoryId, others);
    this.#forgetPlaces(source);
    for (const other of others) {
      addTo(this.#memoriesOfDocument, other.documentId, other.memoryId);
      if (other.chunkId !== null) addTo(this.#memoriesOfChunk, other.chunkId, other.memoryId);
    }
  }

  removeSourcesOfDocument(documentId: string): void {
    for (const memoryId of this.ofDocument(documentId)) {
      for (const source of this.sourcesOf(memoryId)) if (source.documentId === documentId) this.removeSource(source);
    }
  }

  /** One that nobody asks for is made anew rather than kept up for ever. */
  #change(slot: number): void {
    if (this.#mask === null || slot < 0) return;
    this.#changed.push(slot);
    if (this.#changed.length > this.rows.slotCount) this.#dropMask();
  }

  #dropMask(): void {
    this.#mask = null;
    this.#changed = [];
  }

  #renumber(target: Int32Array): void {
    this.#dropMask();
    for (const [slot, to] of target.entries()) if (to >= 0) this.traits[to] = this.traits[slot] ?? 0;
    this.traits.length = this.rows.size;
  }

  #leaveChain(memory: Memory): void {
    if (isLaterVersion(memory)) removeFrom(this.#versions, memory.rootMemoryId, memory.id);
  }

  #forgetPlaces(source: Source): void {
    removeFrom(this.#memoriesOfDocument, source.documentId, source.memoryId);
    if (source.chunkId !== null) removeFrom(this.#memoriesOfChunk, source.chunkId, source.memoryId);
  }
}

/** "Gwilym left in May, he took a job in Laugharne". */
const IS_OF_ONE_BY_NAME = /^\p{Lu}\p{Ll}+ .*\b(?:s?he|his|her)\b/u;
const MENTIONS_USER = /\b(?:[Uu]ser|[Tt]heir)\b/;
const IS_OF_USERS = /\b(?:User's|and User\b|[Tt]heir)\b/;
/** By name, with no word of the user but in passing: "Gwilym lives in Laugharne", "Gwilym is a roofer so User pays half". */
const isOfAnother = (subject: string | null, text: string): boolean => {
  if (subject === null) return IS_OF_ONE_BY_NAME.test(text) && !MENTIONS_USER.test(text);
  if (subject === "User" || !/^\p{Lu}\p{Ll}/u.test(subject)) return false;
  return !(text.startsWith(`${subject} `) ? IS_OF_USERS : MENTIONS_USER).test(text);
};

const termsOfMemory = ({ text, slot, eventDates, documentDate }: Memory): string[] => {
  const date = eventDates[0]?.start ?? documentDate;
  return [
    ...termsOf(text),
    ...(slot === null ? [] : [attributeTerm(slot.attribute)]),
    ...(date === null ? [] : dateTerms(date)),
  ];
};

const isLaterVersion = (memory: Memory): memory is Memory & { readonly rootMemoryId: string } =>
  memory.rootMemoryId !== null && memory.rootMemoryId !== memory.id;

const hasSameTerms = (a: Memory, b: Memory): boolean =>
  a.text === b.text && a.slot?.attribute === b.slot?.attribute && a.documentDate === b.documentDate;

/** A memory has at most one source at a place of a document. */
const isSameSource = (a: Source, b: Source): boolean =>
  a.memoryId === b.memoryId &&
  a.documentId === b.documentId &&
  a.chunkId === b.chunkId &&
  a.start === b.start &&
  a.end === b.end;
