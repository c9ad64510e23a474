// Takes the first picture out of an animated WebP, which decoders of single pictures refuse.

const ascii = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

interface RiffChunk {
  readonly name: string;
  readonly start: number;
  /** Where its content begins and ends. */
  readonly from: number;
  readonly to: number;
}

function* chunksOf(bytes: Uint8Array, from: number, to: number): Generator<RiffChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = from; at + 8 <= to; ) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(to, at + 8 + length);
    yield { name: ascii(bytes, at), start: at, from: at + 8, to: end };
    at = end + (length % 2);
  }
}

const FRAME_HEADER_BYTES = 16;
const ALPHA_FLAG = 0x10;

/** 24-bit sizes of a frame stand in it as they stand in the header of a file. */
const extendedHeader = (frame: Uint8Array): Uint8Array => {
  const header = new Uint8Array(18);
  header.set(new TextEncoder().encode("VP8X"));
  header[4] = 10;
  header[8] = ALPHA_FLAG;
  header.set(frame.subarray(6, 12), 12);
  return header;
};

/** A WebP of the first frame alone; the file itself when it is not animated. */
export const firstFrame = (webp: Uint8Array): Uint8Array => {
  const frame = [...chunksOf(webp, 12, webp.length)].find(({ name }) => name === "ANMF");
  if (frame === undefined) return webp;
  const parts = [...chunksOf(webp, frame.from + FRAME_HEADER_BYTES, frame.to)].filter(({ name }) =>
    /^(?:ALPH|VP8 |VP8L)$/.test(name),
  );
  const hasAlpha = parts.some(({ name }) => name === "ALPH");
  const pieces = [
    ...(hasAlpha ? [extendedHeader(webp.subarray(frame.from, frame.to))] : []),
    ...parts.map(({ start, to }) => webp.subarray(start, to + ((to - start) % 2))),
  ];
  const body = Buffer.concat(pieces);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};
