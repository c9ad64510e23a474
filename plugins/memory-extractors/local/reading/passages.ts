// Turns chunks into passages: one for a turn (its pieces put together) or a block of prose, split into sentences
// with their offsets, without code, output, quotes and the service's own words.

import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";
import { namesAnyOf } from "#plugins/shared/named-topics.ts";
import { eachSentence } from "#plugins/shared/sentences.ts";
import { TIME_WORD } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { matchesIn } from "../patterns.ts";
import { type Acquaintances, acquaintancesIn, NO_ACQUAINTANCES } from "../references/acquaintances.ts";
import { type Belongings, belongingsOf, NO_BELONGINGS, ownedBy } from "../references/belongings.ts";
import { CIRCUMSTANCE } from "../sentences/halves.ts";
import { isAboutCode } from "./about-code.ts";
import { byAuthors } from "./authors.ts";
import { isCode } from "./code-marks.ts";
import { type Csv, csvOf, csvRow } from "./csv.ts";
import { byDays } from "./days.ts";
import { echoRanges, type Range } from "./echoes.ts";
import { DEFAULT_ENTITY, entityName } from "./entity.ts";
import { withoutParts, withoutQuotations, withoutTexts } from "./fiction.ts";
import { topicOfLead } from "./headings.ts";
import { isJotted, jottedLines } from "./jotted-lines.ts";
import { isForeign, isForeignSentence, languageEvidence } from "./language.ts";
import { piecesOf } from "./long-sentences.ts";
import { nameListeners, namesIn } from "./names.ts";
import { withoutUnkept } from "./not-kept.ts";
import { outputRanges } from "./pasted-output.ts";
import { withOthersApart } from "./said-by-others.ts";
import { readAs, speaksMarks } from "./spoken-marks.ts";
import { columnsOf, isRow, toldRow } from "./tables.ts";
import { bySenders, type Stretch, threadsIn, withoutMarks } from "./threads.ts";

export interface PassageSentence {
  readonly chunkId: string;
  /** Offsets in the document's extracted text. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** What is read in its place: the same with the reader of a letter named, the row of a table in words. */
  readonly told?: string;
  readonly isFresh: boolean;
  /** The row of a table. */
  readonly isRow?: true;
  /** Where it begins; absent amid a line. */
  readonly opens?: "line" | "paragraph" | undefined;
}

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
  /** Written by somebody else than whose container it is, as far as its names tell: a letter, a comment on a ticket. */
  readonly isOfAuthor: boolean;
  /** Whom "we" means, where that is not the speaker. */
  readonly group: string | null;
  /** What relative dates are resolved against. */
  readonly said: EpochMs;
  readonly isDayAhead?: true; // under a day that is still to come
  /** Whether a text names what the organization wants remembered; null where it names nothing. */
  readonly isWanted: ((text: string) => boolean) | null;
  /** Whom the user of an assistant spoke of by name; empty elsewhere. */
  readonly known: Acquaintances;
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

