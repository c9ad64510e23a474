// Arrays for the numbers of one query, used again by the next: a query runs to its end before another begins.

/** Names the arrays; each name is one array, cleared when it is taken. */
export class Scratch {
  readonly #arrays = new Map<string, Float32Array>();

  take(name: string, size: number): Float32Array {
    const known = this.#arrays.get(name);
    if (known !== undefined && known.length >= size && known.length < 4 * size + 100_000) {
      known.fill(0, 0, size);
      return known;
    }
    const array = new Float32Array(Math.ceil(size * 1.25) + 64);
    this.#arrays.set(name, array);
    return array;
  }
}
