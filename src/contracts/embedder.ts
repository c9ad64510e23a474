// The contract of the plugin kind "embedder".
import type { CallContext } from "./plugin.ts";

/** Turns texts into unit vectors. Batch-independent: a text's vector does not depend on its neighbours in the call. */
export interface Embedder {
  /** Names the vector space; vectors of different models are never compared. */
  readonly model: string;
  readonly dimensions: number;
  /** Largest number of texts in one call. */
  readonly maxBatch: number;
  /** One unit vector of `dimensions` floats for each text, in order. "query" calls go before waiting "document" calls. */
  embed(texts: readonly string[], purpose: "document" | "query", context: CallContext): Promise<Float32Array[]>;
  close(): Promise<void>;
}
