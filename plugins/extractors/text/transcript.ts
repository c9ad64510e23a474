// Recognises a conversation written as text. Prose is full of colons, so a label counts only when the whole of the labels
// looks like people taking turns.

import type { EpochMs } from "#domain/clock.ts";
import type { Role, TurnSection } from "#domain/extracted-text.ts";
import {
  addressesSomebody,
  headsNote,
  isField,
  isLogLevel,
  looksLikeFirstName,
  looksLikeName,
  roleOf,
  soundsSpoken,
  speaksOfOneself,
} from "#plugins/shared/speakers.ts";
import { type ConversationText, earliest, type Heading, type Turn, writeConversation } from "./canonical-text.ts";
import { dayOrderOf, parseDate, parseTimeOfDay } from "./dates.ts";
import { LONGEST_PREAMBLE, readPreamble, readSessionHeader } from "./session-headers.ts";
import { type Cue, type CueStyle, findCues, type Line, linesOf } from "./turn-cues.ts";

/** A cue that names its speaker. */
type Labelled = Cue & { readonly label: string };

const isLabelled = (cue: Cue): cue is Labelled => cue.label !== null;

const MAX_NO_REPEAT = 6;

const countLabels = (cues: readonly Labelled[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const cue of cues) counts.set(cue.label, (counts.get(cue.label) ?? 0) + 1);
  return counts;
};

