// Text of narrow characters is held in one byte each. The engine compiles each pattern once for such text and once for the rest, and keeps
// as wide whatever was cut from wide text: one emoji, or a curly apostrophe elsewhere in the document, and both versions of all patterns are used.

import type { Chunk } from "#domain/chunk.ts";

const WIDE = /[^\0-\xff]/;

/** The same text, held in one byte for each character where it can be. */
export const narrow = (text: string): string =>
  WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");

export const withNarrowText = (chunk: Chunk): Chunk => ({
  ...chunk,
  text: narrow(chunk.text),
  lead: narrow(chunk.lead),
  speaker: chunk.speaker === null ? null : narrow(chunk.speaker),
});
