// Finds the lines that may begin a turn. Only the head of each line is looked at, so that long lines cost nothing.

import { wrapped } from "#domain/wrapped.ts";
import { roleOf } from "#plugins/shared/speakers.ts";
import { parseDate, parseTimeOfDay } from "./dates.ts";

export interface Line {
  readonly start: number;
  /** Without the line break. */
  readonly end: number;
}

/** `inline`: words follow the label on its line. `listed`: the same, in a list. `header`: the label stands alone above the words. */
export type CueStyle = "inline" | "listed" | "header";

export interface Cue {
  readonly line: number;
  readonly style: CueStyle;
  /** Null for a line with a time but no speaker, such as a notice in a chat log. */
  readonly label: string | null;
  /** A date, a time of day, or both, as written. */
  readonly stamp: string | null;
  readonly start: number;
  readonly bodyStart: number;
}

const HEAD = 160;
const STAMP_LENGTH = 48;

export const linesOf = (text: string): Line[] => {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
};

const isStamp = (text: string): boolean =>
  parseTimeOfDay(text) !== null || parseDate(text, "dmy") !== null || parseDate(text, "mdy") !== null;

const TIME =
  "\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:\\s?[ap]\\.?\\s?m\\b\\.?)?(?:\\s?(?:z|utc|gmt|[+-]\\d{2}:?\\d{2}))?";
const BARE_STAMP = new RegExp(
  wrapped`
    ^(?:
      \d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:(?:t|,?\s+)${TIME})?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},?\s+(?:à\s+|um\s+)?${TIME}
      |${TIME}
    )(?=\s|$|-|\|)`,
  "i",
);

interface Stamp {
  readonly text: string;
  /** Where what follows begins. */
  readonly end: number;
}

const SEPARATOR = /^\s*(?:[-–—|>]\s*)?/;

/** A time at the beginning of a line, in brackets or not. */
const stampAt = (head: string): Stamp | null => {
  const open = head.charCodeAt(0);
  let text: string | null = null;
  let end = 0;
  if (open === 91 || open === 40) {
    const close = head.indexOf(open === 91 ? "]" : ")");
    if (close > 0 && close <= STAMP_LENGTH) {
      text = head.slice(1, close);
      end = close + 1;
    }
  } else {
    text = BARE_STAMP.exec(head)?.[0] ?? null;
    end = text?.length ?? 0;
  }
  if (text === null || !isStamp(text)) return null;
  return { text, end: end + (SEPARATOR.exec(head.slice(end))?.[0].length ?? 0) };
};

const NAME = "[\\p{L}@~][\\p{L}\\p{M}\\p{N}.'’_@#&\\- ]{0,47}?";
const MARK = "(?:\\*\\*|__|\\*)?";
/** `Ada:`, `**Ada:**`, `**Ada**:`, `Ada (10:30):`, `Ada [mum]:`, each with white space behind. */
const INLINE = new RegExp(`^${MARK}(${NAME})${MARK}\\s?(?:[[(]([^\\])]{1,40})[\\])])?\\s?:${MARK}(?=\\s|$)\\s?`, "u");
/** `Ada 🌻:`, `🌻 Ada:`, as names are kept on a phone: only behind a time, since notes have such headings. */
const EMOJI = "[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u200d\\ufe0f]{1,16}";
const INLINE_WITH_EMOJI = new RegExp(`^(?:${EMOJI}\\s?)?(${NAME})(?:\\s?${EMOJI}){0,3}\\s?:(?=\\s|$)\\s?`, "u");
/** `<Ada> hello`, as in logs of chat rooms. */
const ANGLED = new RegExp(`^<[@+%&~ ]?(${NAME})>\\s`, "u");
const ATX = /^#{1,6}[ \t]+(.{1,70}?)[ \t]*#*[ \t]*$/;
const BOLD = /^(?:\*\*|__)(.{1,70}?)(?:\*\*|__):?[ \t]*$/;
/** `Ada Park  10:30 AM`, `Ada — Today at 10:30`, `Ada [3:15 PM]`. */
const TIMED_HEADER = new RegExp(
  `^(${NAME})\\s*(?:[—–|-]\\s*)?(?:[[(]\\s?)?((?:(?:today|yesterday) at\\s+)?\\d[\\d/.:,\\- ]{3,24}(?:\\s?[ap]\\.?m\\.?)?)[\\])]?\\s*$`,
  "iu",
);
/** `Ada, [04.03.24 10:30]`, `Ada, [4 March 2024 at 10:30:05]:` */
const BRACKETED_HEADER = new RegExp(`^(${NAME}),? \\[([^\\]\\n]{6,40})\\]:?\\s*$`, "u");
/** `Ada Park`, below it `  9:15 PM`, as copied from Slack. */
const TIME_BELOW = new RegExp(`^(${NAME})\\n[ \\t]{1,8}(\\d{1,2}:\\d{2}(?:\\s?[AP]M)?)[ \\t]*(?=\\n|$)`, "u");
/** `[11/02/2022 10:41 PM] ada.park`, above the words, as exported from Discord. */
const STAMPED_HANDLE = /^(?=[a-z\d_.]|\S+#)[\w.]{2,32}(?:#\d{4})?[ \t]*$/;
const ONLY_LABEL = new RegExp(`^(?:[^\\p{L}\\n]{0,6}\\s)?(${NAME}):?$`, "u");

const inlineCue = (head: string, isStamped = false): { label: string; stamp: string | null; length: number } | null => {
  const found = INLINE.exec(head) ?? ANGLED.exec(head) ?? (isStamped ? INLINE_WITH_EMOJI.exec(head) : null);
  if (found === null) return null;
  const [match, label = "", aside] = found;
  return { label: label.trim(), stamp: aside !== undefined && isStamp(aside) ? aside : null, length: match.length };
};

const LIST_MARK = /^(?:\d{1,5}[.)]|[-*•])\s+/;

