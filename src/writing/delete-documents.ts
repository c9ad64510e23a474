// Deletes documents of a tag for good, in any state: work in flight on them writes nothing back.

import type { Document } from "#domain/document.ts";
import { deleteDocuments as planDeletion } from "#domain/plans/delete-documents.ts";
import type { Context } from "#src/context.ts";
import type { MergeStore } from "#store/store.ts";
import { assertAtHome } from "./follow-merges.ts";
import { relatedRows } from "./related-rows.ts";

/** Documents of one transaction. */
const BATCH = 20;

export interface DeletionDependencies extends Pick<Context, "transact" | "clock" | "files"> {
  readonly store: { readonly merges: Pick<MergeStore, "homeOf"> };
}

/**
 * Ids that name nothing in the tag are passed over; resolves to the ids of what was deleted. `isWanted` is asked in the transaction,
 * of the document as it is then.
 */
export const deleteDocuments = async (
  { transact, clock, files, store }: DeletionDependencies,
  tag: string,
  ids: readonly string[],
  isWanted: (document: Document) => boolean = () => true,
): Promise<string[]> => {
  const deleted: string[] = [];
  let home = tag;
  const distinct = [...new Set(ids)];
  for (let at = 0; at < distinct.length; at += BATCH) {
    const batch = distinct.slice(at, at + BATCH);
    let fileIds: (string | undefined)[] = [];
    const plan = await transact(home, async (reader, baseRevision) => {
      home = reader.tag;
      const found = await reader.documents(batch);
      if (found.length < batch.length) await assertAtHome(store.merges, home);
      const documents = found.filter(isWanted);
      const documentIds = documents.map(({ id }) => id);
      fileIds = documents.map(({ file }) => file?.id);
      if (documentIds.length === 0) return null;
      const chunkIds = (await Promise.all(documentIds.map((id) => reader.chunkIds(id)))).flat();
      const memories = await Promise.all(documentIds.map((id) => reader.memoriesOfDocument(id)));
      const rows = await relatedRows(
        reader,
        memories.flat().map(({ id }) => id),
      );
      return planDeletion({ ...rows, tag: home, baseRevision, fence: null, now: clock.now(), documentIds, chunkIds });
    });
    if (plan !== null) await files.release(fileIds);
    deleted.push(...(plan?.documents.remove ?? []));
  }
  return deleted;
};
