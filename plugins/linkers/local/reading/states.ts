// The state in which a thing is: of each table one holds at a time ("in progress", "on hold", "approved"; "broken", "works again").
// Told of the thing ("the ticket was closed") or by who brought it about ("Ana closed the ticket").

import type { Clause } from "./clauses.ts";
import { ADVERBS } from "./cues.ts";
import { matchesAt, phraseTable } from "./phrases.ts";
import { stem, stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { readValues } from "./values.ts";

interface State {
  readonly of: string;
  readonly state: string;
}

type Lines = Readonly<Record<string, readonly string[]>>;

const PROGRESS: Lines = {
  draft: ["draft|prototype|proposal", "in draft"],
  planned: ["plan|planned", "in|at the? ~ planning|concept"],
  design: ["in|at the? design"],
  development: ["in|under the? development|construction", "be built|developed|written"],
  progress: [
    "in progress",
    "back? on track",
    "resumed|restarted",
    "under way",
    "underway|ongoing",
    "almost|nearly|half done|finished|complete|ready",
  ],
  testing: ["in|at the? ~ test|testing|qa", "be tested"],
  review: ["in|under|at the? review", "be reviewed"],
  beta: ["in ~ alpha|beta"],
  held: ["on hold|ice", "pause|paused|suspend|suspended|freeze|frozen|shelve|shelved"],
  blocked: ["block|blocked|stuck|stall|stalled"],
  pending: [
    "pending",
    "wait|await for? review|approval|feedback|decision|signature",
    "under|in negotiation|discussion|consideration",
  ],
  approved: ["approve|approved|accept|accepted|sign|signed|grant|granted", "sign|signed off"],
  rejected: ["reject|rejected|decline|declined|refused|turned down", "turn|turned down"],
  done: ["done|finished|complete|completed|ready|resolved|closed|merged|fixed|delivered"],
  live: ["live", "out of ~ alpha|beta", "in production", "launched|shipped|released|deployed|published|public"],
  open: ["open|reopened|unresolved|unfinished|incomplete"],
  cancelled: ["cancelled|scrapped|abandoned|dropped|killed|axed", "call|called off"],
  retired: ["deprecated|archived|retired|discontinued|decommissioned"],
};
const WORKING: Lines = {
  broken: [
    "broken|defective|dead|faulty",
    "fail|failing|red",
    "out of order",
    "down",
    "in|at ~ repair|workshop",
    "be repaired",
  ],
  works: [
    "repaired|fixed|mended|working|operational|functional",
    "work",
    "pass|passing|green",
    "back? up|online",
    "fine again",
    "back from ~ repair|workshop|garage",
  ],
};
const HEALTH: Lines = {
  ill: ["ill|sick|unwell|bedridden"],
  hospital: ["in|at the? hospital"],
  well: ["well|healthy|fit|fine again", "healthy|recovered", "in good health", "back on ~ foot"],
};
const TABLES: readonly (readonly [string, Lines])[] = [
  ["progress", PROGRESS],
  ["working", WORKING],
  ["health", HEALTH],
];
const rowsOf = ([of, lines]: readonly [string, Lines]): [string, State][] =>
  Object.entries(lines).flatMap(([state, patterns]) => patterns.map((it): [string, State] => [it, { of, state }]));
const STATES = phraseTable(TABLES.flatMap(rowsOf));
const OF_PERSONS = "health";

const IS = stems("be get become fall remain stay stand sit go put seem run come".split(" "));
const PUT = stem("put");
/** The verb itself is the state. */
const ARE_STATES = stems(["work", "wait", "await", "fail", "pass"]);
const RECOVER = stem("recover");
/** After the words of a state: when, since when, or nothing. "Is open to offers" is something else. */
const THEN = new Set(
  "now again since yesterday today last this as because due after before by until stage phase state at for once on while when".split(
    " ",
  ),
);

const isThen = (tokens: readonly Token[], at: number, end: number): boolean =>
  at >= end || tokens[at]!.isBreak || THEN.has(tokens[at]!.lower) || ADVERBS.has(tokens[at]!.lower);

/** "is open on Sundays", "is closed from 2 to 4": the hours of every week. */
export const isOfHours = (tokens: readonly Token[], clause: Clause): boolean =>
  !clause.isPastEvent &&
  [...readValues(tokens.slice(clause.head, clause.end)).values.keys()].some(
    (type) => type === "weekday" || type === "time",
  );

/** "is now", "was put", "is seriously", "is a" */
const isPassedOver = ({ lower, stem: word }: Token): boolean =>
  ADVERBS.has(lower) || word === PUT || lower === "a" || (lower.length > 4 && lower.endsWith("ly"));

const stateAt = (tokens: readonly Token[], at: number, end: number): State | null => {
  for (const { entry, end: next } of matchesAt(STATES, tokens, at)) if (isThen(tokens, next, end)) return entry;
  return null;
};

/** The state that the clause's subject is in. */
export const readState = (tokens: readonly Token[], clause: Clause): State | null => {
  const head = tokens[clause.head]!;
  if (isOfHours(tokens, clause)) return null;
  const isState = clause.subject.isPerson ? head.stem === RECOVER && !clause.isProgressive : ARE_STATES.has(head.stem);
  if (!IS.has(head.stem) && !isState) return null;
  let at = isState ? clause.head : clause.head + 1;
  while (at < clause.end && isPassedOver(tokens[at]!)) at++;
  // "is being repaired": the auxiliary is part of the phrase.
  const state = stateAt(tokens, at, clause.end);
  return state === null || (state.of === OF_PERSONS) !== clause.subject.isPerson ? namedThing(state, clause) : state;
};

/** "Orion is on hold": a name may be a thing's. */
const namedThing = (state: State | null, { subject }: Clause): State | null =>
  state !== null &&
  state.of !== OF_PERSONS &&
  subject.keys.size === 1 &&
  ![...subject.keys].some((key) => key.includes("/") || key === "self")
    ? state
    : null;

const NO_CHANGE = new Set(["opened", "passed", "failed"]);

/** The state into which the clause's subject brought the object, and where the object begins. */
export const readBroughtState = (
  tokens: readonly Token[],
  clause: Clause,
): { readonly state: State; readonly from: number } | null => {
  if (!clause.isPastEvent) return null;
  for (const { entry, end } of matchesAt(STATES, tokens, clause.head)) {
    // "opened the bakery in May": it was open before, to nobody; "passed the test" brought it nowhere.
    const isNone = NO_CHANGE.has(tokens[clause.head]!.lower);
    const isBrought = entry.of !== OF_PERSONS && !isNone && end > clause.head && end < clause.end;
    if (isBrought) return { state: entry, from: end };
  }
  return null;
};
