// Reads zip archives that may lie: measured by their directory before anything is inflated, and every entry is inflated
// no further than it says it goes.

import { inflateRawSync } from "node:zlib";
import { PluginError } from "#contracts/plugin.ts";

export const ARCHIVE_LIMITS = { entries: 2_000, totalBytes: 100_000_000, ratio: 200 } as const;

/** Small archives may be squeezed as hard as they like. */
const RATIO_FROM_BYTES = 2_000_000;
const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly headerAt: number;
}

export interface Archive {
  readonly names: readonly string[];
  /** Null when there is no such entry. */
  read(name: string): Uint8Array | null;
  readText(name: string): string | null;
}

const broken = (why: string): PluginError => new PluginError("broken_archive", `the file is damaged: ${why}`, false);
const bomb = (why: string): PluginError =>
  new PluginError("archive_too_large", `the file unpacks to too much: ${why}`, false);

const findEnd = (view: DataView): number => {
  const first = Math.max(0, view.byteLength - END_RECORD_BYTES - MAX_COMMENT_BYTES);
  for (let at = view.byteLength - END_RECORD_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw broken("its table of contents is missing");
};

const readDirectory = (bytes: Uint8Array, view: DataView): Entry[] => {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ARCHIVE_LIMITS.entries) throw bomb(`more than ${ARCHIVE_LIMITS.entries} entries`);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== DIRECTORY_RECORD)
      throw broken("its table of contents is wrong");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const nameEnd = at + 46 + (nameBytes ?? 0);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      headerAt: view.getUint32(at + 42, true),
    });
    at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
};

const measure = (entries: readonly Entry[], archiveBytes: number): void => {
  const total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  if (total > ARCHIVE_LIMITS.totalBytes) throw bomb(`more than ${ARCHIVE_LIMITS.totalBytes / 1_000_000} MB`);
  if (total > RATIO_FROM_BYTES && total / archiveBytes > ARCHIVE_LIMITS.ratio) {
    throw bomb(`more than ${ARCHIVE_LIMITS.ratio} times its size`);
  }
};

const inflate = (bytes: Uint8Array, view: DataView, entry: Entry): Uint8Array => {
  const { headerAt, packedBytes, method } = entry;
  if (headerAt + 30 > bytes.length || view.getUint32(headerAt, true) !== LOCAL_RECORD)
    throw broken("an entry is missing");
  const start = headerAt + 30 + view.getUint16(headerAt + 26, true) + view.getUint16(headerAt + 28, true);
  const packed = bytes.subarray(start, start + packedBytes);
  if (packed.length < packedBytes) throw broken("it ends too early");
  if (method === STORED) {
    if (packedBytes !== entry.bytes) throw bomb("an entry lies about its size");
    return packed;
  }
  if (method !== DEFLATED) throw broken("an entry is packed in an unknown way, or encrypted");
  try {
    const inflated = inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) });
    if (inflated.length === entry.bytes) return inflated;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_BUFFER_TOO_LARGE") throw broken("an entry can't be unpacked");
  }
  throw bomb("an entry lies about its size");
};

/** Opens an archive within the limits. Reads no entry yet. */
export const openArchive = (bytes: Uint8Array): Archive => {
  if (bytes.length < END_RECORD_BYTES) throw broken("it is too short");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = readDirectory(bytes, view);
  measure(entries, bytes.length);
  const byName = new Map(entries.map((entry) => [entry.name.replace(/^\//, ""), entry]));
  const read = (name: string): Uint8Array | null => {
    const entry = byName.get(name);
    return entry === undefined ? null : inflate(bytes, view, entry);
  };
  return {
    names: [...byName.keys()],
    read,
    readText: (name) => {
      const content = read(name);
      return content === null ? null : new TextDecoder().decode(content);
    },
  };
};

/**
 * Inflates every entry once and forgets it: for archives that a library will open itself and believe. XML that declares
 * entities of its own is refused, since no office program writes it.
 */
export const verifyArchive = (bytes: Uint8Array): Archive => {
  const archive = openArchive(bytes);
  for (const name of archive.names) {
    const content = archive.read(name);
    const isXml = /\.(?:xml|rels)$/i.test(name);
    if (
      isXml &&
      content !== null &&
      Buffer.from(content.buffer, content.byteOffset, content.length).includes("<!ENTITY")
    ) {
      throw new PluginError("unsafe_xml", "the file declares entities of its own, which no office program does", false);
    }
  }
  return archive;
};
