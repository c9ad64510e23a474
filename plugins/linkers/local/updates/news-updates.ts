// News of what the older statement speaks of: something about it changed, or the one it names has gone, and nothing says how much of
// it that outdates. So it only ever ranks the newer statement first.

import { conflictsOf, headOf, isSameSubject, overlapOf } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { CHANGE_VERBS } from "../reading/cues.ts";
import { isWhen } from "../reading/endings.ts";
import { GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, matchesAt, phrase, phraseTable } from "../reading/phrases.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { relationOf, SELF, UNKNOWN } from "../reading/subject.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { isThen } from "./gone-updates.ts";
import type { Verdict } from "./slot-updates.ts";

const MIN_SIMILARITY = 0.5;

const MOST_WORDS = 16;
const MOST_LEFT_OUT = 2;
const MOST_NEW = 3;
/** One matter each, told of the same thing: little else is said. */
const isExchange = (older: Parsed, newer: Parsed): boolean => {
  const { onlyOlder, onlyNewer } = overlapOf(older.strongAndThings, newer.strongAndThings);
  return (
    Math.max(older.wordCount, newer.wordCount) <= MOST_WORDS && onlyOlder <= MOST_LEFT_OUT && onlyNewer <= MOST_NEW
  );
};

const BY_NOW = new Set(["now", "nowadays", "anymore", "instead"]);

/** Is otherwise by now, or was changed; not "is extending", "will change". */
const saysChange = (newer: Parsed): boolean => {
  const { tokens, isProgressive, isPastEvent, isRescheduled, switchedFrom, switchedTo } = newer;
  if (tokens.some(({ lower }) => BY_NOW.has(lower)) || switchedFrom.length > 0 || switchedTo.length > 0) return true;
  const isDone = !isProgressive && (isPastEvent || tokens.some(({ lower }) => PERFECT.has(lower)));
  return isDone && (isRescheduled || CHANGE_VERBS.has(headOf(newer)));
};
const PERFECT = new Set(["has", "have", "was", "were", "got"]);

/** What tells one thing of a kind from another: "theory" of "the theory test", "cat" of "the cat's ramipril". */
const sortOf = ({ tokens, things }: Parsed, at: number): string | null => {
  const before = tokens[at - 1]?.lower === "'s" ? tokens[at - 2] : tokens[at - 1];
  const isSort =
    before !== undefined &&
    !before.isBreak &&
    !before.isNumber &&
    before.lower !== "user" &&
    !STOP_WORDS.has(before.lower) &&
    (things.has(before.stem) || !GENERIC_STEMS.has(before.stem));
  return isSort ? before.stem : null;
};

/** Not the one of the driving test and the other of the theory test. */
const isOneThing = (older: Parsed, newer: Parsed, word: string): boolean => {
  const sort = sortOf(
    newer,
    newer.tokens.findIndex(({ stem }) => stem === word),
  );
  return sort === null || older.words.has(sort);
};

/** "is due" says when, not what. */
const DUE = stem("due");

/** A thing of which both speak; what both do is no thing: "skips breakfast", "skips lunch now". */
const sharesAThing = (older: Parsed, newer: Parsed): boolean => {
  const deed = headOf(older) === headOf(newer) ? headOf(older) : null;
  const isUnit = ({ tokens }: Parsed, word: string): boolean =>
    tokens.some(({ stem }, at) => stem === word && tokens[at - 1]?.isNumber === true);
  const shared = [...newer.strongAndThings].filter(
    (word) =>
      older.strongAndThings.has(word) && word !== deed && word !== DUE && !isUnit(older, word) && !isUnit(newer, word),
  );
  return shared.length > 0 && shared.every((word) => isOneThing(older, newer, word));
};

const DATED = ["date", "weekday", "month", "time"];
/** Something that the older statement says is not repeated: else the newer one only adds to it. */
const leavesSomethingOut = (older: Parsed, newer: Parsed): boolean =>
  conflictsOf(older, newer).types.length > 0 ||
  [...older.strong].some((word) => !newer.words.has(word)) ||
  // "the operation is on 3 November", "the operation was moved": to when is told elsewhere.
  (newer.isRescheduled && newer.values.values.size === 0 && DATED.some((type) => older.values.values.has(type)));

/** How it is, not where: "is in good shape now". */
const IN_SHAPE = phrase("in a|an? good|great|perfect|bad|poor|terrible|better|worse shape|condition|order|mood");

/** "is fine with fish now", then "is fine with eggs now": both are so. */
const FINE_WITH = phrase("be ~ fine|ok|okay with");
const areBothFine = (older: Parsed, newer: Parsed): boolean =>
  find(older.tokens, FINE_WITH) !== null && find(newer.tokens, FINE_WITH) !== null;

/** "wants the assistant to explain more", "reads the assistant's answers at home now": only another order changes an order. */
const ORDERS = /^User (?:no longer )?(?:wants|allows) /;
const isOfOrder = (older: Parsed, newer: Parsed): boolean =>
  older.text.startsWith("User wants the assistant ") && !ORDERS.test(newer.text);

const hasChanged = (older: Parsed, newer: Parsed): boolean =>
  !isOfOrder(older, newer) &&
  !newer.firstSubjects.has(UNKNOWN) &&
  isSameSubject(older.firstSubjects, newer.firstSubjects) &&
  saysChange(newer) &&
  find(newer.tokens, IN_SHAPE) === null &&
  !areBothFine(older, newer) &&
  isExchange(older, newer) &&
  sharesAThing(older, newer) &&
  leavesSomethingOut(older, newer);

