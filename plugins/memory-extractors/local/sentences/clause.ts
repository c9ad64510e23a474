// A clause on its way to becoming a memory: still in the speaker's own words, with what the rules found out about it.

import type { Passage, PassageSentence } from "../reading/passages.ts";

/** What the whole turn tells about each of its clauses. */
export interface TurnTraits {
  /** Its length in 200 characters, at most 2: people write more where they have something to tell. */
  readonly substance: number;
  readonly asks: boolean;
  /** It opens with a comment on what the other said: "Wow, that sounds fun!" */
  readonly reacts: boolean;
}

export interface Clause {
  readonly passage: Passage;
  readonly sentence: PassageSentence;
  /** The sentence before it in the same turn. */
  readonly before: PassageSentence | null;
  /** Normalised, without lead-ins, in the first person. */
  readonly text: string;
  /** The speaker asked for it to be remembered. */
  readonly isAsked: boolean;
  /** A standing order to the assistant, already in the form "I want the assistant to always ...". */
  readonly isInstruction: boolean;
  /** "We" are the speaker and who the clause before it names. */
  readonly isTogether: boolean;
  /** It opened with "he" or "she", and whom that means was put in: somebody, whatever the name. */
  readonly isOfSomebody: boolean;
  /** The question that it replies to, where that says alone what it asks about. */
  readonly asked: string | null;
  /** One of several lasting things that a sentence tells. */
  readonly isPart: boolean;
  /** Without a verb: it goes on about what the sentence before it states. */
  readonly isElaboration: boolean;
  /** It comes early in a reply to a question. */
  readonly isAnswer: boolean;
  readonly turn: TurnTraits;
}

/** Where a clause stands, before anything is told of it. */
export type Situation = Pick<Clause, "passage" | "sentence" | "before" | "isAnswer" | "turn">;
