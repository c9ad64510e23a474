// Rules by which a plan or something under way is replaced by its completion: what was wanted was bought, what was begun is done.

import { conflictsOf, contains, hasNameClash, headOf, intersects, isObliged, isSameSubject } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { COMPLETIONS, PLAN_VERBS } from "../reading/cues.ts";
import { isWhen } from "../reading/endings.ts";
import { SORT_OF } from "../reading/kinds.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { SCHEDULE } from "../reading/values.ts";
import { CAR_MAKES, STOP_WORDS } from "../reading/words.ts";
import { ENDING_GENERIC } from "./covers.ts";
import type { Verdict } from "./slot-updates.ts";

const COMPLETION_PHRASES = COMPLETIONS.map((it) => ({
  name: it.phrase.replace(/^be /, "").split(/[| ]/)[0]!,
  pattern: phrase(it.phrase),
  answers: stems(it.answers),
  isOfPlan: it.isOfPlan === true,
}));

const PERIODS = stems([
  "year",
  "month",
  "week",
  "day",
  "summer",
  "autumn",
  "winter",
  "spring",
  "new",
  "next",
  "this",
  "last",
  "soon",
  "list",
]);
/** Say of what sort it is that was meant: "the savings goal", "cello lessons". */
const MEANT_SORTS = stems(["goal", "target", "lesson", "class", "course", "used", "second-hand"]);

const CAR = stem("car");

const sharesObject = (
  older: Parsed,
  object: readonly string[],
  names: readonly string[],
  verbs: ReadonlySet<string>,
): boolean => {
  const sortOf = (word: string): string =>
    SORT_OF.get(word) ?? (names.includes(word) && CAR_MAKES.has(word) ? CAR : word);
  const telling = object.filter((word) => !MEANT_SORTS.has(word)).map(sortOf);
  const own = new Set(telling.length > 0 ? telling : object);
  const meant = [...older.core].filter((word) => !verbs.has(word) && !PERIODS.has(word));
  // "finish the marathon under 4 hours" is about the marathon, "lose 10 kilos" about the kilos.
  const things = meant.filter((word) => !older.values.values.has(`n:${word}`));
  const of = things.length > 0 ? things : meant;
  if (own.size === 0 || of.length === 0) return false;
  if (names.some((name) => !older.words.has(sortOf(name)))) return false;
  const shared = [...own].filter((word) => contains(older.words, word)).length;
  const covered = of.filter((word) => contains(own, word)).length;
  return shared >= own.size * 0.75 && covered >= of.length * 0.6;
};

/** What was done stands between this place and the circumstances: its words, and the names among them. */
const objectFrom = (
  older: Parsed,
  newer: Parsed,
  clause: Clause,
  from: number,
): { words: string[]; names: string[] } => {
  const rest = newer.tokens
    .slice(from, circumstanceFrom(newer, clause, older))
    .filter((token) => newer.core.has(token.stem));
  return {
    words: rest.map((token) => token.stem).filter((word) => !PERIODS.has(word)),
    names: rest.filter((token) => token.isName).map((token) => token.lower),
  };
};

const FELL_SHORT = phrase("but ~ too|not|never|taken|gone|rented|sold");

const completionIn = (older: Parsed, newer: Parsed, clause: Clause): Verdict | null => {
  const head = newer.tokens[clause.head];
  const isDone = head !== undefined && (isPastForm(head.lower) || /^(?:was|were)$/.test(head.lower));
  if (!isDone || clause.head >= clause.end) return null;
  for (const completion of COMPLETION_PHRASES) {
    const end = matchAt(newer.tokens, clause.head, completion.pattern);
    if (end === -1 || (completion.isOfPlan && !older.isPlan) || !intersects(older.words, completion.answers)) continue;
    const { words, names } = objectFrom(older, newer, clause, end);
    const verbs = new Set([...completion.answers, head.stem]);
    // "found a flat but it was too expensive"
    if (completion.name === "find" && find(newer.tokens, FELL_SHORT) !== null) continue;
    if (sharesObject(older, words, names, verbs) || isTheWork(older, newer, clause, words)) {
      return { rule: `completed:${completion.name}`, tier: "hard" };
    }
  }
  const { words, names } = objectFrom(older, newer, clause, clause.head + 1);
  const isMeant = !EMPTY.has(head.stem) && isWhatWasMeant(older, head.stem);
  return isMeant && sharesObject(older, words, names, new Set([head.stem, ...MEANT]))
    ? { rule: "completed:planned", tier: "hard" }
    : null;
};

const LOOKED_AT = phrase("look at");
const isDatedApart = (older: Parsed, newer: Parsed): boolean =>
  conflictsOf(older, newer).types.some((type) => SCHEDULE.has(type));

/** "plans to fly to Greece in July", "flew to Greece in 2018" */
const isOfAnotherYear = ({ values: { values: older } }: Parsed, { values: { values: newer } }: Parsed): boolean =>
  newer.has("year") && !older.has("year") && ["month", "date"].some((type) => older.has(type) && !newer.has(type));

/** A plan or something under way, and then its completion. */
const completionUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isPlan && !older.isProgressive && !isObliged(older)) return null;
  // "looked at flights on 21 December", "found a flight on 3 January": each of its day.
  if (older.isPastEvent && find(older.tokens, LOOKED_AT) !== null && isDatedApart(older, newer)) return null;
  for (const clause of newer.clauses) {
    if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure || clause.isProgressive) continue;
    const verdict = completionIn(older, newer, clause);
    if (verdict !== null) return isOfAnotherYear(older, newer) ? { ...verdict, tier: "soft" } : verdict;
  }
  return null;
};

const LEARN = stem("learn");

