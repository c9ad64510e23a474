// Finds a document by its id or customId for a key. What the key may not read does not exist for it.

import type { Document } from "#domain/document.ts";
import { type ApiKey, isAllowed, type KeyPermission } from "#domain/key.ts";
import { AppError, notFound } from "#src/errors.ts";
import type { Store } from "#store/store.ts";
import { type TagFields, tagsToRead } from "../fields/container-tag.ts";
import { authorise, hidden } from "../middleware/authorise.ts";

const mayRead = (key: ApiKey, document: Document): boolean =>
  [document.tag, ...document.otherTags].some((tag) => isAllowed(key, tag, "read"));

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

/** Of the documents that a name may mean, the one to take. @throws AppError that says why there is none */
const choose = (key: ApiKey, candidates: readonly Document[], need: KeyPermission): Document => {
  const [document, another] = [...candidates].sort((a, b) => b.updatedAt - a.updatedAt);
  if (document === undefined) throw notFound("Document");
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

/** Documents of a customId that are looked at for the one that is seen in a tag where it is not at home. */
const MOST_NAMESAKES = 100;

/**
 * For each id or customId its document, or the error: `not_found` for what the key may not read, `forbidden` for what it may read but
 * not write, and `conflict` when a customId that is to be changed names documents in several tags. Throws whatever else goes wrong.
 */
export const findDocuments = async (
  { store }: { readonly store: Store },
  key: ApiKey,
  names: readonly string[],
  place: Place,
  need: KeyPermission,
): Promise<Map<string, Document | AppError>> => {
  const readable = tagsToRead(key, place);
  const isThere = (document: Document | undefined): document is Document =>
    document !== undefined &&
    mayRead(key, document) &&
    (readable === null || [document.tag, ...document.otherTags].some((tag) => readable.includes(tag)));
  const byName = async (wanted: readonly string[], tags: readonly string[] | null, limit = 2) => {
    const found = wanted.length === 0 ? [] : await store.listing.documentsByCustomId(wanted, tags, limit);
    return Map.groupBy(found, ({ customId }) => customId ?? "");
  };
  const distinct = [...new Set(names)];
  const byId = new Map((await store.listing.documentsById(distinct)).map((document) => [document.id, document]));
  const named = distinct.filter((name) => !isThere(byId.get(name)));
  const atHome = await byName(place.home === undefined ? [] : named, place.home === undefined ? null : [place.home]);
  const anywhere = await byName(
    named.filter((name) => !atHome.get(name)?.some(isThere)),
    readable,
  );
  // A document is seen under its name in all its tags, as it is under its id.
  const guests = await byName(
    readable === null ? [] : named.filter((name) => !anywhere.has(name) && !atHome.get(name)?.some(isThere)),
    null,
    MOST_NAMESAKES,
  );
  const candidatesFor = (name: string): readonly Document[] => {
    const direct = byId.get(name);
    if (isThere(direct)) return [direct];
    const found = anywhere.get(name) ?? (guests.get(name) ?? atHome.get(name))?.filter(isThere) ?? [];
    if (found.length === 0 && direct !== undefined && !mayRead(key, direct)) throw hidden("Document");
    return found;
  };
  const outcome = (name: string): Document | AppError => {
    try {
      return choose(key, candidatesFor(name), need);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  };
  return new Map(distinct.map((name) => [name, outcome(name)]));
};

/** One of them. @throws its error */
export const findDocument = async (
  http: { readonly store: Store },
  key: ApiKey,
  idOrCustomId: string,
  place: Place,
  need: KeyPermission,
): Promise<Document> => {
  const found = (await findDocuments(http, key, [idOrCustomId], place, need)).get(idOrCustomId);
  if (found === undefined || found instanceof AppError) throw found ?? notFound("Document");
  return found;
};
