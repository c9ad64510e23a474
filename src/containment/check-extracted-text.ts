// Checks that what an extractor gave back is an ExtractedText within bounds. The value came out of a process that read
// untrusted bytes, or out of somebody else's plugin.

import { DOCUMENT_TYPES } from "#domain/document.ts";
import { type ExtractedText, ROLES, type Section } from "#domain/extracted-text.ts";
import { isRecord } from "#domain/record.ts";

export const MAX_TEXT_CHARACTERS = 8_000_000;
const MAX_SECTIONS = 200_000;
const MAX_NOTES = 50;
const MAX_LABEL_CHARACTERS = 5_000;

type Fields = Readonly<Record<string, unknown>>;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isOffset = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isLabel = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_LABEL_CHARACTERS;
const isLabelOrNull = (value: unknown): boolean => value === null || isLabel(value);
const isNumberOrNull = (value: unknown): boolean => value === null || isNumber(value);

const KNOWN_ROLES: ReadonlySet<unknown> = new Set(ROLES);
const KNOWN_TYPES: ReadonlySet<unknown> = new Set(DOCUMENT_TYPES);

const SECTION_FIELDS: Readonly<Record<Section["kind"], (section: Fields) => boolean>> = {
  turn: (section) =>
    isOffset(section.bodyStart) &&
    isLabel(section.speaker) &&
    KNOWN_ROLES.has(section.role) &&
    isNumberOrNull(section.at),
  heading: (section) => isOffset(section.level) && typeof section.title === "string",
  page: (section) => isOffset(section.page),
  table: (section) => typeof section.header === "string",
  code: (section) => isLabelOrNull(section.language),
  timed: (section) => isNumber(section.fromMs) && isNumber(section.toMs),
};

const isKind = (kind: unknown): kind is Section["kind"] =>
  typeof kind === "string" && Object.hasOwn(SECTION_FIELDS, kind);

const sectionsProblem = (sections: readonly unknown[], textLength: number): string | null => {
  if (sections.length > MAX_SECTIONS) return `more than ${MAX_SECTIONS} sections`;
  let previousStart = 0;
  for (const section of sections) {
    if (!isRecord(section) || !isKind(section.kind)) return "a section of an unknown kind";
    const { kind, start, end } = section;
    if (!isOffset(start) || !isOffset(end) || start > end || end > textLength) {
      return `a ${kind} section outside the text`;
    }
    if (start < previousStart) return "sections out of order";
    previousStart = start;
    if (!SECTION_FIELDS[kind](section)) return `a malformed ${kind} section`;
  }
  return null;
};

/** Null when the value is an ExtractedText, else what is wrong with it. */
export const extractedTextProblem = (value: unknown): string | null => {
  if (!isRecord(value)) return "no object";
  if (typeof value.text !== "string") return "no text";
  if (value.text.length > MAX_TEXT_CHARACTERS) return `more than ${MAX_TEXT_CHARACTERS} characters`;
  if (!Array.isArray(value.sections)) return "no sections";
  if (!KNOWN_TYPES.has(value.type)) return "an unknown type";
  if (!isLabel(value.mediaType)) return "no media type";
  for (const name of ["title", "author", "url", "ogImage"]) {
    if (!isLabelOrNull(value[name])) return `a malformed ${name}`;
  }
  if (!isNumberOrNull(value.date)) return "a malformed date";
  if (!Array.isArray(value.notes) || value.notes.length > MAX_NOTES || !value.notes.every(isLabel)) {
    return "malformed notes";
  }
  return sectionsProblem(value.sections, value.text.length);
};

export const isExtractedText = (value: unknown): value is ExtractedText => extractedTextProblem(value) === null;
