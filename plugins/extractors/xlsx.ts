// XLSX: every sheet as a heading and a table whose rows keep their header.

import { Type } from "typebox";
import { definePlugin } from "#contracts/plugin.ts";
import { tableText } from "#plugins/shared/table-text.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { openArchive } from "#plugins/shared/zip-archive.ts";
import { tablesOfSheet } from "./xlsx/tables-of-sheet.ts";
import { readSheets, SHEET_LIMITS } from "./xlsx/workbook.ts";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export default definePlugin({
  kind: "extractor",
  name: "xlsx",
  options: Type.Object({}),
  create: async () => ({
    accepts: ({ mediaType }) => mediaType === MEDIA_TYPE,
    extract: async ({ bytes }) => {
      const builder = createTextBuilder();
      const notes: string[] = [];
      for (const { name, rows, isCut } of readSheets(openArchive(bytes))) {
        if (isCut && notes.length < 10)
          notes.push(`Only the first ${SHEET_LIMITS.rows} rows of the sheet "${name.slice(0, 100)}" were read.`);
        if (rows.length === 0 || builder.isFull()) continue;
        const heading = `## ${name}`;
        if (builder.length() > 0) builder.add("\n\n");
        builder.add(heading, [{ kind: "heading", start: 0, end: heading.length, level: 2, title: name }]);
        for (const { titles, rows: tableRows } of tablesOfSheet(rows)) {
          for (const title of titles) builder.add(`\n\n${title}`);
          const table = tableText(tableRows);
          if (table === null) continue;
          builder.add("\n\n");
          builder.add(table.text, [table.section]);
        }
      }
      return builder.build({ type: "text", mediaType: MEDIA_TYPE, notes });
    },
  }),
});
