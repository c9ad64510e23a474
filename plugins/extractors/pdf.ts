// PDF: text page by page in reading order; pages without text are rendered and read by OCR, whichever way up they are.

import { Type } from "typebox";
import { definePlugin } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { createTextBuilder, type TextBuilder } from "#plugins/shared/text-builder.ts";
import { toPgm, turnRaster } from "./ocr/raster.ts";
import { type OcrOptions, recogniserOf } from "./ocr/tesseract.ts";
import { type Quarter, readUpright } from "./ocr/upright.ts";
import { tidyPageText } from "./pdf/page-text.ts";
import { closePage, mayShowWords, openPdf, renderPage } from "./pdf/pages.ts";

const MEDIA_TYPE = "application/pdf";
const MAX_PAGES = 5_000;
/** Pages with fewer letters than this are taken for pictures of a page. */
const MIN_LETTERS = 20;
const MIN_CONFIDENCE = 35;

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

interface Options extends OcrOptions {
  readonly ocrSeconds: number;
}

interface Progress {
  readonly deadline: number;
  rotation: Quarter;
  readByOcr: number;
  leftOut: number;
}

const isBlank = (grey: Uint8Array): boolean => {
  let dark = 0;
  for (const pixel of grey) if (pixel < 128) dark += 1;
  return dark < 50;
};

/** The words of the page's picture; null when there is no time left for it. */
const recognisePage = async (
  page: Parameters<typeof renderPage>[0],
  options: Options,
  progress: Progress,
): Promise<string | null> => {
  if (performance.now() > progress.deadline) {
    progress.leftOut += 1;
    closePage(page);
    return null;
  }
  const raster = await renderPage(page);
  if (isBlank(raster.grey)) return "";
  const turned = async (rotation: Quarter): Promise<Uint8Array> => toPgm(turnRaster(raster, rotation));
  const { text, confidence, rotation } = await readUpright(await recogniserOf(options), turned, progress.rotation);
  if (confidence < MIN_CONFIDENCE) return "";
  progress.rotation = rotation;
  progress.readByOcr += 1;
  return text;
};

const addPage = (builder: TextBuilder, number: number, text: string): void => {
  if (text === "") return;
  if (builder.length() > 0) builder.add("\n\n");
  builder.add(text, [{ kind: "page", start: 0, end: text.length, page: number }]);
};

const readPages = async (bytes: Uint8Array, options: Options): Promise<ExtractedText> => {
  const document = await openPdf(bytes);
  const builder = createTextBuilder();
  const deadline = performance.now() + options.ocrSeconds * 1000;
  const progress: Progress = { deadline, rotation: 0, readByOcr: 0, leftOut: 0 };
  const count = document.getPageCount();
  for (let at = 0; at < Math.min(count, MAX_PAGES) && !builder.isFull(); at += 1) {
    const page = document.getPage(at);
    const stored = tidyPageText(page.getText());
    if (letters(stored) >= MIN_LETTERS || !mayShowWords(page)) {
      addPage(builder, at + 1, stored);
      closePage(page);
    } else {
      const seen = (await recognisePage(page, options, progress)) ?? "";
      addPage(builder, at + 1, letters(seen) > letters(stored) ? seen : stored);
    }
  }
  document.destroy();
  const notes = [
    ...(count > MAX_PAGES ? [`Only the first ${MAX_PAGES} of ${count} pages were read.`] : []),
    ...(progress.readByOcr > 0 ? [`${progress.readByOcr} of ${count} pages were read by OCR.`] : []),
    ...(progress.leftOut > 0
      ? [`${progress.leftOut} pages without text were left out: OCR would have taken too long.`]
      : []),
  ];
  return builder.build({ type: "pdf", mediaType: MEDIA_TYPE, notes });
};

export default definePlugin({
  kind: "extractor",
  name: "pdf",
  options: Type.Object({
    languages: Type.Array(Type.String(), { default: ["eng"], minItems: 1, maxItems: 10 }),
    dataFolder: Type.Optional(Type.String()),
    /** After so long, no further page without text is read. */
    ocrSeconds: Type.Number({ default: 40, minimum: 0 }),
  }),
  create: async (options) => ({
    accepts: ({ mediaType }) => mediaType === MEDIA_TYPE,
    extract: ({ bytes }) => readPages(bytes, options),
  }),
});