/** "wants to learn to swim", "learned to swim", which is read as "can swim now" */
export const learnedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isPlan || !older.core.has(LEARN) || newer.isPlan || newer.isNegated || !newer.saysNow) return null;
  const meant = [...older.strong].filter((word) => word !== LEARN && word !== headOf(older));
  const isDone = meant.length > 0 && meant.every((word) => newer.core.has(word));
  return isDone && newer.tokens.some(({ lower }) => lower === "can")
    ? { rule: "completed:learned", tier: "hard" }
    : null;
};

const QUALIFIED = phrase("be ~ qualified|licensed|certified|chartered");
const NOTHING_ELSE = new Set(["now", "as"]);

/** "is a trainee physio", "is fully qualified now": as what, only where it is told. */
export const qualifiedUpdate = (older: Parsed, { clauses: [clause], tokens }: Parsed): Verdict | null => {
  const isTrained = [...older.outcomes.was.keys()].some(({ name }) => name === "training");
  if (!isTrained || clause === undefined || clause.isNegated || clause.isPlan || clause.isUnsure) return null;
  const end = matchAt(tokens, clause.head, QUALIFIED);
  const next = end === -1 || end > clause.head + LONGEST_QUALIFIED ? undefined : (tokens[end]?.lower ?? "now");
  if (next === undefined || !(NOTHING_ELSE.has(next) || tokens[end]?.isBreak)) return null;
  const as = next === "as" ? tokens.slice(end + 1, clause.end).filter(({ lower }) => !STOP_WORDS.has(lower)) : [];
  const isSame = as.every(({ stem: word, lower }) => lower === "now" || older.words.has(word));
  return isSame ? { rule: "completed:qualified", tier: "hard" } : null;
};
const LONGEST_QUALIFIED = 3;

const OVER = new Set(["done", "live", "cancelled"]);

/** "is writing a thesis on corals", "the report is due on Friday"; "the thesis on corals is done" */
export const doneUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isDue = older.facts.some(({ attribute }) => attribute === "deadline");
  if (!(older.isProgressive || isDue) || older.isNegated) return null;
  const done = newer.facts.find(
    ({ attribute, value }) => attribute === "state:progress" && OVER.has(value.words[0] ?? ""),
  );
  const words = [...(done?.owner.words ?? [])];
  return words.length > 0 && words.every((word) => older.core.has(word)) && words.some((word) => WORKS.has(word))
    ? { rule: "completed:done", tier: "hard" }
    : null;
};

const QUITS = ["quit|stop", "give up", "get off", "cut out"].map(phrase);

/** "is trying to quit smoking", "has not smoked for three months" */
export const givenUpUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isPlan || !newer.isNegated || !isSameSubject(older.firstSubjects, newer.firstSubjects)) return null;
  const found = QUITS.map((pattern) => find(older.tokens, pattern)).find((it) => it !== null);
  if (found === undefined) return null;
  const object = older.tokens
    .slice(found.end)
    .filter(({ stem: word }) => older.core.has(word) && !ENDING_GENERIC.has(word));
  const isDone = object.length > 0 && object.every(({ stem: word }) => newer.words.has(word));
  return isDone ? { rule: "completed:quit", tier: "hard" } : null;
};

const WHERE = new Set(["in", "at", "on", "during", "with", "from", "for"]);

/** "ran a marathon in Bergen": where and when it was is no part of what was meant, unless the plan says it. */
const circumstanceFrom = (newer: Parsed, clause: Clause, older: Parsed): number => {
  for (let at = clause.head + 2; at < clause.end; at++) {
    if (isWhen(newer.tokens, at)) return at;
    if (!older.isPlan || !WHERE.has(newer.tokens[at]!.lower)) continue;
    const isNew = newer.tokens
      .slice(at + 1, clause.end)
      .every(({ stem: word }) => !older.words.has(word) || !newer.core.has(word));
    if (isNew) return at;
  }
  return clause.end;
};

const WORKS = stems(
  "thesis dissertation novel book essay paper report article degree manuscript memoir script album translation application".split(
    " ",
  ),
);
const DEFINITE = new Set(["the", "my", "his", "her", "their", "it"]);

/** "handed in the thesis" is of the one that "is writing a thesis on bogs" speaks of. */
const isTheWork = (older: Parsed, { tokens }: Parsed, clause: Clause, object: readonly string[]): boolean => {
  const [work] = object;
  if (object.length !== 1 || work === undefined || !WORKS.has(work) || !older.core.has(work)) return false;
  const at = tokens.findIndex((token, place) => place > clause.head && token.stem === work);
  return DEFINITE.has(tokens[at - 1]?.lower ?? "");
};

/** "has been having a hard time" plans nothing. */
const EMPTY = stems(["be", "have"]);
const MEANT = stems(["want", "plan", "hope", "intend", "think", "consider", "aim", "look", "need", "try", "have"]);

/** "wants to buy a house" - "bought a house"; "is moving to Turku" - "moved to Turku" */
const isWhatWasMeant = (older: Parsed, verb: string): boolean =>
  older.isPlan || isObliged(older)
    ? older.core.has(verb) && !(PLAN_VERBS.has(verb) && isPlanVerbOnly(older, verb))
    : isPlanVerbOnly(older, verb);

const isPlanVerbOnly = (older: Parsed, verb: string): boolean => {
  return headOf(older) === verb;
};

export const completedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isUnsure || hasNameClash(older, newer)) return null;
  const { types, isOther } = conflictsOf(older, newer);
  // "wants to read 20 books", "read 12 books"
  if (isOther || types.some((type) => type.startsWith("n:") || type === "percent")) return null;
  return completionUpdate(older, newer);
};
