// What facts are made of: whose attribute it is, which one, and its value, as they stand in noun phrases.

import { type Amount, readAmount } from "../reading/amounts.ts";
import type { Clause } from "../reading/clauses.ts";
import { ADVERBS } from "../reading/cues.ts";
import { BE } from "../reading/known-stems.ts";
import { stem } from "../reading/stem.ts";
import { readSubject, SELF, type Subject, THIRD_OWN, UNKNOWN } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { readValues, SCHEDULE, type TypedValues } from "../reading/values.ts";
import { STOP_WORDS, TITLES } from "../reading/words.ts";
import { type Attribute, NOUNS, SHARED, SORTS, TELLS_VALUE, type ValueKind } from "./fact-table.ts";

/** Whose attribute it is: the person, and the words that say which thing. */
export interface Owner {
  readonly keys: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  /** Those of the words that name the owner: "Ada" of "Ada's favourite tea". */
  readonly names: readonly string[];
  /** What it is a sort of: "project" of "the Atlas project". */
  readonly sorts: readonly string[];
}

export interface FactValue {
  readonly names: readonly string[];
  readonly words: readonly string[];
  readonly amount: Amount | null;
  readonly when: TypedValues["values"] | null;
}

export interface Fact {
  readonly attribute: string;
  readonly kind: ValueKind;
  readonly owner: Owner;
  readonly value: FactValue;
  /** The words tell it of one thing only: "is the owner of"; "runs on" may be told of several. */
  readonly isSure: boolean;
}

const VALUE_END = new Set(
  "at in on for with from near by as to until till since because who which that where of after before and or not while during into per instead".split(
    " ",
  ),
);

export const keysOf = ({ keys }: Subject): string[] => [...keys];

export const isRelative = (key: string): boolean => key.includes("/");

/** A name says which thing is meant, as other words do; a relative is somebody's. */
export const ownerOf = (subject: Subject, without: readonly string[] = []): Owner => {
  const keys = keysOf(subject);
  const named = keys.some(isRelative) ? [] : keys.filter((key) => key !== SELF && key !== UNKNOWN);
  const thing = subject.named === null ? subject.thing : [subject.named];
  const said = [...named, ...thing, ...subject.about].filter((word) => !without.includes(word));
  const own = keys.filter((key) => !named.includes(key));
  return {
    keys: new Set(own.length > 0 ? own : [UNKNOWN]),
    words: new Set(said.filter((word) => !SORTS.has(word)).map(stem)),
    names: named,
    sorts: said.filter((word) => SORTS.has(word)),
  };
};

interface Named {
  readonly attribute: Attribute;
  readonly owner: Owner;
}

const nounOf = (words: readonly string[]): { readonly attribute: Attribute; readonly noun: string } | null => {
  const noun = words.at(-1) ?? "";
  const attribute = NOUNS.get(noun);
  return attribute === undefined || words.slice(0, -1).some((word) => SHARED.has(word)) ? null : { attribute, noun };
};

/** "User's piano teacher", "the owner of the search module", "billing service ownership" */
export const attributeOf = (subject: Subject): Named | null => {
  if (!subject.isPerson) {
    const found = nounOf(subject.thing);
    return found === null ? null : { attribute: found.attribute, owner: ownerOf(subject, [found.noun]) };
  }
  const [key = "", ...others] = keysOf(subject);
  const at = key.lastIndexOf("/");
  if (at === -1 || others.length > 0 || key.endsWith("+")) return null;
  const relation = key.slice(at + 1).split(" ");
  const found = nounOf(relation);
  if (found === null) return null;
  const root = key.slice(0, at);
  const isPerson = root === SELF || isRelative(root);
  const kind = [...(isPerson ? [] : [root]), ...relation.slice(0, -1)];
  return {
    attribute: found.attribute,
    owner: {
      keys: new Set([isPerson ? root : UNKNOWN]),
      words: new Set(kind.filter((word) => !SORTS.has(word))),
      names: isPerson ? [] : [root],
      sorts: kind.filter((word) => SORTS.has(word)),
    },
  };
};

