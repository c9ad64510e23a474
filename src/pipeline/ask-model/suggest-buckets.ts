// Bucket suggestions from the chat model; in the organization's own words, by rules, where it fails.

import { Type } from "typebox";
import { Value } from "typebox/value";
import type { ChatModel } from "#contracts/chat.ts";
import type { Logger } from "#contracts/plugin.ts";
import { type BucketDefinition, parseBuckets } from "#domain/bucket.ts";
import { suggestBuckets } from "#domain/suggest-buckets.ts";
import instructions from "./suggest-buckets-v1.txt" with { type: "text" };

const Suggestions = Type.Object(
  {
    buckets: Type.Array(
      Type.Object(
        { key: Type.String(), description: Type.String({ maxLength: 500 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
const FEWEST = 3;
const MOST = 6;
const WAIT_MS = 30_000;

/** Null when there are not enough valid ones. */
const read = (answer: unknown): readonly BucketDefinition[] | null => {
  if (!Value.Check(Suggestions, answer)) return null;
  const valid = new Map<string, BucketDefinition>();
  for (const bucket of answer.buckets) {
    const parsed = parseBuckets([bucket]);
    if (parsed.ok && bucket.description.trim() !== "") valid.set(bucket.key, bucket);
  }
  return valid.size < FEWEST ? null : [...valid.values()].slice(0, MOST);
};

export const suggestWithModel =
  (chat: ChatModel, logger: Logger) =>
  async (filterPrompt: string): Promise<readonly BucketDefinition[]> => {
    try {
      return await chat.ask(
        {
          prompt: "suggest-buckets-v1",
          instructions: instructions.trim(),
          material: (fence) => fence(filterPrompt),
          schema: Suggestions,
          read,
          maxAnswerTokens: 1_500,
        },
        { signal: AbortSignal.timeout(WAIT_MS), logger },
      );
    } catch (error) {
      logger.warn({ error }, "buckets were suggested without the language model");
      return suggestBuckets(filterPrompt);
    }
  };
