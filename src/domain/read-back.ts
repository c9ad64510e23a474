// What a client reads back of the text that it sent: its own words from the moment they are accepted, since who goes on from what
// was there before loses them.

import type { Document } from "./document.ts";
import type { WaitingContent } from "./job.ts";
import type { DocumentContent } from "./plan.ts";
import { urlOfContent } from "./url-content.ts";

export interface ReadBack {
  readonly text: string | null;
  readonly raw: string | null;
}

/**
 * At a path stands a client's file: it is given back letter by letter, and not as it was read from its HTML or its line ends.
 * What goes on from a text that is stored has to be compared with it first, files and pages have to be read; until then the
 * text is the one before.
 * @param waiting what is not in `stored` yet, the oldest first
 */
export const readBack = (
  { filepath, url }: Pick<Document, "filepath" | "url">,
  stored: Pick<DocumentContent, "text" | "raw"> | null,
  waiting: readonly WaitingContent[],
): ReadBack => {
  const isFileOfClient = filepath !== null && url === null;
  let back: ReadBack | null = null;
  if (stored !== null) back = { text: isFileOfClient ? (stored.raw ?? stored.text) : stored.text, raw: stored.raw };
  for (const { mode, content } of waiting) {
    if (content === null || urlOfContent(content) !== null) continue;
    if (mode === "replace" || back === null) back = { text: content, raw: content };
  }
  return back ?? { text: null, raw: null };
};
