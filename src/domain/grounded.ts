// Whether what a model wrote stays within what it was shown: no number and no name that is not there, nothing of its instructions.

import { wrapped } from "./wrapped.ts";

const REPEATED_WORDS = 6;
/** Said of times in many ways: a date may be written otherwise than it was given. */
const CALENDAR = new RegExp(wrapped`
  ^(?:
    january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday
    |thursday|friday|saturday|sunday
  )$`);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* runsOf(text: string): Generator<string> {
  const words = wordsOf(text);
  for (let i = 0; i + REPEATED_WORDS <= words.length; i++) yield words.slice(i, i + REPEATED_WORDS).join(" ");
}

/** Tells whether a text says six words in a row of the instructions which the material does not hold. */
export const tellsInstructions = (instructions: string, material: readonly string[]): ((text: string) => boolean) => {
  const secret = new Set(runsOf(instructions));
  for (const shown of material) for (const run of runsOf(shown)) secret.delete(run);
  return (text) => [...runsOf(text)].some((run) => secret.has(run));
};

/** A capital inside a sentence makes a name; the first word of a sentence has one anyway. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<![.!?:]\s+|^["'“(]*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu)].map(([name]) => name);
const numbersIn = (text: string): string[] => text.match(/\d{2,}/g) ?? [];

/** Every name and every number of two digits or more is in the material. */
export const isGrounded = (text: string, material: readonly string[]): boolean => {
  const shown = material.join("\n").toLowerCase();
  const known = new Set(wordsOf(shown));
  const isKnown = (name: string): boolean => {
    const word = name.toLowerCase();
    return known.has(word) || CALENDAR.test(word) || (word.length > 3 && shown.includes(word));
  };
  return namesIn(text).every(isKnown) && numbersIn(text).every((number) => shown.includes(number));
};
