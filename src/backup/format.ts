// The form of a backup: gzip around one line of JSON that says what it is, then frames (a kind, a length, bytes), the last of which
// has the counts and the checksum of everything before it. A backup without that last frame is not whole.

import { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, gzip as gzipWithCallback } from "node:zlib";
import { AppError } from "#src/errors.ts";

const gzip = promisify(gzipWithCallback);

export const FORMAT = "mneme-backup";
export const FORMAT_VERSION = 1;

export interface BackupHeader {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  /** Of the database: number of its last migration. */
  readonly schema: number;
  readonly program: string;
  readonly createdAt: string;
}

export interface BackupCounts {
  /** Rows of each table that has some. */
  readonly tables: Readonly<Record<string, number>>;
  readonly files: number;
  readonly fileBytes: number;
  /** Files that documents refer to but that were not there. */
  readonly missingFiles: number;
}

export interface BackupEnd extends BackupCounts {
  /** SHA-256 (hex) of everything before. */
  readonly checksum: string;
}

/** `rows`: a table's name, a zero byte, rows. `file`: a new file's id. `bytes`: more of that file. */
export type FrameKind = "rows" | "file" | "bytes" | "end";
export interface Frame {
  readonly kind: FrameKind;
  readonly bytes: Uint8Array;
}

const KINDS: readonly FrameKind[] = ["rows", "file", "bytes", "end"];
const HEAD_BYTES = 5;
const LONGEST_HEADER = 10_000;
/** A page of rows is a few megabytes, with large documents some tens. */
const LARGEST_FRAME = 1024 * 1024 * 1024;
/** Compressed at a time, beside what else the process does. */
const BLOCK_BYTES = 1024 * 1024;

const frame = ({ kind, bytes }: Frame): Uint8Array[] => {
  const head = new Uint8Array(HEAD_BYTES);
  head[0] = KINDS.indexOf(kind);
  new DataView(head.buffer).setUint32(1, bytes.length);
  return [head, bytes];
};

/** Compressed bytes as they come to be; asks for frames only as fast as it is read. */
export async function* encodeBackup(
  header: BackupHeader,
  frames: AsyncGenerator<Frame, BackupCounts>,
): AsyncGenerator<Uint8Array> {
  const hasher = new Bun.CryptoHasher("sha256");
  let waiting: Uint8Array[] = [];
  let size = 0;
  const take = (parts: readonly Uint8Array[]): void => {
    for (const part of parts) {
      hasher.update(part);
      waiting.push(part);
      size += part.length;
    }
  };
  const compressed = async (): Promise<Uint8Array> => {
    const block = Buffer.concat(waiting);
    [waiting, size] = [[], 0];
    return await gzip(block, { level: 1 });
  };
  take([Buffer.from(`${JSON.stringify(header)}\n`)]);
  try {
    for (;;) {
      const next = await frames.next();
      if (next.done === true) {
        const end: BackupEnd = { ...next.value, checksum: hasher.digest("hex") };
        waiting.push(...frame({ kind: "end", bytes: Buffer.from(JSON.stringify(end)) }));
        yield await compressed();
        return;
      }
      take(frame(next.value));
      if (size >= BLOCK_BYTES) yield await compressed();
    }
  } finally {
    // Whoever stops reading lets go of what the frames are read from.
    await frames.return({ tables: {}, files: 0, fileBytes: 0, missingFiles: 0 });
  }
}

export const damagedBackup = (problem: string, cause?: unknown): AppError =>
  new AppError("invalid", "The backup is damaged or not whole", {
    code: "backup_damaged",
    details: `${problem}. Nothing was restored.`,
    cause,
  });

/** Reads exact numbers of bytes from parts of any size. */
class ByteReader {
  readonly #parts: AsyncIterator<Uint8Array>;
  #waiting: Uint8Array = new Uint8Array();

  constructor(parts: AsyncIterable<Uint8Array>) {
    this.#parts = parts[Symbol.asyncIterator]();
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#parts.next().catch((error: unknown) => {
      // The file can't be read at all: that says nothing of what is in it.
      if (error instanceof AppError) throw error;
      throw damagedBackup("It can't be unpacked", error);
    });
    if (done === true) return false;
    this.#waiting = this.#waiting.length === 0 ? value : Buffer.concat([this.#waiting, value]);
    return true;
  }

  async take(length: number): Promise<Uint8Array> {
    if (this.#waiting.length < length) {
      const parts = [this.#waiting];
      let size = this.#waiting.length;
      this.#waiting = new Uint8Array();
      while (size < length) {
        if (!(await this.#more())) throw damagedBackup("It ends too early");
        parts.push(this.#waiting);
        size += this.#waiting.length;
        this.#waiting = new Uint8Array();
      }
      this.#waiting = Buffer.concat(parts);
    }
    const taken = this.#waiting.subarray(0, length);
    this.#waiting = this.#waiting.subarray(length);
    return taken;
  }

  async line(longest: number): Promise<string> {
    for (;;) {
      const end = this.#waiting.indexOf(10);
      if (end >= 0) return new TextDecoder().decode(await this.take(end + 1));
      if (this.#waiting.length > longest || !(await this.#more())) throw damagedBackup("It does not say what it is");
    }
  }

  async isAtEnd(): Promise<boolean> {
    return this.#waiting.length === 0 && !(await this.#more());
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const toHeader = (line: string): BackupHeader => {
  const header = parseJson(line) as Partial<BackupHeader> | null;
  if (header?.format !== FORMAT) throw damagedBackup("It is no backup of mneme");
  if (header.formatVersion !== FORMAT_VERSION || !Number.isInteger(header.schema))
    throw new AppError("invalid", "The backup was made by a newer version of mneme", { code: "backup_too_new" });
  return header as BackupHeader;
};

export interface OpenedBackup {
  readonly header: BackupHeader;
  /** All frames but the last one, which is given back when its checksum is right. */
  readonly frames: AsyncGenerator<Frame, BackupEnd>;
}

/** @throws AppError `backup_damaged` here, or later from the frames */
export const decodeBackup = async (compressed: AsyncIterable<Uint8Array>): Promise<OpenedBackup> => {
  const gunzip = createGunzip();
  const source = Readable.from(compressed);
  source.on("error", (error) => gunzip.destroy(error));
  const reader = new ByteReader(source.pipe(gunzip));
  const line = await reader.line(LONGEST_HEADER);
  return { header: toHeader(line), frames: readFrames(reader, line) };
};

async function* readFrames(reader: ByteReader, line: string): AsyncGenerator<Frame, BackupEnd> {
  const hasher = new Bun.CryptoHasher("sha256").update(line);
  for (;;) {
    const head = await reader.take(HEAD_BYTES);
    const kind = KINDS[head[0] as number];
    const length = new DataView(head.buffer, head.byteOffset).getUint32(1);
    if (kind === undefined || length > LARGEST_FRAME) throw damagedBackup("It has a part that can't be read");
    const bytes = await reader.take(length);
    if (kind !== "end") {
      hasher.update(head).update(bytes);
      yield { kind, bytes };
      continue;
    }
    const end = parseJson(new TextDecoder().decode(bytes)) as BackupEnd | null;
    if (end?.checksum !== hasher.digest("hex")) throw damagedBackup("Its checksum does not fit");
    if (!(await reader.isAtEnd())) throw damagedBackup("Something follows its end");
    return end;
  }
}
