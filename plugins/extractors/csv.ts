// CSV, TSV and their kin: the delimiter is found out, rows keep their header.

import { Type } from "typebox";
import { definePlugin } from "#contracts/plugin.ts";
import type { ExtractedText } from "#domain/extracted-text.ts";
import { decodeText } from "#plugins/shared/decode-text.ts";
import { tableText } from "#plugins/shared/table-text.ts";
import { createTextBuilder, MAX_CHARACTERS } from "#plugins/shared/text-builder.ts";

const MAX_ROWS = 200_000;
const MAX_COLUMNS = 2_000;
const DELIMITERS = [",", "\t", "|", ";", ":"];

/** The delimiter is asked of the first lines only, so that a long file is not parsed five times. */
export const readDelimited = async (text: string): Promise<ExtractedText> => {
  const { default: papa } = await import("papaparse");
  const { data, meta } = papa.parse<string[]>(text.slice(0, 2 * MAX_CHARACTERS), {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: "greedy",
    preview: MAX_ROWS,
  });
  const rows = data.map((row) => row.slice(0, MAX_COLUMNS));
  const builder = createTextBuilder();
  const table = tableText(rows);
  if (table !== null) builder.add(table.text, [table.section]);
  const notes = meta.truncated ? [`Only the first ${MAX_ROWS} rows were read.`] : [];
  return builder.build({ type: "text", mediaType: "text/csv", notes });
};

export default definePlugin({
  kind: "extractor",
  name: "csv",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === "text/csv" || mediaType === "text/tab-separated-values",
    extract: ({ bytes }) => readDelimited(decodeText(bytes)),
  }),
});
