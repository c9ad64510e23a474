// What the speakers of a conversation are called, and to whom each of them speaks.

import type { Chunk } from "#domain/chunk.ts";
import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { calledBy, calledIn } from "./addressees.ts";
import { namesGiven } from "./introductions.ts";

const ROLE_NAMES = new RegExp(
  wrapped`
    ^(?:the )?(?:
      user|human|me|you|customer|client|speaker|person|participant|guest|caller|self|i|unknown|assistant|ai|bot|system
      |tool|speaker ?\w{1,2}
    )$`,
  "i",
);

export const isName = (speaker: string): boolean => !ROLE_NAMES.test(speaker.trim()) && /^\p{L}/u.test(speaker);

/** "mary ann" → "Mary Ann": the name opens sentences, and has to read the same wherever it stands. */
export const withCapital = (speaker: string): string =>
  /^\p{Ll}/u.test(speaker) ? speaker.replace(/(?<=^|[ -])\p{Ll}/gu, (first) => first.toUpperCase()) : speaker;

/** "Speaker 1" and "Speaker 2" of a recording: nobody can say which of them is the entity, if any is. */
const areUnnamed = (chunks: readonly Chunk[]): boolean =>
  new Set(chunks.flatMap(({ role, speaker }) => (role === "other" && speaker !== null ? [speaker] : []))).size > 1;

/** What each turn calls its speaker: the entity, where no name says who it is. */
export const namesIn = (chunks: readonly Chunk[], entity: string): ((chunk: Chunk) => string) => {
  const isTalk = areUnnamed(chunks);
  const given = isTalk ? namesGiven(chunks) : new Map<string, string>();
  return ({ speaker, role }) => {
    if (speaker === null || !(isName(speaker) || (isTalk && role === "other"))) return entity;
    return (role === "other" ? given.get(speaker.trim()) : undefined) ?? withCapital(speaker.trim());
  };
};

interface Turn {
  readonly role: Role | null;
  readonly speaker: string;
  readonly sentences: readonly { readonly raw: string }[];
  listener: string | null;
  isCalled: boolean;
  isListenerOpen: boolean;
  isAmongSeveral: boolean;
}

/** Turns further away are another exchange. */
const NEARBY = 6;
/** So many people are no talk but a forum: who calls whom is not looked for. */
const MOST_SPEAKERS = 40;

/** Whether a turn surely speaks to whoever spoke before it: to whom it spoke before, who calls it, or who asks. */
const repliesToLast = ({ speaker }: Turn, last: Turn | undefined, before: Turn | undefined): boolean => {
  if (last === undefined || last.speaker === speaker) return false;
  if (last.isCalled) return last.listener === speaker;
  return before?.speaker === speaker || last.sentences.at(-1)?.raw.trimEnd().endsWith("?") === true;
};

/** Gives each turn of a conversation between named people the person it speaks to. */
export const nameListeners = (passages: readonly Turn[]): void => {
  const isChat = passages.some((passage) => passage.role === "assistant");
  if (isChat) return;
  const speakers = [...new Set(passages.map(({ speaker }) => speaker))];
  const areSeveral = speakers.length > 2;
  const names = areSeveral && speakers.length <= MOST_SPEAKERS ? calledBy(speakers) : [];
  passages.forEach((passage, at) => {
    const isOther = (other: Turn): boolean => other.speaker !== passage.speaker;
    const called = calledIn(passage, names);
    const near =
      passages.slice(Math.max(0, at - NEARBY), at).findLast(isOther) ??
      passages.slice(at + 1, at + 1 + NEARBY).find(isOther);
    passage.listener = called ?? near?.speaker ?? null;
    passage.isCalled = called !== null;
    passage.isAmongSeveral = areSeveral;
    passage.isListenerOpen =
      areSeveral && called === null && !repliesToLast(passage, passages[at - 1], passages[at - 2]);
  });
};
