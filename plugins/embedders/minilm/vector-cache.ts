// The vectors of the latest queries: the same questions come again and again.

export interface VectorCache {
  /** A copy, or null. */
  get(text: string): Float32Array | null;
  put(text: string, vector: Float32Array): void;
}

/** Least recently used goes first. Texts longer than `maxCharacters` are not kept, so that the cache stays small. */
export const createVectorCache = (capacity: number, maxCharacters: number): VectorCache => {
  const vectors = new Map<string, Float32Array>();
  return {
    get: (text) => {
      const vector = vectors.get(text);
      if (vector === undefined) return null;
      vectors.delete(text);
      vectors.set(text, vector);
      return vector.slice();
    },
    put: (text, vector) => {
      if (text.length > maxCharacters) return;
      vectors.delete(text);
      vectors.set(text, vector.slice());
      const oldest = vectors.keys().next();
      if (vectors.size > capacity && !oldest.done) vectors.delete(oldest.value);
    },
  };
};
