// Looks through the storage engine's log before the engine does. What follows a damaged place would be dropped by it without a word;
// only a torn end is usual, where the power went while something was written that nobody had been told of.
// Format: https://github.com/facebook/rocksdb/wiki/Write-Ahead-Log-File-Format

import { open } from "node:fs/promises";
import { join } from "node:path";

const BLOCK_BYTES = 32 * 1024;
const HEADER_BYTES = 7;
/** Disks write these whole or not at all. */
const SECTOR_BYTES = 512;
/** Read at a time. */
const PART_BYTES = 128 * BLOCK_BYTES;
const RECORD_TYPES = { full: 1, first: 2, middle: 3, last: 4 } as const;

const TABLES = ((): readonly Uint32Array[] => {
  const tables = Array.from({ length: 8 }, () => new Uint32Array(256));
  const [first] = tables as [Uint32Array];
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f63b78 : 0);
    first[byte] = crc >>> 0;
  }
  for (let t = 1; t < 8; t++)
    for (let byte = 0; byte < 256; byte++) {
      const before = (tables[t - 1] as Uint32Array)[byte] as number;
      (tables[t] as Uint32Array)[byte] = (before >>> 8) ^ (first[before & 255] as number);
    }
  return tables;
})();
const [T0, T1, T2, T3, T4, T5, T6, T7] = TABLES as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
];

/** CRC-32C (Castagnoli), eight bytes at a time. */
export const crc32c = (bytes: Uint8Array, start: number, end: number): number => {
  let crc = 0xffffffff;
  let at = start;
  for (; at + 8 <= end; at += 8) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (T7[crc & 255] as number) ^
      (T6[(crc >>> 8) & 255] as number) ^
      (T5[(crc >>> 16) & 255] as number) ^
      (T4[crc >>> 24] as number) ^
      (T3[bytes[at + 4] as number] as number) ^
      (T2[bytes[at + 5] as number] as number) ^
      (T1[bytes[at + 6] as number] as number) ^
      (T0[bytes[at + 7] as number] as number);
  }
  for (; at < end; at++) crc = (crc >>> 8) ^ (T0[(crc ^ (bytes[at] as number)) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Checksums are kept so, as data that hold checksums of themselves would be hard to check. */
const unmask = (masked: number): number => {
  const rotated = (masked - 0xa282ead8) >>> 0;
  return ((rotated >>> 17) | (rotated << 15)) >>> 0;
};

/** Where a block's first record that can't be read begins. */
interface BadRecord {
  readonly at: number;
  /** Good records follow within the block. */
  readonly isFollowed: boolean;
  /** Part of it was never written: what the end of a log looks like after the power went. */
  readonly isTorn: boolean;
}

const recordEnd = (block: Uint8Array, at: number): number =>
  at + HEADER_BYTES + ((block[at + 4] as number) | ((block[at + 5] as number) << 8));

const isGood = (block: Uint8Array, at: number): boolean => {
  const end = recordEnd(block, at);
  const type = block[at + 6] as number;
  if (type < RECORD_TYPES.full || end > block.length) return false;
  // Newer kinds of record are the engine's business.
  if (type > RECORD_TYPES.last) return true;
  const stored = new DataView(block.buffer, block.byteOffset + at, 4).getUint32(0, true);
  return crc32c(block, at + 6, end) === unmask(stored);
};

const isBlank = (block: Uint8Array, start: number, end: number): boolean =>
  block.subarray(start, end).every((byte) => byte === 0);

/** Null when all records of the block are good. */
const badRecordIn = (block: Uint8Array): BadRecord | null => {
  let at = 0;
  while (at + HEADER_BYTES <= block.length && isGood(block, at)) at = recordEnd(block, at);
  if (at + HEADER_BYTES > block.length || isBlank(block, at, block.length)) return null;
  const end = recordEnd(block, at);
  const isFollowed = end + HEADER_BYTES <= block.length && isGood(block, end);
  let isTorn = false;
  for (let sector = Math.ceil(at / SECTOR_BYTES) * SECTOR_BYTES; sector < block.length; sector += SECTOR_BYTES)
    isTorn ||= isBlank(block, sector, sector + SECTOR_BYTES);
  return { at, isFollowed, isTorn };
};

/** Words about damage in the middle of one of the logs; null when there is none. */
export const findLogDamage = async (folder: string, names: readonly string[]): Promise<string | null> => {
  for (const name of names) {
    const damagedAt = await firstDamage(join(folder, name));
    if (damagedAt !== null) return `${name} in ${folder} is damaged at byte ${damagedAt}, with more behind it`;
  }
  return null;
};

const firstDamage = async (path: string): Promise<number | null> => {
  const file = await open(path, "r");
  try {
    const part = new Uint8Array(PART_BYTES);
    let badAt: number | null = null;
    for (let offset = 0; ; offset += PART_BYTES) {
      const { bytesRead } = await file.read(part, 0, PART_BYTES, offset);
      for (let at = 0; at < bytesRead; at += BLOCK_BYTES) {
        const block = part.subarray(at, Math.min(at + BLOCK_BYTES, bytesRead));
        // Something good behind something bad: not the end that was being written.
        if (badAt !== null && block.length > HEADER_BYTES && isGood(block, 0)) return badAt;
        const bad: BadRecord | null = badAt === null ? badRecordIn(block) : null;
        if (bad?.isTorn === true) return null;
        if (bad !== null) badAt = offset + at + bad.at;
        if (bad?.isFollowed === true) return badAt;
      }
      if (bytesRead < PART_BYTES) return null;
    }
  } finally {
    await file.close();
  }
};
