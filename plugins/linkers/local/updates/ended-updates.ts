// Rules by which the end of something, a switch away from it, or its completion replaces the statement that it was so.

import { conflictsOf, contains, hasNameClash, intersects, isSameSubject } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { ABSENCES, COMPLETIONS, EATS_NOW, LEFT_OUT, PLAN_VERBS } from "../reading/cues.ts";
import type { Ending } from "../reading/endings.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, type Phrase, phrase } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { GENERIC, SPOUSES } from "../reading/words.ts";
import type { Verdict } from "./slot-updates.ts";

const GENERIC_STEMS = stems(GENERIC);
/** Besides those, words that only say of what sort it was, or that somebody did it. */
const ENDING_GENERIC = new Set([
  ...GENERIC_STEMS,
  ...stems(
    `study degree course class lesson program programme subscription membership treatment therapy habit routine play learn
    attend contract plan trip account engagement booking order visit need require wear`.split(/\s+/),
  ),
]);
const ADJUNCTS = new Set("for in at on with since every during because as after before near".split(" "));

/** What the main clause says before it goes into details: "takes ibuprofen" of "takes ibuprofen for the back pain". */
const kernelOf = (older: Parsed): Set<string> => {
  const clause = older.clauses.find((it) => !it.isSubordinate);
  const kernel = new Set<string>();
  if (clause === undefined) return kernel;
  for (let at = clause.head; at < clause.end; at++) {
    const token = older.tokens[at]!;
    if (ADJUNCTS.has(token.lower) && kernel.size > 0) break;
    if (older.core.has(token.stem) && !ENDING_GENERIC.has(token.stem)) kernel.add(token.stem);
  }
  return kernel;
};

const coversKernel = (strong: readonly string[], older: Parsed): boolean => {
  const kernel = kernelOf(older);
  const said = strong.filter((word) => !ENDING_GENERIC.has(word));
  return (
    kernel.size > 0 &&
    said.length > 0 &&
    said.every((word) => contains(older.words, word)) &&
    [...kernel].every((word) => contains(new Set(said), word))
  );
};

/** What ended is what the older statement says. */
const covers = (ending: Ending, older: Parsed): boolean => {
  const said = ending.words;
  if (said.length === 0) return false;
  const strong = said.filter((word) => !GENERIC_STEMS.has(word));
  if (ending.head !== null && !ENDING_GENERIC.has(ending.head) && !contains(older.words, ending.head)) return false;
  const found = said.filter((word) => contains(older.words, word));
  const foundStrong = strong.filter((word) => contains(older.words, word));
  if (ending.names.some((name) => !older.words.has(name) && !older.mentions.has(name))) return false;
  if (strong.length === 0) {
    // Only words that say little ("no longer works there"): they must be all that the older one says.
    return older.strong.size === 0 && found.length === said.length && older.core.size > 0;
  }
  if (coversKernel(strong, older)) return true;
  // "the newspaper subscription" is not the one to Deezer: the sort alone is no match.
  const telling = strong.filter((word) => !ENDING_GENERIC.has(word));
  if (telling.length > 0 && !telling.some((word) => contains(older.words, word))) return false;
  // "no longer needs the car" says nothing of the crutches that somebody needs.
  if (telling.length === 0 && found.length < said.length) return false;
  // "met Kim at the rowing club": the club was only where it happened.
  if (older.isPastEvent && !intersects(strong, kernelOf(older))) return false;
  if (found.length < said.length / 2 || foundStrong.length < Math.max(1, Math.ceil(strong.length / 2))) return false;
  const rest = [...older.strong].filter((word) => !strong.some((it) => it === word || contains(new Set([word]), it)));
  const covered = older.strong.size - rest.length;
  if (covered >= older.strong.size / 2)
    return foundStrong.length === strong.length || covered === older.strong.size || older.strong.size <= 2;
  const first = older.tokens.find((token) => older.core.has(token.stem));
  const isHead = first !== undefined && contains(new Set(strong), first.stem) && foundStrong.length === strong.length;
  const isNamed = ending.names.length > 0 && (older.core.size <= 4 || foundStrong.length >= 2);
  return isHead || isNamed;
};

/** The older statement itself tells that something ended or is over. */
const isAboutTheEnd = (older: Parsed): boolean => older.endings.length > 0 || older.isParting;

const PARTED_WITH = new Set(
  "sold traded gave gave-back gave-back-to gave-to returned donated threw-away got-rid swapped".split(" "),
);
const ACTIVITIES = stems("play like enjoy learn study teach practise practice".split(" "));

/** Who sold the piano may still play. */
const isOnlyOwned = ({ cue }: Ending, { clauses, tokens }: Parsed): boolean =>
  PARTED_WITH.has(cue) && ACTIVITIES.has(tokens[clauses[0]?.head ?? 0]?.stem ?? "");

const HAS = stems(["have", "hold", "own"]);

