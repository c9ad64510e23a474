// From where to where: "the train from Vienna to Rome". What goes the other way is another train, another fare, another transfer.

import type { Clause } from "./clauses.ts";
import { stem, stems } from "./stem.ts";
import { PREPOSITIONS } from "./subject.ts";
import type { Token } from "./tokens.ts";
import { isTemporal } from "./values.ts";

export interface Route {
  /** Stems of what stands after "from" and after "to". */
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly isJourney: boolean;
  /** "moved from Oslo to Rome", "switched from Jira to Linear": a change, and so the way back is one as well. */
  readonly isMove: boolean;
}

const JOURNEY = stems(
  "flight train fly trip ferry bus drive ticket walk cycle ride run commute way transfer send".split(" "),
);
const MOVES = stems("move switch change relocate migrate convert upgrade return swap".split(" "));
/** "moves 500 euros", "moves money" */
const MONEY = stems("money cash funds savings salary".split(" "));
const DETERMINERS = new Set("the a an my our his her their its user 's".split(" "));
const HOME = stem("home");
const BEFORE_HOME = new Set([...DETERMINERS, ...PREPOSITIONS, "and", "or", "is"]);
const LONGEST = 4;
const THROUGH = /^(\p{Lu}[\p{L}']+)-(\p{Lu}[\p{L}']+)$/u;

const endsPlace = (tokens: readonly Token[], at: number, heads: ReadonlySet<number>): boolean => {
  const token = tokens[at];
  return (
    token === undefined ||
    token.isBreak ||
    heads.has(at) ||
    token.lower === "back" ||
    token.lower === "and" ||
    PREPOSITIONS.has(token.lower) ||
    isTemporal(token)
  );
};

/** "the main station", "work" */
const placeAt = (tokens: readonly Token[], from: number, heads: ReadonlySet<number>): string[] => {
  const words: string[] = [];
  for (let at = from; at < from + LONGEST && !endsPlace(tokens, at, heads); at++)
    if (!DETERMINERS.has(tokens[at]!.lower)) words.push(tokens[at]!.stem);
  return words;
};

const isMove = (tokens: readonly Token[], clauses: readonly Clause[]): boolean =>
  clauses.some(({ head }) => {
    const next = tokens[head + 1];
    return MOVES.has(tokens[head]?.stem ?? "") && next?.isNumber !== true && !MONEY.has(next?.stem ?? "");
  });

export const readRoute = (tokens: readonly Token[], clauses: readonly Clause[]): Route => {
  const heads = new Set(clauses.filter(({ head, end }) => head < end).map(({ head }) => head));
  const ends: Record<"from" | "to", Set<string>> = { from: new Set(), to: new Set() };
  for (const [at, { lower, text, stem: word }] of tokens.entries()) {
    const side = lower === "from" || lower === "to" ? lower : null;
    if (side !== null && ends[side].size === 0) ends[side] = new Set(placeAt(tokens, at + 1, heads));
    // "drives home from work"
    if (word === HOME && at > 0 && !BEFORE_HOME.has(tokens[at - 1]!.lower) && ends.to.size === 0) ends.to.add(HOME);
    const [, from, to] = THROUGH.exec(text) ?? [];
    if (from !== undefined && to !== undefined) {
      ends.from.add(from.toLowerCase());
      ends.to.add(to.toLowerCase());
    }
  }
  return { ...ends, isJourney: tokens.some((token) => JOURNEY.has(token.stem)), isMove: isMove(tokens, clauses) };
};

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => one.intersection(other).size;

/** Where the one sets out, the other arrives. */
export const areOpposite = (one: Route, other: Route): boolean => {
  if (one.isMove || other.isMove) return false;
  const crossed = shared(one.from, other.to) + shared(one.to, other.from);
  const areBothWhole = [one, other].every(({ from, to }) => from.size > 0 && to.size > 0);
  const areJourneys = one.isJourney && other.isJourney;
  // "is married to Pablo", "is divorced from Pablo"
  if (crossed > shared(one.from, other.from) + shared(one.to, other.to)) return areBothWhole || areJourneys;
  // "the flight to Oslo", "the flight from Rome"
  const isOnly = (side: ReadonlySet<string>, missing: ReadonlySet<string>): boolean =>
    side.size > 0 && missing.size === 0;
  const isTo = isOnly(one.to, one.from) && isOnly(other.from, other.to);
  const isFrom = isOnly(one.from, one.to) && isOnly(other.to, other.from);
  return areJourneys && (isTo || isFrom);
};
