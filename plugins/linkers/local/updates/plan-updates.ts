// Rules by which a plan or a training is over without the words of an ending: "decided to stay in Bonn after all", "gave up running"
// of who trains for a marathon, "pulled out".

import { headOf, isSameSubject } from "../compare.ts";
import { isWhen } from "../reading/endings.ts";
import type { Parsed } from "../reading/parse.ts";
import { matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { STOP_WORDS } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const MOVES = stems("move relocate emigrate".split(" "));
const STAYS = ["decide to stay|remain in|at? *", "be stay in|at? *", "stay|stayed in|at? *"].map(phrase);
const PUT = ["here", "put", "home"];

const TO = new Set("to back out away abroad overseas from into in home".split(" "));
/** Not "wants to move the desk". */
const isMoveAt = ({ tokens }: Parsed, at: number): boolean =>
  MOVES.has(tokens[at]!.stem) && TO.has(tokens[at + 1]?.lower ?? "");

/** "is moving to Rome in May", "decided to stay in Bonn after all" */
const stayUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const [clause] = newer.clauses;
  const isMove = (older.isPlan || older.isProgressive) && older.tokens.some((_, at) => isMoveAt(older, at));
  if (!isMove || clause === undefined || newer.isUnsure) return null;
  const at = newer.isProgressive ? clause.head - 1 : clause.head;
  const from = STAYS.map((pattern) => matchAt(newer.tokens, at, pattern)).find((end) => end !== -1);
  if (from === undefined) return null;
  let end = from;
  while (newer.tokens[end]?.isName === true) end++;
  const isHere = end === from && PUT.includes(newer.tokens[from]!.lower);
  if (isHere) end++;
  const isOther = newer.tokens.slice(from, end).every(({ stem: word }) => !older.words.has(word));
  const last = newer.tokens[end];
  // As the reading of phrases tells "after all".
  const isSettled = last !== undefined && (last.lower === "nowadays" || last.lower === "instead");
  const isLast = last === undefined || last.isBreak;
  if (end === from || !isOther || !(isSettled || isLast)) return null;
  return { rule: "ended:stays", tier: isSettled || headOf(newer) === DECIDE ? "hard" : "soft" };
};
const DECIDE = stem("decide");

/** What is done in an event, by the event. */
const DONE_IN: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "marathon: run running jogging",
    "10k: run running jogging",
    "5k: run running jogging",
    "ultramarathon: run running",
    "triathlon: running run swimming swim cycling",
    "ironman: running run swimming swim cycling",
  ].map((line): [string, readonly string[]] => {
    const [event = "", deeds = ""] = line.split(": ");
    return [event, [...stems(deeds.split(" "))]];
  }),
);
const GAVE_UP = new Set(["give-up", "stop", "no-longer", "not-anymore"]);

/** "is training for a half marathon", "gave up running" */
const sportUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!(older.isProgressive || older.isPlan)) return null;
  const deeds = [...older.words].flatMap((word) => DONE_IN.get(word) ?? []);
  const isLeft = newer.endings.some(
    ({ cue, words }) => GAVE_UP.has(cue) && words.length === 1 && deeds.includes(words[0]!),
  );
  return isLeft ? { rule: "ended:sport", tier: "soft" } : null;
};

const PULLED_OUT = ["pull|pulled|back|backed|drop|dropped out", "withdraw|withdrew"].map(phrase);
const EVENTS = stems(
  "race marathon triathlon tournament cup competition contest tour regatta championship trial".split(" "),
);

/** "Dev is running the half marathon", "Dev pulled out": of what, the older statement tells. */
const pulledOutUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const [clause] = newer.clauses;
  const isEntered = (older.isProgressive || older.isPlan) && [...EVENTS].some((word) => older.core.has(word));
  if (!isEntered || clause === undefined || clause.isNegated || clause.isPlan || newer.isUnsure) return null;
  const end = PULLED_OUT.map((pattern) => matchAt(newer.tokens, clause.head, pattern)).find((it) => it !== -1) ?? -1;
  const next = newer.tokens[end];
  const isOpen = end !== -1 && (next === undefined || next.isBreak || isWhen(newer.tokens, end));
  return isOpen ? { rule: "ended:withdrew", tier: "soft" } : null;
};

/** What is meant: the verb behind the first "to". */
const meantIn = ({ tokens }: Parsed): string | undefined =>
  tokens.find(({ lower }, at) => tokens[at - 1]?.lower === "to" && !STOP_WORDS.has(lower))?.stem;

/** "wants to study law", "decided to study medicine instead": the same deed, of something else. */
const insteadUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isMeant = newer.isPlan || headOf(newer) === DECIDE;
  const at = newer.tokens.findLastIndex(({ isBreak }) => !isBreak);
  if (!older.isPlan || !isMeant || newer.isNegated || newer.tokens[at]?.lower !== "instead") return null;
  const deed = meantIn(older);
  return deed !== undefined && deed === meantIn(newer) ? { rule: "switched:instead", tier: "hard" } : null;
};

export const planUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isNegated || older.isPastEvent || !isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  return (
    stayUpdate(older, newer) ??
    insteadUpdate(older, newer) ??
    sportUpdate(older, newer) ??
    pulledOutUpdate(older, newer)
  );
};