const GOES = phraseTable(
  [
    "leave|retire|quit|resign",
    "close|closed|shut down?",
    "break|broke up",
    "split up",
    "disband|dissolve",
    "go|went bust|bankrupt|under",
    "go|went out of business",
    "move|moved out|away|on",
    "step|stepped down|back",
    "drop|dropped out",
    "be off|gone|out",
    "get|be fired|sacked|dismissed",
    "be let go",
    "be|get laid off",
    "fall|fell through",
  ].map((line) => [line, "gone"] as const),
);

/** Not "left User a message", "left User at the station". */
const LEFT_US = phrase("leave user|us|them");
/** Who has gone is named by the older statement, which is about somebody else: "User's vet is Dr Lomas", "Dr Lomas retired". */
const isGone = (older: Parsed, { tokens }: Parsed, { start, head, subject, ...clause }: Clause): boolean => {
  if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure) return false;
  const named = tokens.slice(start, subject.end);
  const isNamed = named.length > 0 && named.every(({ isName, lower }) => isName && older.names.has(lower));
  const verb = tokens[head]?.lower ?? "";
  if (!isNamed || !(isPastForm(verb) || verb === "is")) return false;
  if ([...matchesAt(GOES, tokens, head)].some(({ end }) => isThen(tokens, end))) return true;
  const left = matchAt(tokens, head, LEFT_US);
  return left !== -1 && (tokens[left] === undefined || tokens[left].isBreak || isWhen(tokens, left));
};

const SERVING = stems(
  "therapist counsellor counselor dentist doctor physio physiotherapist teacher instructor tutor coach trainer vet hairdresser midwife nanny cleaner babysitter".split(
    " ",
  ),
);
const MOVED = phrase("move|moved");
const IS_NOW = new Set(["now", "instead", "nowadays"]);
/** "User's therapist is Dr Levy", "Dr Levy moved to Bern, so User sees Dr Amin now" */
const isReplaced = (older: Parsed, { tokens, clauses: [clause, next] }: Parsed): boolean => {
  if (clause === undefined || next === undefined || !clause.subject.isPerson || clause.isNegated || clause.isPlan)
    return false;
  const end = matchAt(tokens, clause.head, MOVED);
  if (end === -1 || !isPastForm(tokens[clause.head]!.lower) || !(isThen(tokens, end) || tokens[end]!.lower === "to"))
    return false;
  const isServed = [...older.firstSubjects, older.clauses[0]?.subject.thing.at(-1) ?? ""].some((key) =>
    SERVING.has(relationOf(key)),
  );
  const isThem = [...clause.subject.keys].every((key) => older.names.has(key));
  const rest = tokens.slice(next.start);
  const isOther = rest.some(({ isName, lower }) => isName && !older.names.has(lower));
  return isServed && isThem && isOther && rest.some(({ lower }) => IS_NOW.has(lower));
};

const EMIGRATES = phraseTable(
  ["emigrate", "move|moved|go|went back|home to", "move|moved abroad|overseas"].map((line) => [line, "away"] as const),
);
const SERVES = phraseTable(
  ["help|tutor|babysit|clean|mind|volunteer", "work|cook|care for", "look after", "walk user|the"].map(
    (line) => [line, "serves"] as const,
  ),
);
const HELPERS = stems(
  "carer caregiver nanny babysitter cleaner tutor au-pair gardener housekeeper assistant dogsitter childminder trainer coach".split(
    " ",
  ),
);

/** "Oksana is the carer of User's mother", "Eoin helps User on the farm": with others, and so where these are. */
const isHelper = ({ clauses: [clause], tokens, words, isPast, isNegated }: Parsed): boolean =>
  clause !== undefined &&
  !isPast &&
  !isNegated &&
  ([...matchesAt(SERVES, tokens, clause.head)].length > 0 || [...HELPERS].some((word) => words.has(word)));

/** Who helps is far away now, or has left: maybe they help no more. */
const hasLeftOthers = (older: Parsed, { tokens, clauses: [clause] }: Parsed): boolean => {
  if (clause === undefined || clause.isNegated || clause.isPlan || clause.isUnsure || clause.isProgressive)
    return false;
  const names = [...clause.subject.keys];
  const isNamed =
    clause.subject.isPerson && names.every((key) => !key.includes("/") && key !== SELF && older.mentions.has(key));
  if (!isNamed || !isPastForm(tokens[clause.head]?.lower ?? "") || !isHelper(older)) return false;
  const isAway = [...matchesAt(EMIGRATES, tokens, clause.head)].length > 0;
  const next = tokens[clause.head + 1];
  return isAway || (tokens[clause.head]!.lower === "left" && (next === undefined || next.isBreak));
};

export const newsUpdate = (older: Parsed, newer: Parsed, similarity: number): Verdict | null => {
  if (newer.isPlan || newer.hasAddition || older.isPast || older.isPastEvent || older.endings.length > 0) return null;
  if (conflictsOf(older, newer).isOther) return null;
  const isGoneNow = newer.clauses.some((clause) => isGone(older, newer, clause));
  if (isGoneNow || hasLeftOthers(older, newer) || isReplaced(older, newer)) return { rule: "news:gone", tier: "soft" };
  return similarity >= MIN_SIMILARITY && hasChanged(older, newer) ? { rule: "news:changed", tier: "soft" } : null;
};