const FENCE = /^[ \t]*(?:```|~~~)/gm;
/** Of "**Ada** (10:30): ", "Ada 🌻: " */
const BEHIND_LABEL =
  /^(?:[*_ )\]\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f){0,20}(?:\([^)]{0,40}\) ?)?[:>-] ?[*_]{0,2}/u;
/** Where the words begin behind "Name: " or "[10:04] Name: ". */
const bodyStart = (chunk: Chunk): number => {
  if (chunk.speaker === null) return 0;
  const head = chunk.text.slice(0, chunk.speaker.length + 80).toLowerCase();
  const label = chunk.speaker.toLowerCase();
  const at = head.indexOf(label);
  if (at < 0 || head.slice(0, at).includes("\n")) return 0;
  const colon = BEHIND_LABEL.exec(head.slice(at + label.length));
  return colon === null ? 0 : at + label.length + colon[0].length;
};

/** Ranges between code fences; the state carries over the pieces of one turn. */
const fencedRanges = (text: string, isOpen: boolean): { ranges: Range[]; isOpen: boolean } => {
  const ranges: Range[] = [];
  let open = isOpen ? 0 : -1;
  for (const match of matchesIn(text, FENCE)) {
    if (open < 0) open = match.index;
    else {
      ranges.push({ start: open, end: match.index + match[0].length });
      open = -1;
    }
  }
  if (open >= 0) ranges.push({ start: open, end: text.length });
  return { ranges, isOpen: open >= 0 };
};

/** "> I have three cats. Do you?": somebody else's, to the end of the line. */
const QUOTED_LINE = /^[ \t]*>.*$/gm;
const quotedLines = (body: string): Range[] =>
  body.includes(">")
    ? matchesIn(body, QUOTED_LINE).map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
    : [];

/** Calls `visit` for the stretches of [from, to) that no range covers. */
const eachGap = (
  ranges: readonly Range[],
  from: number,
  to: number,
  visit: (start: number, end: number) => void,
): void => {
  let at = from;
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    if (range.start > at) visit(at, Math.min(range.start, to));
    at = Math.max(at, range.end);
  }
  if (at < to) visit(at, to);
};

/** Whether a sentence begins a line, and that a paragraph. */
const openingAt = (body: string, start: number): Pick<PassageSentence, "opens"> => {
  let at = start - 1;
  let breaks = 0;
  for (; at >= 0 && breaks < 2 && /\s/.test(body.charAt(at)); at--) if (body[at] === "\n") breaks++;
  if (breaks > 1) return { opens: "paragraph" };
  return breaks > 0 || at < 0 ? { opens: "line" } : {};
};

const toldAs = (told: string, raw: string): Pick<PassageSentence, "told"> => (told === raw ? {} : { told });

const LINE = /[^\n]+/g;
const rowsOf = (chunk: Chunk, csv: Csv, isFresh: boolean): PassageSentence[] =>
  matchesIn(chunk.text, LINE).flatMap(({ index, 0: raw }) => {
    const told = csvRow(csv, raw);
    const start = chunk.start + index;
    const place = { chunkId: chunk.id, start, end: start + raw.length, raw, isFresh, opens: "line" as const };
    return told === null ? [] : [{ ...place, told, isRow: true as const }];
  });

interface Surroundings {
  readonly isFresh: boolean;
  /** A code fence of the piece before goes on. */
  readonly isFenceOpen: boolean;
  readonly isOfCode: boolean;
  readonly isTableRead: boolean;
  readonly csv: Csv | null;
  readonly areMarksSpoken: boolean;
}

const readSentences = (
  chunk: Chunk,
  { isFresh, isFenceOpen, isOfCode, isTableRead, csv, areMarksSpoken }: Surroundings,
): { sentences: PassageSentence[]; foreign: PassageSentence[]; isFenceOpen: boolean } => {
  const from = bodyStart(chunk);
  const body = from === 0 ? chunk.text : chunk.text.slice(from).trimStart();
  const offset = chunk.text.length - body.length;
  if (csv !== null && chunk.role === null) {
    const rows = csv.isTold ? rowsOf(chunk, csv, isFresh) : [];
    return { sentences: rows, foreign: [], isFenceOpen: false };
  }
  const fences = fencedRanges(body, isFenceOpen);
  const read = readAs(body, areMarksSpoken);
  const sentences: PassageSentence[] = [];
  const isOfLines = chunk.role === null && isJotted(read);
  const eachSentenceOf = (start: number, end: number, visit: (start: number, end: number) => void): void => {
    for (const part of isOfLines ? jottedLines(read, start, end) : [{ start, end }])
      eachSentence(read, part.start, part.end, visit);
  };
  const isTalk = chunk.role === "other" || chunk.role === "user";
  const columns = isTableRead && chunk.role === null ? columnsOf(chunk.text, chunk.lead) : null;
  const output = columns === null ? outputRanges(body) : [];
  const unsaid = [...fences.ranges, ...quotedLines(body), ...echoRanges(body, chunk), ...output];
  eachGap(unsaid, 0, body.length, (gapStart, gapEnd) =>
    eachSentenceOf(gapStart, gapEnd, (start, end) => {
      const opening = openingAt(read, start);
      for (const piece of piecesOf(read.slice(start, end))) {
        const raw = body.slice(start + piece.start, start + piece.end);
        const spoken = read.slice(start + piece.start, start + piece.end);
        const at = chunk.start + offset + start;
        const place = {
          chunkId: chunk.id,
          start: at + piece.start,
          end: at + piece.end,
          raw,
          isFresh,
          ...toldAs(spoken, raw),
          ...(piece.start === 0 ? opening : {}),
        };
        const told = columns !== null && isRow(raw) ? toldRow(columns, raw) : null;
        if (told !== null) sentences.push({ ...place, told });
        // "How old is she now?" "7"
        const isEmpty = raw.length < 2 && !(isTalk && /\d/.test(raw));
        if (isEmpty || /^\s*[>|\\)}\]]/.test(raw) || isCode(raw, isOfCode)) continue;
        sentences.push(place);
      }
    }),
  );
  return { ...byLanguage(sentences), isFenceOpen: fences.isOpen };
};

const byLanguage = (all: PassageSentence[]): { sentences: PassageSentence[]; foreign: PassageSentence[] } => {
  const evidence = all.map(({ raw }) => languageEvidence(raw));
  if (evidence.every(({ other }) => other === 0)) return { sentences: all, foreign: [] };
  const isAmongForeign = isForeign({
    english: evidence.reduce((sum, { english }) => sum + english, 0),
    other: evidence.reduce((sum, { other }) => sum + other, 0),
  });
  const isOther = evidence.map((one) => isForeignSentence(one, isAmongForeign));
  return { sentences: all.filter((_, at) => !isOther[at]), foreign: all.filter((_, at) => isOther[at]) };
};

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

/** "At least 68k, I was on 64 before": the answer, and what is told behind it. */
const ANSWER_FIRST =
  /^[^,.;!?]{3,80}(?=, (?:and |but |so )?(?:I|I'm|I've|I'd|my|we|we're|we've|our|she|she's|he|he's|could)\s)/i;
const NO_ANSWER = /^\W*(?:yes|yeah|yep|yup|nope|nah|ok|okay|sure|well|so|oh|hmm+)\b/i;
/** "Mum, I moved": a name or an adverb; "Leeds, but I'm moving" answers. */
const ONE_WORD = /^\w+, (?!(?:but|and) )/;
const AMOUNT = /^(?:at least|at most|up to|about|around|between|under|over) [£$€]?\d/i;

const withAnswerApart = (sentence: PassageSentence): PassageSentence[] => {
  const answer = ANSWER_FIRST.exec(sentence.raw)?.[0];
  if (answer === undefined || FINITE.test(answer) || TIME_WORD.test(answer)) return [sentence];
  if (NO_ANSWER.test(answer) || ONE_WORD.test(sentence.raw) || (CIRCUMSTANCE.test(answer) && !AMOUNT.test(answer)))
    return [sentence];
  const behind = answer.length + 2;
  return [
    { ...sentence, end: sentence.start + answer.length, raw: answer },
    { ...sentence, start: sentence.start + behind, raw: sentence.raw.slice(behind) },
  ];
};

const setAnswersApart = ({ isReply, sentences }: Passage): void => {
  const [first] = sentences;
  if (isReply && first !== undefined) sentences.splice(0, 1, ...withAnswerApart(first));
};

/** What users tell an assistant of themselves, without what they quote, play, or ask not to keep. */
const tellOwnWordsOnly = (passages: readonly Passage[]): void => {
  const own = withoutUnkept(
    withoutParts(
      passages.map((passage) => (isToAssistant(passage) ? withoutTexts(withoutQuotations(passage.sentences)) : null)),
    ),
  );
  passages.forEach(({ sentences }, at) => {
    const kept = own[at];
    if (kept && kept.length < sentences.length) sentences.splice(0, sentences.length, ...kept);
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
        isOfAuthor: false,
        group: null,
        said: chunk.at ?? context.documentDate,
        isWanted,
        known: isOfPerson(chunk) ? known : NO_ACQUAINTANCES,
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
  tellOwnWordsOnly(passages);
  nameBelongings(passages, remembered);
  passages.forEach(setAnswersApart);
  if (whole.csv !== null) return passages;
  const written = byDays(
    passages.flatMap((passage) => {
      const thread = ofThreads.get(passage);
      if (thread !== undefined) return bySenders(passage, thread);
      return passage.role === null ? byAuthors(passage) : [passage];
    }),
  );
  return withOthersApart(written, entity, isToAssistant);
};
