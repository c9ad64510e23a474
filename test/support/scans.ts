// Pictures of printed words, as a scanner or a camera makes them.

import { crc32, deflateSync } from "node:zlib";
import type { Raster } from "#plugins/extractors/ocr/raster.ts";
import { openPdf, renderPage } from "#plugins/extractors/pdf/pages.ts";
import { writeTextPdf } from "./pdf-files.ts";

/** A page with the lines on it. */
export const scanOf = async (lines: readonly string[]): Promise<Raster> =>
  renderPage((await openPdf(writeTextPdf([lines]))).getPage(0));

const pngChunk = (name: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** @param rows compressed as they are: for each a filter byte, then a grey byte a pixel. */
export const writePng = (width: number, height: number, rows: Uint8Array): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const magic = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return new Uint8Array(
    Buffer.concat([
      magic,
      pngChunk("IHDR", header),
      pngChunk("IDAT", deflateSync(rows)),
      pngChunk("IEND", new Uint8Array()),
    ]),
  );
};

export const pngOf = ({ width, height, grey }: Raster): Uint8Array<ArrayBuffer> => {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(grey.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return writePng(width, height, rows);
};
