// Rules by which the end of a job replaces the statement that somebody has it, and the next job the statement that one ended.

import { contains, intersects, isSameSubject } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import type { JobEnd } from "../reading/jobs.ts";
import { GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { UNKNOWN } from "../reading/subject.ts";
import { isFormer } from "./ended-updates.ts";
import { isThen } from "./gone-updates.ts";
import type { Verdict } from "./slot-updates.ts";

const WORK = stem("work");
export const JOB_SLOTS = new Set(["employer", "role", "occupation"]);

const has = (parsed: Parsed, attribute: string): boolean => parsed.slots.some((slot) => slot.attribute === attribute);

const isJob = (parsed: Parsed): boolean =>
  parsed.slots.some((slot) => JOB_SLOTS.has(slot.attribute)) || parsed.clauses.some((clause) => isWork(parsed, clause));

const DOES_FOR = stems("drive fly cook teach clean write sew code sell deliver".split(" "));

/** "works night shifts", "drives for Brandt"; not "works on a novel". */
export const isWork = ({ tokens }: Parsed, { head, isSubordinate, isPastEvent }: Clause): boolean => {
  if (isSubordinate || isPastEvent) return false;
  const [verb, next, whom] = tokens.slice(head, head + 3);
  if (verb?.stem === WORK) return next?.lower !== "on";
  return next?.lower === "for" && whom?.isName === true && DOES_FOR.has(verb?.stem ?? "");
};

const isAbout = (older: Parsed, newer: Parsed): boolean => {
  if (older.firstSubjects.has(UNKNOWN)) return false;
  // "Friday was User's last day at Acme."
  if (newer.firstSubjects.has(UNKNOWN)) return intersects(newer.mentions, older.firstSubjects);
  return isSameSubject(older.firstSubjects, newer.firstSubjects);
};

const areIn = (words: readonly string[], older: Parsed): boolean =>
  words.every((word) => contains(older.words, word) || (GENERIC_STEMS.has(word) && words.length > 1));

const isSideJob = (older: Parsed): boolean =>
  older.slots.some((slot) => slot.attribute === "employer" && slot.isUnclear);

/** Which of the jobs ended: named by the place or the kind of work, else the one there is. */
const endsThis = (end: JobEnd, older: Parsed): Verdict["tier"] | null => {
  if (end.kind.length > 0 && !areIn(end.kind, older)) return null;
  if (end.names.some((name) => !older.words.has(name) && !older.mentions.has(name))) return null;
  const isPlace = end.place.length > 0 && areIn(end.place, older);
  const isRole = end.role.length > 0 && areIn(end.role, older);
  if (end.place.length > 0 && !isPlace) return null;
  if (end.role.length > 0 && !isRole && !isPlace) return null;
  if (isPlace || isRole || end.kind.length > 0) return "hard";
  // "is a carpenter" tells of a trade rather than of a job; who has retired has neither.
  if (end.cue !== "retired" && has(older, "occupation") && !has(older, "employer") && !has(older, "role")) return null;
  if (end.cue === "retired") return "hard";
  return isSideJob(older) || !(has(older, "employer") || has(older, "role")) ? "soft" : "hard";
};

/** "quit their job at the clinic" ends "works as a nurse at the Altona clinic". */
const endedJob = (older: Parsed, newer: Parsed): Verdict | null => {
  const end = newer.jobEnd;
  if (end === null || older.jobEnd !== null || older.isNegated || older.isPlan || older.isPastEvent || isFormer(older))
    return null;
  // Who resigns from a named place had a job there, in whatever words it was told.
  if (!isJob(older) && !(end.isJob && end.names.length > 0)) return null;
  const isPlain = end.place.length + end.role.length + end.kind.length === 0;
  if (!end.isJob && isPlain) return null;
  const tier = endsThis(end, older);
  return tier === null ? null : { rule: `job:${end.cue}`, tier };
};

const QUITS = stems("quit leave resign".split(" "));

/** "is thinking of quitting her job", "handed in her resignation" */
const quitAsMeant = (older: Parsed, newer: Parsed): Verdict | null => {
  const isMeant = older.isPlan && intersects(older.words, QUITS) && older.words.has(WORK);
  return isMeant && newer.jobEnd?.isJob === true ? { rule: `job:${newer.jobEnd.cue}`, tier: "hard" } : null;
};

/** The job that is told of is one now: found, started, worked at. */
const startedJob = (older: Parsed, newer: Parsed): Verdict | null => {
  const wasOver = older.jobEnd?.isJob && !older.jobEnd.isSide && older.jobEnd.cue !== "retired";
  if (!wasOver || newer.isNegated || newer.isPlan || newer.jobEnd !== null) return null;
  const isStarted = newer.slots.some(
    ({ attribute, value }) => attribute === "employer" || (attribute === "employed" && value[0] === "yes"),
  );
  return isStarted ? { rule: "job:started", tier: "hard" } : null;
};

const CLOSED = phraseTable(
  [
    "close|closed down",
    "go|went out of business",
    "cease|ceased trade|trading",
    "close|closed its doors",
    "be wind|wound up",
    "have close|closed down",
  ].map((line) => [line, "closed"] as const),
);

/** "works for Brightline", "Brightline closed down": not for the summer, and not an office of it. */
const closedEmployer = (older: Parsed, { clauses: [clause], tokens }: Parsed): Verdict | null => {
  if (clause === undefined || !clause.subject.isPerson || clause.isNegated || clause.isPlan || clause.isUnsure)
    return null;
  const isClosed = [...matchesAt(CLOSED, tokens, clause.head)].some(
    ({ end }) => isThen(tokens, end) && tokens[end]?.isNumber !== true,
  );
  const isOver = isClosed && /^(?:closed|went|ceased|was|has)$/.test(tokens[clause.head]!.lower);
  const { keys } = clause.subject;
  const isTheirs = older.slots.some(
    ({ attribute, names }) => attribute === "employer" && names[0] !== undefined && keys.has(names[0]),
  );
  return isOver && isTheirs && keys.size === 1 && !older.isPlan && !older.isPast
    ? { rule: "job:closed", tier: "hard" }
    : null;
};

export const jobUpdate = (older: Parsed, newer: Parsed): Verdict | null =>
  closedEmployer(older, newer) ??
  (isAbout(older, newer) ? (endedJob(older, newer) ?? quitAsMeant(older, newer) ?? startedJob(older, newer)) : null);