export const NOTHING: FactValue = { names: [], words: [], amount: null, when: null };

/** "from Priya to Marek": what it was is no part of the value. */
export const afterFrom = (tokens: readonly Token[], from: number, to: number): number => {
  if (tokens[from]?.lower !== "from") return from;
  const at = tokens.findIndex(({ lower }, place) => place > from && place < to && lower === "to");
  return at === -1 ? to : at + 1;
};

export const phraseFrom = (tokens: readonly Token[], from: number, to: number): readonly Token[] => {
  let end = from;
  while (end < to && !tokens[end]!.isBreak && !(end > from && VALUE_END.has(tokens[end]!.lower))) end++;
  return tokens.slice(from, end);
};

/** Marks a name that is an office's. */
export const OFFICE = "the ";

export const namesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ isName, lower }) => (lower === "user" ? [SELF] : isName && !TITLES.has(lower) ? [lower] : []));

export const readValue = (kind: ValueKind, tokens: readonly Token[], at: number, to: number): FactValue | null => {
  const from = afterFrom(tokens, at, to);
  if (kind === "amount") {
    const amount = readAmount(tokens, from, to);
    return amount === null ? null : { ...NOTHING, amount };
  }
  if (kind === "schedule") {
    const { values } = readValues(tokens.slice(Math.max(0, from - 1), to));
    const when = new Map([...values].filter(([type]) => SCHEDULE.has(type)));
    return when.size === 0 ? null : { ...NOTHING, when };
  }
  const said = phraseFrom(tokens, from, to);
  const names = namesIn(said);
  const words = said.filter(({ lower, isNumber }) => !STOP_WORDS.has(lower) && !isNumber).map((token) => token.stem);
  if (kind === "person" && names.length === 0) {
    // "reports to the CFO": whoever that is.
    const office = said.find(({ stem: word }) => NOUNS.get(word)?.kind === "person");
    return office === undefined ? null : { ...NOTHING, names: [`${OFFICE}${office.stem}`], words };
  }
  if (kind === "person" || kind === "name") return names.length === 0 ? null : { ...NOTHING, names, words };
  return words.length === 0 || VALUE_END.has(said[0]?.lower ?? "") ? null : { ...NOTHING, names, words };
};

export const fact = (
  { name, kind }: Pick<Attribute, "name" | "kind">,
  owner: Owner,
  value: FactValue | null,
  isSure = true,
): Fact[] => (value === null ? [] : [{ attribute: name, kind, owner, value, isSure }]);

/** Where the value of a noun may begin: after "is", "now", "called", "at", "to". */
const BEFORE_VALUE = new Set("now at in on to for called by with currently a an the".split(" "));

export const afterVerb = (tokens: readonly Token[], clause: Clause): number => {
  let at = clause.head + 1;
  const isPassive = tokens[clause.head]!.stem === BE && TELLS_VALUE.has(tokens[at]?.stem ?? "");
  if (isPassive) at++;
  while (at < clause.end && (BEFORE_VALUE.has(tokens[at]!.lower) || ADVERBS.has(tokens[at]!.lower))) at++;
  return at;
};

/** The noun phrase that begins here, up to where a time or a reason begins. */
const NOUN_PHRASE_END = new Set(
  "since because until till after before when while as now from these this last".split(" "),
);

export const nounPhraseAt = (tokens: readonly Token[], from: number, to: number, inherited: Subject): Subject => {
  let end = from;
  while (end < to && !tokens[end]!.isBreak && !(end > from && NOUN_PHRASE_END.has(tokens[end]!.lower))) end++;
  return readSubject(tokens.slice(from, end), 0, THIRD_OWN.has(tokens[from]?.lower ?? "") ? inherited : null);
};

const DEFINITE = new Set("the my our his her their its this user".split(" "));

export const isDefinite = (token: Token | undefined): boolean =>
  token?.isName === true || DEFINITE.has(token?.lower ?? "");

export const isSelf = ({ keys, words }: Owner): boolean => keys.has(SELF) && words.size === 0;

export const isNobody = ({ keys, words }: Owner): boolean => words.size === 0 && keys.has(UNKNOWN);
