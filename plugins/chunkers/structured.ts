// Chunker for all extracted texts: it goes by their sections. One chunk a turn of a conversation and a row of a table, prose by
// sentences under its headings, code by its blank lines.

import { setImmediate } from "node:timers/promises";
import { Type } from "typebox";
import { definePlugin } from "#contracts/plugin.ts";
import type { ChunkDraft } from "#domain/chunk.ts";
import type {
  CodeSection,
  ExtractedText,
  HeadingSection,
  Section,
  TableSection,
  TimedSection,
  TurnSection,
} from "#domain/extracted-text.ts";
import { isSpace } from "#plugins/shared/characters.ts";
import { fitTokens } from "./structured/fit-tokens.ts";
import { pack, type Sizes, type Span, type Unit } from "./structured/pack.ts";
import { codeUnits, enclosingLines, rowUnits, sentenceUnits } from "./structured/units.ts";

type Leaf = TurnSection | TableSection | CodeSection;

/** Long headers and paths would drown the passage that they introduce. */
const MAX_LEAD = 300;
const SMALLEST = 16;
/** Headings nest six deep in every format there is. */
const DEEPEST = 8;
/** After so many sections requests get their turn: a text may have a hundred thousand, which take a second. */
const SECTIONS_AT_ONCE = 500;

const PROSE: Sizes = { max: 700, target: 500, min: 400 };
/** Longer pieces of a turn are found less well. */
const TURN: Sizes = { max: 600, target: 450, min: Number.POSITIVE_INFINITY };
const CODE: Sizes = { max: 600, target: Number.POSITIVE_INFINITY, min: 250 };
const ROW: Sizes = { max: 700, target: 0, min: 0 };
/**
 * Of a table of more rows several make a passage, by their characters: each costs an embedding, and all are written at once. How many
 * characters make one grows by steps, so that a table that goes on is not cut anew.
 */
const MOST_ROWS_ALONE = 5_000;

const scaled = (sizes: Sizes, chunkSize: number): Sizes => {
  const max = Math.max(SMALLEST, Math.floor(chunkSize));
  const ratio = max / sizes.max;
  return { max, target: sizes.target * ratio, min: sizes.min * ratio };
};

const isLeaf = (section: Section): section is Leaf =>
  section.kind === "turn" || section.kind === "table" || section.kind === "code";

const cropLead = (lead: string): string => {
  if (lead.length <= MAX_LEAD) return lead;
  const cut = lead.lastIndexOf(" ", MAX_LEAD);
  return `${lead.slice(0, cut > 0 ? cut : MAX_LEAD).toWellFormed()} …`;
};

const joinLead = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n");

interface Voice {
  readonly speaker: string | null;
  readonly role: ChunkDraft["role"];
  readonly at: number | null;
}
const NO_VOICE: Voice = { speaker: null, role: null, at: null };

