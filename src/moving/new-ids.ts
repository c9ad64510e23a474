// Ids for a copy: made of the tag that it goes to and the old ids, so that copying twice makes the same copy. Those that sort by time
// go on doing so.

import type { Line } from "./lines.ts";

const BY_TIME = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/;

export const newId = (tag: string, id: string): string => {
  const hash = new Bun.CryptoHasher("sha256").update(`${tag}\0${id}`).digest("hex");
  const time = BY_TIME.test(id)
    ? id.slice(0, 18)
    : `${hash.slice(32, 40)}-${hash.slice(40, 44)}-8${hash.slice(44, 47)}`;
  return `${time}-8${hash.slice(0, 3)}-${hash.slice(3, 15)}`;
};

/** The line as it is for another tag, and with `rename`d ids. */
export const moveLine = (
  line: Line,
  tagOf: (tag: string) => string,
  rename: (tag: string, id: string) => string,
): Line => {
  const renamed = (tag: string, id: string | null): string | null => (id === null ? null : rename(tag, id));
  switch (line.type) {
    case "container":
      return { ...line, tag: tagOf(line.tag) };
    case "document": {
      const tag = tagOf(line.document.tag);
      return { ...line, document: { ...line.document, tag, id: rename(tag, line.document.id) } };
    }
    case "chunk": {
      const { chunk } = line;
      const tag = tagOf(chunk.tag);
      return {
        ...line,
        chunk: { ...chunk, tag, id: rename(tag, chunk.id), documentId: rename(tag, chunk.documentId) },
      };
    }
    case "memory": {
      const { memory } = line;
      const tag = tagOf(memory.tag);
      return {
        ...line,
        memory: {
          ...memory,
          tag,
          id: rename(tag, memory.id),
          parentMemoryId: renamed(tag, memory.parentMemoryId),
          rootMemoryId: renamed(tag, memory.rootMemoryId),
          softSupersededBy: renamed(tag, memory.softSupersededBy),
        },
        sources: line.sources.map((source) => ({
          ...source,
          documentId: rename(tag, source.documentId),
          chunkId: renamed(tag, source.chunkId),
        })),
      };
    }
    case "relation": {
      const tag = tagOf(line.tag);
      const { relation } = line;
      return {
        ...line,
        tag,
        relation: { ...relation, from: rename(tag, relation.from), to: rename(tag, relation.to) },
      };
    }
    default:
      return line;
  }
};
