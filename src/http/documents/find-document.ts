// Finds a document by its id or customId for a key. What the key may not read does not exist for it.

import type { Document } from "#domain/document.ts";
import { type ApiKey, isAllowed, type KeyPermission } from "#domain/key.ts";
import { AppError, notFound } from "#src/errors.ts";
import type { Store } from "#store/store.ts";
import { type TagFields, tagsToRead } from "../fields/container-tag.ts";
import { authorise, hidden } from "../middleware/authorise.ts";

const mayRead = (key: ApiKey, document: Document): boolean =>
  [document.tag, ...document.otherTags].some((tag) => isAllowed(key, tag, "read"));

/** Looked for again where a merge took it elsewhere between the two looks. */
const byId = async (store: Store, id: string): Promise<Document | null> => {
  let tag = await store.locate("document", id);
  while (tag !== null) {
    const document = await store.tag(tag).document(id);
    const now = document === null ? await store.locate("document", id) : tag;
    if (now === tag) return document;
    tag = now;
  }
  return null;
};

const byCustomId = async (store: Store, tags: readonly string[] | null, customId: string): Promise<Document[]> => {
  if (tags === null) return store.listing.documentsByCustomId(customId, 2);
  const found = await Promise.all(tags.map((tag) => store.tag(tag).documentByCustomId(customId)));
  return found.filter((document) => document !== null);
};

/** The name of a home that the key may not read is not for its eyes. */
const authoriseWrite = (key: ApiKey, { tag }: Document): void => {
  if (!isAllowed(key, tag, "read"))
    throw new AppError("forbidden", "Forbidden", {
      details: "The document's home is a tag that the key has no access to",
    });
  authorise(key, tag, "write");
};

/** `home`: of several documents with this customId, the one that is at home there. */
export interface Place extends TagFields {
  readonly home?: string | undefined;
}

/**
 * Throws `not_found` for what the key may not read, `forbidden` for what it may read but not write, and `conflict` when a customId
 * that is to be changed names documents in several tags.
 */
export const findDocument = async (
  { store }: { readonly store: Store },
  key: ApiKey,
  idOrCustomId: string,
  place: Place,
  need: KeyPermission,
): Promise<Document> => {
  const readable = tagsToRead(key, place);
  const inTags = (document: Document): boolean =>
    readable === null || [document.tag, ...document.otherTags].some((tag) => readable.includes(tag));
  const direct = await byId(store, idOrCustomId);
  const isDirect = direct !== null && mayRead(key, direct) && inTags(direct);
  const atHome = isDirect || place.home === undefined ? [] : await byCustomId(store, [place.home], idOrCustomId);
  const found = isDirect ? [direct] : atHome.filter((document) => mayRead(key, document) && inTags(document));
  const candidates = found.length > 0 ? found : await byCustomId(store, readable, idOrCustomId);
  const [document, another] = [...candidates].sort((a, b) => b.updatedAt - a.updatedAt);
  if (document === undefined) throw direct === null || mayRead(key, direct) ? notFound("Document") : hidden("Document");
  if (need === "write") {
    if (another !== undefined) {
      throw new AppError("conflict", "Several documents have this customId", {
        details: "Name the containerTag too, in the address (?containerTag=…) or in the body",
      });
    }
    authoriseWrite(key, document);
  }
  return document;
};
