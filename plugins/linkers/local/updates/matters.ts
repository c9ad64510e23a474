// How many things a statement says. What replaces one of them must not hide the others: "lives in Turin and works as a chef".

import type { Clause } from "../reading/clauses.ts";
import type { Parsed } from "../reading/parse.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stems } from "../reading/stem.ts";
import { GENERIC, STOP_WORDS } from "../reading/words.ts";

const GENERIC_STEMS = stems(GENERIC);

/** More than a name, a number or a word that only joins: "Turin, Italy" and "with Ben and Anna" say one thing. */
const saysSomething = ({ tokens }: Parsed, { start, head, end }: Clause): boolean =>
  // "has one daughter, she's 4"
  tokens.slice(head + 1, end).some(({ isNumber }) => isNumber) ||
  tokens
    .slice(start, end)
    .some(
      (token) =>
        !token.isBreak &&
        !token.isName &&
        !token.isNumber &&
        !STOP_WORDS.has(token.lower) &&
        !GENERIC_STEMS.has(token.stem),
    );

/** What is left behind with a home: "lives in Turin and has a balcony". */
const HOME_THINGS = stems(
  "balcony garden terrace yard roof attic cellar flat apartment studio house room bedroom kitchen view rent landlord landlady flatmate roommate housemate neighbour neighbor street area".split(
    " ",
  ),
);

const goesWithHome = ({ tokens }: Parsed, { start, end }: Clause): boolean =>
  tokens.slice(start, end).some(({ stem }) => HOME_THINGS.has(stem));

const mattersOf = (parsed: Parsed, rule: string): number => {
  const main = parsed.clauses.filter((clause) => !clause.isSubordinate);
  // "Ada: she rows": the label before a statement is no clause.
  const isLabelled = main[0] !== undefined && main[0].head === main[0].end;
  const others = main.slice(isLabelled ? 2 : 1);
  const standing = others.filter(
    (clause) => saysSomething(parsed, clause) && !(rule === "slot:home" && goesWithHome(parsed, clause)),
  );
  return 1 + standing.length;
};

const OF_COMPANY = new Set(["slot:lives-with", "ended:moved-out"]);

/** "lives with Paula in Cologne", "Paula moved out": still in Cologne, perhaps. */
const saysWhere = (older: Parsed, newer: Parsed): boolean =>
  [...older.names].some((name) => isKnownPlace(name) && !newer.words.has(name)) &&
  !newer.slots.some(({ attribute }) => attribute === "home");

/** Whether the older statement says something that the newer one, which replaces it by the rule, does not speak of. */
export const saysMore = (older: Parsed, newer: Parsed, rule: string): boolean => {
  if (OF_COMPANY.has(rule) && saysWhere(older, newer)) return true;
  const matters = mattersOf(older, rule);
  if (matters <= 1) return false;
  const told = new Set(newer.slots.map(({ attribute }) => attribute));
  const attributes = new Set(older.slots.map(({ attribute }) => attribute));
  return attributes.size < matters || [...attributes].some((attribute) => !told.has(attribute));
};
