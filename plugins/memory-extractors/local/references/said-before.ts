// What was said shortly before a turn, in words.

import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";
import { type Before, NOTHING_BEFORE } from "./references.ts";
import { asTyped, wordingOf } from "./turn-words.ts";

/** How far back a thing may have been named in full. */
const NEAR = 12;

const nearBefore = (passages: readonly Passage[], at: number): readonly Passage[] =>
  passages.slice(Math.max(0, at - NEAR), at);
/** What was said shortly before, for the days that it names; read only when it is asked for. */
export const daysBefore = (passages: readonly Passage[], at: number) => (): string =>
  nearBefore(passages, at).map(wordingOf).join(" ");

const LAST_SENTENCES = 2;
const lastWordsOf = ({ sentences }: Passage): string => sentences.slice(-LAST_SENTENCES).map(plainOf).join(" ");
const OWN_TURNS = 2;

export const saidBefore = (passages: readonly Passage[], at: number): Before => {
  const before = nearBefore(passages, at);
  const [mine, last] = [before.at(-2), before.at(-1)];
  const days = daysBefore(passages, at);
  if (last === undefined) return NOTHING_BEFORE;
  const isOwn = mine !== undefined && mine.speaker === passages[at]?.speaker && mine.role === passages[at]?.role;
  const speaker = passages[at]?.speaker;
  const own = (): string =>
    before
      .filter((passage) => passage.speaker === speaker)
      .slice(-OWN_TURNS)
      .map(asTyped)
      .join(" ");
  if (passages[at]?.listener === null)
    return {
      ...NOTHING_BEFORE,
      days,
      own,
      message: isOwn ? wordingOf(mine) : "",
      answer: () => lastWordsOf(last),
      proposal: () => (last.role === "assistant" ? wordingOf(last) : ""),
    };
  return {
    ...NOTHING_BEFORE,
    other: last.speaker === speaker ? "" : asTyped(last),
    mine: isOwn ? asTyped(mine) : "",
    both: before.map(asTyped).join(" "),
    days,
    own,
  };
};
