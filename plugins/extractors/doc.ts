// DOC, the binary format of older Word versions: its text, notes, text boxes, headers and footers.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";

const MEDIA_TYPE = "application/msword";

const CELL_MARK = "\u0007";

/** Paragraph marks, cell marks and page breaks of the format as line breaks and bars. */
const tidy = (text: string): string =>
  text
    .replace(/\r\n?|\v|\f/g, "\n")
    .replaceAll(CELL_MARK, "\t")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(/[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The numbers of pages are no text. */
const withoutNumbers = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .filter((line) => /\p{L}/u.test(line))
    .join("\n");

export default definePlugin({
  kind: "extractor",
  name: "doc",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === MEDIA_TYPE,
    extract: async ({ bytes }) => {
      const { default: WordExtractor } = await import("word-extractor");
      const document = await new WordExtractor()
        .extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
        .catch((error: Error) => {
          throw new PluginError("broken_document", `the document can't be read: ${error.message}`, false);
        });
      const parts = [
        document.getHeaders({ includeFooters: false }),
        document.getBody(),
        document.getTextboxes(),
        document.getFootnotes(),
        document.getEndnotes(),
        document.getAnnotations(),
        withoutNumbers(document.getFooters()),
      ];
      const builder = createTextBuilder();
      builder.add(
        parts
          .map(tidy)
          .filter((part) => part !== "")
          .join("\n\n"),
      );
      return builder.build({ type: "text", mediaType: MEDIA_TYPE });
    },
  }),
});
