// Rules by which what became of somebody ends what others had with them: who moved out is lived with no more, who died does nothing.

import { areNamedApart, headOf, intersects, isEqualSet } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { BE, CALL, SPOUSE_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { matchesAt, phraseTable } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { relationOf, SELF } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { CALLED, STOP_WORDS } from "../reading/words.ts";
import { ABSENT } from "./absence-updates.ts";
import type { Verdict } from "./slot-updates.ts";

const GONE = phraseTable([
  ["move|moved out", "moved-out"],
  ["leave user|him|her|them", "left"],
  ["die", "died"],
  ["pass|passed away|on", "died"],
  ["be no longer with user|us", "died"],
  ["be euthanized|euthanised", "died"],
  ["have to be euthanized|euthanised", "died"],
] as const);
/** After the words that say it: when, how or where. "died for a coffee" and "moved out of the way" are something else. */
const THEN = new Set(
  "in on last this at after before when since from yesterday today peacefully suddenly because due two three and ago".split(
    " ",
  ),
);
const LIVE_WITH = "lives-with";
const ALONE = "alone";
/** What only the living do or are; what somebody was called or liked stays true of them. */
const LIVING = stems(
  "live attend go work take sleep recover wait stay visit study train need play walk run travel eat".split(" "),
);
const CARE = stems("visit call see ring phone help support look care walk feed nurse groom train".split(" "));
const STATES = stems(
  "ill sick alive pregnant hospital treatment recovering care rehab clinic hospice ward retired".split(" "),
);
const HAVING = stems(["have", "own"]);

const HOMES = stems("flat house apartment place home room studio".split(" "));
const HOME_REACH = 4;
const DIE = stem("die");
/** "died of laughter" */
const FEELINGS = new Set([
  "laughter",
  "laughing",
  "boredom",
  "embarrassment",
  "shame",
  "hunger",
  "thirst",
  "curiosity",
]);

/** "passed away just before Christmas", "died very suddenly" */
const NEARER = new Set("just shortly right very quite only".split(" "));

export const isThen = (tokens: readonly Token[], from: number): boolean => {
  const at = NEARER.has(tokens[from]?.lower ?? "") ? from + 1 : from;
  const next = tokens[at];
  if (next === undefined || next.isBreak || next.isNumber || THEN.has(next.lower)) return true;
  if (next.lower !== "of") return false;
  if (tokens[at - 1]?.stem === DIE) return !FEELINGS.has(tokens[at + 1]?.lower ?? "");
  return tokens.slice(at + 1, at + 1 + HOME_REACH).some(({ stem: word }) => HOMES.has(word));
};

const goneIn = ({ tokens, clauses, isParting }: Parsed): { readonly cue: string; readonly clause: Clause } | null => {
  for (const clause of clauses) {
    if (clause.isSubordinate || clause.isNegated || clause.isPlan || clause.isUnsure) continue;
    for (const { entry, end } of matchesAt(GONE, tokens, clause.head)) {
      if (entry === "left" ? isParting : isThen(tokens, end)) return { cue: entry, clause };
    }
  }
  return null;
};

/** The one who is gone, as the older statement names them: a name, "sister", "dog Momo". */
const isWho = ({ subject }: Clause, words: ReadonlySet<string>): boolean => {
  if (!subject.isPerson) return subject.thing.length > 0 && subject.thing.every((word) => words.has(word));
  return [...subject.keys].some((key) => words.has(key.slice(key.lastIndexOf("/") + 1)));
};

/** The statement is of the same owner, or names who is gone. */
const isOurs = (older: Parsed, { subject }: Clause): boolean =>
  [...subject.keys].some((key) => older.firstSubjects.has(key) || older.mentions.has(key.split("/")[0]!));

const COUNTED = /^[2-9]$/;

/** "two cats, Rosa and Karl", "User's parents Ida and Max": of several the others stay. */
const isOneOfSeveral = ({ tokens, clauses: [clause] }: Parsed, gone: readonly string[]): boolean => {
  const isGone = ({ lower }: Token): boolean => gone.includes(lower);
  const isJoined = tokens.some(({ lower, isBreak }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before === undefined || after === undefined || !(lower === "and" || isBreak)) return false;
    // "Rosa and Karl died": both are gone. "a dog, Momo" is one.
    return isGone(before) !== isGone(after) && (lower === "and" || (before.isName && after.isName));
  });
  const isCounted = clause !== undefined && COUNTED.test(tokens[clause.head + 1]?.lower ?? "");
  const areOthers = [...(clause?.subject.keys ?? [])].some((key) => !gone.includes(key) && !key.includes("/"));
  return isJoined || (isCounted && gone.length === 1) || ((clause?.subject.keys.size ?? 0) > 1 && areOthers);
};

