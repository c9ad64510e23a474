// The whole texts of a page of documents, where a request asks for them: bounded, since what is answered lies in memory several times
// over, and others wait while it is written as JSON.

import type { Document } from "#domain/document.ts";
import { invalid } from "#src/errors.ts";
import type { Store } from "#store/store.ts";

const MOST_CHARACTERS = 32 * 1024 * 1024;

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
  for (const { id, tag } of documents) {
    const text = (await store.tag(tag).content(id))?.text ?? null;
    characters += text?.length ?? 0;
    if (characters > MOST_CHARACTERS)
      throw invalid("limit", `must be at most ${contents.size} with ${asked}: the texts of these documents are long`);
    contents.set(id, text);
  }
  return contents;
};
