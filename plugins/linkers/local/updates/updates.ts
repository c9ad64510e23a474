// Does the newer statement replace the older one? Rules in order, the surest first; when in doubt, none.

import { intersects, isSameSubject } from "../compare.ts";
import { type Parsed, saidAlone } from "../reading/parse.ts";
import { stems } from "../reading/stem.ts";
import { absenceUpdate, dietUpdate, eatenAgainUpdate, isSameForAbsence } from "./absence-updates.ts";
import { begunUpdate } from "./begun-updates.ts";
import { birthUpdate } from "./birth-updates.ts";
import { changedUpdate } from "./changed-updates.ts";
import { completedUpdate, doneUpdate, givenUpUpdate, learnedUpdate, qualifiedUpdate } from "./completed-updates.ts";
import { correctionUpdate, isCorrection, nameCorrection, resumedUpdate } from "./corrections.ts";
import {
  droppedUpdate,
  firstTimeUpdate,
  negationUpdate,
  startedUpdate,
  tasteUpdate,
  withoutUpdate,
} from "./denial-updates.ts";
import { endingUpdate, successorUpdate, switchUpdate } from "./ended-updates.ts";
import { factUpdate } from "./fact-updates.ts";
import { frameUpdate } from "./frame-updates.ts";
import { goneUpdate } from "./gone-updates.ts";
import { jobUpdate } from "./job-updates.ts";
import { labelUpdate } from "./label-updates.ts";
import { saysMore } from "./matters.ts";
import { measureUpdate } from "./measure-updates.ts";
import { newsUpdate } from "./news-updates.ts";
import { oppositeUpdate } from "./opposite-updates.ts";
import { outcomeUpdate } from "./outcome-updates.ts";
import { overtakenUpdate } from "./overtaken-updates.ts";
import { coupleUpdate, partingUpdate } from "./parting-updates.ts";
import { passingUpdate } from "./passing-updates.ts";
import { planUpdate } from "./plan-updates.ts";
import { isPaidOtherwise, priceUpdate, raiseUpdate } from "./price-updates.ts";
import { countUpdate, levelUpdate, stepUpdate, tallyUpdate } from "./progress-updates.ts";
import { recordUpdate } from "./record-updates.ts";
import { replacedUpdate } from "./replaced-updates.ts";
import { isRevocation, limitedUpdate, revokedUpdate } from "./revoked-updates.ts";
import { rivalUpdate } from "./rival-updates.ts";
import { slotUpdate, type Verdict } from "./slot-updates.ts";
import { asStanding, isWayBack } from "./standing.ts";
import { betweenUpdate, habitUpdate, timeUpdate, valueUpdate } from "./value-updates.ts";
import { ofSameOwner } from "./whose.ts";
import { windowUpdate } from "./window-updates.ts";

/** Longer statements hold more than the one thing that changed: their links only order, they hide nothing. */
const MAX_HARD_WORDS = 16;
const TOLD_IN_PAST = new Set(["used-to", "not-renewed", "no-more", "mistaken"]);
const NO_MORE = new Set(["not-anymore", "no-longer"]);

/** Told in the past, and yet of how things are now: "used to row", "had surgery and does not need the stick anymore". */
const overUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (older.isPast) return null;
  // "is waiting for an operation", "had the operation"
  const had = outcomeUpdate(older, newer);
  if (had?.rule === "outcome:awaited") return had;
  const job = newer.jobEnd?.cue === "last-day" ? jobUpdate(older, newer) : null;
  const isSaidOfNow = newer.clauses.slice(1).some((clause) => !clause.isSubordinate && !clause.isPast);
  // "stopped being vegan ages ago": and is not since.
  const isSince = newer.clauses[0]?.isPast === false && newer.tokens.some(({ lower }) => lower === "ago");
  const isOver = newer.endings.some(
    ({ cue }) => TOLD_IN_PAST.has(cue) || (isSaidOfNow && NO_MORE.has(cue)) || (isSince && cue === "stop"),
  );
  if (job !== null || !isOver || !isSameSubject(older.firstSubjects, newer.firstSubjects)) return job;
  return endingUpdate(older, newer);
};

