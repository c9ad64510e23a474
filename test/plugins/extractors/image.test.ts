import { describe, expect, test } from "bun:test";
import type { Raster } from "#plugins/extractors/ocr/raster.ts";
import { extractFile, failureOf } from "#test/support/extract-file.ts";
import { pngOf, scanOf, writePng } from "#test/support/scans.ts";

const WORDS = "Permits are given on Mondays";
const raster = await scanOf([WORDS]);
const png = pngOf(raster);

/** A GIF of 128 greys whose codes are the pixels themselves: the table is cleared before a code would need a ninth bit. */
const gifOf = (first: Raster, ...others: readonly Raster[]): Uint8Array => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(first.width, 0);
  size.writeUInt16LE(first.height, 2);
  const palette = Buffer.from(Array.from({ length: 128 }, (_, at) => [2 * at, 2 * at, 2 * at]).flat());
  const pieces = [Buffer.from("GIF89a"), size, Buffer.from([0xf6, 0, 0]), palette];
  for (const { grey } of [first, ...others]) {
    const codes: number[] = [];
    for (const [at, pixel] of grey.entries()) codes.push(...(at % 120 === 0 ? [128] : []), pixel >> 1);
    codes.push(129);
    pieces.push(Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0]), size, Buffer.from([0, 7]));
    for (let at = 0; at < codes.length; at += 255) {
      const block = codes.slice(at, at + 255);
      pieces.push(Buffer.from([block.length, ...block]));
    }
    pieces.push(Buffer.from([0]));
  }
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(";")]));
};

/** Two frames of the same WebP, as an animation. */
const animate = (still: Uint8Array): Uint8Array => {
  const chunk = (name: string, content: Uint8Array): Buffer => {
    const head = Buffer.alloc(8);
    head.write(name, "latin1");
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const body = still.subarray(12);
  const extended = Buffer.alloc(10);
  extended[0] = 0x02;
  const frame = chunk("ANMF", Buffer.concat([Buffer.alloc(16), body]));
  const chunks = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", extended),
    chunk("ANIM", Buffer.alloc(6)),
    frame,
    frame,
  ]);
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(chunks.length, 4);
  return new Uint8Array(Buffer.concat([head, chunks]));
};

describe("the words of a picture are read from", () => {
  const read = async (bytes: Uint8Array, mediaType: string): Promise<string> =>
    (await extractFile("image", bytes, { mediaType })).text;

  test("PNG", async () => {
    expect(await read(png, "image/png")).toBe(WORDS);
  });
  test("JPEG", async () => {
    expect(await read(await new Bun.Image(png).jpeg().bytes(), "image/jpeg")).toBe(WORDS);
  });
  test("GIF, of animations the first picture", async () => {
    const blank = { ...raster, grey: new Uint8Array(raster.grey.length).fill(255) };
    expect(await read(gifOf(raster, blank), "image/gif")).toBe(WORDS);
  });
  test("WebP", async () => {
    expect(await read(await new Bun.Image(png).webp({ lossless: true }).bytes(), "image/webp")).toBe(WORDS);
  });
  test("animated WebP, its first picture", async () => {
    const still = await new Bun.Image(png).webp({ quality: 90 }).bytes();
    expect(await read(animate(still), "image/webp")).toBe(WORDS);
  });
  test("a picture that lies on its side", async () => {
    expect(await read(await new Bun.Image(png).rotate(90).png().bytes(), "image/png")).toBe(WORDS);
  });
});

describe("a hostile picture", () => {
  test("of 65535 x 65535 is refused before it is decoded", async () => {
    const error = await failureOf(
      extractFile("image", writePng(65_535, 65_535, new Uint8Array(1000)), { mediaType: "image/png" }),
    );
    expect(error).toMatchObject({ code: "image_too_large", retryable: false });
  });

  test("that is cut off, empty or no picture says so", async () => {
    for (const bytes of [png.subarray(0, 40), new Uint8Array(), new Uint8Array([1, 2, 3])]) {
      const outcome = await extractFile("image", bytes, { mediaType: "image/png" }).catch(
        (error: { code: string }) => error.code,
      );
      expect(outcome).toBe("broken_image");
    }
  });
});

test("a picture without words says so", async () => {
  const blank = writePng(200, 200, new Uint8Array(201 * 200).fill(0));
  const { text, notes } = await extractFile("image", blank, { mediaType: "image/png" });
  expect(text).toBe("");
  expect(notes).toEqual(["No words were found in the picture."]);
});

test("a language without data says what is missing", async () => {
  const error = await failureOf(extractFile("image", png, { mediaType: "image/png", options: { languages: ["deu"] } }));
  expect(error.code).toBe("no_language_data");
});
