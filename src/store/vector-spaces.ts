// Which model's vectors are searched, and the making of another model's vectors in a place beside them. The switch changes one row.

import { RecordId } from "surrealdb";
import { AppError } from "#src/errors.ts";
import { type Database, Thrown } from "./engine.ts";
import { embeddingKey, keyOf, toBytes, type VectorPlace, type VectorPlaces } from "./rows.ts";
import type { Reembedding, RowText, SweptTo, VectorSpace, VectorSpaceStore } from "./store.ts";

type Kind = "chunk" | "memory";

const ACTIVE = new RecordId("vector_space", "active");
const NEXT = new RecordId("vector_space", "next");

type SpaceRow = Omit<VectorSpace, "url"> & { readonly url?: string; readonly place?: VectorPlace };
type NextRow = SpaceRow & Omit<Reembedding, keyof VectorSpace | "error"> & { readonly error?: string };

const toSpace = ({ model, dimensions, url }: SpaceRow): VectorSpace => ({ model, dimensions, url: url ?? null });
const toReembedding = ({ place: _, url, error, ...rest }: NextRow): Reembedding => ({
  ...rest,
  url: url ?? null,
  error: error ?? null,
});

const FIELDS: Readonly<Record<Kind, string>> = {
  chunk: 'tag, uid AS id, IF lead = "" THEN text ELSE lead + "\n" + text END AS text',
  memory: "tag, uid AS id, text",
};

const OPEN_MERGES = `(SELECT VALUE id FROM merge WHERE status IN ["queued", "processing"] LIMIT 1)`;
const MERGE_STEPS = "math::sum(SELECT VALUE batches + 1 FROM merge)";

