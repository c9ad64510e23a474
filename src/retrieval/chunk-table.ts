// The passages of a tag with what ranking needs of their surroundings: neighbours in the document, session, speaker.

import type { Chunk } from "#domain/chunk.ts";
import { searchText } from "#domain/chunk.ts";
import type { Document } from "#domain/document.ts";
import { RowTable } from "./row-table.ts";
import { dateTerms, termsOf, wordsOf } from "./terms.ts";
import { traitsOf } from "./traits.ts";

/** Longer documents count as several sessions, so that a session says where in a book something stands. */
const SESSION_CHUNKS = 64;
/** Neighbours on each side that make up a passage's window, as `scoreWindows` counts them. */
export const WINDOW = 2;
const NONE = -1;
/** Characters from which on a longer passage does not say more. */
const LONG_TEXT = 300;

interface Entry {
  document: Document | null;
  /** By position. */
  slots: number[];
  sessions: number[];
}

export class ChunkTable {
  readonly rows: RowTable<Chunk>;
  readonly #entries = new Map<string, Entry>();
  /** Names of speakers in lower case, by number. */
  readonly speakers: string[] = [];
  readonly #speakerNumbers = new Map<string, number>();
  // Columns, by slot.
  readonly previous: number[] = [];
  readonly next: number[] = [];
  readonly session: number[] = [];
  readonly speaker: number[] = [];
  readonly traits: number[] = [];
  /** ln(1 + characters up to 300). */
  readonly length: number[] = [];
  readonly windowLength: number[] = [];
  // Columns, by session.
  readonly sessionLength: number[] = [];
  readonly #freeSessions: number[] = [];
  readonly #touched = new Set<string>();

  constructor(dimensions: number) {
    this.rows = new RowTable<Chunk>(
      dimensions,
      (chunk) => chunk.text.length + chunk.lead.length,
      (target) => this.#renumber(target),
    );
  }

  get byteSize(): number {
    return this.rows.byteSize + this.rows.slotCount * 56 + this.#entries.size * 1_500;
  }

  /** One more than the highest session in use. */
  get sessionSlots(): number {
    return this.sessionLength.length;
  }

  get sessionCount(): number {
    return this.sessionLength.length - this.#freeSessions.length;
  }

  document(id: string): Document | null {
    return this.#entries.get(id)?.document ?? null;
  }

  *documents(): Generator<Document> {
    for (const { document } of this.#entries.values()) if (document !== null) yield document;
  }

  /** The document's passages by position. */
  chunksOf(documentId: string): Chunk[] {
    return this.slotsOf(documentId)
      .map((slot) => this.rows.at(slot))
      .filter((chunk) => chunk !== null);
  }

  /** The pieces of the utterance that a passage is of, in reading order; the passage alone when it is not of a longer one. */
  utteranceOf(chunk: Chunk): Chunk[] {
    const pieces = [chunk];
    const slot = this.rows.slotOf(chunk.id);
    for (let before = slot, first = chunk; first.lead !== "" && first.speaker !== null; first = pieces[0] ?? chunk) {
      before = this.previous[before] ?? NONE;
      const piece = this.rows.at(before);
      if (piece === null || piece.speaker !== chunk.speaker) break;
      pieces.unshift(piece);
    }
    for (let after = this.next[slot] ?? NONE; after >= 0; after = this.next[after] ?? NONE) {
      const piece = this.rows.at(after);
      if (piece === null || piece.lead === "" || piece.speaker === null || piece.speaker !== chunk.speaker) break;
      pieces.push(piece);
    }
    return pieces;
  }

  slotsOf(documentId: string): readonly number[] {
    return this.#entries.get(documentId)?.slots ?? [];
  }

  #entry(documentId: string): Entry {
    const known = this.#entries.get(documentId);
    if (known !== undefined) return known;
    const entry: Entry = { document: null, slots: [], sessions: [] };
    this.#entries.set(documentId, entry);
    return entry;
  }

  putDocument(document: Document): void {
    const entry = this.#entry(document.id);
    const isRedated = entry.document?.documentDate !== document.documentDate;
    entry.document = document;
    if (!isRedated) return;
    for (const slot of [...entry.slots]) {
      const chunk = this.rows.at(slot);
      if (chunk !== null && chunk.at === null) this.#reindex(chunk, this.rows.vectors.get(slot));
    }
  }

  removeDocument(id: string): void {
    for (const chunk of this.chunksOf(id)) this.rows.remove(chunk.id);
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    for (const session of entry.sessions) this.#freeSession(session);
    this.#entries.delete(id);
    this.#touched.delete(id);
  }

  /** @param vector null leaves the vector as it is. */
  putChunk(chunk: Chunk, vector: Float32Array | null): void {
    const old = this.rows.get(chunk.id);
    if (old !== null && isSamePassage(old, chunk)) {
      this.rows.replace(chunk, vector);
      if (old.position !== chunk.position) this.#touched.add(chunk.documentId);
    } else this.#reindex(chunk, vector ?? (old === null ? null : this.rows.vectors.get(this.rows.slotOf(old.id))));
  }

