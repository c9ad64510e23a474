// Writes "a" or "an" before a noun.

export const indefinite = (noun: string): "a" | "an" => (/^[aeiou]/i.test(noun) ? "an" : "a");

/** "nurse" → "a nurse"; what has its article keeps it. */
export const withArticle = (noun: string): string =>
  /^(?:an?|the) /i.test(noun) ? noun : `${indefinite(noun)} ${noun}`;
