// Turns chunks into passages: one for a turn (its pieces put together) or a block of prose, split into sentences
// with their offsets, without code, output, quotes and the service's own words.

import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";
import { namesAnyOf } from "#plugins/shared/named-topics.ts";
import { type Acquaintances, acquaintancesIn, NO_ACQUAINTANCES } from "../references/persons/acquaintances.ts";
import { type Belongings, belongingsOf, NO_BELONGINGS, ownedBy } from "../references/things/belongings.ts";
import { isAboutCode } from "./about-code.ts";
import { setAnswersApart } from "./answers-apart.ts";
import { byAuthors } from "./authors.ts";
import { csvOf } from "./csv.ts";
import { byDays } from "./days.ts";
import { DEFAULT_ENTITY, entityName } from "./entity.ts";
import { withEntryDays } from "./entry-days.ts";
import { withoutParts, withoutQuotations, withoutTexts } from "./fiction.ts";
import { topicOfLead } from "./headings.ts";
import { nameTeams } from "./meetings.ts";
import { nameListeners, namesIn } from "./names.ts";
import { withoutUnkept } from "./not-kept.ts";
import { bodyStart, type PassageSentence, readSentences } from "./passage-sentences.ts";
import { withoutAds } from "./pasted-ads.ts";
import { withoutAnswers } from "./pasted-answers.ts";
import { withOthersApart } from "./said-by-others.ts";
import { speaksMarks } from "./spoken-marks.ts";
import { bySenders, type Stretch, threadsIn, withoutMarks } from "./threads.ts";

export type { PassageSentence };

export interface Passage {
  readonly role: Role | null;
  /** Whom "I" means. */
  readonly speaker: string;
  /** The other person of a conversation between named people; null in chats with an assistant and in prose. */
  listener: string | null;
  /** The turn calls its listener by name. */
  isCalled: boolean;
  /** Several are there, and nothing tells to which of them the turn speaks: "you" is nobody. */
  isListenerOpen: boolean;
  /** More than two talk. */
  isAmongSeveral: boolean;
  /** Written by somebody else than whose container it is, as far as its names tell: a letter, a comment on a ticket. */
  readonly isOfAuthor: boolean;
  /** Whom "we" means, where that is not the speaker. */
  group: string | null;
  /** What relative dates are resolved against. */
  readonly said: EpochMs;
  readonly isDayAhead?: true; // under a day that is still to come
  readonly isEntry?: true; // under one of several days that are over, as in a diary
  /** Whether a text names what the organization wants remembered; null where it names nothing. */
  readonly isWanted: ((text: string) => boolean) | null;
  /** Whom the user of an assistant spoke of by name; empty elsewhere. */
  readonly known: Acquaintances;
  /** What is remembered already that is near to what is said. */
  readonly remembered: readonly string[];
  /** What speaker and listener have called their own. */
  belongings: Belongings;
  readonly heading: string;
  /** A turn of a session about code. */
  readonly isAboutCode: boolean;
  /** The assistant asked something right before. */
  readonly isReply: boolean;
  readonly sentences: PassageSentence[];
  /** Those in other languages, which no rule reads. */
  readonly foreign: PassageSentence[];
}

/** A turn of somebody who talks to an assistant. */
export const isToAssistant = ({ role, listener }: Passage): boolean => role === "user" && listener === null;

/** "Are you vegan, Kim?" "I am!" of Bo. */
export const isToElse = (before: Passage | undefined, { speaker }: Passage): boolean =>
  before?.isCalled === true && before.listener !== speaker;

const continues = (before: Chunk | undefined, chunk: Chunk): boolean => {
  if (before === undefined || before.documentId !== chunk.documentId || before.speaker !== chunk.speaker) return false;
  if (before.role !== chunk.role || before.at !== chunk.at) return false;
  return chunk.speaker === null ? before.lead === chunk.lead : bodyStart(chunk) === 0;
};

/** Gives each turn what its speaker and, where only two speak, its listener call theirs. */
const nameBelongings = (passages: readonly Passage[], remembered: readonly string[]): void => {
  const turns = passages.filter((passage) => isOfPerson(passage) && !passage.isAboutCode);
  const owned = new Map<string, ReadonlySet<string>>();
  for (const [speaker, own] of Map.groupBy(turns, (turn) => turn.speaker))
    owned.set(
      speaker,
      ownedBy(
        speaker,
        own.flatMap(({ sentences }) => sentences.map(({ raw }) => raw)),
        remembered,
      ),
    );
  const areTwo = owned.size === 2;
  const isTalk = turns.some(({ listener }) => listener !== null);
  const belongings = new Map(
    [...owned].map(([speaker, own]) => {
      const other = areTwo ? [...owned.keys()].find((one) => one !== speaker) : undefined;
      return [speaker, belongingsOf(own, owned.get(other ?? "") ?? new Set(), !isTalk)];
    }),
  );
  for (const turn of turns) turn.belongings = belongings.get(turn.speaker) ?? NO_BELONGINGS;
};

