// What each main clause of a statement says alone: of "Ravi left, so User reports to Per now" the rules then read "User reports to
// Per now".

import type { Clause } from "./clauses.ts";
import { SELF } from "./subject.ts";
import { plain, type Token } from "./tokens.ts";

const NOT_THEREFORE = new Set(["far", "that", "much", "many", "on"]);

/** "the bike got stolen, so User takes the tram": what follows holds from then on. */
export const isTherefore = (tokens: readonly Token[], { start }: Clause): boolean =>
  start > 0 && tokens[start]!.lower === "so" && !NOT_THEREFORE.has(tokens[start + 1]?.lower ?? "");

const CONNECTS = new Set(["so", "and", "but"]);
const OF_NOW = new Set(["now", "nowadays", "instead", "anymore", "again"]);
const isOfNow = ({ lower }: Token): boolean => OF_NOW.has(lower);

/** As drawn memories tell of the user again. */
const STANDS_FOR_USER: ReadonlyMap<string, readonly Token[]> = new Map([
  ["user", [plain("user")]],
  ["they", [plain("user")]],
  ["their", [plain("user"), plain("'s")]],
]);

/** With the user as its subject, as it would be said alone; null where it is of somebody else. */
const saidOfUser = (tokens: readonly Token[], clause: Clause, end: number | undefined): readonly Token[] | null => {
  const { start, subject } = clause;
  const from = CONNECTS.has(tokens[start]!.lower) ? start + 1 : start;
  const [first, ...rest] = tokens.slice(from, end);
  // "Cora thinks User's contract ..."
  const isReported = from > 0 && from === start && tokens[from - 1]?.isBreak === false;
  if (first === undefined || isReported) return null;
  const user = STANDS_FOR_USER.get(first.lower);
  const isNamed = first.lower === "user" || tokens.slice(0, from).some(({ lower }) => lower === "user");
  if (user !== undefined && isNamed) return [...user, ...rest];
  // "gave up fasting and eats breakfast again"
  const goesOn = subject.places.length === 0 && subject.keys.has(SELF) && rest.some(isOfNow);
  return goesOn ? [plain("user"), first, ...rest] : null;
};

/** None of a statement that says one thing of one subject. */
export const partsOf = (tokens: readonly Token[], main: readonly Clause[]): (readonly Token[])[] => {
  const isOfOne = main.slice(1).every(({ subject }) => subject.places.length === 0);
  return main.flatMap((clause, nth) => {
    const said = main.length < 2 ? null : saidOfUser(tokens, clause, main[nth + 1]?.start);
    if (said === null || (isOfOne && clause.subject.places.length > 0)) return [];
    return [isTherefore(tokens, clause) && !said.some(isOfNow) ? [...said, plain("now")] : said];
  });
};

const MOST_CLAUSES = 4;

/** Every main clause with the subject that it goes on with: "User is 74" and "User lives alone" of "User is 74 and lives alone". */
export const clausesAlone = (tokens: readonly Token[], main: readonly Clause[]): (readonly Token[])[] => {
  if (main.length < 2) return [];
  let subject: readonly Token[] = [];
  return main.slice(0, MOST_CLAUSES).flatMap((clause, nth) => {
    const { start, head, end, subject: own } = clause;
    const from = CONNECTS.has(tokens[start]!.lower) ? start + 1 : start;
    const said = tokens.slice(from, main[nth + 1]?.start ?? end);
    const user = STANDS_FOR_USER.get(said[0]?.lower ?? "");
    if (head >= end || said.length < 2) return [];
    if (user !== undefined) {
      subject = user.length === 1 ? user : [...user, ...tokens.slice(from + 1, own.end)];
      return [[...user, ...said.slice(1)]];
    }
    if (own.places.length > 0) {
      subject = tokens.slice(from, own.end);
      return [said];
    }
    return subject.length === 0 ? [] : [[...subject, ...said]];
  });
};