const firstOf = (older: Parsed, newer: Parsed): Verdict | null => {
  if (isSameForAbsence(older, newer)) {
    const absence = absenceUpdate(older, newer);
    if (absence !== null) return absence;
  }
  const isSame = isSameSubject(older.subjects, newer.subjects);
  if (older.isPast) return null;
  if (isRevocation(older, newer)) return revokedUpdate(older, newer);
  // What the assistant is wanted to do holds from then on.
  const isMeant = older.isPlan || older.isUnsure || newer.isPlan;
  const slot = isMeant && !areOrders(older, newer) ? null : slotUpdate(older, newer);
  if (slot?.tier === "hard") return slot;
  const fact = factUpdate(older, newer);
  if (fact?.tier === "hard") return fact;
  const other = otherThanSlots(older, newer, isSame);
  if (other?.tier === "hard") return other;
  const value = slot ?? fact;
  return value !== null && isCorrection(newer) ? { ...value, tier: "hard" } : (value ?? other);
};

const CALLED_OFF = new Set(["cancelled", "called-off"]);
/** "has a date with Nora", "Nora cancelled the date": by whom it was to be with. */
const isCalledOff = (older: Parsed, newer: Parsed): boolean =>
  newer.endings.some(({ cue }) => CALLED_OFF.has(cue)) && intersects(newer.firstSubjects, older.mentions);

const areOrders = (...both: readonly Parsed[]): boolean =>
  both.every(({ slots }) => slots.length > 0 && slots.every(({ attribute }) => IN_ORDERS.test(attribute)));
/** "prefers British spelling" is both. */
const IN_ORDERS = /^(?:order|prefers):/;

const otherThanSlots = (older: Parsed, newer: Parsed, isSame: boolean): Verdict | null => {
  const parting =
    nameCorrection(older, newer) ??
    successorUpdate(older, newer) ??
    coupleUpdate(older, newer) ??
    partingUpdate(older, newer) ??
    jobUpdate(older, newer) ??
    goneUpdate(older, newer) ??
    replacedUpdate(older, newer);
  if (parting !== null) return parting;
  if (!isSame) return isCalledOff(older, newer) ? endingUpdate(older, newer) : null;
  return (
    correctionUpdate(older, newer) ??
    outcomeUpdate(older, newer) ??
    resumedUpdate(older, newer) ??
    endingUpdate(older, newer) ??
    switchUpdate(older, newer) ??
    rivalUpdate(older, newer) ??
    (isSameSubject(older.firstSubjects, newer.firstSubjects)
      ? (dietUpdate(older, newer) ?? eatenAgainUpdate(older, newer))
      : null) ??
    completedUpdate(older, newer) ??
    givenUpUpdate(older, newer) ??
    planUpdate(older, newer) ??
    learnedUpdate(older, newer) ??
    qualifiedUpdate(older, newer) ??
    doneUpdate(older, newer) ??
    (isSameSubject(older.firstSubjects, newer.firstSubjects)
      ? (tasteUpdate(older, newer) ??
        negationUpdate(older, newer) ??
        firstTimeUpdate(older, newer) ??
        droppedUpdate(older, newer) ??
        startedUpdate(older, newer) ??
        withoutUpdate(older, newer) ??
        oppositeUpdate(older, newer) ??
        levelUpdate(older, newer) ??
        stepUpdate(older, newer) ??
        habitUpdate(older, newer) ??
        valueUpdate(older, newer) ??
        priceUpdate(older, newer) ??
        raiseUpdate(older, newer) ??
        measureUpdate(older, newer) ??
        timeUpdate(older, newer) ??
        betweenUpdate(older, newer) ??
        frameUpdate(older, newer) ??
        tallyUpdate(older, newer))
      : null)
  );
};

const MANY = stems(
  "friend buddy mate colleague coworker teammate neighbour neighbor client student classmate".split(" "),
);
const SOME = stems("brother sister child kid sibling grandchild cousin aunt uncle nephew niece".split(" "));

/** What was so came out: it is told of whom it was told before. */
const CAME_OUT = /^(?:outcome|completed):/;

/** "User's colleague" may be another one each time; of brothers and nieces a word of change says that it is the same. */
const mayBeAnother = (older: Parsed, newer: Parsed, rule: string): boolean => {
  const shared = [...older.firstSubjects].filter((key) => newer.firstSubjects.has(key));
  if (shared.length === 0) return false;
  const says =
    CAME_OUT.test(rule) ||
    newer.hasChange ||
    newer.hasNow ||
    newer.endings.length > 0 ||
    newer.jobEnd !== null ||
    newer.isPastEvent ||
    newer.isPast;
  return shared.every((key) => {
    const relation = key.slice(key.lastIndexOf("/") + 1);
    if (!key.includes("/") || relation.includes(" ")) return false;
    return MANY.has(relation) || (SOME.has(relation) && !says);
  });
};

