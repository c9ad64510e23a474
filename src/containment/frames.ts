// Messages between the service and a contained child: a length, a JSON header and a binary body. Lengths are checked
// before anything is kept, since the child that speaks may be in the hands of the file it reads.

const LENGTH_BYTES = 4;
const MAX_HEADER_BYTES = 1_000_000;

export class FrameError extends Error {
  override readonly name = "FrameError";
}

export interface Frame {
  readonly header: unknown;
  readonly body: Uint8Array;
}

/** What stands before a body: two lengths (all that follows, header) as unsigned 32-bit big-endian numbers, and the header. */
export const encodeFrameHead = (header: object, bodyBytes: number): Uint8Array[] => {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const lengths = new DataView(new ArrayBuffer(2 * LENGTH_BYTES));
  lengths.setUint32(0, LENGTH_BYTES + head.length + bodyBytes);
  lengths.setUint32(LENGTH_BYTES, head.length);
  return [new Uint8Array(lengths.buffer), head];
};

export const encodeFrame = (header: object, body: Uint8Array = new Uint8Array()): Uint8Array[] => [
  ...encodeFrameHead(header, body.length),
  body,
];

const decodeFrame = (bytes: Uint8Array): Frame => {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (headerLength > MAX_HEADER_BYTES || LENGTH_BYTES + headerLength > bytes.length) {
    throw new FrameError("a frame's header is longer than the frame");
  }
  const bodyStart = LENGTH_BYTES + headerLength;
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, bodyStart)));
    return { header, body: bytes.subarray(bodyStart) };
  } catch (error) {
    throw new FrameError("a frame's header is no JSON", { cause: error });
  }
};

/** Takes pieces as they come and gives whole frames; keeps at most one frame of `maxBytes`. */
export const createFrameReader = (maxBytes: number): ((piece: Uint8Array) => Frame[]) => {
  let lengthSeen = new Uint8Array();
  let frame: Uint8Array | null = null;
  let filled = 0;
  return (piece) => {
    const frames: Frame[] = [];
    let rest = piece;
    while (rest.length > 0) {
      if (frame === null) {
        const missing = LENGTH_BYTES - lengthSeen.length;
        lengthSeen = Uint8Array.from([...lengthSeen, ...rest.subarray(0, missing)]);
        rest = rest.subarray(missing);
        if (lengthSeen.length < LENGTH_BYTES) break;
        const length = new DataView(lengthSeen.buffer).getUint32(0);
        if (length < LENGTH_BYTES || length > maxBytes) throw new FrameError(`a frame of ${length} bytes is refused`);
        frame = new Uint8Array(length);
        filled = 0;
        lengthSeen = new Uint8Array();
      }
      const taken = rest.subarray(0, frame.length - filled);
      frame.set(taken, filled);
      filled += taken.length;
      rest = rest.subarray(taken.length);
      if (filled === frame.length) {
        frames.push(decodeFrame(frame));
        frame = null;
      }
    }
    return frames;
  };
};
