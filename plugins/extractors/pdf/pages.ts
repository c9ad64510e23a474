// The pages of a PDF, one at a time: their text as it is stored, and their picture when there is none.

import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from "@hyzyla/pdfium";
import pdfiumBinary from "@hyzyla/pdfium/pdfium.wasm" with { type: "file" };
import { PluginError } from "#contracts/plugin.ts";
import type { Raster } from "../ocr/raster.ts";

let library: Promise<PDFiumLibrary> | null = null;

const start = async (): Promise<PDFiumLibrary> => {
  const { PDFiumLibrary: Library } = await import("@hyzyla/pdfium");
  return Library.init({ wasmBinary: await Bun.file(pdfiumBinary).arrayBuffer() });
};

export const openPdf = async (bytes: Uint8Array): Promise<PDFiumDocument> => {
  library ??= start();
  try {
    return await (await library).loadDocument(bytes);
  } catch (error) {
    const message = (error as Error).message;
    if (/password|encrypt/i.test(message))
      throw new PluginError("encrypted", "the PDF is protected by a password", false);
    throw new PluginError("broken_document", `the PDF can't be read: ${message}`, false);
  }
};

/** The library closes a page only after it has rendered it; else the pages of a long document fill the memory. */
export const closePage = (page: PDFiumPage): void => {
  const close: unknown = Reflect.get(Reflect.get(page, "module"), "_FPDF_ClosePage");
  if (typeof close === "function") close(Reflect.get(page, "pageIdx"));
};

const MAX_OBJECTS_LOOKED_AT = 50;

/** False for pages of nothing but a few letters: a page number alone needs no OCR. Letters may be drawn as lines, too. */
export const mayShowWords = (page: PDFiumPage): boolean => {
  const count = page.getObjectCount();
  if (count > MAX_OBJECTS_LOOKED_AT) return true;
  for (let at = 0; at < count; at += 1) if (page.getObject(at).type !== "text") return true;
  return false;
};

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 200;
const LONGEST_SIDE = 3_200;

/** Renders and closes the page. Pages may claim any size: the picture is bounded. */
export const renderPage = async (page: PDFiumPage): Promise<Raster> => {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, LONGEST_SIDE / Math.max(1, originalWidth, originalHeight));
  const size = (points: number): number => Math.max(1, Math.round(points * scale));
  const { data, width, height } = await page.render({
    render: "bitmap",
    colorSpace: "Gray",
    width: size(originalWidth),
    height: size(originalHeight),
  });
  return { width, height, grey: data };
};
