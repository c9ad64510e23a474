// What authors of plugins import as `mneme/plugin`: the contracts, and nothing of the service.

export { Type } from "typebox";
export type { BucketDefinition } from "#domain/bucket.ts";
export type { Chunk, ChunkDraft } from "#domain/chunk.ts";
export type { ExtractedText, Role, Section } from "#domain/extracted-text.ts";
export type { EventDate, MemoryKind, Slot } from "#domain/memory.ts";
export type { ChatModel } from "./chat.ts";
export type { Chunker } from "./chunker.ts";
export type { Classifier, ClassifierGuidance, ClassifierInput } from "./classifier.ts";
export type { Embedder } from "./embedder.ts";
export type { Extractor, ExtractorSource } from "./extractor.ts";
export type { Linker, LinkInput, LinkType, RelationProposal, Statement } from "./linker.ts";
export type {
  CandidateSource,
  ExtractionContext,
  ExtractionInput,
  MemoryCandidate,
  MemoryExtractor,
} from "./memory-extractor.ts";
export {
  type CallContext,
  definePlugin,
  type Logger,
  type PluginDefinition,
  PluginError,
  type PluginHost,
  type PluginKind,
  type PluginKinds,
} from "./plugin.ts";
export type { Reranker } from "./reranker.ts";
export type { Transcriber, TranscriptSegment } from "./transcriber.ts";
