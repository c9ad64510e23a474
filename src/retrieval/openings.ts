// Whom a tag is about where nothing in it tells of "User": the one by whose name most of its statements begin, "Ida" of "Ida is a vet" and "Ida's
// flat is damp".

import { opensWithUser } from "./as-told.ts";

const OPENING = /^(\p{Lu}\p{Ll}[\p{L}-]*)(?=['’ ])/u;
const OF_PERSON = /(?<!\p{L})(?:s?he|his|her|hers|him)(?!\p{L})/u;
/** Fewer statements say nothing of whom all are about. */
const LEAST = 4;
const LEAST_SHARE = 0.4;

export const openingOf = (text: string): string | null => OPENING.exec(text)?.[1] ?? null;

/** How many statements begin with which word, and how many of those speak of a person. */
export class Openings {
  readonly #counts = new Map<string, { all: number; ofPerson: number }>();
  #size = 0;

  add(text: string): void {
    this.#count(text, 1);
  }

  remove(text: string): void {
    this.#count(text, -1);
  }

  #count(text: string, step: 1 | -1): void {
    this.#size += step;
    const opening = opensWithUser(text) ? "User" : openingOf(text);
    if (opening === null) return;
    const count = this.#counts.get(opening) ?? { all: 0, ofPerson: 0 };
    count.all += step;
    if (OF_PERSON.test(text)) count.ofPerson += step;
    if (count.all <= 0) this.#counts.delete(opening);
    else this.#counts.set(opening, count);
  }

  /** The person by whose name most begin; null where they tell of the user, or of nobody that often. */
  main(): string | null {
    if (this.#counts.has("User")) return null;
    for (const [name, { all, ofPerson }] of this.#counts)
      if (all >= LEAST && all >= this.#size * LEAST_SHARE && ofPerson > 0) return name;
    return null;
  }
}
