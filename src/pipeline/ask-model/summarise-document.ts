// A document's summary from the chat model: one question however long the document is. Without a model, or where it fails, there is none.

import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ChatModel } from "#contracts/chat.ts";
import { type CallContext, PluginError } from "#contracts/plugin.ts";
import { isGrounded, tellsInstructions } from "#domain/grounded.ts";
import { noteUndone } from "../fallback-notes.ts";
import instructions from "./summarise-document-v1.txt" with { type: "text" };

export interface DocumentToSummarise {
  readonly title: string | null;
  /** The summary of what was there before these passages; null when they are all there is. */
  readonly earlier: string | null;
  readonly passages: readonly string[];
}

export type Summarise = (document: DocumentToSummarise, context: CallContext) => Promise<string | null>;

const Summary = Type.Object(
  { summary: Type.String({ minLength: 10, maxLength: 800 }) },
  { additionalProperties: false },
);
const MAX_ANSWER_TOKENS = 500;
const MOST_CHARACTERS = 24_000;
const MOST_OF_PASSAGE = 2_000;

/** From the beginning, the middle and the end alike, where not all of it fits. */
const withinBounds = (passages: readonly string[]): string[] => {
  const cut = passages.map((passage) => passage.slice(0, MOST_OF_PASSAGE));
  const characters = cut.reduce((sum, passage) => sum + passage.length, 0);
  const step = Math.max(1, characters / MOST_CHARACTERS);
  return Array.from({ length: Math.floor(cut.length / step) }, (_, i) => cut[Math.floor(i * step)] ?? "");
};

export const summariseWithModel =
  (chat: ChatModel): Summarise =>
  async ({ title, earlier, passages }, context) => {
    const shown = withinBounds(passages);
    if (shown.every((passage) => passage.trim() === "")) return earlier;
    const material = [
      ...(title === null ? [] : [title.slice(0, 300)]),
      ...(earlier === null ? [] : [earlier]),
      ...shown,
    ];
    const tells = tellsInstructions(instructions, material);
    const read = (answer: unknown): string | null => {
      if (!Value.Check(Summary, answer)) return null;
      const summary = answer.summary.replace(/\s+/g, " ").trim();
      return summary.length < 10 || tells(summary) || !isGrounded(summary, material) ? null : summary;
    };
    try {
      return await chat.ask(
        {
          prompt: "summarise-document-v1",
          instructions: instructions.trim(),
          material: (fence) =>
            [
              ...(title === null ? [] : [`Title:\n${fence(title.slice(0, 300))}`]),
              ...(earlier === null ? [] : [`Earlier summary:\n${fence(earlier)}`]),
              fence(shown.join("\n\n")),
            ].join("\n\n"),
          schema: Summary,
          read,
          maxAnswerTokens: MAX_ANSWER_TOKENS,
        },
        context,
      );
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof PluginError)) throw error;
      noteUndone("No summary of this document was written")(error, context);
      return earlier;
    }
  };
