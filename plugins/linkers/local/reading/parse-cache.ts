// Parsed statements, the least recently used dropped first.

import type { Statement } from "#contracts/linker.ts";
import type { Parsed } from "./parse.ts";

type Parse = (statement: Statement) => Parsed;

const keyOf = ({ text, slot }: Statement): string =>
  slot === null ? text : `${text}\n${slot.attribute}\n${slot.value}`;

export class ParseCache {
  readonly #entries = new Map<string, Parsed>();

  constructor(private readonly size: number) {}

  get(statement: Statement, parse: Parse): Parsed {
    const key = keyOf(statement);
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const parsed = parse(statement);
    this.#entries.set(key, parsed);
    if (this.#entries.size > this.size) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return parsed;
  }
}
