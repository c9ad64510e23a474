// Small Word and Excel files, written from their parts.

import { writeZip, type ZipEntry } from "./write-zip.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

export const paragraph = (text: string, style?: string): string =>
  `<w:p>${style === undefined ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;

/** @param prologue what stands before the document's root, e.g. a DOCTYPE. */
export const docxEntries = (body: string, prologue = ""): ZipEntry[] => [
  {
    name: "[Content_Types].xml",
    content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  },
  {
    name: "_rels/.rels",
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: "word/document.xml",
    content: `${XML}${prologue}<w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
  },
  {
    name: "word/styles.xml",
    content: `${XML}<w:styles xmlns:w="${WORD}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
  },
  {
    name: "word/_rels/document.xml.rels",
    content: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  },
  {
    name: "docProps/core.xml",
    content: `${XML}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:title>Harbour &amp; quay</dc:title><dc:creator>Ada Field</dc:creator><dcterms:modified>2026-03-04T05:06:07Z</dcterms:modified></cp:coreProperties>`,
  },
];

export const writeDocx = (body: string): Uint8Array => writeZip(docxEntries(body));

interface SheetPart {
  readonly name: string;
  /** Rows of cells in Excel's own XML. */
  readonly rows: string;
}

export const writeXlsx = (sheets: readonly SheetPart[], shared: readonly string[] = [], styles = ""): Uint8Array =>
  writeZip([
    { name: "[Content_Types].xml", content: `${XML}<Types xmlns="${PACKAGE}/content-types"/>` },
    {
      name: "xl/workbook.xml",
      content: `${XML}<workbook xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `${XML}<Relationships>${sheets.map((_sheet, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    },
    {
      name: "xl/sharedStrings.xml",
      content: `${XML}<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    },
    { name: "xl/styles.xml", content: `${XML}<styleSheet>${styles}</styleSheet>` },
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]);
