// Rows of one kind by id and by slot, with their vectors and words. Replacing a row's words gives it a new slot; removed slots are
// cleared away when they are a quarter of the table, so that a change costs little and a scan stays dense.

import { Postings } from "./postings.ts";
import { VectorTable } from "./vector-table.ts";

const LEAST_DEAD = 64;
const DEAD_SHARE = 0.25;
const ROW_BYTES = 900;

export class RowTable<Row extends { readonly id: string }> {
  readonly vectors: VectorTable;
  readonly postings = new Postings();
  #rows: (Row | null)[] = [];
  #slots = new Map<string, number>();
  #live = new Uint8Array(64);
  #textBytes = 0;
  readonly #bytesOf: (row: Row) => number;
  /** Raised when slots are renumbered: whoever keeps slots has to map them. */
  readonly #onCompact: (target: Int32Array) => void;

  constructor(dimensions: number, bytesOf: (row: Row) => number, onCompact: (target: Int32Array) => void) {
    this.vectors = new VectorTable(dimensions);
    this.#bytesOf = bytesOf;
    this.#onCompact = onCompact;
  }

  /** One more than the highest slot in use. */
  get slotCount(): number {
    return this.#rows.length;
  }

  get size(): number {
    return this.#slots.size;
  }

  get byteSize(): number {
    return this.vectors.byteSize + this.postings.byteSize + this.#textBytes + this.#slots.size * ROW_BYTES;
  }

  /** 1 for every slot that holds a row. */
  get live(): Uint8Array {
    return this.#live;
  }

  slotOf(id: string): number {
    return this.#slots.get(id) ?? -1;
  }

  at(slot: number): Row | null {
    return this.#rows[slot] ?? null;
  }

  get(id: string): Row | null {
    const slot = this.#slots.get(id);
    return slot === undefined ? null : (this.#rows[slot] ?? null);
  }

  all(): Row[] {
    return this.#rows.filter((row) => row !== null);
  }

  ids(): IterableIterator<string> {
    return this.#slots.keys();
  }

  /** Adds a row and answers with its slot; a row with the same id has to be removed or replaced instead. */
  append(row: Row, vector: Float32Array | null, terms: readonly string[]): number {
    const slot = this.#rows.length;
    this.#rows.push(row);
    this.#slots.set(row.id, slot);
    if (slot >= this.#live.length) {
      const grown = new Uint8Array(this.#live.length * 2);
      grown.set(this.#live);
      this.#live = grown;
    }
    this.#live[slot] = 1;
    this.#textBytes += this.#bytesOf(row);
    this.vectors.append(vector);
    this.postings.append(terms);
    return slot;
  }

  /** Replaces a row whose words are the same. */
  replace(row: Row, vector: Float32Array | null): void {
    const slot = this.slotOf(row.id);
    const old = this.at(slot);
    if (old === null) throw new RangeError(`no row ${row.id}`);
    this.#rows[slot] = row;
    this.#textBytes += this.#bytesOf(row) - this.#bytesOf(old);
    if (vector !== null) this.vectors.set(slot, vector);
  }

  remove(id: string): void {
    const slot = this.slotOf(id);
    const old = this.at(slot);
    if (old === null) return;
    this.#slots.delete(id);
    this.#rows[slot] = null;
    this.#live[slot] = 0;
    this.#textBytes -= this.#bytesOf(old);
    this.vectors.set(slot, null);
    this.postings.remove(slot);
  }

  /** Clears removed slots away when there are many. Not during a change: slots are renumbered. */
  tidy(): void {
    const dead = this.#rows.length - this.#slots.size;
    if (dead < LEAST_DEAD || dead < this.#rows.length * DEAD_SHARE) return;
    const target = new Int32Array(this.#rows.length).fill(-1);
    const rows: Row[] = [];
    for (let slot = 0; slot < this.#rows.length; slot++) {
      const row = this.#rows[slot];
      if (row === null || row === undefined) continue;
      target[slot] = rows.length;
      if (slot !== rows.length) this.vectors.move(slot, rows.length);
      this.#slots.set(row.id, rows.length);
      rows.push(row);
    }
    this.postings.compact(target);
    this.vectors.truncate(rows.length);
    this.#rows = rows;
    this.#live = new Uint8Array(Math.max(64, rows.length)).fill(1, 0, rows.length);
    this.#onCompact(target);
  }

  dispose(): void {
    this.vectors.truncate(0);
    this.#rows = [];
    this.#slots.clear();
    this.#live = new Uint8Array(0);
  }
}
