// What a repeated customId brings: nothing new, the full updated content, or a new part. Compared without regard to white space
// and Unicode normal form, in time linear in the texts.

import type { Chunk, ChunkDraft } from "./chunk.ts";

export interface StoredPassages {
  readonly text: string;
  /** By position. */
  readonly chunks: readonly Chunk[];
}

export interface IncomingPassages {
  readonly text: string;
  /** In reading order. */
  readonly drafts: readonly ChunkDraft[];
}

export interface PassageMatch {
  /** For each incoming passage the stored one that is the same, or null for a fresh one. No stored passage is used twice. */
  readonly kept: readonly (Chunk | null)[];
  /** Ids of stored passages that the incoming text no longer holds. */
  readonly removed: readonly string[];
}

export type PassageDiff =
  | { readonly kind: "same" }
  | ({ readonly kind: "full" } & PassageMatch)
  /** The incoming text from this offset on goes after the stored text; before it, it repeats the end of what is stored. */
  | { readonly kind: "append"; readonly from: number };

const HAS_MARKS = /[^\0-\u02ff]/;
/** To put a run of combining marks in order costs its square; no language stacks as many as thirty. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

/** One space between words, composed characters. */
export const normalizeText = (text: string): string => {
  const spaced = text.replace(/\s+/g, " ").trim();
  return HAS_MARKS.test(spaced) ? spaced.replace(LONG_RUN, "$1").normalize("NFC") : spaced;
};

/** Passages are the same when they read the same, under the same headings, by the same speaker at the same time. */
const passageKey = (passage: ChunkDraft): string =>
  [normalizeText(passage.text), normalizeText(passage.lead), passage.speaker, passage.role, passage.at].join("\0");

/** Pairs equal passages in reading order; repeated ones pair off one by one. */
export const matchPassages = (stored: readonly Chunk[], incoming: readonly ChunkDraft[]): PassageMatch => {
  const waiting = new Map<string, Chunk[]>();
  for (let i = stored.length - 1; i >= 0; i--) {
    const chunk = stored[i] as Chunk;
    const key = passageKey(chunk);
    const same = waiting.get(key);
    if (same === undefined) waiting.set(key, [chunk]);
    else same.push(chunk);
  }
  // Of a new document nothing is stored: there is nothing to compare with.
  if (waiting.size === 0) return { kept: incoming.map(() => null), removed: [] };
  const kept = incoming.map((draft) => waiting.get(passageKey(draft))?.pop() ?? null);
  const used = new Set(kept.map((chunk) => chunk?.id));
  return { kept, removed: stored.flatMap((chunk) => (used.has(chunk.id) ? [] : [chunk.id])) };
};

/** Lines and sentences: finer than passages, whose bounds move when a word is put in before them. */
const statementsOf = (text: string): string[] =>
  text.split(/\n+|(?<=[.!?。！？])\s+/).flatMap((piece) => {
    const statement = normalizeText(piece);
    return statement === "" ? [] : [statement];
  });

interface Shares {
  /** Characters of statements that both texts hold. */
  readonly shared: number;
  /** The same as a part of each text, 0 to 1. */
  readonly ofStored: number;
  readonly ofIncoming: number;
}

const sharesOf = (stored: string, incoming: string): Shares => {
  const counts = new Map<string, number>();
  let storedLength = 0;
  for (const statement of statementsOf(stored)) {
    counts.set(statement, (counts.get(statement) ?? 0) + 1);
    storedLength += statement.length;
  }
  let incomingLength = 0;
  let shared = 0;
  for (const statement of statementsOf(incoming)) {
    incomingLength += statement.length;
    const left = counts.get(statement) ?? 0;
    if (left === 0) continue;
    counts.set(statement, left - 1);
    shared += statement.length;
  }
  return { shared, ofStored: shared / Math.max(1, storedLength), ofIncoming: shared / Math.max(1, incomingLength) };
};