export const endingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.endings.length === 0 || isAboutTheEnd(older) || older.isNegated) return null;
  for (const ending of newer.endings) {
    // "gave a talk", "gave the talk to the press"
    if (ending.cue === "gave-to" && older.isPastEvent) continue;
    // "lost the keys" ends only that somebody has them.
    if (ending.cue === "lost" && !HAS.has(older.tokens[older.clauses[0]?.head ?? 0]?.stem ?? "")) continue;
    if (covers(ending, older) && conflictsOf(older, newer).isOther === false) {
      return { rule: `ended:${ending.cue}`, tier: isOnlyOwned(ending, older) ? "soft" : "hard" };
    }
  }
  return null;
};

const SPOUSE_STEMS = stems(SPOUSES);
const COUPLE = stems([...SPOUSES, "marry", "engage", "date", "relationship", "together", "couple"]);

/** "User and Sam broke up" ends "User is dating Sam". */
export const partingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!newer.isParting || isAboutTheEnd(older) || !intersects(older.words, COUPLE)) return null;
  const owners = new Set([...older.firstSubjects].map((key) => key.split("/")[0]!));
  if (!intersects(newer.firstSubjects, owners) && !intersects(newer.firstSubjects, older.mentions)) return null;
  const named = [...older.mentions].filter((name) => !owners.has(name));
  const isBoth = named.length === 0 || named.some((name) => newer.mentions.has(name));
  return isBoth ? { rule: "ended:parted", tier: "hard" } : null;
};

const MOST_BESIDES = 3;

/** "builds an app called Otter with Deno and Redis" says more than what it is built with. */
const isMostlyAbout = ({ core }: Parsed, { words, names }: Parsed["switchedFrom"][number]): boolean => {
  const left = new Set([...words, ...names]);
  return [...core].filter((word) => !left.has(word)).length <= MOST_BESIDES;
};

/** "Omar writes the notes instead of Tessa" ends "Tessa writes the notes". */
export const successorUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const isMeant = newer.switchedFrom.some(
    ({ names, words }) =>
      names.length > 0 && words.length === names.length && names.every((name) => older.firstSubjects.has(name)),
  );
  const isSame = older.core.size > 1 && [...older.core].every((word) => newer.words.has(word));
  return isMeant && isSame && !older.isNegated ? { rule: "switched:successor", tier: "hard" } : null;
};

export const switchUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  for (const from of newer.switchedFrom) {
    const names = from.names.filter((name) => older.words.has(name) || older.mentions.has(name));
    const strong = from.words.filter((word) => !GENERIC_STEMS.has(word));
    const found = strong.filter((word) => contains(older.words, word));
    if (strong.length === 0 || from.names.length > names.length) continue;
    if (found.length === strong.length || (names.length > 0 && found.length >= strong.length / 2)) {
      return { rule: `switched:${from.cue}`, tier: isMostlyAbout(older, from) ? "hard" : "soft" };
    }
  }
  for (const to of newer.switchedTo) {
    const head = to.words.find((word, at) => at > 0 && !/^\d/.test(word) && older.core.has(word)) ?? to.words[0];
    const isNew = to.words.some((word) => !older.words.has(word));
    if (head !== undefined && older.core.has(head) && isNew && older.core.size <= 4)
      return { rule: "switched:to", tier: "hard" };
  }
  return null;
};

