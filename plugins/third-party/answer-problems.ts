// What can be wrong with what a third party's plugin gives back. Each says in a few words what the value is instead; null is sound.

import { type Static, type TSchema, Type } from "typebox";
import { Value } from "typebox/value";
import type { LinkInput } from "#contracts/linker.ts";
import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import type { BucketDefinition } from "#domain/bucket.ts";
import { type ExtractedText, ROLES } from "#domain/extracted-text.ts";

const MOST_PASSAGES = 200_000;
const MOST_CANDIDATES = 10_000;
const MOST_PROPOSALS = 100_000;
const MOST_SEGMENTS = 200_000;

const TextOrNull = Type.Union([Type.String({ maxLength: 1_000 }), Type.Null()]);
const NumberOrNull = Type.Union([Type.Number(), Type.Null()]);
const Offset = Type.Integer({ minimum: 0 });
const oneOf = (...words: string[]) => Type.Union(words.map((word) => Type.Literal(word)));

const Passage = Type.Object({
  text: Type.String({ minLength: 1 }),
  start: Offset,
  end: Offset,
  lead: Type.String(),
  speaker: TextOrNull,
  role: Type.Union([oneOf(...ROLES), Type.Null()]),
  at: NumberOrNull,
});
const Candidate = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 10_000 }),
  kind: oneOf("fact", "preference", "plan", "event", "relationship", "decision", "instruction", "summary"),
  subject: TextOrNull,
  slot: Type.Union([
    Type.Object({ subject: Type.String(), attribute: Type.String(), value: Type.String() }),
    Type.Null(),
  ]),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  isFirstPerson: Type.Boolean(),
  isStatic: Type.Boolean(),
  isInference: Type.Boolean(),
  eventDates: Type.Array(Type.Object({ start: Type.Number(), end: Type.Number(), label: Type.String() })),
  forgetAfter: NumberOrNull,
  sources: Type.Array(
    Type.Object({ chunkId: Type.String(), quote: Type.String({ minLength: 1 }), start: Offset, end: Offset }),
    { minItems: 1 },
  ),
});
const Proposal = Type.Object({
  from: Type.String(),
  to: Type.String(),
  type: oneOf("duplicate", "updates", "extends", "derives"),
  tier: oneOf("hard", "soft"),
  rule: Type.String({ maxLength: 200 }),
});
const Label = Type.Object({ key: Type.String(), score: Type.Number() });
const Segment = Type.Object({ fromMs: Type.Number(), toMs: Type.Number(), text: Type.String() });

type Read<Schema extends TSchema> = (value: Static<Schema>) => string | null;

/** A list of at most so many values of the schema, each of which `problemOf` finds sound. */
const listProblem = <Schema extends TSchema>(
  value: unknown,
  schema: Schema,
  most: number,
  what: string,
  problemOf: Read<Schema> = () => null,
): string | null => {
  if (!Array.isArray(value)) return `no list of ${what}s`;
  if (value.length > most) return `more than ${most} ${what}s`;
  for (const item of value as unknown[]) {
    if (!Value.Check(schema, item)) {
      const [error] = Value.Errors(schema, item);
      return `a malformed ${what}${error === undefined ? "" : ` (${error.instancePath || "it"} ${error.message})`}`;
    }
    const problem = problemOf(item);
    if (problem !== null) return problem;
  }
  return null;
};

const lengthProblem = (value: unknown, length: number, what: string): string | null => {
  if (!Array.isArray(value)) return `no list of ${what}s`;
  return value.length === length ? null : `${value.length} ${what}s for ${length} texts`;
};

export const passagesProblem = (value: unknown, { text }: ExtractedText): string | null => {
  let last = 0;
  return listProblem(value, Passage, MOST_PASSAGES, "passage", (passage) => {
    if (passage.start < last) return "passages out of order";
    last = passage.start;
    return text.slice(passage.start, passage.end) === passage.text
      ? null
      : "a passage that is not what the text says there";
  });
};

export const candidatesProblem = (value: unknown, { chunks }: ExtractionInput): string | null => {
  const known = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  return listProblem(value, Candidate, MOST_CANDIDATES, "memory", ({ sources }) => {
    const isQuoted = sources.every(({ chunkId, quote, start, end }) => {
      const chunk = known.get(chunkId);
      return chunk !== undefined && chunk.text.slice(start - chunk.start, end - chunk.start) === quote;
    });
    return isQuoted ? null : "a memory with a source that is not in the passages";
  });
};

export const proposalsProblem = (value: unknown, inputs: readonly LinkInput[]): string | null => {
  const shown = new Set(
    inputs.flatMap(({ candidate, neighbours }) => [candidate.id, ...neighbours.map(({ id }) => id)]),
  );
  return listProblem(value, Proposal, MOST_PROPOSALS, "relation", ({ from, to }) =>
    from !== to && shown.has(from) && shown.has(to) ? null : "a relation of statements that were not shown",
  );
};

export const labelsProblem = (value: unknown, count: number, labels: readonly BucketDefinition[]): string | null => {
  const keys = new Set(labels.map(({ key }) => key));
  const problem = lengthProblem(value, count, "list of bucket");
  if (problem !== null) return problem;
  for (const given of value as unknown[]) {
    const wrong = listProblem(given, Label, keys.size, "bucket", ({ key }) =>
      keys.has(key) ? null : "an unknown bucket",
    );
    if (wrong !== null) return wrong;
  }
  return null;
};

export const scoresProblem = (value: unknown, count: number): string | null =>
  lengthProblem(value, count, "score") ??
  ((value as unknown[]).every(Number.isFinite) ? null : "a score that is no number");

export const segmentsProblem = (value: unknown): string | null => listProblem(value, Segment, MOST_SEGMENTS, "segment");

const NEARLY_ONE = 0.01;

const isUnit = (vector: Float32Array): boolean => {
  let sum = 0;
  for (const part of vector) sum += part * part;
  return Math.abs(Math.sqrt(sum) - 1) < NEARLY_ONE;
};

export const vectorsProblem = (value: unknown, count: number, dimensions: number): string | null => {
  const problem = lengthProblem(value, count, "vector");
  if (problem !== null) return problem;
  for (const vector of value as unknown[]) {
    if (!(vector instanceof Float32Array) || vector.length !== dimensions)
      return `a vector that is no Float32Array of ${dimensions}`;
    if (!isUnit(vector)) return "a vector whose length is not one";
  }
  return null;
};
