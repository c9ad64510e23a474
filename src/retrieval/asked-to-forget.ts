// Which memories a request in a chat means: by its words alone, all of them, of whom it is asked. What is only like it stays.

import type { ChatRequest } from "#domain/chat-requests.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Memory } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import type { MemoryTable } from "./memory-table.ts";
import { swapsNames } from "./says.ts";
import { slotsWith } from "./term-forms.ts";
import { termsOf } from "./terms.ts";

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;
const DENIES = /\b(?:not|never|no longer|without)\b|n['’]t\b/i;
/** Behind a thing these go on about it; another noun makes it another thing: "dog", "dog walker". */
const GOES_ON = new RegExp(
  wrapped`
    ^(?:
      \d.*|and|or|in|at|on|for|with|from|to|of|since|because|every|as|by|named|called|now|who|which|that|again|daily
      |twice|once|when|after|before|during|but|so|an?|the|is|was|are|were|has|had|will|last|next|this|until|per|around
      |sometimes|often|usually|always|never|only|mostly|each|too
    )$`,
  "i",
);
const VERBS = { be: /^(?:is|was|are|were|'s)$/i, have: /^(?:has|had|have)$/i };

const wordsIn = (text: string): { readonly word: string; readonly end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, end: index + word.length }));

const isTerm = (word: string, term: string | undefined): boolean => termsOf(word)[0] === term;

/** What stands behind the last word of the topic goes on about it. */
const standsAlone = (text: string, topic: string): boolean => {
  const last = termsOf(topic).at(-1);
  const words = wordsIn(text);
  const at = words.findIndex(({ word }) => isTerm(word, last));
  const [found, next] = [words[at], words[at + 1]];
  if (found === undefined || next === undefined) return found !== undefined;
  const between = text.slice(found.end, next.end - next.word.length);
  return between.trim() !== "" || GOES_ON.test(next.word);
};

/** "User takes iron", and not "User's mother takes iron"; "User's salary is ...", and not "User's brother's salary". */
const isOf = (text: string, asker: string, { kind, topic, verb }: ChatRequest): boolean => {
  const rest = text.slice(asker.length);
  if (!text.startsWith(asker) || (kind === "statement" && !rest.startsWith(" "))) return false;
  const [first] = wordsIn(rest.replace(/^['’]s /, " "));
  if (first === undefined) return false;
  if (kind === "statement") return verb === null || VERBS[verb].test(first.word);
  return rest.startsWith(" ") || (/^['’]s /.test(rest) && isTerm(first.word, termsOf(topic)[0]));
};

/** The name as a name: "Carlo", not "Monte Carlo". */
const names = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  const before = /(\p{Lu}[\p{L}-]*) $/u.exec(text.slice(0, at));
  const isWhole = at !== -1 && !/[\p{L}\p{N}-]/u.test(text.slice(at + name.length)[0] ?? " ");
  return isWhole && !/[\p{L}\p{N}-]/u.test(text[at - 1] ?? " ") && before === null;
};

const titled = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const isMeant = ({ text }: Memory, request: ChatRequest): boolean => {
  const { kind, topic, askers, isWide } = request;
  if (kind === "name") return names(text, topic);
  // "what I told you about carlo"
  if (kind === "thing" && names(text, titled(topic))) return true;
  if (kind === "statement" && DENIES.test(text) !== DENIES.test(topic)) return false;
  if (!isWide && (!standsAlone(text, topic) || swapsNames(topic)(text))) return false;
  return askers.some((asker) => isOf(text, asker, request));
};

/** Places of the memories that hold all terms. */
const holding = ({ rows: { postings } }: MemoryTable, terms: readonly string[]): number[] => {
  const holders = terms.map((term) => slotsWith(postings, [postings.idOf(term)]));
  const [smallest, ...others] = holders.sort((one, other) => one.size - other.size);
  return [...(smallest ?? [])].filter((slot) => others.every((slots) => slots.has(slot)));
};

/** Those that the request means and that were told before it. */
export const askedToForget = (table: MemoryTable, request: ChatRequest, now: EpochMs): Memory[] => {
  const terms = [...new Set(termsOf(request.topic))];
  const mask = table.currentMask(now);
  return holding(table, terms).flatMap((slot) => {
    const memory = mask[slot] === 1 ? table.rows.at(slot) : null;
    if (memory === null || memory.isAggregated || (memory.documentDate ?? memory.createdAt) > request.said) return [];
    return isMeant(memory, request) ? [memory] : [];
  });
};
