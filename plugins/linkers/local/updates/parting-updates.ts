// Rules by which another stage of two people replaces the one before, and their parting whatever was said of them as a couple, or as
// partners in a business.

import { headOf, intersects, namesFrom } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { isOtherStage } from "../reading/couples.ts";
import { isWhen } from "../reading/endings.ts";
import { BE, SPOUSE_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";
import { rootOf, SELF } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { CALLED } from "../reading/words.ts";
import { COUPLE, isAboutTheEnd } from "./ended-updates.ts";
import type { Verdict } from "./slot-updates.ts";

const isSpouse = (key: string): boolean => SPOUSE_STEMS.has(key.slice(key.lastIndexOf("/") + 1));
/** "User's girlfriend left him", "User's parents split up" */
const withoutSpouse = (key: string): string => (isSpouse(key) ? key.slice(0, key.lastIndexOf("/")) : key);

interface Bond {
  readonly owner: string;
  /** Of the other, where they are named. */
  readonly names: readonly string[];
  readonly isOfBusiness: boolean;
}

const PARTNER = new Set(["partner", "partners"]);
const CO_FOUNDER = /^co-?(?:founder|owner)$/;
/** "User's partner", "a long-term partner"; any other word before it says of what: "training partner". */
const OF_LOVE = new Set(
  "'s a an my his her their our the new old current first long-term longterm longtime life domestic civil romantic".split(
    " ",
  ),
);

/** What sort of partner is spoken of: none, in love, in business, or in something else. */
const sortOfPartner = (tokens: readonly Token[]): "none" | "love" | "business" | "other" => {
  const at = tokens.findIndex(({ lower }) => PARTNER.has(lower) || CO_FOUNDER.test(lower));
  if (at === -1) return "none";
  const before = tokens[at - 1]?.lower ?? "a";
  if (CO_FOUNDER.test(tokens[at]!.lower) || before === "business") return "business";
  return OF_LOVE.has(before) ? "love" : "other";
};

/** "User's wife is Ana", "User's business partner is called Emeka Nwosu" */
const namesAfterBe = ({ tokens, clauses: [clause] }: Parsed): string[] => {
  const from = (clause?.head ?? 0) + (CALLED.has(tokens[(clause?.head ?? 0) + 1]?.lower ?? "") ? 2 : 1);
  return namesFrom(tokens, from);
};

/** Whom the statement is of as somebody's wife, boyfriend or partner in business: "User's wife Ana works at Ford". */
const bondOf = (older: Parsed): Bond | null => {
  const sort = sortOfPartner(older.tokens);
  const subject = older.clauses[0]?.subject;
  const key = [...older.firstSubjects].find((it) => it.includes("/") && isSpouse(it));
  const isCoFounder = sort === "business" && subject?.thing.some((word) => CO_FOUNDER.test(word)) === true;
  if ((key === undefined && !isCoFounder) || sort === "other") return null;
  const owner = key === undefined ? [...older.firstSubjects][0]! : withoutSpouse(key);
  const own = [...older.firstSubjects].filter((it) => it !== owner && !it.includes("/"));
  const named = subject?.named === null || subject?.named === undefined ? own : [subject.named, ...own];
  const names = named.length === 0 && headOf(older) === BE ? namesAfterBe(older) : named;
  return { owner, names, isOfBusiness: sort === "business" };
};

const EX = /^ex(?:-(?:wife|husband|partner|girlfriend|boyfriend|spouse|fianc\p{L}+))?$/u;

/** "Piet is User's ex now", "User's ex-husband Piet lives in Ghent": the two of them. */
const exIn = ({ tokens, clauses: [clause] }: Parsed): ReadonlySet<string> | null => {
  const at = tokens.findIndex(({ lower }) => EX.test(lower));
  const owner = tokens[at - 1]?.lower === "'s" ? tokens[at - 2]?.lower : undefined;
  if (at === -1 || owner === undefined || clause === undefined || clause.isNegated || clause.isUnsure) return null;
  const isSaid = at > clause.head && at <= clause.head + 3 && tokens[clause.head]?.stem === BE;
  const who = isSaid ? [...clause.subject.keys] : tokens[at + 1]?.isName === true ? [tokens[at + 1]!.lower] : [];
  const isOne = who.length === 1 && !who[0]!.includes("/");
  return isOne ? new Set([...who, owner === "user" ? SELF : owner]) : null;
};

const BOUGHT_OUT = phrase("buy|bought ~ out");
const FINISHED = phrase("be finished|through|done|over");
const LEFT_FIRM = phrase("leave|quit ~ company|business|firm|partnership|startup");
const LEAVES = stems(["leave", "dump"]);
const NO_LONGER = ["be no longer ~ partner|co-founder|cofounder", "be not ~ partner|co-founder|cofounder anymore"].map(
  phrase,
);

const endsAt = (tokens: readonly Token[], at: number): boolean => at >= tokens.length || tokens[at]!.isBreak;

/** "bought Emeka out" */
const isBoughtOut = (tokens: readonly Token[], { head }: Clause): boolean => {
  const end = matchAt(tokens, head, BOUGHT_OUT);
  return end !== -1 && (endsAt(tokens, end) || !/^(?:of|for)$/.test(tokens[end]!.lower));
};

/** The end of a partnership in business, in words that say nothing of a couple. */
const endsBusiness = ({ tokens, clauses }: Parsed): boolean =>
  clauses.some(
    (clause) =>
      !clause.isSubordinate &&
      !clause.isNegated &&
      !clause.isPlan &&
      !clause.isUnsure &&
      (isBoughtOut(tokens, clause) || matchAt(tokens, clause.head, LEFT_FIRM) !== -1),
  ) || NO_LONGER.some((pattern) => find(tokens, pattern) !== null);

/** "Emeka and User are finished", and nothing behind it. */
const isFinished = ({ tokens, firstSubjects, clauses: [clause] }: Parsed): boolean => {
  const end = clause === undefined || clause.isNegated ? -1 : matchAt(tokens, clause.head, FINISHED);
  return end !== -1 && endsAt(tokens, end) && firstSubjects.size === 2;
};

/** "User left Idris" */
const hasLeft = ({ tokens, clauses }: Parsed, { names }: Bond): boolean =>
  clauses.some(
    ({ head, isSubordinate, isNegated, isPlan, isUnsure }) =>
      !(isSubordinate || isNegated || isPlan || isUnsure) &&
      LEAVES.has(tokens[head]?.stem ?? "") &&
      names.includes(tokens[head + 1]?.lower ?? "") &&
      (endsAt(tokens, head + 2) || isWhen(tokens, head + 2)),
  );

/** Both of the bond are spoken of, and nobody else parted. */
const isOfBond = (newer: Parsed, { owner, names, isOfBusiness }: Bond): boolean => {
  const parted = [...newer.firstSubjects].map(withoutSpouse);
  const isOwner = parted.includes(owner) || (owner === rootOf(owner) && newer.mentions.has(owner));
  const isNamed = names.some((name) => newer.mentions.has(name));
  const isNobody = ![...newer.mentions].some((name) => name !== rootOf(owner));
  return (
    isOwner &&
    parted.every((key) => key === owner || names.includes(key)) &&
    (isNamed || (!isOfBusiness && (names.length === 0 || isNobody)))
  );
};

/** "User's wife Ana works at Ford", "Ana and User got divorced": she is no wife of theirs, whatever is said of her. */
const bondUpdate = (older: Parsed, newer: Parsed, bond: Bond): Verdict | null => {
  const ex = exIn(newer);
  const isEx = ex?.has(bond.owner) === true && bond.names.some((name) => ex.has(name));
  // What they did then, they did.
  if (older.isPastEvent || older.isNegated || !(isEx || isOfBond(newer, bond))) return null;
  const isSure = isEx || newer.isParting || hasLeft(newer, bond) || (bond.isOfBusiness && endsBusiness(newer));
  if (!isSure && !isFinished(newer)) return null;
  return { rule: "ended:parted", tier: isSure ? "hard" : "soft" };
};

/** From a crush to a divorce, as far as both statements tell of the same two. */
export const coupleUpdate = (older: Parsed, newer: Parsed): Verdict | null =>
  older.couple !== null && newer.couple !== null && isOtherStage(older.couple, newer.couple)
    ? { rule: `couple:${newer.couple.stage}`, tier: "hard" }
    : null;

const LIVES = stems(["live", "reside", "settle"]);
const FRIENDS = stems(["friend"]);
const NO_FRIENDS = ["be not ~ friend anymore", "be no longer ~ friend"].map(phrase);
const TOGETHER = new Set(["crush", "together", "engaged", "married"]);

/** "broke up", "aren't friends anymore", and "are finished", which may mean less. */
const howParted = (newer: Parsed): "parted" | "friends" | "finished" | null => {
  if (newer.isParting) return "parted";
  if (NO_FRIENDS.some((pattern) => find(newer.tokens, pattern) !== null)) return "friends";
  return isFinished(newer) ? "finished" : null;
};

/** "User and Sam broke up" ends "User is dating Sam", and "aren't friends anymore" that they were friends. */
export const partingUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  if (isAboutTheEnd(older)) return null;
  const bond = bondOf(older);
  if (bond !== null) return bondUpdate(older, newer, bond);
  const ex = exIn(newer);
  if (ex !== null) {
    const { people, stage } = older.couple ?? {};
    const isCouple = stage !== undefined && TOGETHER.has(stage) && [...ex].every((key) => people?.has(key));
    return isCouple ? { rule: "ended:parted", tier: "hard" } : null;
  }
  const how = howParted(newer);
  if (how === null) return null;
  if (older.isNegated || !intersects(older.words, how === "friends" ? FRIENDS : COUPLE)) return null;
  const sort = sortOfPartner(older.tokens);
  // "User's wife's mother", "a training partner", and what a couple did once
  const isOther =
    [...older.firstSubjects].some((key) =>
      key
        .split("/")
        .slice(1, -1)
        .some((part) => SPOUSE_STEMS.has(part)),
    ) ||
    sort === "other" ||
    (older.isPastEvent && older.couple === null);
  if (isOther) return null;
  const owners = new Set([...older.firstSubjects].map(rootOf));
  const parted = new Set([...newer.firstSubjects].map(withoutSpouse));
  const known = new Set([...owners, ...older.firstSubjects, ...older.mentions]);
  if (!intersects(parted, known)) return null;
  const named = [...older.mentions].filter((name) => !owners.has(name));
  // "has a boyfriend, Mateo", "User's sister and Mateo split up"
  if (parted.size > 1 && named.length > 0 && ![...parted].every((key) => known.has(key))) return null;
  const isBoth = (named.length === 0 && sort !== "business") || named.some((name) => newer.mentions.has(name));
  // "lives in Bergen with her husband Torgeir": where, is not over.
  const saysMore = LIVES.has(headOf(older)) && [...older.names].some((name) => !newer.words.has(name));
  return isBoth ? { rule: "ended:parted", tier: saysMore || how === "finished" ? "soft" : "hard" } : null;
};
