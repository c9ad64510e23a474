// Extractor for text: plain, Markdown, and conversations in whatever notation they come.

import { Type } from "typebox";
import type { Extractor } from "#contracts/extractor.ts";
import { definePlugin } from "#contracts/plugin.ts";
import type { ExtractedText, HeadingSection, Section } from "#domain/extracted-text.ts";
import { codeLanguageOf } from "#plugins/shared/code-language.ts";
import { decodeText } from "#plugins/shared/decode-text.ts";
import { markdownSections } from "#plugins/shared/markdown-sections.ts";
import { MAX_CHARACTERS } from "#plugins/shared/text-builder.ts";
import type { ConversationText } from "./text/canonical-text.ts";
import { readCaptions } from "./text/captions.ts";
import { readJsonMessages } from "./text/json-messages.ts";
import { readMarkedTurns } from "./text/marked-turns.ts";
import { readSessionHeader } from "./text/session-headers.ts";
import { readTranscript } from "./text/transcript.ts";

const MEDIA_TYPES = new Set([
  "text/plain",
  "text/markdown",
  "text/x-markdown",
  "application/json",
  "application/x-ndjson",
  "application/jsonl",
  "application/x-jsonlines",
]);
const NAMES = /\.(?:txt|text|md|markdown|mdx|json|jsonl|ndjson|log)$/i;

const LONGEST_TITLE = 80;
const MAX_DATE_LINES = 5;
/** More parts than a text of a book has; what lies behind stays in the text. */
const MAX_SECTIONS = 150_000;

const firstWords = (text: string): string | null => {
  const line = text.slice(0, 2_000).trimStart().split("\n", 1)[0]?.replace(/\s+/g, " ").trim() ?? "";
  if (line.length <= LONGEST_TITLE) return line === "" ? null : line;
  const cut = line.lastIndexOf(" ", LONGEST_TITLE - 2);
  return `${line.slice(0, cut > 20 ? cut : LONGEST_TITLE - 2).toWellFormed()} …`;
};

const titleOf = (text: string, sections: readonly Section[]): string | null => {
  const heading = sections.find(
    (section): section is HeadingSection => section.kind === "heading" && section.title !== "",
  );
  if (heading !== undefined) return firstWords(heading.title);
  const turn = sections.find((section) => section.kind === "turn");
  const before = turn === undefined ? text : text.slice(0, turn.start);
  const preamble = turn !== undefined && readSessionHeader(before.trim()) !== null ? "" : before;
  // The words of the first turn say more than its speaker's name, or than a date.
  return firstWords(preamble) ?? firstWords(turn?.kind === "turn" ? text.slice(turn.bodyStart, turn.end) : "");
};

/** A date in the first lines of a text that is no conversation, as in notes and letters. */
const leadingDate = (text: string): number | null => {
  const lines = text
    .slice(0, 2_000)
    .split("\n")
    .filter((line) => line.trim() !== "");
  for (const line of lines.slice(0, MAX_DATE_LINES)) {
    const date = readSessionHeader(line)?.date ?? null;
    if (date !== null) return date;
  }
  return null;
};

/** Headings before the first turn and between sessions; mark-up within turns belongs to them. */
const readConversation = (found: ConversationText): { sections: Section[]; date: number | null } => {
  const [first] = found.sections;
  const headings =
    first === undefined
      ? []
      : markdownSections(found.text.slice(0, first.start)).filter(({ kind }) => kind === "heading");
  return { sections: [...headings, ...found.sections], date: found.date };
};

interface Read {
  readonly text: string;
  readonly sections: Section[];
  readonly date: number | null;
  readonly title: string | null;
}

const readText = (whole: string): Read => {
  const conversation =
    readJsonMessages(whole) ?? readMarkedTurns(whole) ?? readCaptions(whole) ?? readTranscript(whole);
  const text = conversation?.text ?? whole;
  const { sections, date } =
    conversation === null
      ? { sections: markdownSections(text), date: leadingDate(text) }
      : readConversation(conversation);
  return { text, sections, date, title: titleOf(text, sections) };
};

/** Its comments are no headings, and its labels no speakers. */
const readCode = (text: string, language: string, name: string | null): Read => ({
  text,
  sections: [{ kind: "code", start: 0, end: text.length, language }],
  date: null,
  title: name?.split("/").at(-1) || null,
});

const extractText = (decoded: string, mediaType: string, name: string | null): ExtractedText => {
  const isCut = decoded.length > MAX_CHARACTERS;
  const whole = isCut ? decoded.slice(0, MAX_CHARACTERS).toWellFormed() : decoded;
  const language = codeLanguageOf(name);
  const { text, sections, date, title } = language === null ? readText(whole) : readCode(whole, language, name);
  return {
    text,
    sections: sections.slice(0, MAX_SECTIONS),
    type: "text",
    mediaType,
    title,
    author: null,
    url: null,
    ogImage: null,
    date,
    notes: isCut ? [`Only the first ${MAX_CHARACTERS} characters were read.`] : [],
  };
};

const extractor: Extractor = {
  accepts: ({ mediaType, name }) => {
    const [type = ""] = mediaType.toLowerCase().split(";", 1);
    return MEDIA_TYPES.has(type) || (type === "application/octet-stream" && NAMES.test(name ?? ""));
  },
  extract: async ({ bytes, mediaType, name, url }) => ({ ...extractText(decodeText(bytes), mediaType, name), url }),
};

export default definePlugin({
  kind: "extractor",
  name: "text",
  options: Type.Object({}),
  create: () => Promise.resolve(extractor),
});