/** How much of both beginnings is read. */
const BEGINNING = 2_000;
/** "Dear diary.", "Hello again.", a title: what new parts begin with, too. */
const SAYS_SOMETHING = /^(?:\S+ ){3,}\S*[.!?。！？]$|^.{8,}[。！？]$/;

/** A title that says what it is of ("Notes of the weekly meeting are below.") stands above each of its parts. */
const FEWEST_ALIKE = 2;

/** Whether both texts begin with the same sentences. Nobody writes the first ones of a text again above what is to go behind it. */
const beginAlike = (stored: string, incoming: string): boolean => {
  const before = statementsOf(stored.slice(0, BEGINNING));
  const after = statementsOf(incoming.slice(0, BEGINNING));
  const differing = before.findIndex((statement, i) => statement !== after[i]);
  const alike = before.slice(0, differing < 0 ? before.length : differing);
  return alike.length >= FEWEST_ALIKE && alike.some((statement) => SAYS_SOMETHING.test(statement));
};

interface Overlap {
  /** How many passages at the end of the stored ones are the first of the incoming ones. */
  readonly length: number;
  readonly characters: number;
  /** All incoming passages stand in the stored text one after the other. */
  readonly isContained: boolean;
}

/** One Knuth-Morris-Pratt run of the incoming passages over the stored ones finds both. */
const overlapOf = (stored: readonly ChunkDraft[], incoming: readonly ChunkDraft[]): Overlap => {
  const pattern = incoming.map(passageKey);
  const fallback: number[] = [0];
  const advance = (state: number, key: string): number => {
    let next = state;
    while (next > 0 && pattern[next] !== key) next = fallback[next - 1] ?? 0;
    return pattern[next] === key ? next + 1 : 0;
  };
  for (let i = 1, state = 0; i < pattern.length; i++) {
    state = advance(state, pattern[i] as string);
    fallback.push(state);
  }
  let state = 0;
  let isContained = pattern.length === 0;
  for (const chunk of stored) {
    state = advance(state, passageKey(chunk));
    isContained ||= state === pattern.length;
  }
  const characters = incoming.slice(0, state).reduce((sum, draft) => sum + draft.text.length, 0);
  return { length: state, characters, isContained };
};

const isConversation = (passages: readonly ChunkDraft[]): boolean => passages.some((passage) => passage.role !== null);

/** From this share on the incoming text is taken for the other one's new edition. */
const MOST = 0.5;

/**
 * Conversations lose nothing when in doubt: clients send their latest turns over and over (a window of the last twenty, a
 * delivery repeated), and a turn that is not among them has not been taken back. Of other texts a version that is shorter but
 * mostly known is an edit, and so is one that begins as the stored text does, however much of it is new.
 */
export const diffPassages = (stored: StoredPassages, incoming: IncomingPassages): PassageDiff => {
  const before = normalizeText(stored.text);
  const after = normalizeText(incoming.text);
  if (before === after || after === "") return { kind: "same" };
  const full = (): PassageDiff => ({ kind: "full", ...matchPassages(stored.chunks, incoming.drafts) });
  if (after.startsWith(before)) return full();

  const overlap = overlapOf(stored.chunks, incoming.drafts);
  const append = (): PassageDiff => {
    const first = incoming.drafts[overlap.length];
    if (first === undefined) return { kind: "same" };
    return { kind: "append", from: overlap.length === 0 ? 0 : first.start };
  };
  const shares = sharesOf(stored.text, incoming.text);
  if (isConversation(stored.chunks) && isConversation(incoming.drafts)) {
    // More in common than the overlap: not a window over the latest turns but all of them, some edited.
    const isWindow = overlap.length > 0 && overlap.characters >= MOST * shares.shared;
    if (isWindow) return append();
    if (shares.ofStored >= MOST) return full();
    return overlap.isContained ? { kind: "same" } : append();
  }
  if (shares.ofStored >= MOST || beginAlike(stored.text, incoming.text)) return full();
  if (overlap.length > 0) return append();
  return shares.ofIncoming >= MOST ? full() : append();
};
