// Containers: what is known of a tag besides its documents and memories.

import type { EpochMs } from "#domain/clock.ts";
import type { Container } from "#domain/container.ts";
import { AppError, TagMoved } from "#src/errors.ts";
import { type Database, Thrown } from "./engine.ts";
import { reclassificationKey } from "./reclassifications.ts";
import { containerKey, newContainer } from "./rows.ts";
import type { ContainerStore } from "./store.ts";

/** What concerns merges and deletions is the store's own business. */
const SELECT = "SELECT * OMIT id, isRemoved, mergeId, mergingInto, mergedInto, deletingUntil";
const IS_THERE = "!isRemoved AND mergedInto = NONE";

export const createContainers = (database: Database): ContainerStore => ({
  get: async (tag) => {
    const [container] = await database.query<[Container | null | undefined]>(
      `${SELECT} FROM ONLY $key WHERE ${IS_THERE}`,
      {
        key: containerKey(tag),
      },
    );
    return container ?? null;
  },

  list: async () => {
    const [containers] = await database.query<[Container[]]>(`${SELECT} FROM container WHERE ${IS_THERE}`);
    return containers;
  },

  tags: async () => {
    const [tags] = await database.query<[string[]]>(`SELECT VALUE tag FROM container WHERE ${IS_THERE}`);
    return tags;
  },

  patch: async (tag, changes, now) => {
    try {
      const results = await database.query<readonly Container[]>(
        `BEGIN;
         INSERT IGNORE INTO container $created RETURN NONE;
         IF (SELECT VALUE mergedInto FROM ONLY $key) != NONE { THROW "merged" };
         UPDATE $key SET createdAt = $now, isRemoved = false WHERE isRemoved RETURN NONE;
         UPDATE $key MERGE $changes RETURN NONE;
         ${SELECT} FROM ONLY $key;
         COMMIT;`,
        {
          key: containerKey(tag),
          created: { id: containerKey(tag), ...newContainer(tag, now) },
          changes: { ...changes, updatedAt: now },
          now,
        },
      );
      return results.at(-2) as Container;
    } catch (error) {
      if (error instanceof Thrown && error.reason === "merged") throw new TagMoved(tag);
      throw error;
    }
  },

  beginDeletion: async (tag, until) => {
    const [[found]] = await database.query<[{ readonly mergeId?: string }[]]>(
      "UPDATE $key SET deletingUntil = IF mergeId = NONE { $until } ELSE { deletingUntil } RETURN mergeId",
      { key: containerKey(tag), until },
    );
    if (found?.mergeId !== undefined)
      throw new AppError("busy", `The container tag "${tag}" is being merged`, { retryAfterSeconds: 5 });
  },

  endDeletion: async (tag) => {
    await database.query("UPDATE $key SET deletingUntil = NONE RETURN NONE", { key: containerKey(tag) });
  },

  halfDeleted: async () => {
    const [found] = await database.query<[{ readonly tag: string; readonly deletingUntil: EpochMs }[]]>(
      `SELECT tag, deletingUntil FROM container WHERE deletingUntil != NONE AND ${IS_THERE}`,
    );
    const tags: string[] = [];
    for (const { tag, deletingUntil } of found) {
      const newer = await database.query<readonly unknown[][]>(
        `SELECT VALUE createdAt FROM document:[$tag, NONE]..=[$tag, ..] WHERE createdAt > $deletingUntil LIMIT 1;
         SELECT VALUE createdAt FROM memory:[$tag, NONE]..=[$tag, ..] WHERE createdAt > $deletingUntil LIMIT 1;`,
        { tag, deletingUntil },
      );
      if (newer.flat().length === 0) tags.push(tag);
    }
    return tags;
  },

  // The row stays behind, hidden: were the tag to count its revisions from the start again, what others have cached of it under
  // the same number would seem to be up to date.
  remove: async (tag) => {
    const { revision: _, tag: __, ...blank } = newContainer(tag, 0);
    await database.query(
      `BEGIN;
       UPDATE $keys SET revision += 1, mergedInto = NONE, deletingUntil = NONE;
       UPDATE $keys MERGE $blank RETURN NONE;
       DELETE $reclassification RETURN NONE;
       COMMIT;`,
      {
        keys: (await withPointers(database, tag)).map(containerKey),
        blank: { ...blank, isRemoved: true },
        reclassification: reclassificationKey(tag),
      },
    );
  },
});

/** The tag, and those that were merged into it: they no longer stand for anything. */
const withPointers = async (database: Database, tag: string): Promise<string[]> => {
  const all = [tag];
  for (let frontier = all; frontier.length > 0; ) {
    const [pointers] = await database.query<[string[]]>(
      "SELECT VALUE tag FROM container WHERE mergedInto IN $frontier",
      { frontier },
    );
    all.push(...pointers);
    frontier = pointers;
  }
  return all;
};
