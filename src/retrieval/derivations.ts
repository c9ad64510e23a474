// What each memory of a tag was derived from: an aggregate stands in for its sources in the profile. An edge goes with either end.

import { addTo, removeFrom } from "./id-sets.ts";

export interface Derivation {
  /** The derived memory. */
  readonly from: string;
  readonly to: string;
}

const EDGE_BYTES = 200;

export class Derivations {
  readonly #sources = new Map<string, Set<string>>();
  readonly #derived = new Map<string, Set<string>>();
  #count = 0;

  get byteSize(): number {
    return this.#count * EDGE_BYTES;
  }

  /** Ids of the memories that this one was derived from. */
  sourcesOf(memoryId: string): readonly string[] {
    return [...(this.#sources.get(memoryId) ?? [])];
  }

  put({ from, to }: Derivation): void {
    if (this.#sources.get(from)?.has(to)) return;
    addTo(this.#sources, from, to);
    addTo(this.#derived, to, from);
    this.#count++;
  }

  remove({ from, to }: Derivation): void {
    if (!this.#sources.get(from)?.has(to)) return;
    removeFrom(this.#sources, from, to);
    removeFrom(this.#derived, to, from);
    this.#count--;
  }

  removeMemory(id: string): void {
    for (const to of this.sourcesOf(id)) this.remove({ from: id, to });
    for (const from of [...(this.#derived.get(id) ?? [])]) this.remove({ from, to: id });
  }
}