const createWalk = ({ text, sections }: ExtractedText, chunkSize: number | null) => {
  const drafts: ChunkDraft[] = [];
  const headings = sections.filter((section): section is HeadingSection => section.kind === "heading");
  const timed = sections.filter((section): section is TimedSection => section.kind === "timed");
  const path: HeadingSection[] = [];
  let nextHeading = 0;
  let nextTimed = 0;
  /** Start of headings that have no text of their own yet. */
  let bare: { readonly start: number; readonly lead: string } | null = null;

  const breadcrumb = (): string =>
    cropLead(
      path
        .map((heading) => heading.title)
        .filter((title) => title !== "")
        .join(" > "),
    );

  /** A size that is set counts characters, whatever their script. */
  const sizesOf = (sizes: Sizes, from: number, to: number): Sizes =>
    chunkSize === null ? fitTokens(sizes, text, from, to) : scaled(sizes, chunkSize);

  const push = (span: Span, lead: string, voice: Voice = NO_VOICE): void => {
    let { start, end } = span;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (start < end) drafts.push({ text: text.slice(start, end), start, end, lead, ...voice });
  };

  const pushAll = (units: readonly Unit[], sizes: Sizes, firstLead: string, lead: string, voice = NO_VOICE): void => {
    for (const [i, span] of pack(text, units, sizes).entries()) push(span, i === 0 ? firstLead : lead, voice);
  };

  /** Headings without text of their own stand before the units, as their beginning where that fits. */
  const withBare = (units: Unit[], sizes: Sizes): { units: Unit[]; lead: string } => {
    const lead = bare?.lead ?? breadcrumb();
    const [first, ...rest] = units;
    if (bare === null || first === undefined) return { units, lead };
    const { start } = bare;
    bare = null;
    if (first.end - start <= sizes.max) return { units: [{ ...first, start }, ...rest], lead };
    return { units: [...sentenceUnits(text, start, first.start), ...units], lead };
  };

  const flushBare = (end: number): void => {
    if (bare !== null) {
      pushAll(sentenceUnits(text, bare.start, end), sizesOf(PROSE, bare.start, end), bare.lead, bare.lead);
    }
    bare = null;
  };

  const enter = (heading: HeadingSection): void => {
    // The path without the heading itself: that one stands in the passage.
    const lastKept = path.findLastIndex((above) => above.level < heading.level);
    path.length = lastKept + 1;
    bare ??= { start: heading.start, lead: breadcrumb() };
    path.push(heading);
    if (path.length > DEEPEST) path.shift();
  };

  const unitsOf = (from: number, to: number): Unit[] => {
    const units: Unit[] = [];
    let at = from;
    for (; nextTimed < timed.length; nextTimed++) {
      const { start, end } = timed[nextTimed] as TimedSection;
      if (start >= to) break;
      if (start < at || end > to) continue;
      units.push(...sentenceUnits(text, at, start), { start, end, pause: 1 });
      at = end;
    }
    return units.length === 0 ? sentenceUnits(text, from, to) : [...units, ...sentenceUnits(text, at, to)];
  };

  const prose = (from: number, to: number): void => {
    if (from >= to) return;
    const sizes = sizesOf(PROSE, from, to);
    const { units, lead } = withBare(unitsOf(from, to), sizes);
    pushAll(units, sizes, lead, breadcrumb());
  };

  /** Text between leaves, with the headings in it, one a step. */
  function* between(from: number, to: number): Generator<void> {
    let at = from;
    for (; nextHeading < headings.length; nextHeading++) {
      const heading = headings[nextHeading] as HeadingSection;
      if (heading.start >= to) break;
      if (heading.start < at) continue;
      prose(at, heading.start);
      enter(heading);
      at = Math.min(heading.end, to);
      yield;
    }
    prose(at, to);
  }

  const turn = ({ start, end, speaker, role, at }: TurnSection): void => {
    flushBare(start);
    const sizes = sizesOf(TURN, start, end);
    const voice = { speaker, role, at };
    const units = end - start <= sizes.max ? [{ start, end, pause: 2 as const }] : sentenceUnits(text, start, end);
    pushAll(units, sizes, "", `${speaker}:`, voice);
  };

  const table = ({ start, end, header }: TableSection): void => {
    const sizes = sizesOf(ROW, start, end);
    const { units, lead } = withBare(rowUnits(text, start, end), sizes);
    const min = units.length > MOST_ROWS_ALONE ? 2 ** Math.ceil(Math.log2((end - start) / MOST_ROWS_ALONE)) : sizes.min;
    pushAll(units, { ...sizes, min }, lead, joinLead(breadcrumb(), cropLead(header)));
  };

  const code = ({ start, end }: CodeSection): void => {
    const sizes = sizesOf(CODE, start, end);
    const { units, lead } = withBare(codeUnits(text, start, end), sizes);
    const spans = pack(text, units, sizes);
    const within = enclosingLines(text, start, end, spans);
    for (const [i, span] of spans.entries()) {
      push(span, joinLead(i === 0 ? lead : breadcrumb(), cropLead(within[i]?.join("\n") ?? "")));
    }
  };

  const leaf = (section: Leaf): void => {
    if (section.kind === "turn") turn(section);
    else if (section.kind === "table") table(section);
    else code(section);
  };

  /** All of the text, a section a step. */
  function* walk(): Generator<void> {
    let at = 0;
    for (const section of sections) {
      // What lies within another leaf (code in a turn) is part of it.
      if (!isLeaf(section) || section.start < at || section.end <= section.start) continue;
      yield* between(at, section.start);
      leaf(section);
      at = section.end;
      yield;
    }
    yield* between(at, text.length);
    flushBare(text.length);
  }

  return { drafts, walk };
};

const chunk = async (extracted: ExtractedText, chunkSize: number | null): Promise<ChunkDraft[]> => {
  const { drafts, walk } = createWalk(extracted, chunkSize);
  let steps = 0;
  for (const _ of walk()) if (++steps % SECTIONS_AT_ONCE === 0) await setImmediate();
  return drafts;
};

export default definePlugin({
  kind: "chunker",
  name: "structured",
  options: Type.Object({}),
  create: () => Promise.resolve({ chunk }),
});
