// A statement as one line of plain words, for the tables that read what it says at its start: a budget, a day that is free, a supplier.

import type { Parsed } from "../reading/parse.ts";
import { stem } from "../reading/stem.ts";
import { NAMED_MONTHS, STOP_WORDS } from "../reading/words.ts";

/** What a statement says of something that holds one value at a time. */
export interface Said {
  /** Of what, as stems: "bathroom" of a budget, "tuesday" of what is free. */
  readonly of: readonly string[];
  readonly value: string;
}

/** Until when it was seen, and why, is no part of what is said. */
const LEADS_AWAY = new Set(
  "and but so because since after before when while if until that which who although though as where".split(" "),
);
const OF_TIME = new Set(
  "now again nowadays already far instead lately recently today this last next year month week day summer autumn winter spring time currently anymore altogether total all done finished ready complete".split(
    " ",
  ),
);

const SAYS = /^user (?:says|said|mentions) (?:that )?/;

/** "User says the wedding budget is £12,000." as "the wedding budget is 12000 ," */
export const lineOf = ({ tokens }: Parsed): string =>
  tokens
    .map(({ lower, isBreak }) => (isBreak ? "," : lower.replace(/^[€$£](?=\d)/, "")))
    .join(" ")
    .replace(SAYS, "");

/** "the new hall in May because it leaks" as "hall", with no more than tells which one is meant. */
export const wordsOf = (text: string): string[] => {
  const words: string[] = [];
  for (const word of text.trim().split(" ")) {
    if (word === "," || LEADS_AWAY.has(word)) break;
    const isEmpty = STOP_WORDS.has(word) || OF_TIME.has(word) || NAMED_MONTHS.has(word) || word === "new";
    if (!isEmpty && word !== "" && word !== "'s" && word !== "user") words.push(stem(word));
  }
  return words;
};

/** Whether it is somebody else's: "sister 's garden". */
export const isOwned = (text: string): boolean => / 's /.test(text);

export const isAmong = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

export const areAlike = (one: readonly string[], other: readonly string[]): boolean =>
  isAmong(one, other) && isAmong(other, one);