/** What only ranks the newer one first. */
const newsOf = (older: Parsed, newer: Parsed, similarity: number): Verdict | null => {
  const told = newer.isPast ? null : (windowUpdate(older, newer, similarity) ?? newsUpdate(older, newer, similarity));
  return (
    told ??
    overtakenUpdate(older, newer) ??
    begunUpdate(older, newer) ??
    passingUpdate(older, newer) ??
    changedUpdate(older, newer)
  );
};

const isLong = (older: Parsed, newer: Parsed): boolean =>
  older.wordCount > MAX_HARD_WORDS || newer.wordCount > MAX_HARD_WORDS;

/** Of an order: "only when they ask", "unless it is really wrong". */
const ofKeptPart = (older: Parsed, newer: Parsed): Verdict | null => {
  const kept = limitedUpdate(older, newer) ?? (newer.isUnsure ? revokedUpdate(older, newer) : null);
  return kept !== null && isLong(older, newer) ? { ...kept, tier: "soft" } : kept;
};

export const decideUpdate = (older: Parsed, newer: Parsed, similarity: number): Verdict | null => {
  if (newer.isFormatted || older.isFormatted) return null;
  const kept = ofKeptPart(older, newer);
  if (kept !== null || newer.isUnsure) return kept;
  if (isWayBack(older, newer) && !isCorrection(newer)) return null;
  const labelled = labelUpdate(older, newer);
  if (labelled !== null) return labelled;
  const isSame = isSameSubject(older.firstSubjects, newer.firstSubjects);
  const grown =
    birthUpdate(older, newer) ?? (isSame ? (recordUpdate(older, newer) ?? countUpdate(older, newer)) : null);
  const told = grown ?? (newer.isPast ? overUpdate(older, newer) : firstOf(older, newer));
  const owned = told === null ? null : ofSameOwner(older, newer, told);
  const verdict = owned === null || isCorrection(newer) ? owned : asStanding(older, newer, owned);
  if (told !== null && verdict === null) return null;
  if (verdict === null) return newsOf(older, newer, similarity);
  const isCorrected = verdict.rule.startsWith("corrected:") || isCorrection(newer);
  if (verdict.tier === "hard" && !isCorrected && mayBeAnother(older, newer, verdict.rule))
    return { ...verdict, tier: "soft" };
  if (verdict.tier === "hard" && isPaidOtherwise(older, newer, verdict.rule)) return { ...verdict, tier: "soft" };
  return isLong(older, newer) || saysMore(older, newer, verdict.rule) ? { ...verdict, tier: "soft" } : verdict;
};

/** "is to be corrected always, wants to pass the exam", "passed the exam" */
const completionOfPart = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!newer.isPastEvent || newer.isNegated) return null;
  for (const part of saidAlone(older)) {
    if (part.isPast || part.isUnsure || !isSameSubject(part.firstSubjects, newer.firstSubjects)) continue;
    if (completedUpdate(part, newer)?.tier === "hard") return { rule: "passing:completed", tier: "soft" };
  }
  return null;
};

/** "the boiler is broken, the plumber comes on Thursday", "the boiler is fixed, it cost 420" */
const outcomeOfPart = (older: Parsed, newer: Parsed): Verdict | null => {
  const { was } = older.outcomes;
  if (was.size === 0 || newer.outcomes.became.size === 0 || newer.isNegated || newer.isPlan) return null;
  if (![...newer.outcomes.became.keys()].some((it) => was.has(it))) return null;
  const told = [newer, ...saidAlone(newer)];
  for (const part of saidAlone(older)) {
    const found = part.isPast ? null : told.map((said) => outcomeUpdate(part, said)).find((it) => it !== null);
    if (found !== null && found !== undefined) return { ...found, tier: "soft" };
  }
  return null;
};

/** Of a statement that says several things one is over: "dances salsa and paints", "stopped dancing salsa". */
export const endingOfPart = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isUnsure || newer.isPlan || newer.isFormatted || older.isFormatted) return null;
  const outcome = outcomeOfPart(older, newer);
  if (outcome !== null || newer.endings.length === 0) return outcome ?? completionOfPart(older, newer);
  for (const said of [newer, ...newer.parts]) {
    const isNamed = said.endings.some(({ words }) => intersects(words, older.words));
    for (const part of isNamed ? saidAlone(older) : []) {
      if (part.isPast || part.isUnsure || !isSameSubject(part.firstSubjects, said.firstSubjects)) continue;
      const verdict = endingUpdate(part, said);
      if (verdict?.tier === "hard") return { ...verdict, tier: "soft" };
    }
  }
  return null;
};
