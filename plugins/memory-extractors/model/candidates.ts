// From what a model gives to candidates: each must quote its source, and may not carry anything out of its instructions.

import type { CandidateSource, ExtractionInput, MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import { tellsInstructions } from "#domain/grounded.ts";
import { namesAnyOf } from "#plugins/shared/named-topics.ts";
import { readDate, readEventDates } from "./dates.ts";
import { findQuote } from "./find-quote.ts";
import type { GivenCandidate } from "./question.ts";

const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|i'll|my|me|mine|myself|we|our|us)\b/i;
/** Looked for in the passage that the model names, then in the others it was shown. */
const findSource = (
  given: GivenCandidate,
  fresh: readonly Chunk[],
): { chunk: Chunk; source: CandidateSource } | null => {
  const named = fresh[given.passage - 1];
  const places = named === undefined ? fresh : [named, ...fresh.filter((chunk) => chunk !== named)];
  for (const chunk of places) {
    const found = findQuote(chunk.text, given.quote);
    if (found === null) continue;
    const quote = chunk.text.slice(found.start, found.end);
    const start = chunk.start + found.start;
    return { chunk, source: { chunkId: chunk.id, quote, start, end: start + quote.length } };
  }
  return null;
};

const toCandidate = (given: GivenCandidate, fresh: readonly Chunk[], said: number): MemoryCandidate | null => {
  const found = findSource(given, fresh);
  const text = given.memory.replace(/\s+/g, " ").trim();
  if (found === null || text.length < 3) return null;
  const { chunk, source } = found;
  const subject = given.subject?.trim() || null;
  const expires = given.expires === null ? null : readDate(given.expires);
  return {
    text,
    kind: given.kind,
    subject,
    slot: given.slot === null || subject === null ? null : { subject, ...given.slot },
    confidence: given.confidence,
    isFirstPerson: chunk.role !== "assistant" && FIRST_PERSON.test(source.quote),
    isStatic: given.isStatic && !given.isInference,
    isInference: given.isInference,
    eventDates: readEventDates(given.events),
    // What has ended before it was said would be forgotten at once.
    forgetAfter: expires !== null && expires.end > (chunk.at ?? said) && !given.isStatic ? expires.end : null,
    sources: [source],
  };
};

/** @param instructions what the model was told beside the passages, none of which belongs in a memory */
export const toCandidates = (
  given: readonly GivenCandidate[],
  fresh: readonly Chunk[],
  { context }: ExtractionInput,
  instructions: string,
): MemoryCandidate[] => {
  const tells = tellsInstructions(instructions, [
    ...fresh.map((chunk) => `${chunk.lead}\n${chunk.text}`),
    ...(context.entityContext === null ? [] : [context.entityContext]),
    ...context.relatedMemories.map(({ text }) => text),
  ]);
  const isExcluded = namesAnyOf(context.excludeItems);
  const byText = new Map<string, MemoryCandidate>();
  for (const one of given) {
    const candidate = toCandidate(one, fresh, context.documentDate);
    if (candidate === null || tells(candidate.text) || isExcluded?.(candidate.text)) continue;
    const key = candidate.text.toLowerCase();
    const same = byText.get(key);
    if (same === undefined || same.confidence < candidate.confidence) byText.set(key, candidate);
  }
  return [...byText.values()];
};
