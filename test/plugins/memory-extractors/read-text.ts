// A text as a client sends it, read and cut as the service does, and the local extractor run over its passages.

import type { ExtractionContext, MemoryCandidate } from "#contracts/memory-extractor.ts";
import chunker from "#plugins/chunkers/structured.ts";
import text from "#plugins/extractors/text.ts";
import { CALL, extract } from "./conversation.ts";

/** A Wednesday. */
export const SENT = Date.UTC(2024, 4, 8, 12);
const HOST = { logger: CALL.logger, fetch, clock: { now: () => SENT }, embedder: null };

export const readText = async (
  content: string,
  context: Partial<ExtractionContext> = {},
): Promise<MemoryCandidate[]> => {
  const [reader, cutter] = await Promise.all([text.create({}, HOST), chunker.create({}, HOST)]);
  const extracted = await reader.extract(
    { bytes: new TextEncoder().encode(content), mediaType: "text/plain", name: null, url: null },
    CALL,
  );
  const chunks = (await cutter.chunk(extracted, null)).map((draft, position) => ({
    ...draft,
    id: `c${position}`,
    tag: "test",
    documentId: "doc",
    position,
    hash: "",
    createdAt: SENT,
  }));
  return extract(chunks, { documentDate: SENT, title: extracted.title, ...context });
};

export const statementsOf = async (content: string, context: Partial<ExtractionContext> = {}): Promise<string[]> =>
  (await readText(content, context)).map((memory) => memory.text);
