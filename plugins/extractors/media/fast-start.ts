// MP4 files are often written with their index at the end, where a reader of a pipe can't have it: moved to the front.

interface Box {
  readonly name: string;
  readonly start: number;
  readonly headerBytes: number;
  readonly end: number;
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

function* boxesOf(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = from; start + 8 <= to; ) {
    const short = view.getUint32(start);
    const isLong = short === 1 && start + 16 <= to;
    const length = isLong ? Number(view.getBigUint64(start + 8)) : short;
    const headerBytes = isLong ? 16 : 8;
    const end = short === 0 ? to : start + length;
    if (end < start + headerBytes || end > to) return;
    yield { name: nameAt(bytes, start + 4), start, headerBytes, end };
    start = end;
  }
}

const CONTAINERS = new Set(["moov", "trak", "mdia", "minf", "stbl"]);

/** Moves the places of all media in the index by `shift`; false when a place does not fit any more. */
const shiftPlaces = (moov: Uint8Array, from: number, to: number, shift: number): boolean => {
  const view = new DataView(moov.buffer, moov.byteOffset, moov.length);
  for (const { name, start, headerBytes, end } of boxesOf(moov, from, to)) {
    const content = start + headerBytes;
    if (CONTAINERS.has(name) && !shiftPlaces(moov, content, end, shift)) return false;
    if (name !== "stco" && name !== "co64") continue;
    const width = name === "stco" ? 4 : 8;
    const count = content + 8 <= end ? view.getUint32(content + 4) : 0;
    if (content + 8 + count * width > end) return false;
    for (let at = content + 8; at < content + 8 + count * width; at += width) {
      if (width === 8) view.setBigUint64(at, view.getBigUint64(at) + BigInt(shift));
      else if (view.getUint32(at) + shift > 0xffff_ffff) return false;
      else view.setUint32(at, view.getUint32(at) + shift);
    }
  }
  return true;
};

/** The same film with its index before its media; the file itself where there is nothing to move. */
export const withIndexFirst = (mp4: Uint8Array): Uint8Array => {
  const boxes = [...boxesOf(mp4, 0, mp4.length)];
  const index = boxes.findIndex(({ name }) => name === "moov");
  const media = boxes.findIndex(({ name }) => name === "mdat");
  const box = boxes[index];
  if (box === undefined || media === -1 || index < media) return mp4;
  const moov = mp4.slice(box.start, box.end);
  if (!shiftPlaces(moov, 0, moov.length, moov.length)) return mp4;
  const mediaStart = boxes[media]?.start ?? 0;
  const moved = new Uint8Array(mp4.length);
  moved.set(mp4.subarray(0, mediaStart));
  moved.set(moov, mediaStart);
  moved.set(mp4.subarray(mediaStart, box.start), mediaStart + moov.length);
  moved.set(mp4.subarray(box.end), box.end);
  return moved;
};
