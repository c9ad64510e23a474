// Captions of a call, as WebVTT and SRT: each cue has its times and whose voice it is ("<v Ada Park>", "Ada Park: ", "[Ada]").
// Cues of one voice one after the other are one turn, as sentences run on over them. Captions without voices are no conversation.

import { firstGiven, isField, looksLikeName, roleOf } from "#plugins/shared/speakers.ts";
import {
  type ConversationText,
  earliest,
  sessionHeading,
  speakerLabel,
  type Turn,
  writeConversation,
} from "./canonical-text.ts";
import { LONGEST_PREAMBLE, readPreamble } from "./session-headers.ts";

const CLOCK = String.raw`(?:\d{1,3}:)?\d{2}:\d{2}[.,]\d{3}`;
const TIMES = new RegExp(`^${CLOCK} +--> +${CLOCK}(?: .{0,120})?$`);
/** The number or name of a cue stands right above its times. */
const CUE_ID = /^\S{1,100}$/;
const VOICE = /<v(?:\.[^\s>]{1,40})?[ \t]+([^>\n]{1,120})>/;
const MARK_UP = /<\/?[^>\n]{0,120}>|\{\\[^}\n]{0,200}\}/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " ", lrm: "", rlm: "" };
const LABEL = /^(?:>> ?)?(\p{Lu}[^:\n[\](){}<>]{0,47}?):\s+(?=\S)/u;
const BRACKETED = /^\[(\p{Lu}[^\]\n]{0,47})\]:?\s+(?=\S)/u;
/** "Rui Alves (Guest)" */
const ASIDE = / *\([^)]{1,30}\)$/;
/** What programs write above the first cue. */
const HEAD_FIELD = /^(?:NOTE\b|STYLE|REGION|Kind:|Language:|X-TIMESTAMP-MAP)/;

interface Spoken {
  readonly speaker: string | null;
  readonly words: string;
}

const plain = (text: string): string =>
  text
    .replace(MARK_UP, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** The text of each cue, and what stands above the first. */
const cuesIn = (text: string): { readonly head: string; readonly cues: readonly string[] } => {
  const head: string[] = [];
  const cues: string[][] = [];
  let cue: string[] | null = null;
  const lines = text.split("\n").map((line) => line.trim());
  lines.forEach((line, at) => {
    if (TIMES.test(line)) {
      cue = [];
      cues.push(cue);
    } else if (line === "") cue = null;
    else if (CUE_ID.test(line) && TIMES.test(lines[at + 1] ?? "")) cue = null;
    else if (cue !== null) cue.push(line);
    else if (cues.length === 0) head.push(line);
  });
  return { head: head.join("\n"), cues: cues.map((own) => own.join("\n")).filter((own) => own !== "") };
};

const nameOf = (label: string): string => firstGiven(plain(label).replace(ASIDE, ""));

const voicesIn = (cue: string): Spoken[] => {
  const [before = "", ...rest] = cue.split(VOICE);
  const voices: Spoken[] = plain(before) === "" ? [] : [{ speaker: null, words: plain(before) }];
  for (let at = 0; at + 1 < rest.length; at += 2)
    voices.push({ speaker: nameOf(rest[at] ?? ""), words: plain(rest[at + 1] ?? "") });
  return voices;
};

/** Cues that mostly begin with a name; what has none goes on with the voice before. */
const labelledBy = (pattern: RegExp, least: number, cues: readonly string[]): Spoken[] | null => {
  const isSpeaker = (label: string): boolean =>
    !isField(label) && (looksLikeName(label.replace(ASIDE, "")) || roleOf(label) !== "other");
  let count = 0;
  let speaker: string | null = null;
  const spoken = cues.flatMap((cue) =>
    cue.split("\n").map((line): Spoken => {
      const words = plain(line);
      const [mark, label = ""] = pattern.exec(words) ?? [];
      if (mark === undefined || !isSpeaker(label)) return { speaker, words };
      speaker = nameOf(label);
      count++;
      return { speaker, words: words.slice(mark.length) };
    }),
  );
  return count > 0 && count >= cues.length * least && spoken[0]?.speaker !== null ? spoken : null;
};

const joined = (spoken: readonly Spoken[], at: number | null): Turn[] => {
  const turns: { speaker: string; words: string[] }[] = [];
  for (const { speaker: name, words } of spoken) {
    if (words === "") continue;
    const speaker = speakerLabel(name, roleOf(name ?? ""));
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.words.push(words);
    else turns.push({ speaker, words: [words] });
  }
  return turns.map(({ speaker, words }) => ({ speaker, role: roleOf(speaker), at, words: words.join(" ") }));
};

/** Null where the text has no captions, or nobody's voice in them. */
export const readCaptions = (text: string): ConversationText | null => {
  if (!text.includes("-->")) return null;
  const { head, cues } = cuesIn(text);
  if (cues.length === 0 || head.length > LONGEST_PREAMBLE) return null;
  const spoken = VOICE.test(text)
    ? cues.flatMap(voicesIn)
    : (labelledBy(LABEL, 0.5, cues) ?? labelledBy(BRACKETED, 0.8, cues));
  if (spoken === null) return null;
  const lines = head.split("\n").map((line) => line.replace(/^WEBVTT\b[ \t-]*/, ""));
  const { date } = readPreamble(lines.map((line) => line.replace(/^NOTE\b/, "")).join("\n"));
  const { title } = readPreamble(lines.filter((line) => !HEAD_FIELD.test(line)).join("\n"));
  const written = writeConversation([...sessionHeading({ title, date }), ...joined(spoken, date)]);
  return { ...written, date: earliest([written.date, date]) };
};