const DWELLS = stems(["live", "rent", "share", "have"]);

/** "lives in a student house with four others", "moved out of the student house" */
const isHomeLeft = (older: Parsed, { tokens }: Parsed, { head, end, subject }: Clause): boolean => {
  const of = tokens.findIndex(({ lower }, at) => at > head && at < end && lower === "of");
  const left = tokens.slice(of + 1, end).filter(({ lower }) => !STOP_WORDS.has(lower));
  const isSame = of !== -1 && left.length > 0 && left.every(({ stem: word }) => older.words.has(word));
  return isSame && isEqualSet(subject.keys, older.firstSubjects) && DWELLS.has(headOf(older)) && !older.isNegated;
};

const movedOut = (older: Parsed, newer: Parsed, clause: Clause): Verdict | null => {
  const [first] = older.clauses;
  if (isHomeLeft(older, newer, clause)) return { rule: "ended:moved-out", tier: "hard" };
  const isShared = older.slots.some(({ attribute, value }) => attribute === LIVE_WITH && value[0] !== ALONE);
  if (!isShared || first === undefined || !clause.subject.isPerson) return null;
  // "lives with her parents", "moved out in May"
  if (isEqualSet(clause.subject.keys, older.firstSubjects) && !older.isNegated)
    return { rule: "ended:moved-out", tier: "hard" };
  // Of the two who live together it is not the one that the statement is about who left.
  const others = [...clause.subject.keys].filter((key) => !older.firstSubjects.has(key));
  if (others.length === 0 || older.isNegated) return null;
  const isNamed = older.slots.some(
    ({ attribute, value }) =>
      attribute === LIVE_WITH && others.some((key) => value.includes(key.slice(key.lastIndexOf("/") + 1))),
  );
  const owner = others.some((key) => !key.includes("/") || older.firstSubjects.has(key.slice(0, key.lastIndexOf("/"))));
  return isNamed && owner ? { rule: "ended:moved-out", tier: isOneOfSeveral(older, others) ? "soft" : "hard" } : null;
};

/** All that is said is over: "takes warfarin and ramipril". */
export const LIFE_OVER = "ended:life";

const BONDS = new Set(["together", "engaged", "married"]);

/** "is married", and it is the husband who died; "is dating Otto", and it is Otto. */
const isPartner = ({ couple }: Parsed, { subject }: Clause): boolean => {
  // "User's goldfish died"
  if (couple === null || !BONDS.has(couple.stage) || !subject.isPerson) return false;
  const isSpouse = [...subject.keys].some((key) => {
    const at = key.lastIndexOf("/");
    return at !== -1 && SPOUSE_STEMS.has(key.slice(at + 1)) && couple.people.has(key.slice(0, at));
  });
  return isSpouse || (couple.people.size > 1 && [...subject.keys].some((key) => couple.people.has(key)));
};

const PETS = new Set(ABSENT.filter(({ name }) => name === "pets").flatMap(({ members }) => [...members]));

/** Who is born to somebody stays theirs; who was chosen, or serves them, is so while they live. */
const KIN = stems(
  `mother father parent stepmother stepfather brother sister sibling twin son daughter child grandmother grandfather grandma grandpa
  grandparent grandchild grandson granddaughter aunt uncle cousin nephew niece in-law`.split(/\s+/),
);

/** "User's wife is Edith", "User's best friend is called Olga": nothing but the bond; how sure it is that it ended, or null. */
const endOfBond = (older: Parsed, { subject: gone }: Clause): Verdict["tier"] | null => {
  const [first, second] = older.clauses;
  if (first === undefined || second !== undefined || !first.subject.isPerson || headOf(older) !== BE) return null;
  const key = [...first.subject.keys].find((it) => it.includes("/"));
  const from = first.head + (CALLED.has(older.tokens[first.head + 1]?.lower ?? "") ? 2 : 1);
  const named = older.tokens.slice(from, first.end);
  if (key === undefined || named.length === 0 || !named.every(({ isName }) => isName)) return null;
  const isThey = named.some(({ lower }) => gone.keys.has(lower)) || intersects(gone.keys, first.subject.keys);
  return !isThey ? null : KIN.has(relationOf(key)) ? "soft" : "hard";
};

