// Who does what to whom: which preposition each word of a statement stands behind, and in which order the others come.

import type { Clause } from "./clauses.ts";
import { ADVERBS } from "./cues.ts";
import { BE } from "./known-stems.ts";
import { stem, stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { isTemporal } from "./values.ts";
import { NAMED_MONTHS, STOP_WORDS } from "./words.ts";

interface Placed {
  readonly stem: string;
  /** What it stands behind: "to", "of", "than", …; empty for subjects, verbs and objects. */
  readonly role: string;
  /** Orders nothing: dates and times, which may stand anywhere. */
  readonly isFree: boolean;
}

interface Told {
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
}

/** Those of one line say the same. */
const ROLES: ReadonlyMap<string, string> = new Map(
  [
    "at in on during within inside",
    "of",
    "to into onto towards toward until till",
    "from since",
    "for",
    "with",
    "about",
    "by via through",
    "as like",
    "than",
    "before",
    "after",
    "without",
    "against",
    "under below beneath",
    "over above",
    "behind",
    "between",
    "outside",
    "near beside",
    "because",
    "instead",
  ].flatMap((line) => line.split(" ").map((word): [string, string] => [word, line.split(" ")[0]!])),
);
/** Say the same of many words: "a talk on/about", "works for/at", "a gift to/for". */
const COMPATIBLE = new Set(
  [
    "at about",
    "at for",
    "at of",
    "of about",
    "of for",
    "from of",
    "to for",
    "to at",
    "for about",
    "with of",
    "of to",
  ].flatMap((pair) => {
    const [one, other] = pair.split(" ");
    return [`${one} ${other}`, `${other} ${one}`];
  }),
);
const mayBeSame = (one: string, other: string): boolean => one === other || COMPATIBLE.has(`${one} ${other}`);

const SELF_WORDS = new Set(["user", "i", "me", "we", "us", "self", "myself"]);
const OWN = new Set(["my", "our", "mine", "ours"]);
const DETERMINERS = new Set("the a an my our his her their this that".split(" "));

/** "wants to learn": what follows is a verb. */
const isInfinitive = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return (
    tokens[at]!.lower === "to" &&
    next !== undefined &&
    !next.isName &&
    !next.isNumber &&
    !DETERMINERS.has(next.lower) &&
    !OWN.has(next.lower) &&
    !SELF_WORDS.has(next.lower)
  );
};

/** "was hired by Ann": where "by" stands. */
const agentAt = (tokens: readonly Token[]): number => {
  const be = tokens.findIndex((token) => token.stem === BE);
  if (be === -1) return -1;
  return tokens.findIndex(({ lower, isBreak }, at) => {
    const next = tokens[at + 1];
    const isParticiple = /(?:ed|en|n|t|d|ught)$/.test(tokens[at - 1]?.lower ?? "");
    return at > be + 1 && !isBreak && lower === "by" && isParticiple && next !== undefined && !isTemporal(next);
  });
};

/** "Tom was hired by Ann" in the order of "Ann hired Tom". */
const asActive = (placed: readonly Placed[], verbAt: number): readonly Placed[] => {
  const agent = placed.filter(({ role }) => role === "by").map((it) => ({ ...it, role: "" }));
  const rest = placed.filter(({ role }) => role !== "by");
  return [...agent, ...rest.slice(verbAt, verbAt + 1), ...rest.slice(0, verbAt), ...rest.slice(verbAt + 1)];
};

/** In the order of the sentence; owners before what they own, "the boss of Ann" as "Ann's boss". */
class Places {
  readonly placed: Placed[] = [];
  #role = "";
  #ownedAt = -1;

  stand(role: string): void {
    this.#role = role;
    this.#ownedAt = role === "of" ? this.placed.length - 1 : -1;
  }

  own(): void {
    const owner = this.placed.pop();
    if (owner !== undefined) this.placed.push({ ...owner, role: "of" });
  }

  put(token: Token, word = token.stem, role = this.#role): void {
    const isFree = NAMED_MONTHS.has(token.lower) || (isTemporal(token) && !token.isNumber);
    const place = this.#ownedAt === -1 ? this.placed.length : this.#ownedAt++;
    this.placed.splice(place, 0, { stem: word, role, isFree });
  }
}

const isContent = ({ lower, isName }: Token): boolean => !STOP_WORDS.has(lower) && (isName || !ADVERBS.has(lower));

const placesOf = ({ tokens, clauses }: Told): readonly Placed[] => {
  const opens = new Set(clauses.flatMap(({ head, subject }) => [head, ...subject.places.slice(0, 1)]));
  const by = agentAt(tokens);
  const places = new Places();
  let verbAt = 0;
  for (const [at, token] of tokens.entries()) {
    const { lower } = token;
    const isVerbNext = isInfinitive(tokens, at);
    if (token.isBreak || isVerbNext || opens.has(at) || lower === "there") places.stand("");
    if (at === by) verbAt = places.placed.length - 1;
    if (lower === "'s") places.own();
    else if (SELF_WORDS.has(lower)) places.put(token, "user");
    else if (OWN.has(lower)) places.put(token, "user", "of");
    else if (ROLES.has(lower) && !token.isName && !isVerbNext) places.stand(ROLES.get(lower)!);
    else if (!token.isBreak && isContent(token)) places.put(token);
  }
  return by === -1 ? places.placed : asActive(places.placed, verbAt);
};