const share = <Item>(items: readonly Item[], test: (item: Item, index: number) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

interface Source {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly cues: readonly Cue[];
}

const bodyLine = ({ text, lines }: Source, cue: Cue): string => {
  // Of a header, the words begin on the next line that is not blank; two lines on is far enough to look.
  for (let i = cue.line; i <= cue.line + 2; i++) {
    const line = lines[i];
    if (line === undefined) break;
    const body = text.slice(Math.max(line.start, cue.bodyStart), Math.min(line.end, cue.bodyStart + 400)).trim();
    if (body !== "") return body;
  }
  return "";
};

/** Lines with a time and a speaker: a log. */
const stampedTurns = (source: Source): Cue[] => {
  const stamped = source.cues.filter((cue) => cue.stamp !== null);
  const labelled = stamped.filter(isLabelled).filter(({ label }) => label.split(" ").length <= 5 && !isField(label));
  if (labelled.length < 2 || labelled.length < stamped.length / 2) return [];
  if (stamped.some(({ label }) => label !== null && isLogLevel(label))) return [];
  const counts = countLabels(labelled);
  const isPerson = (cue: Labelled): boolean =>
    looksLikeName(cue.label) || roleOf(cue.label) !== "other" || addressesSomebody(bodyLine(source, cue));
  const isSmall = counts.size <= MAX_NO_REPEAT && labelled.every(isPerson);
  if (!isSmall && counts.size > labelled.length * 0.7) return [];
  // Lines with a time and no speaker are notices: they end a turn and are none. A time alone goes on with whoever spoke.
  let speaker: string | null = null;
  return stamped.map((cue) => {
    const isAlone = cue.label === null && cue.bodyStart >= (source.lines[cue.line]?.end ?? 0);
    const label = cue.label !== null && isField(cue.label) ? null : isAlone ? speaker : cue.label;
    speaker = label;
    return { ...cue, label };
  });
};

/** Of several labels for one side the first to come counts: an answer may hold a little play with a "You:" in it. */
const isSide = (cues: readonly Labelled[], role: Role): ((cue: Labelled) => boolean) => {
  const counts = countLabels(cues);
  const main = cues.find(({ label }) => roleOf(label) === role)?.label ?? "";
  const enough = Math.max(2, (counts.get(main) ?? 0) / 5);
  return ({ label }) => label === main || (role === "assistant" && (counts.get(label) ?? 0) >= enough);
};

/** Both sides of a talk with an assistant. */
const roleTurns = ({ cues }: Source, style: CueStyle): Cue[] => {
  const found = cues.filter(isLabelled).filter((cue) => cue.style === style && roleOf(cue.label) !== "other");
  const roles = new Set(found.map(({ label }) => roleOf(label)));
  if (!roles.has("user") || !roles.has("assistant")) return [];
  const sides = { user: isSide(found, "user"), assistant: isSide(found, "assistant") };
  return found.filter((cue) => {
    const role = roleOf(cue.label);
    return role === "user" || role === "assistant" ? sides[role](cue) : true;
  });
};

/** `User: …` or `Lars: …` alone at the very beginning: the delta of a conversation. */
const loneTurn = (source: Source): Cue[] => {
  const found = source.cues.filter(isLabelled).filter((cue) => cue.style === "inline");
  const [first, second] = found;
  if (first === undefined || source.text.slice(0, first.start).trim() !== "") return [];
  const body = bodyLine(source, first);
  if (!/\S\s+\S+\s+\S/.test(body) && !speaksOfOneself(body)) return [];
  if (/^(?:the )?(?:user|human|assistant|ai)$/i.test(first.label))
    return found.filter((cue) => roleOf(cue.label) !== "other");
  const isOneLine = second === undefined && !source.text.trim().includes("\n");
  return isOneLine && looksLikeFirstName(first.label) && speaksOfOneself(body) ? [first] : [];
};

/** One person's turns only: then nothing but these may be there. */
const isMonologue = ({ text }: Source, named: readonly Labelled[]): boolean => {
  const [first] = named;
  return (
    first !== undefined &&
    text.slice(0, first.start).trim() === "" &&
    /^\p{L}/u.test(text.slice(first.start, first.start + 2)) &&
    named.every(({ label }) => label === first.label)
  );
};

/** First names and nothing before them, one of whom speaks of himself: "Ada: I sold my boat." and "Ben: Sounds good!" */
const areBrief = (source: Source, named: readonly Labelled[]): boolean =>
  source.text.slice(0, named[0]?.start).trim() === "" &&
  countLabels(named).size === named.length &&
  named.every(({ label }) => looksLikeFirstName(label)) &&
  named.some((cue) => speaksOfOneself(bodyLine(source, cue)));

/** Nothing but lines of first names in turn, some of which speak to somebody: hurried words end without a mark. */
const areInTurn = (source: Source, named: readonly Labelled[]): boolean =>
  named.length === source.lines.filter(({ start, end }) => source.text.slice(start, end).trim() !== "").length &&
  share(named, ({ label }) => looksLikeFirstName(label)) === 1 &&
  share(named, ({ label }, i) => label !== named[i - 1]?.label) > 0.5 &&
  share(named, (cue) => addressesSomebody(bodyLine(source, cue))) > 0.1;

const namedTurns = (source: Source): Cue[] => {
  const named = source.cues
    .filter(isLabelled)
    .filter((cue) => cue.style === "inline" && !isField(cue.label) && cue.label.split(" ").length <= 4);
  // "Work: I got the job." above "Tomorrow: call Liv": the parts of a diary.
  if (named.length > 1 && named.every(({ label }) => headsNote(label))) return [];
  const counts = countLabels(named);
  const isRepeated = (cue: Labelled): boolean => (counts.get(cue.label) ?? 0) > 1;
  const isSpoken = (cue: Cue): boolean => soundsSpoken(bodyLine(source, cue));
  const isNamed = (cue: Labelled): boolean => looksLikeName(cue.label) || roleOf(cue.label) !== "other";
  const repeated = named.filter(isRepeated);
  if (repeated.length === 0) {
    const proper = named.filter(isNamed);
    if (proper.length < 2 || named.length > MAX_NO_REPEAT || proper.length < named.length) return [];
    const isTalk = proper.every(isSpoken) && proper.some((cue) => addressesSomebody(bodyLine(source, cue)));
    return isTalk || areBrief(source, proper) ? proper : [];
  }
  const areNames = share(repeated, isNamed);
  const speakers = new Set(repeated.map(({ label }) => label));
  const isTalk =
    repeated.length >= named.length * 0.6 &&
    (share(repeated, isSpoken) >= (areNames === 1 ? 0.5 : 0.7) || areInTurn(source, repeated)) &&
    (areNames === 1 || (areNames === 0 && speakers.size >= 2 && speakers.size <= 4));
  if (!isTalk) return [];
  const isGuest = (cue: Labelled): boolean => isNamed(cue) && cue.label.split(" ").length <= 2 && isSpoken(cue);
  const turns = named.filter((cue) => speakers.has(cue.label) || isGuest(cue));
  return countLabels(turns).size > 1 || isMonologue(source, named) ? turns : [];
};

/** Names above what they say. Headings of an article are rarely the same names again and again. */
const namedHeaders = ({ cues }: Source): Cue[] => {
  const headers = cues.filter(isLabelled).filter((cue) => cue.style === "header");
  const timed = headers.filter((cue) => cue.stamp !== null && looksLikeName(cue.label));
  if (timed.length >= 2 && countLabels(timed).size < timed.length) return timed;
  const named = headers.filter((cue) => looksLikeName(cue.label) && !isField(cue.label));
  const counts = countLabels(named);
  const isTalk =
    named.length >= 3 && named.length >= headers.length * 0.8 && counts.size >= 2 && counts.size <= named.length / 1.5;
  return isTalk ? named : [];
};

const mostTurns = (candidates: readonly (readonly Cue[])[]): readonly Cue[] =>
  candidates.reduce((best, cues) => (cues.length > best.length ? cues : best));

const chooseTurns = (source: Source): readonly Cue[] => {
  const stamped = stampedTurns(source);
  if (stamped.length > 0) return stamped;
  const roles = mostTurns([roleTurns(source, "inline"), roleTurns(source, "header")]);
  if (roles.length > 0) return roles;
  const listed = roleTurns(source, "listed");
  if (listed.length > 0) return listed;
  const named = mostTurns([namedTurns(source), namedHeaders(source)]);
  return named.length > 0 ? named : loneTurn(source);
};

interface SessionBreak {
  readonly line: number;
  readonly date: EpochMs | null;
}

/** Lines between a session's header and its first turn, blank ones included. */
const MAX_BREAK_LINES = 4;

/** A date alone on a line is a header only where a turn follows; elsewhere somebody wrote a date. */
const findBreaks = ({ text, lines }: Source, turns: readonly Cue[]): SessionBreak[] => {
  const isNearTurn = new Set(
    turns.flatMap(({ line }) => Array.from({ length: MAX_BREAK_LINES }, (_, i) => line - 1 - i)),
  );
  return lines.flatMap(({ start, end }, line) => {
    if (end - start > 120 || !isNearTurn.has(line)) return [];
    const header = readSessionHeader(text.slice(start, end));
    return header === null ? [] : [{ line, date: header.date }];
  });
};

/** Times of the stamps, each against the session it stands in. */
const createClock = (turns: readonly Cue[]) => {
  const order = dayOrderOf(turns.flatMap(({ stamp }) => stamp ?? []));
  return (stamp: string | null, session: EpochMs | null): EpochMs | null => {
    if (stamp === null) return session;
    const date = parseDate(stamp, order);
    if (date !== null) return date;
    const time = parseTimeOfDay(stamp);
    // A header with a time of its own dates the session; the day is what its turns count from.
    return time === null || session === null ? session : session - (((session % DAY_MS) + DAY_MS) % DAY_MS) + time;
  };
};

const DAY_MS = 86_400_000;

interface Talk {
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
  readonly speaker: string;
  readonly role: Role;
  readonly at: EpochMs | null;
}

const readTalks = (
  source: Source,
  turns: readonly Cue[],
  breaks: readonly SessionBreak[],
  titled: EpochMs | null,
): Talk[] => {
  const { text, lines } = source;
  const timeOf = createClock(turns);
  const talks: Talk[] = [];
  let session = titled;
  let nextBreak = 0;
  turns.forEach((cue, i) => {
    for (; nextBreak < breaks.length; nextBreak++) {
      const found = breaks[nextBreak] as SessionBreak;
      if (found.line >= cue.line) break;
      session = found.date ?? session;
    }
    if (cue.label === null) return;
    const next = turns[i + 1]?.start ?? text.length;
    const cutAt = lines[breaks[nextBreak]?.line ?? Number.NaN]?.start ?? text.length;
    const words = text.slice(cue.bodyStart, Math.max(cue.bodyStart, Math.min(next, cutAt)));
    const end = cue.bodyStart + words.trimEnd().length;
    const bodyStart = Math.min(end, cue.bodyStart + words.length - words.trimStart().length);
    const speaker = cue.label.replace(/\s(?:said|says|wrote|replied)$/i, "");
    talks.push({ start: cue.start, bodyStart, end, speaker, role: roleOf(cue.label), at: timeOf(cue.stamp, session) });
  });
  return talks;
};

/** Headers are mark-up: turns that have them are written anew, with what stands between them. */
const rewrite = (text: string, talks: readonly Talk[]): ConversationText => {
  const parts: (Turn | Heading)[] = [];
  let at = 0;
  for (const { start, bodyStart, end, speaker, role, at: time } of talks) {
    const before = text.slice(at, start).trim();
    if (before !== "") parts.push({ heading: before });
    parts.push({ speaker, role, at: time, words: text.slice(bodyStart, end) });
    at = end;
  }
  const after = text.slice(at).trim();
  if (after !== "") parts.push({ heading: after });
  return writeConversation(parts);
};

/** Null when the text is no conversation. */
export const readTranscript = (text: string): ConversationText | null => {
  const lines = linesOf(text);
  const source: Source = { text, lines, cues: findCues(text, lines) };
  const turns = chooseTurns(source);
  const first = turns[0];
  if (first === undefined || text.slice(0, first.start).trim().length > LONGEST_PREAMBLE) return null;
  const breaks = findBreaks(source, turns);
  const titled = readPreamble(text.slice(0, first.start)).date;
  const talks = readTalks(source, turns, breaks, titled);
  const preambleDate = breaks.find((found) => found.line < first.line && found.date !== null)?.date;
  const date = preambleDate ?? titled ?? earliest(talks.map((talk) => talk.at));
  if (turns.some((cue) => cue.style === "header")) return { ...rewrite(text, talks), date };
  const sections = talks.map(
    ({ start, end, bodyStart, speaker, role, at }): TurnSection => ({
      kind: "turn",
      start,
      end,
      bodyStart,
      speaker,
      role,
      at,
    }),
  );
  return { text, sections, date };
};
