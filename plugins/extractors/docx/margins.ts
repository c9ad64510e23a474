// What stands in the margins of a document's pages, once and not for each page: mammoth leaves headers and footers out.

import { attributeOf, decodeXmlText, scanXml } from "#plugins/shared/xml-text.ts";
import type { Archive } from "#plugins/shared/zip-archive.ts";

export interface Margins {
  readonly header: string;
  readonly footer: string;
}

/** Fields that show another number on every page. */
const PAGE_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
/** What is left of a line beside its page number says nothing when it is as short as "Page 3 of 7". */
const MIN_LETTERS_BESIDE_NUMBER = 12;
const MAX_CHARACTERS = 20_000;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** The lines of a header or footer. Word and LibreOffice write some of it twice, the second time for older programs. */
const linesOf = (xml: string): string[] => {
  const lines: string[] = [];
  let line = "";
  let isInText = false;
  let fallbacks = 0;
  let hasNumber = false;
  let instruction = "";
  /** Of fields that span several runs: null outside of them. */
  let fieldPart: "instruction" | "result" | null = null;
  const isPageNumber = (): boolean => fieldPart === "result" && PAGE_FIELD.test(instruction);
  const endLine = (): void => {
    const text = decodeXmlText(line).replace(/\s+/g, " ").trim();
    if (text !== "" && (!hasNumber || lettersOf(text) >= MIN_LETTERS_BESIDE_NUMBER)) lines.push(text);
    line = "";
    hasNumber = false;
  };
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "Fallback") fallbacks += 1;
      else if (name === "t" || name === "instrText") isInText = true;
      else if (name === "tab" || name === "br") line += " ";
      else if (name === "fldChar") {
        const type = attributeOf(attributes, "w:fldCharType");
        if (type === "begin") instruction = "";
        fieldPart = type === "begin" ? "instruction" : type === "separate" ? "result" : null;
        hasNumber ||= isPageNumber();
      } else if (name === "fldSimple") {
        instruction = attributeOf(attributes, "w:instr") ?? "";
        fieldPart = "result";
        hasNumber ||= isPageNumber();
      }
    },
    close: (name) => {
      if (name === "Fallback") fallbacks -= 1;
      else if (name === "t" || name === "instrText") isInText = false;
      else if (name === "fldSimple") fieldPart = null;
      else if (name === "p" || name === "tc") endLine();
    },
    text: (text) => {
      if (!isInText || fallbacks > 0) return;
      if (fieldPart === "instruction") instruction += text;
      else if (!isPageNumber()) line += text;
    },
  });
  endLine();
  return lines;
};

/** Those of the first page, of even and odd pages and of each section often say the same. */
const partsOf = (archive: Archive, kind: "header" | "footer"): string => {
  const names = archive.names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name));
  const lines = names.toSorted().flatMap((name) => linesOf(archive.readText(name) ?? ""));
  return [...new Set(lines)].join("\n").slice(0, MAX_CHARACTERS).toWellFormed();
};

export const readMargins = (archive: Archive): Margins => ({
  header: partsOf(archive, "header"),
  footer: partsOf(archive, "footer"),
});
