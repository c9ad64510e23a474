// What a memory quotes of the talk before it: 'Ida is waiting for the results (said after "I had a biopsy").' It tells a reader what
// the memory is of, and is no part of what it states: who compares or sorts memories does without it.

const SAID_BEFORE = / \((?:said (?:to \p{L}[^"()]{0,60} )?after|replying to [^"()]{1,60}'s) "[^"]*"\)(?=\.?$)/u;

export const withoutSaidBefore = (text: string): string =>
  text.includes(' "') && text.endsWith('").') ? text.replace(SAID_BEFORE, "") : text;