/** Only roles: a list of names is a list. */
const listedCue = (head: string): ReturnType<typeof inlineCue> => {
  const mark = LIST_MARK.exec(head)?.[0].length ?? 0;
  const found = mark === 0 ? null : inlineCue(head.slice(mark));
  return found === null || roleOf(found.label) === "other" ? null : { ...found, length: mark + found.length };
};

const headerCue = (head: string): { label: string; stamp: string | null } | null => {
  const inner = ATX.exec(head)?.[1] ?? BOLD.exec(head)?.[1];
  if (inner !== undefined) {
    const timed = TIMED_HEADER.exec(inner);
    if (timed?.[1] !== undefined && timed[2] !== undefined && isStamp(timed[2]))
      return { label: timed[1].trim(), stamp: timed[2] };
    const label = ONLY_LABEL.exec(inner.replace(/^(?:\*\*|__)|(?:\*\*|__):?$/g, ""))?.[1];
    return label === undefined ? null : { label: label.trim(), stamp: null };
  }
  const [, label, stamp] = TIMED_HEADER.exec(head) ?? BRACKETED_HEADER.exec(head) ?? [];
  return label !== undefined && stamp !== undefined && isStamp(stamp) ? { label: label.trim(), stamp } : null;
};

/** Exports of WhatsApp set a mark of the direction of writing before some lines. */
const DIRECTION = /^[\u200e\u200f]/;

const cueOf = (text: string, whole: Line, index: number): Cue | null => {
  const line = DIRECTION.test(text.charAt(whole.start)) ? { ...whole, start: whole.start + 1 } : whole;
  const head = text.slice(line.start, Math.min(line.end, line.start + HEAD));
  if (head === "" || head.charCodeAt(0) === 32 || head.charCodeAt(0) === 9) return null;
  const stamp = stampAt(head);
  const from = stamp?.end ?? 0;
  const inline = inlineCue(head.slice(from), stamp !== null);
  const base = { line: index, start: whole.start };
  if (inline !== null) {
    const bodyStart = Math.min(line.end, line.start + from + inline.length);
    return { ...base, style: "inline", label: inline.label, stamp: stamp?.text ?? inline.stamp, bodyStart };
  }
  const listed = listedCue(head);
  if (listed !== null) return { ...base, style: "listed", ...listed, bodyStart: line.start + listed.length };
  const handle = stamp === null || parseTimeOfDay(stamp.text) !== null ? null : STAMPED_HANDLE.exec(head.slice(from));
  if (handle !== null)
    return { ...base, style: "header", label: handle[0].trim(), stamp: stamp?.text ?? null, bodyStart: line.end };
  if (stamp !== null) return { ...base, style: "inline", label: null, stamp: stamp.text, bodyStart: line.start + from };
  if (line.end - line.start > HEAD) return null;
  const above = TIME_BELOW.exec(text.slice(line.start, line.start + HEAD));
  if (above !== null)
    return {
      ...base,
      style: "header",
      label: above[1] ?? "",
      stamp: above[2] ?? "",
      bodyStart: line.start + above[0].length,
    };
  const header = headerCue(head);
  return header === null ? null : { ...base, style: "header", ...header, bodyStart: line.end };
};

const FENCE = /^(`{3,}|~{3,})\s*([^`\s]?)/;

/** For each line whether it lies in a code block that is closed again. */
const fencedLines = (text: string, lines: readonly Line[]): Uint8Array => {
  const fenced = new Uint8Array(lines.length);
  let opened: { readonly line: number; readonly fence: string } | null = null;
  lines.forEach(({ start, end }, i) => {
    const [, fence, language] = FENCE.exec(text.slice(start, Math.min(end, start + 12))) ?? [];
    if (fence === undefined) return;
    // A language stands at the beginning of a block only: the block before was never closed.
    if (opened === null || language !== "") opened = { line: i, fence };
    else if (fence.startsWith(opened.fence)) {
      fenced.fill(1, opened.line, i + 1);
      opened = null;
    }
  });
  return fenced;
};

export const findCues = (text: string, lines: readonly Line[]): Cue[] => {
  const fenced = fencedLines(text, lines);
  return lines.flatMap((line, i) => (fenced[i] === 1 ? [] : (cueOf(text, line, i) ?? [])));
};
