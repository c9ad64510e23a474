// The contract of the plugin kind "chunker".
import type { ChunkDraft } from "#domain/chunk.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";

/** Cuts a text into passages. Pure; `text.slice(start, end) === chunk.text` for each, in order, none empty. */
export interface Chunker {
  /**
   * Gives way to requests in between where that takes long.
   * @param chunkSize upper bound of a passage in characters, or null for the chunker's own.
   */
  chunk(extracted: ExtractedText, chunkSize: number | null): ChunkDraft[] | Promise<ChunkDraft[]>;
}
