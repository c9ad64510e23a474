// Reads the sheets of a workbook out of its XML: strings, numbers, dates and the stored results of formulas.

import { PluginError } from "#contracts/plugin.ts";
import { attributeOf, decodeXmlText, scanXml } from "#plugins/shared/xml-text.ts";
import type { Archive } from "#plugins/shared/zip-archive.ts";

export interface SheetRow {
  /** Counted from 1, as the sheet shows it. */
  readonly number: number;
  readonly cells: readonly string[];
}

export interface Sheet {
  readonly name: string;
  /** Rows that hold something, with empty cells where there is nothing. */
  readonly rows: readonly SheetRow[];
  readonly isCut: boolean;
}

export const SHEET_LIMITS = { rows: 100_000, columns: 1_000, cells: 2_000_000, sheets: 200 } as const;

const targetsOf = (archive: Archive): Map<string, string> => {
  const targets = new Map<string, string>();
  scanXml(archive.readText("xl/_rels/workbook.xml.rels") ?? "", {
    open: (name, attributes) => {
      const [id, target] = [attributeOf(attributes, "Id"), attributeOf(attributes, "Target")];
      if (name !== "Relationship" || id === null || target === null) return;
      targets.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target.replace(/^\.\//, "")}`);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
};

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly countsFrom1904: boolean;
}

const readWorkbook = (archive: Archive): Workbook => {
  const xml = archive.readText("xl/workbook.xml");
  if (xml === null) throw new PluginError("broken_document", "the workbook has no table of contents", false);
  const targets = targetsOf(archive);
  const sheets: { name: string; path: string }[] = [];
  let countsFrom1904 = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "workbookPr") countsFrom1904 = /^(1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      if (name !== "sheet") return;
      const path = targets.get(attributeOf(attributes, "[\\w]+:id") ?? "");
      if (path !== undefined) sheets.push({ name: attributeOf(attributes, "name") ?? "", path });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, countsFrom1904 };
};

/** Furigana beside Japanese words is not part of them. */
const readSharedStrings = (archive: Archive): string[] => {
  const strings: string[] = [];
  let current: string[] | null = null;
  let isInText = false;
  let isPhonetic = false;
  scanXml(archive.readText("xl/sharedStrings.xml") ?? "", {
    open: (name) => {
      if (name === "si") current = [];
      else if (name === "t") isInText = true;
      else if (name === "rPh") isPhonetic = true;
    },
    close: (name) => {
      if (name === "si") strings.push(decodeXmlText(current?.join("") ?? ""));
      else if (name === "t") isInText = false;
      else if (name === "rPh") isPhonetic = false;
    },
    text: (text) => {
      if (isInText && !isPhonetic) current?.push(text);
    },
  });
  return strings;
};

type NumberKind = "number" | "date" | "time" | "moment" | "percent";

/** What the numbers of the built-in formats mean, as far as it is not a number. */
const builtInKind = (id: number): NumberKind => {
  if (id === 9 || id === 10) return "percent";
  if (id === 22) return "moment";
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || (id >= 50 && id <= 58)) return "date";
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? "time" : "number";
};

const kindOfFormat = (code: string): NumberKind => {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "").split(";", 1)[0] ?? "";
  const hasDay = /[yd]/i.test(bare);
  const hasTime = /[hs]/i.test(bare);
  if (hasDay && hasTime) return "moment";
  if (hasDay) return "date";
  if (hasTime) return "time";
  return bare.includes("%") ? "percent" : "number";
};

/** The kind of number of each cell style, by its index. */
const readStyles = (archive: Archive): NumberKind[] => {
  const custom = new Map<number, NumberKind>();
  const styles: NumberKind[] = [];
  let isInCellStyles = false;
  scanXml(archive.readText("xl/styles.xml") ?? "", {
    open: (name, attributes) => {
      if (name === "cellXfs") isInCellStyles = true;
      else if (name === "numFmt") {
        custom.set(
          Number(attributeOf(attributes, "numFmtId")),
          kindOfFormat(attributeOf(attributes, "formatCode") ?? ""),
        );
      } else if (name === "xf" && isInCellStyles) {
        const id = Number(attributeOf(attributes, "numFmtId") ?? 0);
        styles.push(custom.get(id) ?? builtInKind(id));
      }
    },
    close: (name) => {
      if (name === "cellXfs") isInCellStyles = false;
    },
    text: () => undefined,
  });
  return styles;
};

