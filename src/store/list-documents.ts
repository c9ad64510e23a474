// Lists of documents. The newest of one tag, and the newest of all, read only their page; whatever else is asked reads through the
// rows and judges conditions by the same rules as searches do.

import type { Document, DocumentStatus } from "#domain/document.ts";
import { matchesFilepath, matchesFilter } from "#domain/filter.ts";
import type { Database } from "./engine.ts";
import type { DocumentQuery, Listed } from "./lists.ts";
import { type Candidate, choosePage } from "./page-chooser.ts";
import { paged, readPages } from "./pages.ts";
import { type DocumentRow, keyOf, parseMetadata, toDocument } from "./rows.ts";

const SCAN_PAGE = 5_000;

export const listDocuments = async (database: Database, query: DocumentQuery): Promise<Listed<Document>> => {
  if (query.sort !== "createdAt" || hasConditions(query)) return readThrough(database, query);
  const [only, ...more] = new Set(query.tags.length === 0 ? query.within : query.tags);
  if (only === undefined) return query.within === null ? pageOfAll(database, query) : { rows: [], total: 0 };
  const isVisible = query.within === null || query.within.includes(only);
  return (
    (more.length === 0 && isVisible ? await pageOfTag(database, only, query) : null) ?? readThrough(database, query)
  );
};

const hasConditions = ({ filter, filepath, statuses, sources }: DocumentQuery): boolean =>
  filter !== null || filepath !== null || statuses !== null || sources !== null;

// Every LIMIT stands in a LET, where it stops the scan (see pages.ts).
const PAGE_OF_ALL = {
  asc: "LET $page = (SELECT * OMIT id FROM document ORDER BY createdAt ASC, uid ASC LIMIT $size START $start); RETURN $page;",
  desc: "LET $page = (SELECT * OMIT id FROM document ORDER BY createdAt DESC, uid DESC LIMIT $size START $start); RETURN $page;",
} as const;

const pageOfAll = async (database: Database, { page, limit, order }: DocumentQuery): Promise<Listed<Document>> => {
  const [counted, , rows] = await database.query<[{ count: number }[], null, DocumentRow[]]>(
    `SELECT count() FROM document GROUP ALL; ${PAGE_OF_ALL[order]}`,
    { size: limit, start: (page - 1) * limit },
  );
  return { rows: rows.map(toDocument), total: counted[0]?.count ?? 0 };
};

/**
 * The keys of a tag are in the order of creation, and skipping keys is cheap, but only forwards: the newest page is read as the last
 * one and turned round. Null when other tags share documents with this one, whose place among them has to be found.
 */
const pageOfTag = async (
  database: Database,
  tag: string,
  { page, limit, order }: DocumentQuery,
): Promise<Listed<Document> | null> => {
  const [counted, , shared] = await database.query<[{ count: number }[], null, string[]]>(
    `SELECT count() FROM document:[$tag, NONE]..=[$tag, ..] GROUP ALL;
     LET $shared = (SELECT VALUE documentId FROM shared_document:[$tag, NONE]..=[$tag, ..] LIMIT 1); RETURN $shared;`,
    { tag },
  );
  if (shared.length > 0) return null;
  const total = counted[0]?.count ?? 0;
  const skipped = (page - 1) * limit;
  const size = Math.min(limit, total - skipped);
  if (size <= 0) return { rows: [], total };
  const [, rows] = await database.query<[null, DocumentRow[]]>(
    "LET $page = (SELECT * OMIT id FROM document:[$tag, NONE]..=[$tag, ..] LIMIT $size START $start); RETURN $page;",
    { tag, size, start: order === "asc" ? skipped : total - skipped - size },
  );
  const documents = rows.map(toDocument);
  return { rows: order === "asc" ? documents : documents.reverse(), total };
};

/** What conditions look at; as arrays, which are read faster than objects. */
type Facts = readonly [
  tag: string,
  id: string,
  createdAt: number,
  updatedAt: number,
  otherTags: readonly string[],
  status: DocumentStatus,
  filepath: string | null,
  source: string | null,
  metadata: string | null,
];
const SELECT_FACTS = "SELECT VALUE [tag, uid, createdAt, updatedAt, otherTags, status, filepath, source, metadata]";
const FACTS_OF_TAG = paged("document", "uid", SELECT_FACTS);
const SHARES_OF_TAG = paged("shared_document", "documentId", "SELECT documentId, home");
const FACTS_OF_ALL = `LET $page = (${SELECT_FACTS} FROM document:[$tag, $after]>.. LIMIT $size); RETURN $page;`;

const readThrough = async (database: Database, query: DocumentQuery): Promise<Listed<Document>> => {
  const chooser = choosePage(query);
  const [first] = query.tags;
  const tags = first === undefined ? query.within : [first];
  const seen = new Set<string>();
  for await (const rows of tags === null ? factsOfAll(database) : factsOfTags(database, new Set(tags))) {
    for (const facts of rows) {
      const [tag, id, createdAt, updatedAt, otherTags] = facts;
      if (seen.has(id) || !isAsked(query, facts)) continue;
      // Only what several tags share can come twice.
      if (otherTags.length > 0) seen.add(id);
      chooser.add({ tag, id, at: query.sort === "createdAt" ? createdAt : updatedAt });
    }
  }
  return { rows: await readDocuments(database, chooser.page()), total: chooser.total() };
};

async function* factsOfAll(database: Database): AsyncGenerator<Facts[]> {
  for (let last: Facts | undefined, full = true; full; ) {
    const [, rows]: [null, Facts[]] = await database.query(FACTS_OF_ALL, {
      tag: last?.[0] ?? "",
      after: last?.[1],
      size: SCAN_PAGE,
    });
    yield rows;
    last = rows.at(-1);
    full = rows.length === SCAN_PAGE;
  }
}

async function* factsOfTags(database: Database, tags: ReadonlySet<string>): AsyncGenerator<Facts[]> {
  for (const tag of tags) {
    for await (const { rows } of readPages<Facts>(database, tag, FACTS_OF_TAG, SCAN_PAGE)) yield rows;
    const shares = readPages<{ documentId: string; home: string }>(database, tag, SHARES_OF_TAG, SCAN_PAGE);
    for await (const { rows } of shares) {
      const [facts] = await database.query<[Facts[]]>(`${SELECT_FACTS} FROM $keys`, {
        keys: rows.map(({ home, documentId }) => keyOf("document", home, documentId)),
      });
      yield facts;
    }
  }
}

const isAsked = (query: DocumentQuery, [tag, , , , otherTags, status, filepath, source, metadata]: Facts): boolean => {
  const carries = (asked: string): boolean => asked === tag || otherTags.includes(asked);
  return (
    query.tags.every(carries) &&
    (query.within === null || query.within.some(carries)) &&
    (query.statuses === null || query.statuses.includes(status)) &&
    (query.sources === null || (source !== null && query.sources.includes(source))) &&
    (query.filepath === null || matchesFilepath(query.filepath, filepath)) &&
    (query.filter === null || matchesFilter(query.filter, parseMetadata(metadata)))
  );
};

const readDocuments = async (database: Database, page: readonly Candidate[]): Promise<Document[]> => {
  const [rows] = await database.query<[DocumentRow[]]>("SELECT * OMIT id FROM $keys", {
    keys: page.map(({ tag, id }) => keyOf("document", tag, id)),
  });
  return rows.map(toDocument);
};