export const createVectorSpaces = (database: Database, places: VectorPlaces): VectorSpaceStore => {
  const placeOf = (model: string): VectorPlace => places.get(model) ?? "";
  const learn = ({ model, place = "" }: SpaceRow): void => void places.set(model, place);

  const readActive = async (): Promise<SpaceRow | null> => {
    const [row] = await database.query<[SpaceRow | null | undefined]>("SELECT * OMIT id FROM ONLY vector_space:active");
    if (row) learn(row);
    return row ?? null;
  };
  const readNext = async (): Promise<NextRow | null> => {
    const [row] = await database.query<[NextRow | null | undefined]>("SELECT * OMIT id FROM ONLY vector_space:next");
    if (row?.status === "running") learn(row);
    return row ?? null;
  };

  /** The next space first: where another service switches meanwhile, it is then the searched one that is read anew, not a mix of both. */
  const readBoth = async (): Promise<{ readonly active: SpaceRow | null; readonly next: NextRow | null }> => {
    const next = await readNext();
    return { active: await readActive(), next };
  };

  return {
    active: async () => {
      const row = await readActive();
      return row === null ? null : toSpace(row);
    },

    activate: async ({ model, dimensions, url }) => {
      const place = (await readActive())?.place ?? "";
      await database.query("UPSERT $key CONTENT $space RETURN NONE", {
        key: ACTIVE,
        space: { model, dimensions, url: url ?? undefined, place },
      });
      places.set(model, place);
    },

    reembedding: async () => {
      const row = await readNext();
      return row === null ? null : toReembedding(row);
    },

    begin: async ({ model, dimensions, url }, now) => {
      const { active, next: known } = await readBoth();
      if (known?.status === "running" && known.model === model) return toReembedding(known);
      const searched = active?.place ?? "";
      // What the searched model lacks is made where its other vectors are.
      const place: VectorPlace = active?.model === model ? searched : searched === "" ? "next " : "";
      const row: NextRow = {
        model,
        dimensions,
        ...(url === null ? {} : { url }),
        place,
        status: "running",
        done: 0,
        total: 0,
        embedded: 0,
        isSwept: false,
        startedAt: now,
        updatedAt: now,
      };
      await database.query("UPSERT $key CONTENT $row RETURN NONE", { key: NEXT, row });
      learn(row);
      return toReembedding(row);
    },

    report: async ({ error, ...progress }, now) => {
      const changes = { ...progress, ...(error === undefined || error === null ? {} : { error }), updatedAt: now };
      await database.query(
        `UPDATE $key MERGE $changes RETURN NONE;${error === null ? "UPDATE $key SET error = NONE RETURN NONE;" : ""}`,
        { key: NEXT, changes },
      );
    },

    count: async (kind) => {
      const [counted] = await database.query<[{ readonly count: number }[]]>(`SELECT count() FROM ${kind} GROUP ALL`);
      return counted[0]?.count ?? 0;
    },

    page: async (kind, after, limit) => {
      const from = after === null ? kind : `${kind}:[$tag, $id]>..`;
      const [, rows] = await database.query<[null, RowText[]]>(
        `LET $page = (SELECT ${FIELDS[kind]} FROM ${from} LIMIT $limit); RETURN $page;`,
        { limit, ...(after === null ? {} : { tag: after.tag, id: after.id }) },
      );
      return rows;
    },

    without: async (kind, rows, model) => {
      const keys = rows.map(({ tag, id }) => embeddingKey(tag, kind, id, placeOf(model)));
      const [known] = await database.query<[(readonly [string, string])[]]>(
        "SELECT VALUE [id[0], id[2]] FROM $keys WHERE model = $model",
        { keys, model },
      );
      const has = new Set(known.map(([tag, id]) => `${tag} ${id}`));
      return rows.filter(({ tag, id }) => !has.has(`${tag} ${id}`));
    },

    keep: async (kind, rows, vectors, model) => {
      const values = rows.map(({ tag, id }, i) => ({
        owner: keyOf(kind, tag, id),
        row: {
          id: embeddingKey(tag, kind, id, placeOf(model)),
          model,
          v: toBytes(vectors[i] as Float32Array),
        },
      }));
      await database.query(
        `LET $there = (SELECT VALUE id FROM $owners);
INSERT INTO embedding (SELECT VALUE row FROM $values WHERE owner IN $there)
  ON DUPLICATE KEY UPDATE model = $input.model, v = $input.v RETURN NONE`,
        { values, owners: values.map(({ owner }) => owner) },
      );
    },

    mergeMark: async () => {
      const [open, steps] = await database.query<[unknown[], number]>(`${OPEN_MERGES}; RETURN ${MERGE_STEPS};`);
      return open.length > 0 ? null : steps;
    },

    switch: async (model, mark, now) => {
      const { active, next } = await readBoth();
      // Another service on the same database was quicker.
      if (next?.status === "completed" && active?.model === model) return true;
      if (next?.status !== "running" || next.model !== model)
        throw new AppError("conflict", `The vectors of "${model}" are not being made any more`);
      const { dimensions, url, place } = next;
      try {
        await database.query(
          `BEGIN;
IF ${OPEN_MERGES} != [] OR ${MERGE_STEPS} != $mark { THROW "merged" };
IF (SELECT VALUE model FROM ONLY $next WHERE status = "running") != $space.model { THROW "merged" };
UPSERT $active CONTENT $space RETURN NONE;
UPDATE $next SET status = "completed", error = NONE, updatedAt = $now RETURN NONE;
COMMIT;`,
          { active: ACTIVE, next: NEXT, space: { model, dimensions, url, place }, mark, now },
        );
      } catch (error) {
        if (error instanceof Thrown) return false;
        throw error;
      }
      return true;
    },

    sweep: async (after, limit) => {
      const { active, next } = await readBoth();
      if (active === null || next?.status === "running") return null;
      const from = after === null ? "embedding" : "embedding:[$tag, $kind, $id]>..";
      const [tag, kind, id] = after ?? [];
      const [, keys] = await database.query<[null, SweptTo[]]>(
        `LET $page = (SELECT VALUE record::id(id) FROM ${from} LIMIT $limit); RETURN $page;`,
        { limit, tag, kind, id },
      );
      const isSearched = (of: string): boolean => of.startsWith("next ") === (active.place === "next ");
      const gone = keys.filter(([, of]) => !isSearched(of)).map((key) => new RecordId("embedding", [...key]));
      // Vectors that are being made again must not go.
      if (gone.length > 0)
        await database.query(
          `BEGIN; IF (SELECT VALUE status FROM ONLY $next) = "running" { THROW "running" }; DELETE $gone RETURN NONE; COMMIT;`,
          { next: NEXT, gone },
        );
      return keys.length < limit ? null : (keys.at(-1) ?? null);
    },
  };
};
