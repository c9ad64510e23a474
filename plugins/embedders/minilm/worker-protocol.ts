// What the embedder's main thread and its workers say to each other.

/** A batch of `rows` texts of `width` tokens each, padded with zeros. */
export interface EmbedRequest {
  readonly ids: BigInt64Array<ArrayBuffer>;
  readonly mask: BigInt64Array<ArrayBuffer>;
  readonly rows: number;
  readonly width: number;
}

export type WorkerMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "vectors"; readonly values: Float32Array<ArrayBuffer> }
  | { readonly kind: "failed"; readonly reason: string };

export interface SessionWorkerData {
  readonly modelDir: string;
}