/** What users tell an assistant of themselves, without what they quote, play, or ask not to keep. */
const tellOwnWordsOnly = (passages: readonly Passage[]): void => {
  const own = withoutUnkept(
    withoutParts(
      passages.map((passage, at) =>
        isToAssistant(passage)
          ? withoutTexts(withoutQuotations(withoutAds(withoutAnswers(passage.sentences, passages, at))))
          : null,
      ),
    ),
  );
  passages.forEach(({ sentences }, at) => {
    const kept = own[at];
    if (kept && (kept.length < sentences.length || kept.some((one, nth) => one !== sentences[nth])))
      sentences.splice(0, sentences.length, ...kept);
  });
};

const repliesTo = (chunk: Chunk, before: Passage | undefined): boolean =>
  chunk.role === "user" &&
  before?.role === "assistant" &&
  before.sentences.at(-1)?.raw.trimEnd().endsWith("?") === true;

/** Said by somebody who has acquaintances, no assistant, tool or page. */
const isOfPerson = ({ role }: Chunk | Passage): boolean => role === "user" || role === "other";

/** A longer table is data: it is searched, and nobody remembers its rows. */
const MOST_ROWS = 30;
const rowsIn = (text: string): number => (text.includes("|") ? (text.match(/^\s*\|/gm)?.length ?? 0) : 0);

export const readPassages = ({ chunks, freshChunkIds, context }: ExtractionInput): Passage[] => {
  const entity = entityName(context.entityContext) ?? DEFAULT_ENTITY;
  const isWanted = namesAnyOf(context.includeItems);
  const remembered = context.relatedMemories.map(({ text }) => text);
  const typed = chunks.filter(({ role }) => role === "user").map(({ text }) => text);
  const spoken = chunks.filter(({ role }) => role === "other").map(({ text }) => text);
  const known = acquaintancesIn([...remembered, ...typed, ...spoken], [...remembered, ...typed]);
  const passages: Passage[] = [];
  const threads = threadsIn(chunks);
  const ofThreads = new Map<Passage, readonly Stretch[]>();
  const isOfCode = isAboutCode(chunks, context.entityContext);
  const isTableRead = chunks.reduce((sum, { text }) => sum + rowsIn(text), 0) <= MOST_ROWS;
  const areMarksSpoken = speaksMarks(
    chunks.flatMap(({ role, text }) => (role === null || role === "user" ? [text] : [])),
  );
  const whole = { isOfCode, isTableRead, csv: csvOf(chunks), areMarksSpoken };
  const nameOf = namesIn(chunks, entity);
  let before: Chunk | undefined;
  let isFenceOpen = false;
  for (const given of chunks) {
    const chunk = withoutMarks(given, given.role === null ? threads.get(given.documentId) : undefined);
    const isContinued = continues(before, chunk);
    const isFresh = freshChunkIds.has(chunk.id);
    const read = readSentences(chunk, { ...whole, isFresh, isFenceOpen: isContinued && isFenceOpen });
    isFenceOpen = read.isFenceOpen;
    const current = passages.at(-1);
    if (isContinued && current !== undefined) {
      current.sentences.push(...read.sentences);
      current.foreign.push(...read.foreign);
    } else {
      const passage: Passage = {
        role: chunk.role,
        speaker: nameOf(chunk),
        listener: null,
        isCalled: false,
        isListenerOpen: false,
        isAmongSeveral: false,
        isOfAuthor: false,
        group: null,
        said: chunk.at ?? context.documentDate,
        isWanted,
        known: isOfPerson(chunk) ? known : NO_ACQUAINTANCES,
        remembered,
        belongings: NO_BELONGINGS,
        heading: chunk.speaker === null ? topicOfLead(chunk.lead) : "",
        isAboutCode: isOfCode,
        isReply: repliesTo(chunk, current),
        sentences: read.sentences,
        foreign: read.foreign,
      };
      passages.push(passage);
      const thread = chunk.role === null && chunk.speaker === null ? threads.get(chunk.documentId) : undefined;
      if (thread !== undefined) ofThreads.set(passage, thread);
    }
    before = chunk;
  }
  nameListeners(passages.filter((passage) => passage.role !== null));
  nameTeams(passages);
  tellOwnWordsOnly(passages);
  nameBelongings(passages, remembered);
  passages.forEach(setAnswersApart);
  if (whole.csv !== null) return passages;
  const written = byDays(
    withEntryDays(
      passages.flatMap((passage) => {
        const thread = ofThreads.get(passage);
        if (thread !== undefined) return bySenders(passage, thread);
        return passage.role === null ? byAuthors(passage) : [passage];
      }),
    ),
  );
  return withOthersApart(written, entity, isToAssistant);
};
