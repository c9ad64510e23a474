// What plugins and the pipeline know of a configured chat model: one question, one answer that has been checked.

import type { TSchema } from "typebox";
import type { CallContext } from "./plugin.ts";

export interface ChatQuestion<Answer> {
  /** Name and version of the prompt, e.g. `extract-memories-v1`. */
  readonly prompt: string;
  /** What is to be done; written by the program and the organization, never by a document. */
  readonly instructions: string;
  /** What it is to be done with. `fence` puts what users said between marks that no text can know, and the model is told of them. */
  readonly material: (fence: (text: string) => string) => string;
  /** The form of the answer, for servers that can hold a model to it. */
  readonly schema: TSchema;
  /** Takes what is usable from an answer; null when nothing is, then the model is asked once more. */
  readonly read: (answer: unknown) => Answer | null;
  readonly maxAnswerTokens: number;
}

/** Every failure is a PluginError; the caller goes on without the model. */
export interface ChatModel {
  readonly name: string;
  ask<Answer>(question: ChatQuestion<Answer>, context: CallContext): Promise<Answer>;
}

/** Holds a chat model to what the operator is ready to pay. */
export interface TokenMeter {
  /** Rejects with `budget_spent` when nothing may be asked any more. */
  admit(): Promise<void>;
  /** Counts what one answer took, question included. */
  spend(tokens: number): void;
}