const DAY_MS = 86_400_000;

/** Excel counts days from 1899-12-30, or from 1904-01-01. */
const formatNumber = (written: string, kind: NumberKind, countsFrom1904: boolean): string => {
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  if (kind === "number") return String(Number(value.toPrecision(15)));
  if (kind === "percent") return `${Number((value * 100).toPrecision(12))}%`;
  const ms = (countsFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + Math.round(value * 86_400) * 1000;
  if (Math.abs(value) > 2_958_466 || Number.isNaN(new Date(ms).getTime())) return written;
  const iso = new Date(ms).toISOString();
  if (kind === "time") return value >= 1 ? iso.slice(0, 16).replace("T", " ") : iso.slice(11, 19);
  return kind === "date" || ms % DAY_MS === 0 ? iso.slice(0, 10) : iso.slice(0, 16).replace("T", " ");
};

/** "AB12" → 27; -1 for what is no reference. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

interface Tables {
  readonly strings: readonly string[];
  readonly styles: readonly NumberKind[];
  readonly countsFrom1904: boolean;
}

const cellValue = (type: string, style: number, raw: string, tables: Tables): string => {
  if (type === "s") return tables.strings[Number(raw)] ?? "";
  if (type === "b") return raw === "1" ? "TRUE" : "FALSE";
  if (type === "n" || type === "")
    return raw === "" ? "" : formatNumber(raw, tables.styles[style] ?? "number", tables.countsFrom1904);
  return decodeXmlText(raw);
};

const readSheet = (name: string, xml: string, tables: Tables): Sheet => {
  const rows: SheetRow[] = [];
  let row: string[] = [];
  let number = 0;
  let cell = { type: "", style: 0, column: 0 };
  let value: string[] = [];
  let isInValue = false;
  let cells = 0;
  let isCut = false;
  scanXml(xml, {
    open: (tag, attributes) => {
      if (tag === "row") {
        row = [];
        number = Number(attributeOf(attributes, "r") ?? number + 1);
      } else if (tag === "c") {
        const column = columnOf(attributeOf(attributes, "r") ?? "");
        const style = Number(attributeOf(attributes, "s") ?? 0);
        cell = { type: attributeOf(attributes, "t") ?? "", style, column: column === -1 ? row.length : column };
        value = [];
      } else if (tag === "v" || tag === "t") isInValue = true;
    },
    close: (tag) => {
      if (tag === "v" || tag === "t") isInValue = false;
      else if (tag === "c") {
        isCut ||=
          cell.column >= SHEET_LIMITS.columns || cells >= SHEET_LIMITS.cells || rows.length >= SHEET_LIMITS.rows;
        if (isCut || value.length === 0) return;
        while (row.length < cell.column) row.push("");
        row[cell.column] = cellValue(cell.type, cell.style, value.join(""), tables);
        cells += 1;
      } else if (tag === "row" && !isCut && row.some((text) => text.trim() !== "")) rows.push({ number, cells: row });
    },
    text: (text) => {
      if (isInValue) value.push(text);
    },
  });
  return { name, rows, isCut };
};

/** The sheets in the order of the workbook, each read when it is asked for. */
export function* readSheets(archive: Archive): Generator<Sheet> {
  const { sheets, countsFrom1904 } = readWorkbook(archive);
  const tables = { strings: readSharedStrings(archive), styles: readStyles(archive), countsFrom1904 };
  for (const { name, path } of sheets.slice(0, SHEET_LIMITS.sheets)) {
    // Charts have a sheet of their own, which has no cells.
    if (/worksheets\//.test(path)) yield readSheet(name, archive.readText(path) ?? "", tables);
  }
}
