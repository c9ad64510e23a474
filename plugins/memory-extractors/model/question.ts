// What the model is asked: the passages to draw from, a glance at what came before them, and what is known already.

import { Type } from "typebox";
import type { ChatQuestion } from "#contracts/chat.ts";
import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import { readList } from "#plugins/shared/chat/read-list.ts";
import instructions from "./extract-memories-v1.txt" with { type: "text" };

const KINDS = ["fact", "preference", "plan", "event", "relationship", "decision", "instruction"] as const;
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()], { default: null });

const Candidate = Type.Object(
  {
    passage: Type.Integer({ minimum: 1 }),
    quote: Type.String({ minLength: 1, maxLength: 2_000 }),
    memory: Type.String({ minLength: 3, maxLength: 500 }),
    kind: Type.Union(
      KINDS.map((kind) => Type.Literal(kind)),
      { default: "fact" },
    ),
    subject: orNull(Type.String({ maxLength: 200 })),
    slot: orNull(
      Type.Object(
        {
          attribute: Type.String({ minLength: 1, maxLength: 60 }),
          value: Type.String({ minLength: 1, maxLength: 200 }),
        },
        { additionalProperties: false },
      ),
    ),
    confidence: Type.Number({ minimum: 0, maximum: 1, default: 0.8 }),
    isStatic: Type.Boolean({ default: false }),
    isInference: Type.Boolean({ default: false }),
    events: Type.Array(
      Type.Object(
        { date: Type.String({ maxLength: 10 }), label: Type.String({ maxLength: 100, default: "" }) },
        { additionalProperties: false },
      ),
      { default: [], maxItems: 20 },
    ),
    expires: orNull(Type.String({ maxLength: 10 })),
  },
  { additionalProperties: false },
);
export type GivenCandidate = ReturnType<typeof readCandidates> extends readonly (infer Item)[] | null ? Item : never;

/** Of one call. More would be noise. */
const MOST_CANDIDATES = 40;
const readCandidates = readList("memories", Candidate, MOST_CANDIDATES);

const SCHEMA = Type.Object({ memories: Type.Array(Candidate) }, { additionalProperties: false });
const MAX_ANSWER_TOKENS = 6_000;
/** Of the passage before the first one: enough to know what "there" or "she" means. */
const GLANCE_CHARACTERS = 300;
const MOST_PASSAGE_CHARACTERS = 12_000;
const MOST_KNOWN = 10;
const MOST_KNOWN_CHARACTERS = 400;

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

const describePassage = (chunk: Chunk, number: number, documentDate: number): string => {
  const who = chunk.speaker === null ? "" : `, said by ${chunk.speaker}`;
  const role = chunk.role === null || chunk.role === "other" ? "" : ` (${chunk.role})`;
  const head = `Passage ${number} of ${day(chunk.at ?? documentDate)}${who}${role}:`;
  const lead = chunk.lead === "" ? "" : `${chunk.lead}\n`;
  return `${head}\n${lead}${chunk.text.slice(0, MOST_PASSAGE_CHARACTERS)}`;
};

/** Guidance comes from the organization's and the container's settings: it says what matters, and grants nothing. */
const guidance = ({ context }: ExtractionInput): string[] => {
  const parts: string[] = [];
  if (context.filterPrompt !== null) parts.push(`What the organization wants remembered: ${context.filterPrompt}`);
  if (context.includeItems.length > 0) parts.push(`Remember before other things: ${context.includeItems.join("; ")}`);
  if (context.excludeItems.length > 0) parts.push(`Do not remember: ${context.excludeItems.join("; ")}`);
  if (context.entityContext !== null) parts.push(`Whom these memories are about: ${context.entityContext}`);
  if (context.buckets.length > 0) {
    const topics = context.buckets.map(({ key, description }) => `${key} (${description})`).join("; ");
    parts.push(`Topics of special interest: ${topics}`);
  }
  return parts;
};

/** @param fresh passages to draw from, numbered from 1 in this order */
export const askForMemories = (input: ExtractionInput, fresh: readonly Chunk[]): ChatQuestion<GivenCandidate[]> => {
  const { context, chunks } = input;
  const first = fresh[0];
  const before = first === undefined ? undefined : chunks[chunks.indexOf(first) - 1];
  const material = (fence: (text: string) => string): string[] => [
    `Date of the document: ${day(context.documentDate)}.`,
    ...(context.title === null ? [] : [`Title:\n${fence(context.title.slice(0, 300))}`]),
    ...(context.relatedMemories.length === 0
      ? []
      : [
          `Known already, not to be repeated:\n${fence(
            context.relatedMemories
              .slice(0, MOST_KNOWN)
              .map(({ text }) => `- ${text.slice(0, MOST_KNOWN_CHARACTERS)}`)
              .join("\n"),
          )}`,
        ]),
    ...(before === undefined
      ? []
      : [`Just before, only to be understood:\n${fence(before.text.slice(-GLANCE_CHARACTERS))}`]),
    ...fresh.map((chunk, i) => fence(describePassage(chunk, i + 1, context.documentDate))),
  ];
  return {
    prompt: "extract-memories-v1",
    instructions: [instructions.trim(), ...guidance(input)].join("\n\n"),
    material: (fence) => material(fence).join("\n\n"),
    schema: SCHEMA,
    read: readCandidates,
    maxAnswerTokens: MAX_ANSWER_TOKENS,
  };
};
