// Deletes a container with everything in it, a page of rows at a time, so that no transaction grows with the container.

import { emptyPlan } from "#domain/plan.ts";
import type { Context } from "#src/context.ts";
import { AppError, notFound } from "#src/errors.ts";
import { unshare } from "./unshare.ts";

const PAGE_ROWS = 200;
/** Writers may go on during the first pass, which is the long one; then they wait. Those of other processes are told to stop. */
const MOST_PASSES = 20;
/** No merge of the tag begins for so long after each page; a deletion that died lets go of it by itself. */
const HELD_MS = 60_000;

export interface Deleted {
  readonly documents: number;
  readonly memories: number;
}

const deletePass = async (context: Context, tag: string): Promise<Deleted> => {
  let documents = 0;
  let memories = 0;
  for await (const page of context.store.tag(tag).rows(context.embeddingModel, PAGE_ROWS)) {
    const own = page.documents.filter((document) => document.tag === tag);
    const documentIds = own.map(({ id }) => id);
    const memoryIds = page.memories.map(({ row }) => row.id);
    for (const document of page.documents) {
      if (document.tag !== tag) await unshare(context, document.tag, document.id, tag);
    }
    if (documentIds.length + memoryIds.length === 0) continue;
    await context.store.containers.beginDeletion(tag, context.clock.now() + HELD_MS);
    await context.transact(tag, async (reader, revision) => {
      if (reader.tag !== tag) throw notFound("Container tag");
      return {
        ...emptyPlan(tag, revision),
        documents: { put: [], remove: documentIds },
        memories: { put: [], remove: memoryIds },
      };
    });
    await context.files.release(own.map(({ file }) => file?.id));
    documents += documentIds.length;
    memories += memoryIds.length;
  }
  return { documents, memories };
};

const deleteAll = async (context: Context, tag: string, hold: () => void): Promise<Deleted> => {
  let documents = 0;
  let memories = 0;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    if (pass === 1) hold();
    await context.store.containers.beginDeletion(tag, context.clock.now() + HELD_MS);
    const deleted = await deletePass(context, tag);
    documents += deleted.documents;
    memories += deleted.memories;
    if (deleted.documents + deleted.memories === 0) {
      await context.store.containers.remove(tag);
      context.events.announce(tag, [{ type: "container.deleted" }]);
      return { documents, memories };
    }
  }
  throw new AppError("busy", "The container tag is written to while it is deleted", { retryAfterSeconds: 5 });
};

export const deleteContainer = async (context: Context, tag: string): Promise<Deleted> => {
  let letGo = (): void => {};
  try {
    return await deleteAll(context, tag, () => {
      letGo = context.hold(tag);
    });
  } catch (error) {
    await context.store.containers.endDeletion(tag).catch(() => {});
    throw error;
  } finally {
    letGo();
  }
};

/** Most of deleting a small container is waiting for the database. */
const AT_ONCE = 4;

/** @param isOver asked before each container but the first ones: whether there is no more time */
export const deleteContainers = async (
  context: Context,
  tags: readonly string[],
  isOver: () => boolean,
): Promise<Deleted & { readonly containers: number }> => {
  const waiting = [...tags];
  let containers = 0;
  let documents = 0;
  let memories = 0;
  const deleteInTurn = async (): Promise<void> => {
    for (let tag = waiting.shift(); tag !== undefined; tag = isOver() ? undefined : waiting.shift()) {
      const deleted = await deleteContainer(context, tag);
      containers += 1;
      documents += deleted.documents;
      memories += deleted.memories;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, deleteInTurn));
  } finally {
    waiting.length = 0;
  }
  return { containers, documents, memories };
};

/** Ends the deletions that were cut off with the process: what they had left were memories without their documents. */
export const finishDeletions = async (context: Context): Promise<void> => {
  for (const tag of await context.store.containers.halfDeleted()) {
    try {
      const deleted = await deleteContainer(context, tag);
      context.logger.info({ tag, ...deleted }, "a deletion that was cut off is done");
    } catch (error) {
      context.logger.error({ tag, error }, "a deletion that was cut off could not be done");
    }
  }
};
