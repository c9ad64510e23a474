import { expect, test } from "bun:test";
import fc from "fast-check";
import { createFrameReader, encodeFrame, FrameError } from "#src/containment/frames.ts";

const joined = (pieces: readonly Uint8Array[]): Uint8Array => Uint8Array.from(pieces.flatMap((piece) => [...piece]));

test("frames come out as they went in, however the bytes are torn", () => {
  const frame = fc.record({ header: fc.dictionary(fc.string(), fc.integer()), body: fc.uint8Array({ maxLength: 60 }) });
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (frames, step) => {
      const bytes = joined(frames.flatMap(({ header, body }) => encodeFrame(header, body)));
      const read = createFrameReader(10_000);
      const seen = [];
      for (let at = 0; at < bytes.length; at += step) seen.push(...read(bytes.subarray(at, at + step)));
      expect(seen.map(({ header, body }) => ({ header, body: [...body] }))).toEqual(
        frames.map(({ header, body }) => ({ header: JSON.parse(JSON.stringify(header)), body: [...body] })),
      );
    }),
  );
});

test("a frame longer than agreed is refused by its length alone", () => {
  expect(() => createFrameReader(1000)(new Uint8Array([0x7f, 0xff, 0xff, 0xff]))).toThrow(FrameError);
});

test("a header that is no JSON, or longer than its frame, is refused", () => {
  const read = createFrameReader(1000);
  expect(() => read(new Uint8Array([0, 0, 0, 6, 0, 0, 0, 2, 0x7b, 0x7b]))).toThrow(FrameError);
  expect(() => createFrameReader(1000)(new Uint8Array([0, 0, 0, 4, 0, 0, 0, 9]))).toThrow(FrameError);
});
