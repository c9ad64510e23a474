// Reads which attribute of what a clause tells, however the sentence is built: "Atlas's deadline is 3 March", "the deadline of Atlas
// is 3 March", "Atlas is due on 3 March"; "Dan owns the shop", "the shop belongs to Dan", "the shop's owner is Dan".

import { readAmount } from "../reading/amounts.ts";
import type { Clause } from "../reading/clauses.ts";
import { MODALS, PLAN_VERBS } from "../reading/cues.ts";
import { BE } from "../reading/known-stems.ts";
import { matchesAt } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { type Subject, UNKNOWN } from "../reading/subject.ts";
import type { Token } from "../reading/tokens.ts";
import { STOP_WORDS } from "../reading/words.ts";
import {
  afterVerb,
  attributeOf,
  type Fact,
  type FactValue,
  fact,
  isDefinite,
  isNobody,
  isRelative,
  isSelf,
  keysOf,
  NOTHING,
  namesIn,
  nounPhraseAt,
  type Owner,
  ownerOf,
  phraseFrom,
  readValue,
} from "./fact-parts.ts";
import {
  AMOUNT_FOR,
  type Attribute,
  DOES_OFFICE,
  HOLDS,
  NOUNS,
  ORGANISATIONS,
  PUT_INTO_OFFICE,
  TELLS_VALUE,
  TOLD_OF_OWNER,
  TOLD_OF_VALUE,
  type ValueKind,
} from "./fact-table.ts";
import { ofGoal } from "./goal-facts.ts";
import {
  ofAge,
  ofAnyThing,
  ofCount,
  ofDepartment,
  ofDwelling,
  ofFrame,
  ofMeal,
  ofPeople,
  ofState,
  ofVersion,
  ofWeight,
} from "./thing-facts.ts";

/** "Atlas's deadline is …", "the ownership of Atlas went from Ada to …" */
const ofNoun = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (!TELLS_VALUE.has(tokens[clause.head]!.stem)) return [];
  const named = attributeOf(clause.subject);
  if (named !== null) {
    const at = afterVerb(tokens, clause);
    // "User's car is in Leeds" tells where it is, not which one.
    const isWhere = named.attribute.kind === "name" && tokens[at - 1]?.lower === "in";
    return isWhere ? [] : fact(named.attribute, named.owner, readValue(named.attribute.kind, tokens, at, clause.end));
  }
  const owner = ownerOf(clause.subject);
  return clause.subject.isPerson || owner.words.size === 0 ? [] : ofAnyThing(tokens, clause, owner);
};

const PRICE = "price";
const OF_THINGS_ONLY = new Set<ValueKind>(["schedule", "place"]);

const PERIODS = stems("hour day week month quarter year night".split(" "));

/** "costs 6 euros for children": the amount is theirs. */
const withWhom = (owner: Owner, tokens: readonly Token[], clause: Clause, { amount }: FactValue): Owner => {
  const at = amount === null ? -1 : tokens.findIndex(({ lower }, place) => place >= amount.end && lower === "for");
  if (at === -1 || at >= clause.end) return owner;
  const words = phraseFrom(tokens, at + 1, clause.end).filter(({ lower }) => !STOP_WORDS.has(lower));
  const whom = words.map((token) => token.stem).filter((word) => !PERIODS.has(word));
  return { ...owner, words: new Set([...owner.words, ...whom]) };
};

/** "Atlas is due on …", "User reports to …" */
const ofOwner = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const owner = ownerOf(clause.subject);
  if (clause.subject.keys.size > 1 && !keysOf(clause.subject).some(isRelative)) return [];
  for (const { entry, end } of matchesAt(TOLD_OF_OWNER, tokens, clause.head)) {
    if (OF_THINGS_ONLY.has(entry.kind) && (isSelf(owner) || owner.words.size === 0)) continue;
    // "User went up to 85 kilos"
    if (entry.name === PRICE && isSelf(owner)) continue;
    // "is studying a book on bees"
    const value = entry.isLoose && clause.isProgressive ? null : readValue(entry.kind, tokens, end, clause.end);
    if (value !== null) return fact(entry, withWhom(owner, tokens, clause, value), value, entry.isLoose !== true);
  }
  return [];
};

const asValue = ({ keys }: Subject): FactValue | null =>
  keys.has(UNKNOWN) ? null : { ...NOTHING, names: [...keys].filter((key) => keys.size === 1 || !isRelative(key)) };

const RUN = stem("run");

/** What the subject owns, leads or directs; not "runs the marathon". */
const whatIsLed = (
  tokens: readonly Token[],
  clause: Clause,
): { readonly attribute: Attribute; readonly owned: Subject } | null => {
  const verb = tokens[clause.head]!.stem;
  const from = clause.head + 1;
  if (from >= clause.end || !isDefinite(tokens[from])) return null;
  const [told] = [...matchesAt(TOLD_OF_VALUE, tokens, clause.head)];
  const attribute = told?.entry ?? DOES_OFFICE.get(verb);
  if (attribute === undefined) return null;
  const owned = nounPhraseAt(tokens, from, clause.end, clause.subject);
  const isRun = verb === RUN && !ORGANISATIONS.has(owned.thing.at(-1) ?? "");
  return isRun ? null : { attribute, owned };
};

/** "is the owner", "became captain", not "is a teacher" */
const isHeld = (token: Token | undefined): boolean =>
  token !== undefined && !/^(?:a|an|one|some|another)$/.test(token.lower) && !token.isNumber;

