// The k highest scores without sorting all: a binary heap whose root is the lowest of the kept ones.

/** Slots with mask 1, best score first; of equal scores the lower slot first. */
export const topK = (scores: Float32Array, mask: Uint8Array, count: number, k: number): number[] => {
  const heap: number[] = [];
  const isWorse = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    return difference === 0 ? a > b : difference < 0;
  };
  const sink = (start: number): void => {
    let at = start;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      let worst = at;
      if (left < heap.length && isWorse(heap[left] ?? 0, heap[worst] ?? 0)) worst = left;
      if (right < heap.length && isWorse(heap[right] ?? 0, heap[worst] ?? 0)) worst = right;
      if (worst === at) return;
      const slot = heap[at] ?? 0;
      heap[at] = heap[worst] ?? 0;
      heap[worst] = slot;
      at = worst;
    }
  };
  let lowest = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < count && k > 0; slot++) {
    if (mask[slot] === 0) continue;
    if (heap.length < k) {
      heap.push(slot);
      if (heap.length < k) continue;
      for (let at = k >> 1; at >= 0; at--) sink(at);
    } else {
      // Of equal scores the slot that is kept already is the lower one.
      if ((scores[slot] ?? 0) <= lowest) continue;
      heap[0] = slot;
      sink(0);
    }
    lowest = scores[heap[0] ?? 0] ?? 0;
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1));
};
