// Writes the first letter of a text large or small. What is so already stays the same text: a copy would have to be put together.

import { isLowerAscii, isUpperAscii } from "#plugins/shared/characters.ts";

export const upperFirst = (text: string): string =>
  isUpperAscii(text.charCodeAt(0)) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** "GP" */
const opensInCapitals = (text: string): boolean => {
  const second = text.charCodeAt(1);
  return (second > 127 || isUpperAscii(second)) && /^\p{Lu}{2}/u.test(text);
};

/** "R", "C", "X": the names of things; not "A boat" or "I row". */
const LETTER_ALONE = /^[B-HJ-Z](?![\p{L}'’])/u;

export const lowerFirst = (text: string): string =>
  isLowerAscii(text.charCodeAt(0)) || opensInCapitals(text) || LETTER_ALONE.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