/** "Dan owns the shop", "Dan is the owner of the shop" */
const ofValue = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const { subject } = clause;
  const value = subject.isPerson ? asValue(subject) : null;
  if (value === null) return [];
  const done = whatIsLed(tokens, clause);
  if (done !== null) {
    const owner = ownerOf(done.owned);
    if (owner.words.size > 0 || [...owner.keys].some((key) => key !== UNKNOWN))
      return fact(done.attribute, owner, value);
  }
  const held = [...matchesAt(HOLDS, tokens, clause.head)].sort((one, other) => other.end - one.end);
  for (const { end } of held) {
    if (!isHeld(tokens[end]) || end >= clause.end) continue;
    const office = attributeOf(nounPhraseAt(tokens, end, clause.end, subject));
    if (office?.attribute.kind === "person") return fact(office.attribute, office.owner, value);
  }
  return [];
};

/** "Brightline appointed Mei as CEO", "User has a Galaxy as a phone" */
const ofOffice = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (!PUT_INTO_OFFICE.has(tokens[clause.head]!.stem) || clause.isProgressive) return [];
  const as = tokens.findIndex(
    ({ lower }, at) => at > clause.head + 1 && at < tokens.length && (lower === "as" || lower === "to"),
  );
  if (as === -1 || as > clause.head + 8) return [];
  let from = tokens[as]!.lower === "to" ? (tokens[as + 1]?.stem === BE ? as + 2 : -1) : as + 1;
  if (from === -1) return [];
  while (/^(?:a|an|its|their|his|her|my|our)$/.test(tokens[from]?.lower ?? "")) from++;
  const named = attributeOf(nounPhraseAt(tokens, from, tokens.length, clause.subject));
  if (named === null || (named.attribute.kind !== "person" && named.attribute.kind !== "name")) return [];
  const names = namesIn(tokens.slice(clause.head + 1, as));
  if (names.length === 0) return [];
  const owner = isNobody(named.owner) ? ownerOf(clause.subject) : named.owner;
  return fact(named.attribute, owner, { ...NOTHING, names });
};

const SETS = stems(
  "change switch move update raise lower cut push increase reduce set bump extend shift transfer hand".split(" "),
);

const OBJECT_REACH = 7;

/** "changed her major to physics", "raised the rent to 900 euros" */
const ofChange = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (!SETS.has(tokens[clause.head]!.stem) || clause.isProgressive) return [];
  const to = tokens.findIndex(({ lower }, at) => at > clause.head + 1 && at < clause.end && lower === "to");
  // "switched majors to", "changed banks to"
  const isMeant = isDefinite(tokens[clause.head + 1]) || NOUNS.has(tokens[clause.head + 1]?.stem ?? "");
  if (to === -1 || to > clause.head + OBJECT_REACH || !isMeant) return [];
  const named = attributeOf(nounPhraseAt(tokens, clause.head + 1, to, clause.subject));
  if (named === null) return [];
  const owner = isNobody(named.owner) ? ownerOf(clause.subject) : named.owner;
  return fact(named.attribute, owner, readValue(named.attribute.kind, tokens, to + 1, clause.end));
};

const FOR = new Set(["for", "on", "towards", "toward", "in"]);

/** "pays 30 euros for the pool", "pays 950 euros in rent", "has 400 euros to spend on the party" */
const ofAmount = (tokens: readonly Token[], clause: Clause): Fact[] => {
  if (clause.isPastEvent) return [];
  const modal = clause.head > 0 && MODALS.has(tokens[clause.head - 1]!.lower) ? clause.head - 1 : clause.head;
  for (const { entry, end } of matchesAt(AMOUNT_FOR, tokens, modal)) {
    const amount = readAmount(tokens, clause.head + 1, clause.end);
    if (amount === null) continue;
    const at = tokens.findIndex(
      ({ lower }, place) => place >= Math.max(end, amount.end) && place < clause.end && FOR.has(lower),
    );
    const said = at === -1 ? null : nounPhraseAt(tokens, at + 1, clause.end, clause.subject);
    if (said === null) continue;
    const value = { ...NOTHING, amount };
    const named = attributeOf(said);
    if (named !== null && named.attribute.kind === "amount") {
      const owner = isNobody(named.owner) ? ownerOf(clause.subject) : named.owner;
      return fact(named.attribute, owner, value);
    }
    const owner = ownerOf(said);
    if (tokens[at]!.lower !== "in" && owner.words.size > 0) return fact(entry, owner, value);
  }
  return [];
};

export const readFacts = (tokens: readonly Token[], clause: Clause): Fact[] => {
  const { isSubordinate, isNegated, isUnsure, isPast, isPlan, head, end } = clause;
  if (isSubordinate || isNegated || isUnsure || isPast || head >= end) return [];
  // "will take place on Monday" tells when; "wants to move it to Monday" does not.
  if (isPlan && PLAN_VERBS.has(tokens[head]!.stem))
    return clause.subject.isPerson ? ofGoal(tokens, clause) : ofState(tokens, clause);
  const facts = [
    ofNoun,
    ofOwner,
    ofValue,
    ofOffice,
    ofChange,
    ofAmount,
    ofPeople,
    ofState,
    ofAge,
    ofCount,
    ofVersion,
    ofWeight,
    ofMeal,
    ofDwelling,
    ofDepartment,
    ofFrame,
    ofGoal,
  ].flatMap((read) => read(tokens, clause));
  return isPlan ? facts.filter(({ kind }) => kind === "schedule") : facts;
};