const BESIDE_REACH = 5;
/** "lives in Kendal with their dog Monty": the rest goes on. */
const isBeside = ({ tokens }: Parsed, { subject: { keys } }: Clause): boolean => {
  const at = tokens.findIndex(({ lower }) => lower === "with");
  return at !== -1 && tokens.slice(at + 1, at + BESIDE_REACH).some(({ lower, isName }) => isName && keys.has(lower));
};

const died = (older: Parsed, clause: Clause): Verdict | null => {
  const [first] = older.clauses;
  if (first === undefined || older.isNegated || older.isPast || older.isPastEvent || older.endings.length > 0)
    return null;
  if (isPartner(older, clause)) return { rule: "ended:died", tier: "hard" };
  if (!isWho(clause, older.words) || !isOurs(older, clause)) return null;
  const bond = endOfBond(older, clause);
  return bond === null ? endOfLife(older, first, clause) : { rule: "ended:died", tier: bond };
};

/** What else is said of who died, or of having them. */
const endOfLife = (older: Parsed, first: Clause, clause: Clause): Verdict | null => {
  const head = older.tokens[first.head]?.stem ?? "";
  // "User's cat Luna", "Luna"
  const isNamedSo = first.subject.named !== null && clause.subject.keys.has(first.subject.named);
  const isOfThem =
    isNamedSo ||
    (intersects(first.subject.keys, clause.subject.keys) &&
      !areNamedApart(first.subject.keys, clause.subject.keys) &&
      first.subject.thing.every((word) => clause.subject.thing.includes(word)) &&
      clause.subject.isPerson === first.subject.isPerson);
  if (isOfThem) {
    const isLife = first.isProgressive || LIVING.has(head) || (head === BE && intersects(older.words, STATES));
    return { rule: isLife ? LIFE_OVER : "ended:died", tier: isLife ? "hard" : "soft" };
  }
  // "has a dog named Momo"
  const isNamed = [...clause.subject.keys].some((key) => older.names.has(key) || older.mentions.has(key));
  if (older.clauses.some((it) => !it.isSubordinate && HAVING.has(older.tokens[it.head]?.stem ?? "")) && isNamed)
    return { rule: "ended:died", tier: "hard" };
  // "User's dog is called Bruno": he was, and nobody has one called so now.
  const next = older.tokens[first.head + 1];
  const isCalled = head === BE && (next?.stem === CALL || next?.isName === true) && older.firstSubjects.has(SELF);
  if (isCalled && isNamed && PETS.has(first.subject.thing.at(-1) ?? "")) return { rule: "ended:died", tier: "soft" };
  return (CARE.has(head) && next !== undefined) || isBeside(older, clause)
    ? { rule: "ended:died", tier: "soft" }
    : null;
};

/** "Rosa", and of "User's father Max" his name. */
const namesOf = ({ subject: { keys, named } }: Clause): string[] => [
  ...[...keys].map((key) => key.slice(key.lastIndexOf("/") + 1)),
  ...(named === null ? [] : [named]),
];

/** "Rosa died, it's just Karl now" */
const namesTheRest = (older: Parsed, newer: Parsed, { subject }: Clause): boolean => {
  const rest = older.tokens.filter(({ isName, lower }) => isName && !subject.keys.has(lower));
  return newer.saysNow && rest.length > 0 && rest.every(({ lower }) => newer.mentions.has(lower));
};

export const goneUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const gone = goneIn(newer);
  if (gone === null) return null;
  if (gone.cue === "moved-out" || gone.cue === "left") return movedOut(older, newer, gone.clause);
  const verdict = died(older, gone.clause);
  const isLeft =
    verdict !== null && isOneOfSeveral(older, namesOf(gone.clause)) && !namesTheRest(older, newer, gone.clause);
  return isLeft ? { ...verdict, tier: "soft" } : verdict;
};