  #reindex(chunk: Chunk, vector: Float32Array | null): void {
    this.removeChunk(chunk.id);
    const entry = this.#entry(chunk.documentId);
    const slot = this.rows.append(chunk, vector, this.#terms(chunk, entry.document));
    entry.slots.push(slot);
    this.#touched.add(chunk.documentId);
    this.previous[slot] = NONE;
    this.next[slot] = NONE;
    this.session[slot] = 0;
    this.windowLength[slot] = 0;
    this.speaker[slot] = this.#speakerNumber(chunk);
    this.traits[slot] = traitsOf(chunk);
    this.length[slot] = Math.log1p(Math.min(LONG_TEXT, chunk.text.length));
  }

  #terms(chunk: Chunk, document: Document | null): string[] {
    const terms = termsOf(searchText(chunk));
    const name = chunk.role === null || chunk.role === "other" ? chunk.speaker : null;
    if (name !== null && !chunk.text.startsWith(name)) terms.push(...termsOf(name));
    const at = chunk.at ?? document?.documentDate ?? null;
    if (at !== null) terms.push(...dateTerms(at));
    return terms;
  }

  #speakerNumber(chunk: Chunk): number {
    const name = chunk.speaker === null ? "" : (wordsOf(chunk.speaker)[0] ?? "");
    if (name === "") return NONE;
    const known = this.#speakerNumbers.get(name);
    if (known !== undefined) return known;
    this.#speakerNumbers.set(name, this.speakers.length);
    return this.speakers.push(name) - 1;
  }

  removeChunk(id: string): void {
    const chunk = this.rows.get(id);
    if (chunk === null) return;
    this.rows.remove(id);
    this.#touched.add(chunk.documentId);
  }

  /** Brings neighbours and sessions up to date after changes; before that they are not to be read. */
  settle(): void {
    for (const id of this.#touched) {
      const entry = this.#entries.get(id);
      if (entry === undefined) continue;
      entry.slots = entry.slots.filter((slot) => this.rows.at(slot) !== null);
      if (entry.document === null && entry.slots.length === 0) this.removeDocument(id);
      else this.#link(entry);
    }
    this.#touched.clear();
    this.rows.tidy();
  }

  #link(entry: Entry): void {
    const { slots, sessions } = entry;
    const position = (slot: number): number => this.rows.at(slot)?.position ?? 0;
    slots.sort((a, b) => position(a) - position(b));
    const wanted = Math.ceil(slots.length / SESSION_CHUNKS);
    while (sessions.length < wanted) sessions.push(this.#freeSessions.pop() ?? this.sessionLength.push(0) - 1);
    for (const session of sessions.splice(wanted)) this.#freeSession(session);
    for (const session of sessions) this.sessionLength[session] = 0;
    for (const [order, slot] of slots.entries()) {
      this.previous[slot] = slots[order - 1] ?? NONE;
      this.next[slot] = slots[order + 1] ?? NONE;
      const session = sessions[Math.floor((order * sessions.length) / slots.length)] ?? 0;
      this.session[slot] = session;
      this.sessionLength[session] = (this.sessionLength[session] ?? 0) + this.rows.postings.length(slot);
      let length = 0;
      for (let near = Math.max(0, order - WINDOW); near <= order + WINDOW; near++) {
        const other = slots[near];
        if (other !== undefined) length += this.rows.postings.length(other);
      }
      this.windowLength[slot] = length;
    }
  }

  #freeSession(session: number): void {
    this.sessionLength[session] = 0;
    this.#freeSessions.push(session);
  }

  #renumber(target: Int32Array): void {
    const moved = (slot: number): number => (slot < 0 ? NONE : (target[slot] ?? NONE));
    let count = 0;
    for (let slot = 0; slot < target.length; slot++) {
      const to = target[slot] ?? NONE;
      if (to < 0) continue;
      this.previous[to] = moved(this.previous[slot] ?? NONE);
      this.next[to] = moved(this.next[slot] ?? NONE);
      for (const column of [this.session, this.speaker, this.traits, this.length, this.windowLength]) {
        column[to] = column[slot] ?? 0;
      }
      count = to + 1;
    }
    for (const column of [this.previous, this.next, this.session, this.speaker]) column.length = count;
    for (const column of [this.traits, this.length, this.windowLength]) column.length = count;
    for (const entry of this.#entries.values()) entry.slots = entry.slots.map(moved);
  }
}

const isSamePassage = (a: Chunk, b: Chunk): boolean =>
  a.text === b.text &&
  a.lead === b.lead &&
  a.documentId === b.documentId &&
  a.speaker === b.speaker &&
  a.role === b.role &&
  a.at === b.at;
