// The contract of the plugin kind "reranker".
import type { CallContext } from "./plugin.ts";

/** Scores passages against a query, higher is better, one score for each passage by position. Any finite numbers: only their order counts. */
export interface Reranker {
  rerank(query: string, passages: readonly string[], context: CallContext): Promise<number[]>;
}
