// How the rows of each table move from one tag to another: the copy under the target's key, and what is deleted when. Statements
// work on `$ids`, the keys of a page of rows of the tag `$from`.

import type { MovedTable } from "#domain/merge.ts";

type PagedTable = MovedTable | "shared_document";

interface Shape {
  /** Parts of the key after the tag. */
  readonly keyParts: 1 | 2 | 5;
  /** Fields that the copy has otherwise. */
  readonly changed: readonly string[];
  readonly isEdge: boolean;
  /** Rows of one transaction. */
  readonly page: number;
}

const TAG = "$to AS tag";
const edge = (keyParts: 2 | 5, outTable: "memory" | "document"): Shape => ({
  keyParts,
  changed: ['type::record("memory", [$to, id[1]]) AS in', `type::record("${outTable}", [$to, id[2]]) AS out`],
  isEdge: true,
  page: 400,
});
const plain = (changed: readonly string[], page: number, keyParts: 1 | 2 = 1): Shape => ({
  keyParts,
  changed,
  isEdge: false,
  page,
});

const SHAPES: Readonly<Record<PagedTable, Shape>> = {
  // A job is free to be taken again: whoever holds it is refused when it commits.
  job: plain([TAG, "0 AS leaseUntil"], 200),
  payload: plain([], 8),
  document: plain([TAG, "array::complement(otherTags, [$to]) AS otherTags"], 100),
  content: plain([], 2),
  chunk: plain([TAG], 400),
  embedding: plain([], 400, 2),
  memory: plain([TAG], 400),
  sourced_from: edge(5, "document"),
  updates: edge(2, "memory"),
  extends: edge(2, "memory"),
  derives: edge(2, "memory"),
  shared_document: plain([], 50),
};

/** `$ids`: the next page of keys after `$k1`, `$k2`, … In a LET, so that the LIMIT stops the scan. */
export const pageOf = (table: PagedTable): string => {
  const after = Array.from({ length: SHAPES[table].keyParts }, (_, i) => `$k${i + 1}`).join(", ");
  return `LET $ids = (SELECT VALUE id FROM ${table}:[$from, ${after}]>..=[$from, ..] LIMIT $size);`;
};

/** The values of `pageOf` for the key that the last page ended with. */
export const pageBindings = (table: PagedTable, after: readonly (string | number)[] | null) => ({
  size: SHAPES[table].page,
  ...Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`k${i + 1}`, after?.[i]])),
});

const keyIn = (table: PagedTable, tag: "$to" | "$from"): string => {
  const parts = Array.from({ length: SHAPES[table].keyParts }, (_, i) => `id[${i + 1}]`).join(", ");
  return `type::record("${table}", [${tag}, ${parts}])`;
};

/** Rows that are there already stay as they are. */
export const copyRows = (table: MovedTable): string => {
  const { changed, isEdge } = SHAPES[table];
  const fields = ["*", `${keyIn(table, "$to")} AS id`, ...changed].join(", ");
  return `LET $copies = (SELECT ${fields} FROM $ids);
INSERT ${isEdge ? "RELATION " : ""}IGNORE INTO ${table} $copies RETURN NONE;`;
};

const NAMES_OF = (documents: string, tag: "$to" | "$from"): string =>
  `(SELECT VALUE type::record("custom_id", [${tag}, customId]) FROM ${documents} WHERE customId != NULL)`;

/** Deletes `$gone`, rows of the source. */
const deleteOriginals = (table: MovedTable): string => `
${table === "document" ? `DELETE ${NAMES_OF("$gone", "$from")} RETURN NONE;` : ""}
DELETE $gone RETURN NONE;`;

/** Originals go only when the target has them. */
export const clearRows = (table: MovedTable): string =>
  `LET $gone = (SELECT VALUE id FROM $ids WHERE record::exists(${keyIn(table, "$to")})); ${deleteOriginals(table)}`;

/** Copies the page and deletes the originals at once. */
export const moveRows = (table: MovedTable): string => `${copyRows(table)} LET $gone = $ids; ${deleteOriginals(table)}`;

/** Copies go for which there is an original. */
export const withdrawRows = (table: MovedTable): string => `
LET $gone = (SELECT VALUE ${keyIn(table, "$to")} FROM $ids);
${table === "document" ? `DELETE ${NAMES_OF("$gone", "$to")} RETURN NONE;` : ""}
DELETE $gone RETURN NONE;`;

/** Documents that other tags see: these find them in the target from now on. `$touched` are those tags. */
export const LEND_DOCUMENTS = `
LET $lent = (SELECT VALUE { uid: uid, otherTags: otherTags } FROM $ids WHERE otherTags != []);
FOR $document IN $lent {
  FOR $other IN $document.otherTags {
    IF $other = $to { DELETE type::record("shared_document", [$to, $document.uid]) RETURN NONE }
    ELSE { UPDATE type::record("shared_document", [$other, $document.uid]) SET home = $to RETURN NONE };
  };
};
LET $touched = array::distinct(array::flatten($lent.otherTags));
FOR $other IN $touched { UPDATE type::record("container", $other) SET revision += 1 RETURN NONE };`;

/** Documents of other tags that the source sees: the target sees them from now on, unless it is their home. */
export const BORROW_DOCUMENTS = `
LET $borrowed = (SELECT VALUE { documentId: documentId, home: IF home IN $sources { $to } ELSE { home } } FROM $ids);
-- Asked before they are changed: core 3.0.2 denies that a record exists which the transaction itself has updated.
LET $shares = $borrowed
  .filter(|$share| $share.home != $to AND record::exists(type::record("document", [$share.home, $share.documentId])))
  .map(|$share| { id: type::record("shared_document", [$to, $share.documentId]), documentId: $share.documentId, home: $share.home });
FOR $share IN $borrowed {
  UPDATE type::record("document", [$share.home, $share.documentId]) SET otherTags = array::complement(
    array::distinct(array::map(otherTags, |$tag| IF $tag = $from { $to } ELSE { $tag })), [$share.home]) RETURN NONE;
};
INSERT IGNORE INTO shared_document $shares RETURN NONE;
DELETE $ids RETURN NONE;
LET $touched = array::distinct($borrowed.home);
FOR $home IN $touched { UPDATE type::record("container", $home) SET revision += 1 RETURN NONE };`;
