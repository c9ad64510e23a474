// The whole texts of documents, of one or of a page: bounded, since what is answered lies in memory several times over, and others
// wait while it is written as JSON.

import type { Document } from "#domain/document.ts";
import { type ReadBack, readBack } from "#domain/read-back.ts";
import { invalid } from "#src/errors.ts";
import type { Store } from "#store/store.ts";

const MOST_CHARACTERS = 32 * 1024 * 1024;
/** Texts that are read at the same time, whoever asks for them: each is as long as a file may be. */
const MOST_AT_ONCE = 4;

let free = MOST_AT_ONCE;
const waiting: (() => void)[] = [];

/** In the order in which they are asked for. */
export const readContent = async (store: Pick<Store, "tag">, document: Document): Promise<ReadBack> => {
  if (free > 0) free -= 1;
  else await new Promise<void>((admit) => waiting.push(admit));
  try {
    const reader = store.tag(document.tag);
    const isInWork = document.status === "queued" || document.status === "processing";
    // What waits first: what is committed meanwhile is then found twice, and not missed.
    const waiting = isInWork ? await reader.waiting(document.id) : [];
    return readBack(document, await reader.content(document.id), waiting);
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    // Not before the one that is read now has been written.
    else setImmediate(next);
  }
};

/**
 * By the documents' ids; null for what has none yet.
 * @param asked the field that asks for them
 * @throws AppError `invalid` that says how many would fit
 */
export const readContents = async (
  store: Pick<Store, "tag">,
  documents: readonly Document[],
  asked: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const contents = new Map<string, string | null>();
  let characters = 0;
  // One after the other, so that no more is read than is answered.
  for (const document of documents) {
    const { text } = await readContent(store, document);
    characters += text?.length ?? 0;
    if (characters > MOST_CHARACTERS)
      throw invalid("limit", `must be at most ${contents.size} with ${asked}: the texts of these documents are long`);
    contents.set(document.id, text);
  }
  return contents;
};
