// What the index of a tag is made of, as of one moment of a database that other processes write to.

import type { Frozen } from "#retrieval/indexes.ts";
import type { Store } from "#store/store.ts";

export const freezeTag = async (store: Store, tag: string, model: string): Promise<Frozen> => {
  const snapshot = await store.snapshot();
  const reader = snapshot.tag(tag);
  return { revision: reader.revision, rows: () => reader.rows(model), close: snapshot.close };
};
