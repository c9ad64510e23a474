// Writes the first letter of a text large or small.

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "GP" stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
