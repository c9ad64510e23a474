// The word index of one table: for every term the slots that hold it, and for every slot its terms in order. Slots are added in
// ascending order and never reused; removed ones stay in the lists, unseen, until the table is compacted.

const TF_BITS = 4;
const MOST_TF = (1 << TF_BITS) - 1;

export const slotOfPosting = (posting: number): number => posting >> TF_BITS;
export const frequencyOfPosting = (posting: number): number => posting & MOST_TF;

const NO_POSTINGS: readonly number[] = [];

export class Postings {
  readonly #ids = new Map<string, number>();
  #lists: number[][] = [];
  #frequencies: number[] = [];
  #sequences = new Uint32Array(256);
  #used = 0;
  /** Where each slot's terms begin; one more entry than slots. */
  #starts: number[] = [0];
  #live = 0;
  #liveTerms = 0;
  #postingCount = 0;

  get byteSize(): number {
    return this.#ids.size * 150 + this.#postingCount * 8 + this.#sequences.byteLength + this.#starts.length * 8;
  }

  /** Number of rows that are not removed. */
  get size(): number {
    return this.#live;
  }

  get averageLength(): number {
    return this.#live === 0 ? 1 : Math.max(1, this.#liveTerms / this.#live);
  }

  /** The term's number, or -1 when no row has ever held it. */
  idOf(term: string): number {
    return this.#ids.get(term) ?? -1;
  }

  /** Every term with its number. */
  terms(): MapIterator<[string, number]> {
    return this.#ids.entries();
  }

  /** Ascending by slot; may name removed slots. */
  list(id: number): readonly number[] {
    return this.#lists[id] ?? NO_POSTINGS;
  }

  /** Number of rows with the term. */
  documentFrequency(id: number): number {
    return this.#frequencies[id] ?? 0;
  }

  /** Number of terms in the slot's text. */
  length(slot: number): number {
    return (this.#starts[slot + 1] ?? 0) - (this.#starts[slot] ?? 0);
  }

  /** The slot's terms in the order of the text, as a view that is valid until the next change. */
  sequence(slot: number): Uint32Array {
    return this.#sequences.subarray(this.#starts[slot] ?? 0, this.#starts[slot + 1] ?? 0);
  }

  /** The term that a slot's text begins with; -1 for none. */
  first(slot: number): number {
    return this.length(slot) === 0 ? -1 : (this.#sequences[this.#starts[slot] ?? 0] ?? -1);
  }

  holds(slot: number, id: number): boolean {
    const end = this.#starts[slot + 1] ?? 0;
    for (let i = this.#starts[slot] ?? 0; i < end; i++) if (this.#sequences[i] === id) return true;
    return false;
  }

  /** Whether the second term follows the first somewhere in the slot's text. */
  hasPair(slot: number, first: number, second: number): boolean {
    const end = (this.#starts[slot + 1] ?? 0) - 1;
    for (let i = this.#starts[slot] ?? 0; i < end; i++) {
      if (this.#sequences[i] === first && this.#sequences[i + 1] === second) return true;
    }
    return false;
  }

  #number(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#lists.length;
    this.#ids.set(term, id);
    this.#lists.push([]);
    this.#frequencies.push(0);
    return id;
  }

  /** Adds a row at the next slot. */
  append(terms: readonly string[]): void {
    const slot = this.#starts.length - 1;
    if (this.#used + terms.length > this.#sequences.length) {
      const grown = new Uint32Array(Math.max(this.#sequences.length * 2, this.#used + terms.length));
      grown.set(this.#sequences);
      this.#sequences = grown;
    }
    for (const term of terms) {
      const id = this.#number(term);
      this.#sequences[this.#used++] = id;
      this.#count(id, slot);
    }
    this.#starts.push(this.#used);
    this.#live++;
    this.#liveTerms += terms.length;
  }

  #count(id: number, slot: number): void {
    const list = this.#lists[id];
    if (list === undefined) return;
    const last = list.at(-1);
    if (last !== undefined && slotOfPosting(last) === slot) {
      if (frequencyOfPosting(last) < MOST_TF) list[list.length - 1] = last + 1;
      return;
    }
    list.push((slot << TF_BITS) | 1);
    this.#postingCount++;
    this.#frequencies[id] = (this.#frequencies[id] ?? 0) + 1;
  }

  remove(slot: number): void {
    const terms = this.sequence(slot);
    for (const id of new Set(terms)) this.#frequencies[id] = (this.#frequencies[id] ?? 0) - 1;
    this.#live--;
    this.#liveTerms -= terms.length;
  }

  /** Drops removed slots; `target[slot]` is the new slot, ascending, or -1. Terms that no row holds any more go too. */
  compact(target: Int32Array): void {
    this.#renumberTerms();
    let used = 0;
    const starts = [0];
    for (let slot = 0; slot < target.length; slot++) {
      if ((target[slot] ?? -1) < 0) continue;
      const from = this.#starts[slot] ?? 0;
      const to = this.#starts[slot + 1] ?? 0;
      this.#sequences.copyWithin(used, from, to);
      used += to - from;
      starts.push(used);
    }
    this.#sequences = this.#sequences.slice(0, Math.max(256, used));
    this.#used = used;
    this.#starts = starts;
    this.#postingCount = 0;
    this.#lists = this.#lists.map((list) => {
      const kept: number[] = [];
      for (const posting of list) {
        const slot = target[slotOfPosting(posting)] ?? -1;
        if (slot >= 0) kept.push((slot << TF_BITS) | frequencyOfPosting(posting));
      }
      this.#postingCount += kept.length;
      return kept;
    });
  }

  #renumberTerms(): void {
    const renumbered = new Int32Array(this.#lists.length);
    const lists: number[][] = [];
    const frequencies: number[] = [];
    for (const [term, id] of this.#ids) {
      const frequency = this.#frequencies[id] ?? 0;
      if (frequency === 0) {
        this.#ids.delete(term);
        continue;
      }
      renumbered[id] = lists.length;
      this.#ids.set(term, lists.length);
      lists.push(this.#lists[id] ?? []);
      frequencies.push(frequency);
    }
    for (let i = 0; i < this.#used; i++) this.#sequences[i] = renumbered[this.#sequences[i] ?? 0] ?? 0;
    this.#lists = lists;
    this.#frequencies = frequencies;
  }
}
