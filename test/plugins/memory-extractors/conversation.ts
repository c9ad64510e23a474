// Small conversations and notes as chunks, and the local extractor run over them.

import type { ExtractionContext, ExtractionInput, MemoryCandidate } from "#contracts/memory-extractor.ts";
import type { Chunk } from "#domain/chunk.ts";
import type { Role } from "#domain/extracted-text.ts";
import local from "#plugins/memory-extractors/local.ts";

/** A Monday. */
export const SAID = Date.UTC(2023, 4, 8);

export const CALL = {
  signal: new AbortController().signal,
  logger: { debug() {}, info() {}, warn() {}, error() {} },
};

const ROLES: Readonly<Record<string, Role>> = { user: "user", assistant: "assistant", system: "system", tool: "tool" };

const chunk = (id: string, position: number, start: number, fields: Partial<Chunk> & Pick<Chunk, "text">): Chunk => ({
  id,
  tag: "test",
  documentId: "doc",
  position,
  hash: "",
  createdAt: SAID,
  start,
  end: start + fields.text.length,
  lead: "",
  speaker: null,
  role: null,
  at: null,
  ...fields,
});

/** Lines "Speaker: words", one turn each, as chunks of one document. */
export const turns = (...lines: readonly string[]): Chunk[] => {
  let start = 0;
  return lines.map((text, position) => {
    const speaker = text.slice(0, text.indexOf(":"));
    const made = chunk(`c${position}`, position, start, { text, speaker, role: ROLES[speaker] ?? "other", at: SAID });
    start = made.end + 1;
    return made;
  });
};

export const prose = (text: string, lead = ""): Chunk[] => [chunk("c0", 0, 0, { text, lead })];

/** One for all, so that its thread for long texts is started once. */
const extractor = await local.create({}, { logger: CALL.logger, fetch, clock: { now: () => SAID }, embedder: null });

const allOf = (chunks: readonly Chunk[]): ReadonlySet<string> => new Set(chunks.map(({ id }) => id));

export const inputOf = (
  chunks: readonly Chunk[],
  context: Partial<ExtractionContext> = {},
  freshChunkIds = allOf(chunks),
): ExtractionInput => ({
  chunks,
  freshChunkIds,
  context: {
    tag: "test",
    documentDate: SAID,
    entityContext: null,
    filterPrompt: null,
    includeItems: [],
    excludeItems: [],
    title: null,
    url: null,
    relatedMemories: [],
    buckets: [],
    ...context,
  },
});

export const extract = (...given: Parameters<typeof inputOf>): Promise<MemoryCandidate[]> =>
  extractor.extract(inputOf(...given), CALL);

export const textsOf = async (...lines: readonly string[]): Promise<string[]> =>
  (await extract(turns(...lines))).map(({ text }) => text);

/** The same without what is only kept in the user's words. */
export const readingsOf = async (...lines: readonly string[]): Promise<string[]> =>
  (await textsOf(...lines)).filter((text) => !/^User(?:, asked ".*",)? says "/.test(text));
