// How the memories of a tag are related, found by either end: an aggregate stands in for its sources in the profile, and a plan has to
// know what is around the memories that it changes. A relation goes with either end.

import type { Relation } from "#domain/memory.ts";
import { relationKey } from "#domain/plans/draft.ts";

const RELATION_BYTES = 600;

export class Relations {
  readonly #ofMemory = new Map<string, Map<string, Relation>>();
  #count = 0;

  get byteSize(): number {
    return this.#count * RELATION_BYTES;
  }

  /** All that touch the memory. */
  of(memoryId: string): readonly Relation[] {
    return [...(this.#ofMemory.get(memoryId)?.values() ?? [])];
  }

  /** Ids of the memories that this one was derived from. */
  derivedFrom(memoryId: string): readonly string[] {
    return this.of(memoryId).flatMap(({ type, from, to }) => (type === "derives" && from === memoryId ? [to] : []));
  }

  put(relation: Relation): void {
    const key = relationKey(relation);
    if (!this.#ofMemory.get(relation.from)?.has(key)) this.#count++;
    for (const id of [relation.from, relation.to]) {
      const known = this.#ofMemory.get(id);
      if (known === undefined) this.#ofMemory.set(id, new Map([[key, relation]]));
      else known.set(key, relation);
    }
  }

  remove(relation: Relation): void {
    const key = relationKey(relation);
    if (!this.#ofMemory.get(relation.from)?.has(key)) return;
    this.#count--;
    for (const id of [relation.from, relation.to]) {
      const known = this.#ofMemory.get(id);
      known?.delete(key);
      if (known?.size === 0) this.#ofMemory.delete(id);
    }
  }

  removeMemory(id: string): void {
    for (const relation of this.of(id)) this.remove(relation);
  }
}