const COMPLETION_PHRASES = COMPLETIONS.map((it) => ({
  name: stem(it.phrase.split(/[| ]/)[0]!),
  pattern: phrase(it.phrase),
  answers: stems(it.answers),
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

const sharesObject = (
  older: Parsed,
  object: readonly string[],
  names: readonly string[],
  verbs: ReadonlySet<string>,
): boolean => {
  const own = new Set(object);
  const of = [...older.core].filter((word) => !verbs.has(word) && !PERIODS.has(word));
  if (own.size === 0 || of.length === 0) return false;
  if (names.some((name) => !older.words.has(name))) return false;
  const shared = [...own].filter((word) => older.words.has(word)).length;
  const covered = of.filter((word) => own.has(word)).length;
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

const completionIn = (older: Parsed, newer: Parsed, clause: Clause): Verdict | null => {
  const head = newer.tokens[clause.head];
  if (head === undefined || clause.head >= clause.end || !isPastForm(head.lower)) return null;
  for (const completion of COMPLETION_PHRASES) {
    const end = matchAt(newer.tokens, clause.head, completion.pattern);
    if (end === -1 || !intersects(older.words, completion.answers)) continue;
    const { words, names } = objectFrom(older, newer, clause, end);
    const verbs = new Set([...completion.answers, head.stem]);
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

/** A plan or something under way, and then its completion. */
const completionUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isPlan && !older.isProgressive) return null;
  for (const clause of newer.clauses) {
    if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure || clause.isProgressive) continue;
    const verdict = completionIn(older, newer, clause);
    if (verdict !== null) return verdict;
  }
  return null;
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

const WHERE = new Set(["in", "at", "on", "during", "with"]);

/** "ran a marathon in Bergen": where and when it was is no part of what was meant, unless the plan says it. */
const circumstanceFrom = (newer: Parsed, clause: Clause, older: Parsed): number => {
  for (let at = clause.head + 2; older.isPlan && at < clause.end; at++) {
    if (!WHERE.has(newer.tokens[at]!.lower)) continue;
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
const MEANT = stems(["want", "plan", "hope", "intend", "think", "consider", "aim", "look"]);

/** "wants to buy a house" - "bought a house"; "is moving to Turku" - "moved to Turku" */
const isWhatWasMeant = (older: Parsed, verb: string): boolean =>
  older.isPlan
    ? older.core.has(verb) && !(PLAN_VERBS.has(verb) && isPlanVerbOnly(older, verb))
    : isPlanVerbOnly(older, verb);

const isPlanVerbOnly = (older: Parsed, verb: string): boolean => {
  const head = older.clauses[0] === undefined ? undefined : older.tokens[older.clauses[0].head];
  return head?.stem === verb;
};

const BORN = stems(["baby", "birth"]);

const CHILDREN = stems(["baby", "child", "twin"]);

const isExpecting = ({ words }: Parsed): boolean =>
  words.has("pregnant") || (words.has("expect") && intersects(words, CHILDREN));

/** "had her baby" tells of the past, and yet of how things are now. */
export const birthUpdate = (older: Parsed, newer: Parsed): Verdict | null =>
  isExpecting(older) && !older.isNegated && isBirth(newer) && !newer.isPlan && !newer.isNegated
    ? { rule: "completed:birth", tier: "hard" }
    : null;

const CHILD = phrase("have|welcome a|an|two|2? ~ boy|girl|son|daughter|twin|child");

const hadOne = ({ tokens, clauses }: Parsed): boolean =>
  /^(?:had|welcomed)$/.test(tokens[clauses[0]?.head ?? 0]?.lower ?? "");

const AFTER_CHILD = new Set("on in last yesterday this at and named called today".split(" "));

/** Not "had a boy over for dinner". */
const endsWithChild = ({ tokens }: Parsed): boolean => {
  const found = find(tokens, CHILD);
  const next = found === null ? undefined : tokens[found.end];
  return found !== null && (next === undefined || next.isBreak || AFTER_CHILD.has(next.lower));
};

const isBirth = (parsed: Parsed): boolean =>
  intersects(parsed.words, BORN) || (hadOne(parsed) && endsWithChild(parsed));

export const completedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isUnsure || hasNameClash(older, newer)) return null;
  const { types, isOther } = conflictsOf(older, newer);
  // "wants to read 20 books", "read 12 books"
  if (isOther || types.some((type) => type.startsWith("n:"))) return null;
  return completionUpdate(older, newer);
};

const ABSENT = ABSENCES.map((it) => ({
  name: it.name,
  nouns: stems(it.nouns),
  members: stems(it.members),
  gains: it.gains.map(phrase),
}));

/** Eats what a vegan or vegetarian does not. */
export const dietUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (newer.isNegated || newer.isUnsure || newer.isPlan || newer.isPast || older.isNegated) return null;
  const diet = older.slots.find((slot) => slot.attribute === "diet")?.value[0];
  const foods = LEFT_OUT_OF.get(diet ?? "");
  const eats = EATS_NOW.some((cue) => find(newer.tokens, cue) !== null);
  return foods !== undefined && eats && intersects(newer.core, foods) ? { rule: "absence:diet", tier: "hard" } : null;
};

/** Had none of a kind, and now has one. */
export const absenceUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (!older.isNegated || newer.isNegated || newer.isUnsure || newer.isPlan || newer.isPast) return null;
  for (const absent of ABSENT) {
    const isMeant =
      intersects(older.core, absent.nouns) &&
      [...older.strong].every((word) => absent.nouns.has(word) || absent.gains.some((gain) => matchesWord(gain, word)));
    const gains = absent.gains.some((gain) => find(newer.tokens, gain) !== null);
    if (isMeant && gains && intersects(newer.core, absent.members))
      return { rule: `absence:${absent.name}`, tier: "hard" };
  }
  return null;
};

const LEFT_OUT_OF = new Map(LEFT_OUT.map(({ diet, foods }) => [diet, stems(foods)]));

const matchesWord = (pattern: Phrase, word: string): boolean =>
  pattern.some((element: Phrase[number]) => element.kind === "words" && element.words.has(word));

/** "Sven has no kids", "Sven's wife gave birth": the couple's child. */
export const isSameForAbsence = (older: Parsed, newer: Parsed): boolean => {
  if (isSameSubject(older.subjects, newer.subjects)) return true;
  const spouses = [...newer.firstSubjects].filter((key) => SPOUSE_STEMS.has(key.slice(key.lastIndexOf("/") + 1)));
  return spouses.some((key) => older.firstSubjects.has(key.slice(0, key.lastIndexOf("/"))));
};
