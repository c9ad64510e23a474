// How many things a statement says. What replaces one of them must not hide the others: "lives in Turin and works as a chef".

import { isEqualSet } from "../compare.ts";
import type { Clause } from "../reading/clauses.ts";
import { BE, GENERIC_STEMS } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { isKnownPlace } from "../reading/places.ts";
import { stems } from "../reading/stem.ts";
import { PREPOSITIONS, SELF } from "../reading/subject.ts";
import { STOP_WORDS } from "../reading/words.ts";
import { LIFE_OVER } from "./gone-updates.ts";

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

/** What goes with what was replaced: "lives in Turin and has a balcony", "is engaged, the wedding is in June". */
const GOES_WITH: readonly (readonly [rule: RegExp, words: ReadonlySet<string>])[] = [
  [
    /^slot:home$/,
    "balcony garden terrace yard roof attic cellar flat apartment studio house room bedroom kitchen view rent landlord landlady flatmate roommate housemate neighbour neighbor street area",
  ],
  [/^slot:employed$/, "cv cvs resume application interview job recruiter"],
  [
    /^(?:slot:marital|couple:(?:married|parted|divorced)|ended:parted)$/,
    "wedding engagement look together husband wife partner boyfriend girlfriend",
  ],
  [/^(?:fact|slot:is|value):(?:weight|kg|kilo|pound|lb)/, "lose gain diet"],
  [/^completed:birth$/, "due expect week month trimester boy girl"],
  [/^(?:outcome:licence|completed:pass)$/, "test exam lesson"],
].map(([rule, words]) => [rule as RegExp, stems((words as string).split(" "))]);

const goesWith = ({ tokens }: Parsed, { start, end }: Clause, rule: string): boolean =>
  GOES_WITH.some(
    ([pattern, words]) => pattern.test(rule) && tokens.slice(start, end).some(({ stem }) => words.has(stem)),
  );

const DESCRIBES = new Set(["it", "he", "she"]);

/** "has a dog called Bruno, he is a beagle": of what the statement is about, no matter of its own. */
const isDescription = ({ clauses, tokens }: Parsed, { start, head, end }: Clause, rule: string): boolean => {
  const isOfUser = [...(clauses[0]?.subject.keys ?? [])].some((key) => key.split("/")[0] === SELF);
  const isPlain = tokens[head]?.stem === BE && !tokens.slice(head, end).some(({ isNumber }) => isNumber);
  return REPLACES_IT.test(rule) && isOfUser && DESCRIBES.has(tokens[start]!.lower) && isPlain;
};
/** "takes warfarin and ramipril": where a life is over, nothing is left of a list. */
const isListed = ({ clauses }: Parsed, { subject, start, head, end }: Clause, rule: string): boolean =>
  rule === LIFE_OVER &&
  start < head &&
  end - head <= LONGEST_ITEM &&
  isEqualSet(subject.keys, clauses[0]!.subject.keys);
const LONGEST_ITEM = 2;
const REPLACES_IT = /^(?:ended|slot:is):/;

/** "lives in Leith, near the docks": where, when or how, of what stands before. */
const isAdjunct = ({ tokens }: Parsed, { start }: Clause): boolean => PREPOSITIONS.has(tokens[start]!.lower);

const mattersOf = (parsed: Parsed, rule: string): number => {
  const main = parsed.clauses.filter((clause) => !clause.isSubordinate);
  // "Ada: she rows": the label before a statement is no clause.
  const isLabelled = main[0] !== undefined && main[0].head === main[0].end;
  const others = main.slice(isLabelled ? 2 : 1);
  const standing = others.filter(
    (clause) =>
      saysSomething(parsed, clause) &&
      !isAdjunct(parsed, clause) &&
      !goesWith(parsed, clause, rule) &&
      !isDescription(parsed, clause, rule) &&
      !isListed(parsed, clause, rule),
  );
  return 1 + standing.length;
};

const OF_COMPANY = new Set(["slot:lives-with", "ended:moved-out"]);

/** "lives with Paula in Cologne", "Paula moved out": still in Cologne, perhaps. */
const saysWhere = (older: Parsed, newer: Parsed): boolean =>
  [...older.names].some((name) => isKnownPlace(name) && !newer.words.has(name)) &&
  !newer.slots.some(({ attribute }) => attribute === "home");

/** "lives with their girlfriend Mei in Oslo" */
const saysCompany = ({ slots }: Parsed): boolean => slots.some(({ attribute }) => attribute === "lives-with");

/** 'User says "we play on Fridays, second year of law now"': what was typed in haste is told in pieces without a verb. */
const QUOTES_SEVERAL = / says "[^"]*[,.;] [^"]+"/;

/** Whether the older statement says something that the newer one, which replaces it by the rule, does not speak of. */
export const saysMore = (older: Parsed, newer: Parsed, rule: string): boolean => {
  if (rule.startsWith("revoked:")) return false;
  if (QUOTES_SEVERAL.test(older.text)) return true;
  const isOfCompany = OF_COMPANY.has(rule) || (rule === "ended:parted" && saysCompany(older));
  if (isOfCompany && saysWhere(older, newer)) return true;
  const told = new Set(newer.slots.map(({ attribute }) => attribute));
  const attributes = new Set(older.slots.map(({ attribute }) => attribute));
  const isUntold = [...attributes].some((attribute) => !told.has(attribute));
  // "answer in German and call them Bob"
  if (rule.startsWith("slot:order:") && isUntold) return true;
  const matters = mattersOf(older, rule);
  return matters > 1 && (attributes.size < matters || isUntold);
};
