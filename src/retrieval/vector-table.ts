// The vectors of one table of an index, by slot; rows without a vector are zero and have cosine 0 with everything.

import {
  clearVector,
  copyVector,
  dotBlock,
  freeBlocks,
  MOST_DIMENSIONS,
  mostQueries,
  readVector,
  rowBytesOf,
  rowsPerBlock,
  setQuery,
  takeBlock,
  writeVector,
} from "./dot-kernel.ts";

export class VectorTable {
  readonly dimensions: number;
  #blocks: number[] = [];
  #size = 0;
  readonly #perBlock: number;
  readonly #rowBytes: number;

  constructor(dimensions: number) {
    if (dimensions > MOST_DIMENSIONS) throw new RangeError(`vectors of ${dimensions} dimensions do not fit a block`);
    this.dimensions = dimensions;
    this.#perBlock = rowsPerBlock(dimensions);
    this.#rowBytes = rowBytesOf(dimensions);
  }

  get byteSize(): number {
    return this.#blocks.length * this.#perBlock * this.#rowBytes;
  }

  #address(slot: number): number {
    const block = this.#blocks[Math.floor(slot / this.#perBlock)];
    if (block === undefined) throw new RangeError(`no vector at slot ${slot}`);
    return block + (slot % this.#perBlock) * this.#rowBytes;
  }

  /** Adds a row at the next slot. */
  append(vector: Float32Array | null): void {
    if (this.#size === this.#blocks.length * this.#perBlock) this.#blocks.push(takeBlock());
    this.#size++;
    this.set(this.#size - 1, vector);
  }

  set(slot: number, vector: Float32Array | null): void {
    if (vector?.length === this.dimensions) writeVector(this.#address(slot), vector);
    else clearVector(this.#address(slot), this.dimensions);
  }

  get(slot: number): Float32Array {
    return readVector(this.#address(slot), this.dimensions);
  }

  /** Cosine of two rows. */
  cosine(slot: number, other: number): number {
    return this.cosineWith(slot, this.get(other));
  }

  /** Cosine of a row with a unit vector. */
  cosineWith(slot: number, vector: Float32Array): number {
    return this.get(slot).reduce((sum, value, d) => sum + value * (vector[d] ?? 0), 0);
  }

  /** Moves a row down to a lower slot. */
  move(from: number, to: number): void {
    copyVector(this.#address(from), this.#address(to), this.dimensions);
  }

  truncate(size: number): void {
    this.#size = size;
    freeBlocks(this.#blocks.splice(Math.ceil(size / this.#perBlock)));
  }

  /** Cosines of a unit vector with all rows. */
  cosines(query: Float32Array, out: Float32Array): void {
    this.cosinesOf([query], [out]);
  }

  /** Cosines of unit vectors with all rows, a list for each: read from memory once for several of them. */
  cosinesOf(queries: readonly Float32Array[], outs: readonly Float32Array[]): void {
    const most = mostQueries(this.dimensions);
    for (let from = 0; from < queries.length; from += most) {
      this.#scan(queries.slice(from, from + most), outs.slice(from, from + most));
    }
  }

  #scan(queries: readonly Float32Array[], outs: readonly Float32Array[]): void {
    for (const [q, query] of queries.entries()) {
      if (query.length === this.dimensions) setQuery(q, query);
    }
    for (let i = 0, slot = 0; slot < this.#size; i++, slot += this.#perBlock) {
      const block = this.#blocks[i] ?? 0;
      const count = Math.min(this.#perBlock, this.#size - slot);
      for (let q = 0; q < queries.length; q++) {
        const out = outs[q]!;
        if (queries[q]!.length === this.dimensions) dotBlock(q, block, count, this.dimensions, out, slot);
        else out.fill(0, slot, slot + count);
      }
    }
  }
}