/** True of both alike: "Ann is married to Tom", "Tom is married to Ann". */
const MUTUAL = stems(
  "marry engage date meet divorce resemble equal relate friend neighbour neighbor colleague cousin sibling twin roommate flatmate classmate partner spouse couple together similar same adjacent share alike".split(
    " ",
  ),
);
const MUTUAL_ROLES = new Set(["", "of", "to", "with", "at"]);

const isMutual = ({ tokens, clauses }: Told): boolean =>
  clauses.some(({ head, end }) => {
    const verb = tokens[head]?.stem ?? "";
    return MUTUAL.has(verb) || (verb === BE && tokens.slice(head, end).some((token) => MUTUAL.has(token.stem)));
  });

const isTurned = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((_, at) => [...one.slice(at), ...one.slice(0, at)].join(" ") === other.join(" "));

const isDefinite = ({ isName, lower }: Token): boolean =>
  isName || lower === "'s" || /^(?:the|my|our|his|her|their)$/.test(lower);

/** "Rome is User's favourite city", "User's favourite city is Rome" */
const areEquated = ({ tokens, clauses }: Told): boolean =>
  clauses.length === 1 && tokens[clauses[0]!.head]?.stem === BE && tokens.some(isDefinite);

/** "tea and milk" in one order. */
const inOneOrder = (order: readonly string[], { tokens }: Told): string => {
  const listed = new Set<string>();
  for (const [at, { lower }] of tokens.entries()) {
    if (lower !== "and" && lower !== "or") continue;
    for (let from = at - 1; from >= 0 && (from === at - 1 || tokens[from + 1]!.isBreak); from -= 2)
      listed.add(tokens[from]!.stem);
    const after = tokens.slice(at + 1).find(({ lower: word }) => !STOP_WORDS.has(word));
    if (after !== undefined) listed.add(after.stem);
  }
  const sorted = order.filter((word) => listed.has(word)).sort();
  return order.map((word) => (listed.has(word) ? sorted.shift()! : word)).join(" ");
};

/** What both say, as the two say it first: "Ann cheers Tom on and thanks Tom" is of Tom as "Ann cheers Tom on" is. */
type Shared = ReadonlyMap<string, readonly [role: string, its: string]>;

const sharedBy = (one: readonly Placed[], other: readonly Placed[]): Shared => {
  const others = new Map(other.toReversed().map((it) => [it.stem, it]));
  return new Map(
    one.toReversed().flatMap(({ stem: word, role }) => {
      const its = others.get(word);
      return its === undefined ? [] : [[word, [role, its.role]] as const];
    }),
  );
};

/** One stands behind another preposition, or two have changed places: "Ann reports to Tom", "Tom reports to Ann". */
const haveOthersPlace = (shared: Shared): boolean => {
  const pairs = [...shared].map(([word, pair]) => [isAmount(word), ...pair] as const);
  return pairs.some(
    ([amount, role, its]) =>
      !mayBeSame(role, its) &&
      (role !== "" ? its !== "" : pairs.some((pair) => pair[0] === amount && pair[1] === its && pair[2] === "")),
  );
};
const isAmount = (word: string): boolean => /^\D?\d/.test(word);

/** "runs on Postgres", "runs Postgres on the backend": either is said to run. */
const RUN = stem("run");

const verbOf = ({ tokens, clauses }: Told): string => {
  const by = agentAt(tokens);
  return tokens[by === -1 ? (clauses[0]?.head ?? 0) : by - 1]?.stem ?? "";
};

/** The same words, and yet another does it, or to another, or elsewhere. */
export const haveOtherRoles = (older: Told, newer: Told): boolean => {
  const [one, other] = [placesOf(older), placesOf(newer)];
  const shared = sharedBy(one, other);
  const verb = verbOf(older);
  const areMutual = verb === RUN || (isMutual(older) && isMutual(newer));
  const isEither = (pair: readonly string[]): boolean => areMutual && pair.every((role) => MUTUAL_ROLES.has(role));
  if (haveOthersPlace(new Map([...shared].filter(([, pair]) => !isEither(pair))))) return true;
  const areSame = areEquated(older) && areEquated(newer);
  // Told by another verb, the rest stands otherwise.
  if (!areSame && verb !== verbOf(newer)) return false;
  const orderOf = (placed: readonly Placed[]): string[] =>
    placed
      .filter(({ stem: word, isFree }) => {
        const pair = shared.get(word);
        return !isFree && pair !== undefined && (areSame || pair.every((role) => role === ""));
      })
      .map((it) => it.stem);
  const [order, its] = [orderOf(one), orderOf(other)];
  const isInOrder = order.join(" ") === its.join(" ") || inOneOrder(order, older) === inOneOrder(its, newer);
  return !isInOrder && !areMutual && !(areSame && isTurned(order, its));
};
