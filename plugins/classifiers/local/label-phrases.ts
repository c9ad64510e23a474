// The single things that a bucket's definition lists. A statement is compared with each of them rather than with the whole text.

import type { BucketDefinition } from "#domain/bucket.ts";

const MAX_PHRASES = 40;
const MAX_EXAMPLES = 12;
/** Only definitions that say little themselves are completed from the guidance. */
const SHORT_DESCRIPTION = 60;

export const nameOf = (label: BucketDefinition): string => label.key.replace(/[_-]+/g, " ").trim();

const wordCount = (text: string): number => text.split(/\s+/).length;

/** A list's items; a short "a and b" counts as one thing and as two. */
export const phrasesOf = (description: string): string[] => {
  const phrases = new Set<string>();
  for (const part of description.replace(/\([^)]*\)/g, " ").split(/[.:;!?,\n]+/)) {
    const phrase = part.trim().replace(/^(?:and|or)\s+/i, "");
    if (phrase === "") continue;
    phrases.add(phrase);
    if (wordCount(phrase) > 8) continue;
    const halves = phrase.split(/\s+(?:and|or)\s+/);
    if (halves.length > 1) for (const half of halves) if (half.trim() !== "") phrases.add(half.trim());
  }
  return [...phrases].slice(0, MAX_PHRASES);
};

const EXAMPLES_FOLLOW = /(?:\(|:|,? (?:such as|like|including|e\.g\.|for example),?)/i;
const NEGATED = /\b(?:ignore|skip|do not|don't|never|exclude|except|without|no)\b/i;

/**
 * What a filter prompt or entity context lists as examples of the bucket, e.g. "gear (tents, stoves, boots)" for `gear`; for
 * definitions without a description worth the name.
 */
export const guidancePhrases = (label: BucketDefinition, guidance: string): string[] => {
  if (label.description.length > SHORT_DESCRIPTION) return [];
  const name = nameOf(label).toLowerCase();
  for (const sentence of guidance.split(/[.!?\n]+/)) {
    const at = sentence.toLowerCase().indexOf(name);
    if (at < 0 || NEGATED.test(sentence.slice(0, at))) continue;
    const rest = sentence.slice(at + name.length);
    const opening = EXAMPLES_FOLLOW.exec(rest.slice(0, 30));
    if (opening === null) continue;
    const list = rest.slice(opening.index + opening[0].length).split(/[);]/)[0] ?? "";
    return list
      .split(/,|\band\b|\bor\b/)
      .map((item) => item.trim())
      .filter((item) => item !== "" && wordCount(item) <= 5)
      .slice(0, MAX_EXAMPLES);
  }
  return [];
};
