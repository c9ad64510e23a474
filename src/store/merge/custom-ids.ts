// Documents that move keep their customIds; one that is taken in the target already gets another name.

import { mergedCustomId } from "#domain/merge.ts";
import type { Bindings, Database } from "../engine.ts";
import { keyOf } from "../rows.ts";

interface Named {
  readonly uid: string;
  readonly customId: string;
}

const FIND_NAMED = `LET $named = (SELECT VALUE { uid: uid, customId: customId } FROM $ids
  WHERE customId != NULL AND !record::exists(type::record("document", [$to, uid])));
RETURN $named;`;

/** Names that are tried at a time. */
const TRIES = 20;

/** Writes the customIds of the copies of `$ids`; those that are taken under another name. */
export const NAME_DOCUMENTS = `
FOR $row IN $customIds { CREATE $row.id CONTENT $row RETURN NONE };
FOR $row IN $renamed { UPDATE $row.document SET customId = $row.customId RETURN NONE };`;

/** The values of `NAME_DOCUMENTS` for the documents of a page (statements that make `$ids`) that were not copied yet. */
export const nameDocuments = async (
  database: Database,
  page: string,
  bindings: Bindings & { readonly from: string; readonly to: string; readonly sources: readonly string[] },
): Promise<Bindings> => {
  const { to, sources } = bindings;
  const found = await database.query<readonly unknown[]>(`${page} ${FIND_NAMED}`, bindings);
  const named = found.at(-1) as readonly Named[];
  const taken = await takenNames(
    database,
    [to],
    named.map(({ customId }) => customId),
  );
  const given = new Set<string>();
  const names: { uid: string; old: string; customId: string }[] = [];
  for (const { uid, customId } of named) {
    const name = taken.has(customId) ? await freeName(database, [to, ...sources], customId, given) : customId;
    given.add(name);
    names.push({ uid, old: customId, customId: name });
  }
  return {
    customIds: names.map(({ uid, customId }) => ({
      id: keyOf("custom_id", to, customId),
      tag: to,
      customId,
      documentId: uid,
    })),
    renamed: names
      .filter(({ old, customId }) => old !== customId)
      .map(({ uid, customId }) => ({ document: keyOf("document", to, uid), customId })),
  };
};

const takenNames = async (
  database: Database,
  tags: readonly string[],
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (names.length === 0) return new Set();
  const [taken] = await database.query<[string[]]>("SELECT VALUE customId FROM $keys", {
    keys: tags.flatMap((tag) => names.map((name) => keyOf("custom_id", tag, name))),
  });
  return new Set(taken);
};

/** The first name that no document of these tags has. */
const freeName = async (
  database: Database,
  tags: readonly string[],
  customId: string,
  given: ReadonlySet<string>,
): Promise<string> => {
  for (let first = 1; ; first += TRIES) {
    const tries = Array.from({ length: TRIES }, (_, i) => mergedCustomId(customId, first + i));
    const taken = await takenNames(database, tags, tries);
    const free = tries.find((name) => !taken.has(name) && !given.has(name));
    if (free !== undefined) return free;
  }
};
