// Finds an amount that is told without its verb: "is down to 85 kg".

import type { Clause } from "./clauses.ts";
import { find, phrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";

const BY_NOW = [
  "get|receive|have ~ raise|rise to",
  "be|get|come|go down|up to",
  "cut|scale down|back to|on to",
  "cut|scale back|down ~ to",
  "reduce|limit ~ to",
  "work|build up to",
  "manage|handle",
].map(phrase);

export const leadsWithAmount = (tokens: readonly Token[], [clause]: readonly Clause[]): boolean => {
  if (clause === undefined || !clause.subject.isPerson) return false;
  return BY_NOW.some((pattern) => {
    const found = find(tokens, pattern);
    return found !== null && found.start <= Math.max(clause.head, clause.subject.end + 1);
  });
};
