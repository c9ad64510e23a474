// Reads that somebody's job ended: which cue said so, and which job is meant (the place, the kind of work).

import type { Clause } from "./clauses.ts";
import { matchesAt, phraseTable } from "./phrases.ts";
import { stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { STOP_WORDS } from "./words.ts";

export interface JobEnd {
  readonly cue: string;
  /** The cue alone says that it is a job ("resigned"); else what it names must be known as one ("left Acme"). */
  readonly isJob: boolean;
  /** Where it was, and as what, as stems; both empty for "quit their job". */
  readonly place: readonly string[];
  readonly role: readonly string[];
  readonly names: readonly string[];
  /** "their evening job": one beside another. */
  readonly kind: readonly string[];
  readonly isSide: boolean;
}

const row = (cue: string, isJob: boolean): { readonly cue: string; readonly isJob: boolean } => ({ cue, isJob });

const ENDED_JOB = phraseTable([
  ["quit|stop", row("quit", false)],
  ["leave", row("left", false)],
  ["give up", row("gave-up", false)],
  ["finish|finished at|with", row("finished", false)],
  ["walk out of", row("left", false)],
  ["part ways with", row("left", false)],
  ["resign from?", row("resigned", true)],
  ["retire from?", row("retired", true)],
  ["be retire from?", row("retired", true)],
  ["take|accept early? retirement from?", row("retired", true)],
  ["take|accept voluntary? redundancy from|at?", row("laid-off", true)],
  ["step down from?", row("stepped-down", true)],
  ["be|get fire|fired|sack|sacked|dismissed|dismiss from|by|at?", row("fired", true)],
  ["be let go from|by|at?", row("let-go", true)],
  ["be|get lay|laid off from|by|at?", row("laid-off", true)],
  ["be|get make redundant from|by|at?", row("laid-off", true)],
  ["lose|lost", row("lost", false)],
  ["give ~ notice", row("notice", true)],
  ["hand in ~ notice|resignation", row("notice", true)],
  ["hand ~ notice|resignation in?", row("notice", true)],
  ["no longer work|employed|employ", row("no-longer", true)],
  ["no longer be? a|an", row("no-longer", false)],
  ["work ~ anymore", row("not-anymore", true)],
] as const);
const LAST_DAY = phraseTable([["last day|shift at|with|of|in|as?", row("last-day", false)]] as const);

const JOB_WORDS = stems("job work position role post career working employment".split(" "));
const SIDE = stems("evening weekend part-time side second summer student holiday saturday sunday night".split(" "));
/** Where the job ends and when or why begins. */
const CUT = new Set(
  "because after when due since to in on last this during and but so before without over until by while anymore ago yesterday today early late back".split(
    " ",
  ),
);
const BEFORE_PLACE = new Set(["at", "with", "for", "from"]);
/** "at Christmas", "at New Year's": when, not where. */
const FEASTS = new Set("christmas easter thanksgiving new".split(" "));
const isFeast = (tokens: readonly Token[], at: number): boolean => {
  const [preposition, feast, year] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  return preposition === "at" && FEASTS.has(feast ?? "") && (feast !== "new" || year === "year");
};

const readObject = (
  tokens: readonly Token[],
  from: number,
  to: number,
  cue: { cue: string; isJob: boolean },
): JobEnd => {
  const parts = { place: [] as string[], role: [] as string[], kind: [] as string[] };
  const names: string[] = [];
  let into: "place" | "role" | "kind" = "kind";
  let hasJobWord = false;
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (token.isBreak || (CUT.has(token.lower) && !token.isName) || isFeast(tokens, at)) break;
    if (token.lower === "as") into = "role";
    else if (BEFORE_PLACE.has(token.lower)) {
      // "left Acme for Globex": another one begins.
      if (token.lower === "for" && into === "kind" && !hasJobWord && parts.kind.length > 0) break;
      into = "place";
    } else if (JOB_WORDS.has(token.stem) && into === "kind") hasJobWord = true;
    else if (!STOP_WORDS.has(token.lower)) {
      parts[into].push(token.stem);
      if (token.isName) names.push(token.lower);
    }
  }
  const isJob = cue.isJob || hasJobWord;
  const isSide = parts.kind.some((word) => SIDE.has(word));
  // "left the clinic", "resigned from the clinic": what is left is the place.
  if (!hasJobWord)
    return { cue: cue.cue, isJob, names, role: parts.role, place: [...parts.kind, ...parts.place], kind: [], isSide };
  return { cue: cue.cue, isJob, names, ...parts, isSide };
};

const readCue = (tokens: readonly Token[], clause: Clause): JobEnd | null => {
  for (let at = clause.subject.end; at <= clause.head && at < clause.end; at++) {
    for (const { entry, end } of matchesAt(ENDED_JOB, tokens, at)) {
      const isDenial = entry.cue === "not-anymore";
      if (isDenial !== clause.isNegated) continue;
      if (isDenial) return readObject(tokens, at + 1, clause.end, entry);
      // "finished at six", "finished with the book"
      if (entry.cue === "finished" && tokens[end]?.isName !== true) continue;
      if (at === clause.head || entry.cue === "no-longer") return readObject(tokens, end, clause.end, entry);
    }
  }
  return null;
};

/** "User's last day at Acme was Friday", "Friday was User's last day at Acme" */
const readLastDay = (tokens: readonly Token[], clause: Clause): JobEnd | null => {
  for (let at = clause.start; at < clause.end; at++) {
    for (const { entry, end } of matchesAt(LAST_DAY, tokens, at)) {
      return readObject(tokens, end, clause.head > end ? clause.head : clause.end, entry);
    }
  }
  return null;
};

export const readJobEnd = (tokens: readonly Token[], clause: Clause): JobEnd | null => {
  if (clause.isSubordinate || clause.isPlan || clause.isUnsure) return null;
  const isAnymore = tokens.slice(clause.head, clause.end).some((token) => token.lower === "anymore");
  if (clause.isNegated && !isAnymore) return null;
  return readCue(tokens, clause) ?? (clause.isNegated ? null : readLastDay(tokens, clause));
};
